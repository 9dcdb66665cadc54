/** What may be done now, as the engine lists it. */
import type { Action } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import * as shared from "../../table/game/offers.ts";

export { nameOf, offered, sameAction } from "../../table/game/offers.ts";

export type Offers = shared.Offered<Action>;

/** How far a cart goes on, always written in the same order. */
export const advance = (vegetables: number, cart: boolean): Action => ({
  advance: { vegetables, cart },
});

export const inOrder = (action: Action): Action =>
  typeof action === "object" && "advance" in action
    ? advance(action.advance.vegetables, action.advance.cart)
    : action;

export const offersOf = (actions: readonly Action[]): Offers =>
  shared.offersOf(actions.map(inOrder));

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
