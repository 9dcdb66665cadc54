// The pictures of the rules, made of the same art as the table.

import { word } from "../words.ts";
import "./pictures.css";

import { html, nothing, type TemplateResult } from "lit-html";
import box from "../../../../data/monastery/box.json";
import type { Picture } from "../../rules/markdown.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { monk } from "../../seats/monk.ts";
import {
  blessing,
  dial,
  GRID_SIZE,
  letterGrid,
  TILE_KEYS,
  type TileKey,
  tile,
} from "../art/index.ts";
import { faceOf, GRID_ROWS, HOURS } from "../box.ts";
import { hourName, tileName } from "../telling/sentences.ts";
import { scene } from "./scenes.ts";

function tilePicture(key: string, bare: boolean): TemplateResult {
  const known = TILE_KEYS.find((one) => one === key);
  if (!known) return html`<span class="missing">${key}</span>`;
  const wide = known === "abbey";
  return html`<figure class="picture ${wide ? "picture-wide" : ""}">
    <svg viewBox=${wide ? "0 0 300 200" : "0 0 100 100"} aria-hidden="true">
      ${tile({ ...faceOf(known as TileKey), turn: 0, constructed: !bare })}
    </svg>
    <figcaption>${tileName(known)}${bare ? html`<small>${word("rules-bare")}</small>` : nothing}</figcaption>
  </figure>`;
}

function monkPicture(colour: string, praying: boolean): TemplateResult {
  return html`<figure class="picture">
    <svg viewBox="-16 -28 32 32" aria-hidden="true">${monk({ colour: colour as SeatColour, praying })}</svg>
    <figcaption>${word(praying ? "rules-praying" : "rules-standing")}</figcaption>
  </figure>`;
}

function dialPicture(): TemplateResult {
  return html`<figure class="picture picture-dial">
    <svg viewBox="-102 -102 204 204">
      ${dial({
        hours: HOURS.map(({ kind, draw }, n) => ({ kind, draw, label: hourName(n + 1) })),
        index: 0,
        day: 1,
        title: hourName(1),
        dayTitle: word("rules-day"),
        label: word("rules-dial"),
      })}
    </svg>
  </figure>`;
}

function gridPicture(): TemplateResult {
  const colours = GRID_ROWS.map(({ colour }) => colour);
  return html`<figure class="picture picture-grid">
    <svg viewBox="0 0 ${GRID_SIZE.width} ${GRID_SIZE.height}">
      ${letterGrid({
        top: box.grid.top,
        bottom: box.grid.bottom,
        label: word("rules-grid"),
        lines: GRID_ROWS.map(({ colour, cells }) => ({
          colour,
          cells: [...cells].map((letter) =>
            letter === "+"
              ? { kind: "cross" as const, monks: colours.map((one) => ({ colour: one })) }
              : { kind: "letter" as const, letter, side: "large" as const },
          ),
        })),
      })}
    </svg>
  </figure>`;
}

export function picture([what = "", which = "", how = ""]: Picture): TemplateResult {
  if (what === "tile") return tilePicture(which, how === "bare");
  if (what === "monk") return monkPicture(which, how === "praying");
  if (what === "scene") return scene(which, how);
  if (what === "dial") return dialPicture();
  if (what === "grid") return gridPicture();
  if (what === "blessing") {
    return html`<figure class="picture">
      <svg viewBox="-15 -15 30 30" aria-hidden="true">${blessing()}</svg>
      <figcaption>${word("rules-blessing")}</figcaption>
    </figure>`;
  }
  return html`<span class="missing">${what}</span>`;
}
