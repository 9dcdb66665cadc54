/** The end of Monastery: letters, then tiles that were never placed, then blessings, point by point. */
import { svg } from "lit-html";
import type { Ending, Rounds } from "../table/game/index.ts";
import { hourSign } from "./art/index.ts";
import type { Model, Monastery } from "./kind.ts";
import { hourName, hourOf } from "./telling/sentences.ts";
import { CHAPTERS, roundsOf } from "./telling/together.ts";
import { word } from "./words.ts";

function rounds(lines: Model["lines"], { shown }: Model): Rounds {
  return {
    sources: CHAPTERS.map((chapter) => word(`reasons-${chapter}`)),
    rounds: roundsOf(lines, shown.seats.length).map(({ day, hour, points }) => ({
      name: word("hour-on-day", { hour: hourName(hour), day }),
      mark: svg`<g transform="scale(0.5)">${hourSign(hourOf(hour).kind)}</g>`,
      points: points.map((of) => CHAPTERS.map((chapter) => of[chapter])),
    })),
  };
}

export const ending: Ending<Monastery> = {
  columns: [
    { key: "letters", parts: ["letter_points"] },
    { key: "tiles", parts: ["tiles"] },
    { key: "blessings", parts: ["blessings"] },
  ],
  step: "point",
  rounds,
};
