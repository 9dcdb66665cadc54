// How everybody stands: the letters that are left, the strip, the tiles behind the screen, the blessings if they may be seen.

import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatView, View } from "../../generated/monastery.ts";
import { seen } from "../../shared/known.ts";
import { letterStrip, STRIP_SIZE, tile } from "../art/index.ts";
import { faceOf, wordsOf } from "../box.ts";
import { tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import { crossAt, letterAt, psalter } from "./letters.ts";

function strip(seat: SeatView, name: string, abbot: boolean): TemplateResult {
  let space = 0;
  const words = wordsOf(seat.colour).map((word) =>
    [...word].map((letter) => {
      const cover = seat.strip[space];
      space += 1;
      return { letter, cover: cover === "empty" ? undefined : cover };
    }),
  );
  const covered = seat.strip.filter((cover) => cover !== "empty").length;
  return html`<svg class="m-replay-strip" viewBox="0 0 ${STRIP_SIZE.width} ${STRIP_SIZE.height}">
    ${letterStrip({ colour: seat.colour, words, abbot, label: word("replay-strip", { name, covered, of: seat.strip.length }) })}
  </svg>`;
}

function hand(seat: SeatView): unknown {
  const tiles = seen(seat.tiles);
  if (tiles === undefined) return nothing;
  return html`<ul class="m-replay-hand" aria-label=${word("replay-hand")}>
    ${tiles.map(
      (key) => html`<li>
        <svg viewBox="0 0 100 100">${tile({ ...faceOf(key), turn: 0, constructed: false, label: tileName(key) })}</svg>
      </li>`,
    )}
  </ul>`;
}

export function stands(view: View, names: readonly string[]): TemplateResult {
  const left = psalter(view, names, {
    letter: (cell) => letterAt(view, cell),
    cross: (cell) => crossAt(view, cell),
  });
  return html`<ul class="replay-seats">
    ${view.seats.map((seat, n) => {
      const name = names[n] ?? "";
      const { testament } = seat;
      const blessings = seen(seat.blessings);
      return html`<li>
        <p>
          <strong>${name}</strong>
          <span class="caption">
            ${word("replay-screen", { tiles: seat.screen })}${blessings === undefined ? "" : `, ${word("replay-blessings", { blessings })}`}
          </span>
          ${testament ? html`<b class="lining">${word("replay-points", { points: testament.points })}</b>` : nothing}
        </p>
        ${strip(seat, name, view.abbot === n)} ${hand(seat)}
      </li>`;
    })}
  </ul>
  <div class="m-replay-letters">${left}</div>`;
}
