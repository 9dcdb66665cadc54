// The monastery as it lies on the table, to be looked at and not played on: for
// thumbnails and replays.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { SeatView } from "../../generated/monastery.ts";
import { monk } from "../../seats/monk.ts";
import type { PlanOptions } from "../../table/game/index.ts";
import { CELL, cells, ENCOURAGEMENT_PLACE, encouragement, tile } from "../art/index.ts";
import { faceOf } from "../box.ts";
import { tileName } from "../telling/sentences.ts";
import { corner, type Drawn, monkPlaces } from "./places.ts";

/** The parts of a view that are drawn here. */
interface Planned {
  readonly pieces: readonly Drawn[];
  readonly seats: readonly Pick<SeatView, "colour">[];
}

/** The part of the table that the pieces cover. */
export function frameOf(pieces: Planned["pieces"]): string {
  const all = pieces.map(({ at: [x, y], tile }) => ({ x, y, ...cells(tile) }));
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const right = Math.max(...all.map(({ x, across }) => x + across));
  const bottom = Math.max(...all.map(({ y, down }) => y + down));
  return [left, top, right - left, bottom - top].map((n) => n * CELL).join(" ");
}

export function plan(
  { pieces, seats }: Planned,
  { label, named, stressed, within }: PlanOptions = {},
): TemplateResult {
  const more = (within as Planned | undefined)?.pieces ?? [];
  // Whoever stands on a tile stands before its name.
  const seen = ({ tile, standing, praying }: Drawn) =>
    named && ![...standing, ...praying].some((many) => many > 0) ? tileName(tile) : undefined;
  return html`<svg class="plan" viewBox=${frameOf([...pieces, ...more])} role=${label ? "img" : nothing}
    aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>
    ${pieces.map((piece) => {
      const { x, y } = corner(piece.at);
      const { across, down } = cells(piece.tile);
      const open = piece.joined;
      return svg`<g transform="translate(${x} ${y})">
        ${guard([piece.tile, piece.turn, piece.constructed, open.join(), seen(piece)], () =>
          tile({
            ...faceOf(piece.tile),
            turn: piece.turn,
            constructed: piece.constructed,
            name: seen(piece),
            open,
          }),
        )}
        ${piece.tokens > 0 ? encouragement({ ...ENCOURAGEMENT_PLACE, count: piece.tokens }) : nothing}
        ${stressed?.has(piece.piece) ? svg`<rect class="stressed" x="2" y="2" width=${across * CELL - 4} height=${down * CELL - 4} />` : nothing}
      </g>`;
    })}
    ${pieces
      .flatMap((piece) => monkPlaces(piece))
      .map(({ x, y, seat, praying }) =>
        monk({ x, y, praying, colour: seats[seat]?.colour ?? "red" }),
      )}
  </svg>`;
}

/** A monastery of which only the Abbey stands: for games that cannot be seen. */
export const BARE: Planned = {
  seats: [],
  pieces: [
    {
      piece: 0,
      tile: "abbey",
      at: [0, 0],
      turn: 0,
      joined: [false, false, false, false],
      constructed: true,
      tokens: 0,
      boxes: [],
      standing: [],
      praying: [],
    },
  ],
};

/** The same seen from far above: a few shapes, for the small map. */
export function map({ pieces, seats }: Planned): SVGTemplateResult {
  return svg`${pieces.map(({ tile: key, at: [x, y], constructed }) => {
    const { across, down } = cells(key);
    const { colour } = faceOf(key);
    return svg`<rect class="m-map-${constructed ? colour : "bare"}" x=${x * CELL} y=${y * CELL} width=${across * CELL} height=${down * CELL} />`;
  })}
  ${pieces
    .flatMap((piece) => monkPlaces(piece))
    .map(
      ({ x, y, seat }) =>
        svg`<circle class="t-map-seat s-${seats[seat]?.colour ?? "red"}" cx=${x} cy=${y - 12} r="15" />`,
    )}`;
}
