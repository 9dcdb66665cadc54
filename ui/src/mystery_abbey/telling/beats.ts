/** The scenes of Mystery of the Abbey: Mass, its event, a revelation, an accusation, an intruder, the end. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { Event, View } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import type { Beat } from "../../table/game/index.ts";
import { EVENT_PICTURES } from "../art/cards/others.ts";
import { accusation, caught, culprit, mass, SCENE } from "../art/scenes.ts";
import { traitSign } from "../art/signs.ts";
import { passedAt } from "../box.ts";
import { word } from "../words.ts";
import { doesWords } from "./facts.ts";
import { theSuspect } from "./names.ts";
import { doer, tell } from "./sentences.ts";
import { songWords, tuneOf } from "./songs.ts";

/** A scene about the origin, as wide as the card. */
const framed = (scene: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="scale(.62) translate(${-SCENE.width / 2} ${-SCENE.height / 2})">${scene}</g>`;

/** How many of these events from the first on are of these kinds. */
function run(events: readonly Event[], ...which: readonly Event["event"][]): number {
  const other = events.findIndex(({ event }) => !which.includes(event));
  return other < 0 ? events.length : other;
}

export function beatOf(
  events: readonly Event[],
  view: View,
  names: readonly string[],
): Beat | undefined {
  const [first, ...rest] = events;
  if (first === undefined) return undefined;
  const colour = (seat: Seat) => view.seats[seat]?.colour ?? "red";
  /** These events as lines of the card. */
  const linesOf = (some: readonly Event[]): Beat["lines"] =>
    some.map((event) => ({ seat: doer(event), text: tell(event, view, names) }));
  switch (first.event) {
    case "mass-called":
      return {
        title: tell(first, view, names),
        lines: [
          {
            text: word("mass-passes", {
              mass: word(`mass-${first.mass}`),
              cards: passedAt(first.mass),
            }),
          },
        ],
        picture: framed(mass(view.seats.map((of) => of.colour))),
        bell: "hour",
        covers: 1 + run(rest, "put-into", "promise-over"),
      };
    case "event-turned-up":
      return {
        title: word(`event-${first.card}`),
        lines: [doesWords("event", first.card), ...songWords(first.card)].map((text) => ({ text })),
        picture: svg`<g transform="scale(2.2)">${EVENT_PICTURES[first.card]}</g>`,
        bell: tuneOf(first.card) ?? "hour",
        covers: 1,
      };
    case "revealed":
      return {
        title: word("trait-he", { trait: first.revealed }),
        lines: linesOf([first]),
        picture: svg`<g transform="scale(3)">${traitSign(first.revealed)}</g>`,
        bell: "points",
        covers: 1,
      };
    case "accused": {
      const right = rest[0]?.event === "ended";
      const covers =
        1 + (right ? 0 : run(rest, "card-shown", "sent-to-penance", "spared", "put-into"));
      return {
        title: tell(first, view, names),
        lines: linesOf(events.slice(1, covers).filter(({ event }) => event !== "put-into")),
        picture: framed(accusation(colour(first.seat), first.suspect, right)),
        bell: "hour",
        covers,
      };
    }
    case "caught": {
      const covers =
        1 + run(rest, "card-moved", "sent-to-penance", "spared", "book-used", "put-into");
      return {
        title: word("beat-caught"),
        lines: linesOf(events.slice(0, covers).filter(({ event }) => event !== "put-into")),
        picture: framed(caught(colour(first.by), colour(first.seat))),
        bell: "hour",
        covers,
      };
    }
    case "ended":
      return {
        title: word("end-who", { suspect: theSuspect(first.culprit) }),
        lines: [{ text: word(`log-ended-${first.ending}`) }],
        picture: framed(culprit(first.culprit)),
        bell: "end",
        covers: 1,
      };
    default:
      return undefined;
  }
}
