/** Everybody at a glance, in the order of play: letters, denarii, where the cart is, what lies ready. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { SeatView } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { type SignName, SPECIAL_SIGNS, sign, worth } from "../art/signs.ts";
import { CLUNY_LETTERS, PAYOUT } from "../box.ts";
import { type Handlers, type Model, seatInTurn } from "../kind.ts";
import { word } from "../words.ts";
import { seatShown } from "./house.ts";

/** The letters of everybody on one scale, so that the rows together are the track. */
function track(letters: number, most: number): TemplateResult {
  return html`<svg class="d-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect class="d-track-under" width="100" height="4" /><rect class="d-track-over" width=${(100 * letters) / most} height="4" />
  </svg>`;
}

/** What lies ready, and what is built. */
function ready(house: SeatView): TemplateResult {
  const { brothers, vegetables, cellerar, sectors, chapel, dogs, lent } = house;
  return html`
    ${worth("brother", brothers, word("brothers", { many: brothers }))}
    ${worth("vegetable", vegetables, word("vegetables", { many: vegetables }))}
    ${cellerar === null ? nothing : worth("cellerar", cellerar, word("cellerar-number", { number: cellerar }))}
    ${dogs > 0 ? worth("dog", dogs, word("dogs", { many: dogs })) : nothing}
    <span class="d-built">
      ${sectors.map(({ sector, level, fu }) => worth(sector, level, word("sector-level", { name: word(`sector-${sector}`), level, fu })))}
      ${chapel.level > 0 ? worth("chapel", chapel.level, word("chapel-level", { level: chapel.level })) : nothing}
      ${lent > 0 ? worth("pot", lent, word("lent", { many: lent })) : nothing}
    </span>`;
}

/** Where a cart is and what that is worth now; before it is on the road, what it would carry. */
function where({ shown }: Model, { cart, payday, yield: { total } }: SeatView): TemplateResult {
  if (cart === null) return worth("food", total, word("at-home", { fu: total }));
  const space = cart >= shown.cluny ? word("in-cluny") : word("on-space", { fu: cart });
  if (payday === null) return html`<span>${space}</span>`;
  const [letters, denarii] = payday;
  const label = word("payday", { letters, denarii });
  return html`<span>${space}</span>
    <span class="d-payday" role="img" aria-label=${label} title=${label}>+${letters}${sign("letter")} +${denarii}${sign("coin")}</span>`;
}

/** What lies before a seat: the start column, special cards. */
function signsOf({ shown: { starter, number, specials } }: Model, seat: Seat): unknown {
  const shown = (face: SignName, name: string) =>
    html`<span role="img" aria-label=${name} title=${name}>${sign(face)}</span>`;
  return [
    starter === seat && number > 0 ? shown("column", word("starter")) : nothing,
    ...specials
      .filter((one) => one.seat === seat)
      .map(({ special }) => shown(SPECIAL_SIGNS[special], word(`special-${special}`))),
  ];
}

function seatOf(model: Model, seat: Seat, most: number, { tap }: Handlers): TemplateResult {
  const { shown, screen } = model;
  const house = shown.seats[seat];
  const player = screen.players[seat];
  if (house === undefined || player === undefined) return html``;
  const turn = seatInTurn(model) === seat;
  const name = player.name;
  return html`<li class=${classMap({ "d-seat": true, "d-turn": turn, [`s-${house.colour}`]: true })} aria-current=${turn ? "true" : nothing}>
    <button type="button" role="button" class="d-seat-name" data-hook="house ${seat}" aria-pressed=${seatShown(model) === seat}
      aria-label=${word("look-at", { who: name })} title=${word("look-at", { who: name })} @click=${() => tap({ on: "house", seat })}>
      ${smallShield(house.colour)}<b>${name}</b>
    </button>
    <span class="d-purse">
      ${worth("letter", house.letters, word("letters", { many: house.letters }))}
      ${worth("coin", house.denarii, word("denarii", { many: house.denarii }))}
    </span>
    ${track(house.letters, most)}
    <span class="d-state">${where(model, house)} ${signsOf(model, seat)} ${ready(house)}</span>
  </li>`;
}

export function seats(model: Model, handlers: Handlers): TemplateResult {
  const { shown } = model;
  const most = Math.max(60, ...shown.seats.map(({ letters }) => letters));
  const { supply } = shown;
  return html`<ol class="d-seats ${shown.seats.length > 4 ? "d-many" : ""}" data-roving aria-label=${word("order")}>
      ${shown.order.map((seat) => seatOf(model, seat, most, handlers))}
    </ol>
    <p class="d-caption d-supply">${word("supply", { brothers: supply.brothers, dogs: supply.dogs, doghouses: supply.doghouses })}</p>
    <p class="d-caption">${word("road-pays")} ${PAYOUT.map((many) => html`<span class="d-pay">${sign("coin")}${many}</span>`)}
      · ${word("road-letters", { cluny: CLUNY_LETTERS })}${sign("letter")}</p>`;
}
