/** The guide of a first game: at each new kind of question, once, what it is about. It takes room, and covers nothing. */
import { html, nothing, type TemplateResult } from "lit-html";
import { recall, remember } from "../../shared/memory.ts";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";

/** What is remembered as read: the game's first word and the key. */
const idOf = ({ name }: Pick<Game, "name">, key: string): string => `${name.split("-")[0]}-${key}`;

/** What has been read already; `all` if somebody wants no more of it. Keys alone are of the time of the first game. */
function read(): readonly string[] {
  const known = recall("guide");
  const all = Array.isArray(known) ? known.filter((id) => typeof id === "string") : [];
  return all.map((id) => (id === "all" || id.includes("-") ? id : `monastery-${id}`));
}

/** Somebody has read this, or wants to read no more. */
export function haveRead(game: Pick<Game, "name">, key: string): void {
  remember("guide", [...new Set([...read(), key === "all" ? key : idOf(game, key)])]);
}

/** Everything is told once more. */
export function tellAgain(): void {
  remember("guide", []);
}

/** What is still to be told of these, the first one first. */
export function untold(game: Pick<Game, "name">, keys: readonly string[]): string | undefined {
  const known = read();
  return known.includes("all") ? undefined : keys.find((key) => !known.includes(idOf(game, key)));
}

/**
 * Its strip stays where it is until everything was told, so that the board lies still: what has been read already is read
 * there in soft ink.
 */
export function guide(
  game: Game,
  keys: readonly string[],
  done: (key: string) => void,
): TemplateResult | typeof nothing {
  if (untold(game, game.acting.guides ?? keys) === undefined) return nothing;
  const key = untold(game, keys);
  const shown = key ?? keys.at(-1);
  return html`<aside class="t-guide ${key === undefined ? "t-guide-read" : ""}" aria-label=${say("guide-title")} data-guide=${key ?? nothing}>
    <p tabindex="0">${shown === undefined ? nothing : game.words(`guide-${shown}`)}</p>
    <div>
      ${key === undefined ? nothing : html`<button type="button" class="plain" data-action="guide-done" @click=${() => done(key)}>${say("guide-done")}</button>`}
      <button type="button" class="quiet" data-action="guide-off" @click=${() => done("all")}>${say("guide-off")}</button>
    </div>
  </aside>`;
}
