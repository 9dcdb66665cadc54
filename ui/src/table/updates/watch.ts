/** Watching what others did: one event after another, each told and shown; skipped at a word. */
import type { Told } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import type { Watched } from "../state/model.ts";

/** How long each event stays, in milliseconds, and how long things move at most. */
export const PACES: Readonly<Record<string, number>> = {
  slow: 850,
  usual: 340,
  fast: 140,
  "at-once": 0,
};
const MOTION = 300;

interface Stage {
  readonly game: Game;
  readonly host: HTMLElement;
  readonly names: readonly string[];
  readonly pace: string;
  readonly moves: boolean;
  readonly show: (view: unknown, watched: Watched) => void;
  readonly heard: (event: unknown) => void;
}

export class Watch {
  #skipped = false;
  #wake: (() => void) | undefined;

  skip(): void {
    this.#skipped = true;
    this.#wake?.();
  }

  #rest(duration: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, duration);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Resolves when all has been seen, or skipped. */
  async run(from: unknown, told: readonly Told[], stage: Stage): Promise<void> {
    const { game, host } = stage;
    const dwell = PACES[stage.pace] ?? 340;
    if (dwell === 0) return;
    let view = from;
    for (const [, event] of told) {
      if (this.#skipped) return;
      const motion = Math.min(MOTION, dwell);
      if (stage.moves)
        await Promise.race([game.telling.before?.(host, view, event, motion), this.#rest(motion)]);
      view = game.telling.retell(view, event);
      stage.show(view, {
        text: game.telling.tell([game.telling.veiled(event)], view, stage.names),
        seat: game.telling.doer(event),
        about: game.telling.aboutOf(event),
      });
      stage.heard(event);
      if (stage.moves) game.telling.after?.(host, view, event, motion, false);
      await this.#rest(game.telling.isPassing(event) ? dwell / 3 : dwell);
    }
  }
}
