/** What happens, as small pictures of 160 by 100. */

import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Suspect } from "../../generated/mystery_abbey.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { monk } from "../../seats/monk.ts";
import { bellSign } from "./bell.ts";
import { asking, small } from "./cards/motifs.ts";
import { paint } from "./paint.ts";
import { cardBack, portrait } from "./portrait.ts";
import { candle, lancets } from "./rooms/things.ts";

export const SCENE = { width: 160, height: 100 } as const;

const scene = (drawn: SVGTemplateResult, ground: string): SVGTemplateResult => svg`
  <g class="s-drawing a-scene" aria-hidden="true">
    <rect class=${ground} x=".5" y=".5" width="159" height="99" rx="4" />
    ${drawn}
    <rect class="a-scene-frame" x=".5" y=".5" width="159" height="99" rx="4" />
  </g>`;

const glow = (x: number, y: number, r: number): SVGTemplateResult =>
  paint`glow-lit O${x} ${y} ${r};glow-lit O${x} ${y} ${r * 0.6}`;

/** Arches that carry the vault, and the floor below. */
const nave = paint`
    scene-stone M0 0H160V78H0Z;
    scene-arch M8 78V34Q8 6 30 6T52 34V78ZM58 78V30Q58-4 80-4T102 30V78ZM108 78V34Q108 6 130 6T152 34V78Z;
    scene-floor M0 76H160V100H0Z;
    scene-joint M0 84H160M0 92H160M20 76L8 100M50 76L44 100M110 76L116 100M140 76L152 100`;

/** Everybody in the church, before the altar; the bell rings. */
export function mass(seats: readonly SeatColour[]): SVGTemplateResult {
  const size = seats.length > 4 ? 1.15 : 1.5;
  const step = Math.min(34, 132 / Math.max(1, seats.length));
  return scene(
    svg`${nave}
      ${paint`glass ${lancets(46, [30, 130], 18, 30) + lancets(44, [80], 22, 36)};glass-ruby M25 30h10v9h-10ZM125 30h10v9h-10ZM75 24h10v10h-10Z;glass-gold M26 40h8v5h-8ZM126 40h8v5h-8ZM75 35h10v8h-10Z;white M60 54H100V72H60Z;altar M60 59H100;gold M78 40H82V45H87V49H82V54H78V49H73V45H78Z`}
      ${candle(66, 54)} ${candle(94, 54)} ${glow(66, 38, 13)} ${glow(94, 38, 13)}
      <path class="a-hoop" d="M130 0V8" /><g transform="translate(130 20) scale(.9)">${bellSign}</g><path class="a-sound" d="M117 16Q114 22 117 28M143 16Q146 22 143 28" />
      ${seats.map((colour, n) => {
        const x = 80 + (n - (seats.length - 1) / 2) * step;
        const left = x <= 80;
        return svg`<g transform="translate(${x} ${94 - Math.abs(x - 80) * 0.05}) scale(${left ? size : -size} ${size})">${monk({ colour, praying: true })}</g>`;
      })}`,
    "a-scene-stone",
  );
}

/** Somebody asked keeps silent. */
export function silence(asked: SeatColour, asker: SeatColour): SVGTemplateResult {
  return scene(
    svg`${nave}
      ${monk({ colour: asker, x: 28, y: 94, scale: 1.7 })}
      <g transform="translate(54 34)"><path class="a-page" d="M-14-16H14Q18-16 18-12V4Q18 8 14 8H-4L-14 16L-11 8H-14Q-18 8-18 4V-12Q-18-16-14-16Z" />${asking(0, -4, 0.9)}</g>
      <g class="s-${asked}">
        ${paint`s-robe M74 100Q76 76 98 70H124Q146 76 148 100Z;s-cowl M111 6Q82 10 84 46Q84 64 92 76Q111 84 130 76Q138 64 138 46Q140 10 111 6Z;skin1 M111 20Q94 22 94 44Q96 66 111 72Q126 66 128 44Q128 22 111 20Z;brow-shade M111 20Q94 22 94 44Q98 32 111 31T128 44Q128 22 111 20Z;line M98 43Q102 40 106 43M116 43Q120 40 124 43M111 44Q108 51 109 53H113;mouth M105 61H117;skin0 M107 90V62Q107 54 111 54T115 62V72Q124 70 126 76Q127 86 122 92H107Z;line M115 72V78M119 72V79M123 73V80;s-robe M102 100L106 86H126L130 100Z`}
      </g>`,
    "a-scene-stone",
  );
}

/** The owner comes home and finds somebody in the cell. */
export function caught(owner: SeatColour, intruder: SeatColour): SVGTemplateResult {
  return scene(
    svg`${paint`scene-stone M0 0H160V74H0Z;scene-plank M0 74H160V100H0Z;scene-joint M0 82H160M0 91H160;sky-night M62 14H86V40H62Z;hoop M70 14V40M78 14V40;flame M66 20a4.4 4.4 0 1 0 4 6a4 4 0 0 1-4-6Z;dark M104 80V36Q104 12 126 12T148 36V80Z;oak M148 82V30Q156 26 158 34V94Z`}
      ${glow(114, 60, 26)}
      ${monk({ colour: owner, x: 128, y: 82, scale: 2.2 })}
      ${paint`hoop M112 48V56;gold M107 56H117V60H107ZM108 70H116V73H108Z;flame M108 60H116V70H108Z;oak M4 60H10V92H4ZM54 72H58V92H54Z`}<g class="s-${owner}"><path class="s-robe" d="M10 74H56V86H10Z" /></g><path class="a-white" d="M10 68H24V76H10Z" />
      ${monk({ colour: intruder, x: 76, y: 92, scale: 1.9 })}
      ${small(94, 62, 14)}
      <path class="a-startle" d="M64 42L60 36M76 38V31M88 42L92 36" />`,
    "a-scene-stone",
  );
}

/** In the Chapter Hall somebody is accused: guilty, or shown to be innocent. */
export function accusation(
  accuser: SeatColour,
  suspect: Suspect,
  right: boolean,
): SVGTemplateResult {
  return scene(
    svg`${nave}
      ${paint`oak2 M66 62V26Q80 10 94 26V62Z;ruby M71 60V30Q80 18 89 30V60Z;gold M78.6 14H81.4V18H85V21H81.4V27H78.6V21H75V18H78.6Z`}
      ${monk({ colour: accuser, x: 28, y: 93, scale: 2.1 })}
      <path class="a-pointing" d="M44 62H62M56 57L62 62L56 67" />
      ${right ? svg`<path class="a-scene-ray" d=${rays(122, 50, 20, 62)} />` : nothing}
      <g transform="translate(92 12) scale(.95)">${portrait(suspect)}</g>
      ${
        right
          ? svg`<path class="a-bars" d="M98 14V88M108 14V88M118 14V88M128 14V88M138 14V88M148 14V88" />
            <g transform="translate(148 82)">${paint`right O0 0 11;verdict M-5.6 .4L-1.6 4.6L6-4.6`}</g>`
          : svg`<g transform="translate(148 82)">${paint`wrong O0 0 11;verdict M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6`}</g>`
      }`,
    "a-scene-stone",
  );
}

/** Rays about a point, as behind something revealed. */
const rays = (x: number, y: number, inner: number, outer: number): string =>
  Array.from({ length: 16 }, (_, n) => {
    const at = (r: number, by: number): string => {
      const turn = (n * Math.PI) / 8 + by;
      return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * 0.7 * Math.sin(turn)).toFixed(1)}`;
    };
    return `M${at(inner, -0.06)}L${at(outer, -0.1)}L${at(outer, 0.1)}L${at(inner, 0.06)}Z`;
  }).join("");

/** The card under the board is turned up. */
export function culprit(suspect: Suspect): SVGTemplateResult {
  return scene(
    svg`<path class="a-scene-ray" d=${rays(80, 50, 40, 96)} />
      <g transform="translate(30 22) rotate(-14 32 40) scale(.78)">${cardBack()}</g>
      <g transform="translate(82 22) rotate(14 32 40) scale(.78)">${cardBack()}</g>
      <g transform="translate(45.6 7) scale(1.075)">${portrait(suspect)}</g>`,
    "a-scene-dark",
  );
}
