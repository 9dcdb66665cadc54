/** A drawn thing that can be pressed: by finger, by key, and by name. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";

export interface Pressable {
  /** What a screen reader says. */
  readonly label?: string | undefined;
  /** Present only where pressing means something now. */
  readonly press?: (() => void) | undefined;
  /** Whether this is the chosen one, where one is chosen. */
  readonly chosen?: boolean | undefined;
  /** A stable name for whoever drives the page, such as `gap 3,0`. */
  readonly hook?: string | undefined;
  /** Among which things, where several lie under one finger, the nearest is meant. */
  readonly among?: string | undefined;
}

function onKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}

/** What a finger meant that covers several things: the one whose middle is nearest. */
export function nearest(
  { clientX: x, clientY: y }: Pick<MouseEvent, "clientX" | "clientY">,
  among: string,
): Element | undefined {
  const there = document.elementsFromPoint?.(x, y).flatMap((one) => one.closest(among) ?? []) ?? [];
  const far = (thing: Element): number => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  };
  return [...new Set(there)].sort((one, other) => far(one) - far(other))[0];
}

/** A press by hand goes to what is nearest; one by key, or by another press, stays where it is. */
function byHand(press: () => void, among: string): (event: MouseEvent) => void {
  return (event) => {
    const meant = event.detail === 0 ? undefined : nearest(event, among);
    if (meant === undefined || meant === event.currentTarget) press();
    else meant.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
}

/** Wraps a drawing as a button, as a named picture, or as mere decoration. */
export function pressable(
  { label, press, chosen, hook, among }: Pressable,
  names: string,
  place: string,
  drawn: unknown,
): SVGTemplateResult {
  if (press !== undefined) {
    return svg`<g class="m-press ${names} ${chosen ? "m-chosen" : ""}" transform=${place} role="button" tabindex="0"
      data-hook=${hook ?? nothing} aria-label=${label ?? nothing} aria-pressed=${chosen === undefined ? nothing : `${chosen}`}
      @click=${among === undefined ? press : byHand(press, among)} @keydown=${onKey(press)}>${drawn}</g>`;
  }
  return svg`<g class="${names} ${chosen ? "m-chosen" : ""}" transform=${place}
    role=${label === undefined ? nothing : "img"} aria-label=${label ?? nothing}
    aria-hidden=${label === undefined ? "true" : nothing}>${drawn}</g>`;
}
