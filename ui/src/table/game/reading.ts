/** Reading what the engine writes. Types come from Rust; nothing is decided here. */
import type { SeatColour } from "../../seats/colours.ts";
import type { Kind, Seat } from "../state/model.ts";

export interface Reading<K extends Kind = Kind> {
  /** The view, if it is one of this game. What comes from the shell is doubted once, here. */
  viewOf(view: unknown): K["view"] | null;
  /** The offered actions, sorted by the thing on which they are drawn. */
  offersOf(actions: readonly unknown[], view: K["view"]): K["offers"];
  /** An action as the page writes it, if that may be another order than the engine's. */
  inOrder?(action: unknown): K["action"];
  colourOf(view: K["view"], seat: Seat): SeatColour | undefined;
  /** The moment of the game, as "day 1, Matins". */
  momentOf(view: K["view"]): string;
  /** The points of a seat, once they are counted. */
  pointsOf(view: K["view"], seat: Seat): number | undefined;
}
