/** Telling what happened in Monastery. */
import type { Telling } from "../table/game/index.ts";
import type { Monastery } from "./kind.ts";
import { beatOf } from "./telling/beats.ts";
import { after, before, moves, rise } from "./telling/flights.ts";
import { companyOf, doer } from "./telling/sentences.ts";
import { aboutOf, alike, flows, tellTogether } from "./telling/together.ts";

/** Of little interest by themselves. */
const PASSING: ReadonlySet<string> = new Set(["drew", "went-home", "scoring-began", "totalled"]);
const BELLS = { "hour-struck": "hour", placed: "tile", scored: "points", ended: "end" } as const;

export const telling: Telling<Monastery> = {
  tell: (events, view, names) => tellTogether(events, companyOf(view, names)),
  alike,
  flows,
  doer,
  aboutOf,
  isHeading: ({ event }) => event === "hour-struck",
  isPassing: ({ event }) => PASSING.has(event),
  isNotable: ({ event }) => event === "pool-empty",
  bellOf: ({ event }) => BELLS[event as keyof typeof BELLS],
  beatOf,
  moves,
  before,
  after: (host, view, event, ms, own) => (own ? rise : after)(host, view, event, ms),
};
