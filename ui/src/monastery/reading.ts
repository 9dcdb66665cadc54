/** Reading what the engine of Monastery writes. */

import type { Action, View } from "../generated/monastery.ts";
import type { Reading } from "../table/game/index.ts";
import { offersOf } from "./acting/offers.ts";
import type { Monastery } from "./kind.ts";
import { hourName } from "./telling/sentences.ts";
import { word } from "./words.ts";

export const reading: Reading<Monastery> = {
  viewOf: (view) => {
    const known = view as Partial<View> | null;
    if (typeof known !== "object" || known === null) return null;
    return Array.isArray(known.pieces) && Array.isArray(known.seats) ? (known as View) : null;
  },
  offersOf: (actions, view) => offersOf(actions as readonly Action[], view),
  colourOf: ({ seats }, seat) => seats[seat]?.colour,
  momentOf: ({ day, hour }) => word("moment", { day, hour: hourName(hour) }),
  pointsOf: ({ seats }, seat) => seats[seat]?.testament?.points,
};
