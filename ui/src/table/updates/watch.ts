/** Watching what others did: one event after another, each told and shown; skipped at a word. */
import type { Frame, Line } from "../../shared/commands.ts";
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

/** What everybody at the table may hear of a line. */
export const openly = ({ open, events }: Line): readonly unknown[] => open ?? events;

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
  async run(from: unknown, frames: readonly Frame[], stage: Stage): Promise<void> {
    const { game, host } = stage;
    const { telling } = game;
    const dwell = PACES[stage.pace] ?? 340;
    if (dwell === 0) return;
    const motion = Math.min(MOTION, dwell);
    let view = from;
    for (const frame of frames) {
      const events = openly(frame);
      // The view after the line is drawn with the last thing in it that moves.
      const last = Math.max(
        0,
        events.findLastIndex((event) => telling.moves?.(event) === true),
      );
      for (const [n, event] of events.entries()) {
        if (this.#skipped) return;
        if (stage.moves)
          await Promise.race([telling.before?.(host, view, event, motion), this.#rest(motion)]);
        if (n === last) view = frame.view;
        stage.show(view, {
          text: telling.tell([event], view, stage.names),
          seat: telling.doer(event),
          about: telling.aboutOf(event),
        });
        stage.heard(event);
        if (stage.moves) telling.after?.(host, view, event, motion, false);
        await this.#rest(telling.isPassing(event) ? dwell / 3 : dwell);
      }
      view = frame.view;
    }
  }
}
