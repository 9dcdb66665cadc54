// Day and night: limewashed plaster or a dark oak table. The light follows the
// system until somebody chooses. CSS does the rest, from <html data-light>.

export const LIGHTS = ["auto", "day", "night"] as const;
export type Light = (typeof LIGHTS)[number];

let chosen: Light = "auto";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The light now chosen. */
export function light(): Light {
  return chosen;
}

/** Lets this light shine from now on. */
export function setLight(light: Light): void {
  chosen = light;
  applyLight();
}

/** Keeps an eye on the system's light. */
export function followSystemLight(): void {
  dark.addEventListener("change", applyLight);
  applyLight();
}

/** Tells CSS whether it is day or night. */
function applyLight(): void {
  const system = dark.matches ? "night" : "day";
  document.documentElement.dataset.light = chosen === "auto" ? system : chosen;
}
