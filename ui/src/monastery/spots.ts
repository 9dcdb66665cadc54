/** Cells and spots of the table, compared and named. */
import type { Action, Cell, Spot } from "../generated/monastery.ts";

/** A tile, where it lies and how it is turned. */
export type Placement = Extract<Action, { place: unknown }>["place"];

/** From where to where a monk goes, and what it costs. */
export type Walk = Extract<Action, { move: unknown }>["move"];

export const sameCell = (one: Cell, other: Cell): boolean =>
  one[0] === other[0] && one[1] === other[1];

export const sameSpot = (one: Spot, other: Spot): boolean =>
  one.on === other.on && one.box === other.box;

/** A spot as the hooks of the page write it: the piece, and the box if it is in one. */
export const spotHook = ({ on, box }: Spot): string =>
  box === undefined ? `${on}` : `${on}.${box}`;
