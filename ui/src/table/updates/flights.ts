/** A drawing of its own on the layer of flights, gone when its motion ends. */
import { html, render, svg } from "lit-html";

export const EASE = "cubic-bezier(.3,.7,.3,1)";

function flightsOf(host: HTMLElement): SVGGElement | null {
  return host.querySelector<SVGGElement>(".t-flights");
}

export function fly(
  host: HTMLElement,
  drawn: unknown,
  frames: Keyframe[],
  duration: number,
): Promise<void> {
  const layer = flightsOf(host);
  if (layer === null || typeof layer.animate !== "function") return Promise.resolve();
  const page = document.createElement("div");
  render(html`<svg>${drawn}</svg>`, page);
  const thing = page.querySelector("svg > g");
  if (thing === null) return Promise.resolve();
  layer.append(thing);
  const motion = thing.animate(frames, { duration, easing: EASE, fill: "both" });
  return motion.finished.then(
    () => thing.remove(),
    () => thing.remove(),
  );
}

/** Points rise from the place that brought them. */
export function risePoints(
  host: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
  colour: string,
  points: number,
  duration: number,
): void {
  const at = (up: number) => ({ transform: `translate(${x}px, ${y - up}px)` });
  void fly(
    host,
    svg`<g><g class="t-rise s-${colour}"><circle r="17" /><text y="7">+${points}</text></g></g>`,
    [
      { ...at(0), opacity: 0 },
      { ...at(18), opacity: 1, offset: 0.2 },
      { ...at(30), opacity: 1, offset: 0.75 },
      { ...at(46), opacity: 0 },
    ],
    Math.max(700, duration * 3),
  );
}
