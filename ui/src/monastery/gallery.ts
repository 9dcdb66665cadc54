/** Everything of Monastery on one page, by day and by night. For makers, not for players. */
import { html, type TemplateResult } from "lit-html";
import "./gallery.css";
import { SEAT_COLOURS } from "../seats/colours.ts";
import { curtain } from "../seats/door.ts";
import type { Turn } from "./box.ts";
import { dial, type HourKind } from "./dial.ts";
import { ABBEY, FACES, nameOf } from "./gallery-box.ts";
import { gridOnShow, stripsOnShow } from "./gallery-letters.ts";
import { tableOnShow } from "./gallery-table.ts";
import { abbeyStandings, niches, standings } from "./layout.ts";
import { monk } from "./monk.ts";
import { tile } from "./tile.ts";
import { abbotMark, blessing, encouragement, tileBack } from "./tokens.ts";

const KINDS: readonly HourKind[] = [
  "service",
  "study",
  "toil",
  "toil",
  "service",
  "study",
  "toil",
  "service",
  "study",
  "night",
];
const DRAWS: Readonly<Record<number, number>> = { 0: 3, 4: 2, 7: 1 };

const colourAt = (i: number) => SEAT_COLOURS[i % SEAT_COLOURS.length] ?? "red";

function tiles(constructed: boolean, size: number, named: boolean, monks: boolean): TemplateResult {
  return html`<div class="g-flow">
    ${FACES.map((face, i) => {
      const up = constructed || face.colour === "feature";
      const turn = (named ? 0 : i % 4) as Turn;
      const feet = up
        ? standings(face.value ?? 0, { key: face.key, turn })
        : niches(face.boxes.length).map((niche) => niche.feet);
      return html`<svg width=${size} height=${size} viewBox="0 0 100 100">
        ${tile({
          ...face,
          turn,
          constructed,
          name: named ? nameOf(face.key) : undefined,
          label: nameOf(face.key),
        })}
        ${monks ? feet.map((at, n) => monk({ ...at, colour: colourAt(n + i), praying: n % 3 === 2 })) : ""}
      </svg>`;
    })}
  </div>`;
}

function figures(): TemplateResult {
  return html`<div class="g-flow">
    ${[24, 40, 90].flatMap((height) =>
      SEAT_COLOURS.flatMap((colour) =>
        [false, true].map(
          (praying) => html`<svg width=${height} height=${height} viewBox="-14 -27 29 29">
            ${monk({ colour, praying, label: colour })}
          </svg>`,
        ),
      ),
    )}
    ${[false, true].map(
      (praying) => html`<svg width="90" height="110" viewBox="-14 -34 29 36">
        ${monk({ colour: "green", praying, abbot: true })}
      </svg>`,
    )}
    <svg width="90" height="90" viewBox="0 0 100 100">${tileBack({ label: "A tile" })}</svg>
    ${[abbotMark(), blessing(), encouragement({ count: 1 }), encouragement({ count: 4 })].flatMap(
      (token) =>
        [24, 48, 90].map(
          (size) => html`<svg width=${size} height=${size} viewBox="-15 -15 30 30">${token}</svg>`,
        ),
    )}
  </div>`;
}

function hours(index: number, day: number, title: string): TemplateResult {
  return html`<svg width="300" height="300" viewBox="-100 -100 200 200">
    ${dial({
      hours: KINDS.map((kind, i) => ({ kind, label: kind, draw: DRAWS[i] })),
      index,
      day,
      title,
      dayTitle: day === 1 ? "day one" : "day two",
      label: "The hours",
    })}
  </svg>`;
}

function side(light: "day" | "night"): TemplateResult {
  return html`<section class="g-side" data-light=${light}>
    <svg class="g-table" viewBox="-110 -110 720 520">${tableOnShow()}</svg>
    <svg width="720" height="480" viewBox="0 0 300 200">
      ${tile({ ...ABBEY, turn: 0, constructed: true, name: "Abbey", label: "Abbey" })}
      ${abbeyStandings(14).map((at, i) => monk({ ...at, colour: colourAt(i % 4) }))}
    </svg>
    ${tiles(true, 160, true, false)} ${tiles(false, 160, true, true)} ${tiles(true, 64, false, true)}
    ${tiles(false, 64, false, false)} ${figures()}
    <div class="g-flow">${hours(0, 1, "Matins")} ${hours(3, 2, "Toil")} ${hours(9, 2, "Night")}</div>
    ${gridOnShow()} ${stripsOnShow()}
    <div class="g-flow">
      <div class="g-door g-wide">${curtain({ colour: "blue", name: "Brother Anselm", label: "Curtain" })}</div>
      <div class="g-door g-tall">${curtain({ colour: "yellow", name: "Hildegard", label: "Curtain", held: 0.4 })}</div>
    </div>
  </section>`;
}

export function gallery(): TemplateResult {
  return html`<main class="g-gallery">${side("day")} ${side("night")}</main>`;
}
