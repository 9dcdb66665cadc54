/** How the road to Cluny winds through its picture, and where each of its spaces lies. */
import { LAST } from "../box.ts";

const STEP = 60;
const DOWN = 64;
const STOPS = LAST / 10 + 2;
/** How far a bend leans out. */
const LEAN = 32;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Course {
  readonly across: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Where the sky ends. */
  readonly horizon: number;
  /** Where a space lies, by its food units. */
  readonly placeOf: (fu: number) => Place;
  /** Where carts wait that are not on the road: so many side by side. */
  readonly yard: { readonly at: Place; readonly across: number };
  /** One line through all spaces. */
  readonly way: string;
  /** The middle of the country between two bends, by column and row. */
  readonly between: (column: number, row: number) => Place;
}

interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly yard: Course["yard"];
}

/** With a walled yard before the first space. */
const ROOMY: Margins = {
  left: 108,
  right: 56,
  top: 98,
  yard: { at: { x: 14, y: 88 }, across: 3 },
};
/** With the yard above the first spaces, for a narrow picture. */
const SLIM: Margins = {
  left: 24,
  right: 24,
  top: 172,
  yard: { at: { x: 14, y: 106 }, across: 6 },
};

function course(across: number, { left, right, top, yard }: Margins): Course {
  const rows = Math.ceil(STOPS / across);
  const width = left + across * STEP + right;
  const wave = (column: number, row: number): number => 7 * Math.sin(column * 0.85 + row * 2.3);
  const placeOf = (fu: number): Place => {
    const n = Math.min(STOPS - 1, Math.max(0, Math.round(fu / 10)));
    const row = Math.floor(n / across);
    const along = n % across;
    const column = row % 2 === 0 ? along : across - 1 - along;
    return { x: left + (column + 0.5) * STEP, y: top + row * DOWN + wave(column, row) };
  };
  const stops = Array.from({ length: STOPS }, (_, n) => placeOf(n * 10));
  const way = stops
    .map(({ x, y }, n) => {
      if (n === 0) return `M${x - STEP / 2} ${y}L${x} ${y}`;
      const before = stops[n - 1] ?? { x, y };
      if (x === before.x) {
        const out = x > width / 2 ? LEAN : -LEAN;
        return `C${x + out} ${before.y} ${x + out} ${y} ${x} ${y}`;
      }
      const middle = (x + before.x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  return {
    across,
    rows,
    width,
    height: top + (rows - 1) * DOWN + 40,
    horizon: top > 100 ? 66 : 46,
    placeOf,
    yard,
    way,
    between: (column, row) => ({
      x: left + column * STEP,
      y: top + (row + 0.5) * DOWN + 8,
    }),
  };
}

/** Three bends, for the top of a table. */
export const WIDE = course(14, ROOMY);
/** Four bends, for a table that stands upright. */
export const UPRIGHT = course(11, ROOMY);
/** Six bends, for a picture that is as high as wide, and for large letters. */
export const SQUARE = course(8, ROOMY);
/** Seven bends, for a phone. */
export const NARROW = course(6, SLIM);

const ALL: readonly Course[] = [WIDE, UPRIGHT, SQUARE, NARROW];

/** The course with so many spaces from bend to bend. */
export const courseOf = (across: number): Course =>
  ALL.find((one) => one.across === across) ?? WIDE;
