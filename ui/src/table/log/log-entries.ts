/** The log as it is read: headings, and like things told together. */
import type { Told } from "../../shared/commands.ts";
import type { GameScreens } from "../game/index.ts";
import type { Seat } from "../state/model.ts";

export interface Entry {
  readonly line: number;
  readonly heading: boolean;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What on the table it is about, if it is about something. */
  readonly piece: number | undefined;
}

export function logEntries(
  game: GameScreens,
  told: readonly Told[],
  view: unknown,
  names: readonly string[],
): readonly Entry[] {
  const entries: Entry[] = [];
  for (let i = 0; i < told.length; ) {
    const [line, event] = told[i] ?? [0, undefined];
    const together = [event];
    while (i + together.length < told.length) {
      const next = told[i + together.length]?.[1];
      if (!game.alike(next, event)) break;
      together.push(next);
    }
    entries.push({
      line,
      heading: game.isHeading(event),
      seat: game.doer(event),
      text: game.tell(together, view, names),
      piece: game.aboutOf(event),
    });
    i += together.length;
  }
  return entries;
}
