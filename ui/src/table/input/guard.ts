/**
 * Nothing is lost by a slip: a press that comes upon something which has only just changed does nothing, for it was
 * meant for what was there before. A change is something new to press, or the same thing with another meaning.
 */

/** So long what is new, or means something else, is not pressed; in milliseconds. */
export const SETTLES = 400;

/** So long Enter does nothing after a PIN has opened a door; in milliseconds. */
const CONFIRMS = 1500;

const PRESSABLE = 'button, [role="button"], summary';
/** While it is new, for whoever drives the page. */
const FRESH = "data-fresh";

/** What a press on this would come to, as far as it can be told. Figures do not matter. */
function meaning(thing: Element): string {
  const named = ["data-does", "data-action", "data-answer", "data-hook", "aria-pressed"];
  const told = named.map((name) => thing.getAttribute(name) ?? "");
  const known =
    told.slice(0, 4).some((one) => one !== "") && thing.getAttribute("data-does") === null;
  const words = thing.getAttribute("aria-label") ?? thing.textContent ?? "";
  return [...told, known ? "" : words.replace(/[\d\s]+/g, " ")].join("|");
}

export class Guard {
  readonly #host: HTMLElement;
  /** Whether presses that no hand made are looked at, too. */
  readonly #all: boolean;
  readonly #watcher: MutationObserver;
  /** Until then keys are those of somebody who still confirms their PIN. */
  #confirmed = 0;
  readonly #meanings = new WeakMap<Element, string>();
  readonly #changed = new WeakMap<Element, number>();

  constructor(host: HTMLElement, all = false) {
    this.#host = host;
    this.#all = all;
    this.#watcher = new MutationObserver((records) => this.#look(records));
    this.#watcher.observe(host, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [
        "data-does",
        "data-action",
        "data-answer",
        "data-hook",
        "aria-pressed",
        "aria-label",
      ],
    });
    for (const kind of ["click", "keydown"] as const)
      host.addEventListener(kind, this.#press, { capture: true });
  }

  close(): void {
    this.#watcher.disconnect();
    for (const kind of ["click", "keydown"] as const)
      this.#host.removeEventListener(kind, this.#press, { capture: true });
  }

  /** A PIN has opened the door with its last figure: the Enter that follows means no more than that. */
  pinGiven(): void {
    this.#confirmed = performance.now() + CONFIRMS;
  }

  #look(records: readonly MutationRecord[]): void {
    const now = performance.now();
    const met = new Set<Element>();
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(PRESSABLE)) met.add(node);
        for (const inside of node.querySelectorAll(PRESSABLE)) met.add(inside);
      }
      const about = target instanceof Element ? target : target.parentElement;
      const thing = about?.closest(PRESSABLE);
      if (thing) met.add(thing);
    }
    for (const thing of met) this.#meet(thing, now);
  }

  #meet(thing: Element, now: number): void {
    const means = meaning(thing);
    if (this.#meanings.get(thing) === means) return;
    this.#meanings.set(thing, means);
    this.#changed.set(thing, now);
    thing.setAttribute(FRESH, "");
    setTimeout(() => {
      if (this.#changed.get(thing) === now) thing.removeAttribute(FRESH);
    }, SETTLES);
  }

  #press = (event: Event): void => {
    if (!event.isTrusted && !this.#all) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const thing = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    // What has been drawn in this very moment may not have been looked at yet.
    this.#look(this.#watcher.takeRecords());
    const since = thing === null ? undefined : this.#changed.get(thing);
    const now = performance.now();
    const confirms = thing !== null && event instanceof KeyboardEvent && now < this.#confirmed;
    if (!confirms && (since === undefined || now - since >= SETTLES)) return;
    // The door and its latch are held, which is no slip.
    if (event.type === "keydown" && thing?.matches(".t-latch")) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
