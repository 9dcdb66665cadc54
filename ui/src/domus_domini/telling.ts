/** Telling what happened in Domus Domini. */
import type { Telling } from "../table/game/index.ts";
import type { DomusDomini } from "./kind.ts";
import { beatOf } from "./telling/beats.ts";
import { after, before, moves } from "./telling/flights.ts";
import { alike, doer } from "./telling/sentences.ts";
import { flows, tellTogether } from "./telling/together.ts";

/** Of little interest by themselves. */
const PASSING: ReadonlySet<string> = new Set(["monastery-dealt", "phase-began"]);
const BELLS = { "round-began": "hour", delivered: "tile", scored: "points", ended: "end" } as const;

export const telling: Telling<DomusDomini> = {
  tell: (events, _, names) => tellTogether(events, names),
  alike,
  flows,
  doer,
  aboutOf: doer,
  isHeading: ({ event }) => event === "round-began" || event === "phase-began",
  isPassing: ({ event }) => PASSING.has(event),
  bellOf: ({ event }) => BELLS[event as keyof typeof BELLS],
  beatOf,
  moves,
  before,
  after,
};
