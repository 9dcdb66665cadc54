/** Telling what happened in Mystery of the Abbey. */
import "./css/telling.css";
import type { Event } from "../generated/mystery_abbey.ts";
import type { Ring } from "../shared/sound.ts";
import type { Telling } from "../table/game/index.ts";
import type { MysteryAbbey } from "./kind.ts";
import { beatOf } from "./telling/beats.ts";
import { after, before, moves } from "./telling/flights.ts";
import { learn } from "./telling/learning.ts";
import { aboutOf, doer } from "./telling/sentences.ts";
import { tuneOf } from "./telling/songs.ts";
import { alike, tellTogether } from "./telling/together.ts";

/** A round, or a Mass. */
const HEADINGS: ReadonlySet<string> = new Set(["bell-moved", "mass-called"]);
/** Of little interest by themselves. */
const PASSING: ReadonlySet<string> = new Set([
  "culprit-hidden",
  "dealt",
  "die-turned",
  "turn-began",
  "bell-moved",
  "put-into",
  "book-drawn",
  "rolled",
  "chosen",
  "crossed",
  "pass-chosen",
  "chose",
]);
/** What somebody should read even if it came of their own doing, and which no slip of its own tells. */
const NOTABLE: ReadonlySet<string> = new Set([
  "told",
  "has-none",
  "holds-of-them",
  "nothing-to-draw",
  "event-turned-up",
  "sent-to-penance",
  "caught",
]);
const BELLS: Readonly<Partial<Record<Event["event"], Ring>>> = {
  "bell-moved": "points",
  "mass-called": "hour",
  went: "tile",
  revealed: "points",
  accused: "hour",
  caught: "hour",
  ended: "end",
};

export const telling: Telling<MysteryAbbey> = {
  tell: tellTogether,
  alike,
  doer,
  aboutOf,
  isHeading: ({ event }) => HEADINGS.has(event),
  isPassing: ({ event }) => PASSING.has(event),
  isNotable: ({ event }) => NOTABLE.has(event),
  bellOf: (event) => (event.event === "event-turned-up" ? tuneOf(event.card) : BELLS[event.event]),
  beatOf,
  learn,
  moves,
  before,
  after,
};
