/** A word of the referee goes by itself, once it could be read; not while somebody is at it. */
import type { Remark } from "../state/model.ts";
import type { TableState } from "../state/state.ts";

/** How long it stays at least, and how much longer with each of its letters; in milliseconds. */
const LEAST = 3500;
const LETTER = 65;

export class Fading {
  #remark: Remark | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #state: TableState;
  readonly #host: HTMLElement;

  constructor(state: TableState, host: HTMLElement) {
    this.#state = state;
    this.#host = host;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** After each drawing. */
  draw(): void {
    const { remark } = this.#state.model;
    if (remark === this.#remark) return;
    this.#remark = remark;
    clearTimeout(this.#timer);
    if (remark !== undefined) this.#wait(LEAST + LETTER * remark.text.length);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      const slip = this.#host.querySelector(".t-remark");
      if (slip?.matches(":hover, :focus-within")) this.#wait(LEAST);
      else if (this.#state.model.remark === this.#remark) this.#state.set({ remark: undefined });
    }, ms);
  }
}
