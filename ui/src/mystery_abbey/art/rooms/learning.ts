/** Where one reads, writes and speaks: Scriptorium, Library, Parlor. */

import { type SVGTemplateResult, svg } from "lit-html";
import { paint } from "../paint.ts";
import { book, candle, lancets } from "./things.ts";

const COVERS = ["a-ruby", "a-azure", "a-leaf", "a-oak", "a-gold", "a-violet"];

/** A slanted desk with a sheet in work, and its stool. */
const desk = (x: number, y: number, cover: string): SVGTemplateResult => paint`
    oak2 M${x - 20} ${y + 8}h5v12h-5ZM${x + 15} ${y + 8}h5v12h-5Z;
    oak0 M${x - 19} ${y - 12}H${x + 19}L${x + 24} ${y + 10}H${x - 24}Z;
    ${book(x, y, cover)};quill M${x + 16} ${y - 4}q7-10 5-16q-8 4-8 15Z`;

export const scriptorium: SVGTemplateResult = paint`
    glass ${lancets(697, [160, 180, 200, 220, 240, 260], 12, 17)};
    ${desk(122, 728, "a-ruby")}; ${desk(184, 728, "a-azure")}; ${desk(246, 728, "a-leaf")};stool M114 760h16M176 760h16M238 760h16`;

/** One shelf of books, each its own height and colour. */
function shelf(x: number, y: number, w: number): SVGTemplateResult {
  const spines = COVERS.map((cover, colour) => {
    let d = "";
    for (let n = 0, at = x + 3; at < x + w - 7; n += 1) {
      const thick = 5 + ((n * 7 + y) % 4);
      const high = 13 + ((n * 5 + y) % 6);
      if ((n * 5 + Math.floor(n / 3) + y) % COVERS.length === colour && n % 11 !== 9)
        d += `M${at} ${y}v${-high}h${thick - 0.8}v${high}Z`;
      at += thick;
    }
    return svg`<path class="${cover} a-spine" d=${d} />`;
  });
  return paint`
    oak2 M${x - 3} ${y - 23}h${w + 6}v29h${-w - 6}Z;
    dark+n M${x} ${y - 20}h${w}v20h${-w}Z;
    ${spines};oak0 M${x - 3} ${y}h${w + 6}v5h${-w - 6}Z`;
}

export const library: SVGTemplateResult = paint`
    ${shelf(44, 838, 82)}; ${shelf(176, 838, 140)};
  ${shelf(44, 868, 56)};oak0 M214 892h44l6 14h-56Z;
    ${book(236, 896, "a-ruby")};
  ${candle(276, 904)};oak M124 846l5 60h5l-5-60ZM146 846l5 60h5l-5-60Z;
    rung M127 858h22M128 870h22M129 882h22M130 894h22`;

/** Two chairs and the grille between them: here one may speak. */
const chair = (x: number, y: number, side: 1 | -1): SVGTemplateResult => svg`
  <g transform="translate(${x} ${y}) scale(${side} 1)">
    ${paint`oak2 M-14-14H-8V16H-14Z;oak M-10-8H12V12H-10Z;ruby M-7-5H9V9H-7Z`}
  </g>`;

export const parlor: SVGTemplateResult = paint`
    glass ${lancets(442, [224, 238], 9, 15)};
    rug M158 462H232V524H158Z;
    rug-line M163 467H227V519H163Z;
    ${chair(166, 492, 1)}; ${chair(224, 492, -1)};oak0 M181 476H209V508H181Z;
    ${candle(158, 600)}`;

export const learning: SVGTemplateResult = svg`${scriptorium}${library}${parlor}`;
