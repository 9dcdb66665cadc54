/** Where the focus goes: to what is asked next when a key has chosen something, and never nowhere. */
import type { Camera } from "../camera/camera.ts";
import type { Game } from "../game/index.ts";

type Choice = Parameters<Game["acting"]["focusFor"]>[0];

export class Attention {
  #byKey = false;
  #last: Choice["kind"] = "none";
  /** What a slip asks, by its name; what is only looked at meanwhile changes nothing about it. */
  #asked: string | null = null;
  #from: HTMLElement | SVGElement | undefined;
  readonly #game: Game;
  readonly #host: HTMLElement;
  readonly #stop: () => void;

  constructor(game: Game, host: HTMLElement, camera: Camera) {
    this.#game = game;
    this.#host = host;
    const key = (): void => {
      this.#byKey = true;
    };
    const pointer = (): void => {
      this.#byKey = false;
    };
    // What a key comes to on the board is brought into view.
    const focused = ({ target }: FocusEvent): void => {
      const there = target instanceof SVGElement && target.matches(":focus-visible");
      if (there && target.closest(".t-layer")) camera.reveal(target);
    };
    host.addEventListener("keydown", key, { capture: true });
    host.addEventListener("pointerdown", pointer, { capture: true });
    host.addEventListener("focusin", focused);
    this.#stop = () => {
      host.removeEventListener("keydown", key, { capture: true });
      host.removeEventListener("pointerdown", pointer, { capture: true });
      host.removeEventListener("focusin", focused);
    };
  }

  close(): void {
    this.#stop();
  }

  /** To what is asked first. */
  first(): void {
    this.#host.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }

  /** After each drawing: what is chosen now. */
  turn(choice: Choice): void {
    this.#hold();
    const { kind } = choice;
    const before = this.#last;
    this.#last = kind;
    const fresh = kind === "none" ? this.#freshlyAsked() : null;
    if (!this.#byKey) return;
    if (fresh !== null) {
      this.#from = undefined;
      fresh.focus();
      return;
    }
    if (kind === before) return;
    const target = this.#game.acting.focusFor(choice);
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

  /** The first answer on a slip that has come up just now, in games that ask there: keys come to it at once. */
  #freshlyAsked(): HTMLElement | null {
    if (this.#game.drawing.asksOnSlips !== true) return null;
    const answer = this.#host.querySelector<HTMLElement>(".t-slips .t-answer");
    const asked = answer?.closest(".t-slip")?.getAttribute("aria-label") ?? null;
    const fresh = asked !== this.#asked;
    this.#asked = asked;
    return fresh ? answer : null;
  }

  /** When what had the focus is gone, it goes to what is asked first, or to the table itself: else keys go unheard. */
  #hold(): void {
    const at = document.activeElement;
    const held = at !== null && at !== document.body && at !== this.#host;
    if (held && at.closest("[inert]") === null) return;
    const first = this.#host.querySelector<HTMLElement>("[data-first-focus]") ?? this.#host;
    if (first !== at) first.focus({ preventScroll: true });
  }
}
