/** The cellerars: eighteen cards, each with its price, what it yields, and who has it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Action, CellerarView } from "../../generated/domus_domini.ts";
import { smallShield } from "../../seats/devices.ts";
import { offered, sameAction } from "../acting/offers.ts";
import { sign } from "../art/signs.ts";
import { cardFu, cardSector } from "../box.ts";
import { type Handlers, type Model, mine } from "../kind.ts";
import { word } from "../words.ts";

/** A cellerar in a few words. */
export const cellerarWords = ({ number, sector, fu, plus }: CellerarView): string =>
  word(plus > 0 ? "cellerar-plus" : "cellerar", {
    number,
    sector: word(`sector-${sector}`),
    fu,
    plus,
  });

/** What changing to him costs, or brings back. */
export const priceWords = (denarii: number): string =>
  denarii >= 0 ? word("costs", { many: denarii }) : word("brings-back", { many: -denarii });

const signed = (many: number): string => (many < 0 ? `−${-many}` : `+${many}`);

function cardOf(model: Model, cellerar: CellerarView, { tap }: Handlers): TemplateResult {
  const { shown, screen, choice, offers } = model;
  const { number, sector, fu, plus, held, offer } = cellerar;
  const action: Action = { employ: number };
  const asked = mine(model) !== undefined && shown.phase.part === "employing";
  const can = asked && offered(offers, action);
  const meant = choice.kind === "meant" && sameAction(choice.action, action);
  const holder = held === null ? undefined : screen.players[held]?.name;
  const label = [
    cellerarWords(cellerar),
    word(`advantage-${sector}`),
    holder === undefined ? "" : word("held-by", { who: holder }),
    asked && offer
      ? `${priceWords(offer.denarii)}, ${word("yield-change", { by: signed(offer.brings) })}`
      : "",
  ];
  const words = label.filter((part) => part !== "").join("; ");
  return html`<button type="button" role="button"
    class=${classMap({ "d-cellerar": true, [`d-of-${sector}`]: true, "t-offer": can, "d-gone": held !== null, "d-dear": asked && held === null && !can })}
    data-hook="cellerar ${number}" title=${words} aria-pressed=${asked ? `${meant}` : nothing}
    @click=${() => tap({ on: "mean", action })}>
    <span class="unseen">${words}</span>
    <span class="d-cellerar-number" aria-hidden="true">${number}</span>
    <span class="d-cellerar-sector" aria-hidden="true">${held === null ? sign(sector) : smallShield(shown.seats[held]?.colour)}</span>
    <span class="d-cellerar-fu" aria-hidden="true">${fu}${plus > 0 ? html`<small>+${plus}</small>` : nothing}</span>
    ${asked && held === null && offer ? html`<span class="d-cellerar-brings" aria-hidden="true">${signed(offer.brings)}</span>` : nothing}
  </button>`;
}

/** Why some would bring more than is printed on their cards. */
function productionWords({ shown: { production } }: Model): string {
  if (production === null) return "";
  return word("market-production", {
    card: word(`card-${production}`),
    fu: cardFu(production),
    sector: word(`the-${cardSector(production)}`),
  });
}

export function market(model: Model, handlers: Handlers): TemplateResult {
  const asked = mine(model) !== undefined && model.shown.phase.part === "employing";
  return html`<section class="d-market ${asked ? "d-asked" : ""}" aria-label=${word("market")}>
    <h2>${word("market")}</h2>
    <div class="d-cellerars" data-roving data-among=".t-offer">
      ${model.shown.cellerars.map((cellerar) => cardOf(model, cellerar, handlers))}
    </div>
    <p class="d-caption">${word("market-why")} ${asked ? productionWords(model) : nothing}</p>
  </section>`;
}
