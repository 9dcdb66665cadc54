/** How the table lies in the window: its shape, which way it is turned, and how much of the board is seen. */

import type { Shape } from "../game/index.ts";
import { mine, seatToAct } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import { type Bounds, union } from "./bounds.ts";
import type { Camera } from "./camera.ts";

/** So few letters side by side are few: 1024 pixels at 175 %, too. */
const NARROW = 33;

/** By the room there is in letters, not in pixels. */
export function shapeOf(width: number, height: number, letter: number): Shape {
  // Few letters side by side: tabs and one column, whichever way the device is held.
  if (width / letter < NARROW) return "upright";
  if (height > width && width / letter < 50) return "upright";
  return width / letter < 65 ? "drawer" : "wide";
}

/** For games without a board under the camera. */
const NOTHING_SEEN: Bounds = { x: 0, y: 0, width: 1, height: 1 };

export class Framing {
  readonly #state: TableState;
  readonly #camera: Camera;
  /** What has been seen of the board in this turn. */
  #seen: { readonly turn: number | undefined; readonly bounds: Bounds } | undefined;

  constructor(state: TableState, camera: Camera) {
    this.#state = state;
    this.#camera = camera;
  }

  /** Degrees, towards whoever holds the table or is to take it. */
  degrees(): number {
    const { screen } = this.#state.model;
    const seat = this.#state.door?.handoff?.seat ?? screen.seat ?? mine(this.#state.model);
    return this.#state.sides.degrees(seat, screen.players.length);
  }

  /** How the table is laid, and whether height or breadth is scarce. */
  room(): { readonly shape: Shape; readonly low: boolean; readonly narrow: boolean } {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 18;
    const across = this.degrees() % 180 === 0;
    const [width, height] = across ? [innerWidth, innerHeight] : [innerHeight, innerWidth];
    return {
      shape: shapeOf(width, height, letter),
      low: height / letter < 34,
      narrow: width / letter < NARROW,
    };
  }

  /**
   * With all empty places about it while there is room; later only with those that matter now. It only grows, so that
   * the board lies still from turn to turn; when it has grown too large to be read, it begins anew with the next turn.
   */
  bounds(): Bounds {
    const { model, game } = this.#state;
    const turn = seatToAct(model.screen);
    const all = game.drawing.boundsOf?.(model, true) ?? NOTHING_SEEN;
    const now = this.#camera.takes(all) ? all : (game.drawing.boundsOf?.(model, false) ?? all);
    const seen = this.#seen;
    const wide = seen === undefined ? now : union(seen.bounds, now);
    const still = seen !== undefined && (seen.turn === turn || this.#camera.takes(wide));
    this.#seen = { turn, bounds: still ? wide : now };
    return this.#seen.bounds;
  }
}
