/** Reading what the engine of Mystery of the Abbey writes. */

import type { Action, View } from "../generated/mystery_abbey.ts";
import type { Reading } from "../table/game/index.ts";
import { offersOf } from "./acting/offers.ts";
import type { MysteryAbbey } from "./kind.ts";
import { word } from "./words.ts";

export const reading: Reading<MysteryAbbey> = {
  viewOf: (view) => {
    const known = view as Partial<View> | null;
    if (typeof known !== "object" || known === null) return null;
    return Array.isArray(known.dice) && Array.isArray(known.seats) ? (known as View) : null;
  },
  offersOf: (actions) => offersOf(actions as readonly Action[]),
  colourOf: ({ seats }, seat) => seats[seat]?.colour,
  momentOf: ({ mass, bell, phase }) =>
    phase.part === "over"
      ? word("moment-over")
      : word("moment", { mass: word(`mass-${mass}`), bell }),
  pointsOf: ({ seats }, seat) => seats[seat]?.testament?.points,
};
