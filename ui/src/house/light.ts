// Day and night: limewashed plaster or a dark oak table. The light follows the
// system until somebody chooses. CSS does the rest, from <html data-light>.

import { recall, remember } from "./memory.ts";

export const LIGHTS = ["auto", "day", "night"] as const;
export type Light = (typeof LIGHTS)[number];

let chosen: Light = "auto";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The light now chosen. */
export function light(): Light {
  return chosen;
}

/** Keeps this light from now on, in this session and the next. */
export function shine(light: Light): void {
  remember("light", light);
  chosen = light;
  shed();
}

/** Begins with the light chosen before, and keeps an eye on the system's. */
export function wake(): void {
  chosen = LIGHTS.find((known) => known === recall("light")) ?? "auto";
  dark.addEventListener("change", shed);
  shed();
}

/** Tells CSS whether it is day or night. */
function shed(): void {
  const system = dark.matches ? "night" : "day";
  document.documentElement.dataset.light = chosen === "auto" ? system : chosen;
}
