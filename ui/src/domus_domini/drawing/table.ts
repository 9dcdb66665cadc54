/** Domus Domini's table as a whole: everybody, the road, a monastery, the cellerars, the shelf. */
import { html, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { View } from "../../generated/domus_domini.ts";
import { language } from "../../shared/words.ts";
import type { Lens } from "../../table/game/index.ts";
import { ROAD, road } from "../art/road.ts";
import { sign } from "../art/signs.ts";
import { CLUNY_LETTERS, PAYOUT } from "../box.ts";
import { type Handlers, type Model, namesOf } from "../kind.ts";
import { word } from "../words.ts";
import { begging } from "./begging.ts";
import { cards } from "./cards.ts";
import { house } from "./house.ts";
import { market } from "./market.ts";
import { seats } from "./seats.ts";
import { shelf } from "./shelf.ts";

/** The cellerars lie open while one is employed. */
export const panelFor = ({ phase: { part } }: View): string | undefined =>
  part === "employing" ? "market" : undefined;

/** The road in words, the last cart first. */
function roadWords({ shown, screen }: Model): string {
  const names = namesOf(screen);
  const out = shown.seats.flatMap(({ cart }, seat) => (cart === null ? [] : [{ seat, cart }]));
  out.sort((one, other) => one.cart - other.cart);
  const where = out.map(({ seat, cart }) =>
    word(cart >= shown.cluny ? "cart-in-cluny" : "cart-on", { who: names[seat] ?? "", fu: cart }),
  );
  const trees =
    shown.trees.length === 0 ? [] : [word("trees-on", { spaces: shown.trees.join(", ") })];
  const said = [...where, ...trees];
  return word("road-label", { carts: said.length === 0 ? word("road-empty") : said.join("; ") });
}

/** Where carts would go if what is meant were done. */
function moves({ choice, gains }: Model) {
  return choice.kind === "meant" ? gains.get(JSON.stringify(choice.action))?.carts : undefined;
}

function roadPart(model: Model, { about }: Lens): TemplateResult {
  const stressed = about === undefined ? undefined : new Set([about]);
  return html`<section class="d-road" aria-label=${word("road")}>
    <svg viewBox="0 0 ${ROAD.width} ${ROAD.height}" role="img" aria-label=${roadWords(model)}>
      ${road(model.shown, { moves: moves(model), stressed })}
    </svg>
    <p class="d-caption">${word("road-pays")} ${PAYOUT.map((many) => html`<span class="d-pay">${sign("coin")}${many}</span>`)}
      · ${word("road-letters", { cluny: CLUNY_LETTERS })}${sign("letter")}</p>
  </section>`;
}

export function table(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  const { shown, screen, choice } = model;
  return html`
    <nav class="t-left d-left">${guard(
      [shown, screen, choice.kind === "house" ? choice : null, language()],
      () => seats(model, handlers),
    )}</nav>
    <main class="t-middle d-middle">
      ${roadPart(model, lens)}
      <div class="d-below">${begging(model, handlers)}${house(model, handlers)}</div>
    </main>
    ${lens.ways(word("market"))}
    <aside class="t-right d-right">
      ${cards(model, handlers)} ${market(model, handlers)}
      ${lens.lately}
    </aside>
    ${shelf(model, handlers)}`;
}
