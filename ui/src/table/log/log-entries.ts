/** The log as it is read: headings, and like things told together. */
import type { Line } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import type { Seat } from "../state/model.ts";

export interface Entry {
  readonly heading: boolean;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What on the table it is about, if it is about something. */
  readonly about: number | undefined;
}

/** The entries of these lines; only of so many events at the end, if it is said how many. */
export function logEntries(
  { telling }: Game,
  lines: readonly Line[],
  view: unknown,
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly Entry[] {
  // A line holds few events: so many lines hold enough of them.
  const events = lines.slice(-most).flatMap((line) => line.events);
  const entries: Entry[] = [];
  for (let i = Math.max(0, events.length - most); i < events.length; ) {
    const event = events[i];
    const together = [event];
    while (i + together.length < events.length) {
      const next = events[i + together.length];
      if (!telling.alike(next, event)) break;
      together.push(next);
    }
    const text = telling.tell(together, view, names);
    if (text !== "")
      entries.push({
        heading: telling.isHeading(event),
        seat: telling.doer(event),
        text,
        about: telling.aboutOf(event),
      });
    i += together.length;
  }
  return entries;
}
