// A long list of which only what is in sight is drawn. Every row has the same height; what is above and below is one
// empty picture as high as the rows that are not there.

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Summary } from "../shared/commands.ts";
import { inSight } from "./sift.ts";

/** How high a row is, with the room below it, before one was measured. */
const ROW = 208;

/** The lists of a page, and what of them is in sight. */
export class Lists {
  #row = ROW;
  #drawn = "";
  /** The first and the last row that is drawn, for each list. */
  readonly #sights = new Map<string, { from: number; to: number }>();
  readonly #changed: () => void;
  #asked = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  listen(): void {
    addEventListener("scroll", this.#later, { passive: true });
    addEventListener("resize", this.#later);
    this.#later();
  }

  leave(): void {
    cancelAnimationFrame(this.#asked);
    removeEventListener("scroll", this.#later);
    removeEventListener("resize", this.#later);
  }

  /** Once a frame is enough. */
  #later = (): void => {
    cancelAnimationFrame(this.#asked);
    this.#asked = requestAnimationFrame(() => this.measure());
  };

  /** Looks what is in sight; draws again if that is something else. */
  measure(): void {
    const rows = document.querySelectorAll<HTMLElement>(".saved-entry");
    const [one, other] = rows;
    if (
      one &&
      other &&
      other.offsetTop > one.offsetTop &&
      one.parentElement === other.parentElement
    )
      this.#row = other.offsetTop - one.offsetTop;
    for (const list of document.querySelectorAll<HTMLElement>("[data-list]")) {
      const above = -list.getBoundingClientRect().top;
      const many = Number(list.dataset.many);
      const seen = inSight({ above, room: innerHeight, row: this.#row, many });
      this.#sights.set(list.dataset.list ?? "", seen);
    }
    const now = JSON.stringify([this.#row, ...this.#sights]);
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.#changed();
  }

  /** What of this list is drawn. */
  shown(name: string, all: readonly Summary[]): readonly Summary[] {
    const { from, to } = this.#of(name, all);
    return all.slice(from, to);
  }

  #of(name: string, all: readonly Summary[]): { from: number; to: number } {
    const first = inSight({ above: 0, room: innerHeight, row: this.#row, many: all.length });
    const { from, to } = this.#sights.get(name) ?? first;
    return { from: Math.min(from, all.length), to: Math.min(to, all.length) };
  }

  draw(
    name: string,
    all: readonly Summary[],
    row: (of: Summary, place: number) => TemplateResult,
  ): TemplateResult {
    const { from, to } = this.#of(name, all);
    const space = (rows: number) =>
      rows === 0
        ? nothing
        : html`<li class="saved-space" aria-hidden="true"><svg width="1" height=${rows * this.#row} aria-hidden="true"></svg></li>`;
    return html`<ul class="saved-list" data-list=${name} data-many=${all.length}>
      ${space(from)}
      ${repeat(
        all.slice(from, to),
        ({ game }) => game,
        (of, n) => row(of, from + n),
      )}
      ${space(all.length - to)}
    </ul>`;
  }
}
