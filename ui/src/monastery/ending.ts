/** The testaments, counted point by point: letters, then tiles that were never placed, then blessings. */

import { svg } from "lit-html";
import { figure } from "../shared/words.ts";
import type { Counting, Ending, Rounds } from "../table/game/index.ts";
import { hourSign } from "./art/index.ts";
import type { Model, Monastery } from "./kind.ts";
import { CHAPTERS, roundsOf } from "./telling/log-entries.ts";
import { hourName, hourOf } from "./telling/sentences.ts";
import type { Testament } from "./view.ts";
import { word } from "./words.ts";

/** `counted` points of each have been told. */
function countedSoFar({ letter_points, tiles, blessings }: Testament, counted: number) {
  const letters = Math.min(letter_points, counted);
  const lost = Math.min(tiles, Math.max(0, counted - letter_points));
  const blest = Math.min(blessings, Math.max(0, counted - letter_points - tiles));
  return { letters, tiles: lost, blessings: blest, points: letters - lost + blest };
}

function counting({ shown }: Model): Counting {
  const all = shown.seats.flatMap(({ testament }, seat) =>
    testament ? [{ seat, testament }] : [],
  );
  return {
    steps: Math.max(
      0,
      ...all.map(
        ({ testament: { letter_points, tiles, blessings } }) => letter_points + tiles + blessings,
      ),
    ),
    columns: [word("end-letters"), word("end-tiles"), word("end-blessings")],
    rows: (counted) =>
      all.map(({ seat, testament }) => {
        const { letters, tiles, blessings, points } = countedSoFar(testament, counted);
        return {
          seat,
          cells: [letters, 0 - tiles, blessings].map((many) => figure(many)),
          sum: points,
        };
      }),
  };
}

function rounds(told: Model["told"], { shown }: Model): Rounds {
  return {
    sources: CHAPTERS.map((chapter) => word(`reasons-${chapter}`)),
    rounds: roundsOf(told, shown.seats.length).map(({ day, hour, points }) => ({
      name: word("hour-on-day", { hour: hourName(hour), day }),
      mark: svg`<g transform="scale(0.5)">${hourSign(hourOf(hour).kind)}</g>`,
      points: points.map((of) => CHAPTERS.map((chapter) => of[chapter])),
    })),
  };
}

export const ending: Ending<Monastery> = { counting, rounds };
