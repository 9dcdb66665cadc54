/** A drawing of its own on the layer of flights, gone when its motion ends. */
import { html, render } from "lit-html";

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
