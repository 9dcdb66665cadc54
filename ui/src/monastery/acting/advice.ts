/** Actions in words, what speaks for them, and which of them are worth foreseeing. */

import type { Action, Event, View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import type { Because } from "../../table/game/index.ts";
import { spotLabel } from "../drawing/labels.ts";
import { type Gain, type Model, namesOf } from "../kind.ts";
import { companyOf } from "../telling/sentences.ts";
import { has, word } from "../words.ts";
import type { Offers } from "./offers.ts";

/** Reasons that say less than another about the same thing would. */
const WEAK: ReadonlySet<string> = new Set([
  "needless-turn",
  "no-space",
  "not-beside",
  "not-in-hand",
  "not-now",
]);
/** Why a tile does not fit at a place: what no turning mends, and what another turn or place may mend. */
const NEVER = ["study-by-toil", "group-too-large"];
const SO = ["dead-end", "not-joined"];

/** Which of the reasons against several ways to do a thing is told. */
export function refusalToTell(refusals: readonly string[]): string | undefined {
  const strong = refusals.filter((why) => !WEAK.has(why));
  const first = (all: readonly string[]) => all.find((why) => strong.includes(why));
  const so = first(SO);
  // Places that wait to be finished may fit later.
  const later = so !== undefined && strong.includes("not-finished") ? "fits-nowhere" : so;
  return first(NEVER) ?? later ?? strong[0] ?? refusals[0];
}

const CHEAP_TO_ASK = 40;

/** Each effect, and each way to a blessing. */
export function worthForeseeing(offers: Offers, view: View): readonly Action[] {
  const laden = new Set(view.pieces.flatMap(({ piece, tokens }) => (tokens > 0 ? [piece] : [])));
  return [
    ...offers.pieces.filter(({ kind }) => kind !== "keep").map(({ action }) => action),
    ...offers.walks
      .filter(({ to }) => laden.has(to.on))
      .slice(0, CHEAP_TO_ASK)
      .map((move) => ({ move })),
    ...(offers.primary === "total" || offers.primary === "end-scoring" ? [offers.primary] : []),
  ];
}

const WORK = ["work", "farm", "scriptum"];

/** What an action brings by itself: work, which is counted once nothing is left to do, belongs to the sum alone. */
export function gainOf(events: readonly Event[], seat: Seat | null, action: Action): Gain {
  let [points, blessings] = [0, 0];
  for (const event of events) {
    if (event.event === "scored" && event.seat === seat) {
      const work = Object.keys(event.because).some((why) => WORK.includes(why));
      if (!work || action === "total") points += event.points;
    }
    if (event.event === "blessed" && event.seat === seat) blessings += event.blessings;
  }
  return { points, blessings };
}

export function actionWords(action: Action, { view, screen }: Model): string {
  const names = namesOf(screen);
  const { tiles } = companyOf(view, names);
  const the = (piece: number): string => word(`the-${tiles.get(piece) ?? "abbey"}`);
  const at = (piece: number): string => word(`at-${tiles.get(piece) ?? "abbey"}`);
  if (typeof action === "string") return word(`advice-${action}`);
  if ("place" in action) return word("advice-place", { the: word(`the-${action.place.tile}`) });
  if ("move" in action)
    return word("advice-move", {
      spot: spotLabel(view, action.move.to),
      from: spotLabel(view, action.move.from),
    });
  if ("put-back" in action)
    return word("advice-put-back", { the: word(`the-${action["put-back"]}`) });
  if ("encourage" in action) return word("advice-encourage", { the: the(action.encourage) });
  if ("construct" in action) return word("advice-construct", { the: the(action.construct) });
  if ("pray" in action) return word("advice-pray", { at: at(action.pray) });
  if ("switch" in action)
    return word("advice-switch", { letter: view.grid[action.switch]?.letter ?? "" });
  if ("collect-letter" in action) {
    const { from, strip } = action["collect-letter"];
    return word(strip === screen.seat ? "advice-own-letter" : "advice-letter", {
      letter: view.grid[from]?.letter ?? "",
      who: names[strip] ?? "",
    });
  }
  if ("collect-monk" in action) {
    const { whose } = action["collect-monk"];
    return word(whose === screen.seat ? "advice-own-monk" : "advice-monk", {
      who: names[whose] ?? "",
    });
  }
  if ("keep" in action) return word("advice-keep", { spot: spotLabel(view, action.keep) });
  if ("elect" in action) return word("advice-elect", { who: names[action.elect] ?? "" });
  if ("imprison" in action) return word("advice-imprison", { who: names[action.imprison] ?? "" });
  // What chance does is advised to nobody.
  return "";
}

/** What is bought by which step of a plan: it does not speak for the others. */
const BOUGHT: Readonly<Record<string, string>> = {
  "letters-own": "collect-letter",
  "letters-denied": "collect-letter",
  "monks-bought": "collect-monk",
  "blessings-kept": "end-scoring",
};

/** What speaks for an action, as the bots give it: a key and a number; they speak for a plan, which may hold more. */
export function becauseWords({ key, many }: Because, action: Action): string | undefined {
  const bought = BOUGHT[key];
  const step = typeof action === "string" ? action : Object.keys(action)[0];
  if (bought !== undefined && bought !== step) return undefined;
  return has(`because-${key}`) ? word(`because-${key}`, { many }) : undefined;
}
