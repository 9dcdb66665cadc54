/** What a tap means: something chosen, something done, or a question to the referee. No rule is known here. */

import type { Action, Suspect, View } from "../../generated/mystery_abbey.ts";
import { type Answer, type Choice, NOTHING, type Situation, type Tap } from "../kind.ts";
import { type Offers, offered, offeredWith, sameAction } from "./offers.ts";
import { preparedBy } from "./presets.ts";

/** What the button below does if nothing is meant; the first of them that is offered. */
const ENDS: readonly Action[] = [
  "put",
  "make-demand",
  "keep",
  "accept",
  "use-nothing",
  "reveal-nothing",
  "end-turn",
];

/** How many cards are still to be chosen before they are passed on. */
export const cardsToPass = ({ phase }: View): number => (phase.part === "passing" ? phase.more : 0);

/** What the button below does now. */
export function primaryActions({ offers, choice, seat, view }: Situation): readonly Action[] {
  if (seat === undefined) return [];
  if (choice.kind === "meant") return [choice.action];
  if (choice.kind === "question") return choice.actions;
  if (choice.kind === "room" && offered(offers, { go: choice.room })) return [{ go: choice.room }];
  const due = cardsToPass(view);
  if (due > 0) {
    const cards = choice.kind === "passing" ? choice.cards : [];
    return cards.length === due ? cards.map((card) => ({ pass: card })) : [];
  }
  const end = ENDS.find((action) => offered(offers, action));
  return end === undefined ? [] : [end];
}

const meant = (action: Action): Answer => ({ choice: { kind: "meant", action } });

function isMeant({ choice }: Situation, action: Action): boolean {
  return choice.kind === "meant" && sameAction(choice.action, action);
}

/** Where everything is to be confirmed, the first tap only shows. */
function done(action: Action, situation: Situation): Answer {
  if (!offered(situation.offers, action)) return { why: [action], choice: NOTHING };
  const waits = situation.confirm === "all" && !isMeant(situation, action);
  return waits ? meant(action) : { act: action };
}

function mean(action: Action, situation: Situation): Answer {
  if (!offered(situation.offers, action)) return { why: [action], choice: NOTHING };
  const now = situation.confirm === "none" || isMeant(situation, action);
  return now ? { act: action } : meant(action);
}

/** A room is looked at first; the second tap goes there. */
function onRoom(situation: Situation, room: Extract<Choice, { kind: "room" }>["room"]): Answer {
  const { choice, offers, seat, confirm } = situation;
  const go: Action = { go: room };
  const can = seat !== undefined && offered(offers, go);
  const again = choice.kind === "room" && choice.room === room;
  if (can && (again || confirm === "none")) return { act: go };
  return { choice: again ? NOTHING : { kind: "room", room } };
}

/** The pencil crosses out; without it, and where it cannot, a suspect is looked at. */
function onSuspect(situation: Situation, suspect: Suspect, pencil: boolean): Answer {
  const { choice, offers } = situation;
  const marks: readonly Action[] = [{ cross: suspect }, { uncross: suspect }];
  const mark = marks.find((action) => offered(offers, action));
  if (pencil && mark !== undefined) return { act: mark };
  // Whoever marked him in this turn is told how to take it back.
  if (pencil && offeredWith(offers, "cross").length > 0) return { why: marks };
  const again = choice.kind === "suspect" && choice.suspect === suspect;
  return { choice: again ? NOTHING : { kind: "suspect", suspect } };
}

/** A card of one's hand: chosen to be passed on, or looked at. */
function onCard(situation: Situation, suspect: Suspect): Answer {
  const { choice, offers, view } = situation;
  const due = cardsToPass(view);
  if (due === 0) return onSuspect(situation, suspect, false);
  const cards = choice.kind === "passing" ? choice.cards : [];
  if (cards.includes(suspect))
    return { choice: { kind: "passing", cards: cards.filter((card) => card !== suspect) } };
  if (!offered(offers, { pass: suspect })) return { why: [{ pass: suspect }] };
  // Whoever has chosen all of them and takes another means it instead of the last.
  return { choice: { kind: "passing", cards: [...cards.slice(0, due - 1), suspect] } };
}

/** Looks at something, or away from it again. */
const looked = (choice: Choice, at: Choice): Answer => ({
  choice: JSON.stringify(choice) === JSON.stringify(at) ? NOTHING : at,
});

export function respond(tap: Tap, situation: Situation): Answer {
  const { choice } = situation;
  switch (tap.on) {
    case "do":
      return done(tap.action, situation);
    case "do-all":
      return { acts: tap.actions };
    case "prepare":
      return situation.confirm === "none"
        ? { acts: tap.prepared.actions }
        : { choice: tap.prepared };
    case "mean":
      return mean(tap.action, situation);
    case "room":
      return onRoom(situation, tap.room);
    case "why-not":
      return { why: tap.actions };
    case "suspect":
      return onSuspect(situation, tap.suspect, tap.pencil);
    case "card":
      return onCard(situation, tap.suspect);
    case "seat":
      return looked(choice, { kind: "seat", seat: tap.seat });
    case "book":
      return looked(choice, { kind: "book", book: tap.book });
    case "event":
      return looked(choice, { kind: "event", card: tap.card });
    case "mass":
    case "heard":
    case "notes":
    case "building":
    case "accusing":
      return looked(choice, { kind: tap.on });
    case "aside":
      return { choice: { kind: "aside" } };
    case "back":
      return { back: tap.many };
    case "primary": {
      const actions = primaryActions(situation);
      return actions.length === 0 ? { choice } : { acts: actions };
    }
    case "nothing":
      return { choice: NOTHING };
  }
}

/**
 * What is chosen when somebody else names an action: as far as it goes without doing it. A question is meant as a whole,
 * with all words that the plan puts into it.
 */
export function choiceFor(
  action: Action,
  offers: Offers,
  plan: readonly Action[] = [],
  view?: View,
): Choice {
  if (!offered(offers, action)) return NOTHING;
  const prepared = view === undefined ? undefined : preparedBy(plan, view);
  if (prepared !== undefined) return prepared;
  if (typeof action === "object") {
    if ("go" in action) return { kind: "room", room: action.go };
    if ("pass" in action) return { kind: "passing", cards: [action.pass] };
    if ("cross" in action) return { kind: "suspect", suspect: action.cross };
    if ("uncross" in action) return { kind: "suspect", suspect: action.uncross };
    if ("use" in action) return { kind: "book", book: action.use };
  }
  return { kind: "meant", action };
}

/** Where one can go now. */
export const within = (offers: Offers) => new Set(offeredWith(offers, "go"));
