/** Where the focus goes when a key has chosen something: to what is asked next, and back again. */
import type { GameScreens } from "./game.ts";

type Choice = Parameters<GameScreens["askedBy"]>[0];

export class Attention {
  #byKey = false;
  #last: Choice["kind"] = "none";
  #from: HTMLElement | SVGElement | undefined;
  readonly #game: GameScreens;
  readonly #host: HTMLElement;
  readonly #stop: () => void;

  constructor(game: GameScreens, host: HTMLElement) {
    this.#game = game;
    this.#host = host;
    const key = (): void => {
      this.#byKey = true;
    };
    const pointer = (): void => {
      this.#byKey = false;
    };
    host.addEventListener("keydown", key, { capture: true });
    host.addEventListener("pointerdown", pointer, { capture: true });
    this.#stop = () => {
      host.removeEventListener("keydown", key, { capture: true });
      host.removeEventListener("pointerdown", pointer, { capture: true });
    };
  }

  close(): void {
    this.#stop();
  }

  /** After each drawing: what is chosen now. */
  turn(choice: Choice): void {
    const { kind } = choice;
    const before = this.#last;
    this.#last = kind;
    if (!this.#byKey || kind === before) return;
    const target = this.#game.askedBy(choice);
    const found = target === null ? null : this.#host.querySelector<HTMLElement>(target);
    if (found !== null) {
      const had = document.activeElement;
      if (before === "none" && (had instanceof HTMLElement || had instanceof SVGElement))
        this.#from = had;
      found.focus();
    } else if (kind === "none") {
      if (this.#from?.isConnected && document.activeElement === document.body) this.#from.focus();
      this.#from = undefined;
    }
  }
}
