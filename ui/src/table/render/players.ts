/** What everybody may know of a player besides the name. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatedPlayer } from "../../shared/commands.ts";
import { say } from "../../shared/words.ts";

/** Who plays here: a person, a bot, or a bot for a person who is away. */
export function whoPlays({ person, absent, level }: SeatedPlayer): string {
  if (absent) return say("menu-away", { level: level ?? "brother" });
  return person ? say("menu-person") : say("menu-bot", { level: level ?? "brother" });
}

/** That the seat was once opened without its PIN, in front of everybody. */
export function forgotten({ forgotten: times }: SeatedPlayer): TemplateResult | typeof nothing {
  return times === 0
    ? nothing
    : html`<small class="t-forgotten">${say("seat-forgotten", { times })}</small>`;
}
