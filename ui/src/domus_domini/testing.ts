/** Little tables for tests. */

import type { Action, Event, SeatView, Testament, View, Yield } from "../generated/domus_domini.ts";
import type { SeatColour } from "../seats/colours.ts";
import type { Screen } from "../shared/commands.ts";
import { screenOfTwo } from "../table/testing.ts";
import { sectorFacts } from "./box.ts";

const SECTORS = ["garden", "dairy", "brewery"] as const;
const SPECIALS = ["vegetable-cart", "cattle-herder", "drunkard"] as const;

const NO_YIELD: Yield = {
  garden: 0,
  dairy: 0,
  brewery: 0,
  cellerar: 0,
  production: 0,
  plus: 0,
  chapel: 0,
  total: 0,
};

const NO_LETTERS: Testament = {
  rounds: 0,
  brothers: 6,
  dogs: 0,
  garden: 0,
  dairy: 0,
  brewery: 0,
  chapel: 0,
  cellerar: 0,
  points: 6,
};

export function houseOf(colour: SeatColour, more: Partial<SeatView> = {}): SeatView {
  return {
    colour,
    card: 3,
    letters: 0,
    denarii: 9,
    lent: 0,
    sectors: SECTORS.map((sector) => {
      const { levels, letters } = sectorFacts(sector);
      const { cost, fu } = levels[0] ?? { cost: 0, fu: 0 };
      return { sector, level: 0, fu: 0, full: false, next: { cost, fu, brings: fu }, letters };
    }),
    cellerar: null,
    chapel: { level: 0, letters: 0, praying: [], next: { cost: 3, letters: 3, fu: 10 } },
    brothers: 3,
    fields: 0,
    vegetables: 6,
    doghouses: 0,
    dogs: 0,
    cart: null,
    yield: NO_YIELD,
    payday: null,
    larder_full: false,
    outlook: null,
    testament: NO_LETTERS,
    ...more,
  };
}

export function viewOf(more: Partial<View> = {}): View {
  return {
    eyes: { seat: 0 },
    round: 1,
    rounds: 5,
    number: 3,
    phases: 7,
    phase: { part: "building", seat: 0, chapel: false, doghouse: false, saved: false, moved: [] },
    starter: 0,
    order: [0, 1],
    robbers: true,
    events: true,
    event: null,
    seen: [],
    production: "beer",
    aside: "herbs",
    to_come: [
      ["herbs", 1],
      ["cheese", 2],
      ["beer", 1],
    ],
    specials: SPECIALS.map((special) => ({ special, seat: null })),
    trees: [],
    seats: [houseOf("red"), houseOf("blue")],
    cellerars: [
      {
        number: 1,
        sector: "garden",
        fu: 10,
        plus: 0,
        held: null,
        offer: { denarii: 1, brings: 10 },
      },
      {
        number: 7,
        sector: "brewery",
        fu: 40,
        plus: 10,
        held: null,
        offer: { denarii: 7, brings: 70 },
      },
    ],
    supply: { brothers: 8, dogs: 12, doghouses: 18 },
    prices: { hire: 1, doghouse: 1, dog: 1, pass: 1, fields: 2, lend: [3, 6] },
    reach: { hire: 3, fields: 1, dogs: 0 },
    cluny: 410,
    ...more,
  };
}

export function screenOf(
  view: View,
  actions: readonly Action[],
  more: Partial<Screen> = {},
): Screen {
  const undo = { can: true, barrier: null, redo: false } as const;
  return screenOfTwo("domus-domini", view, actions, { undo, ...more });
}

/** One of every event, and of every way to tell it. */
export const EVERY_EVENT: readonly Event[] = [
  { event: "monastery-dealt", seat: 0, card: 4 },
  { event: "set-aside", card: "herbs" },
  { event: "round-began", round: 2 },
  { event: "phase-began", phase: 3 },
  { event: "event-revealed", card: "hail" },
  { event: "start-passed", seat: 0, to: 1, pot: 1 },
  { event: "started", seat: 1, pot: 0 },
  { event: "started", seat: 1, pot: 2 },
  { event: "production-revealed", card: "cheese" },
  { event: "special-awarded", seat: 0, special: "drunkard" },
  { event: "loan-returned", seat: 0, interest: 1, denarii: 4 },
  { event: "came-home", seat: 0, brothers: 2, vegetables: 1, left: 0 },
  { event: "came-home", seat: 0, brothers: 4, vegetables: 0, left: 2 },
  { event: "inherited", seat: 0, sector: "dairy", level: 1 },
  { event: "inheritance-declined", seat: 0 },
  { event: "employed", seat: 0, cellerar: 7, "instead-of": null, denarii: 7 },
  { event: "employed", seat: 0, cellerar: 7, "instead-of": 1, denarii: 6 },
  { event: "employed", seat: 0, cellerar: 1, "instead-of": 7, denarii: -6 },
  { event: "given-up", seat: 0, cellerar: 1, denarii: 1 },
  { event: "garden-brought", seat: 0, vegetables: 2 },
  { event: "vegetables-bought", seat: 0, vegetables: 4, denarii: 2 },
  { event: "expanded", seat: 0, sector: "brewery", level: 1, denarii: 2 },
  { event: "chapel-built", seat: 0, level: 1, denarii: 3 },
  { event: "hired", seat: 0 },
  { event: "prayed", seat: 0, level: 1 },
  { event: "called-back", seat: 0, level: 1 },
  { event: "sent-to-fields", seat: 0 },
  { event: "doghouse-bought", seat: 0, denarii: 1 },
  { event: "dog-bought", seat: 0 },
  { event: "lent", seat: 0, denarii: 3 },
  {
    event: "delivered",
    seat: 0,
    yield: { ...NO_YIELD, brewery: 20, cellerar: 40, total: 60 },
    space: 60,
    cluny: false,
  },
  { event: "delivered", seat: 0, yield: { ...NO_YIELD, total: 430 }, space: 410, cluny: true },
  { event: "collection-held", seat: 0, denarii: 4 },
  { event: "begged", seat: 0, against: 1 },
  { event: "drunkard-sent", seat: 0, against: 1 },
  { event: "drunkard-sent", seat: 0, against: 0 },
  { event: "warded-off", seat: 1, with: "dog" },
  { event: "warded-off", seat: 1, with: "herder" },
  { event: "fell-back", seat: 1, from: 60, to: 30 },
  { event: "advanced", seat: 0, vegetables: 2, cart: false, from: 60, to: 80, cluny: false },
  { event: "advanced", seat: 0, vegetables: 2, cart: true, from: 60, to: 110, cluny: false },
  { event: "advanced", seat: 0, vegetables: 0, cart: true, from: 390, to: 410, cluny: true },
  { event: "advanced", seat: 0, vegetables: 0, cart: false, from: 60, to: 60, cluny: false },
  { event: "fed", seat: 0, brothers: 3, vegetables: 1, left: 0 },
  { event: "fed", seat: 0, brothers: 0, vegetables: 0, left: 3 },
  { event: "scored", seat: 0, points: 6, because: { road: { fu: 60, doubled: false } } },
  { event: "scored", seat: 0, points: 82, because: { cluny: { doubled: true } } },
  { event: "scored", seat: 0, points: 1, because: "begging" },
  { event: "scored", seat: 0, points: 1, because: "drunkard" },
  { event: "scored", seat: 0, points: 2, because: { tour: { sectors: 1 } } },
  { event: "scored", seat: 0, points: 3, because: { promotion: { brothers: 3 } } },
  { event: "paid", seat: 0, denarii: 7, because: { place: 1 } },
  { event: "paid", seat: 0, denarii: 5, because: { place: 2 } },
  { event: "paid", seat: 0, denarii: 1, because: "ducal-reward" },
  { event: "paid", seat: 0, denarii: 1, because: "donation" },
  { event: "trees-placed", from: 50, trees: 4 },
  { event: "ambushed", seat: 0, ransom: "denarii", denarii: 2 },
  { event: "ambushed", seat: 0, ransom: "dogs", denarii: 0 },
  { event: "ambushed", seat: 0, ransom: "dog-and-herder", denarii: 0 },
  { event: "ended", ending: "fifth-round", testaments: [NO_LETTERS, NO_LETTERS] },
];

/** One of every action, and of every way to word it. */
export const EVERY_ACTION: readonly Action[] = [
  "start",
  "pass-start",
  { inherit: "garden" },
  "decline-inheritance",
  { employ: 7 },
  "give-up-cellerar",
  "keep-cellerar",
  { "buy-vegetables": 0 },
  { "buy-vegetables": 1 },
  { "buy-vegetables": 4 },
  { expand: "brewery" },
  "build-chapel",
  "hire",
  { pray: 1 },
  { "call-back": 1 },
  "send-to-fields",
  "buy-doghouse",
  "buy-dog",
  { lend: 3 },
  "deliver",
  { beg: 1 },
  { "send-drunkard": 1 },
  { "send-drunkard": 0 },
  "end-begging",
  { defend: "dog" },
  { defend: "herder" },
  { defend: "none" },
  { advance: { vegetables: 0, cart: false } },
  { advance: { vegetables: 0, cart: true } },
  { advance: { vegetables: 1, cart: false } },
  { advance: { vegetables: 2, cart: true } },
  { feed: 0 },
  { feed: 3 },
  { robbers: "denarii" },
  { robbers: "dogs" },
  { robbers: "dog-and-herder" },
];
