/** Keeping up with the table: what has changed is fetched, watched, and remembered. */

import * as shell from "../../shared/commands.ts";
import { moves } from "../../shared/settings.ts";
import { ring } from "../../shared/sound.ts";
import { gainsOf } from "../doing/referee.ts";
import { mine, NOTHING, namesOf } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import { Watch } from "./watch.ts";

export class Updates {
  #pulling = false;
  #again = false;
  #watch: Watch | undefined;
  readonly #state: TableState;
  readonly #host: HTMLElement;
  readonly #trouble: (error: unknown) => void;

  constructor(state: TableState, host: HTMLElement, trouble: (error: unknown) => void) {
    this.#state = state;
    this.#host = host;
    this.#trouble = trouble;
  }

  skip(): void {
    this.#watch?.skip();
  }

  /** A bell for what is worth one. */
  sound(event: unknown): void {
    const bell = this.#state.game.telling.bellOf?.(event);
    if (bell !== undefined) ring(bell);
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
    const blind = this.#state.door !== undefined && this.#state.door.curtain === undefined;
    return (
      blind ||
      next.number > screen.number ||
      next.seat !== screen.seat ||
      next.curtain?.fall !== screen.curtain?.fall
    );
  }

  /** Watches what happened, then takes what came of it. */
  async #follow(next: shell.Screen): Promise<void> {
    const state = this.#state;
    const { screen, view, settings } = state.model;
    // What one person sees is never carried over into what another does.
    const own = next.seat === screen.seat || screen.seat === null;
    const open = state.door === undefined && next.curtain === null && own;
    if (open && next.told.length > 0) {
      const watch = new Watch();
      this.#watch = watch;
      state.set({ choice: NOTHING, note: undefined, busy: true });
      await watch.run(view, next.told, {
        game: state.game,
        host: this.#host,
        names: namesOf(next),
        pace: settings.pace,
        moves: moves(),
        show: (shown, watched) => {
          state.spoken = watched.text;
          state.set({ shown, watched });
        },
        heard: (event) => this.sound(event),
      });
      this.#watch = undefined;
      if (state.closed || state.door !== undefined) return;
    }
    this.remember(next);
    const was = mine(state.model);
    state.take(next);
    if (was === undefined && mine(state.model) !== undefined) ring("turn");
  }

  /** Adds what was told to what has been told, for the same eyes. */
  remember(next: shell.Screen): void {
    const { told, screen } = this.#state.model;
    if (next.seat !== screen.seat || next.curtain !== null) return;
    const known = told.at(-1)?.[0] ?? -1;
    const more = next.told.filter(([line]) => line > known);
    this.#state.model = { ...this.#state.model, told: [...told, ...more] };
  }

  /** Everything told so far, as these eyes saw it. */
  async readLog(): Promise<void> {
    const { screen } = this.#state.model;
    if (screen.curtain !== null) return;
    try {
      const { told } = await shell.log(screen.game, 0);
      const same = this.#state.model.screen.seat === screen.seat;
      if (same && this.#state.door === undefined) this.#state.set({ told });
    } catch (error) {
      console.warn("log:", error);
    }
  }

  /** What each offered effect would bring. */
  async foresee(): Promise<void> {
    const { model, game } = this.#state;
    if (model.settings.aids !== "full" || mine(model) === undefined) return;
    const gains = await gainsOf(game, model);
    if (gains.size > 0 && this.#state.model.screen === model.screen) this.#state.set({ gains });
  }
}
