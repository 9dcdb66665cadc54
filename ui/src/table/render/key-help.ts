/** What the keys mean, and whether letters alone mean something. */
import { html, type TemplateResult } from "lit-html";
import { tick } from "../../shared/controls.ts";
import { recall, remember } from "../../shared/memory.ts";
import { CROSS } from "../../shared/signs.ts";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";

/** Whether a letter pressed alone means something: whoever speaks to the device may not want that. */
export const lettersMean = (): boolean => recall("keys") !== "none";

/** What is written on keys that are not a sign or a letter. */
const CAPS: Readonly<Record<string, string>> = { Enter: "enter", Esc: "escape", Shift: "shift" };

const onKey = (keys: string): string =>
  keys.replace(/[A-Z][a-z]+/g, (cap) => (CAPS[cap] ? say(`keycap-${CAPS[cap]}`) : cap));

/** Each with its words, `key-<name>`; those of a game are `key-<name>` in its own words. */
const KEYS: readonly (readonly [name: string, keys: string])[] = [
  ["move", "Tab, ← → ↑ ↓"],
  ["press", "Enter"],
  ["back", "Esc"],
  ["undo", "Z"],
  ["redo", "Shift+Z"],
  ["over", "O"],
  ["turn", "T"],
  ["log", "L"],
  ["menu", "M"],
  ["zoom", "+ − 0"],
  ["help", "?"],
];

export function keyHelp(game: Game, changed: () => void, close: () => void): TemplateResult {
  const own = game.acting.keys ?? [];
  const row = (keys: string, words: string): TemplateResult =>
    html`<div><dt><kbd>${onKey(keys)}</kbd></dt><dd>${words}</dd></div>`;
  return html`<section class="t-keys t-leaf" aria-label=${say("keys-title")}>
    <header>
      <h2>${say("keys-title")}</h2>
      <button type="button" class="quiet icon t-close" data-action="close" aria-label=${say("slip-close")} @click=${close}>${CROSS}</button>
    </header>
    <div class="t-menu-body">
      <dl>
        ${KEYS.map(([name, keys]) => row(keys, say(`key-${name}`)))}
        ${own.map(({ keys, name }) => row(keys, game.words(`key-${name}`)))}
      </dl>
      ${tick({
        label: say("keys-letters"),
        why: say("keys-letters-why"),
        checked: lettersMean(),
        change: (wanted) => {
          remember("keys", wanted ? "letters" : "none");
          changed();
        },
      })}
    </div>
  </section>`;
}
