/** How a game's table is laid: what a game says about itself before it begins. Words are `new-<key>` and `new-<key>-why`. */
import type { SeatColour } from "../seats/colours.ts";

export interface Laying {
  /** The name by which the engine knows the game. */
  readonly kind: string;
  readonly seats: readonly [least: number, most: number];
  readonly colours: readonly SeatColour[];
  /** Nothing is hidden from anybody, so that nobody needs a PIN. */
  readonly open?: boolean;
  /** What may be agreed, yes or no; some of it only for so many. */
  readonly ticks: readonly { readonly key: string; readonly seats?: number }[];
  /** What is one of several, the usual one first; told among the rare things. */
  readonly choices: readonly { readonly key: string; readonly all: readonly string[] }[];
  /** What the engine is told. Without colours, they are drawn by lot. */
  setup(laid: {
    readonly seats: number;
    readonly colours: readonly SeatColour[] | undefined;
    readonly agreed: Readonly<Record<string, boolean | string>>;
  }): unknown;
}
