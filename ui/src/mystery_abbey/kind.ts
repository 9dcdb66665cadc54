/** What the table of Mystery of the Abbey shows besides what every table shows; and every tap, as one value. */

import type * as engine from "../generated/mystery_abbey.ts";
import type {
  Action,
  Book,
  EventCard,
  Question,
  Room,
  Suspect,
} from "../generated/mystery_abbey.ts";
import type { Seat } from "../generated/table.ts";
import type * as table from "../table/game/index.ts";
import type * as shared from "../table/state/model.ts";
import type { Offers } from "./acting/offers.ts";

export {
  mine,
  NOTHING,
  namesOf,
  seatInTurn,
  seatToAct,
  situationOf,
} from "../table/state/model.ts";

/** A question as it would be put, with all steps that put it. */
export interface Prepared {
  readonly kind: "question";
  /** Whom it is for; nobody by name, if it is for everybody in the room. */
  readonly of: Seat | null;
  readonly question: Question;
  readonly actions: readonly Action[];
}

/** What has been chosen but not yet done. */
export type Choice =
  | shared.Nothing
  /** An action that is meant: the button below does it, and so does a second tap. */
  | { readonly kind: "meant"; readonly action: Action }
  | { readonly kind: "room"; readonly room: Room }
  | { readonly kind: "suspect"; readonly suspect: Suspect }
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "book"; readonly book: Book }
  | { readonly kind: "event"; readonly card: EventCard }
  | { readonly kind: "mass" }
  /** Everything that was said, to be looked up. */
  | { readonly kind: "heard" }
  /** Everything that one has written down oneself. */
  | { readonly kind: "notes" }
  /** A whole question that is meant: the button below puts it, and so does the one beside it. */
  | Prepared
  /** A question is put together part by part, not taken from the ready ones. */
  | { readonly kind: "building" }
  /** Whoever is in the Chapter Hall thinks of an accusation. */
  | { readonly kind: "accusing" }
  /** Cards that are to be passed on, as far as they are chosen. */
  | { readonly kind: "passing"; readonly cards: readonly Suspect[] }
  /** What is asked was laid aside to look at the table. */
  | { readonly kind: "aside" };

export type Tap =
  /** Done at once. */
  | { readonly on: "do"; readonly action: Action }
  /** Done at once, together. */
  | { readonly on: "do-all"; readonly actions: readonly Action[] }
  /** A whole question is shown before it is put. */
  | { readonly on: "prepare"; readonly prepared: Prepared }
  /** Shown before it is done. */
  | { readonly on: "mean"; readonly action: Action }
  | { readonly on: "room"; readonly room: Room }
  /** Why somebody cannot go there. */
  | { readonly on: "why-not"; readonly actions: readonly Action[] }
  | { readonly on: "suspect"; readonly suspect: Suspect; readonly pencil: boolean }
  | { readonly on: "seat"; readonly seat: Seat }
  | { readonly on: "book"; readonly book: Book }
  | { readonly on: "card"; readonly suspect: Suspect }
  | { readonly on: "event"; readonly card: EventCard }
  | {
      readonly on:
        | "mass"
        | "heard"
        | "notes"
        | "building"
        | "accusing"
        | "aside"
        | "primary"
        | "nothing";
    }
  /** So many parts of a question are taken back. */
  | { readonly on: "back"; readonly many: number };

export interface MysteryAbbey extends engine.MysteryAbbey {
  readonly offers: Offers;
  readonly choice: Choice;
  readonly tap: Tap;
}

export type Line = shared.LineOf<MysteryAbbey>;
export type Model = shared.Model<MysteryAbbey>;
export type Situation = shared.Situation<MysteryAbbey>;
export type Handlers = table.Handlers<MysteryAbbey>;
export type Answer = table.Answer<MysteryAbbey>;
