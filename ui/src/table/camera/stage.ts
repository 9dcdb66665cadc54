/** A board under the camera, with the buttons that move it. */
import { html, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Handlers, Lens } from "../game/index.ts";
import { signButton } from "../render/bar.ts";

const FIT = "M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4M-3-3H3V3H-3Z";
const MORE = "M0-8V8M-8 0H8";
const LESS = "M-8 0H8";

/** Board and map are drawn in the same units. */
export function stage(
  { board, map }: { readonly board: unknown; readonly map: unknown },
  lens: Lens,
  { fit, zoom }: Pick<Handlers, "fit" | "zoom">,
): TemplateResult {
  return html`<main class="t-middle">
    <div class="t-viewport" @dblclick=${fit}><div class="t-layer">${board}</div></div>
    <svg class="t-map" viewBox="${lens.bounds.x} ${lens.bounds.y} ${lens.bounds.width} ${lens.bounds.height}" aria-hidden="true">
      ${map}<rect class="t-map-frame" />
    </svg>
    <div class="t-lens">
      ${signButton({ action: "zoom-in", label: say("table-zoom-in"), path: MORE, press: () => zoom(1.3) })}
      ${signButton({ action: "zoom-out", label: say("table-zoom-out"), path: LESS, press: () => zoom(1 / 1.3) })}
      ${signButton({ action: "fit", label: say("table-fit"), path: FIT, press: fit, disabled: lens.fitted })}
    </div>
  </main>`;
}
