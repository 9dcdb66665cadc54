/** The letter grid and the strips as the gallery shows them: some letters gone, some turned, some offered. */
import { html, type TemplateResult } from "lit-html";
import type { SeatColour } from "../seats/colours.ts";
import { GRID_SIZE, type GridCell, letterGrid } from "./grid.ts";
import type { LetterSide } from "./letters.ts";
import { letterStrip, STRIP_SIZE } from "./strip.ts";

const LINES: readonly (readonly [SeatColour, string])[] = [
  ["red", "LIBERA+NOS"],
  ["blue", "+QUAESUMUS"],
  ["green", "AB+OMNIBUS"],
  ["yellow", "MALIS+AMEN"],
];
const SEATS = LINES.map(([colour]) => colour);
const press = (): void => {};

function cell(mark: string, row: number, column: number): GridCell {
  if (mark === "+") {
    const waiting = SEATS.filter((_, seat) => row === 1 || (seat + row) % 4 !== 0);
    return {
      kind: "cross",
      monks: waiting.map((colour) => ({
        colour,
        label: colour,
        press: column === 2 && colour === "green" ? press : undefined,
      })),
    };
  }
  if ((column * 7 + row * 3) % 11 === 0) return { kind: "empty" };
  const offered = column < 4 && row > 1;
  return {
    kind: "letter",
    letter: mark,
    side: (column + row) % 7 === 4 ? "small" : "large",
    label: mark,
    press: offered ? press : undefined,
    offered,
    chosen: offered && row === 3 && column === 1 ? true : undefined,
  };
}

export function gridOnShow(): TemplateResult {
  return html`<svg class="g-grid" viewBox="0 0 ${GRID_SIZE.width} ${GRID_SIZE.height}">
    ${letterGrid({
      lines: LINES.map(([colour, marks], row) => ({
        colour,
        label: colour,
        cells: [...marks].map((mark, column) => cell(mark, row, column)),
      })),
      top: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      bottom: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
      prices: "top",
      label: "Letter grid",
    })}
  </svg>`;
}

function cover(i: number): LetterSide | undefined {
  if (i % 4 === 0) return "large";
  return i % 4 === 1 ? "small" : undefined;
}

export function stripsOnShow(): TemplateResult {
  return html`<div class="g-flow">
    ${LINES.map(([colour, marks], row) => {
      const words = marks.split("+").filter((word) => word !== "");
      return html`<svg class="g-strip" viewBox="0 0 ${STRIP_SIZE.width} ${STRIP_SIZE.height}">
        ${letterStrip({
          colour,
          words: words.map((word) =>
            [...word].map((letter, i) => ({ letter, cover: cover(i + row) })),
          ),
          abbot: row === 2,
          label: colour,
        })}
      </svg>`;
    })}
  </div>`;
}
