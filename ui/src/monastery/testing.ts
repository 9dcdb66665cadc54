/** Little tables for tests. */

import type { Action, Event, PieceView, Testament, Tile, View } from "../generated/monastery.ts";
import type { GameAbout } from "../shared/about.ts";
import type { Screen } from "../shared/commands.ts";
import { screenOfTwo } from "../table/testing.ts";

/** What the engine says about the game. */
export const ABOUT: GameAbout = {
  name: "monastery",
  rules: 2,
  seats: [2, 4],
  variants: [
    { key: "simpler", choices: ["false", "true"], seats: null },
    { key: "paired", choices: ["false", "true"], seats: 4 },
    { key: "silence", choices: ["false", "true"], seats: null },
    { key: "dealing", choices: ["drawn", "keep-half", "given"], seats: null },
  ],
  colours: ["red", "blue", "green", "yellow"],
  hides: true,
  takes_away: ["tiles"],
};

export function pieceOf(more: Partial<PieceView>): PieceView {
  return {
    piece: 0,
    tile: "abbey",
    at: [0, 0],
    turn: 0,
    joined: [false, false, false, false],
    constructed: false,
    full: false,
    fresh: false,
    tokens: 0,
    boxes: [],
    standing: [0, 0],
    praying: [0, 0],
    prayed_elsewhere: false,
    ...more,
  };
}

/** What lies behind a screen, for eyes that may not see it. */
export const HIDDEN = { tiles: "hidden", blessings: "hidden", to_spend: "hidden" } as const;

/** The same for its own eyes. */
const handOf = (tiles: Tile[], blessings: number) => ({
  tiles: { seen: tiles },
  blessings: { seen: blessings },
  to_spend: { seen: blessings },
});

export function viewOf(more: Partial<View> = {}): View {
  const seat = (colour: "red" | "blue", phrase: string) => ({
    colour,
    screen: 2,
    phrase,
    strip: Array.from({ length: 9 }, () => "empty" as const),
    complete: false,
    pays: "top" as const,
    testament: null,
    ...HIDDEN,
  });
  return {
    eyes: { seat: 0 },
    day: 1,
    hour: 2,
    round: "study",
    silence: false,
    paired: false,
    simpler: false,
    abbot: 0,
    first: 0,
    order: [0, 1],
    phase: { part: "placing", seat: 0, allowance: 2, placed: false, encouraging: false },
    seats: [
      { ...seat("red", "LIBERANOS"), ...handOf(["forge", "mill"], 1) },
      seat("blue", "QUAESUMUS"),
    ],
    pieces: [pieceOf({ constructed: true, standing: [1, 1] })],
    gaps: [[0, -1]],
    grid: Array.from({ length: 40 }, () => null),
    crosses: [{ cell: 6, waiting: [0, 1], cost: 7 }],
    top: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    bottom: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    pool: 20,
    bag: 42,
    drawn: null,
    inside_bag: "hidden",
    ...more,
  };
}

export function screenOf(
  view: View,
  actions: readonly Action[],
  more: Partial<Screen> = {},
): Screen {
  const undo = { can: false, barrier: "beginning", redo: false } as const;
  return screenOfTwo("monastery", view, actions, { undo, ...more });
}

const testament: Testament = {
  letters: 2,
  letter_points: 6,
  unplaced: [],
  tiles: 1,
  blessings: 2,
  points: 7,
};

/** One of every event, and of every reason. */
export const EVERY_EVENT: readonly Event[] = [
  { event: "colours-dealt", colours: ["red", "blue"] },
  { event: "hour-struck", day: 1, hour: 2 },
  { event: "drew", seat: 0, tile: { seen: "mill" } },
  { event: "drew", seat: 1, tile: "hidden" },
  { event: "put-back", seat: 0, tile: { seen: "mill" } },
  { event: "put-back", seat: 1, tile: "hidden" },
  { event: "placed", seat: 0, tile: "mill", piece: 1, at: [3, 0], turn: 0 },
  { event: "moved", seat: 0, from: { on: 0 }, to: { on: 1, box: 0 }, cost: 1 },
  { event: "moved", seat: 0, from: { on: 1, box: 0 }, to: { on: 1, box: 1 }, cost: 0 },
  { event: "moved", seat: 0, from: { on: 1, box: 1 }, to: { on: 0 }, cost: 2 },
  { event: "encouraged", seat: 0, piece: 1 },
  { event: "blessed", seat: 0, blessings: 2, because: { feature: 1 } },
  { event: "blessed", seat: 0, blessings: 1, because: { encouragement: 1 } },
  { event: "blessed", seat: 0, blessings: 1, because: "almonry" },
  { event: "blessed", seat: 0, blessings: 1, because: "other-strip" },
  { event: "blessed", seat: 0, blessings: 1, because: { unspent: 3 } },
  { event: "pool-empty", returned: [0, 1] },
  { event: "pool-empty", returned: [] },
  { event: "scoring-began", seat: 0 },
  { event: "scored", seat: 0, points: 3, because: { boxes: 1 } },
  { event: "scored", seat: 0, points: 2, because: { group: { piece: 1, tiles: 2 } } },
  { event: "scored", seat: 0, points: 2, because: { prayer: 1 } },
  { event: "scored", seat: 0, points: 6, because: { chapel: 1 } },
  { event: "scored", seat: 0, points: 1, because: { work: 1 } },
  { event: "scored", seat: 0, points: 2, because: { farm: 1 } },
  { event: "scored", seat: 0, points: 1, because: { scriptum: 1 } },
  { event: "flipped", piece: 1 },
  { event: "prayed", seat: 0, piece: 1 },
  { event: "switched", seat: 0, first: 3, second: 9 },
  { event: "totalled", seat: 0, points: 5 },
  {
    event: "letter-collected",
    seat: 0,
    letter: "L",
    from: 0,
    strip: 0,
    space: 0,
    large: true,
    points: 1,
    blessings: 0,
  },
  {
    event: "letter-collected",
    seat: 0,
    letter: "U",
    from: 12,
    strip: 1,
    space: 1,
    large: false,
    points: 1,
    blessings: 2,
  },
  { event: "monk-collected", seat: 0, whose: 0, from: 6, points: 0, blessings: 7 },
  { event: "monk-collected", seat: 0, whose: 1, from: 6, points: 7, blessings: 0 },
  { event: "phrase-completed", seat: 0 },
  { event: "stood-up", seat: 0, piece: 1 },
  { event: "kept", seat: 0, spot: { on: 1 } },
  { event: "went-home", seat: 0, piece: 1 },
  { event: "election-called", seat: 0 },
  { event: "elected", seat: 0, how: "first" },
  { event: "elected", seat: 0, how: "most" },
  { event: "elected", seat: 0, how: "only-other" },
  { event: "elected", seat: 0, how: "chosen" },
  { event: "imprisoned", seat: 0, whose: 1 },
  { event: "imprisoned", seat: 0, whose: 0 },
  { event: "pardoned", seat: 0 },
  { event: "ended", ending: "last-letter", testaments: [testament, testament] },
  { event: "ended", ending: "no-place", testaments: [] },
  { event: "ended", ending: "night", testaments: [] },
];
