/** What is moved and laid on the table. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "../../seats/colours.ts";
import { device } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import { heapOf } from "./cards/cards.ts";
import { PAWN } from "./layout.ts";
import { cardBack } from "./portrait.ts";

export { bell, bellSign } from "./bell.ts";
export {
  bookCard,
  bookPile,
  crypta,
  cryptaPile,
  eventCard,
  libraryCard,
  libraryPile,
  massCard,
} from "./cards/cards.ts";
export { PAWN } from "./layout.ts";
export { sheetMark } from "./marks.ts";

/** A player's monk; his feet are at the origin, fifty-five units high. */
export const pawn = (colour: SeatColour, scale = PAWN): SVGTemplateResult =>
  monk({ colour, scale });

/** A die about its origin, twenty-six units across: who was here last. */
export function die(colour: SeatColour): SVGTemplateResult {
  return svg`<g class="s-drawing s-${colour} a-die" aria-hidden="true">
    <path class="s-cowl" d="M-13-8L-7-14H14V7L8 13Z" />
    <path class="s-robe" d="M-13-8H8V13H-13Z" />
    <path class="a-line" d="M8-8L14-14" />
    <g transform="translate(-2.5 2.5) scale(1.6)">${device(colour)}</g>
  </g>`;
}

/** The cards that lie in the Parlor, 64 by 80 and a little more. */
export const pile = (count: number): SVGTemplateResult => heapOf(count, cardBack());

/** Candle, rosary and a stone to kneel on, about its origin, twenty-four units high: whoever does penance. */
export function penance(): SVGTemplateResult {
  return svg`<g class="s-drawing a-penance" aria-hidden="true">
    <circle class="a-penance-ground" r="12" />
    <path class="a-beads" d="M-5-7C-12-4-9 7 0 8.4S12-4 5-7" /><path class="a-beads-lit" d="M-5-7C-12-4-9 7 0 8.4S12-4 5-7" />
    <path class="a-skin1" d="M-2.6 4.6V-3L-.6-9.4Q0-10.4 .6-9.4L2.6-3V4.6Z" /><path class="a-line" d="M0-8V3" />
    <path class="a-cloth" d="M-3.6 3H3.6L4.6 8H-4.6Z" />
  </g>`;
}
