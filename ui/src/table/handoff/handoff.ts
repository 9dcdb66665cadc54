/** Hand-offs: the door falls, is opened to whoever is next, and they are told what happened. */
import * as shell from "../../shared/commands.ts";
import { remarkOf } from "../doing/referee.ts";
import { recapOf } from "../log/recap-lines.ts";
import { persons } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { Hold } from "./door.ts";

export class Handoffs {
  readonly #state: TableState;
  readonly #updates: Updates;
  readonly #lifted: (pin: boolean) => void;
  readonly #hold = new Hold(
    (held) => this.#state.showDoor({ held }),
    () => void this.lift(),
  );
  /** Counts down while a PIN is forgotten. */
  readonly #minute: ReturnType<typeof setInterval>;

  constructor(state: TableState, updates: Updates, lifted: (pin: boolean) => void) {
    this.#state = state;
    this.#updates = updates;
    this.#lifted = lifted;
    document.addEventListener("visibilitychange", this.#seen);
    window.addEventListener("pagehide", this.#hide);
    this.#minute = setInterval(() => {
      if (state.door?.until !== undefined || state.door?.tries !== undefined) state.draw();
    }, 1000);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    window.removeEventListener("pagehide", this.#hide);
    clearInterval(this.#minute);
  }

  /** The curtain has fallen: what was behind it is forgotten before anything is painted. */
  fell(): void {
    if (persons(this.#state.model.screen) < 2) return;
    this.#updates.skip();
    this.#state.forget();
    void this.#updates.pull();
  }

  #seen = (): void => {
    if (document.visibilityState === "hidden") this.#hide();
    else void this.#updates.pull();
  };

  #hide = (): void => {
    const { screen } = this.#state.model;
    if (screen.seat === null || persons(screen) < 2) return;
    this.#updates.skip();
    this.#state.forget();
    void shell.lower().catch((error: unknown) => console.warn("lower:", error));
  };

  press(down: boolean): void {
    this.#hold.press(down);
  }

  /** Whoever is next has forgotten the PIN: everybody may read that on the door from now on. */
  async forgetPin(): Promise<void> {
    const state = this.#state;
    const handoff = state.door?.handoff;
    if (handoff === undefined) return;
    try {
      const next = await shell.forgetPin(state.model.screen.game, handoff);
      if (state.closed) return;
      state.take(next);
      // Whoever came to look stays at the door.
      state.look(true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Somebody objects: the PIN stays, and the door says so no longer. */
  async object(): Promise<void> {
    const state = this.#state;
    try {
      await shell.object(state.model.screen.game);
      const next = await shell.screen(state.model.screen.game);
      if (state.closed) return;
      state.take(next);
      state.look(true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** What somebody asked before the door fell has been answered meanwhile. */
  async #learn(next: shell.Screen): Promise<void> {
    const from = next.frames[0]?.line;
    if (from === undefined || this.#state.game.telling.learn === undefined) return;
    const { lines } = await shell.log(next.game, 0);
    if (this.#state.closed || this.#state.model.screen !== next) return;
    this.#updates.learn(
      next,
      lines.filter(({ line }) => line < from),
      undefined,
    );
  }

  async lift(pin?: string): Promise<void> {
    const state = this.#state;
    const handoff = state.door?.handoff;
    if (handoff === undefined || state.door?.waiting) return;
    state.showDoor({ waiting: true, trouble: undefined });
    try {
      const next = await shell.lift(state.model.screen.game, handoff, pin);
      if (state.closed) return;
      state.take(next);
      await this.#learn(next);
      const lines = recapOf(state.game, this.#updates.untold(next.frames), next.seat);
      const recap = { lines, step: undefined, waited: false, open: true };
      state.set({ recap: lines.length > 0 ? recap : undefined });
      this.#lifted(pin !== undefined);
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    const trouble = shell.troubleOf(error);
    const waits = trouble.kind === "too-many-tries";
    this.#state.showDoor({
      waiting: false,
      held: 0,
      // How long there is to wait counts down.
      trouble: waits ? undefined : remarkOf(this.#state.game, trouble).text,
      tries: waits ? performance.now() + Number(trouble.detail) : undefined,
    });
    if (trouble.kind === "stale-curtain") this.fell();
  }
}
