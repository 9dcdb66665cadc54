// A view of Monastery as the shell tells it. What comes from there is doubted once, here.

import type { Sight } from "../table/sight.ts";

export type { PieceSight, SeatSight, Sight } from "../table/sight.ts";

/** The view, if it is one of Monastery. */
export function sightOf(view: unknown): Sight | null {
  const told = view as Partial<Sight> | null;
  if (typeof told !== "object" || told === null) return null;
  return Array.isArray(told.pieces) && Array.isArray(told.seats) ? (told as Sight) : null;
}
