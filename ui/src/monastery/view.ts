/** What the engine of Monastery writes: its view, its actions, its events. Types only; nothing is decided here. */

import type { SeatColour } from "../seats/colours.ts";
import type { TileKey, Turn } from "./art/index.ts";

export type Seat = number;
export type Cell = readonly [x: number, y: number];

export interface Spot {
  readonly on: number;
  readonly box?: number;
}

export interface PieceView {
  readonly piece: number;
  readonly tile: TileKey;
  readonly at: Cell;
  readonly turn: Turn;
  readonly constructed: boolean;
  readonly full: boolean;
  readonly fresh: boolean;
  readonly tokens: number;
  readonly boxes: readonly (Seat | null)[];
  readonly standing: readonly number[];
  readonly praying: readonly number[];
}

export interface Testament {
  readonly letters: number;
  readonly letter_points: number;
  readonly unplaced: readonly TileKey[];
  readonly tiles: number;
  readonly blessings: number;
  readonly points: number;
}

export interface SeatView {
  readonly colour: SeatColour;
  readonly screen: number;
  readonly tiles?: readonly TileKey[];
  readonly blessings?: number;
  readonly phrase: string;
  readonly strip: readonly ("empty" | "small" | "large")[];
  readonly complete: boolean;
  readonly testament?: Testament;
}

export type Phase =
  | { readonly part: "colours" }
  | { readonly part: "dealing"; readonly seat: Seat; readonly left: number }
  | { readonly part: "keeping"; readonly seat: Seat; readonly back: number }
  | {
      readonly part: "placing";
      readonly seat: Seat;
      readonly allowance: number;
      readonly placed: boolean;
      readonly encouraging: boolean;
    }
  | {
      readonly part: "scoring";
      readonly seat: Seat;
      readonly points: number;
      readonly prayed: boolean;
    }
  | {
      readonly part: "switching";
      readonly seat: Seat;
      readonly first: number;
      readonly points: number;
    }
  | {
      readonly part: "collecting";
      readonly seat: Seat;
      readonly points: number;
      readonly fresh: number;
    }
  | { readonly part: "drawing"; readonly seat: Seat; readonly workshop: boolean }
  | { readonly part: "putting-back"; readonly seat: Seat; readonly workshop: boolean }
  | { readonly part: "brewing"; readonly seat: Seat }
  | {
      readonly part: "electing";
      readonly seat: Seat;
      readonly tied: readonly Seat[];
      readonly snap: boolean;
    }
  | { readonly part: "imprisoning"; readonly seat: Seat; readonly snap: boolean }
  | { readonly part: "over"; readonly ending: string };

export interface View {
  readonly day: number;
  /** From 1. */
  readonly hour: number;
  readonly round: string;
  readonly silence: boolean;
  readonly paired: boolean;
  readonly simpler: boolean;
  readonly abbot: Seat;
  readonly first: Seat;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  readonly pieces: readonly PieceView[];
  readonly gaps: readonly Cell[];
  readonly grid: readonly ({ readonly letter: string; readonly large: boolean } | null)[];
  readonly crosses: readonly { readonly cell: number; readonly waiting: readonly Seat[] }[];
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly pool: number;
  readonly bag: number;
  readonly drawn?: TileKey;
}

export interface Placement {
  readonly tile: TileKey;
  readonly at: Cell;
  readonly turn: Turn;
}

export interface Walk {
  readonly from: Spot;
  readonly to: Spot;
  readonly cost: number;
}

export type Action =
  | "exchange"
  | "end-placement"
  | "almonry"
  | "workshop"
  | "abbots-house"
  | "total"
  | "end-scoring"
  | "send-home"
  | "pardon"
  | { readonly place: Placement }
  | { readonly "put-back": TileKey }
  | { readonly move: Walk }
  | { readonly encourage: number }
  | { readonly construct: number }
  | { readonly pray: number }
  | { readonly switch: number }
  | { readonly "collect-letter": { readonly from: number; readonly strip: Seat } }
  | { readonly "collect-monk": { readonly from: number; readonly whose: Seat } }
  | { readonly keep: Spot }
  | { readonly elect: Seat }
  | { readonly imprison: Seat };

export type Blessing =
  | "almonry"
  | "other-strip"
  | { readonly feature: number }
  | { readonly encouragement: number }
  | { readonly unspent: number };

export type Reason =
  | { readonly boxes: number }
  | { readonly group: { readonly piece: number; readonly tiles: number } }
  | { readonly prayer: number }
  | { readonly chapel: number }
  | { readonly work: number }
  | { readonly farm: number }
  | { readonly scriptum: number };

export type Vote = "first" | "most" | "only-other" | "chosen";

/** Each event by its name, with its fields. */
export interface Happenings {
  "colours-dealt": { readonly colours: readonly SeatColour[] };
  "hour-struck": { readonly day: number; readonly hour: number };
  drew: { readonly seat: Seat; readonly tile: TileKey | null };
  "put-back": { readonly seat: Seat; readonly tile: TileKey | null };
  placed: Placement & { readonly seat: Seat; readonly piece: number };
  moved: Walk & { readonly seat: Seat };
  encouraged: { readonly seat: Seat; readonly piece: number };
  blessed: { readonly seat: Seat; readonly blessings: number; readonly because: Blessing };
  "pool-empty": { readonly returned: readonly Seat[] };
  "scoring-began": { readonly seat: Seat };
  scored: { readonly seat: Seat; readonly points: number; readonly because: Reason };
  flipped: { readonly piece: number };
  prayed: { readonly seat: Seat; readonly piece: number };
  switched: { readonly seat: Seat; readonly first: number; readonly second: number };
  totalled: { readonly seat: Seat; readonly points: number };
  "letter-collected": {
    readonly seat: Seat;
    readonly letter: string;
    readonly from: number;
    readonly strip: Seat;
    readonly space: number;
    readonly large: boolean;
    readonly points: number;
    readonly blessings: number;
  };
  "monk-collected": {
    readonly seat: Seat;
    readonly whose: Seat;
    readonly from: number;
    readonly points: number;
    readonly blessings: number;
  };
  "phrase-completed": { readonly seat: Seat };
  "stood-up": { readonly seat: Seat; readonly piece: number };
  kept: { readonly seat: Seat; readonly spot: Spot };
  "went-home": { readonly seat: Seat; readonly piece: number };
  "election-called": { readonly seat: Seat };
  elected: { readonly seat: Seat; readonly how: Vote };
  imprisoned: { readonly seat: Seat; readonly whose: Seat };
  pardoned: { readonly seat: Seat };
  ended: { readonly ending: string; readonly testaments: readonly Testament[] };
}

export type EventName = keyof Happenings;
export type Event = { [K in EventName]: { readonly event: K } & Happenings[K] }[EventName];

export const sameCell = (one: Cell, other: Cell): boolean =>
  one[0] === other[0] && one[1] === other[1];
/** A spot as the hooks of the page write it: the piece, and the box if it is in one. */
export const spotHook = ({ on, box }: Spot): string =>
  box === undefined ? `${on}` : `${on}.${box}`;
export const sameSpot = (one: Spot, other: Spot): boolean =>
  one.on === other.on && one.box === other.box;
