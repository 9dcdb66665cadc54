/** Doing: every change is asked of the shell, and what came of it is taken. */

import * as shell from "../../shared/commands.ts";
import { moves } from "../../shared/settings.ts";
import { say } from "../../shared/words.ts";
import { mine, namesOf, type Seat } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { openly } from "../updates/watch.ts";
import { hintWords, noteOf, reasonFor } from "./referee.ts";

export class Doing {
  /** What was pressed once and waits to be pressed again. */
  #pressed = "";
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

  /** Asks for a change and takes what came of it. */
  async #change(asked: Promise<shell.Screen>, own = false): Promise<void> {
    const state = this.#state;
    state.set({ busy: true });
    try {
      await this.#updates.during(asked, (next) => {
        if (state.closed) return;
        const before = state.model.view;
        this.#updates.take(next);
        if (own) this.#tellOwn(next, before);
      });
    } catch (error) {
      state.set({ busy: false });
      this.#trouble(error);
    }
  }

  /** What one did oneself is not watched, only heard and seen to rise. */
  #tellOwn(next: shell.Screen, before: unknown): void {
    const state = this.#state;
    const { telling } = state.game;
    if (state.door !== undefined) return;
    const said: string[] = [];
    for (const event of next.frames.flatMap(openly)) {
      const text = telling.tell([event], state.model.view, namesOf(next));
      said.push(text);
      if (telling.isNotable?.(event)) state.set({ note: { text } });
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
    if (state.model.settings.confirm !== "all" || this.#pressed === named) {
      this.act(action);
      return;
    }
    this.#pressed = named;
    const words = state.game.acting.actionWords(action, state.model);
    state.set({ note: { text: say("note-press-again", { words }) } });
  }

  act(action: unknown): void {
    this.#pressed = "";
    const { screen, busy } = this.#state.model;
    if (busy || mine(this.#state.model) === undefined) return;
    void this.#change(shell.play(screen, [action]), true);
  }

  tap(tap: unknown): void {
    const state = this.#state;
    if (state.model.watched !== undefined) return;
    const answer = state.game.acting.respond(tap, state.model);
    if ("act" in answer) {
      this.act(answer.act);
      return;
    }
    if (answer.choice !== undefined) state.set({ choice: answer.choice, note: undefined });
    if ("why" in answer) void this.#why(answer.why);
  }

  /** Asks the referee why something is not offered, and passes on what he says. */
  async #why(actions: readonly unknown[]): Promise<void> {
    const state = this.#state;
    if (mine(state.model) === undefined) {
      state.set({ note: { text: say("note-not-your-turn") } });
      return;
    }
    const { screen } = state.model;
    const note = await reasonFor(state.game, screen, actions);
    if (state.model.screen === screen && note !== undefined) state.set({ note });
  }

  async hint(): Promise<void> {
    const state = this.#state;
    const { screen } = state.model;
    state.set({ busy: true });
    try {
      const hint = await shell.hint(screen);
      if (state.model.screen !== screen) return;
      const note = { text: hintWords(state.game, hint, state.model), kind: "advice" } as const;
      const choice = state.game.acting.choiceFor(hint.action, state.model.offers);
      state.set({ busy: false, choice, note });
    } catch (error) {
      state.set({ busy: false });
      this.#trouble(error);
    }
  }

  /** Takes the last step back, or says why that cannot be. */
  undo(): void {
    const { screen, busy } = this.#state.model;
    if (screen.undo === null || busy) return;
    if (screen.undo.can) void this.#change(shell.undo(screen));
    else
      this.#state.set({
        note: noteOf(this.#state.game, { kind: "barrier", detail: screen.undo.barrier ?? "" }),
      });
  }

  /** A bot plays for somebody who is away. */
  seatBot(seat: Seat, level: string): void {
    void this.#change(shell.seatBot(this.#state.model.screen, seat, level));
  }

  /** Whoever was away is back. */
  seatPerson(seat: Seat): void {
    void this.#change(shell.seatPerson(this.#state.model.screen, seat));
  }

  setPin(pin: string | null): void {
    void this.#change(shell.setPin(this.#state.model.screen, pin));
  }

  redo(): void {
    const { screen, busy } = this.#state.model;
    if (screen.undo?.redo && !busy) void this.#change(shell.redo(screen));
  }
}
