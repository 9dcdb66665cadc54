/** The log as it is read: headings, and like things told together. */
import type { Line } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import type { Model, Seat } from "../state/model.ts";

export interface Entry {
  readonly heading: boolean;
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What on the table it is about, if it is about something. */
  readonly about: number | undefined;
  /** Why whoever did it did so, in words, if that may be known. */
  readonly why: string | undefined;
}

/** What spoke for what a bot did, in words. */
function whyOf(
  { acting }: Game,
  { by, because = [] }: Line,
  names: readonly string[],
): string | undefined {
  const who = names[by ?? -1] ?? "";
  const words = because.flatMap((reason) => acting.whyWords?.(reason, who) ?? []);
  return words.length === 0 ? undefined : words.join(" ");
}

/**
 * What spoke for these lines, in words, by the first line of each that is told. Where a bot begins with what it does unseen,
 * what spoke for it stands with the next thing that all may know.
 */
function whysOf(
  game: Game,
  lines: readonly Line[],
  view: unknown,
  names: readonly string[],
): ReadonlyMap<Line, string> {
  const whys = new Map<Line, string>();
  let unsaid: { readonly by: Seat | null; readonly why: string } | undefined;
  for (const line of lines) {
    const own = whyOf(game, line, names);
    const why = own ?? (unsaid?.by === line.by ? unsaid.why : undefined);
    unsaid = undefined;
    if (why === undefined) continue;
    if (line.events.some((event) => game.telling.tell([event], view, names) !== ""))
      whys.set(line, why);
    else unsaid = { by: line.by, why };
  }
  return whys;
}

/** The entries of these lines; only of so many events at the end, if it is said how many. */
export function logEntries(
  game: Game,
  lines: readonly Line[],
  view: unknown,
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly Entry[] {
  const { telling } = game;
  // A line holds few events: so many lines hold enough of them.
  const told = lines.slice(-most);
  const events = told.flatMap((line) => line.events);
  const lineOf = told.flatMap((line) => line.events.map(() => line));
  const whys = whysOf(game, told, view, names);
  const entries: Entry[] = [];
  let explained: Line | undefined;
  for (let i = Math.max(0, events.length - most); i < events.length; ) {
    const event = events[i];
    const together = [event];
    while (i + together.length < events.length) {
      const next = events[i + together.length];
      if (!telling.alike(next, event)) break;
      together.push(next);
    }
    const text = telling.tell(together, view, names);
    const line = lineOf[i];
    // A line is explained once, with the first that is told of it.
    const explains = line !== undefined && line !== explained;
    if (text !== "") {
      entries.push({
        heading: telling.isHeading(event),
        seat: telling.doer(event),
        text,
        about: telling.aboutOf(event),
        why: explains ? whys.get(line) : undefined,
      });
      explained = line;
    }
    i += together.length;
  }
  return entries;
}

/** What happened as everybody may read it, while what is one's own lies face down. */
export function readOpenly(model: Model, covered: boolean): Model {
  if (!covered) return model;
  const opened = (lines: readonly Line[]): readonly Line[] =>
    lines.map((line) => (line.open === undefined ? line : { ...line, events: line.open }));
  const { lines, recap } = model;
  return {
    ...model,
    lines: opened(lines),
    recap: recap && { ...recap, lines: opened(recap.lines) },
  };
}
