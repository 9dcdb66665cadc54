/** Watching what others did: one event after another, each told and shown; skipped at a word. */
import type { Told } from "../../shared/shell.ts";
import type { GameScreens } from "../game/index.ts";
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
  readonly game: GameScreens;
  readonly host: HTMLElement;
  readonly names: readonly string[];
  readonly pace: string;
  readonly moves: boolean;
  readonly show: (sight: unknown, watched: Watched) => void;
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
    let sight = from;
    for (const [, event] of told) {
      if (this.#skipped) return;
      const motion = Math.min(MOTION, dwell);
      if (stage.moves)
        await Promise.race([game.before(host, sight, event, motion), this.#rest(motion)]);
      sight = game.retell(sight, event);
      stage.show(sight, {
        text: game.tell([game.veiled(event)], sight, stage.names),
        seat: game.doer(event),
        piece: game.aboutOf(event),
      });
      stage.heard(event);
      if (stage.moves) game.after(host, sight, event, motion, false);
      await this.#rest(game.isPassing(event) ? dwell / 3 : dwell);
    }
  }
}
