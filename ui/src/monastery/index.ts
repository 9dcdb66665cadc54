/** Monastery, as the table knows a game. */
import "./words.ts";
import "./css/board.css";
import "./css/margins.css";
import { say } from "../shared/words.ts";
import type { GameScreens } from "../table/game/index.ts";
import { actionWords, becauseWords, gainOf, tellingOf, worthForeseeing } from "./acting/advice.ts";
import { sortOffers } from "./acting/offers.ts";
import { guideFor, prompt } from "./acting/prompt.ts";
import { choiceFor, respond } from "./acting/taps.ts";
import { offeredCells } from "./drawing/board.ts";
import { boundsOf } from "./drawing/places.ts";
import { BARE, map, plan } from "./drawing/plan.ts";
import { situationOf } from "./drawing/shelf.ts";
import { slip } from "./drawing/slip.ts";
import { stands } from "./drawing/stands.ts";
import { choosing, panelFor, table } from "./drawing/table.ts";
import { counting, pointsByRound } from "./ending.ts";
import type { Monastery } from "./kind.ts";
import { after, before, rise } from "./telling/flights.ts";
import { alike, pieceOfEvent, tellTogether } from "./telling/log-entries.ts";
import { retell } from "./telling/retell.ts";
import { companyOf, doer, hourName, veiled } from "./telling/sentences.ts";
import type { Action, View } from "./view.ts";

/** Of little interest by themselves. */
const PASSING: ReadonlySet<string> = new Set(["drew", "went-home", "scoring-began", "totalled"]);
const BELLS = { "hour-struck": "hour", placed: "tile", scored: "points", ended: "end" } as const;

export const monastery: GameScreens<Monastery> = {
  name: "monastery",
  words: say,
  viewOf: (view) => {
    const told = view as Partial<View> | null;
    if (typeof told !== "object" || told === null) return null;
    return Array.isArray(told.pieces) && Array.isArray(told.seats) ? (told as View) : null;
  },
  sortOffers: (actions, view) => sortOffers(actions as readonly Action[], view),
  retell,
  colourOf: ({ seats }, seat) => seats[seat]?.colour,
  panelFor,

  tell: (events, view, names) => tellTogether(events, companyOf(view, names)),
  alike,
  veiled,
  doer,
  aboutOf: pieceOfEvent,
  isHeading: ({ event }) => event === "hour-struck",
  isPassing: ({ event }) => PASSING.has(event),
  isNotable: ({ event }) => event === "pool-empty",
  bellOf: ({ event }) => BELLS[event as keyof typeof BELLS],
  before,
  after: (host, view, event, ms, own) => (own ? rise : after)(host, view, event, ms),

  prompt,
  respond: (tap, model) => respond(tap, situationOf(model)),
  tapOfKey: (key) => (key === "r" ? { on: "turn" } : undefined),
  tapOfWheel: (over, { choice }) =>
    choice.kind === "ghost" && over.closest(".m-ghost") !== null ? { on: "turn" } : undefined,
  choiceFor: (action, offers) => choiceFor(action as Action, offers),
  actionWords: (action, model) => actionWords(action as Action, model),
  becauseWords: (key, many, action) => becauseWords(key, many, action as Action),
  tellingOf,
  worthForeseeing,
  gainOf: (events, seat, action) => gainOf(events as Monastery["event"][], seat, action),
  askedBy: ({ kind }) => {
    if (kind === "tile") return ".t-board .m-legal";
    if (kind === "ghost") return ".t-board .m-ghost";
    if (kind === "monk") return ".t-board .m-reach, .t-board .t-box";
    return ["none", "end", "advised"].includes(kind) ? null : ".t-slips .t-answer";
  },

  guideFor,

  table: (model, lens, handlers) => table(monastery as GameScreens, model, lens, handlers),
  slip,
  spoken: ".m-ghost, .m-selection, .t-walker.m-chosen, .t-advised",
  names: (model) => (choosing(model) ? "t-choosing" : ""),
  boundsOf: ({ shown, offers }, roomy) =>
    boundsOf(shown, roomy ? shown.gaps : offeredCells({ offers })),
  plan: (view, options) => plan(view ?? BARE, options),
  map,
  stands,
  momentOf: ({ day, hour }) => say("saved-hour", { day, hour: hourName(hour) }),
  pointsOf: ({ seats }, seat) => seats[seat]?.testament?.points,

  counting,
  rounds: pointsByRound,

  setupAgain: (setup, { view }) => ({
    ...(setup as object),
    colours: (view as View).seats.map(({ colour }) => colour),
  }),
};
