/** Watching what others did: one event after another, each told and shown; skipped at a word. */
import type { Told } from "../house/shell.ts";
import { pieceOfEvent } from "./chronicle.ts";
import { after, before } from "./flights.ts";
import type { Watched } from "./model.ts";
import { retell } from "./retell.ts";
import type { Event, Sight } from "./sight.ts";
import { type Company, companyOf, doer, tell, veiled } from "./tell.ts";

/** How long each event stays, in milliseconds, and how long things move at most. */
export const PACES: Readonly<Record<string, number>> = {
  slow: 850,
  usual: 340,
  fast: 140,
  "at-once": 0,
};
const MOTION = 300;

/** Of little interest by themselves: told, but not dwelt upon. */
const PASSING: ReadonlySet<string> = new Set(["drew", "went-home", "scoring-began", "totalled"]);

export interface Stage {
  readonly host: HTMLElement;
  readonly names: readonly string[];
  readonly pace: string;
  readonly moves: boolean;
  readonly show: (sight: Sight, watched: Watched) => void;
  readonly heard: (event: Event) => void;
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
  async run(from: Sight, told: readonly Told[], stage: Stage): Promise<void> {
    const dwell = PACES[stage.pace] ?? 340;
    if (dwell === 0) return;
    let sight = from;
    for (const [, raw] of told) {
      const event = raw as Event;
      if (this.#skipped) return;
      const motion = Math.min(MOTION, dwell);
      if (stage.moves)
        await Promise.race([before(stage.host, sight, event, motion), this.#rest(motion)]);
      sight = retell(sight, event);
      stage.show(sight, watchedOf(event, companyOf(sight, stage.names)));
      stage.heard(event);
      if (stage.moves) after(stage.host, sight, event, motion);
      await this.#rest(PASSING.has(event.event) ? dwell / 3 : dwell);
    }
  }
}

export function watchedOf(event: Event, company: Company): Watched {
  return {
    text: tell(veiled(event), company),
    seat: doer(event),
    piece: pieceOfEvent(event),
  };
}
