/** Every point of the end with its reason, in the order in which they were made. */
import type { Trait } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import { POINTS, traitsOf } from "../box.ts";
import { type Model, namesOf } from "../kind.ts";
import { heardIn } from "../telling/heard.ts";
import { theSuspect } from "../telling/names.ts";
import { word } from "../words.ts";

export interface PointsFor {
  readonly seat: Seat;
  readonly points: number;
  readonly text: string;
}

export function reasonsOf({ lines, shown, screen }: Pick<Model, "lines" | "shown" | "screen">) {
  const culprit = shown.culprit === null ? undefined : seen(shown.culprit);
  if (culprit === undefined) return [];
  const who = (seat: Seat): string => namesOf(screen)[seat] ?? "";
  const traits: readonly string[] = traitsOf(culprit);
  const said = heardIn(lines);
  const revealed = (one: Trait): number => {
    const at = said.revelations.findIndex((known) => known.revealed === one);
    return at < 0 ? said.revelations.length : at;
  };
  const revelations = shown.revelations
    .toSorted(([one], [other]) => revealed(one) - revealed(other))
    .map(([trait, seat]): PointsFor => {
      const right = traits.includes(trait);
      return {
        seat,
        points: right ? POINTS["right-revelation"] : POINTS["wrong-revelation"],
        text: word(right ? "end-reason-right" : "end-reason-wrong", {
          who: who(seat),
          he: word("trait-he", { trait }),
        }),
      };
    });
  const accusations = said.accusations.map(({ seat, suspect, guilty }): PointsFor => {
    const right = guilty === true;
    return {
      seat,
      points: right ? POINTS.culprit : POINTS["false-accusation"],
      text: word(right ? "end-reason-culprit" : "end-reason-accusation", {
        who: who(seat),
        suspect: theSuspect(suspect),
      }),
    };
  });
  return [...revelations, ...accusations];
}
