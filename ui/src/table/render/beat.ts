/** A scene: a card in the middle of the table, which goes by itself or at a tap; what one has learnt stays until it is read. */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Beat, Game, Learnt } from "../game/index.ts";
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

/** What one's own doing has told. It is no live region: what is private is read out only to whoever comes to it. */
export function learntSlip(
  { title, question, said, lines, picture }: Learnt,
  done: () => void,
): TemplateResult {
  return html`<section class="t-recap t-learnt" role="region" aria-label=${title}>
    ${picture === undefined ? nothing : html`<svg class="t-beat-picture" viewBox="-50 -50 100 100" aria-hidden="true">${picture}</svg>`}
    <div>
      <h2>${title}</h2>
      ${question === undefined ? nothing : html`<p class="t-learnt-question">${question}</p>`}
      ${said === undefined ? nothing : html`<p class="t-learnt-said">${said}</p>`}
      ${lines.map((line) => html`<p>${line}</p>`)}
    </div>
    <div class="t-recap-buttons">
      <button type="button" class="primary" data-first-focus data-action="learnt-done" @click=${done}>${say("recap-done")}</button>
    </div>
  </section>`;
}
