// What this copy of Cloister is, and what its engine says about its games, as the shell said last.

import type { About as GameAbout } from "../generated/table.ts";
import { type About, about as ask } from "./commands.ts";

export type { GameAbout };

let known: readonly GameAbout[] = [];

/** Asks, and remembers the games. The curtain falls by it. */
export async function askAbout(): Promise<About> {
  const answer = await ask();
  known = answer.kinds;
  return answer;
}

/** What the engine says about a game. */
export async function aboutGame(name: string): Promise<GameAbout> {
  const find = () => known.find((game) => game.name === name);
  const game = find() ?? (await askAbout().then(find));
  if (game === undefined) throw new Error(`the engine knows no ${name}`);
  return game;
}

/** Whether anything is hidden in a game, as far as is known. */
export const hides = (name: string): boolean =>
  known.find((game) => game.name === name)?.hides ?? true;
