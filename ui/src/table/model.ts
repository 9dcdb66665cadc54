/** Everything the table shows, in one value; and every tap, as one value. */
import type { Screen, Settings, Told } from "../house/shell.ts";
import type { TileKey, Turn } from "../monastery/index.ts";
import type { Offers } from "./offers.ts";
import type { Cell, Seat, Sight, Spot } from "./sight.ts";

/** What has been chosen but not yet done. */
export type Choice =
  | { readonly kind: "none" }
  | { readonly kind: "tile"; readonly tile: TileKey }
  | { readonly kind: "gap"; readonly at: Cell; readonly tiles: readonly TileKey[] }
  | {
      readonly kind: "ghost";
      readonly tile: TileKey;
      readonly at: Cell;
      readonly turn: Turn;
      readonly turns: readonly Turn[];
    }
  | { readonly kind: "monk"; readonly from: Spot }
  | { readonly kind: "reach"; readonly from: Spot; readonly on: number }
  | { readonly kind: "encourage" }
  | { readonly kind: "piece"; readonly piece: number }
  | { readonly kind: "put-back"; readonly tile: TileKey }
  | { readonly kind: "letter"; readonly cell: number; readonly strip: Seat | undefined }
  | { readonly kind: "cross"; readonly cell: number }
  | { readonly kind: "hour"; readonly index: number }
  | { readonly kind: "end" };

export const NOTHING: Choice = { kind: "none" };

export type Tap =
  | { readonly on: "shelf"; readonly tile: TileKey }
  | { readonly on: "gap"; readonly at: Cell }
  | { readonly on: "gap-tile"; readonly tile: TileKey }
  | { readonly on: "turn" }
  | { readonly on: "monk"; readonly spot: Spot }
  | { readonly on: "piece"; readonly piece: number }
  | { readonly on: "letter"; readonly cell: number }
  | { readonly on: "cross"; readonly cell: number }
  | { readonly on: "hour"; readonly index: number }
  | { readonly on: "encourage" }
  | { readonly on: "primary" }
  | { readonly on: "nothing" };

/** A word from the referee: why not, or what went wrong. */
export interface Note {
  readonly text: string;
  /** The chapter of the rules that says so. */
  readonly rule?: string;
}

/** What an action would bring: points, blessings; nothing if it cannot be known. */
export interface Gain {
  readonly points: number;
  readonly blessings: number;
}

/** A step of something that is being watched. */
export interface Watched {
  readonly text: string;
  readonly seat: Seat | undefined;
  readonly piece: number | undefined;
}

export type Panel = "letters" | "log" | "order" | "menu";

export interface Model {
  readonly screen: Screen;
  /** What the shell last showed. */
  readonly sight: Sight;
  /** What is drawn: the same, but while something is being watched. */
  readonly shown: Sight;
  readonly offers: Offers;
  readonly told: readonly Told[];
  readonly choice: Choice;
  readonly note: Note | undefined;
  readonly watched: Watched | undefined;
  /** The private recap: what is still to be told, and how far it has come. */
  readonly recap: { readonly told: readonly Told[]; readonly step: number } | undefined;
  readonly gains: ReadonlyMap<string, Gain>;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  readonly settings: Settings;
  readonly panel: Panel | undefined;
  /** Whether the testament has been laid aside to look at the table. */
  readonly aside: boolean;
  readonly busy: boolean;
}

export const namesOf = ({ players }: Screen): readonly string[] => players.map(({ name }) => name);

/** The seat that must act, if a seat must. */
export const acting = ({ turn }: Screen): Seat | undefined =>
  typeof turn === "object" ? turn.seat : undefined;

/** The seat whose eyes these are and who is to act. */
export function mine({ screen }: Pick<Model, "screen">): Seat | undefined {
  return screen.seat !== null && acting(screen) === screen.seat ? screen.seat : undefined;
}
