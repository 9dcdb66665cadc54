/** The end: what everybody has, part by part, and where the letters came from. */
import { svg } from "lit-html";
import type { Ending, Rounds } from "../table/game/index.ts";
import type { DomusDomini, Line, Model } from "./kind.ts";
import { reasonOf } from "./telling/sentences.ts";
import { word } from "./words.ts";

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

function rounds(lines: readonly Line[], { shown }: Model): Rounds {
  const found: { readonly round: number; readonly points: number[][] }[] = [];
  for (const event of lines.flatMap(({ events }) => events)) {
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

/** Part after part is told of everybody at once. */
export const ending: Ending<DomusDomini> = {
  columns: [
    { key: "rounds", parts: ["rounds"] },
    { key: "brothers", parts: ["brothers"] },
    { key: "dogs", parts: ["dogs"] },
    { key: "sectors", parts: ["garden", "dairy", "brewery"] },
    { key: "chapel", parts: ["chapel"] },
    { key: "cellerar", parts: ["cellerar"] },
  ],
  step: "column",
  rounds,
};
