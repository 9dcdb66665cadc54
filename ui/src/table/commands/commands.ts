/** Doing: every change is asked of the shell, and what came of it is taken. */
import { moves } from "../../shared/settings.ts";
import * as shell from "../../shared/shell.ts";
import { say } from "../../shared/words.ts";
import { mine, namesOf, type Seat } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import type { Follower } from "../updates/updates.ts";
import { hintWords, noteOf, reasonFor } from "./referee.ts";

export class Deeds {
  /** What was pressed once and waits to be pressed again. */
  #pressed = "";
  readonly #desk: Desk;
  readonly #host: HTMLElement;
  readonly #follower: Follower;
  readonly #trouble: (error: unknown) => void;

  constructor(
    desk: Desk,
    host: HTMLElement,
    follower: Follower,
    trouble: (error: unknown) => void,
  ) {
    this.#desk = desk;
    this.#host = host;
    this.#follower = follower;
    this.#trouble = trouble;
  }

  /** Asks for a change and takes what came of it. */
  async #change(asked: Promise<shell.Screen>, onwards: boolean): Promise<void> {
    const desk = this.#desk;
    desk.set({ busy: true });
    try {
      const next = await asked;
      if (desk.closed) return;
      const before = desk.model.sight;
      if (onwards) this.#follower.remember(next);
      desk.take(next);
      if (onwards) this.#tellOwn(next, before);
      else await this.#follower.readLog();
      void this.#follower.pull();
    } catch (error) {
      desk.set({ busy: false });
      this.#trouble(error);
    }
  }

  /** What one did oneself is not watched, only heard and seen to rise. */
  #tellOwn(next: shell.Screen, before: unknown): void {
    const desk = this.#desk;
    const { game } = desk;
    if (desk.door !== undefined) return;
    const said: string[] = [];
    for (const [, event] of next.told) {
      const text = game.tell([game.veiled(event)], desk.model.sight, namesOf(next));
      said.push(text);
      if (game.isNotable?.(event)) desk.set({ note: { text } });
      this.#follower.sound(event);
      if (moves()) game.after(this.#host, before, event, 300, true);
    }
    desk.spoken = said.join(" ");
    desk.draw();
  }

  /** Does what was pressed once; where every action is to be confirmed, only what was pressed twice. */
  press(action: unknown): void {
    const desk = this.#desk;
    const named = JSON.stringify(action);
    if (desk.model.settings.confirm !== "all" || this.#pressed === named) {
      this.act(action);
      return;
    }
    this.#pressed = named;
    const words = desk.game.actionWords(action, desk.model);
    desk.set({ note: { text: say("note-press-again", { words }) } });
  }

  act(action: unknown): void {
    this.#pressed = "";
    const { screen, busy } = this.#desk.model;
    if (busy || mine(this.#desk.model) === undefined) return;
    void this.#change(shell.play(screen, action), true);
  }

  tap(tap: unknown): void {
    const desk = this.#desk;
    if (desk.model.watched !== undefined) return;
    const answer = desk.game.respond(tap, desk.model);
    if ("act" in answer) {
      this.act(answer.act);
      return;
    }
    if (answer.choice !== undefined) desk.set({ choice: answer.choice, note: undefined });
    if ("why" in answer) void this.#why(answer.why);
  }

  /** Asks the referee why something is not offered, and passes on what he says. */
  async #why(actions: readonly unknown[]): Promise<void> {
    const desk = this.#desk;
    if (mine(desk.model) === undefined) {
      desk.set({ note: { text: say("note-not-your-turn") } });
      return;
    }
    const { screen } = desk.model;
    const note = await reasonFor(desk.game, screen, actions);
    if (desk.model.screen === screen && note !== undefined) desk.set({ note });
  }

  async hint(): Promise<void> {
    const desk = this.#desk;
    const { screen } = desk.model;
    desk.set({ busy: true });
    try {
      const hint = await shell.hint(screen);
      if (desk.model.screen !== screen) return;
      const note = { text: hintWords(desk.game, hint, desk.model), kind: "advice" } as const;
      const choice = desk.game.choiceFor(hint.action, desk.model.offers);
      desk.set({ busy: false, choice, note });
    } catch (error) {
      desk.set({ busy: false });
      this.#trouble(error);
    }
  }

  /** Takes the last step back, or says why that cannot be. */
  undo(): void {
    const { screen, busy } = this.#desk.model;
    if (screen.undo === null || busy) return;
    if (screen.undo.can) void this.#change(shell.undo(screen), false);
    else
      this.#desk.set({
        note: noteOf(this.#desk.game, { kind: "barrier", detail: screen.undo.barrier }),
      });
  }

  /** A bot plays for somebody who is away. */
  seatBot(seat: Seat, level: string): void {
    void this.#change(shell.seatBot(this.#desk.model.screen, seat, level), false);
  }

  /** Whoever was away is back. */
  seatPerson(seat: Seat): void {
    void this.#change(shell.seatPerson(this.#desk.model.screen, seat), false);
  }

  setPin(pin: string | null): void {
    void this.#change(shell.setPin(this.#desk.model.screen, pin), false);
  }

  redo(): void {
    const { screen, busy } = this.#desk.model;
    if (screen.undo?.redo && !busy) void this.#change(shell.redo(screen), false);
  }
}
