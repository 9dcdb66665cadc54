/** Points by round, stacked by what they came from; no colour is alone, each has its own lines. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { scrolls } from "../../shared/controls.ts";
import { say } from "../../shared/words.ts";
import type { Rounds } from "../game/index.ts";

const WIDE = 640;
const HIGH = 150;

const sum = (all: readonly number[] = []): number => all.reduce((one, other) => one + other, 0);

/** Lines over a bar by its source: none, level, slanting, upright. */
function hatch(source: number, x: number, y: number, w: number, h: number): string {
  const lines: string[] = [];
  if (source === 1) for (let at = 3; at < h; at += 6) lines.push(`M${x} ${y + at}h${w}`);
  if (source === 3) for (let at = 4; at < w; at += 7) lines.push(`M${x + at} ${y}v${h}`);
  if (source === 2) {
    for (let at = 0; at < w; at += 8) {
      const run = Math.min(h, w - at);
      lines.push(`M${x + at} ${y}l${run} ${run}`);
    }
  }
  return lines.join("");
}

/** A seat's bars, a round each. */
export function chart(
  { rounds, sources }: Rounds,
  seat: number,
  who: string,
  sign: unknown,
): TemplateResult {
  const most = Math.max(3, ...rounds.flatMap(({ points }) => points.map(sum)));
  const step = WIDE / Math.max(rounds.length, 1);
  const unit = (HIGH - 34) / most;
  const total = sum(rounds.map(({ points }) => sum(points[seat])));
  const label = say("end-chart", { who, points: total });
  return html`<figure class="t-chart">
    <figcaption>${sign} ${label}</figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
      <path class="t-axis" d="M0 ${HIGH - 18.5}H${WIDE}" />
      ${rounds.map(({ points, mark }, i) => {
        const of = points[seat] ?? [];
        let y = HIGH - 19;
        const wide = Math.min(step * 0.64, 44);
        const x = (i + 0.5) * step - wide / 2;
        const parts = sources.map((_, source) => {
          const high = (of[source] ?? 0) * unit;
          y -= high;
          return high === 0
            ? nothing
            : svg`<rect class="t-bar-part t-bar-${source}" x=${x} y=${y} width=${wide} height=${high} />
                <path class="t-hatch" d=${hatch(source, x, y, wide, high)} />`;
        });
        return svg`${parts}
          ${sum(of) === 0 ? nothing : svg`<text class="t-bar-sum" x=${(i + 0.5) * step} y=${y - 4}>${sum(of)}</text>`}
          <g class="t-bar-mark" transform="translate(${(i + 0.5) * step} ${HIGH - 9})">${mark}</g>`;
      })}
    </svg>
  </figure>`;
}

export function legend({ sources }: Rounds): TemplateResult {
  return html`<ul class="t-legend">
    ${sources.map((name, source) => html`<li><svg viewBox="0 0 14 14" aria-hidden="true"><rect class="t-bar-part t-bar-${source}" width="14" height="14" /><path class="t-hatch" d=${hatch(source, 0, 0, 14, 14)} /></svg>${name}</li>`)}
  </ul>`;
}

/** The chart in figures, for whoever does not see it. */
export function chartTable({ rounds, sources }: Rounds, names: readonly string[]): TemplateResult {
  const words = (of: readonly number[]): string => {
    const parts = sources.flatMap((name, i) => (of[i] ? [`${name} ${of[i]}`] : []));
    return parts.length === 0 ? "0" : parts.join(", ");
  };
  return html`<details class="t-figures"><summary>${say("end-figures")}</summary>
    ${scrolls(
      say("end-figures"),
      html`<table>
      <thead><tr><th scope="col">${say("end-round")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${rounds.map(({ name, points }) => html`<tr><th scope="row">${name}</th>${points.map((of) => html`<td>${words(of)}</td>`)}</tr>`)}
      </tbody>
    </table>`,
    )}
  </details>`;
}
