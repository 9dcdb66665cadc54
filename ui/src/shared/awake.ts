// The screen stays lit while somebody plays: until nobody has touched anything for a while, or nobody sees the page.

/** Nobody plays who has touched nothing for so long, in milliseconds. */
const PLAYS = 10 * 60_000;

const TOUCHES = ["pointerdown", "keydown"] as const;

export class Awake {
  readonly #plays: () => boolean;
  #lock: WakeLockSentinel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `plays` says whether there is anything to be played. */
  constructor(plays: () => boolean) {
    this.#plays = plays;
    for (const kind of TOUCHES) window.addEventListener(kind, this.#touched, { capture: true });
    document.addEventListener("visibilitychange", this.#touched);
    this.#touched();
  }

  close(): void {
    this.#closed = true;
    for (const kind of TOUCHES) window.removeEventListener(kind, this.#touched, { capture: true });
    document.removeEventListener("visibilitychange", this.#touched);
    this.#release();
  }

  #touched = (): void => {
    clearTimeout(this.#timer);
    if (document.visibilityState === "hidden" || !this.#plays()) {
      this.#release();
      return;
    }
    this.#timer = setTimeout(() => this.#release(), PLAYS);
    void this.#hold();
  };

  async #hold(): Promise<void> {
    if (!("wakeLock" in navigator) || (this.#lock !== undefined && !this.#lock.released)) return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (this.#closed || document.visibilityState === "hidden") await lock.release();
      else this.#lock = lock;
    } catch (error) {
      // A battery that is nearly empty is a reason to refuse.
      console.warn("the screen is not kept lit:", error);
    }
  }

  #release(): void {
    clearTimeout(this.#timer);
    void this.#lock?.release();
    this.#lock = undefined;
  }
}
