/** Where everything of a view is drawn on the board, in its units. */

import type { Bounds } from "../../table/camera/bounds.ts";
import { abbeyStandings, CELL, cells, niches, type Place, standings } from "../art/index.ts";
import { faceOf } from "../box.ts";
import type { Cell, PieceView, Seat, Spot, View } from "../view.ts";

export interface MonkPlace extends Place {
  readonly seat: Seat;
  readonly praying: boolean;
  readonly spot: Spot;
}

/** The corner of a cell. */
export const corner = ([x, y]: Cell): Place => ({ x: x * CELL, y: y * CELL });

/** The middle of a piece. */
export function middle(piece: PieceView): Place {
  const { across, down } = cells(piece.tile);
  const { x, y } = corner(piece.at);
  return { x: x + (across * CELL) / 2, y: y + (down * CELL) / 2 };
}

/** Everybody on the floor of a tile, praying ones last. */
function floor(piece: PieceView): readonly { seat: Seat; praying: boolean }[] {
  const all = (counts: readonly number[], praying: boolean) =>
    counts.flatMap((many, seat) => Array.from({ length: many }, () => ({ seat, praying })));
  return [...all(piece.standing, false), ...all(piece.praying, true)];
}

/** Every monk of a piece with the place of his feet. */
export function monkPlaces(piece: PieceView): readonly MonkPlace[] {
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

const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** What crosses each edge of every cell of the table: north, east, south, west. */
export function edgeMap(pieces: readonly PieceView[]): ReadonlyMap<string, string> {
  const edges = new Map<string, string>();
  for (const { tile, at, turn } of pieces) {
    const face = faceOf(tile);
    const [x, y] = at;
    if (tile !== "abbey") {
      const turned = [0, 1, 2, 3].map((side) => face.edges[(side - turn + 4) % 4] ?? "-").join("");
      edges.set(`${x},${y}`, turned);
      continue;
    }
    const e = [...face.edges];
    const at10 = (i: number) => e[i] ?? "-";
    edges.set(`${x},${y}`, `${at10(0)}--${at10(9)}`);
    edges.set(`${x + 1},${y}`, `${at10(1)}---`);
    edges.set(`${x + 2},${y}`, `${at10(2)}${at10(3)}--`);
    edges.set(`${x + 2},${y + 1}`, `-${at10(4)}${at10(5)}-`);
    edges.set(`${x + 1},${y + 1}`, `--${at10(6)}-`);
    edges.set(`${x},${y + 1}`, `--${at10(7)}${at10(8)}`);
  }
  return edges;
}

/** Which gates of a tile meet a way, and stand open. */
export function openGates(edges: ReadonlyMap<string, string>, [x, y]: Cell): readonly boolean[] {
  return NEIGHBOURS.map(([dx, dy], side) => {
    const across = edges.get(`${x + dx},${y + dy}`)?.[(side + 2) % 4];
    return across === "P" || across === "G";
  });
}
