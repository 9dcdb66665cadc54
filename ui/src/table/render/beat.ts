/** A scene: a card in the middle of the table, which goes by itself or at a tap. */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Beat, Game } from "../game/index.ts";
import { seatSign } from "../log/log.ts";
import type { Model } from "../state/model.ts";

export function beat(
  game: Game,
  { shown }: Model,
  { title, lines, picture }: Beat,
  seen: () => void,
): TemplateResult {
  return html`<button type="button" class="t-beat" data-action="beat" aria-label=${say("beat-next", { title })} @click=${seen}>
    ${picture === undefined ? nothing : html`<svg class="t-beat-picture" viewBox="-50 -50 100 100" aria-hidden="true">${picture}</svg>`}
    <span class="t-beat-title">${title}</span>
    ${lines.length === 0 ? nothing : html`<span class="t-beat-lines">${lines.map(({ seat, text }) => html`<span>${seatSign(game, shown, seat)}<span>${text}</span></span>`)}</span>`}
  </button>`;
}
