/** What may be done now, as the engine lists it. */
import type { Action } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";

export interface Offers {
  readonly all: readonly Action[];
  /** The same, to find one quickly. */
  readonly written: ReadonlySet<string>;
}

/** How far a cart goes on, always written in the same order. */
export const advance = (vegetables: number, cart: boolean): Action => ({
  advance: { vegetables, cart },
});

export const inOrder = (action: Action): Action =>
  typeof action === "object" && "advance" in action
    ? advance(action.advance.vegetables, action.advance.cart)
    : action;

export function offersOf(actions: readonly Action[]): Offers {
  const all = actions.map(inOrder);
  return { all, written: new Set(all.map((action) => JSON.stringify(action))) };
}

export const offered = ({ written }: Offers, action: Action): boolean =>
  written.has(JSON.stringify(action));

export const sameAction = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The word of an action: its one key, or the word it is. */
export const nameOf = (action: Action): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");

/** The numbers offered with an action such as `feed`. */
export function amounts(
  { all }: Offers,
  name: "buy-vegetables" | "feed" | "lend" | "beg" | "send-drunkard",
): readonly number[] {
  return all.flatMap((action) =>
    typeof action === "object" && name in action
      ? [(action as unknown as Record<string, number>)[name] ?? 0]
      : [],
  );
}

/** Whom something can be done against. */
export const victims = (offers: Offers, name: "beg" | "send-drunkard"): readonly Seat[] =>
  amounts(offers, name);
