/** Reading what the engine of Domus Domini writes. */

import type { Action, View } from "../generated/domus_domini.ts";
import type { Reading } from "../table/game/index.ts";
import { inOrder, offersOf } from "./acting/offers.ts";
import type { DomusDomini } from "./kind.ts";
import { word } from "./words.ts";

export const reading: Reading<DomusDomini> = {
  viewOf: (view) => {
    const known = view as Partial<View> | null;
    if (typeof known !== "object" || known === null) return null;
    return Array.isArray(known.cellerars) && Array.isArray(known.seats) ? (known as View) : null;
  },
  offersOf: (actions) => offersOf(actions as readonly Action[]),
  inOrder: (action) => inOrder(action as Action),
  colourOf: ({ seats }, seat) => seats[seat]?.colour,
  momentOf: ({ round, number }) => word("moment", { round, phase: word(`phase-${number}`) }),
  pointsOf: ({ seats, phase }, seat) =>
    phase.part === "over" ? seats[seat]?.testament.points : undefined,
};
