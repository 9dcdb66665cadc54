/** What Monastery's table shows besides what every table shows; and every tap, as one value. */

import type * as engine from "../generated/monastery.ts";
import type { Action, Cell, Spot, Tile } from "../generated/monastery.ts";
import type { Seat } from "../generated/table.ts";
import type * as table from "../table/game/index.ts";
import type * as shared from "../table/state/model.ts";
import type { Offers } from "./acting/offers.ts";
import type { Turn } from "./art/index.ts";
import type { Walk } from "./spots.ts";

export {
  mine,
  NOTHING,
  namesOf,
  seatInTurn,
  seatToAct,
  situationOf,
} from "../table/state/model.ts";

/** What has been chosen but not yet done. */
export type Choice =
  | shared.Nothing
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "gap"; readonly at: Cell; readonly tiles: readonly Tile[] }
  | {
      readonly kind: "ghost";
      readonly tile: Tile;
      readonly at: Cell;
      readonly turn: Turn;
      readonly turns: readonly Turn[];
    }
  | { readonly kind: "monk"; readonly from: Spot; readonly to?: Walk }
  | { readonly kind: "reach"; readonly from: Spot; readonly on: number }
  | { readonly kind: "encourage" }
  | { readonly kind: "exchange" }
  | { readonly kind: "piece"; readonly piece: number }
  /** A tile behind one's own screen that is looked at. */
  | { readonly kind: "look"; readonly tile: Tile }
  | { readonly kind: "put-back"; readonly tile: Tile }
  | { readonly kind: "letter"; readonly cell: number; readonly strip: Seat | undefined }
  | { readonly kind: "cross"; readonly cell: number; readonly whose: Seat | undefined }
  /** What was advised, and on which tile of the table. */
  | { readonly kind: "advised"; readonly piece: number | undefined; readonly action: Action }
  | { readonly kind: "hour"; readonly index: number }
  /** What the round would score. */
  | { readonly kind: "preview" }
  | { readonly kind: "end" };

export type Tap =
  | { readonly on: "shelf"; readonly tile: Tile }
  | { readonly on: "look"; readonly tile: Tile }
  | { readonly on: "gap"; readonly at: Cell }
  | { readonly on: "gap-tile"; readonly tile: Tile }
  | { readonly on: "turn" }
  | { readonly on: "monk"; readonly spot: Spot }
  | { readonly on: "piece"; readonly piece: number }
  | { readonly on: "letter"; readonly cell: number }
  | { readonly on: "cross"; readonly cell: number }
  | { readonly on: "hour"; readonly index: number }
  | { readonly on: "encourage" }
  | { readonly on: "exchange" }
  | { readonly on: "preview" }
  | { readonly on: "primary" }
  /** Asked whether to end, somebody means it. */
  | { readonly on: "end" }
  | { readonly on: "nothing" };

export interface Monastery extends engine.Monastery {
  readonly offers: Offers;
  readonly choice: Choice;
  readonly tap: Tap;
}

export type Line = shared.LineOf<Monastery>;
export type Model = shared.Model<Monastery>;
export type Situation = shared.Situation<Monastery>;
export type Handlers = table.Handlers<Monastery>;
export type Answer = table.Answer<Monastery>;
