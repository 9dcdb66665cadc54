// What this copy of Cloister is, and what its engine says about its games, as the shell said last.

import { type About, about as ask } from "./commands.ts";

export type GameAbout = About["kinds"][number];

let known: readonly GameAbout[] = [];

/** Asks, and remembers the games. The curtain falls by it. */
export async function askAbout(): Promise<About> {
  const answer = await ask();
  known = answer.kinds;
  return answer;
}

/** What the engine says about a game, if it knows it. */
export const aboutGame = (name: string): GameAbout | undefined =>
  known.find((kind) => kind.name === name);
