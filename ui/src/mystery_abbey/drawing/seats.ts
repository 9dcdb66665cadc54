/** The Mass card with the bell, everybody in the order of the round, and what was revealed. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { SeatView } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { cardBack } from "../art/portrait.ts";
import { bell, crypta, eventCard, massCard, penance } from "../art/tokens.ts";
import { BELL_SPACES } from "../box.ts";
import { type Handlers, type Model, seatInTurn } from "../kind.ts";
import { word } from "../words.ts";
import { revelations } from "./hall.ts";
import { eventWords, roomWords } from "./names.ts";

/** The Mass card: which Mass is next, where the bell is, how many cards will be passed. */
function mass({ shown }: Model, { tap }: Handlers): TemplateResult {
  const { mass: next, passed, bell: space, lasting } = shown;
  const name = word(`mass-${next}`);
  return html`<div class="a-mass">
    <button type="button" class="a-mass-card" data-hook="mass" @click=${() => tap({ on: "mass" })}>
      <svg class="a-mass-face" viewBox="0 0 64 80" aria-hidden="true">${massCard(next)}</svg>
      <span class="unseen">${word("mass-label", { mass: name, bell: space, passed })}</span>
      <span class="a-mass-name" aria-hidden="true">${name}</span>
      <svg class="a-mass-bell" viewBox="0 0 136 34" aria-hidden="true">${bell(space, BELL_SPACES)}</svg>
    </button>
    ${lasting === null ? nothing : html`<button type="button" class="a-lasting" data-hook="event ${lasting}" @click=${() => tap({ on: "event", card: lasting })}><svg class="a-card-back" viewBox="0 0 64 80" aria-hidden="true">${eventCard(lasting)}</svg>${eventWords(lasting).name}</button>`}
  </div>`;
}

const worth = (drawn: unknown, many: unknown, label: string): TemplateResult =>
  html`<span class="a-worth" role="img" aria-label=${label} title=${label}>${drawn}<b aria-hidden="true">${many}</b></span>`;

const BOOK = "M-9-7Q-4-9 0-6Q4-9 9-7V8Q4 6 0 8Q-4 6-9 8ZM0-6V8";
const glyph = (d: string): TemplateResult =>
  html`<svg class="a-glyph" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${d} /></svg>`;

function held(of: SeatView): TemplateResult {
  return html`<span class="a-held">
    ${worth(html`<svg class="a-card-back" viewBox="0 0 64 80" aria-hidden="true">${cardBack()}</svg>`, of.cards, word("cards", { many: of.cards }))}
    ${of.books > 0 ? worth(glyph(BOOK), of.books, word("books", { many: of.books })) : nothing}
    ${of.crypta ? worth(html`<svg class="a-card-back" viewBox="0 0 64 80" aria-hidden="true">${crypta()}</svg>`, "", word("crypta")) : nothing}
    ${of.penance ? worth(html`<svg class="a-glyph-drawn" viewBox="-13 -13 26 26" aria-hidden="true">${penance()}</svg>`, "", word("in-penance")) : nothing}
  </span>`;
}

function seatOf(model: Model, seat: Seat, { tap }: Handlers): TemplateResult {
  const { shown, screen, choice } = model;
  const of = shown.seats[seat];
  const player = screen.players[seat];
  if (of === undefined || player === undefined) return html``;
  const turn = seatInTurn(model) === seat;
  return html`<li class=${classMap({ "a-seat": true, "a-turn": turn })} aria-current=${turn ? "true" : nothing}>
    <button type="button" role="button" class="a-seat-name" data-hook="seat ${seat}" aria-pressed=${choice.kind === "seat" && choice.seat === seat}
      @click=${() => tap({ on: "seat", seat })}>${smallShield(of.colour)}<span><b>${player.name}</b>
        <span class="a-where">${of.penance ? word("in-penance") : roomWords(model, of.room)}${of.promise === null ? nothing : html` · <i>${word("has-promised")}</i>`}</span></span></button>
    ${held(of)}
  </li>`;
}

export function seats(model: Model, handlers: Handlers): TemplateResult {
  return html`<div class="a-seats-all">${mass(model, handlers)}
    <ol class="a-seats" data-roving aria-label=${word("order")}>
      ${model.shown.order.map((seat) => seatOf(model, seat, handlers))}
    </ol>
    ${revelations(model, handlers)}</div>
    <button type="button" class="plain a-heard-way" data-hook="heard" data-action="heard" aria-expanded=${model.choice.kind === "heard"} @click=${() => handlers.tap({ on: "heard" })}>${word("heard-title")}</button>`;
}
