// The same game again: the same people and bots in the same seats, with the same colours and what was agreed.

import type { NewPlayer, Screen } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";
import { troubled } from "./start.ts";

/** Who sat where. A bot that sat in for somebody leaves the seat to them again. */
function seatedAgain({ players }: Pick<Screen, "players">): NewPlayer[] {
  return players.map(({ name, person, absent, level }) =>
    person || absent ? { name } : { bot: level ?? "brother", name },
  );
}

/** Games of which several make a series: their points are added up. */
const IN_SERIES: ReadonlySet<string> = new Set(["mystery-of-the-abbey"]);

/** Lays the table of a finished game once more. What was agreed stands in its file, which is open once it is over. */
export async function rematch(over: Screen): Promise<Screen | null> {
  try {
    const { text } = await shell.exportGame(over.game);
    const { open } = JSON.parse(text) as {
      readonly open: { readonly setup: { readonly series?: string } };
    };
    // The first game of a series gives it its name.
    const series = IN_SERIES.has(over.kind) ? { series: open.setup.series ?? over.game } : {};
    const screen = await shell.newGame({
      kind: over.kind,
      setup: { ...open.setup, ...series, colours: over.players.map(({ colour }) => colour) },
      players: seatedAgain(over),
      ...(over.title === "" ? {} : { title: over.title }),
    });
    if (over.players.some(({ pin }) => pin)) toast(say("rematch-pins"));
    return screen;
  } catch (error) {
    toast(troubled(error), { trouble: true });
    return null;
  }
}
