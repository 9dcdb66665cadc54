/** The scenes of Domus Domini: a round, its event card, the special cards, payday, robbers, the end. */
import { svg } from "lit-html";
import type { Event, View } from "../../generated/domus_domini.ts";
import type { Beat } from "../../table/game/index.ts";
import { EVENT_PICTURES, ROBBER } from "../art/events.ts";
import { SIGNS, type SignName } from "../art/signs.ts";
import { word } from "../words.ts";
import { paidOut } from "./payday.ts";
import { tell } from "./sentences.ts";

const drawn = (name: SignName) => svg`<g transform="scale(3.4)">${SIGNS[name]}</g>`;

/** How many of these events from the first on are of these kinds. */
function run(events: readonly Event[], ...which: readonly Event["event"][]): number {
  const other = events.findIndex(({ event }) => !which.includes(event));
  return other < 0 ? events.length : other;
}

const lineOf = (event: Event, names: readonly string[]): Beat["lines"][number] => ({
  seat: "seat" in event ? event.seat : undefined,
  text: tell(event, names),
});

/** What everybody is paid, the most letters first. */
const payday = (events: readonly Event[], view: View, names: readonly string[]): Beat["lines"] =>
  paidOut(events, view).map(({ seat, letters, denarii }) => ({
    seat,
    text: word("beat-payday-line", {
      who: names[seat] ?? "",
      letters: word("letters", { many: letters }),
      denarii: word("denarii", { many: denarii }),
    }),
  }));

export function beatOf(
  events: readonly Event[],
  view: View,
  names: readonly string[],
): Beat | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const simple = (title: string, face: SignName, covers: number, bell: Beat["bell"]): Beat => ({
    title,
    lines: events.slice(0, covers).map((event) => lineOf(event, names)),
    picture: drawn(face),
    bell,
    covers,
  });
  switch (first.event) {
    case "round-began":
      return {
        title: word("round-of", { round: first.round, of: view.rounds }),
        lines: [],
        picture: drawn("column"),
        bell: "hour",
        covers: 1,
      };
    case "event-revealed":
      return {
        title: word(`event-${first.card}`),
        lines: [{ text: word(`event-${first.card}-does`) }],
        picture: EVENT_PICTURES[first.card],
        bell: "hour",
        covers: 1,
      };
    case "special-awarded":
      return simple(word("beat-specials"), "event", run(events, "special-awarded"), "points");
    case "phase-began": {
      const covers = 1 + run(events.slice(1), "scored", "paid");
      if (covers < 2) return undefined;
      return {
        title: word("beat-payday"),
        lines: payday(events.slice(0, covers), view, names),
        picture: drawn("coin"),
        bell: "coins",
        covers,
      };
    }
    case "ambushed":
      return {
        ...simple(word("beat-robbers"), "herder", run(events, "ambushed"), "tile"),
        picture: ROBBER,
      };
    case "ended":
      return simple(word("beat-end"), "letter", 1, "end");
    default:
      return undefined;
  }
}
