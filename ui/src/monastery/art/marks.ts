/** The circled value, and the mark of what an icon tile does. Signs and figures only, no words. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { TileKey } from "./faces.ts";
import { numeral } from "./numerals.ts";

/** The circled value of a tile, in its north-western corner. */
export function circledValue(value: number): SVGTemplateResult {
  return svg`
    <circle class="m-value" cx="14.5" cy="14.5" r="12.6" />
    <circle class="m-gilt-ring" cx="14.5" cy="14.5" r="10.9" />
    ${numeral(String(value), 14.5, 21.6, 23)}
  `;
}

const sum = (text: string) => numeral(text, 0, 7.2, 10.5);

const coin = svg`
  <circle class="m-gold" r="7.6" />
  ${numeral("+1", 0, 3.6, 10.5)}`;

const padlock = svg`
  <path class="m-thick" d="M-3-.5V-3Q-3-6 0-6T3-3V-.5" />
  <path class="m-gold" d="M-5-1H5V5.5H-5Z" />
  <path class="m-black m-n" d="M-1 1.2H1V4H-1Z" />`;

const wayIn = svg`
  <path class="m-dark" d="M-1 6V-1.5Q-1-6 2.7-6T6.3-1.5V6Z" />
  <path class="m-arrow" d="M-7.5 1H2M-1-2L2.5 1L-1 4" />`;

const MARKS: Partial<Readonly<Record<TileKey, SVGTemplateResult>>> = {
  // Prayer counts double.
  chapel: svg`<path class="m-gold" d="M-1-8.5H1V-6.5H3V-4.5H1V-1.5H-1V-4.5H-3V-6.5H-1Z" />${sum("×2")}`,
  almonry: coin,
  scriptum: svg`
    <path class="m-azure" d="M0-6Q-2.5-8-5.5-7.3V-2Q-2.5-2.7 0-1Q2.5-2.7 5.5-2V-7.3Q2.5-8 0-6Z" />${sum("+1")}`,
  farm: svg`
    <path class="m-oak" d="M-.9-9H.9V-6H-.9Z" />
    <path class="m-steel" d="M-3.3-6.5H3.3V-4Q2.8-2 0-1.2Q-2.8-2-3.3-4Z" />${sum("+2")}`,
  // Two letters change places.
  library: svg`<path class="m-arrow" d="M-6-2.5H5M1.5-5.8L5.5-2.5L1.5 .3M6 3H-5M-1.5 6.3L-5.5 3L-1.5-.2" />`,
  // A tile from the bag for one put back.
  workshop: svg`
    <path class="m-white" d="M-2.8-2.8H2.8V2.8H-2.8Z" />
    <path class="m-arrow" d="M-5.5-2.5Q-3.5-6 .5-6Q4-5.5 5.5-2.5M6-5.5L5.7-2.3L2.6-2.7M5.5 2.5Q3.5 6-.5 6Q-4 5.5-5.5 2.5M-6 5.5L-5.7 2.3L-2.6 2.7" />`,
  // One more tile is placed.
  stables: svg`
    <path class="m-white" d="M-5-5H5V5H-5Z" />
    <path class="m-arrow" d="M0-3.2V3.2M-3.2 0H3.2" />`,
  // The next Abbot is elected now.
  "abbots-house": svg`
    <path class="m-white" d="M-5.5 6L-6.5-.5Q-4-5.5 0-8Q4-5.5 6.5-.5L5.5 6Q0 7.5-5.5 6Z" />
    <path class="m-gold m-n" d="M-1-6.5H1V2.6H5.9L5.4 5.5Q0 6.9-5.4 5.5L-5.9 2.6H-1Z" />`,
  // Praying monks stand up where they are.
  brewhouse: svg`
    <path class="m-oak" d="M-6 5.5Q-5.8 0-4.3-1.5H-1Q.6 0 .8 5.5Z" />
    <circle class="m-skin" cx="-2.6" cy="-3.5" r="2.6" />
    <path class="m-arrow" d="M4.5 5V-4.5M2-2L4.5-5L7-2" />`,
  "prison-cell": padlock,
  "secret-way-red": wayIn,
  "secret-way-blue": wayIn,
  "secret-way-green": wayIn,
  "secret-way-yellow": wayIn,
  beehive: coin,
  "carp-pond": coin,
  dovecote: coin,
};

/** The roundel of an icon tile in the north-eastern corner; other tiles have none. */
export function effectMark(key: TileKey): SVGTemplateResult | typeof nothing {
  const mark = MARKS[key];
  if (mark === undefined) return nothing;
  return svg`
    <g class="s-drawing m-mark" transform="translate(85.5 14.5) scale(1.24)">
      <circle class="m-roundel" r="10.3" />${mark}
    </g>`;
}
