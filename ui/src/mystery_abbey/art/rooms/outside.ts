/** Under the open sky: the meadow about the walls, Courtyard, garth, garden and graves. */

import { type SVGTemplateResult, svg } from "lit-html";
import { GARTH, PLAN } from "../layout.ts";
import { paint } from "../paint.ts";
import { barrel, tree } from "./things.ts";

/** Cobbles, strewn evenly but not in rows. */
const cobbles = ((): string => {
  let d = "";
  for (let n = 0; n < 190; n += 1) {
    const [x, y] = [40 + ((n * 61.8) % 405), 62 + ((n * 38.2 * 3.7) % 600)];
    const yard = x < 130 || (y < 325 && (x < 330 || y > 280) && (y > 150 || x < 228));
    if (yard) d += `M${x.toFixed(0)} ${y.toFixed(0)}h0`;
  }
  return d;
})();

export const meadow: SVGTemplateResult = svg`
  <rect class="a-meadow" width=${PLAN.width} height=${PLAN.height} rx="10" />
  <rect class="a-border" x="7" y="7" width=${PLAN.width - 14} height=${PLAN.height - 14} rx="7" />
  <rect class="a-border-gold" x="12" y="12" width=${PLAN.width - 24} height=${PLAN.height - 24} rx="5" />`;

const grave = (x: number, y: number) => paint`
    stone M${x - 7} ${y}v-15q7-7 14 0v15Z;
    relief M${x} ${y - 15}v9M${x - 3.4} ${y - 12}h6.8`;

export const churchyard: SVGTemplateResult = svg`
  ${tree(1060, 288, 26)} ${grave(990, 272)} ${grave(1014, 300)} ${grave(990, 318)} ${grave(1030, 268)}
  ${tree(1080, 30, 16)} ${tree(908, 34, 14)} ${tree(948, 248, 12)}`;

/** A hen, looking to the left or to the right. */
const hen = (x: number, y: number, side: 1 | -1): SVGTemplateResult => svg`
  <g transform="translate(${x} ${y}) scale(${side} 1)">
    ${paint`white M-8-4Q-4-1 2-4Q4-10 8-9L11-7L8-5Q9 4 0 5Q-8 5-8-4Z;ruby+n M6-9Q8-13 10-8Z;line M-1 5V9M3 4V9`}
  </g>`;

export const courtyard: SVGTemplateResult = paint`
    trodden M340 198Q85 190 85 420V675M120 250Q200 300 455 303M206 335Q206 300 230 292M140 604Q85 604 85 560M289 122Q280 180 230 200;
    cobble ${cobbles};
    stone2 M166 108a27 17 0 1 0 54 0v-16h-54Z;
    stone E193 92 27 17;
    water E193 92 18 11;
    oak M164 92V56h5v36ZM217 92V56h5v36Z;roof M156 58L193 36L230 58Z;
    hoop M193 58V84;oak0 M188 82h10l-1.6 9h-6.8Z;
    ${tree(82, 104, 34)};straw M48 560q20-26 50-6v18H48Z;
    oak M44 572H104L98 588H50Z;oak2 O74 590 12;oak0 O74 590 4;
    ${barrel(52, 316)}; ${hen(262, 242, 1)}; ${hen(300, 226, -1)}; ${hen(66, 452, 1)};oak M402 326h40v-8h-40ZM406 318h32v-8h-32ZM412 310h20v-7h-20Z;
    oak0 M402 318h6v8h-6ZM414 318h6v8h-6ZM426 318h6v8h-6ZM406 310h6v8h-6ZM418 310h6v8h-6ZM412 303h6v7h-6Z`;

export const garth: SVGTemplateResult = svg`
  <rect class="a-lawn" x=${GARTH.x} y=${GARTH.y} width=${GARTH.width} height=${GARTH.height} />
  ${paint`walk M665 348V585M547 466H783;walk O665 466 46;stone O665 466 30;water O665 466 23;stone O665 466 9;jet M665 466q-12-18-16-3M665 466q12-18 16-3M665 466q-5-22 0-24q5 2 0 24`}
  ${tree(594, 394, 25)} ${tree(736, 394, 25)} ${tree(594, 538, 25)} ${tree(736, 538, 25)}
  <path class="a-flower" d="M572 440h0M582 446h0M566 448h0M748 440h0M760 446h0M640 372h0M628 364h0M696 372h0M704 362h0M640 562h0M630 572h0M698 566h0M752 492h0M572 492h0M764 500h0" />`;

/** Beds in rows, each with its own crop; hives; a tree. */
const row = (x: number, y: number, w: number, crop: string): SVGTemplateResult => paint`
    bed M${x} ${y}h${w}v16h${-w}Z;
    ${crop} ${Array.from({ length: Math.floor(w / 14) }, (_, n) => `M${x + 8 + n * 14} ${y + 8}h0`).join("")}`;

const hive = (x: number, y: number) => paint`
    straw M${x - 12} ${y}q-2-22 12-26q14 4 12 26Z;
    hair-line M${x - 12} ${y - 7}h24M${x - 11} ${y - 14}h22M${x - 8} ${y - 20}h16;
    dark M${x - 3} ${y}v-4q3-3 6 0v4Z`;

export const garden: SVGTemplateResult = paint`
    lawn M566 826H1080V924H566Z;
    walk+walk-narrow M566 889H1076;
    ${row(606, 836, 94, "a-crop")}; ${row(606, 860, 94, "a-crop-red")};
  ${row(716, 836, 94, "a-crop-blue")}; ${row(716, 860, 94, "a-crop")};
  ${row(826, 836, 60, "a-crop-red")}; ${row(826, 860, 60, "a-crop-blue")};
  ${hive(912, 872)}; ${hive(942, 866)};
  ${tree(1050, 862, 24)}; ${tree(1056, 908, 13)}; ${tree(590, 912, 11)}`;
