// The one list of games. What each brings comes along when it is first needed.

import type { RuleBook } from "./rules/book.ts";
import type { Game } from "./table/game/index.ts";

interface Entry {
  /** What hangs over its gate: a line drawn within 12 of the middle. */
  readonly sign: string;
  /** How it is played, watched and looked at. */
  readonly game: () => Promise<Game>;
  readonly rules: () => Promise<RuleBook>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  monastery: {
    // A gable with its cross and its gate.
    sign: "M-8 9V-1L0-6L8-1V9ZM0-6V-12M-3-10H3M-2.5 9V5Q0 1 2.5 5V9",
    game: () => import("./monastery/index.ts").then((all) => all.monastery as Game),
    rules: () => import("./monastery/rules/index.ts").then((all) => all.rules),
  },
  "domus-domini": {
    // A cart upon its wheel.
    sign: "M-10-5H7L5 3H-8ZM7-5L12-8M-1 3A4 4 0 1 0-1 11A4 4 0 1 0-1 3M-1 3V11M-5 7H3",
    game: () => import("./domus_domini/index.ts").then((all) => all.domusDomini as Game),
    rules: () => import("./domus_domini/rules/index.ts").then((all) => all.rules),
  },
  "mystery-of-the-abbey": {
    // A hood, and nobody in it.
    sign: "M0-11Q-9-7-9 3Q-9 8-11 11H11Q9 8 9 3Q9-7 0-11ZM0-5Q-5-2-5 3Q-4 8 0 10Q4 8 5 3Q5-2 0-5Z",
    game: () => import("./mystery_abbey/index.ts").then((all) => all.mysteryAbbey as Game),
    rules: () => import("./mystery_abbey/rules/index.ts").then((all) => all.rules),
  },
};

/** The games that this UI can show, the first one first. */
export const PLAYABLE: readonly string[] = Object.keys(GAMES);

function entry(kind: string): Entry {
  const known = GAMES[kind];
  if (known === undefined) throw new Error(`no game ${kind}`);
  return known;
}

export const signOf = (kind: string): string => entry(kind).sign;
export const loadGame = async (kind: string): Promise<Game> => entry(kind).game();
export const loadRules = async (kind: string): Promise<RuleBook> => entry(kind).rules();
