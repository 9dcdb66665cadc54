/** Where everything of a view is drawn on the board, in its units. */

import type { Cell, PieceView, Spot, View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import type { Bounds } from "../../table/camera/bounds.ts";
import { abbeyStandings, CELL, cells, niches, type Place, standings } from "../art/index.ts";
import { faceOf } from "../box.ts";

/** What must be known of a tile on the table to draw it. */
export type Drawn = Pick<
  PieceView,
  | "piece"
  | "tile"
  | "at"
  | "turn"
  | "joined"
  | "constructed"
  | "tokens"
  | "boxes"
  | "standing"
  | "praying"
>;

export interface MonkPlace extends Place {
  readonly seat: Seat;
  readonly praying: boolean;
  readonly spot: Spot;
}

/** The corner of a cell. */
export const corner = ([x, y]: Cell): Place => ({ x: x * CELL, y: y * CELL });

/** The middle of a piece. */
export function middle(piece: Drawn): Place {
  const { across, down } = cells(piece.tile);
  const { x, y } = corner(piece.at);
  return { x: x + (across * CELL) / 2, y: y + (down * CELL) / 2 };
}

/** Everybody on the floor of a tile, praying ones last. */
function floor(piece: Drawn): readonly { seat: Seat; praying: boolean }[] {
  const all = (counts: readonly number[], praying: boolean) =>
    counts.flatMap((many, seat) => Array.from({ length: many }, () => ({ seat, praying })));
  return [...all(piece.standing, false), ...all(piece.praying, true)];
}

/** Every monk of a piece with the place of his feet. */
export function monkPlaces(piece: Drawn): readonly MonkPlace[] {
  const { x, y } = corner(piece.at);
  const inBoxes = piece.boxes.flatMap((seat, box): MonkPlace[] => {
    const feet = niches(faceOf(piece.tile).boxes.length)[box]?.feet;
    if (seat === null || feet === undefined) return [];
    return [{ seat, praying: false, spot: { on: piece.piece, box }, x: x + feet.x, y: y + feet.y }];
  });
  const there = floor(piece);
  const feet =
    piece.tile === "abbey"
      ? abbeyStandings(there.length)
      : standings(there.length, { key: piece.tile, turn: piece.turn });
  return [
    ...inBoxes,
    ...there.map(({ seat, praying }, i) => ({
      seat,
      praying,
      spot: { on: piece.piece },
      x: x + (feet[i]?.x ?? 50),
      y: y + (feet[i]?.y ?? 90),
    })),
  ];
}

/** Where somebody at a spot stands, or would stand: for markers and for walking. */
export function spotPlace(view: View, { on, box }: Spot): Place {
  const piece = view.pieces.find((known) => known.piece === on);
  if (piece === undefined) return { x: 0, y: 0 };
  const { x, y } = corner(piece.at);
  if (box !== undefined) {
    const niche = niches(faceOf(piece.tile).boxes.length)[box];
    if (niche !== undefined) return { x: x + niche.feet.x, y: y + niche.feet.y };
  }
  const { x: mx, y: my } = middle(piece);
  return { x: mx, y: my + (piece.tile === "abbey" ? 80 : 30) };
}

/** All that lies on the table, and the places where more may lie. */
export function boundsOf(view: View, places: readonly Cell[] = []): Bounds {
  let [left, top, right, bottom] = [0, 0, 3, 2];
  for (const [x, y] of [...view.pieces.map(({ at }) => at), ...places]) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    x: left * CELL,
    y: top * CELL,
    width: (right - left) * CELL,
    height: (bottom - top) * CELL,
  };
}
