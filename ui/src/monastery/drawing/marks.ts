/** Marks on the board: where one may go, what one may do, what was done last. */

import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Cell, Forecast, PieceView } from "../../generated/monastery.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { shield } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import type { PieceOffer } from "../acting/offers.ts";
import { AMONG_REACH, blessing, type Large, niches, reachMarker, sandal } from "../art/index.ts";
import { pressable } from "../art/pressable.ts";
import { faceOf } from "../box.ts";
import { spotHook, type Walk } from "../spots.ts";
import { tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import { corner, middle } from "./places.ts";

/** An empty place: faint, and asked about when pressed. */
export function gapMark(
  at: Cell,
  label: string,
  press: () => void,
  offered = false,
): SVGTemplateResult {
  const { x, y } = corner(at);
  return pressable(
    { label, press, hook: `gap ${at.join()}` },
    offered ? "m-gap m-gap-open" : "m-gap",
    `translate(${x} ${y})`,
    svg`<path class="m-gap-ground" d="M6 6H94V94H6Z" /><path class="m-gap-frame" d="M6 6H94V94H6Z" />`,
  );
}

/** A built tile within reach. */
export function floorMark(
  piece: PieceView,
  walk: Walk,
  large: Large,
  press: () => void,
): SVGTemplateResult {
  const { x, y } = middle(piece);
  const label = word("board-walk-to", { tile: tileName(piece.tile), cost: walk.cost });
  const hook = `walk ${spotHook(walk.to)}`;
  const at = piece.tile === "abbey" ? y + 10 : y - 6;
  return reachMarker({ x, y: at, cost: walk.cost, large, label, press, hook });
}

/** A tile seen from afar, with boxes within reach: which one is asked afterwards. */
export function nearMark(
  piece: PieceView,
  walk: Walk,
  large: Large,
  press: () => void,
): SVGTemplateResult {
  const { x, y } = middle(piece);
  return pressable(
    {
      label: word("board-walk-to", { tile: tileName(piece.tile), cost: walk.cost }),
      press,
      hook: `walk ${piece.piece}`,
      among: AMONG_REACH,
    },
    "m-to-box",
    `translate(${x} ${y - 6}) scale(${large.scale})`,
    svg`
      <circle class="m-touch" r=${large.finger} />
      <path class="m-near" d="M-12 16V-4Q-12-17 0-17T12-4V16Z" />
      <text class="m-figure m-near-figure" y="8">${walk.cost}</text>`,
  );
}

/** A box within reach: its niche in vermilion, the cost above it. */
export function boxMark(
  piece: PieceView,
  walk: Walk,
  gain: Forecast | undefined,
  finger: number,
  press: () => void,
): SVGTemplateResult {
  const face = faceOf(piece.tile);
  const niche = niches(face.boxes.length)[walk.to.box ?? 0];
  if (niche === undefined) return svg``;
  const { x, y } = corner(piece.at);
  const { width: w, height: h } = niche;
  const half = w / 2;
  const wide = Math.max(half + 1.5, finger / 2);
  const more = Math.max(0, finger - h - 15) / 2;
  return pressable(
    {
      label: word("board-walk-to-box", {
        tile: tileName(piece.tile),
        box: face.boxes[walk.to.box ?? 0] ?? 0,
        cost: walk.cost,
      }),
      press,
      hook: `walk ${spotHook(walk.to)}`,
      among: AMONG_REACH,
    },
    "m-to-box",
    `translate(${x + niche.feet.x} ${y + niche.y})`,
    svg`
      <path class="m-touch" d="M${-wide} ${-9 - more}H${wide}V${h + 6 + more}H${-wide}Z" />
      <path class="m-to-box-frame" d="M${-half} ${h}V9Q${-half} 0 0 0T${half} 9V${h}Z" />
      <circle class="m-to-box-disc" cy="14" r=${Math.min(10.5, half - 0.5)} />
      <g transform="translate(-1 15.4) scale(.62)">${sandal}</g>
      <text class="m-figure m-to-box-figure" x="3" y="19">${walk.cost}</text>
      ${gain !== undefined && gain.blessings > 0 ? svg`<g transform="translate(0 -6) scale(.7)">${blessing()}</g>` : nothing}`,
  );
}

/** A tile on which a blessing may be laid. */
export function giftMark(piece: PieceView, large: Large, press: () => void): SVGTemplateResult {
  const { x, y } = middle(piece);
  return pressable(
    {
      label: word("board-encourage", { tile: tileName(piece.tile) }),
      press,
      hook: `encourage ${piece.piece}`,
    },
    "t-offer",
    `translate(${x} ${y - 10}) scale(${large.scale})`,
    svg`<circle class="m-touch" r=${Math.max(26, large.finger)} /><circle class="m-offer-disc" r="19" /><g transform="scale(1.5)">${blessing()}</g>`,
  );
}

const SWAP = svg`<path class="m-offer-sign" d="M-7-3H5M1-7L6-3L1 1M7 4H-5M-1 8L-6 4L-1 0" />`;
const BUILD = svg`<path class="m-offer-sign" d="M-7 8L2-1M-2-7L7 2L3 5L-5-3Z" />`;
const PLUS = svg`<path class="m-offer-sign" d="M-8-8H8V8H-8ZM0-4V4M-4 0H4" />`;
const MITRE = svg`<path class="m-offer-sign" d="M-7 7L-8-1Q-5-7 0-10Q5-7 8-1L7 7ZM0-9V6" />`;

/** What is offered on a tile; the Library goes on at the letters, the Stables on the shelf. */
export type OfferKind = PieceOffer["kind"] | "library" | "stables";

function sign(kind: OfferKind, colour: SeatColour | undefined): unknown {
  if (kind === "pray") {
    return svg`<g transform="translate(-1 9) scale(.95)">${monk({ colour: colour ?? "red", praying: true })}</g>`;
  }
  if (kind === "almonry") return svg`<g transform="scale(.9)">${blessing()}</g>`;
  if (kind === "workshop" || kind === "library") return SWAP;
  if (kind === "stables") return PLUS;
  return kind === "abbots-house" ? MITRE : BUILD;
}

export interface OfferMark {
  readonly piece: PieceView;
  readonly kind: OfferKind;
  readonly gain: Forecast | undefined;
  readonly colour: SeatColour | undefined;
  readonly large: Large;
  /** Where it lies among several on one tile, counted from their middle. */
  readonly place: number;
  readonly press: () => void;
}

/** What the monk on a tile may do now: a seal with its sign, and what it brings. */
export function offerMark({
  piece,
  kind,
  gain,
  colour,
  large,
  place,
  press,
}: OfferMark): SVGTemplateResult {
  const { x, y } = middle(piece);
  const down = place * 2 * large.finger * large.scale - 14;
  const brings =
    gain === undefined
      ? ""
      : gain.points > 0
        ? `+${gain.points}`
        : gain.blessings > 0
          ? `+${gain.blessings}`
          : "";
  const wide = brings === "" ? 17 : 32;
  const across = Math.max(wide + 4, large.finger);
  return pressable(
    {
      label: word(`board-offer-${kind}`, { tile: tileName(piece.tile), points: gain?.points ?? 0 }),
      press,
      hook: `${kind} ${piece.piece}`,
    },
    "t-offer",
    `translate(${x} ${y + down}) scale(${large.scale})`,
    svg`
      <rect class="m-touch" x=${-across} y=${-large.finger} width=${2 * across} height=${2 * large.finger} />
      <rect class="m-offer-disc" x=${-wide} y="-17" width=${2 * wide} height="34" rx="17" />
      <g transform="translate(${brings === "" ? 0 : -wide + 17} 0)">${sign(kind, colour)}</g>
      ${brings === "" ? nothing : svg`<text class="m-figure m-offer-figure" x="12" y="7">${brings}</text>`}`,
  );
}

/** The seat that placed this tile last: its little shield on the edge. */
export function lastMark(piece: PieceView, colour: SeatColour, large: Large): SVGTemplateResult {
  const { x, y } = corner(piece.at);
  return svg`
    <g class="m-last" transform="translate(${x + 9} ${y + 36}) scale(${0.62 * large.scale})" aria-hidden="true">
      <circle class="m-last-disc" r="15" cy="1" />${shield({ colour })}
    </g>`;
}
