/** Doing: every change is asked of the shell, and what came of it is taken. */

import * as shell from "../../shared/commands.ts";
import { consented, type Pins } from "../../shared/consent.ts";
import { moves } from "../../shared/settings.ts";
import { say } from "../../shared/words.ts";
import { SETTLES } from "../input/guard.ts";
import { mine, namesOf, persons, type Seat } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { openEvents } from "../updates/watch.ts";
import { hintWords, reasonFor, remarkOf } from "./referee.ts";

export class Doing {
  /** What was pressed once and waits to be pressed again. */
  #pressed = "";
  #pressedAt = 0;
  /** The note that is being kept: whatever is asked after it, is asked upon it. */
  #writing: Promise<void> = Promise.resolve();
  readonly #state: TableState;
  readonly #host: HTMLElement;
  readonly #updates: Updates;
  readonly #trouble: (error: unknown) => void;

  constructor(
    state: TableState,
    host: HTMLElement,
    updates: Updates,
    trouble: (error: unknown) => void,
  ) {
    this.#state = state;
    this.#host = host;
    this.#updates = updates;
    this.#trouble = trouble;
  }

  /** Asks for a change of the table as it is, and takes what came of it. */
  async #change(ask: (at: shell.Screen) => Promise<shell.Screen>, own = false): Promise<void> {
    const state = this.#state;
    state.set({ busy: true });
    try {
      await this.#writing;
      await this.#updates.during(ask(state.model.screen), async (next) => {
        if (state.closed) return;
        const before = state.model.view;
        if (!own) this.#updates.take(next);
        else if (!(await this.#updates.takeOwn(next))) this.#tellOwn(next, before);
      });
    } catch (error) {
      state.set({ busy: false });
      if (shell.troubleOf(error).kind !== "cancelled") this.#trouble(error);
    }
  }

  /** Keeps a note of this seat's own. It changes nothing on the table. */
  write(seat: Seat, about: string, text: string): void {
    this.#writing = this.#writing.then(() => this.#keep(seat, about, text));
  }

  async #keep(seat: Seat, about: string, text: string, again = true): Promise<void> {
    const state = this.#state;
    const { screen } = state.model;
    if (state.closed || screen.seat !== seat || (screen.notes[about] ?? "") === text.trim()) return;
    try {
      const { number, notes, line } = await shell.writeNote(screen, about, text);
      const now = state.model.screen;
      if (now.seat === seat && now.line === line) state.set({ screen: { ...now, number, notes } });
    } catch (error) {
      // Whatever happened meanwhile, the note stays true.
      if (shell.troubleOf(error).kind !== "stale" || !again) return this.#trouble(error);
      await this.#updates.pull();
      await this.#keep(seat, about, text, false);
    }
  }

  /** What one did oneself is not watched, only heard and seen to rise. */
  #tellOwn(next: shell.Screen, before: unknown): void {
    const state = this.#state;
    const { telling } = state.game;
    if (state.door !== undefined) return;
    const said: string[] = [];
    for (const event of next.frames.flatMap(openEvents)) {
      const text = telling.tell([event], state.model.view, namesOf(next));
      if (text !== "") said.push(text);
      if (telling.isNotable?.(event)) state.set({ remark: { text } });
      this.#updates.sound(event);
      if (moves()) telling.after?.(this.#host, before, event, 300, true);
    }
    state.spoken = said.join(" ");
    state.draw();
  }

  /** Does what was pressed once; where every action is to be confirmed, only what was pressed twice. */
  press(action: unknown): void {
    const state = this.#state;
    const named = JSON.stringify(action);
    const now = performance.now();
    if (state.model.settings.confirm === "all" && this.#pressed !== named) {
      this.#pressed = named;
      this.#pressedAt = now;
    } else {
      // A double press is one press.
      const slip = this.#pressed === named && now - this.#pressedAt < SETTLES;
      if (!slip) this.act(action);
      return;
    }
    const words = state.game.acting.actionWords(action, state.model);
    state.set({ remark: { text: say("remark-press-again", { words }) } });
  }

  act(action: unknown): void {
    this.#acts([action]);
  }

  /** All of them, or none. */
  #acts(actions: readonly unknown[]): void {
    this.#pressed = "";
    if (this.#state.model.busy || mine(this.#state.model) === undefined) return;
    this.#readEnough();
    const { screen } = this.#state.model;
    void this.#change((at) => shell.play(at, actions), true).then(() => this.#answerAlone(screen));
  }

  /** Whoever has just acted is not asked what has one answer. Undo comes back to the question all the same. */
  #answerAlone(before: shell.Screen): void {
    const { model, game } = this.#state;
    const next = model.screen;
    const goesOn = next.number > before.number && next.seat === before.seat;
    const action = goesOn && !this.#state.closed ? game.acting.onlyAnswer?.(model) : undefined;
    if (action !== undefined) this.#acts([action]);
  }

  /** Takes so many steps back, as far as they can be. */
  async #back(many: number): Promise<void> {
    for (let n = 0; n < many; n += 1) {
      const { screen, busy } = this.#state.model;
      if (busy || !screen.undo?.can) return;
      await this.#change(shell.undo);
    }
  }

  tap(tap: unknown): void {
    const state = this.#state;
    if (state.model.watched !== undefined) return;
    this.#readEnough();
    const answer = state.game.acting.respond(tap, state.model);
    if ("act" in answer) {
      this.act(answer.act);
      return;
    }
    if ("acts" in answer) {
      this.#acts(answer.acts);
      return;
    }
    if ("back" in answer) {
      void this.#back(answer.back);
      return;
    }
    if (answer.choice !== undefined) {
      state.set({ choice: answer.choice, remark: undefined });
      // What is asked next, and how a tile lies now, is said aloud too, where nobody else may be listening.
      if (persons(state.model.screen) < 2) this.#sayWhatIsAsked();
    }
    if ("why" in answer) void this.#why(answer.why);
  }

  /** Whoever goes on has read enough. */
  #readEnough(): void {
    const { recap, learnt } = this.#state.model;
    if (recap !== undefined || learnt.length > 0) this.#state.set({ recap: undefined, learnt: [] });
  }

  #sayWhatIsAsked(): void {
    const state = this.#state;
    const chosen = state.game.acting.focusFor(state.model.choice);
    const thing = chosen === null ? null : this.#host.querySelector(chosen);
    const words = [state.game.acting.prompt(state.model).text, thing?.getAttribute("aria-label")];
    state.spoken = words.filter((one) => one).join(". ");
    state.draw();
  }

  /** Asks the referee why something is not offered, and passes on what he says. */
  async #why(actions: readonly unknown[]): Promise<void> {
    const state = this.#state;
    if (mine(state.model) === undefined) {
      state.set({ remark: { text: say("remark-not-your-turn") } });
      return;
    }
    const { screen } = state.model;
    const remark = await reasonFor(state.game, screen, actions);
    if (state.model.screen === screen && remark !== undefined) state.set({ remark });
  }

  async hint(): Promise<void> {
    const state = this.#state;
    state.set({ busy: true });
    try {
      await this.#writing;
      const { screen } = state.model;
      const hint = await shell.hint(screen);
      if (state.model.screen !== screen) return;
      const remark = { text: hintWords(state.game, hint, state.model), kind: "advice" } as const;
      const choice = state.game.acting.choiceFor(
        hint.action,
        state.model.offers,
        hint.plan,
        state.model.view,
      );
      state.set({ busy: false, choice, remark, recap: undefined, learnt: [] });
    } catch (error) {
      state.set({ busy: false });
      this.#trouble(error);
    }
  }

  /** Takes the last step back, or says why that cannot be. */
  undo(): void {
    const { screen, busy } = this.#state.model;
    if (screen.undo === null || busy) return;
    if (screen.undo.can && !this.#state.anothers) void this.#change(shell.undo);
    else
      this.#state.set({
        remark: remarkOf(this.#state.game, {
          kind: "barrier",
          detail: screen.undo.barrier ?? "passed",
        }),
      });
  }

  /** The whole turn is taken back, as far as it can be, step by step. */
  startOver(): void {
    const { model, steps } = this.#state;
    const { screen, busy } = model;
    if (busy || steps === 0 || !screen.undo?.can || screen.undo.passed !== undefined) return;
    const back = async (at: shell.Screen): Promise<shell.Screen> => {
      let now = at;
      for (let left = steps; left > 0 && now.undo?.can; left -= 1) now = await shell.undo(now);
      return now;
    };
    void this.#change(back);
  }

  /** A bot plays for somebody who is away. */
  seatBot(seat: Seat, level: string): void {
    void this.#change((at) =>
      consented((pins?: Pins) => shell.seatBot(at, seat, level, pins?.[seat] ?? undefined)),
    );
  }

  /** Whoever was away is back. */
  seatPerson(seat: Seat): void {
    void this.#change((at) => shell.seatPerson(at, seat));
  }

  setPin(pin: string | null): void {
    void this.#change((at) => shell.setPin(at, pin));
  }

  redo(): void {
    const { screen, busy } = this.#state.model;
    if (screen.undo?.redo && !busy) void this.#change(shell.redo);
  }
}
