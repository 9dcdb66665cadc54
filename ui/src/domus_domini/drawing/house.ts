/** One monastery, large: one's own, or another that is looked at. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatView } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { closer } from "../../table/render/slips.ts";
import { sign, worth } from "../art/signs.ts";
import { type Handlers, type Model, mine, seatToAct } from "../kind.ts";
import { word } from "../words.ts";
import { estate, type Shown } from "./estate.ts";
import { ledgers, tally } from "./ledgers.ts";
import { cellerarWords } from "./market.ts";

/** The panel that lies open while the ledgers are read. */
const LEDGERS = "ledgers";

/** Whose monastery lies in the middle. */
export function seatShown({ choice, screen, shown }: Model): Seat {
  if (choice.kind === "house") return choice.seat;
  const seat = screen.seat ?? seatToAct(screen) ?? shown.starter;
  return shown.seats[seat] === undefined ? 0 : seat;
}

/** What one's own shelf shows of oneself. */
function purse({ denarii, letters, yield: { total } }: SeatView): TemplateResult {
  return html`${worth("coin", denarii, word("denarii", { many: denarii }))}
    ${worth("letter", letters, word("letters", { many: letters }))}
    ${worth("food", total, word("fu", { fu: total }))}`;
}

function head({ model, house }: Shown, seat: Seat, handlers: Handlers): TemplateResult {
  const name = model.screen.players[seat]?.name ?? "";
  const held = model.shown.cellerars.find(({ number }) => number === house.cellerar);
  const looked = model.choice.kind === "house";
  return html`<header class="d-house-head">
    <h2>${smallShield(house.colour)} ${word("house-of", { who: name })}</h2>
    <span class="d-house-facts">
      ${seat === model.screen.seat ? nothing : purse(house)}
      <span class="d-card-number" title=${word("monastery-card", { card: house.card })}>${word("monastery-card", { card: house.card })}</span>
      <span class="d-held">${sign("cellerar")} ${held === undefined ? word("no-cellerar") : cellerarWords(held)}</span>
    </span>
    <button type="button" class="quiet d-to-ledgers" data-action="ledgers" aria-pressed=${model.panel === LEDGERS}
      @click=${() => handlers.panel(model.panel === LEDGERS ? undefined : LEDGERS)}>${word("ledgers")}</button>
    ${looked ? closer(() => handlers.tap({ on: "nothing" })) : nothing}
  </header>`;
}

export function house(model: Model, handlers: Handlers): TemplateResult {
  const seat = seatShown(model);
  const of = model.shown.seats[seat];
  if (of === undefined) return html``;
  const own = mine(model) === seat && model.watched === undefined;
  const shown: Shown = { model, house: of, own };
  const looked = model.choice.kind === "house";
  return html`<section class="d-house ${looked ? "d-looked" : ""}" aria-label=${word("house-of", { who: model.screen.players[seat]?.name ?? "" })} data-roving data-among=".t-offer">
    ${head(shown, seat, handlers)}
    ${model.panel === LEDGERS ? ledgers(shown, handlers) : estate(shown, handlers)}
    ${seat === model.screen.seat ? nothing : tally(of)}
  </section>`;
}
