/** The country through which the road winds: all that never moves. It goes on beyond the picture, whatever its frame. */
import { type SVGTemplateResult, svg } from "lit-html";
import { LAST } from "../box.ts";
import type { Course, Place } from "./course.ts";

const BEYOND = 700;
const STEP = 60;

const pine = ({ x, y }: Place, size: number): string =>
  `M${x} ${y - 24 * size}l${7 * size} ${13 * size}h${-3 * size}l${6 * size} ${11 * size}h${-20 * size}l${6 * size}${-11 * size}h${-3 * size}Z`;

const oak = ({ x, y }: Place, size: number): string =>
  `M${x - 1.6 * size} ${y}v${-6 * size}q${-9 * size} 0${-8 * size}${-8 * size}q${1 * size}${-8 * size} ${9.6 * size}${-8 * size}q${9 * size} 0 ${9.6 * size} ${8 * size}q${1 * size} ${8 * size}${-8 * size} ${8 * size}v${6 * size}Z`;

const walls = ({ x, y }: Place): string => `M${x - 9} ${y}v-9h18v9Z`;
const roof = ({ x, y }: Place): string => `M${x - 12} ${y - 8}l6-9h12l6 9Z`;

/** Furrows of a field, drawn as if seen from a hill. */
const field = ({ x, y }: Place): string => `M${x - 22} ${y + 2}l8-15h34l-4 15Z`;
const furrows = ({ x, y }: Place): string =>
  [0, 1, 2].map((n) => `M${x - 16 + n * 10} ${y + 1}l${5 - n} -13`).join("");

/** What stands where, by nothing but column and row: the same on every screen. */
const lot = (column: number, row: number): number => {
  const mixed = (column + 41) * 73 + (row + 7) * 151 + (column + 41) * (row + 3) * 17;
  return mixed % 13;
};

interface Scattered {
  pines: string;
  oaks: string;
  fields: string;
  furrows: string;
  walls: string;
  roofs: string;
}

function scatter({ across, rows, between }: Course): Scattered {
  const all: Scattered = { pines: "", oaks: "", fields: "", furrows: "", walls: "", roofs: "" };
  const edge = Math.ceil(BEYOND / STEP);
  for (let row = -1; row < rows + 4; row += 1)
    for (let column = -edge; column <= across + edge; column += 1) {
      const at = between(column, row);
      const inside = column > 0 && column < across;
      // Between the bends there is little room; above the first one is the sky.
      if (row < 0 && inside) continue;
      const far = row < 0 ? { x: at.x, y: at.y + 4 } : at;
      switch (lot(column, row)) {
        case 0:
        case 1:
          all.pines +=
            pine({ x: far.x - 8, y: far.y }, 0.6) + pine({ x: far.x + 6, y: far.y + 2 }, 0.75);
          break;
        case 2:
          all.pines += pine(far, 0.8);
          break;
        case 3:
        case 4:
          all.oaks += oak(far, 0.8) + oak({ x: far.x + 15, y: far.y + 2 }, 0.6);
          break;
        case 5:
          all.fields += field(far);
          all.furrows += furrows(far);
          break;
        case 6:
          if (!inside) {
            all.walls += walls(far);
            all.roofs += roof(far);
          }
          break;
        default:
          break;
      }
    }
  return all;
}

/** A ridge from one end of the country to the other. */
function ridge(width: number, y: number, high: number, long: number): string {
  let path = `M${-BEYOND} ${y}`;
  for (let x = -BEYOND, n = 0; x < width + BEYOND; x += long, n += 1)
    path += `q${long / 2} ${-high * (n % 2 === 0 ? 2 : 1.1)} ${long} 0`;
  return `${path}V${y + 60}H${-BEYOND}Z`;
}

/** A brook that runs down from the hills below the road. */
function brook({ width, height, horizon }: Course): string {
  const x = width * 0.56;
  const step = (height - horizon) / 3;
  return `M${x} ${horizon}q-30 ${step / 2} 10 ${step}t-20 ${step}t0 ${step}V${height + BEYOND}`;
}

/** The great church at the end. */
const cluny = ({ x, y }: Place) => svg`
  <g transform="translate(${x + 2} ${y - 4}) scale(1.3)">
    <path class="d-church" d="M-30 14V-4H-16V-20L-9-31L-2-20V-12H8V-22L13-30L18-22V-4H30V14Z" />
    <path class="d-church-roof" d="M-32-3L-25-12H-16V-3ZM8-3V-12H25L32-3ZM-17-19L-9-34L-1-19ZM7-21L13-33L19-21ZM-2-11L3-17L8-11Z" />
    <path class="d-church-line" d="M-9-34V-40M-12-38H-6M13-33V-38M11-36.500H15" />
    <path class="d-church-dark" d="M-13 14V3Q-9-4-5 3V14ZM-26 8V0h4V8ZM20 8V0h4V8ZM2 6V-2h4V6ZM11 6V-2h4V6ZM-10.600-12h3.200v6h-3.200Z" />
  </g>`;

/** The walled yard in which the carts are at home, and its gate to the road. */
function yard({ yard: { at, across } }: Course): SVGTemplateResult {
  const width = across * 26 + 6;
  const height = across > 3 ? 30 : 54;
  const { x, y } = at;
  return svg`
    <path class="d-yard-ground" d="M${x} ${y - 16}h${width}v${height}h${-width}Z" />
    <path class="d-church" d="M${x - 3} ${y + height - 20}h${width + 6}v8h${-width - 6}ZM${x - 3} ${y - 22}h${width + 6}v8h${-width - 6}Z" />
    <g transform="translate(${x + width + 2} ${y - 14})">
      <path class="d-church" d="M-9 8V-12H9V8H5V-1Q0-7-5-1V8Z" />
      <path class="d-church-roof" d="M-12-11L0-22L12-11Z" />
    </g>`;
}

const space = (fu: number, { x, y }: Place): SVGTemplateResult =>
  svg`<g class=${fu % 50 === 0 ? "d-space d-fifty" : "d-space"} transform="translate(${x} ${y})">
    <ellipse cy="10" rx="17" ry="10.5" /><text y="15">${fu}</text></g>`;

/** All of it. */
export function country(course: Course): SVGTemplateResult {
  const { width, height, horizon, way, placeOf } = course;
  const all = scatter(course);
  return svg`
    <rect class="d-sky" x=${-BEYOND} y=${-BEYOND} width=${width + 2 * BEYOND} height=${BEYOND + horizon + 14} />
    <circle class="d-sun" cx=${width * 0.82} cy=${horizon - 14} r="13" />
    <path class="d-far" d=${ridge(width, horizon + 4, 15, 170)} />
    <path class="d-near" d=${ridge(width, horizon + 14, 9, 235)} />
    <rect class="d-map" x=${-BEYOND} y=${horizon + 12} width=${width + 2 * BEYOND} height=${height + BEYOND} />
    <path class="d-field" d=${all.fields} /><path class="d-furrow" d=${all.furrows} />
    <path class="d-brook" d=${brook(course)} />
    <path class="d-oak" d=${all.oaks} /><path class="d-wood" d=${all.pines} />
    <path class="d-church" d=${all.walls} /><path class="d-church-roof" d=${all.roofs} />
    <path class="d-way-edge" d=${way} /><path class="d-way" d=${way} />
    ${yard(course)}${cluny(placeOf(LAST + 10))}
    ${Array.from({ length: LAST / 10 + 1 }, (_, n) => space(n * 10, placeOf(n * 10)))}`;
}
