/** Counts the points up at the end, one after another. */
import { moves } from "../../shared/settings.ts";

/** Between two points, and before the first, in milliseconds. */
const EACH = 110;
const FIRST = 500;

export class Counter {
  counted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: () => void;

  constructor(show: () => void) {
    this.#show = show;
  }

  /** Slowly when the game has just ended; else everything has been counted long since. */
  count(steps: number, slowly: boolean): void {
    if (!slowly && this.counted > 0) return;
    this.counted = slowly && moves() ? 0 : steps;
    const tick = (): void => {
      this.counted += 1;
      this.#show();
      if (this.counted < steps) this.#timer = setTimeout(tick, EACH);
    };
    if (this.counted < steps) this.#timer = setTimeout(tick, FIRST);
  }

  /** All at once. */
  finish(): void {
    this.stop();
    this.counted = Number.MAX_SAFE_INTEGER;
    this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
