/** The log as it is read: headings, and like things told together. */
import type { Told } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import type { Seat } from "../state/model.ts";

export interface Entry {
  readonly line: number;
  readonly heading: boolean;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What on the table it is about, if it is about something. */
  readonly about: number | undefined;
}

export function logEntries(
  game: Game,
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
      if (!game.telling.alike(next, event)) break;
      together.push(next);
    }
    entries.push({
      line,
      heading: game.telling.isHeading(event),
      seat: game.telling.doer(event),
      text: game.telling.tell(together, view, names),
      about: game.telling.aboutOf(event),
    });
    i += together.length;
  }
  return entries;
}
