/** Where figures and tokens stand on a tile, in its own units, whatever its turn. */
import type { TileKey, Turn } from "./faces.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A numbered niche of an unconstructed tile. A monk's feet belong at `feet`. */
export interface Niche {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly feet: Place;
  readonly centre: Place;
}

const NICHE = { foot: 91, height: 39, number: 12 } as const;
const WIDTHS = [26, 26, 26, 24, 20, 17.6] as const;
const GAPS = [0, 0, 5, 3, 2.4, 0.6] as const;

/** The niches of a tile with this many numbered boxes, from left to right. */
export function niches(count: number): readonly Niche[] {
  const width = WIDTHS[count] ?? 88 / count;
  const gap = GAPS[count] ?? 0;
  const top = NICHE.foot - NICHE.height;
  const left = 50 - (count * width + (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = left + i * (width + gap);
    return {
      x,
      y: top,
      width,
      height: NICHE.height,
      feet: { x: x + width / 2, y: NICHE.foot - NICHE.number },
      centre: { x: x + width / 2, y: top + NICHE.height / 2 },
    };
  });
}

/** How a tile lies, as far as that decides where one stands on it. */
export interface Lying {
  readonly key: TileKey;
  readonly turn: Turn;
}

/** The middle of the lane of a corner path, for each turn. */
const BENDS: readonly Place[] = [
  { x: 59, y: 49 },
  { x: 59, y: 68 },
  { x: 41, y: 68 },
  { x: 41, y: 49 },
];

function middle(lying: Lying | undefined): Place {
  if (lying?.key === "path-straight") return { x: 50, y: 62 };
  if (lying?.key === "path-corner") return BENDS[lying.turn] ?? { x: 50, y: 62 };
  return { x: 50, y: 94 };
}

/** Where the feet of monks stand on a constructed tile, from left to right: before the building, or on the path. */
export function standings(count: number, lying?: Lying): readonly Place[] {
  const step = count > 4 ? 18.5 : count > 3 ? 22 : 25;
  const { x, y } = middle(lying);
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y }));
}

/** Where the feet of monks stand before the Abbey, which holds any number: the nearest row fills first. */
export function abbeyStandings(count: number): readonly Place[] {
  const rows = Math.max(1, Math.ceil(count / 10));
  const places: Place[] = [];
  for (let row = 0; row < rows; row += 1) {
    const here = Math.min(10, count - row * 10);
    // A second row stands between the heads of the first, so that no device is hidden.
    const shift = row % 2 === 0 ? 0 : 13;
    for (let i = 0; i < here; i += 1) {
      places.push({ x: 150 + shift + (i - (here - 1) / 2) * 26, y: 195 - row * 24 });
    }
  }
  return places.sort((a, b) => a.y - b.y);
}

/** Where a heap of encouragement lies on an unconstructed tile. */
export const ENCOURAGEMENT_PLACE: Place = { x: 86, y: 40 };

/** The size of a tile in cells. */
export function cells(key: TileKey): { readonly across: number; readonly down: number } {
  return key === "abbey" ? { across: 3, down: 2 } : { across: 1, down: 1 };
}
