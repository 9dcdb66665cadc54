/** Watching what happened: one thing after another, each told as long as it takes to read it; skipped at a word. */
import type { Frame, Line } from "../../shared/commands.ts";
import type { Beat, Game } from "../game/index.ts";
import type { Watched } from "../state/model.ts";

interface Pace {
  /** How long a sentence stays, and how much longer with each of its letters; in milliseconds. */
  readonly least: number;
  readonly letter: number;
  /** How long a scene stays. */
  readonly beat: number;
}

/** At each pace but `at-once`, at which nothing is watched. */
export const PACES: Readonly<Record<string, Pace>> = {
  slow: { least: 900, letter: 32, beat: 2600 },
  usual: { least: 400, letter: 13, beat: 1600 },
  fast: { least: 160, letter: 6, beat: 900 },
};
const MOTION = 300;
/** What is told without being dwelt upon stays this share of its time. */
const PASSING = 0.4;

/** How long these words stay. */
export function dwellOf(pace: string, text: string, passing = false): number {
  const known = PACES[pace];
  if (known === undefined) return 0;
  return (known.least + known.letter * text.length) * (passing ? PASSING : 1);
}

/** How much longer than a letter of a sentence a letter of a scene stays: it is read for the first time. */
const NEW = 3;

/** A scene with much to read stays longer. */
function beatLasts(pace: string, { lines }: Beat): number {
  const known = PACES[pace];
  if (known === undefined) return 0;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return known.beat + NEW * known.letter * Math.max(0, letters - 40);
}

interface Showing {
  readonly game: Game;
  readonly host: HTMLElement;
  readonly names: readonly string[];
  readonly pace: string;
  readonly moves: boolean;
  /** How many of the first events are one's own doing, which is seen but not told. */
  readonly own?: number;
  readonly show: (view: unknown, watched: Watched) => void;
  readonly heard: (event: unknown) => void;
  readonly rings: (beat: Beat) => void;
}

/** What everybody at the table may hear of a line. */
export const openEvents = ({ open, events }: Line): Line["events"] => open ?? events;

/** An event, the view after its line, and whether the view is drawn with it. */
interface Told {
  readonly event: unknown;
  readonly view: unknown;
  readonly draws: boolean;
}

/** All that happened, in one row. The view after a line is drawn with the last thing in it that moves. */
function toldOf({ telling }: Game, frames: readonly Frame[]): readonly Told[] {
  return frames.flatMap((frame) => {
    const events = openEvents(frame);
    const last = Math.max(
      0,
      events.findLastIndex((event) => telling.moves?.(event) === true),
    );
    return events.map((event, n) => ({ event, view: frame.view, draws: n === last }));
  });
}

/** How many of these events are told in one breath: a scene, or equal things. */
function together({ telling }: Game, rest: readonly Told[], beat: Beat | undefined): number {
  if (beat !== undefined) return Math.max(1, beat.covers);
  const first = rest[0]?.event;
  const flows = telling.flows ?? telling.alike;
  const other = rest.findIndex(({ event }, n) => n > 0 && !flows(event, first));
  return other < 0 ? rest.length : other;
}

export class Watch {
  #skipped = false;
  #wake: (() => void) | undefined;

  /** Everything at once. */
  skip(): void {
    this.#skipped = true;
    this.#wake?.();
  }

  /** The next thing, please. */
  next(): void {
    this.#wake?.();
  }

  #rest(duration: number): Promise<void> {
    if (this.#skipped || duration <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, duration);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Resolves when all has been seen, or skipped. */
  async run(from: unknown, frames: readonly Frame[], showing: Showing): Promise<void> {
    const { game, host, names, pace, own = 0 } = showing;
    const { telling } = game;
    if (PACES[pace] === undefined) return;
    const motion = Math.min(MOTION, dwellOf(pace, ""));
    const all = toldOf(game, frames);
    let view = from;
    for (let n = 0; n < all.length; ) {
      if (this.#skipped) return;
      const rest = all.slice(n);
      const first = rest[0];
      if (first === undefined) return;
      const events = rest.map(({ event }) => event);
      const beat = n < own ? undefined : telling.beatOf?.(events, first.view, names);
      const many = n < own ? 1 : together(game, rest, beat);
      const step = rest.slice(0, many);
      for (const { event, view: after, draws } of step) {
        if (showing.moves && n >= own)
          await Promise.race([telling.before?.(host, view, event, motion), this.#rest(motion)]);
        if (draws) view = after;
      }
      const told = telling.tell(events.slice(0, many), first.view, names);
      const text = beat === undefined ? told : beat.title;
      if (text === "") {
        n += many;
        continue;
      }
      showing.show(view, {
        text: n < own ? "" : text,
        seat: beat === undefined ? telling.doer(first.event) : undefined,
        about: step.map(({ event }) => telling.aboutOf(event)).find((one) => one !== undefined),
        beat,
      });
      if (beat !== undefined) showing.rings(beat);
      const rung = new Set<unknown>();
      for (const { event } of step) {
        const bell = telling.bellOf?.(event);
        // What is told in one breath is rung once.
        if (beat === undefined && !rung.has(bell)) showing.heard(event);
        rung.add(bell);
        if (showing.moves) telling.after?.(host, view, event, motion, n < own);
      }
      if (n >= own)
        await this.#rest(
          beat === undefined
            ? dwellOf(
                pace,
                text,
                step.every(({ event }) => telling.isPassing(event)),
              )
            : beatLasts(pace, beat),
        );
      n += many;
    }
  }
}

/** How many of the first events somebody has done, and no more than done: what follows by itself is to be seen. */
export function doneOneself(game: Game, frames: readonly Frame[], seat: number | null): number {
  const all = toldOf(game, frames);
  const { telling } = game;
  const first = all.findIndex(({ event, view }, n) => {
    const scene = telling.beatOf?.(
      all.slice(n).map(({ event: one }) => one),
      view,
      [],
    );
    return scene !== undefined || telling.doer(event) !== seat;
  });
  return first < 0 ? all.length : first;
}
