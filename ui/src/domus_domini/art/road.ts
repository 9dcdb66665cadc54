/** The road to Cluny: a map in a margin, with the carts upon it. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { SeatView, View, Yield } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { device } from "../../seats/devices.ts";
import { LAST } from "../box.ts";

const STEP = 60;
const DOWN = 62;
const STOPS = LAST / 10 + 2;
/** The country goes on beyond the picture, whatever the shape of its frame. */
const BEYOND = 600;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How the road winds: so many spaces from bend to bend. */
interface Course {
  readonly width: number;
  readonly height: number;
  /** Where a space lies, by its food units. */
  readonly placeOf: (fu: number) => Place;
  /** One line through all spaces. */
  readonly way: string;
}

function course(across: number): Course {
  const width = across * STEP;
  const placeOf = (fu: number): Place => {
    const n = Math.min(STOPS - 1, Math.max(0, Math.round(fu / 10)));
    const row = Math.floor(n / across);
    const along = n % across;
    const column = row % 2 === 0 ? along : across - 1 - along;
    const wave = 5 * Math.sin(column * 0.95 + row * 2.2);
    return { x: (column + 0.5) * STEP, y: 42 + row * DOWN + wave };
  };
  const stops = Array.from({ length: STOPS }, (_, n) => placeOf(n * 10));
  const way = stops
    .map(({ x, y }, n) => {
      if (n === 0) return `M${-BEYOND} ${y}L${x} ${y}`;
      const before = stops[n - 1] ?? { x, y };
      if (x === before.x) {
        const out = x > width / 2 ? 30 : -30;
        return `C${x + out} ${before.y} ${x + out} ${y} ${x} ${y}`;
      }
      const middle = (x + before.x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  return { width, height: Math.ceil(STOPS / across) * DOWN + 8, placeOf, way };
}

/** Three bends, for the top of a table. */
export const ROAD = course(14);
/** Six bends, for a picture that is as high as wide. */
export const SMALL_ROAD = course(7);

const pine = (x: number, y: number, size: number): string =>
  `M${x} ${y - 22 * size}L${x + 8 * size} ${y - 8 * size}H${x + 4 * size}L${x + 10 * size} ${y}H${x - 10 * size}L${x - 4 * size} ${y - 8 * size}H${x - 8 * size}Z`;

/** Hills and little woods between three bends. */
const country = svg`
  <path class="d-hill" d="M0 30Q90-6 200 22T430 12T640 24T840 8V0H0Z" />
  <path class="d-hill" d="M60 82Q120 66 190 82ZM380 84Q450 64 540 84ZM640 146Q700 128 770 146ZM210 146Q270 130 340 146Z" />
  <path class="d-wood" d=${[
    [24, 84, 0.55],
    [338, 82, 0.5],
    [352, 84, 0.7],
    [596, 82, 0.6],
    [118, 146, 0.55],
    [132, 148, 0.7],
    [476, 146, 0.55],
    [590, 148, 0.65],
    [812, 84, 0.6],
  ]
    .map(([x = 0, y = 0, size = 1]) => pine(x, y, size))
    .join("")} />`;

/** The great church at the end. */
const cluny = ({ x, y }: Place) => svg`
  <g transform="translate(${x} ${y + 4}) scale(0.82)">
    <path class="d-church" d="M-26 14V-6H-12V-22L-6-32L0-22V-10H8V-20L12-27L16-20V-6H26V14Z" />
    <path class="d-church-roof" d="M-28-5L-22-13H-12V-5ZM8-5V-13H22L28-5ZM-13-21L-6-35L1-21ZM7-19L12-29L17-19Z" />
    <path class="d-church-dark" d="M-10 14V4Q-6-2-2 4V14ZM-22 8V1h4V8ZM14 8V1h4V8ZM-7.6-13h3.2v6h-3.2Z" />
  </g>`;

/** One's own gate, where the road begins. */
const gate = ({ x, y }: Place) => svg`
  <g transform="translate(${x} ${y - 10})">
    <path class="d-church" d="M-22 8V-12H22V8H12V-1Q8-8 4-1V8Z" />
    <path class="d-church-roof" d="M-26-11L0-26L26-11Z" />
  </g>`;

const space = (fu: number, { x, y }: Place): SVGTemplateResult =>
  svg`<g class=${fu % 50 === 0 ? "d-space d-fifty" : "d-space"} transform="translate(${x} ${y})">
    <ellipse cy="10" rx="15" ry="9.5" /><text y="14.4">${fu}</text></g>`;

/** All that never moves. */
function ground({ width, height, placeOf, way }: Course): SVGTemplateResult {
  return svg`
    <rect class="d-map" x=${-BEYOND} y=${-BEYOND} width=${width + 2 * BEYOND} height=${height + 2 * BEYOND} />
    ${width === ROAD.width ? country : nothing}
    <path class="d-way-edge" d=${way} /><path class="d-way" d=${way} />
    ${gate(placeOf(0))}${cluny(placeOf(LAST + 10))}
    ${Array.from({ length: STOPS - 1 }, (_, n) => space(n * 10, placeOf(n * 10)))}`;
}

/** A tree with somebody behind it. */
const tree = ({ x, y }: Place): SVGTemplateResult =>
  svg`<g class="d-tree" transform="translate(${x + 23} ${y - 6})">
    <path class="d-trunk" d="M-2.5 16V2H2.5V16Z" />
    <path class="d-crown" d="M0-18Q9-17 9-9Q14-4 8 2Q4 7 0 4Q-4 7-8 2Q-14-4-9-9Q-9-17 0-18Z" />
    <path class="d-eyes" d="M-4.4-5h3.2M1.2-5h3.2" />
  </g>`;

/** A cart in the colour of its seat, with its device. */
export function cartToken(colour: SeatColour): SVGTemplateResult {
  return svg`<g class="d-road-token s-${colour}">
    <path class="d-token-shaft" d="M-22-6L-12 0M-22-2L-12 4" />
    <path class="d-token" d="M-14-10H14L11 6H-11Z" />
    <circle class="d-token-wheel" cx="0" cy="8" r="5.4" />
    <g transform="translate(0 -2.6) scale(1.15)">${device(colour)}</g>
  </g>`;
}

/** How carts stand that share a space: by their number, the places of each and their size. */
function standing(many: number): { readonly size: number; readonly at: readonly Place[] } {
  if (many === 1) return { size: 1, at: [{ x: 0, y: -10 }] };
  if (many === 2)
    return {
      size: 0.8,
      at: [
        { x: -13, y: -9 },
        { x: 14, y: -9 },
      ],
    };
  const across = many > 4 ? 3 : 2;
  const size = many > 4 ? 0.56 : 0.66;
  return {
    size,
    at: Array.from({ length: many }, (_, n) => ({
      x: ((n % across) - (across - 1) / 2) * 40 * size,
      y: -4 - Math.floor(n / across) * 25 * size,
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
  readonly seats: readonly (Pick<SeatView, "colour" | "cart"> & {
    readonly yield: Pick<Yield, "total">;
  })[];
}

interface RoadOptions {
  readonly course?: Course | undefined;
  /** Carts that would move, and where to. */
  readonly moves?: readonly { readonly seat: Seat; readonly to: number }[] | undefined;
  /** Seats to whose carts something has just happened. */
  readonly stressed?: ReadonlySet<number> | undefined;
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

export function road(view: Drawn, options: RoadOptions = {}): SVGTemplateResult {
  const { course: lies = ROAD, stressed } = options;
  const carts = cartsOf(view, options);
  const at = [...new Set(carts.map((cart) => cart.at))];
  return svg`
    ${guard([lies], () => ground(lies))}
    ${view.trees.map((fu) => tree(lies.placeOf(fu)))}
    ${at.map((fu) => {
      const here = carts.filter((cart) => cart.at === fu);
      const { x, y } = lies.placeOf(fu);
      const stand = standing(here.length);
      return here.map(({ seat, colour, ghost }, n) => {
        const place = stand.at[n] ?? { x: 0, y: 0 };
        const names = `${ghost ? "d-ghost" : "d-cart"} ${stressed?.has(seat) ? "d-stressed" : ""}`;
        return svg`<g class=${names} transform="translate(${x + place.x} ${y + place.y}) scale(${stand.size})">${cartToken(colour)}</g>`;
      });
    })}
    <g class="t-flights"></g>`;
}
