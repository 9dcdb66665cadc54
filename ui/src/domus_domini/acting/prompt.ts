/** The one line on top: who, what, what next. */

import type { Phase } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { Prompt } from "../../table/game/index.ts";
import { type Model, mine, seatToAct } from "../kind.ts";
import { word } from "../words.ts";
import { actionWords } from "./advice.ts";

const seatOf = (phase: Phase): Seat | undefined => ("seat" in phase ? phase.seat : undefined);

function asked(model: Model, seat: Seat): string {
  const { shown, choice, screen } = model;
  const { phase } = shown;
  if (choice.kind === "meant")
    return word("ask-meant", { words: actionWords(choice.action, model) });
  if (choice.kind === "lend") return word("ask-lend");
  const house = shown.seats[seat];
  const values = {
    denarii: house?.denarii ?? 0,
    fu: house?.yield.total ?? 0,
    pot: phase.part === "starting" ? phase.pot : 0,
    who: phase.part === "defending" ? (screen.players[phase.attacker]?.name ?? "") : "",
    many: phase.part === "ambushed" ? phase.denarii : (house?.brothers ?? 0),
  };
  return word(`ask-${phase.part}`, values);
}

export function prompt(model: Model): Prompt {
  const { watched, screen, shown } = model;
  if (watched !== undefined) return { seat: watched.seat, text: watched.text };
  const own = mine(model);
  if (own !== undefined) return { seat: own, text: asked(model, own) };
  if (screen.outcome !== null) return { seat: undefined, text: word("ask-over") };
  const seat = seatToAct(screen) ?? seatOf(shown.phase);
  return { seat, text: word("ask-other", { part: shown.phase.part }) };
}

/** Whose turn waits while a victim answers. */
export function interrupted({ shown: { phase }, screen }: Model): Prompt | undefined {
  if (phase.part !== "defending") return undefined;
  const who = screen.players[phase.attacker]?.name ?? "";
  return { seat: phase.attacker, text: word("interrupted", { who }) };
}

const GUIDED: ReadonlySet<string> = new Set([
  "starting",
  "employing",
  "buying",
  "building",
  "begging",
  "defending",
  "advancing",
  "feeding",
]);

/** All that a newcomer may be told. */
export const GUIDES = ["aim", "words", ...GUIDED, "bare"];

/** What a newcomer should be told now. */
export function guideFor(model: Model): readonly string[] {
  const { part } = model.shown.phase;
  if (mine(model) === undefined || !GUIDED.has(part)) return [];
  const bare = model.shown.seats.some(({ outlook }) => outlook?.bare);
  return ["aim", "words", part, ...(bare ? ["bare"] : [])];
}
