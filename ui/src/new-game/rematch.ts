// The same game again: the same people and bots in the same seats, with the same colours and what was agreed.

import type { Screen } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";
import { troubled } from "./start.ts";

/** Lays the table of a finished game once more. */
export async function rematch(over: Screen): Promise<Screen | null> {
  try {
    const screen = await shell.playAgain(over.game);
    if (over.players.some(({ pin }) => pin)) toast(say("rematch-pins"));
    return screen;
  } catch (error) {
    toast(troubled(error), { trouble: true });
    return null;
  }
}
