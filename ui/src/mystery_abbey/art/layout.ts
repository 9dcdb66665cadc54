/** Where the rooms lie, how they are bounded, and where their doors are. No drawing, no rules. */
import type { Room } from "../../generated/mystery_abbey.ts";
import { DOORS } from "../box.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const PLAN = { width: 1115, height: 960 } as const;

/** How large a pawn is drawn on the plan, as a scale of the figure of a seat. */
export const PAWN = 2.2;

type Corner = readonly [x: number, y: number];
type Outline = readonly Corner[];

const rect = (x: number, y: number, right: number, bottom: number): Outline => [
  [x, y],
  [right, y],
  [right, bottom],
  [x, bottom],
];

/** The garth in the middle of the cloister, and the cloister about it. */
export const GARTH: Box = { x: 547, y: 348, width: 236, height: 237 };

/** Clockwise from the upper left corner. Rooms that have a wall between them share its line. */
const OUTLINES: Readonly<Record<Room, Outline>> = {
  chapel: [
    [442, 30],
    [872, 30],
    [930, 86],
    [930, 202],
    [875, 258],
    [340, 258],
    [340, 122],
    [442, 122],
  ],
  "confessional-inner": rect(340, 30, 442, 122),
  "confessional-outer": rect(238, 30, 340, 122),
  crypt: rect(930, 62, 1085, 226),
  courtyard: [
    [30, 30],
    [238, 30],
    [238, 122],
    [340, 122],
    [340, 258],
    [455, 258],
    [455, 335],
    [140, 335],
    [140, 675],
    [30, 675],
  ],
  "guest-house": rect(140, 335, 360, 420),
  parlor: rect(140, 420, 250, 675),
  "cell-4": rect(250, 420, 360, 505),
  "cell-5": rect(250, 505, 360, 590),
  "cell-6": rect(250, 590, 360, 675),
  "dormitory-west": rect(360, 335, 455, 675),
  "cloister-north": [
    [455, 258],
    [875, 258],
    [783, 348],
    [547, 348],
  ],
  "cloister-east": [
    [875, 258],
    [875, 675],
    [783, 585],
    [783, 348],
  ],
  "cloister-south": [
    [547, 585],
    [783, 585],
    [875, 675],
    [455, 675],
  ],
  "cloister-west": [
    [455, 258],
    [547, 348],
    [547, 585],
    [455, 675],
  ],
  "dormitory-east": rect(875, 258, 970, 745),
  "cell-1": rect(970, 335, 1085, 448),
  "cell-2": rect(970, 448, 1085, 561),
  "cell-3": rect(970, 561, 1085, 675),
  infirmary: [
    [970, 675],
    [1085, 675],
    [1085, 820],
    [875, 820],
    [875, 745],
    [970, 745],
  ],
  "warming-room": rect(745, 675, 875, 820),
  "chapter-hall": rect(560, 675, 745, 820),
  refectory: rect(330, 675, 560, 805),
  kitchen: rect(330, 805, 560, 930),
  garden: [
    [560, 820],
    [1085, 820],
    [1085, 930],
    [560, 930],
  ],
  scriptorium: rect(30, 675, 330, 805),
  library: rect(30, 805, 330, 930),
};

const outlineOf = (room: Room): Outline => OUTLINES[room];

/** All rooms that are drawn. */
export const PLACED = Object.keys(OUTLINES) as readonly Room[];

/** The whole floor of a room as path data: to be filled, lit or tapped. */
export const roomShape = (room: Room): string =>
  `M${outlineOf(room)
    .map(([x, y]) => `${x} ${y}`)
    .join("L")}Z`;

export function roomBox(room: Room): Box {
  const outline = outlineOf(room);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Each side of a room, clockwise. */
export function sidesOf(room: Room): readonly (readonly [Corner, Corner])[] {
  const outline = outlineOf(room);
  return outline.map((from, n) => [from, outline[(n + 1) % outline.length] ?? from] as const);
}

export interface Shared {
  readonly from: Point;
  readonly to: Point;
}

/** The longest piece of wall that two rooms share, if they share one. */
export function sharedWall(a: Room, b: Room): Shared | undefined {
  let best: (Shared & { readonly length: number }) | undefined;
  for (const [p, q] of sidesOf(a)) {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy);
    const along = ([x, y]: Corner): number => ((x - p[0]) * dx + (y - p[1]) * dy) / long;
    const aside = ([x, y]: Corner): number => Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / long;
    for (const [r, s] of sidesOf(b)) {
      if (aside(r) > 0.01 || aside(s) > 0.01) continue;
      const from = Math.max(0, Math.min(along(r), along(s)));
      const to = Math.min(long, Math.max(along(r), along(s)));
      if (to - from <= (best?.length ?? 0)) continue;
      const at = (t: number): Point => ({ x: p[0] + (dx * t) / long, y: p[1] + (dy * t) / long });
      best = { from: at(from), to: at(to), length: to - from };
    }
  }
  return best;
}

/** Doors that are not in the middle of their wall: how far along, from the left or from above. */
const ASIDE: Readonly<Record<string, number>> = {
  "chapel courtyard": 0.56,
  "chapel cloister-north": 0.5,
  "courtyard guest-house": 0.3,
  "courtyard cloister-west": 0.58,
  "courtyard parlor": 0.72,
  "courtyard confessional-outer": 0.5,
  "cloister-south refectory": 0.5,
  "cloister-south chapter-hall": 0.5,
  "cloister-east dormitory-east": 0.5,
  "cloister-west dormitory-west": 0.4,
  "dormitory-west guest-house": 0.5,
  "kitchen garden": 0.55,
  "garden infirmary": 0.6,
  "scriptorium refectory": 0.6,
  "scriptorium library": 0.4,
  "refectory kitchen": 0.7,
};

export interface Doorway extends Point {
  /** How the wall runs at the door. */
  readonly runs: "across" | "up" | "aslant";
  /** How wide the opening may be. */
  readonly room: number;
}

const key = (a: Room, b: Room): string => `${a} ${b}`;

const DOORWAYS: ReadonlyMap<string, Doorway> = new Map(
  DOORS.map(([a, b]): [string, Doorway] => {
    const wall = sharedWall(a, b);
    if (wall === undefined) throw new Error(`${a} and ${b} do not touch`);
    const [first, last] =
      wall.from.x + wall.from.y <= wall.to.x + wall.to.y
        ? [wall.from, wall.to]
        : [wall.to, wall.from];
    const t = ASIDE[key(a, b)] ?? 0.5;
    const runs =
      first.y === last.y
        ? ("across" as const)
        : first.x === last.x
          ? ("up" as const)
          : ("aslant" as const);
    const x = first.x + (last.x - first.x) * t;
    const y = first.y + (last.y - first.y) * t;
    const room = Math.hypot(last.x - first.x, last.y - first.y);
    return [key(a, b), { x, y, runs, room }];
  }),
);

/** Where one goes from one room into the other. */
export function doorway(a: Room, b: Room): Doorway {
  const found = DOORWAYS.get(key(a, b)) ?? DOORWAYS.get(key(b, a));
  if (found === undefined) throw new Error(`no door between ${a} and ${b}`);
  return found;
}

/** Middles of rooms that are not rectangles. */
const MIDDLES: Readonly<Partial<Record<Room, Corner>>> = {
  chapel: [640, 168],
  courtyard: [85, 232],
  "cloister-north": [665, 306],
  "cloister-east": [829, 466],
  "cloister-south": [665, 634],
  "cloister-west": [501, 466],
  infirmary: [985, 778],
};

/** Where a way passes through a room, and where what happens there is shown. */
export function roomMiddle(room: Room): Point {
  const own = MIDDLES[room];
  if (own !== undefined) return { x: own[0], y: own[1] };
  const { x, y, width, height } = roomBox(room);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A way through the rooms as path data: from where one stands, or from the middle of the first, through the
 * doors to the middle of the last.
 */
export function way(rooms: readonly Room[], from?: Point): string {
  return rooms
    .map((room, n) => {
      const { x, y } = roomMiddle(room);
      const [before, after] = [rooms[n - 1], rooms[n + 1]];
      if (before === undefined) return `M${from?.x ?? x} ${from?.y ?? y}`;
      const door = doorway(before, room);
      const come = n === 1 ? `L${door.x} ${door.y}` : "";
      if (after === undefined) return `${come}L${x} ${y}`;
      const out = doorway(room, after);
      // Round the corner of the yard; elsewhere a little towards the middle, the more the longer the way is.
      const between = { x: (door.x + out.x) / 2, y: (door.y + out.y) / 2 };
      const far = Math.hypot(x - between.x, y - between.y);
      const long = Math.hypot(out.x - door.x, out.y - door.y);
      const pull = room === "courtyard" ? 1 : Math.min(0.6, long / (2 * far + 1));
      const bend = {
        x: between.x + (x - between.x) * pull,
        y: between.y + (y - between.y) * pull,
      };
      return `${come}Q${bend.x} ${bend.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** Where pawns stand, if not anywhere in the room: left, top, right and bottom of their feet. */
const STANDS: Readonly<Partial<Record<Room, readonly [number, number, number, number]>>> = {
  chapel: [480, 172, 720, 196],
  courtyard: [70, 196, 300, 250],
  "confessional-inner": [367, 110, 387, 110],
  "confessional-outer": [265, 110, 285, 110],
  crypt: [985, 160, 1062, 196],
  "guest-house": [185, 394, 325, 398],
  parlor: [172, 544, 218, 640],
  "cloister-north": [540, 322, 790, 326],
  "cloister-south": [530, 662, 800, 664],
  "cloister-east": [822, 410, 854, 560],
  "cloister-west": [476, 410, 508, 560],
  "dormitory-west": [402, 430, 434, 640],
  "dormitory-east": [917, 400, 949, 640],
  infirmary: [935, 796, 1055, 798],
  "warming-room": [780, 738, 842, 772],
  "chapter-hall": [595, 750, 712, 794],
  refectory: [365, 760, 525, 774],
  kitchen: [370, 894, 530, 906],
  garden: [640, 894, 1010, 906],
  scriptorium: [70, 772, 292, 784],
  library: [70, 890, 292, 902],
};

/** In a cell one stands by the door, so that the device on the bed stays to be seen. */
function standsIn(room: Room): readonly [number, number, number, number] {
  const { x, y, width, height } = roomBox(room);
  const middle = x > PLAN.width / 2 ? x + 25 : x + width - 23;
  return STANDS[room] ?? [middle - 3, y + height - 15, middle + 3, y + height - 15];
}

/** Six places for the feet of pawns, the best first. */
export function spotsIn(room: Room): readonly Point[] {
  const [left, top, right, bottom] = standsIn(room);
  const across = right - left;
  const columns = across > 3 * (bottom - top) ? 6 : across > bottom - top ? 3 : 2;
  const rows = 6 / columns;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const all = Array.from({ length: 6 }, (_, n): Point => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return {
      x: left + (across * column) / (columns - 1),
      y: rows === 1 ? middle.y : top + ((bottom - top) * row) / (rows - 1),
    };
  });
  const far = (spot: Point): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  return all.sort((a, b) => far(a) - far(b) || a.x - b.x);
}

/** Where the things lie that belong to a room: the die, the pile, the books, the Crypta cards. */
export const LIES: Readonly<Record<string, Point>> = {
  "confessional-inner": { x: 419, y: 101 },
  "confessional-outer": { x: 317, y: 101 },
  parlor: { x: 195, y: 486 },
  scriptorium: { x: 298, y: 726 },
  library: { x: 298, y: 858 },
  crypt: { x: 1058, y: 132 },
};
