/** Domus Domini, as the table knows a game. */
import "./css/signs.css";
import "./css/road.css";
import "./css/table.css";
import "./css/house.css";
import "./css/margins.css";
import "./css/shapes.css";
import type { GameScreens } from "../table/game/index.ts";
import { actionWords, becauseWords, gainOf, WEAK, worthForeseeing } from "./acting/advice.ts";
import { sortOffers } from "./acting/offers.ts";
import { guideFor, interrupted, prompt } from "./acting/prompt.ts";
import { choiceFor, respond } from "./acting/taps.ts";
import { ROAD } from "./art/road.ts";
import { map, plan } from "./drawing/plan.ts";
import { situationOf } from "./drawing/shelf.ts";
import { slip } from "./drawing/slip.ts";
import { stands } from "./drawing/stands.ts";
import { choosing, panelFor, table } from "./drawing/table.ts";
import { counting, pointsByRound } from "./ending.ts";
import type { DomusDomini } from "./kind.ts";
import { after, before } from "./telling/flights.ts";
import { retell } from "./telling/retell.ts";
import { alike, doer, tellTogether } from "./telling/sentences.ts";
import type { Action, Event, View } from "./view.ts";
import { word } from "./words.ts";

/** Of little interest by themselves. */
const PASSING: ReadonlySet<string> = new Set(["monastery-dealt", "phase-began"]);
const BELLS = { "round-began": "hour", delivered: "tile", scored: "points", ended: "end" } as const;

export const domusDomini: GameScreens<DomusDomini> = {
  name: "domus-domini",
  open: true,
  words: word,
  viewOf: (view) => {
    const told = view as Partial<View> | null;
    if (typeof told !== "object" || told === null) return null;
    return Array.isArray(told.cellerars) && Array.isArray(told.seats) ? (told as View) : null;
  },
  sortOffers: (actions) => sortOffers(actions as readonly Action[]),
  retell,
  colourOf: ({ seats }, seat) => seats[seat]?.colour,
  panelFor,

  tell: (events, _, names) => tellTogether(events, names),
  alike,
  veiled: (event) => event,
  doer,
  aboutOf: doer,
  isHeading: ({ event }) => event === "round-began" || event === "phase-began",
  isPassing: ({ event }) => PASSING.has(event),
  bellOf: ({ event }) => BELLS[event as keyof typeof BELLS],
  before,
  after,

  prompt,
  interrupted,
  respond: (tap, model) => respond(tap, situationOf(model)),
  tapOfKey: (key, { shown }) => {
    const seat = Number(key) - 1;
    return shown.seats[seat] === undefined ? undefined : { on: "house", seat };
  },
  tapOfWheel: () => undefined,
  choiceFor: (action, offers) => choiceFor(action as Action, offers),
  actionWords: (action, model) => actionWords(action as Action, model),
  becauseWords,
  tellingOf: (refusals) => refusals.find((why) => !WEAK.has(why)) ?? refusals[0],
  worthForeseeing,
  gainOf: (events, seat) => gainOf(events as readonly Event[], seat),
  askedBy: ({ kind }) => (kind === "lend" ? ".t-slips .t-answer" : null),

  guideFor,

  table: (model, lens, handlers) => table(domusDomini as GameScreens, model, lens, handlers),
  slip,
  spoken: ".d-road svg",
  names: (model) => (choosing(model) ? "t-choosing" : ""),
  boundsOf: () => ({ x: 0, y: 0, width: ROAD.width, height: ROAD.height }),
  plan,
  map,
  stands,
  momentOf: ({ round, number }) => word("moment", { round, phase: word(`phase-${number}`) }),
  pointsOf: ({ seats, phase }, seat) =>
    phase.part === "over" ? seats[seat]?.testament.points : undefined,

  counting,
  rounds: pointsByRound,

  setupAgain: (setup, { view }) => ({
    ...(setup as object),
    colours: (view as View).seats.map(({ colour }) => colour),
  }),
};
