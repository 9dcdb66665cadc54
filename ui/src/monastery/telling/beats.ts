/** The scenes of Monastery: a service, a night, a new Abbot, a filled phrase, the end. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { Event, View } from "../../generated/monastery.ts";
import { shield } from "../../seats/devices.ts";
import type { Beat } from "../../table/game/index.ts";
import { type HourKind, hourSign } from "../art/dial.ts";
import { word } from "../words.ts";
import { companyOf, doer, hourName, hourOf } from "./sentences.ts";
import { alike, tellTogether } from "./together.ts";

/** What a service or a night brings by itself. */
const OF_AN_HOUR: ReadonlySet<string> = new Set(["stood-up", "went-home"]);

const large = (drawn: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="scale(2.4)">${drawn}</g>`;

const MITRE = svg`
  <path class="t-beat-gold" d="M-20 24L-26-6Q-16-28 0-38Q16-28 26-6L20 24Z" />
  <path class="t-beat-line" d="M0-36V24M-22 8H22M-20 24Q0 32 20 24" />`;

/** How many of these events, the first one left out, go with it. */
function following(events: readonly Event[], which: ReadonlySet<string>): number {
  const other = events.findIndex(({ event }, n) => n > 0 && !which.has(event));
  return other < 0 ? events.length : other;
}

/** Like things in one sentence each. */
function linesOf(events: readonly Event[], view: View, names: readonly string[]) {
  const company = companyOf(view, names);
  const lines: Beat["lines"][number][] = [];
  for (let n = 0; n < events.length; ) {
    const first = events[n];
    if (first === undefined) break;
    const more = events.slice(n + 1).findIndex((event) => !alike(event, first));
    const many = more < 0 ? events.length - n : more + 1;
    lines.push({
      seat: doer(first),
      text: tellTogether(events.slice(n, n + many), company),
    });
    n += many;
  }
  return lines;
}

export function beatOf(
  events: readonly Event[],
  view: View,
  names: readonly string[],
): Beat | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const told = () => linesOf([first], view, names);
  switch (first.event) {
    case "hour-struck": {
      const { kind } = hourOf(first.hour);
      if (kind !== "service" && kind !== "night") return undefined;
      const covers = following(events, OF_AN_HOUR);
      return {
        title: word("hour-on-day", { hour: hourName(first.hour), day: first.day }),
        lines: linesOf(events.slice(1, covers), view, names),
        picture: large(hourSign(kind as HourKind)),
        bell: "hour",
        covers,
      };
    }
    case "elected":
      if (first.how === "first") return undefined;
      return { title: word("beat-abbot"), lines: told(), picture: MITRE, bell: "hour", covers: 1 };
    case "phrase-completed": {
      const colour = view.seats[first.seat]?.colour;
      const picture = colour && svg`<g transform="scale(3)">${shield({ colour })}</g>`;
      return { title: word("beat-phrase"), lines: told(), picture, bell: "hour", covers: 1 };
    }
    case "ended":
      return {
        title: word("beat-end"),
        lines: told(),
        picture: large(hourSign("service")),
        bell: "end",
        covers: 1,
      };
    default:
      return undefined;
  }
}
