/** Keeping up with the table: what has changed is fetched, watched, and remembered. */
import { moves } from "../../shared/settings.ts";
import * as shell from "../../shared/shell.ts";
import { ring } from "../../shared/sound.ts";
import { gainsOf } from "../commands/referee.ts";
import { mine, NOTHING, namesOf } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import { Watch } from "./watch.ts";

export class Follower {
  #pulling = false;
  #again = false;
  #watch: Watch | undefined;
  readonly #desk: Desk;
  readonly #host: HTMLElement;
  readonly #trouble: (error: unknown) => void;

  constructor(desk: Desk, host: HTMLElement, trouble: (error: unknown) => void) {
    this.#desk = desk;
    this.#host = host;
    this.#trouble = trouble;
  }

  skip(): void {
    this.#watch?.skip();
  }

  /** A bell for what is worth one. */
  sound(event: unknown): void {
    const bell = this.#desk.game.bellOf(event);
    if (bell !== undefined) ring(bell);
  }

  /** Fetches what has changed, as often as it has; one after the other. */
  async pull(): Promise<void> {
    this.#again = true;
    if (this.#pulling) return;
    this.#pulling = true;
    try {
      while (this.#again && !this.#desk.closed) {
        this.#again = false;
        const { game, line } = this.#desk.model.screen;
        const next = await shell.screen(game, line);
        if (this.#desk.closed) return;
        this.#desk.hearNews(next);
        if (this.#isNews(next)) await this.#follow(next);
      }
    } catch (error) {
      this.#trouble(error);
    } finally {
      this.#pulling = false;
    }
  }

  #isNews(next: shell.Screen): boolean {
    const { screen } = this.#desk.model;
    const blind = this.#desk.door !== undefined && this.#desk.door.curtain === undefined;
    return (
      blind ||
      next.number > screen.number ||
      next.seat !== screen.seat ||
      next.curtain?.fall !== screen.curtain?.fall
    );
  }

  /** Watches what happened, then takes what came of it. */
  async #follow(next: shell.Screen): Promise<void> {
    const desk = this.#desk;
    const { screen, sight, settings } = desk.model;
    // What one person sees is never carried over into what another does.
    const own = next.seat === screen.seat || screen.seat === null;
    const open = desk.door === undefined && next.curtain === null && own;
    if (open && next.told.length > 0) {
      const watch = new Watch();
      this.#watch = watch;
      desk.set({ choice: NOTHING, note: undefined, busy: true });
      await watch.run(sight, next.told, {
        game: desk.game,
        host: this.#host,
        names: namesOf(next),
        pace: settings.pace,
        moves: moves(),
        show: (shown, watched) => {
          desk.spoken = watched.text;
          desk.set({ shown, watched });
        },
        heard: (event) => this.sound(event),
      });
      this.#watch = undefined;
      if (desk.closed || desk.door !== undefined) return;
    }
    this.remember(next);
    const was = mine(desk.model);
    desk.take(next);
    if (was === undefined && mine(desk.model) !== undefined) ring("turn");
  }

  /** Adds what was told to what has been told, for the same eyes. */
  remember(next: shell.Screen): void {
    const { told, screen } = this.#desk.model;
    if (next.seat !== screen.seat || next.curtain !== null) return;
    const known = told.at(-1)?.[0] ?? -1;
    const more = next.told.filter(([line]) => line > known);
    this.#desk.model = { ...this.#desk.model, told: [...told, ...more] };
  }

  /** Everything told so far, as these eyes saw it. */
  async readLog(): Promise<void> {
    const { screen } = this.#desk.model;
    if (screen.curtain !== null) return;
    try {
      const { told } = await shell.log(screen.game, 0);
      const same = this.#desk.model.screen.seat === screen.seat;
      if (same && this.#desk.door === undefined) this.#desk.set({ told });
    } catch (error) {
      console.warn("log:", error);
    }
  }

  /** What each offered effect would bring. */
  async foresee(): Promise<void> {
    const { model, game } = this.#desk;
    if (model.settings.aids !== "full" || mine(model) === undefined) return;
    const gains = await gainsOf(game, model);
    if (gains.size > 0 && this.#desk.model.screen === model.screen) this.#desk.set({ gains });
  }
}
