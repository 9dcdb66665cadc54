// Plots, drawn by hand: bars that lie, and bars that stand.

import { html, svg, type TemplateResult } from "lit-html";
import { figure } from "../shared/words.ts";

/** A lying bar for a table's row; the row says the figure. */
export function bar(share: number, kind = ""): TemplateResult {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return html`<svg class="lying-bar ${kind}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-bed" width="100" height="10" /><rect class="bar-fill" width=${width} height="10" />
  </svg>`;
}

interface Column {
  readonly from: number;
  readonly many: number;
}

/** Every span of five from the lowest to the highest, the empty ones too. */
export function columns(distribution: Readonly<Record<string, number>>): Column[] {
  const starts = Object.keys(distribution).map(Number).filter(Number.isFinite);
  if (starts.length === 0) return [];
  const [low, high] = [Math.min(...starts), Math.max(...starts)];
  const all: Column[] = [];
  for (let from = low; from <= high; from += 5) {
    all.push({ from, many: distribution[`${from}`] ?? 0 });
  }
  return all;
}

const WIDE = 46;
const HIGH = 120;

/** How often final points fell into each span of five. */
export function histogram(all: readonly Column[], label: string, mean: number): TemplateResult {
  const most = Math.max(1, ...all.map(({ many }) => many));
  const first = all[0]?.from ?? 0;
  const width = all.length * WIDE;
  const at = ((mean - first) / 5) * WIDE;
  return html`<svg class="histogram" viewBox="-10 -22 ${width + 20} ${HIGH + 52}" role="img" aria-label=${label}>
    <path class="axis" d="M-6 ${HIGH + 0.5}H${width + 6}" />
    ${all.map(({ from, many }, n) => {
      const high = (many / most) * HIGH;
      return svg`
        <rect class="column" x=${n * WIDE + 4} y=${HIGH - high} width=${WIDE - 8} height=${high} />
        <text class="column-from" x=${n * WIDE + 4} y=${HIGH + 20}>${figure(from)}</text>`;
    })}
    <path class="mean" d="M${at} -6V${HIGH}" />
    ${all.map(({ many }, n) => (many > 0 ? svg`<text class="column-many" x=${n * WIDE + WIDE / 2} y=${HIGH - (many / most) * HIGH - 6}>${many}</text>` : ""))}
  </svg>`;
}
