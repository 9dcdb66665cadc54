/** Events of Monastery that are told as one, and what points came from. */

import type { Event } from "../../generated/monastery.ts";
import { list } from "../../shared/words.ts";
import type { Line } from "../kind.ts";
import { word } from "../words.ts";
import { type Company, doer, reasonOf, shortReason, tell, tileName } from "./sentences.ts";

/** The tile that an event is about. */
export function aboutOf(event: Event): number | undefined {
  if (event.event === "moved") return event.to.on;
  if (event.event === "kept") return event.spot.on;
  if (event.event === "scored") return reasonOf(event.because).piece;
  return "piece" in event ? event.piece : undefined;
}

export const eventsOf = (lines: readonly Line[]): readonly Event[] =>
  lines.flatMap(({ events }) => events);

/** Several drawings, or several ways home, of one seat are told together. */
export function alike(event: Event, before: Event): boolean {
  return (
    (event.event === "drew" || event.event === "went-home") &&
    event.event === before.event &&
    event.seat === before.seat
  );
}

/** What somebody's scoring is made of. */
const SCORING: ReadonlySet<string> = new Set([
  "scoring-began",
  "scored",
  "flipped",
  "prayed",
  "totalled",
]);

/** While somebody watches, all walks of a seat are one sentence, and so is its scoring. */
export function flows(event: Event, first: Event): boolean {
  if (alike(event, first)) return true;
  const same = doer(event) === undefined || doer(event) === doer(first);
  if (first.event === "moved") return same && event.event === "moved";
  return same && SCORING.has(first.event) && SCORING.has(event.event);
}

/** A whole scoring: the points, and what they are for. */
function scoringOf(events: readonly Event[], company: Company, who: string): string {
  const scored = events.flatMap((event) => (event.event === "scored" ? [event] : []));
  const [only] = scored;
  const last = events.at(-1);
  if (only === undefined) return last === undefined ? "" : tell(last, company);
  if (scored.length === 1) return tell(only, company);
  const points = scored.reduce((sum, event) => sum + event.points, 0);
  const parts = scored.map((event) => `${shortReason(event.because, company)} ${event.points}`);
  return word("log-scored-many", { who, points, parts: parts.join(", ") });
}

export function tellTogether(events: readonly Event[], company: Company): string {
  const first = events[0];
  if (first === undefined) return "";
  if (events.length === 1) return tell(first, company);
  const who = company.names[doer(first) ?? 0] ?? "";
  if (SCORING.has(first.event)) return scoringOf(events, company, who);
  if (first.event === "moved") {
    const to = events.flatMap((event) => (event.event === "moved" ? [event.to.on] : []));
    const places = [...new Set(to)].map((piece) =>
      word(`the-${company.tiles.get(piece) ?? "abbey"}`),
    );
    return word("log-moved-many", { who, many: events.length, places: list(places) });
  }
  if (first.event === "went-home") return word("log-went-home", { who, many: events.length });
  const tiles = events.flatMap((event) =>
    event.event === "drew" && event.tile !== "hidden" ? [tileName(event.tile.seen)] : [],
  );
  return tiles.length === 0
    ? word("log-drew", { who, many: events.length })
    : word("log-drew-known", { who, tiles: tiles.join(", ") });
}

export const CHAPTERS = ["building", "group", "prayer", "work"] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CHAPTER_OF: Readonly<Record<string, Chapter>> = {
  boxes: "building",
  group: "group",
  prayer: "prayer",
  chapel: "prayer",
  work: "work",
  farm: "work",
  scriptum: "work",
};

export interface Round {
  readonly day: number;
  readonly hour: number;
  /** Points of each seat by chapter. */
  readonly points: readonly Readonly<Record<Chapter, number>>[];
}

/** Points by round, seat and reason: the chart of the end. */
export function roundsOf(lines: readonly Line[], seats: number): readonly Round[] {
  const found: { day: number; hour: number; points: Record<Chapter, number>[] }[] = [];
  const none = () =>
    Array.from({ length: seats }, () => ({ building: 0, group: 0, prayer: 0, work: 0 }));
  for (const event of eventsOf(lines)) {
    if (event.event === "hour-struck") {
      found.push({ day: event.day, hour: event.hour, points: none() });
    } else if (event.event === "scored") {
      const of = found.at(-1)?.points[event.seat];
      const chapter = CHAPTER_OF[reasonOf(event.because).key];
      if (of !== undefined && chapter !== undefined) of[chapter] += event.points;
    }
  }
  return found.filter(({ points }) =>
    points.some((of) => CHAPTERS.some((chapter) => of[chapter] > 0)),
  );
}
