/** What the engine writes: views, events and actions of Domus Domini. */
import type { SeatColour } from "../seats/colours.ts";
import type { Seat } from "../table/state/model.ts";
import type { Card, Sector, Special } from "./box.ts";

export type { Seat };

export const EVENT_CARDS = [
  "overripe-vegetables",
  "popes-visit",
  "hail",
  "promotion-of-the-young",
  "inheritance",
  "storm-front",
  "rebellion",
  "ducal-reward",
  "tour",
  "collection",
  "donation",
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

export type Phase =
  | { readonly part: "dealing"; readonly seat: Seat }
  | { readonly part: "setting-aside" | "revealing" | "producing" | "over" }
  | { readonly part: "starting"; readonly seat: Seat; readonly pot: number }
  | {
      readonly part: "inheriting" | "employing" | "buying" | "begging" | "advancing" | "feeding";
      readonly seat: Seat;
    }
  | {
      readonly part: "building";
      readonly seat: Seat;
      readonly chapel: boolean;
      readonly doghouse: boolean;
      readonly moved: readonly number[];
    }
  | { readonly part: "defending"; readonly seat: Seat; readonly attacker: Seat }
  | { readonly part: "ambushed"; readonly seat: Seat; readonly denarii: number };

export interface Yield {
  readonly garden: number;
  readonly dairy: number;
  readonly brewery: number;
  readonly cellerar: number;
  readonly production: number;
  readonly plus: number;
  readonly chapel: number;
  readonly total: number;
}

export interface Testament {
  readonly rounds: number;
  readonly brothers: number;
  readonly dogs: number;
  readonly garden: number;
  readonly dairy: number;
  readonly brewery: number;
  readonly chapel: number;
  readonly cellerar: number;
  readonly points: number;
}

export interface SectorView {
  readonly sector: Sector;
  readonly level: number;
  readonly fu: number;
  readonly full: boolean;
  readonly next: { readonly cost: number; readonly fu: number; readonly brings: number } | null;
  readonly letters: number;
}

export interface ChapelView {
  readonly level: number;
  readonly letters: number;
  readonly praying: readonly boolean[];
  readonly next: { readonly cost: number; readonly letters: number; readonly fu: number } | null;
}

export interface House {
  readonly colour: SeatColour;
  readonly card: number;
  readonly letters: number;
  readonly denarii: number;
  readonly lent: number;
  readonly sectors: readonly SectorView[];
  readonly cellerar: number | null;
  readonly chapel: ChapelView;
  readonly brothers: number;
  readonly fields: number;
  readonly vegetables: number;
  readonly doghouses: number;
  readonly dogs: number;
  readonly cart: number | null;
  readonly yield: Yield;
  /** Letters and denarii if the round were scored now. */
  readonly payday: readonly [letters: number, denarii: number] | null;
  readonly testament: Testament;
}

export interface Cellerar {
  readonly number: number;
  readonly sector: Sector;
  readonly fu: number;
  readonly plus: number;
  readonly held: Seat | null;
  readonly offer?: { readonly denarii: number; readonly brings: number };
}

export interface View {
  readonly round: number;
  readonly number: number;
  readonly phase: Phase;
  readonly starter: Seat;
  readonly robbers: boolean;
  readonly events: boolean;
  readonly event: EventCard | null;
  readonly seen: readonly EventCard[];
  readonly production: Card | null;
  readonly aside: Card | null;
  readonly to_come: readonly (readonly [Card, number])[];
  readonly specials: readonly { readonly special: Special; readonly seat: Seat | null }[];
  readonly trees: readonly number[];
  readonly seats: readonly House[];
  readonly cellerars: readonly Cellerar[];
  readonly supply: {
    readonly brothers: number;
    readonly dogs: number;
    readonly doghouses: number;
  };
  readonly cluny: number;
}

export type Defence = "dog" | "herder" | "none";
export type Ransom = "denarii" | "dogs" | "dog-and-herder";

export type Action =
  | "start"
  | "pass-start"
  | { readonly inherit: Sector }
  | "decline-inheritance"
  | { readonly employ: number }
  | "give-up-cellerar"
  | "keep-cellerar"
  | { readonly "buy-vegetables": number }
  | { readonly expand: Sector }
  | "build-chapel"
  | "hire"
  | { readonly pray: number }
  | { readonly "call-back": number }
  | "send-to-fields"
  | "buy-doghouse"
  | "buy-dog"
  | { readonly lend: number }
  | "deliver"
  | { readonly beg: Seat }
  | { readonly "send-drunkard": Seat }
  | "end-begging"
  | { readonly defend: Defence }
  | { readonly advance: { readonly vegetables: number; readonly cart: boolean } }
  | { readonly feed: number }
  | { readonly robbers: Ransom };

export type Reason =
  | { readonly road: { readonly fu: number; readonly doubled: boolean } }
  | { readonly cluny: { readonly doubled: boolean } }
  | "begging"
  | "drunkard"
  | { readonly tour: { readonly sectors: number } }
  | { readonly promotion: { readonly brothers: number } };

export type Income = { readonly place: number } | "ducal-reward" | "donation";

interface By {
  readonly seat: Seat;
}

export type Event =
  | ({ readonly event: "monastery-dealt"; readonly card: number } & By)
  | { readonly event: "set-aside" | "production-revealed"; readonly card: Card }
  | { readonly event: "round-began"; readonly round: number }
  | { readonly event: "phase-began"; readonly phase: number }
  | { readonly event: "event-revealed"; readonly card: EventCard }
  | ({ readonly event: "start-passed"; readonly to: Seat; readonly pot: number } & By)
  | ({ readonly event: "started"; readonly pot: number } & By)
  | ({ readonly event: "special-awarded"; readonly special: Special } & By)
  | ({ readonly event: "loan-returned"; readonly interest: number; readonly denarii: number } & By)
  | ({
      readonly event: "came-home";
      readonly brothers: number;
      readonly vegetables: number;
      readonly left: number;
    } & By)
  | ({ readonly event: "inherited"; readonly sector: Sector; readonly level: number } & By)
  | ({ readonly event: "inheritance-declined" | "hired" | "sent-to-fields" | "dog-bought" } & By)
  | ({
      readonly event: "employed";
      readonly cellerar: number;
      readonly "instead-of": number | null;
      readonly denarii: number;
    } & By)
  | ({ readonly event: "given-up"; readonly cellerar: number; readonly denarii: number } & By)
  | ({ readonly event: "garden-brought"; readonly vegetables: number } & By)
  | ({
      readonly event: "vegetables-bought";
      readonly vegetables: number;
      readonly denarii: number;
    } & By)
  | ({
      readonly event: "expanded";
      readonly sector: Sector;
      readonly level: number;
      readonly denarii: number;
    } & By)
  | ({ readonly event: "chapel-built"; readonly level: number; readonly denarii: number } & By)
  | ({ readonly event: "prayed" | "called-back"; readonly level: number } & By)
  | ({
      readonly event: "doghouse-bought" | "lent" | "collection-held";
      readonly denarii: number;
    } & By)
  | ({
      readonly event: "delivered";
      readonly yield: Yield;
      readonly space: number;
      readonly cluny: boolean;
    } & By)
  | ({ readonly event: "begged" | "drunkard-sent"; readonly against: Seat } & By)
  | ({ readonly event: "warded-off"; readonly with: Defence } & By)
  | ({ readonly event: "fell-back"; readonly from: number; readonly to: number } & By)
  | ({
      readonly event: "advanced";
      readonly vegetables: number;
      readonly cart: boolean;
      readonly from: number;
      readonly to: number;
      readonly cluny: boolean;
    } & By)
  | ({
      readonly event: "fed";
      readonly brothers: number;
      readonly vegetables: number;
      readonly left: number;
    } & By)
  | ({ readonly event: "scored"; readonly points: number; readonly because: Reason } & By)
  | ({ readonly event: "paid"; readonly denarii: number; readonly because: Income } & By)
  | { readonly event: "trees-placed"; readonly from: number; readonly trees: number }
  | ({ readonly event: "ambushed"; readonly ransom: Ransom; readonly denarii: number } & By)
  | { readonly event: "ended"; readonly ending: string; readonly testaments: readonly Testament[] };
