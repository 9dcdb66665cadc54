/** The printed facts of the box, from the same file that the engine reads. */
import box from "../../../data/monastery/box.json";
import type { SeatColour } from "../seats/colours.ts";
import type { HourKind, TileColour, TileFace, TileKey } from "./art/index.ts";

const COLOURS: Readonly<Record<string, TileColour>> = {
  study: "grey",
  toil: "brown",
  dual: "dual",
  neutral: "neutral",
  feature: "feature",
};

const { north, east, south, west } = box.abbey;

const FACES = new Map<string, TileFace>([
  [
    "abbey",
    {
      key: "abbey",
      colour: "grey",
      edges: north + east + [...south].reverse().join("") + [...west].reverse().join(""),
      boxes: [],
    },
  ],
  ...box.tiles.map(({ key, ground, value, boxes, edges }): [string, TileFace] => [
    key,
    {
      key: key as TileKey,
      colour: COLOURS[ground] ?? "neutral",
      edges,
      value: value === 0 ? undefined : value,
      boxes,
    },
  ]),
]);

/** What is printed on a tile. */
export function faceOf(tile: TileKey): TileFace {
  const face = FACES.get(tile);
  if (face === undefined) throw new Error(`no tile ${tile} in the box`);
  return face;
}

/** The rows of the letter grid; `+` is a cross. */
export const GRID_ROWS = box.grid.rows as readonly {
  readonly colour: SeatColour;
  readonly cells: string;
}[];
/** Cells are numbered row by row. */
export const COLUMNS = GRID_ROWS[0]?.cells.length ?? 0;

/** The words of the phrase of a colour. */
export function wordsOf(colour: SeatColour): readonly string[] {
  const row = GRID_ROWS.find((row) => row.colour === colour);
  return (row?.cells ?? "").split("+").filter((word) => word !== "");
}

export interface DialHour {
  readonly kind: HourKind;
  readonly name?: string;
  readonly draw?: number;
}

export const HOURS = box.dial as readonly DialHour[];
export const DAYS = box.days;
