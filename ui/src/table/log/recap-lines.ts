/** What a recap is made of: what happened, without what one did oneself; what a bot did in one's seat is told. */
import type { Line } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import type { Seat } from "../state/model.ts";

/** These lines without so many events at their beginning. */
export function withoutFirst(lines: readonly Line[], events: number): readonly Line[] {
  let left = events;
  return lines.flatMap(({ line, by, bot, because, events: all, open }) => {
    const gone = Math.min(left, (open ?? all).length);
    left -= gone;
    const kept: Line = { line, by, events: all.slice(gone) };
    if (bot !== undefined) kept.bot = bot;
    if (because !== undefined) kept.because = because;
    if (open !== undefined) kept.open = open.slice(gone);
    return kept.events.length === 0 ? [] : [kept];
  });
}

/** What is worth telling of it; nothing, if that is only that a new part has begun. */
export function recapOf(
  { telling }: Game,
  lines: readonly Line[],
  seat: Seat | null,
): readonly Line[] {
  const news = lines.flatMap((line) => {
    if (line.by !== seat || seat === null || line.bot) return [line];
    // Of one's own lines only what followed by itself: the first thing that another did, or the table.
    const first = line.events.findIndex((event) => telling.doer(event) !== seat);
    return first < 0 ? [] : [{ ...line, events: line.events.slice(first) }];
  });
  const told = news.some(({ events }) => events.some((event) => !telling.isHeading(event)));
  return told ? news : [];
}
