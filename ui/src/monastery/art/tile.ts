/** A tile, either side up. Lanes and walls turn with it; its picture and its figures stay upright. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { abbey } from "./abbey.ts";
import { building } from "./buildings/index.ts";
import type { TileFace, TileKey, Turn } from "./faces.ts";
import { bareGround, ground } from "./ground.ts";
import { niches } from "./layout.ts";
import { circledValue, effectMark } from "./marks.ts";
import { numeral } from "./numerals.ts";
import { lanes, type Sides, sides, walls } from "./sides.ts";

export interface Tile extends TileFace {
  readonly turn: Turn;
  readonly constructed: boolean;
  /** The name in the reader's language; without it no name is written. */
  readonly name?: string | undefined;
  /** What a screen reader says; without it the tile is decoration. */
  readonly label?: string | undefined;
  /** Which of the gates north, east, south and west, as they lie, stand open. */
  readonly open?: readonly boolean[] | undefined;
}

type Cell = Tile & { readonly key: Exclude<TileKey, "abbey"> };

function isCell(tile: Tile): tile is Cell {
  return tile.key !== "abbey";
}

/** Letters of the name are about this wide for each unit of their height. */
const LETTER = 0.52;

/** How large a name is written where there is so much room for it. */
const sizeIn = (room: number, name: string): number => Math.min(12, room / (name.length * LETTER));

/** The room for a name: under a building; at the head of a bare tile, with a mark and without. */
const ROOM = { built: 84, marked: 44, bare: 65 } as const;

/** How large the name of a tile is written, in units of the tile. */
export function nameSize(key: TileKey, constructed: boolean, name: string): number {
  const bare = effectMark(key) === nothing ? ROOM.bare : ROOM.marked;
  return sizeIn(constructed ? ROOM.built : bare, name);
}

/** A ribbon of vellum under the building, as long as the name wants. */
function ribbon(name: string, middle: number): SVGTemplateResult {
  const size = sizeIn(ROOM.built, name);
  const half = (name.length * LETTER * size) / 2 + 4;
  return svg`
    <path class="m-ribbon" d="M${50 - half} ${middle - 7}H${50 + half}L${50 + half - 2.5} ${middle}L${50 + half} ${middle + 7}H${50 - half}L${50 - half + 2.5} ${middle}Z" />
    <text class="m-name" x="50" y=${middle + size * 0.33} font-size=${size}>${name}</text>`;
}

/** The name at the head of a bare tile: between the value and the mark, or to the wall where there is no mark. */
function heading(name: string, marked: boolean): SVGTemplateResult {
  const room = marked ? ROOM.marked : ROOM.bare;
  const size = sizeIn(room, name);
  return svg`<text class="m-name m-heading" x=${28.5 + room / 2} y=${14.5 + size * 0.33} font-size=${size}>${name}</text>`;
}

/** What is drawn from above fills the tile. */
const FLAT: ReadonlySet<TileKey> = new Set([
  "field",
  "garden",
  "path-straight",
  "path-corner",
  "beehive",
  "carp-pond",
  "dovecote",
]);

function constructedSide(tile: Cell, all: Sides): SVGTemplateResult {
  const { key, colour, value, name, open } = tile;
  return svg`
    ${ground(key, colour)}
    ${lanes(all)}
    ${walls({ key, colour, sides: all, open })}
    <g class="s-drawing" transform=${FLAT.has(key) ? "translate(0 0)" : "translate(0 2.5)"}>${building(key, all)}</g>
    ${name === undefined ? nothing : ribbon(name, FLAT.has(key) ? 84 : 80)}
    ${effectMark(key)}
    ${value === undefined || value === 0 ? nothing : circledValue(value)}
  `;
}

function numberedBoxes(boxes: readonly number[]): SVGTemplateResult {
  const all = niches(boxes.length);
  return svg`${all.map(
    ({ x, y, width, height, feet }, i) => svg`
      <path class="m-niche" d="M${x} ${y + height}V${y + 9}Q${x} ${y} ${feet.x} ${y}T${x + width} ${y + 9}V${y + height}Z" />
      <path class="m-plinth" d="M${x} ${feet.y}H${x + width}V${y + height}H${x}Z" />
      ${numeral(String(boxes[i]), feet.x, feet.y + 10.4, 13)}`,
  )}`;
}

function unconstructedSide(tile: Cell, all: Sides): SVGTemplateResult {
  const { key, colour, value, boxes, name, open } = tile;
  const mark = effectMark(key);
  // A written name takes the head of the tile, and the sketch makes room for it.
  const sketch = FLAT.has(key)
    ? "translate(0 0)"
    : name === undefined
      ? "translate(17 4.5) scale(.66)"
      : "translate(23 16.5) scale(.54)";
  return svg`
    <path class="m-bare" d="M0 0H100V100H0Z" />
    ${bareGround(key)} ${lanes(all)}
    ${walls({ key, colour, sides: all, open, depth: 6.5 })}
    <g class="s-drawing m-sketch" transform=${sketch}>${building(key, all)}</g>
    ${name === undefined ? nothing : heading(name, mark !== nothing)}
    ${numberedBoxes(boxes)}
    ${mark}
    ${value === undefined ? nothing : circledValue(value)}
  `;
}

function face(tile: Tile): SVGTemplateResult {
  if (!isCell(tile)) return abbey(tile);
  const all = sides(tile.edges, tile.turn);
  // Features have no other side.
  return tile.constructed || tile.colour === "feature"
    ? constructedSide(tile, all)
    : unconstructedSide(tile, all);
}

/** A tile with its north-western corner at the origin; a cell is a hundred units square. */
export function tile(tile: Tile): SVGTemplateResult {
  const side = tile.constructed || tile.colour === "feature" ? "m-constructed" : "m-unconstructed";
  const ground = `m-on-${tile.colour}`;
  return tile.label === undefined
    ? svg`<g class="m-tile ${side} ${ground}" aria-hidden="true">${face(tile)}</g>`
    : svg`<g class="m-tile ${side} ${ground}" role="img" aria-label=${tile.label}>${face(tile)}</g>`;
}
