/** The keeper of the door: lets it fall, and opens it to whoever is next. */
import * as shell from "../house/shell.ts";
import type { Desk } from "./desk.ts";
import { Hold } from "./door.ts";
import type { Follower } from "./follow.ts";
import { persons } from "./model.ts";
import { noteOf } from "./referee.ts";

export class Porter {
  readonly #desk: Desk;
  readonly #follower: Follower;
  readonly #lifted: () => void;
  readonly #hold = new Hold(
    (held) => this.#desk.showDoor({ held }),
    () => void this.lift(),
  );

  constructor(desk: Desk, follower: Follower, lifted: () => void) {
    this.#desk = desk;
    this.#follower = follower;
    this.#lifted = lifted;
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
  }

  /** The curtain has fallen: what was behind it is forgotten before anything is painted. */
  fell(): void {
    if (persons(this.#desk.model.screen) < 2) return;
    this.#follower.skip();
    this.#desk.forget();
    void this.#follower.pull();
  }

  #seen = (): void => {
    if (document.visibilityState !== "hidden") {
      void this.#follower.pull();
      return;
    }
    const { screen } = this.#desk.model;
    if (screen.seat === null || persons(screen) < 2) return;
    this.#follower.skip();
    this.#desk.forget();
    void shell.lower().catch((error: unknown) => console.warn("lower:", error));
  };

  press(down: boolean): void {
    this.#hold.press(down);
  }

  async lift(pin?: string): Promise<void> {
    const desk = this.#desk;
    const curtain = desk.door?.curtain;
    if (curtain === undefined || desk.door?.waiting) return;
    desk.showDoor({ waiting: true, trouble: undefined });
    try {
      const next = await shell.lift(desk.model.screen.game, curtain, pin);
      if (desk.closed) return;
      desk.take(next);
      desk.set({ recap: next.told.length > 0 ? { told: next.told, step: 0 } : undefined });
      this.#lifted();
    } catch (error) {
      const trouble = shell.troubleOf(error);
      desk.showDoor({ waiting: false, held: 0, trouble: noteOf(desk.game, trouble).text });
      if (trouble.kind === "stale-curtain") this.fell();
    }
  }
}
