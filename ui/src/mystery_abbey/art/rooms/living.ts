/** Where the monks eat, sleep and are nursed. */

import { type SVGTemplateResult, svg } from "lit-html";
import type { Room } from "../../../generated/mystery_abbey.ts";
import { device } from "../../../seats/devices.ts";
import { cellColour } from "../../box.ts";
import { roomBox } from "../layout.ts";
import { paint } from "../paint.ts";
import { barrel, bed, bench, candle, lancets, table } from "./things.ts";

/** A bed in the colour of its owner, with the device; a window, a cross, a shelf. */
function cell(room: Room): SVGTemplateResult {
  const { x, y, width } = roomBox(room);
  const colour = cellColour(room) ?? "red";
  const east = x > 600;
  // The door is on the side of the dormitory; the bed stands with its head away from it.
  const middle = east ? x + width - 46 : x + 46;
  return svg`${paint`glass ${lancets(y + 22, [east ? x + width - 22 : x + 22], 11, 15)};oak2 M${middle - 1.6} ${y + 8}h3.2v4h4v3h-4v8h-3.2v-8h-4v-3h4Z`}
    <g class="s-${colour}">
      ${bed(middle, y + 45, "s-robe", east)}
      <g transform="translate(${east ? middle - 11 : middle + 11} ${y + 45}) scale(1.9)">${device(colour)}</g>
    </g>`;
}

const CELLS = ["cell-1", "cell-2", "cell-3", "cell-4", "cell-5", "cell-6"] as const;
export const cells: SVGTemplateResult = svg`${CELLS.map(cell)}`;

const chest = (x: number, y: number) => paint`
    oak M${x - 13} ${y - 8}h26v16h-26Z;
    oak0 M${x - 13} ${y - 12}h26v6h-26Z;
    gold M${x - 2} ${y - 7}h4v5h-4Z`;

export const dormitories: SVGTemplateResult = paint`
    rug M392 372H423V660H392Z;rug-line M396.6 377H418.4V655H396.6Z;
    rug M907 300H938V728H907Z;rug-line M911.6 305H933.4V723H911.6Z;
    glass ${lancets(357, [382, 432], 10, 16) + lancets(280, [898, 946], 10, 16)};
    ${chest(438, 392)}; ${chest(438, 640)}; ${chest(378, 392)};
  ${chest(892, 316)}; ${chest(892, 640)}; ${chest(954, 316)}`;

export const guestHouse: SVGTemplateResult = paint`
    glass ${lancets(357, [266, 286], 10, 16)};
    ${bed(186, 382, "a-azure")};
  ${table(300, 380, 36, 22)};oak2 M292 376v-7h6v7Z;straw M302 380q6-9 13 0Z`;

export const refectory: SVGTemplateResult = paint`
    glass ${lancets(697, [352, 374, 396, 418, 440, 462, 535, 548], 11, 16)};
    ${bench(445, 720, 170)};
  ${table(445, 738, 180, 20, "a-white")};straw M372 736q7-8 14 0ZM420 736q7-8 14 0ZM492 736q7-8 14 0Z;
    ruby M396 731h9q0 8-4.5 8T396 731ZM444 731h9q0 8-4.5 8T444 731ZM470 731h9q0 8-4.5 8T470 731Z;
    ${bench(445, 766, 170)}`;

export const kitchen: SVGTemplateResult = paint`
    stone2 M340 862V828Q340 810 364 810T388 828V862Z;
    dark M348 862V836Q348 822 364 822T380 836V862Z;
    fire M353 862q-3-10 5-15q1 5 4 5q-1-9 5-13q0 8 6 11q4 6 1 12Z;
    flame M360 862q-1-6 4-9q4 4 3 9Z;
    hook M402 812v14M424 812v10M446 812v12;
    ham M397 828q5-6 10 0q2 10-5 14q-7-4-5-14ZM419 824q5-6 10 0q2 10-5 14q-7-4-5-14Z;
    onion M441 828q5-8 10 0q0 8-5 9t-5-9Z;
    ${barrel(536, 858)}; ${barrel(520, 868)};iron M398 872H430Q432 896 414 896T398 872Z;soup E414 872 16 4.6`;

export const warmingRoom: SVGTemplateResult = paint`
    stone2 M762 682H848V726H762Z;
    stone M756 680H854L848 690H762Z;
    dark M772 728V706Q772 694 805 694T838 706V728Z;
    fire M780 728q-3-13 7-19q1 7 5 7q0-13 9-18q1 10 6 12q2-6 6-8q2 9 8 12q5 6 2 14Z;
    flame M792 728q-2-9 6-14q2 6 6 6q3-4 5-5q4 6 2 13Z;
    oak2 M784 722h42v6h-42Z;
    ${bench(805, 762, 84)}`;

export const infirmary: SVGTemplateResult = paint`
    glass ${lancets(697, [990, 1008, 1064], 11, 16)};
    ${bed(1046, 722, "a-leaf", true)}; ${bed(1046, 760, "a-leaf", true)};
  ${table(912, 786, 50, 18)};water M894 782v-9h6v9ZM906 782v-6h9v6Z;ruby M922 782v-11h6v11Z`;

export const living: SVGTemplateResult = svg`${cells}${dormitories}${guestHouse}${refectory}${kitchen}${warmingRoom}${infirmary}${candle(345, 408)}`;
