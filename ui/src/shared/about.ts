// What this copy of Cloister is, and what its engine says about its games, as the shell said last.

import { type About, about as ask } from "./commands.ts";

export type Kind = About["kinds"][number] & {
  readonly colours: readonly string[];
  readonly hides: boolean;
};

let known: readonly Kind[] = [];

/** Asks, and remembers the games. The curtain falls by it. */
export async function askAbout(): Promise<About> {
  const answer = await ask();
  known = answer.kinds as unknown as readonly Kind[];
  return answer;
}

/** What the engine says about a game, if it knows it. */
export const aboutGame = (name: string): Kind | undefined =>
  known.find((kind) => kind.name === name);
