/** The end: the testaments counted up point by point, who won, and where the points came from. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { say } from "../house/words.ts";
import { type SeatColour, shield } from "../monastery/index.ts";
import { CHAPTERS, type Chapter, rounds } from "./chronicle.ts";
import type { Model } from "./model.ts";
import type { Seat, Testament } from "./sight.ts";
import { hourName, list } from "./tell.ts";

export interface EndingHandlers {
  readonly leave: () => void;
  readonly look: () => void;
  readonly replay: (() => void) | undefined;
  readonly rematch: (() => void) | undefined;
  readonly all: () => void;
}

/** The stages of the counting: letters, tiles, blessings; `counted` points of each have been told. */
export function countedSoFar({ letter_points, tiles, blessings }: Testament, counted: number) {
  const letters = Math.min(letter_points, counted);
  const lost = Math.min(tiles, Math.max(0, counted - letter_points));
  const blest = Math.min(blessings, Math.max(0, counted - letter_points - tiles));
  return { letters, tiles: lost, blessings: blest, points: letters - lost + blest };
}

/** How many steps the counting takes. */
export function countingSteps(testaments: readonly Testament[]): number {
  return Math.max(
    0,
    ...testaments.map(({ letter_points, tiles, blessings }) => letter_points + tiles + blessings),
  );
}

function row(model: Model, seat: Seat, counted: number): TemplateResult {
  const { shown, screen } = model;
  const sits = shown.seats[seat];
  const testament = sits?.testament;
  if (sits === undefined || testament === undefined) return html``;
  const so = countedSoFar(testament, counted);
  const done = counted >= countingSteps(shown.seats.flatMap(({ testament }) => testament ?? []));
  const won = done && (screen.outcome?.winners.includes(seat) ?? false);
  return html`<tr class=${classMap({ won })}>
    <th scope="row">
      <svg class="t-shield" viewBox="-13 -14 26 29">${shield({ colour: sits.colour, label: say(`seat-${sits.colour}`) })}</svg>
      ${screen.players[seat]?.name ?? ""}
    </th>
    <td>${so.letters}</td>
    <td>${so.tiles === 0 ? 0 : `−${so.tiles}`}</td>
    <td>${so.blessings}</td>
    <td class="t-sum">${so.points}</td>
  </tr>`;
}

/** Lines over a bar, so that no colour is alone: none, level, slanting, upright. */
function hatch(chapter: Chapter, x: number, y: number, w: number, h: number): string {
  const lines: string[] = [];
  if (chapter === "group") for (let at = 3; at < h; at += 6) lines.push(`M${x} ${y + at}h${w}`);
  if (chapter === "work") for (let at = 4; at < w; at += 7) lines.push(`M${x + at} ${y}v${h}`);
  if (chapter === "prayer") {
    for (let at = 0; at < w; at += 8) {
      const run = Math.min(h, w - at);
      lines.push(`M${x + at} ${y}l${run} ${run}`);
    }
  }
  return lines.join("");
}

const WIDE = 640;
const HIGH = 150;

/** A seat's bars, a round each, stacked by reason. */
function bars(model: Model, seat: Seat, colour: SeatColour): TemplateResult {
  const all = rounds(model.told, model.shown.seats.length);
  const sums = all.flatMap(({ points }) =>
    points.map((of) => CHAPTERS.reduce((sum, chapter) => sum + of[chapter], 0)),
  );
  const most = Math.max(6, ...sums);
  const step = WIDE / Math.max(all.length, 1);
  const unit = (HIGH - 34) / most;
  const name = model.screen.players[seat]?.name ?? "";
  const total = all.reduce(
    (sum, { points }) =>
      sum + CHAPTERS.reduce((part, chapter) => part + (points[seat]?.[chapter] ?? 0), 0),
    0,
  );
  return html`<figure class="t-chart">
    <figcaption>
      <svg class="t-shield" viewBox="-13 -14 26 29" aria-hidden="true">${shield({ colour })}</svg>
      ${say("end-chart", { who: name, points: total })}
    </figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${say("end-chart", { who: name, points: total })}>
      <path class="t-axis" d="M0 ${HIGH - 18.5}H${WIDE}" />
      ${all.map(({ points, hour }, i) => {
        const of = points[seat];
        let y = HIGH - 19;
        let sum = 0;
        const x = i * step + step * 0.18;
        const parts = CHAPTERS.map((chapter) => {
          const many = of?.[chapter] ?? 0;
          y -= many * unit;
          sum += many;
          return many === 0
            ? nothing
            : svg`<rect class="t-bar-part t-bar-${chapter}" x=${x} y=${y} width=${step * 0.64} height=${many * unit} />
                <path class="t-hatch" d=${hatch(chapter, x, y, step * 0.64, many * unit)} />`;
        });
        return svg`${parts}
          ${sum === 0 ? nothing : svg`<text class="t-bar-sum" x=${(i + 0.5) * step} y=${y - 4}>${sum}</text>`}
          <text class="t-bar-hour" x=${(i + 0.5) * step} y=${HIGH - 4}>${hourName(hour).slice(0, 1)}</text>`;
      })}
    </svg>
  </figure>`;
}

function legend(): TemplateResult {
  return html`<ul class="t-legend">
    ${CHAPTERS.map((chapter) => html`<li><svg viewBox="0 0 14 14" aria-hidden="true"><rect class="t-bar-part t-bar-${chapter}" width="14" height="14" /><path class="t-hatch" d=${hatch(chapter, 0, 0, 14, 14)} /></svg>${say(`reasons-${chapter}`)}</li>`)}
  </ul>`;
}

/** The chart in figures, for whoever does not see it. */
function chartTable(model: Model): TemplateResult {
  const all = rounds(model.told, model.shown.seats.length);
  return html`<details class="t-figures"><summary>${say("end-figures")}</summary>
    <table>
      <thead><tr><th scope="col">${say("end-round")}</th>${model.screen.players.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${all.map(
          ({ day, hour, points }) => html`<tr>
            <th scope="row">${say("hour-on-day", { hour: hourName(hour), day })}</th>
            ${points.map((of) => {
              const parts = CHAPTERS.filter((chapter) => of[chapter] > 0);
              return html`<td>${parts.length === 0 ? "0" : parts.map((chapter) => `${say(`reasons-${chapter}`)} ${of[chapter]}`).join(", ")}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

export function ending(model: Model, counted: number, handlers: EndingHandlers): TemplateResult {
  const { shown, screen } = model;
  const steps = countingSteps(shown.seats.flatMap(({ testament }) => testament ?? []));
  const done = counted >= steps;
  const winners = (screen.outcome?.winners ?? []).map((seat) => screen.players[seat]?.name ?? "");
  const button = (words: string, press: (() => void) | undefined, kind: string) =>
    press === undefined
      ? nothing
      : html`<button type="button" class=${kind} @click=${press}>${words}</button>`;
  return html`<main class="t-ending">
    <div class="t-testament">
      <p class="t-ended">${say(`told-ended-${screen.outcome?.ending ?? "night"}`)}</p>
      <h1 tabindex="-1" data-first-focus>${done ? say("end-winner", { names: list(winners), many: winners.length }) : say("end-title")}</h1>
      <table class="t-count-up" aria-label=${say("end-title")}>
        <thead>
          <tr>
            <th scope="col">${say("end-player")}</th>
            <th scope="col">${say("end-letters")}</th>
            <th scope="col">${say("end-tiles")}</th>
            <th scope="col">${say("end-blessings")}</th>
            <th scope="col">${say("end-points")}</th>
          </tr>
        </thead>
        <tbody>${shown.seats.map((_, seat) => row(model, seat, counted))}</tbody>
      </table>
      <p class="t-end-deeds">
        ${done ? nothing : button(say("end-skip"), handlers.all, "quiet")}
        ${button(say("end-look"), handlers.look, "plain")}
        ${button(say("end-replay"), handlers.replay, "plain")}
        ${button(say("end-rematch"), handlers.rematch, "primary")}
        ${button(say("table-leave"), handlers.leave, "quiet")}
      </p>
      <h2>${say("end-whence")}</h2>
      ${legend()}
      ${shown.seats.map(({ colour }, seat) => bars(model, seat, colour))}
      ${chartTable(model)}
    </div>
  </main>`;
}
