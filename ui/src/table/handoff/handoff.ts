/** The keeper of the door: lets it fall, opens it to whoever is next, and tells them what happened. */
import * as shell from "../../shared/shell.ts";
import { noteOf } from "../commands/referee.ts";
import { recapSteps } from "../log/recap.ts";
import { persons } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import type { Follower } from "../updates/updates.ts";
import { Hold } from "./door.ts";

export class Porter {
  readonly #desk: Desk;
  readonly #host: HTMLElement;
  readonly #follower: Follower;
  readonly #lifted: () => void;
  readonly #hold = new Hold(
    (held) => this.#desk.showDoor({ held }),
    () => void this.lift(),
  );
  /** Counts down while a PIN is forgotten. */
  readonly #minute: ReturnType<typeof setInterval>;

  constructor(desk: Desk, host: HTMLElement, follower: Follower, lifted: () => void) {
    this.#desk = desk;
    this.#host = host;
    this.#follower = follower;
    this.#lifted = lifted;
    document.addEventListener("visibilitychange", this.#seen);
    this.#minute = setInterval(() => {
      if (desk.door?.until !== undefined) desk.draw();
    }, 1000);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#minute);
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

  /** Whoever is next has forgotten the PIN: everybody may read that on the door from now on. */
  async forgetPin(): Promise<void> {
    const desk = this.#desk;
    const curtain = desk.door?.curtain;
    if (curtain === undefined) return;
    try {
      const next = await shell.forgetPin(desk.model.screen.game, curtain);
      if (!desk.closed) desk.take(next);
    } catch (error) {
      this.#refused(error);
    }
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
      // A new hour alone is no news: the dial shows it.
      const news = next.told.some(([, event]) => !desk.game.isHeading(event));
      desk.set({ recap: news ? { told: next.told, step: 0 } : undefined });
      this.#lifted();
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    const trouble = shell.troubleOf(error);
    this.#desk.showDoor({
      waiting: false,
      held: 0,
      trouble: noteOf(this.#desk.game, trouble).text,
    });
    if (trouble.kind === "stale-curtain") this.fell();
  }

  /** The next line of the private recap, or the table after the last. */
  tellNext(): void {
    const desk = this.#desk;
    const { recap } = desk.model;
    if (recap === undefined) return;
    const step = recap.step + 1;
    const more = step < recapSteps(desk.game, desk.model).length;
    desk.set({ recap: more ? { ...recap, step } : undefined });
    const list = this.#host.querySelector(".t-recap ol");
    if (list) list.scrollTop = list.scrollHeight;
    this.#lifted();
  }
}
