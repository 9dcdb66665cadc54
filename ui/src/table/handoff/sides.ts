/** A tablet that lies flat: the table turns towards whoever is to act. Which side each seat sits at, the device remembers. */
import { recall, remember } from "../../shared/memory.ts";
import type { Seat } from "../state/model.ts";

/** Quarter turns: below, left, above, right. */
export const SIDES = ["below", "left", "above", "right"] as const;
type Side = (typeof SIDES)[number];

/** Whoever shares a device of so many sits about it like this, unless they say otherwise. */
const USUAL: Readonly<Record<number, readonly Side[]>> = {
  2: ["below", "above"],
  3: ["below", "left", "right"],
  4: ["below", "left", "above", "right"],
};

interface Kept {
  readonly turns: boolean;
  readonly sides: readonly Side[];
}

function kept(): Kept {
  const found = recall("sides") as Partial<Kept> | null;
  const sides = Array.isArray(found?.sides) ? found.sides : [];
  return { turns: found?.turns === true, sides: sides.filter((side) => SIDES.includes(side)) };
}

export class Sides {
  #kept = kept();

  /** Whether the table turns at all. */
  get turns(): boolean {
    return this.#kept.turns;
  }

  sideOf(seat: Seat, seats: number): Side {
    return this.#kept.sides[seat] ?? USUAL[seats]?.[seat] ?? SIDES[seat % 4] ?? "below";
  }

  turn(turns: boolean): void {
    this.#keep({ ...this.#kept, turns });
  }

  sit(seat: Seat, side: Side, seats: number): void {
    const sides = Array.from({ length: seats }, (_, n) => this.sideOf(n, seats));
    this.#keep({ ...this.#kept, sides: sides.map((old, n) => (n === seat ? side : old)) });
  }

  /** Degrees clockwise by which the table lies for a seat. */
  degrees(seat: Seat | undefined, seats: number): number {
    if (!this.turns || seat === undefined) return 0;
    return SIDES.indexOf(this.sideOf(seat, seats)) * 90;
  }

  #keep(next: Kept): void {
    this.#kept = next;
    remember("sides", next);
  }
}
