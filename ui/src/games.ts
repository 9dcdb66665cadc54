// The one list of games. What each brings comes along when it is first needed.

import type { Laying } from "./new-game/laying.ts";
import type { RuleBook } from "./rules/book.ts";
import type { GameScreens } from "./table/game.ts";

interface Game {
  /** How it is played, watched and looked at. */
  readonly screens: () => Promise<GameScreens>;
  /** How its table is laid. */
  readonly laying: () => Promise<Laying>;
  readonly rules: () => Promise<RuleBook>;
}

const GAMES: Readonly<Record<string, Game>> = {
  monastery: {
    screens: () => import("./monastery/screens.ts").then((all) => all.monastery as GameScreens),
    laying: () => import("./monastery/laying.ts").then((all) => all.laying),
    rules: () => import("./monastery/rules/index.ts").then((all) => all.rules),
  },
  "domus-domini": {
    screens: () =>
      import("./domus_domini/screens.ts").then((all) => all.domusDomini as GameScreens),
    laying: () => import("./domus_domini/laying.ts").then((all) => all.laying),
    rules: () => import("./domus_domini/rules/index.ts").then((all) => all.rules),
  },
};

/** The games that this UI can show, the first one first. */
export const PLAYABLE: readonly string[] = Object.keys(GAMES);

function game(kind: string): Game {
  const known = GAMES[kind];
  if (known === undefined) throw new Error(`no screens for ${kind}`);
  return known;
}

export const screensOf = async (kind: string): Promise<GameScreens> => game(kind).screens();
export const layingOf = async (kind: string): Promise<Laying> => game(kind).laying();
export const rulesOf = async (kind: string): Promise<RuleBook> => game(kind).rules();
