/** How a table of Monastery is laid. */
import type { Laying } from "../new-game/setup.ts";

export const laying: Laying = {
  kind: "monastery",
  seats: [2, 4],
  colours: ["red", "blue", "green", "yellow"],
  ticks: [{ key: "simpler" }, { key: "paired", seats: 4 }, { key: "silence" }],
  choices: [{ key: "dealing", all: ["drawn", "keep-half", "given"] }],
  setup: ({ seats, colours, agreed }) => ({
    seats,
    ...(colours === undefined ? {} : { colours }),
    paired: agreed.paired === true,
    simpler: agreed.simpler === true,
    silence: agreed.silence === true,
    dealing: agreed.dealing,
  }),
};
