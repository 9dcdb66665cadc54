/** What a tap means: something chosen, something done, or a question to the referee. No rule is known here. */

import type { Action } from "../../generated/domus_domini.ts";
import { type Answer, type Choice, NOTHING, type Situation, type Tap } from "../kind.ts";
import { advance, amounts, nameOf, type Offers, offered, offersOf, sameAction } from "./offers.ts";

/** What the button below does, if nothing is meant. */
const ENDS: readonly Action[] = [
  "start",
  "decline-inheritance",
  "keep-cellerar",
  { "buy-vegetables": 0 },
  "deliver",
  "end-begging",
  advance(0, false),
];

/** What the button below does now. */
export function primaryAction({ offers, choice, seat }: Situation): Action | undefined {
  if (seat === undefined) return undefined;
  if (choice.kind === "meant") return choice.action;
  const most = amounts(offers, "feed").at(-1);
  if (most !== undefined) return { feed: most };
  return ENDS.find((action) => offered(offers, action));
}

/** Questions that are not asked where there is nothing to choose. */
const UNASKED: ReadonlySet<string> = new Set(["buying", "begging", "advancing", "feeding"]);

export function onlyAnswer({ view, offers, seat }: Situation): Action | undefined {
  const alone = seat !== undefined && offers.all.length === 1 && UNASKED.has(view.phase.part);
  return alone ? offers.all[0] : undefined;
}

const meant = (action: Action): Answer => ({ choice: { kind: "meant", action } });

/** Where everything is to be confirmed, the first tap only shows. */
function done(action: Action, { offers, choice, confirm }: Situation): Answer {
  if (!offered(offers, action)) return { why: [action], choice: NOTHING };
  const again = choice.kind === "meant" && sameAction(choice.action, action);
  return confirm === "all" && !again ? meant(action) : { act: action };
}

/** So many of them together, or one alone. */
const times = (action: Action, many: number): Answer =>
  many > 1 ? { acts: Array.from({ length: many }, () => action) } : { act: action };

function repeat(action: Action, many: number, { offers, choice, confirm }: Situation): Answer {
  if (!offered(offers, action)) return { why: [action], choice: NOTHING };
  const again =
    choice.kind === "meant" && sameAction(choice.action, action) && choice.times === many;
  return confirm === "all" && !again
    ? { choice: { kind: "meant", action, times: many } }
    : times(action, many);
}

function mean(action: Action, { offers, choice, confirm }: Situation): Answer {
  if (!offered(offers, action)) return { why: [action], choice: NOTHING };
  const again = choice.kind === "meant" && sameAction(choice.action, action);
  return again || confirm === "none" ? { act: action } : meant(action);
}

/** A cart that is loaded is loaded bit by bit: a second tap does not send it off. */
function load(action: Action, { offers }: Situation): Answer {
  return offered(offers, action) ? meant(action) : { why: [action], choice: NOTHING };
}

export function respond(tap: Tap, situation: Situation): Answer {
  const { choice, offers, view } = situation;
  switch (tap.on) {
    case "do":
      return done(tap.action, situation);
    case "repeat":
      return repeat(tap.action, tap.times, situation);
    case "mean":
      return nameOf(tap.action) === "advance"
        ? load(tap.action, situation)
        : mean(tap.action, situation);
    case "lend": {
      if (choice.kind === "lend") return { choice: NOTHING };
      const can = offers.all.some((action) => nameOf(action) === "lend");
      return can
        ? { choice: { kind: "lend" } }
        : { why: [{ lend: view.prices.lend[0] }], choice: NOTHING };
    }
    case "house": {
      const { seat } = tap;
      const known = view.seats[seat] !== undefined && seat !== situation.seat;
      const again = choice.kind === "house" && choice.seat === seat;
      return { choice: known && !again ? { kind: "house", seat } : NOTHING };
    }
    case "card": {
      const again = choice.kind === "card" && choice.card === tap.card;
      return { choice: again ? NOTHING : { kind: "card", card: tap.card } };
    }
    case "primary": {
      const action = primaryAction(situation);
      if (action === undefined) return { choice };
      return times(action, choice.kind === "meant" ? (choice.times ?? 1) : 1);
    }
    case "nothing":
      return { choice: NOTHING };
  }
}

/** What is chosen when somebody else names an action: as far as it goes without doing it. */
export function choiceFor(action: Action, offers: Offers): Choice {
  const found = offersOf([action]).all[0] ?? action;
  return offered(offers, found) ? { kind: "meant", action: found } : NOTHING;
}
