/** Marks of the sheet, to lie over a portrait of 64 by 80. */
import { type SVGTemplateResult, svg } from "lit-html";

/** A seen suspect is crossed out for good, under seal; a deduced one by hand. */
export function sheetMark(kind: "seen" | "crossed"): SVGTemplateResult {
  return kind === "crossed"
    ? svg`<g class="a-mark-crossed" aria-hidden="true"><path d="M9 15Q30 38 56 70M55 13Q36 40 8 71" /></g>`
    : svg`<g class="s-drawing a-mark-seen" aria-hidden="true" transform="translate(52 68)">
        <circle class="a-seal" r="10" />
        <path class="a-seal-eye" d="M-7 0Q0-7 7 0Q0 7-7 0Z" />
        <circle class="a-seal-pupil" r="2.5" />
      </g>`;
}
