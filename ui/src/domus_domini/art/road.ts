/** The road to Cluny with all that moves upon it: carts and who goes with them, trees with robbers behind them. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { SeatView, View, Yield } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { device } from "../../seats/devices.ts";
import { country } from "./country.ts";
import { type Course, type Place, WIDE } from "./course.ts";
import { SIGNS, type SignName, SPECIAL_SIGNS } from "./signs.ts";

/** A tree with somebody behind it. */
const tree = ({ x, y }: Place): SVGTemplateResult =>
  svg`<g class="d-tree" transform="translate(${x + 28} ${y - 6}) scale(1.2)">
    <path class="d-robber" d="M3 13Q2 3 8 1.500Q14 3 13 13Z" /><circle class="d-robber-face" cx="8" cy="4.600" r="2.800" />
    <path class="d-robber" d="M4.600 4.500Q4.600-.500 8-.500Q11.400-.500 11.400 4.500Q8 2 4.600 4.500Z" />
    <path class="d-trunk" d="M-2.500 16V2H2.500V16Z" />
    <path class="d-crown" d="M0-20Q10-19 10-10Q15-5 8.500 1.500Q4 6 0 3.500Q-4 6-8.500 1.500Q-15-5-10-10Q-10-19 0-20Z" />
    <path class="d-eyes" d="M6.800 4.400h.2M9.200 4.400h.2" />
  </g>`;

/** A cart in the colour of its seat, with its device. */
export function cartToken(colour: SeatColour): SVGTemplateResult {
  return svg`<g class="d-road-token s-${colour}">
    <path class="d-token-shaft" d="M-23-7L-12 0M-23-3L-12 4" />
    <path class="d-token-load" d="M-12-10Q-11-17-4-15.500Q0-20 5-16Q12-17 12-10Z" />
    <path class="d-token" d="M-15-11H15L12 6H-12Z" />
    <circle class="d-token-wheel" cx="0" cy="8" r="6" /><path class="d-token-spoke" d="M0 3V13M-5 8H5" />
    <g transform="translate(0 -3) scale(1.250)">${device(colour)}</g>
  </g>`;
}

/** How carts stand that share a space: by their number, the places of each and their size. */
interface Stand {
  readonly size: number;
  readonly at: readonly Place[];
}

function standing(many: number): Stand {
  if (many === 1) return { size: 1, at: [{ x: 0, y: -11 }] };
  if (many === 2)
    return {
      size: 0.78,
      at: [
        { x: -14, y: -9 },
        { x: 15, y: -9 },
      ],
    };
  const across = many > 4 ? 3 : 2;
  const size = many > 4 ? 0.58 : 0.68;
  return {
    size,
    at: Array.from({ length: many }, (_, n) => ({
      x: ((n % across) - (across - 1) / 2) * 40 * size,
      y: -5 - Math.floor(n / across) * 27 * size,
    })),
  };
}

interface Standing {
  readonly seat: Seat;
  readonly colour: SeatColour;
  /** Food units. */
  readonly at: number;
  /** Not there yet: what would be delivered, or where a cart would go. */
  readonly ghost: boolean;
}

/** The parts of a view that are drawn here. */
export interface Drawn extends Pick<View, "trees" | "cluny"> {
  readonly specials?: View["specials"];
  readonly seats: readonly (Pick<SeatView, "colour" | "cart"> &
    Partial<Pick<SeatView, "dogs" | "payday">> & {
      readonly yield: Pick<Yield, "total">;
    })[];
}

/** A cart that can be pressed. */
export interface Pressable {
  readonly label: string;
  readonly hook: string;
  readonly meant: boolean;
  readonly press: () => void;
}

interface RoadOptions {
  readonly course?: Course | undefined;
  /** Carts that would move, and where to. */
  readonly moves?: readonly { readonly seat: Seat; readonly to: number }[] | undefined;
  /** Seats to whose carts something has just happened. */
  readonly stressed?: ReadonlySet<number> | undefined;
  readonly pressable?: ReadonlyMap<Seat, Pressable> | undefined;
}

/** All carts there are to see, as they stand on their spaces. */
function cartsOf({ seats, cluny: end }: Drawn, { moves = [] }: RoadOptions): Standing[] {
  const there = seats.map(({ colour, cart, yield: { total } }, seat) => ({
    seat,
    colour,
    at: cart ?? Math.min(total, end),
    ghost: cart === null,
  }));
  const would = moves.flatMap(({ seat, to }) => {
    const colour = seats[seat]?.colour;
    return colour === undefined ? [] : [{ seat, colour, at: to, ghost: true }];
  });
  return [...there, ...would];
}

/** Who goes along with a cart: its dogs, and the special cards of its seat. */
function company({ seats, specials = [] }: Drawn, seat: Seat): readonly SignName[] {
  const { dogs = 0 } = seats[seat] ?? {};
  const held = specials.filter((one) => one.seat === seat);
  return [
    ...Array.from({ length: dogs }, () => "dog" as const),
    ...held.map(({ special }) => SPECIAL_SIGNS[special]),
  ];
}

/** They run ahead of it, one after the other. */
function companions(view: Drawn, seat: Seat): SVGTemplateResult {
  const all = company(view, seat).slice(0, 4);
  return svg`${all.map(
    (name, n) =>
      svg`<g transform="translate(${20 + (n % 2) * 13} ${4 - Math.floor(n / 2) * 14}) scale(.58)">${SIGNS[name]}</g>`,
  )}`;
}

/** What the place of a cart would be paid now: as large beside a small cart as beside a large one. */
function pay(view: Drawn, seat: Seat, size: number): SVGTemplateResult | typeof nothing {
  const denarii = view.seats[seat]?.payday?.[1] ?? 0;
  if (denarii === 0) return nothing;
  return svg`<g class="d-due" transform="translate(-15 -19) scale(${1 / size})"><circle r="10" /><text y="5.200">${denarii}</text></g>`;
}

function token(view: Drawn, cart: Standing, { at, size }: Stand, options: RoadOptions) {
  const { seat, colour, ghost } = cart;
  const of = ghost ? undefined : options.pressable?.get(seat);
  const shown = at.length < 3 && !ghost;
  const drawn = svg`${cartToken(colour)}${shown ? companions(view, seat) : nothing}`;
  const due = shown ? pay(view, seat, size) : nothing;
  if (of === undefined) return svg`${drawn}${due}`;
  return svg`<g role="button" class="d-cart-press t-offer" data-hook=${of.hook} aria-label=${of.label} aria-pressed=${`${of.meant}`}
    @click=${of.press} @keydown=${(event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      of.press();
    }}><circle class="d-cart-ring" cy="-2" r="24" />${drawn}</g>${due}`;
}

/** A cart that is not on the road yet waits in the yard. */
function waiting({ yard: { at, across } }: Course, n: number): Place {
  return { x: at.x + 16 + (n % across) * 26, y: at.y + 2 + Math.floor(n / across) * 22 };
}

export function road(view: Drawn, options: RoadOptions = {}): SVGTemplateResult {
  const { course = WIDE, stressed } = options;
  const carts = cartsOf(view, options);
  const home = view.seats.filter(({ cart }) => cart === null);
  const out = carts.filter(({ ghost, at }) => !ghost || at > 0);
  const spaces = [...new Set(out.map(({ at }) => at))];
  return svg`
    ${guard([course], () => country(course))}
    ${view.trees.map((fu) => tree(course.placeOf(fu)))}
    ${home.map(({ colour }, n) => {
      const { x, y } = waiting(course, n);
      return svg`<g class="d-home" transform="translate(${x} ${y}) scale(.52)">${cartToken(colour)}</g>`;
    })}
    ${spaces.map((fu) => {
      const here = out.filter(({ at }) => at === fu);
      const { x, y } = course.placeOf(fu);
      const stand = standing(here.length);
      return here.map((cart, n) => {
        const place = stand.at[n] ?? { x: 0, y: 0 };
        const names = `${cart.ghost ? "d-ghost" : "d-cart"} ${stressed?.has(cart.seat) ? "d-stressed" : ""}`;
        return svg`<g class=${names} transform="translate(${x + place.x} ${y + place.y}) scale(${stand.size})">${token(view, cart, stand, options)}</g>`;
      });
    })}
    <g class="t-flights"></g>`;
}
