// What lies open in the games that are in sight, asked for one after another, and kept for a while with its picture.

import { loadGame } from "../games.ts";
import type { Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import type { Glimpse } from "./entry.ts";
import { pictureOf } from "./picture.ts";

/** So many are kept. */
const KEPT = 24;

/** What it looks like changes with the game and with the light. */
const keyOf = ({ game, line }: Summary): string =>
  `${game}/${line}/${document.documentElement.dataset.light}`;

export class Glimpses {
  readonly #kept = new Map<string, Glimpse>();
  readonly #failed = new Set<string>();
  #busy = false;

  of(one: Summary): Glimpse | undefined {
    return this.#kept.get(keyOf(one));
  }

  /** Asks for what is in sight, the first first, as long as somebody looks. */
  async look(inSight: () => readonly Summary[] | undefined, came: () => void): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const missing = (one: Summary): boolean =>
      one.deleted === null &&
      !one.unreadable &&
      !this.#kept.has(keyOf(one)) &&
      !this.#failed.has(keyOf(one));
    for (;;) {
      const next = inSight()?.find(missing);
      if (next === undefined) break;
      try {
        const game = await loadGame(next.kind);
        const { view: told } = await shell.glance(next.game);
        const view = game.reading.viewOf(told);
        const picture = await pictureOf(game.drawing.plan(view)).catch(() => undefined);
        this.#keep(keyOf(next), { game, view, picture });
      } catch (error) {
        this.#failed.add(keyOf(next));
        console.warn("glance:", error);
      }
      came();
    }
    this.#busy = false;
  }

  #keep(key: string, glimpse: Glimpse): void {
    this.#kept.set(key, glimpse);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
  }
}
