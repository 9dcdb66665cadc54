// The levels of the bots, the weakest first, and which of them fits whoever plays here.
//
// What fits is remembered for each game. Nobody is moved up or down silently: after some games won or lost in a
// row at the level that fits, the page of the end asks.

import type { Screen } from "../shared/commands.ts";
import { recall, remember } from "../shared/memory.ts";

export const LEVELS = ["oblate", "novice", "brother", "prior", "abbot"] as const;
export type Level = (typeof LEVELS)[number];

/** Whom a newcomer meets. */
const FIRST: Level = "oblate";
/** So many games won in a row are too easy. */
const EASY = 2;
/** So many games are remembered as counted. */
const COUNTED = 40;

/** What is remembered of one game: the level that fits, and what became of the last games. */
interface Kept {
  readonly level: Level;
  /** The level of the bots in the last game, and wins in a row against it; losses count below 0. */
  readonly met: Level;
  readonly run: number;
  /** The games that were counted, the last ones. */
  readonly games: readonly string[];
}

/** A level that would fit better. */
export interface Offer {
  readonly from: Level;
  readonly to: Level;
  readonly up: boolean;
}

const isLevel = (level: unknown): level is Level => LEVELS.includes(level as Level);

function kept(kind: string): Kept | undefined {
  const one = ((recall("levels") ?? {}) as Record<string, Partial<Kept> | undefined>)[kind];
  if (!isLevel(one?.level)) return undefined;
  const met = isLevel(one.met) ? one.met : one.level;
  return {
    level: one.level,
    met,
    run: Number(one.run) || 0,
    games: Array.isArray(one.games) ? one.games : [],
  };
}

const keep = (kind: string, one: Kept): void =>
  remember("levels", { ...((recall("levels") ?? {}) as object), [kind]: one });

/** The level that fits whoever plays this game here. */
export const fitting = (kind: string): Level => kept(kind)?.level ?? FIRST;

/** The next level up or down, if there is one. */
const next = (level: Level, by: 1 | -1): Level | undefined => LEVELS[LEVELS.indexOf(level) + by];

/** Counts a finished game of one person against bots of one level, once; and asks for another level, if the last ones were
 * too easy or too hard. */
export function counted({ kind, game, players, outcome }: Screen): Offer | undefined {
  const people = players.flatMap(({ person, absent }, seat) => (person || absent ? [seat] : []));
  const levels = new Set(
    players.flatMap(({ person, absent, level }) => (person || absent ? [] : [level])),
  );
  const [own, ...others] = people;
  const [met, ...more] = levels;
  const single = own !== undefined && others.length === 0 && !players[own]?.absent;
  if (outcome === null || !single || more.length > 0 || !isLevel(met)) return undefined;
  const before = kept(kind) ?? { level: FIRST, met, run: 0, games: [] };
  const won = outcome.winners.includes(own);
  const by = won ? 1 : -1;
  const last = before.met === met && Math.sign(before.run) === by ? before.run : 0;
  const known = before.games.includes(game);
  const games = [...before.games, game].slice(-COUNTED);
  const now = known ? before : { ...before, met, games, run: last + by };
  if (!known) keep(kind, now);
  // At a full table a loss is what is to be expected.
  const hard = -(2 * players.length - 1);
  const at = (level: Level): number => LEVELS.indexOf(level);
  const up = now.run >= EASY && at(met) >= at(now.level);
  const down = now.run <= hard && at(met) <= at(now.level);
  const to = up ? next(met, 1) : down ? next(met, -1) : undefined;
  return to === undefined ? undefined : { from: met, to, up };
}

/** This level fits from now on; what was won and lost before counts no more. */
export function settle(kind: string, level: Level): void {
  keep(kind, { level, met: level, run: 0, games: kept(kind)?.games ?? [] });
}
