/** What could be: places, ghosts, reach and choice. All of it is vermilion, the colour of what one may do. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { CELL } from "./faces.ts";
import { cells } from "./layout.ts";
import { type Pressable, pressable } from "./pressable.ts";
import { type Tile, tile } from "./tile.ts";

export interface Spot extends Pressable {
  readonly x: number;
  readonly y: number;
}

/** How large a mark is drawn, and half of what a finger needs there, in its own measure. */
export interface Large {
  readonly scale: number;
  readonly finger: number;
}

/** So many pixels a finger needs. */
export const FINGER = 44;

const AS_DRAWN: Large = { scale: 1, finger: FINGER / 2 };

/** Marks keep their size when the table is far away, and a finger always finds them. */
export function largeAt(pixels: number): Large {
  const scale = Math.min(2, Math.max(1, 0.95 / pixels));
  return { scale, finger: Math.max(FINGER / 2, FINGER / 2 / (pixels * scale)) };
}

const corners = (w: number, h: number, inset: number, arm: number): string => {
  const [l, t, r, b] = [inset, inset, w - inset, h - inset];
  return `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`;
};

/** A cell where a tile may be placed. */
export function legalPlace(spot: Spot): SVGTemplateResult {
  return pressable(
    spot,
    "m-legal",
    `translate(${spot.x} ${spot.y})`,
    svg`
      <path class="m-legal-ground" d="M5 5H95V95H5Z" />
      <path class="m-legal-frame" d="M5 5H95V95H5Z" />
      <path class="m-legal-corner" d=${corners(100, 100, 5, 13)} />
      <path class="m-legal-plus" d="M50 39V61M39 50H61" />`,
  );
}

export interface GhostTile extends Spot {
  readonly tile: Tile;
  /** Turns it, where it may lie another way; and what that is called. */
  readonly turn?: { readonly label: string; readonly press: () => void } | undefined;
  /** How large the sign is that turns it. */
  readonly large?: Large | undefined;
}

/** The tile as it would lie: solid enough to read, clearly not there yet. */
export function ghostTile({
  tile: shown,
  turn,
  large = AS_DRAWN,
  ...spot
}: GhostTile): SVGTemplateResult {
  const { across, down } = cells(shown.key);
  const [w, h] = [across * CELL, down * CELL];
  return svg`${pressable(
    spot,
    "m-ghost",
    `translate(${spot.x} ${spot.y})`,
    svg`
      <g class="m-ghost-tile">${tile({ ...shown, label: undefined })}</g>
      <path class="m-ghost-frame" d="M1.5 1.5H${w - 1.5}V${h - 1.5}H1.5Z" />`,
  )}
  ${turn === undefined ? nothing : turnSign(turn, spot.x + w - 12, spot.y + h - 12, large)}`;
}

/** What looks like a button is one: it turns the ghost. It lies half outside the tile, so that both can be met. */
const turnSign = (
  { label, press }: { readonly label: string; readonly press: () => void },
  x: number,
  y: number,
  { scale, finger }: Large,
): SVGTemplateResult =>
  pressable(
    { label, press, hook: "turn" },
    "m-turn",
    `translate(${x} ${y}) scale(${scale})`,
    svg`
      <circle class="m-touch" r=${finger} />
      <circle class="m-turn-disc" r="13" />
      <path class="m-turn-arrow" d="M-5.5 2.5A6 6 0 1 1 1 5.9M5.6-6.5L5.3-1.9L.9-2.9" />`,
  );

export interface Reach extends Spot {
  /** What it costs to get there. */
  readonly cost: number;
  readonly large: Large;
}

/** Where several marks lie under one finger, the nearest is meant. */
export const AMONG_REACH = ".m-reach, .m-to-box";

/** What is counted in steps bears a sandal print, so that nobody takes it for points. */
export const sandal = svg`<path class="m-sandal" d="M-6.5-9.5Q-3-11-2.5-6Q-2.5-3-3.5-1Q-6-.3-8-1Q-9.5-7-6.5-9.5ZM-7.7 .7Q-5.5 1.3-3.7 .7Q-2.8 4.5-5.5 5.5Q-8.3 4.5-7.7 .7Z" />`;

/** Where a monk can go, and what it costs: a sandal print and a figure. */
export function reachMarker({ cost, large, ...spot }: Reach): SVGTemplateResult {
  return pressable(
    { among: AMONG_REACH, ...spot },
    "m-reach",
    `translate(${spot.x} ${spot.y}) scale(${large.scale})`,
    svg`
      <circle class="m-touch" r=${large.finger} />
      <circle class="m-reach-disc" r="14.5" />
      ${sandal}
      <text class="m-figure m-reach-figure" x="4.5" y="6">${cost}</text>`,
  );
}

export interface Selection {
  readonly x: number;
  readonly y: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Brackets about the chosen tile. */
export function selection({ x, y, width = CELL, height = CELL }: Selection): SVGTemplateResult {
  const frame = corners(width, height, -2, 22);
  return svg`
    <g class="m-selection" data-about transform="translate(${x} ${y})" aria-hidden="true">
      <path class="m-selection-under" d=${frame} />
      <path class="m-selection-over" d=${frame} />
    </g>`;
}

/** A ring under the feet of the chosen monk. */
export function monkSelection({ x, y }: Selection): SVGTemplateResult {
  return svg`
    <g class="m-selection" transform="translate(${x} ${y})" aria-hidden="true">
      <ellipse class="m-selection-under" cy="-1" rx="12" ry="4.5" />
      <ellipse class="m-selection-over" cy="-1" rx="12" ry="4.5" />
    </g>`;
}
