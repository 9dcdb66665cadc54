/** Hand-offs: the door falls, is opened to whoever is next, and they are told what happened. */
import * as shell from "../../shared/commands.ts";
import { noteOf } from "../doing/referee.ts";
import { recapSteps } from "../log/recap.ts";
import { persons } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { Hold } from "./door.ts";

export class Handoffs {
  readonly #state: TableState;
  readonly #host: HTMLElement;
  readonly #updates: Updates;
  readonly #lifted: () => void;
  readonly #hold = new Hold(
    (held) => this.#state.showDoor({ held }),
    () => void this.lift(),
  );
  /** Counts down while a PIN is forgotten. */
  readonly #minute: ReturnType<typeof setInterval>;

  constructor(state: TableState, host: HTMLElement, updates: Updates, lifted: () => void) {
    this.#state = state;
    this.#host = host;
    this.#updates = updates;
    this.#lifted = lifted;
    document.addEventListener("visibilitychange", this.#seen);
    this.#minute = setInterval(() => {
      if (state.door?.until !== undefined) state.draw();
    }, 1000);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
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
    if (document.visibilityState !== "hidden") {
      void this.#updates.pull();
      return;
    }
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

  async lift(pin?: string): Promise<void> {
    const state = this.#state;
    const handoff = state.door?.handoff;
    if (handoff === undefined || state.door?.waiting) return;
    state.showDoor({ waiting: true, trouble: undefined });
    try {
      const next = await shell.lift(state.model.screen.game, handoff, pin);
      if (state.closed) return;
      state.take(next);
      // A new hour alone is no news: the dial shows it.
      const events = next.frames.flatMap((frame) => frame.events);
      const news = events.some((event) => !state.game.telling.isHeading(event));
      state.set({ recap: news ? { lines: next.frames, step: 0 } : undefined });
      this.#lifted();
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    const trouble = shell.troubleOf(error);
    this.#state.showDoor({
      waiting: false,
      held: 0,
      trouble: noteOf(this.#state.game, trouble).text,
    });
    if (trouble.kind === "stale-curtain") this.fell();
  }

  /** The next line of the private recap, or the table after the last. */
  tellNext(): void {
    const state = this.#state;
    const { recap } = state.model;
    if (recap === undefined) return;
    const step = recap.step + 1;
    const more = step < recapSteps(state.game, state.model).length;
    state.set({ recap: more ? { ...recap, step } : undefined });
    const list = this.#host.querySelector(".t-recap ol");
    if (list) list.scrollTop = list.scrollHeight;
    this.#lifted();
  }
}
