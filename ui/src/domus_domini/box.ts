/** The printed facts of the box, from the same file that the engine reads. */
import box from "../../../data/domus_domini/box.json";
import type { Card, Sector } from "../generated/domus_domini.ts";

interface Level {
  readonly cost: number;
  readonly fu: number;
}

/** The levels of a sector, the first one first; what it is worth in the end. */
export function sectorFacts(sector: Sector): {
  readonly levels: readonly Level[];
  readonly letters: number;
} {
  const facts = box.sectors.find((known) => known.sector === sector);
  if (facts === undefined) throw new Error(`no sector ${sector} in the box`);
  return facts;
}

/** The levels of the chapel; the last one has no place for a lay brother. */
export const CHAPEL: readonly {
  readonly cost: number;
  readonly letters: number;
  readonly fu?: number;
}[] = box.chapel;

/** The sector that a production card is of. */
export const cardSector = (card: Card): string =>
  box.production.find(({ key }) => key === card)?.sector ?? "";

/** What a production card adds. */
export const cardFu = (card: Card): number =>
  box.production.find(({ key }) => key === card)?.fu ?? 0;

/** The last space of the road before Cluny. */
export const LAST = box.road.last;
/** Denarii from the last on the road to the first. */
export const PAYOUT: readonly number[] = box.road.payout;
export const CLUNY_LETTERS = box.road.cluny;
export const ROOM = box.room;
