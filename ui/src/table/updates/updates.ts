/** Keeping up with the table: what has changed is fetched, watched, and remembered. */
import * as shell from "../../shared/commands.ts";
import { moves } from "../../shared/settings.ts";
import { ring } from "../../shared/sound.ts";
import { recapOf, withoutFirst } from "../log/recap-lines.ts";
import { mine, NOTHING, namesOf, type Watched } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import { doneOneself, openEvents, PACES, Watch } from "./watch.ts";

/** What is said aloud of something that is watched. */
const spokenOf = ({ text, beat }: Watched): string =>
  [text, ...(beat?.lines.map((line) => line.text) ?? [])].join(" ");

export class Updates {
  #pulling = false;
  #again = false;
  /** How many changes are under way: what they bring about need not be fetched. */
  #changing = 0;
  /** The newest number that the shell has told of. */
  #announced = 0;
  #watch: Watch | undefined;
  /** Whether somebody wants to see nothing more until it is their turn. */
  #hurried = false;
  /** What has happened since one's own last doing, as far as it was not one's own. */
  #meanwhile: readonly shell.Line[] = [];
  /** What has been read upon a slip of its own, and is not told once more. */
  readonly #told = new Set<unknown>();
  readonly #state: TableState;
  readonly #host: HTMLElement;
  readonly #trouble: (error: unknown) => void;

  constructor(state: TableState, host: HTMLElement, trouble: (error: unknown) => void) {
    this.#state = state;
    this.#host = host;
    this.#trouble = trouble;
  }

  /** Nothing more is shown of what is being watched. */
  skip(): void {
    this.#watch?.skip();
  }

  /** A scene has been seen. */
  next(): void {
    this.#watch?.next();
  }

  /** Everything at once until it is one's own turn; bots do not think longer than they have. */
  toMyTurn(): void {
    this.#hurried = true;
    this.skip();
    this.hurry();
  }

  /** A bot thinks: where nobody wants to wait, it is to come to an end. */
  hurry(): void {
    if (!this.#hurried) return;
    const { game } = this.#state.model.screen;
    void shell.stopThinking(game).catch((error: unknown) => console.warn("stop:", error));
  }

  /** A bell for what is worth one. */
  sound(event: unknown): void {
    const bell = this.#state.game.telling.bellOf?.(event);
    if (bell !== undefined) ring(bell);
  }

  /** The shell says that something has happened. */
  announced(number = Number.POSITIVE_INFINITY): void {
    this.#announced = Math.max(this.#announced, number);
    if (this.#changing === 0) this.#catchUp();
  }

  /** A change answers with what came of it; only what happened since is fetched. */
  async during<T>(change: Promise<T>, taken: (answer: T) => Promise<void> | void): Promise<void> {
    this.#changing += 1;
    try {
      await taken(await change);
    } finally {
      this.#changing -= 1;
    }
    if (this.#changing === 0) this.#catchUp();
  }

  #catchUp(): void {
    if (this.#announced <= this.#state.model.screen.number) return;
    this.#announced = 0;
    void this.pull();
  }

  /** Fetches what has changed, as often as it has; one after the other. */
  async pull(): Promise<void> {
    this.#again = true;
    if (this.#pulling) return;
    this.#pulling = true;
    try {
      while (this.#again && !this.#state.closed) {
        this.#again = false;
        const { game, line } = this.#state.model.screen;
        const next = await shell.screen(game, line);
        if (this.#state.closed) return;
        this.#state.hearNews(next);
        if (this.#isNews(next)) await this.#follow(next);
      }
    } catch (error) {
      this.#trouble(error);
    } finally {
      this.#pulling = false;
    }
  }

  #isNews(next: shell.Screen): boolean {
    const { screen } = this.#state.model;
    return (
      this.#state.blind ||
      next.number > screen.number ||
      next.seat !== screen.seat ||
      next.handoff?.fall !== screen.handoff?.fall
    );
  }

  /** Shows what happened, one thing after another; of one's own doing only what followed it by itself. */
  async #show(frames: readonly shell.Frame[], names: readonly string[], own = 0): Promise<void> {
    const state = this.#state;
    const { view, settings } = state.model;
    const watch = new Watch();
    this.#watch = watch;
    state.set({ choice: NOTHING, remark: undefined, recap: undefined, busy: true });
    await watch.run(view, frames, {
      ...{ game: state.game, host: this.#host, names, own, pace: settings.pace, moves: moves() },
      show: (shown, watched) => {
        if (watched.text !== "") state.spoken = spokenOf(watched);
        state.set({ shown, watched });
      },
      heard: (event) => this.sound(event),
      rings: ({ bell }) => {
        if (bell !== undefined) ring(bell);
      },
    });
    this.#watch = undefined;
  }

  /** What came of one's own doing: what followed it by itself is watched like what others do. */
  async takeOwn(next: shell.Screen): Promise<boolean> {
    const state = this.#state;
    const { screen } = state.model;
    // Whoever acts has had their turn: what comes now is watched again.
    this.#hurried = false;
    const own = doneOneself(state.game, next.frames, screen.seat);
    const all = next.frames.reduce((sum, frame) => sum + openEvents(frame).length, 0);
    this.#meanwhile = withoutFirst(next.frames, own);
    const watched = own < all && PACES[state.model.settings.pace] !== undefined;
    if (watched) await this.#show(next.frames, namesOf(next), own);
    if (state.closed) return watched;
    const { view, lines } = state.model;
    this.take(next);
    if (state.door === undefined && next.seat === screen.seat) this.learn(next, lines, view);
    return watched;
  }

  /** What these eyes have just learnt by their own doing is laid before them, whatever the pace. */
  learn(next: shell.Screen, before: readonly shell.Line[], was: unknown): void {
    const state = this.#state;
    const { game, model } = state;
    const { seat } = next;
    if (seat === null || game.telling.learn === undefined) return;
    // While the device lies flat among several, what only one may know is not shown.
    const now = next.frames.map((frame) =>
      state.covered ? { ...frame, events: openEvents(frame) } : frame,
    );
    const happened = { seat, before, now, was, view: model.view, names: namesOf(next) };
    const { learnt, told } = game.telling.learn(happened);
    for (const event of told) this.#told.add(event);
    if (learnt.length > 0) state.set({ learnt: [...model.learnt, ...learnt] });
  }

  /** What is still to be told of these lines. */
  untold(lines: readonly shell.Line[]): readonly shell.Line[] {
    const untold = (events: readonly unknown[]) => events.filter((one) => !this.#told.has(one));
    return lines.flatMap((line) => {
      const events = untold(line.events);
      return events.length > 0 ? [{ ...line, events: [...events] }] : [];
    });
  }

  /** Watches what happened, then takes what came of it. */
  async #follow(next: shell.Screen): Promise<void> {
    const state = this.#state;
    const { screen } = state.model;
    // What one person sees is never carried over into what another does.
    const own = next.seat === screen.seat || screen.seat === null;
    const open = state.door === undefined && next.handoff?.privacy !== "must-look" && own;
    if (open && next.frames.length > 0) {
      if (!this.#hurried) await this.#show(next.frames, namesOf(next));
      if (state.closed || state.door !== undefined) return;
    }
    const was = mine(state.model);
    const { view, lines } = state.model;
    this.take(next);
    if (open && next.seat === screen.seat) this.learn(next, lines, view);
    if (open) this.#meanwhile = [...this.#meanwhile, ...next.frames];
    if (was === undefined && (mine(state.model) !== undefined || next.outcome !== null))
      this.#back();
  }

  /** It is one's own turn again: what happened meanwhile can be read, and is, if nobody has seen it. */
  #back(): void {
    const state = this.#state;
    const { seat, handoff, outcome } = state.model.screen;
    ring("turn");
    state.spoken = [state.spoken, state.game.acting.prompt(state.model).text].join(" ");
    const news = recapOf(state.game, this.untold(this.#meanwhile), seat);
    if (news.length > 0 && seat !== null && handoff === null && outcome === null)
      state.set({ recap: { lines: news, step: undefined, waited: true, open: this.#hurried } });
    this.#hurried = false;
  }

  /** Whoever has taken the device can read what happened since they last did something, and does, where nobody saw it. */
  deviceTaken(): void {
    const state = this.#state;
    const { screen, lines, settings } = state.model;
    const last = lines.findLastIndex(({ by, bot }) => by === screen.seat && !bot);
    const since = lines.slice(last + 1);
    const news = recapOf(state.game, since, screen.seat);
    // What persons did was done before everybody; bots at once were seen by nobody.
    const unseen = PACES[settings.pace] === undefined && since.some(({ bot }) => bot);
    if (last >= 0 && news.length > 0 && screen.outcome === null)
      state.set({ recap: { lines: news, step: undefined, waited: true, open: unseen } });
  }

  /** Takes what the shell shows, and adds what happened to what is known, for the same eyes. */
  take(next: shell.Screen): void {
    const state = this.#state;
    const { screen, lines } = state.model;
    const same = next.seat === screen.seat && next.handoff?.privacy !== "must-look";
    // What was taken back did not happen.
    const kept = lines.filter(({ line }) => line < next.line);
    const known = kept.at(-1)?.line ?? -1;
    const more = next.frames.filter(({ line }) => line > known);
    const all = [...kept, ...more.map(({ view: _, ...line }) => line)];
    if (same && (more.length > 0 || kept.length < lines.length))
      state.model = { ...state.model, lines: all };
    state.take(next);
    if (same && next.line - 1 - known > more.length) void this.readLog();
  }

  /** Everything that happened so far, as these eyes saw it. */
  async readLog(): Promise<void> {
    const { screen } = this.#state.model;
    if (this.#state.door !== undefined) return;
    try {
      const { lines, line } = await shell.log(screen.game, 0);
      const { screen: now } = this.#state.model;
      if (now.seat !== screen.seat || this.#state.door !== undefined) return;
      if (line < now.line) await this.readLog();
      else this.#state.set({ lines });
    } catch (error) {
      console.warn("log:", error);
    }
  }
}
