/** The one line on top: who, what, what next. */

import type { Phase, View } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import type { Prompt } from "../../table/game/index.ts";
import { type Model, mine, namesOf, seatToAct } from "../kind.ts";
import { drawnNow } from "../telling/drawn.ts";
import { theSuspect } from "../telling/names.ts";
import { word } from "../words.ts";
import { bookIs, doWords } from "./advice.ts";
import { offeredWith } from "./offers.ts";
import { cardsToPass } from "./taps.ts";

const seatOf = (phase: Phase): Seat | undefined => ("seat" in phase ? phase.seat : undefined);

/** Whom a phase is about besides the seat that acts. */
function otherOf({ phase, passes_to }: View): Seat | undefined {
  if (passes_to !== null) return passes_to;
  if ("of" in phase && phase.of !== null) return phase.of;
  if ("asker" in phase) return phase.asker;
  return "to" in phase && phase.to !== null && phase.to !== undefined ? phase.to : undefined;
}

/** Nothing is left to do; whoever has just taken a card reads whose it is. */
const done = (model: Model): string =>
  drawnNow(model) === undefined ? "acting-done" : "acting-drawn";

/** Which sentence a phase needs: some are asked in several ways. */
function keyOf(model: Model): string {
  const { phase } = model.shown;
  switch (phase.part) {
    case "asking": {
      const { occasion } = phase;
      if (phase.of === null && occasion !== "controversy") return "asking-whom";
      return typeof occasion === "string" ? `asking-${occasion}` : "asking-books";
    }
    case "answering":
      return phase.forced ? "answering-forced" : "answering";
    case "acting": {
      if (phase.done) return done(model);
      const { offers } = model;
      if (offers.written.has('"search"')) return "acting-cell";
      if (offeredWith(offers, "ask").length > 0) return "acting-parlor";
      if (offeredWith(offers, "accuse").length > 0) return "acting-accuse";
      if (offeredWith(offers, "reveal").length > 0) return "acting-hall";
      if (offers.written.has('"look"')) return "acting-lying";
      return done(model);
    }
    case "passing":
      return phase.at_mass && (model.shown.chronicles?.passing ?? 1) !== 1
        ? "passing-far"
        : "passing";
    case "naming":
      return typeof phase.naming === "string" ? `naming-${phase.naming}` : "naming-tell";
    case "choosing":
      return typeof phase.choosing === "string" ? `choosing-${phase.choosing}` : "choosing-shelf";
    case "showing":
      return phase.to === null ? "showing-all" : "showing";
    case "considering":
      return [
        phase.drawn === "book" ? `considering-${bookIs(model)}` : "considering",
        ...(offeredWith(model.offers, "use").length > 0 ? ["or"] : []),
      ].join("-");
    default:
      return phase.part;
  }
}

function asked(model: Model): string {
  const { shown, choice, screen } = model;
  if (choice.kind === "meant")
    return word("prompt-meant", { words: doWords(choice.action, model) });
  const { phase } = shown;
  const other = otherOf(shown);
  const chosen = choice.kind === "passing" ? choice.cards.length : 0;
  const due = cardsToPass(shown);
  const drawn = drawnNow(model);
  const asks = word(`prompt-${keyOf(model)}`, {
    who: other === undefined ? "" : (namesOf(screen)[other] ?? ""),
    many: phase.part === "naming-suspects" ? phase.many : due,
    left: due - chosen,
    suspect: drawn === undefined ? "" : theSuspect(drawn),
    steps: shown.steps,
    side: phase.part === "passing" ? phase.side : "left",
  });
  return phase.part === "passing" && phase.at_mass ? word("prompt-at-mass", { asks }) : asks;
}

export function prompt(model: Model): Prompt {
  const { watched, screen, shown } = model;
  if (watched !== undefined) return { seat: watched.seat, text: watched.text };
  const own = mine(model);
  if (own !== undefined) return { seat: own, text: asked(model) };
  if (screen.outcome !== null) return { seat: undefined, text: word("prompt-over") };
  const seat = seatToAct(screen) ?? seatOf(shown.phase);
  return { seat, text: word("prompt-other", { part: shown.phase.part }) };
}

/** Whose turn waits while somebody else answers, shows or chooses. */
export function interrupted({ shown: { phase, player }, screen }: Model): Prompt | undefined {
  const seat = seatOf(phase);
  if (seat === undefined || seat === player || phase.part === "passing") return undefined;
  return { seat: player, text: word("interrupted", { who: namesOf(screen)[player] ?? "" }) };
}

/** All that a newcomer may be told. */
export const GUIDES = [
  "aim",
  "goal",
  "move",
  "sheet",
  "books",
  "ask",
  "answer",
  "cell",
  "reveal",
  "accuse",
  "parlor",
  "end",
  "crypta",
  "mass",
];

/** What a newcomer should be told now. */
export function guideFor(model: Model): readonly string[] {
  const { phase, seats } = model.shown;
  const seat = mine(model);
  if (seat === undefined) return [];
  switch (phase.part) {
    case "moving":
      return ["aim", "goal", "move", "sheet", ...(seats[seat]?.books ? ["books"] : [])];
    case "asking":
      return phase.of === null ? [] : ["ask"];
    case "answering":
      return ["answer"];
    case "acting":
      if (model.offers.written.has('"search"')) return ["cell"];
      if (offeredWith(model.offers, "reveal").length > 0)
        return offeredWith(model.offers, "accuse").length > 0 ? ["reveal", "accuse"] : ["reveal"];
      if (offeredWith(model.offers, "ask").length > 0) return ["parlor"];
      return model.offers.written.has('"use-crypta"') ? ["end", "crypta"] : ["end"];
    case "passing":
      return phase.at_mass ? ["mass"] : [];
    default:
      return [];
  }
}
