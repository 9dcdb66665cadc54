/** What Domus Domini's table shows besides what every table shows; and every tap, as one value. */

import type * as engine from "../generated/domus_domini.ts";
import type { Action, Special } from "../generated/domus_domini.ts";
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

/** A card that lies open and can be read. */
export type Read = "production" | "event" | Special;

/** What has been chosen but not yet done. */
export type Choice =
  | shared.Nothing
  /** An action that is meant, so many times: the button below does it, and so does a second tap. */
  | { readonly kind: "meant"; readonly action: Action; readonly times?: number }
  /** How much is lent. */
  | { readonly kind: "lend" }
  /** A monastery that is looked at. */
  | { readonly kind: "house"; readonly seat: Seat }
  | { readonly kind: "card"; readonly card: Read };

export type Tap =
  /** A small step that can be taken back: done at once. */
  | { readonly on: "do"; readonly action: Action }
  /** The same small step so many times. */
  | { readonly on: "repeat"; readonly action: Action; readonly times: number }
  /** Something that is shown before it is done. */
  | { readonly on: "mean"; readonly action: Action }
  | { readonly on: "lend" }
  | { readonly on: "house"; readonly seat: Seat }
  | { readonly on: "card"; readonly card: Read }
  | { readonly on: "primary" }
  | { readonly on: "nothing" };

export interface DomusDomini extends engine.DomusDomini {
  readonly offers: Offers;
  readonly choice: Choice;
  readonly tap: Tap;
}

export type Line = shared.LineOf<DomusDomini>;
export type Model = shared.Model<DomusDomini>;
export type Situation = shared.Situation<DomusDomini>;
export type Handlers = table.Handlers<DomusDomini>;
export type Answer = table.Answer<DomusDomini>;
