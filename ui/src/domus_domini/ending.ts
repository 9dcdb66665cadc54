/** The end: what everybody has, part by part, and where the letters came from. */
import { svg } from "lit-html";
import type { Told } from "../shared/commands.ts";
import type { Counting, Ending, Rounds } from "../table/game/index.ts";
import type { DomusDomini, Model } from "./kind.ts";
import { reasonOf } from "./telling/sentences.ts";
import type { Event, Testament } from "./view.ts";
import { word } from "./words.ts";

/** What is counted, one after the other: the columns of the end. */
const PARTS: readonly (readonly [key: string, of: (all: Testament) => number])[] = [
  ["rounds", ({ rounds }) => rounds],
  ["brothers", ({ brothers }) => brothers],
  ["dogs", ({ dogs }) => dogs],
  ["sectors", ({ garden, dairy, brewery }) => garden + dairy + brewery],
  ["chapel", ({ chapel }) => chapel],
  ["cellerar", ({ cellerar }) => cellerar],
];

/** Part after part is told of everybody at once. */
function counting({ shown }: Model): Counting {
  return {
    steps: PARTS.length,
    columns: PARTS.map(([key]) => word(`end-${key}`)),
    rows: (counted) =>
      shown.seats.map(({ testament }, seat) => {
        const told = PARTS.map(([, of], n) => (n < counted ? of(testament) : undefined));
        return {
          seat,
          cells: told.map((many) => (many === undefined ? "" : `${many}`)),
          sum: told.reduce<number>((sum, many) => sum + (many ?? 0), 0),
        };
      }),
  };
}

/** Where letters come from in the rounds. */
const SOURCES = ["road", "cluny", "begging", "events"] as const;

const SOURCE_OF: Readonly<Record<string, (typeof SOURCES)[number]>> = {
  road: "road",
  cluny: "cluny",
  begging: "begging",
  drunkard: "begging",
  tour: "events",
  promotion: "events",
};

function rounds(told: readonly Told[], { shown }: Model): Rounds {
  const found: { readonly round: number; readonly points: number[][] }[] = [];
  for (const [, one] of told) {
    const event = one as Event;
    if (event.event === "round-began") {
      const points = shown.seats.map(() => SOURCES.map(() => 0));
      found.push({ round: event.round, points });
    } else if (event.event === "scored") {
      const of = found.at(-1)?.points[event.seat];
      const source = SOURCES.indexOf(SOURCE_OF[reasonOf(event.because)] ?? "events");
      if (of !== undefined) of[source] = (of[source] ?? 0) + event.points;
    }
  }
  return {
    sources: SOURCES.map((source) => word(`whence-${source}`)),
    rounds: found.map(({ round, points }) => ({
      name: word("log-round-began", { who: "", round }),
      mark: svg`<text y="4">${round}</text>`,
      points,
    })),
  };
}

export const ending: Ending<DomusDomini> = { counting, rounds };
