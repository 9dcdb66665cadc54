// The monastery as it lies on the table, drawn small: for thumbnails and replays.
// It can be looked at, not played on.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import box from "../../../data/monastery/box.json";
import {
  abbeyStandings,
  CELL,
  cells,
  ENCOURAGEMENT_PLACE,
  encouragement,
  monk,
  niches,
  type SeatColour,
  standings,
  type TileKey,
  tile,
} from "../monastery/index.ts";
import { sides } from "../monastery/sides.ts";
import { faceOf } from "../table/facts.ts";
import type { PieceSight, Sight } from "./sight.ts";

const ABBEY_SIDES = box.abbey;

type Edges = ReadonlyMap<string, string>;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const place = (x: number, y: number, side: number): string => `${x},${y},${side}`;

/** What crosses each side of each cell that is covered. */
function edgesOf(pieces: readonly PieceSight[]): Edges {
  const all = new Map<string, string>();
  for (const { tile, at, turn } of pieces) {
    const [x, y] = at;
    if (tile !== "abbey") {
      sides(faceOf(tile).edges, turn).forEach((edge, side) => {
        all.set(place(x, y, side), edge);
      });
      continue;
    }
    const { north, east, south, west } = ABBEY_SIDES;
    for (let n = 0; n < 3; n += 1) {
      all.set(place(x + n, y, 0), north[n] ?? "-");
      all.set(place(x + n, y + 1, 2), south[n] ?? "-");
    }
    for (let n = 0; n < 2; n += 1) {
      all.set(place(x + 2, y + n, 1), east[n] ?? "-");
      all.set(place(x, y + n, 3), west[n] ?? "-");
    }
  }
  return all;
}

/** Which of a tile's gates meet a path or another gate. */
function openGates({ at: [x, y] }: PieceSight, edges: Edges): readonly boolean[] {
  return STEPS.map(([dx, dy], side) => {
    const other = edges.get(place(x + dx, y + dy, (side + 2) % 4));
    return other === "P" || other === "G";
  });
}

const each = (many: readonly number[]): number[] =>
  many.flatMap((count, seat) => Array.from({ length: count }, () => seat));

function monksOn(piece: PieceSight, colours: readonly SeatColour[]): SVGTemplateResult[] {
  const colourOf = (seat: number): SeatColour => colours[seat] ?? "red";
  if (!piece.constructed) {
    const feet = niches(piece.boxes.length);
    return piece.boxes.flatMap((seat, n) => {
      const at = feet[n]?.feet;
      return seat === null || !at ? [] : [monk({ ...at, colour: colourOf(seat) })];
    });
  }
  const here = [
    ...each(piece.standing).map((seat) => ({ seat, praying: false })),
    ...each(piece.praying).map((seat) => ({ seat, praying: true })),
  ];
  const feet =
    piece.tile === "abbey"
      ? abbeyStandings(here.length)
      : standings(here.length, { key: piece.tile, turn: piece.turn });
  return here.map(({ seat, praying }, n) =>
    monk({ x: feet[n]?.x, y: feet[n]?.y, colour: colourOf(seat), praying }),
  );
}

export interface Plan {
  /** What a screen reader says; without it the plan is decoration. */
  readonly label?: string | undefined;
  /** The names of tiles, where they are to be written. */
  readonly nameOf?: ((key: TileKey) => string) | undefined;
}

export function plan(sight: Drawn, { label, nameOf }: Plan = {}): TemplateResult {
  const { pieces } = sight;
  const colours = sight.seats.map((seat) => seat.colour);
  const edges = edgesOf(pieces);
  const all = pieces.map(({ at: [x, y], tile }) => ({ x, y, ...cells(tile) }));
  const left = Math.min(0, ...all.map(({ x }) => x));
  const top = Math.min(0, ...all.map(({ y }) => y));
  const right = Math.max(3, ...all.map(({ x, across }) => x + across));
  const bottom = Math.max(2, ...all.map(({ y, down }) => y + down));
  const frame = [left, top, right - left, bottom - top].map((n) => n * CELL);
  return html`<svg class="plan" viewBox="${frame.join(" ")}" role=${label ? "img" : nothing}
    aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>
    ${pieces.map(
      (piece) => svg`<g transform="translate(${piece.at[0] * CELL} ${piece.at[1] * CELL})">
        ${tile({
          ...faceOf(piece.tile),
          turn: piece.turn,
          constructed: piece.constructed,
          name: nameOf?.(piece.tile),
          open: openGates(piece, edges),
        })}
        ${monksOn(piece, colours)}
        ${piece.tokens > 0 ? encouragement({ ...ENCOURAGEMENT_PLACE, count: piece.tokens }) : nothing}
      </g>`,
    )}
  </svg>`;
}

/** The parts of a sight that are drawn here. */
type Drawn = Pick<Sight, "pieces" | "seats">;

/** A monastery of which only the Abbey stands: for games that cannot be seen. */
export const BARE: Drawn = {
  seats: [],
  pieces: [
    {
      piece: 0,
      tile: "abbey",
      at: [0, 0],
      turn: 0,
      constructed: true,
      full: false,
      fresh: false,
      tokens: 0,
      boxes: [],
      standing: [],
      praying: [],
    },
  ],
};
