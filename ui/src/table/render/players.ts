/** What everybody may know of a player besides the name. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Screen, SeatedPlayer } from "../../shared/commands.ts";
import { say } from "../../shared/words.ts";

/** Who plays here: a person, a bot, or a bot for a person who is away. */
export function whoPlays({ person, absent, level }: SeatedPlayer): string {
  const who = say("who-one", { level: level ?? "brother" });
  if (absent) return say("menu-away", { who });
  return person ? say("menu-person") : who;
}

/** What was done to the seat in front of everybody: opened without its PIN, handed to a bot although it had one. */
export function forgotten({ forgotten: times, handed }: SeatedPlayer): TemplateResult {
  return html`${times === 0 ? nothing : html`<small class="t-forgotten">${say("seat-forgotten", { times })}</small>`}
    ${handed === 0 ? nothing : html`<small class="t-forgotten">${say("seat-handed", { times: handed })}</small>`}`;
}

/** That somebody may know what is drawn, because there is a copy. */
export function copied({ copies }: Screen): TemplateResult | typeof nothing {
  return copies === 0
    ? nothing
    : html`<p class="caption t-copied">${say("table-copied", { times: copies })}</p>`;
}
