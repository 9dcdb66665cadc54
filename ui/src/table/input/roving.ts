/** One stop of the Tab key for each drawing with many buttons; the arrows go from one to the nearest in their direction. */

type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const BUTTONS = '[role="button"]';

interface Middle {
  readonly x: number;
  readonly y: number;
}

function middleOf(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far a step it is in this direction; aside counts double, behind is out of the question. */
export function step(from: Middle, to: Middle, way: Way): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const [ahead, aside] =
    way === "ArrowLeft"
      ? [-dx, dy]
      : way === "ArrowRight"
        ? [dx, dy]
        : way === "ArrowUp"
          ? [-dy, dx]
          : [dy, dx];
  return ahead < 3 ? Number.POSITIVE_INFINITY : ahead + 2 * Math.abs(aside);
}

/** The nearest button in a direction. */
function nearest(from: Element, all: readonly Element[], way: Way): Element | undefined {
  const start = middleOf(from);
  let best: Element | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    if (one === from) continue;
    const length = step(start, middleOf(one), way);
    if (length < least) {
      least = length;
      best = one;
    }
  }
  return best;
}

/** The buttons of a group; only those that answer the question, while one is asked there. */
function buttonsIn(group: Element): readonly Element[] {
  const all = [...group.querySelectorAll(BUTTONS)];
  const among = group.getAttribute("data-among");
  const asked = among === null ? [] : all.filter((one) => one.matches(among));
  return asked.length > 0 ? asked : all;
}

/** Where the focus of each group last was, to find it again when its button is gone. */
const last = new WeakMap<Element, Middle>();

/** Leaves one Tab stop in each group, and mends the focus when what had it is gone. */
export function rove(host: HTMLElement): void {
  for (const group of host.querySelectorAll("[data-roving]")) {
    const all = [...group.querySelectorAll(BUTTONS)];
    const focused = all.find((one) => one === document.activeElement);
    const offered = all.find((one) => one.closest("[data-offered]") !== null);
    const stop = focused ?? all.find((one) => one.hasAttribute("data-stop")) ?? offered ?? all[0];
    for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }
}

/** Keys inside the groups; true if the key was used. */
export function roveKey(event: KeyboardEvent): boolean {
  if (!WAYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const from = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
  const group = from?.closest("[data-roving]");
  if (!from || !group) return false;
  const next = nearest(from, buttonsIn(group), event.key as Way);
  event.preventDefault();
  if (next) focusOn(next, group);
  return true;
}

function focusOn(element: Element, group: Element): void {
  for (const one of group.querySelectorAll(BUTTONS)) {
    one.setAttribute("tabindex", one === element ? "0" : "-1");
    one.removeAttribute("data-stop");
  }
  element.setAttribute("data-stop", "");
  (element as SVGElement).focus();
  last.set(group, middleOf(element));
}

/** Remembers where the focus is before a drawing, and returns what puts it back if its button went. */
export function keepFocus(host: HTMLElement): () => void {
  const had = document.activeElement;
  const group = had instanceof Element ? had.closest("[data-roving]") : null;
  if (!had || !group || !host.contains(had)) return () => {};
  const at = middleOf(had);
  last.set(group, at);
  return () => {
    if (document.activeElement === had && had.isConnected) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (!group.isConnected) return;
    const all = buttonsIn(group);
    const close = all.reduce<Element | undefined>((best, one) => {
      if (best === undefined) return one;
      const far = (e: Element) => Math.hypot(middleOf(e).x - at.x, middleOf(e).y - at.y);
      return far(one) < far(best) ? one : best;
    }, undefined);
    if (close) focusOn(close, group);
  };
}
