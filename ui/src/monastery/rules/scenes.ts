// Small pieces of a monastery that show what a rule allows and what it does not.

import { html, svg, type TemplateResult } from "lit-html";
import { CROSS, TICK } from "../../shared/signs.ts";
import { CELL, type TileKey, type Turn } from "../art/index.ts";
import type { Drawn } from "../drawing/places.ts";
import { frameOf, plan } from "../drawing/plan.ts";
import { word } from "../words.ts";

interface Laid {
  readonly tile: TileKey;
  readonly at: [number, number];
  readonly turn: Turn;
  readonly built: boolean;
  /** Whose monk is in each box, by seat: red, blue, green. */
  readonly boxes?: (number | null)[];
  /** Across which sides a monk can go: such gates stand open. */
  readonly joined?: Drawn["joined"];
  /** A letter to name it in the text. */
  readonly letter?: string;
}

const laid = (tile: TileKey, x: number, y: number, turn: Turn, built = true): Laid => ({
  tile,
  at: [x, y],
  turn,
  built,
});

const SCENES: Readonly<Record<string, readonly Laid[]>> = {
  join: [laid("parlour", 0, 0, 1), laid("chapter-house", 1, 0, 1, false)],
  "dead-end": [laid("parlour", 0, 0, 0), laid("chapter-house", 1, 0, 1, false)],
  gate: [
    laid("path-straight", 0, 0, 0),
    { ...laid("field", 1, 0, 0, false), joined: [false, false, true, false] },
    laid("path-straight", 1, 1, 0),
    laid("path-corner", 0, 1, 3),
  ],
  "study-by-toil": [laid("parlour", 0, 0, 1), laid("mill", 1, 0, 1, false)],
  "by-path": [
    laid("parlour", 0, 0, 1),
    laid("path-straight", 1, 0, 1),
    laid("mill", 2, 0, 1, false),
  ],
  unfinished: [
    { ...laid("chapter-house", 0, 0, 0, false), boxes: [0, null, 1] },
    laid("parlour", 1, 0, 1, false),
  ],
  full: [
    { ...laid("chapter-house", 0, 0, 0, false), boxes: [0, 2, 1] },
    laid("parlour", 1, 0, 1, false),
  ],
  kitchen: [{ ...laid("kitchen", 0, 0, 0, false), boxes: [0, 2, 0] }],
  paths: [
    { ...laid("path-straight", 0, 0, 1), letter: "A" },
    { ...laid("path-straight", 1, 0, 1), letter: "B" },
    { ...laid("path-straight", 2, 0, 1, false), letter: "C" },
    { ...laid("path-straight", 3, 0, 1, false), letter: "D" },
  ],
};

const SEATS = (["red", "blue", "green"] as const).map((colour) => ({ colour }));

function pieceOf({ tile, at, turn, built, boxes, joined }: Laid, piece: number): Drawn {
  return {
    piece,
    tile,
    at,
    turn,
    joined: joined ?? [false, false, false, false],
    constructed: built,
    tokens: 0,
    boxes: built ? [] : (boxes ?? []),
    standing: [],
    praying: [],
  };
}

/** A scene with its caption; `verdict` is `yes`, `no` or nothing. */
export function scene(name: string, verdict: string): TemplateResult {
  const all = SCENES[name];
  if (!all) return html`<span class="missing">${name}</span>`;
  const pieces = all.map(pieceOf);
  const across = Math.max(...all.map(({ at: [x] }) => x + 1));
  const letters = all.flatMap(({ at: [x, y], letter }) =>
    letter === undefined
      ? []
      : [svg`<text class="scene-letter" x=${x * CELL + 16} y=${y * CELL + 90}>${letter}</text>`],
  );
  return html`<figure class="picture scene scene-${across} ${verdict ? `scene-${verdict}` : ""}">
    <div class="scene-drawing">
      ${plan({ pieces, seats: SEATS })}
      ${letters.length > 0 ? html`<svg class="scene-letters" viewBox=${frameOf(pieces)} aria-hidden="true">${letters}</svg>` : ""}
    </div>
    <figcaption>
      ${verdict === "yes" ? TICK : verdict === "no" ? CROSS : ""}
      <span>${verdict ? html`<span class="unseen">${word(`rules-${verdict}`)}</span> ` : ""}${word(`scene-${name}`)}</span>
    </figcaption>
  </figure>`;
}
