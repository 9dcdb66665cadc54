/** The letter grid, as a page of a psalter: four coloured lines of ten, prices in the margins. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "../../seats/colours.ts";
import { shield } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import { emptyPlace, type LetterSide, letterPiece } from "./letters.ts";
import { type Pressable, pressable } from "./pressable.ts";

export interface WaitingMonk extends Pressable {
  readonly colour: SeatColour;
}

/** A place of the page. What is pressed but not offered is asked about; only what is offered is vermilion. */
interface Place extends Pressable {
  readonly offered?: boolean | undefined;
}

export type GridCell =
  | (Place & { readonly kind: "letter"; readonly letter: string; readonly side: LetterSide })
  | (Place & { readonly kind: "cross"; readonly monks: readonly WaitingMonk[] })
  | (Place & { readonly kind: "empty" });

export interface GridLine {
  readonly colour: SeatColour;
  /** The name of the line's seat for a screen reader. */
  readonly label?: string | undefined;
  readonly cells: readonly GridCell[];
}

export interface LetterGrid {
  readonly lines: readonly GridLine[];
  /** Prices above the page, one a column. */
  readonly top: readonly number[];
  /** Prices below it, for whoever has completed a phrase. */
  readonly bottom: readonly number[];
  /** Which prices are the reader's now; neither is stressed without it. */
  readonly prices?: "top" | "bottom" | undefined;
  readonly label: string;
}

const COLUMN = 40;
const LINE = 50;
const LEFT = 62;
const TOP = 58;

/** The whole page in units, for the caller's viewBox. */
export const GRID_SIZE = { width: LEFT + 10 * COLUMN + 18, height: TOP + 4 * LINE + 56 } as const;

const middle = (column: number): number => LEFT + (column + 0.5) * COLUMN;

const CROSS =
  "M-3.2-21H3.2Q2-10 2.2-2.2Q10-2 18-3.2V3.2Q10 2 2.2 2.2Q2 10 3.2 21H-3.2Q-2 10-2.2 2.2Q-10 2-18 3.2V-3.2Q-10-2-2.2-2.2Q-2-10-3.2-21Z";

/** Each colour keeps its own quarter of a cross, so that an absent monk is seen to be absent. */
const QUARTERS: Readonly<Record<SeatColour, readonly [x: number, y: number]>> = {
  red: [-11, -3],
  blue: [11, -3],
  green: [-11, 22],
  yellow: [11, 22],
  black: [0, -3],
  white: [0, 22],
};

function crossPlace(monks: readonly WaitingMonk[]): SVGTemplateResult {
  return svg`
    <path class="m-cross" d=${CROSS} />
    ${monks.map((waiting) => {
      const [x, y] = QUARTERS[waiting.colour];
      return pressable(
        waiting,
        "m-waiting",
        `translate(${x} ${y})`,
        svg`<path class="m-touch" d="M-9.5-19H9.5V2H-9.5Z" />${monk({ colour: waiting.colour, scale: 0.78 })}`,
      );
    })}`;
}

function cellDrawing(cell: Exclude<GridCell, { kind: "cross" }>): SVGTemplateResult {
  return cell.kind === "letter" ? letterPiece(cell.letter, cell.side) : emptyPlace();
}

/** A cross is a group, so that each waiting monk stays a button of its own. */
function gridCell(cell: GridCell, x: number, y: number): SVGTemplateResult {
  const place = `translate(${x} ${y})`;
  const names = `m-cell m-cell-${cell.kind}${cell.offered ? " m-offered" : ""}`;
  // A finger has the whole place. A cross that is pressed as a whole asks whose monk is meant; its figures are too small.
  const touch =
    cell.press === undefined
      ? nothing
      : svg`<path class="m-touch ${cell.kind === "cross" ? "m-cross-touch" : ""}" d="M-20-24H20V24H-20Z" />`;
  if (cell.kind !== "cross")
    return pressable(cell, names, place, svg`${cellDrawing(cell)}${touch}`);
  if (cell.press !== undefined)
    return pressable(cell, names, place, svg`${touch}${crossPlace(cell.monks)}`);
  return svg`<g class=${names} transform=${place} role="group" aria-label=${cell.label ?? nothing}>
    ${crossPlace(cell.monks)}
  </g>`;
}

function prices(costs: readonly number[], y: number, mine: boolean): SVGTemplateResult {
  return svg`<g class="m-prices ${mine ? "m-prices-mine" : ""}">
    ${costs.map((cost, column) => svg`<text class="m-figure m-price" x=${middle(column)} y=${y}>${cost}</text>`)}
  </g>`;
}

const FOOT = TOP + 4 * LINE;
const RIGHT = GRID_SIZE.width - 22;

interface Vine {
  readonly stem: string;
  readonly leaves: string;
  readonly buds: string;
  readonly gold: string;
}

/** A running vine with a leaf and a gold drop in every bend, and a bud in every third. */
function vine(y: number): Vine {
  let [stem, leaves, buds, gold] = [`M20 ${y}`, "", "", ""];
  for (let x = 20, i = 0; x + 27 <= RIGHT; x += 27, i += 1) {
    const up = i % 2 === 0 ? -1 : 1;
    stem += `q13.5 ${up * 11} 27 0`;
    const [footX, footY] = [x + 15, y + up * 5.5];
    const curl = `M${footX} ${footY}q3 ${-up * 6} 6 ${-up * 7}`;
    const leaf = `M${footX + 5} ${footY - up * 6}q0 ${-up * 6} 7 ${-up * 9}q3 ${up * 6}-7 ${up * 9}Zm-1 ${up * 0.5}q-6 ${-up * 2}-9 ${-up * 7.5}q8-1 9 ${up * 7.5}Z`;
    if (i % 3 === 2) buds += leaf;
    else leaves += leaf;
    gold += `M${x + 6} ${y - up * 6}h0`;
    stem += `${curl}M${x + 27} ${y}`;
  }
  return { stem, leaves, buds, gold };
}

const over = vine(16);
const under = vine(GRID_SIZE.height - 16);

/** The margin as scribes fill it: a barred border to the left, vines above and below, drops of gold. */
const border = svg`
  <path class="m-bar-azure" d="M13 26H24V${FOOT + 32}H13Z" />
  <path class="m-bar-lozenges" d=${Array.from({ length: 15 }, (_, i) => `M18.5 ${31 + i * 18}l3.8 7-3.8 7-3.8-7Z`).join("")} />
  <path class="m-vine" d=${over.stem + under.stem} />
  <path class="m-vine-green" d=${over.leaves + under.leaves} />
  <path class="m-vine-rose" d=${over.buds + under.buds} />
  <path class="m-vine-drops" d=${over.gold + under.gold} />
  <path class="m-bezants" d="M18.5 19h0M18.5 ${FOOT + 39}h0M${RIGHT + 6} 16h0M${RIGHT + 6} ${GRID_SIZE.height - 16}h0" />
`;

export function letterGrid({
  lines,
  top,
  bottom,
  prices: mine,
  label,
}: LetterGrid): SVGTemplateResult {
  return svg`
    <g class="s-drawing m-grid" role="group" aria-label=${label}>
      <path class="m-leaf-page" d="M2 2H${GRID_SIZE.width - 2}V${GRID_SIZE.height - 2}H2Z" />
      <path class="m-page-rule" d="M5 5H${GRID_SIZE.width - 5}V${GRID_SIZE.height - 5}H5Z" />
      ${border}
      ${prices(top, TOP - 9, mine === "top")}
      ${lines.map((line, row) => {
        const y = TOP + row * LINE;
        return svg`
          <g class="m-grid-line s-${line.colour}">
            <path class="m-line-wash" d="M28 ${y + 1.5}H${GRID_SIZE.width - 12}V${y + LINE - 1.5}H28Z" />
            <path class="m-line-rule" d="M28 ${y + LINE - 1.5}H${GRID_SIZE.width - 12}M28 ${y + 1.5}H${GRID_SIZE.width - 12}" />
            <g transform="translate(45 ${y + LINE / 2 - 1})">${shield({ colour: line.colour, label: line.label })}</g>
            ${line.cells.map((cell, column) => gridCell(cell, middle(column), y + LINE / 2))}
          </g>`;
      })}
      ${prices(bottom, FOOT + 25, mine === "bottom")}
    </g>`;
}
