/** Every point of the end with its reason, in the order in which they were made. */

import type { Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import { type Model, namesOf } from "../kind.ts";
import { heardIn } from "../telling/heard.ts";
import { theSuspect } from "../telling/names.ts";
import { word } from "../words.ts";

export interface PointsFor {
  readonly seat: Seat;
  readonly points: number;
  readonly text: string;
}

/** What the engine counted, told in the order of the log: it knows what the points are for, the log when that was said. */
export function reasonsOf({
  lines,
  shown,
  screen,
}: Pick<Model, "lines" | "shown" | "screen">): readonly PointsFor[] {
  const culprit = shown.culprit === null ? undefined : seen(shown.culprit);
  const { revelations, accusations } = heardIn(lines);
  const unread = [...accusations];
  const told = shown.reasons.map(({ seat, points, because }) => {
    const who = namesOf(screen)[seat] ?? "";
    if (typeof because === "object") {
      const [key, trait] = "right" in because ? ["right", because.right] : ["wrong", because.wrong];
      const at = revelations.findIndex(({ revealed }) => revealed === trait);
      const text = word(`end-reason-${key}`, { who, he: word("trait-he", { trait }) });
      return { at, seat, points, text };
    }
    // A seat's accusations stand in the order in which they were made.
    const next = unread.findIndex((one) => one.seat === seat);
    const [said] = next < 0 ? [] : unread.splice(next, 1);
    const suspect = said?.suspect ?? culprit;
    const at = said === undefined ? -1 : accusations.indexOf(said);
    const key = because === "culprit" ? "culprit" : "accusation";
    const text = word(`end-reason-${key}`, {
      who,
      suspect: suspect === undefined ? "" : theSuspect(suspect),
    });
    return { at: revelations.length + at, seat, points, text };
  });
  return told
    .toSorted((one, other) => one.at - other.at)
    .map(({ seat, points, text }) => ({ seat, points, text }));
}
