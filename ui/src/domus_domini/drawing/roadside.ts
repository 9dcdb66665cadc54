/** The landscape with the road: carts upon it, cards above it, and whoever can be begged from. */
import { html, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { Lens } from "../../table/game/index.ts";
import { offered, sameAction } from "../acting/offers.ts";
import { type Course, NARROW, SQUARE, UPRIGHT, WIDE } from "../art/course.ts";
import { type Pressable, road } from "../art/road.ts";
import { type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { word } from "../words.ts";
import { beggingWords } from "./begging.ts";
import { cards } from "./cards.ts";

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

/** Carts that can be begged from, or to which the Drunkard can be sent where nobody can beg. */
function pressable(model: Model, { tap }: Handlers): ReadonlyMap<Seat, Pressable> | undefined {
  const { shown, offers, choice, watched } = model;
  if (mine(model) === undefined || watched !== undefined || shown.phase.part !== "begging")
    return undefined;
  return new Map(
    shown.seats.flatMap((_, seat) => {
      const ways: readonly Action[] = [{ beg: seat }, { "send-drunkard": seat }];
      const action = ways.find((one) => offered(offers, one));
      if (action === undefined) return [];
      const meant = choice.kind === "meant" && sameAction(choice.action, action);
      const press = (): void => tap({ on: "mean", action });
      return [[seat, { label: beggingWords(model, action), hook: `cart ${seat}`, meant, press }]];
    }),
  );
}

/** So high a window has room for another bend, in pixels. */
const HIGH = 960;

/** As many bends as the room is made for. */
function courseFor({ shape, narrow, low }: Lens): Course {
  if (narrow) return NARROW;
  if (low) return SQUARE;
  return shape === "upright" || innerHeight >= HIGH ? UPRIGHT : WIDE;
}

export function roadside(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  const { about } = lens;
  const course = courseFor(lens);
  const stressed = about === undefined ? undefined : new Set([about]);
  const drawn = { course, moves: moves(model), stressed, pressable: pressable(model, handlers) };
  return html`<section class="d-road" aria-label=${word("road")}>
    <svg viewBox="0 0 ${course.width} ${course.height}" role="group" aria-label=${roadWords(model)} data-across=${course.across} data-roving>
      ${road(model.shown, drawn)}
    </svg>
    ${cards(model, handlers)}
  </section>`;
}
