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
}

function onKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}

/** Wraps a drawing as a button, as a named picture, or as mere decoration. */
export function pressable(
  { label, press, chosen, hook }: Pressable,
  names: string,
  place: string,
  drawn: unknown,
): SVGTemplateResult {
  if (press !== undefined) {
    return svg`<g class="m-press ${names} ${chosen ? "m-chosen" : ""}" transform=${place} role="button" tabindex="0"
      data-hook=${hook ?? nothing} aria-label=${label ?? nothing} aria-pressed=${chosen === undefined ? nothing : `${chosen}`}
      @click=${press} @keydown=${onKey(press)}>${drawn}</g>`;
  }
  return svg`<g class="${names} ${chosen ? "m-chosen" : ""}" transform=${place}
    role=${label === undefined ? nothing : "img"} aria-label=${label ?? nothing}
    aria-hidden=${label === undefined ? "true" : nothing}>${drawn}</g>`;
}
