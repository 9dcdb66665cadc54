/** How a table of Domus Domini is laid. */
import type { Laying } from "../new-game/setup.ts";
import { SEAT_COLOURS } from "../seats/colours.ts";

export const laying: Laying = {
  kind: "domus-domini",
  seats: [2, 6],
  colours: SEAT_COLOURS,
  open: true,
  ticks: [{ key: "robbers" }, { key: "events" }],
  choices: [],
  setup: ({ seats, colours, agreed }) => ({
    seats,
    ...(colours === undefined ? {} : { colours }),
    robbers: agreed.robbers === true,
    events: agreed.events === true,
  }),
};
