/** The bell of the first player. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";

/** The bell alone, about its origin, twenty-six units high. */
export const bellSign: SVGTemplateResult = svg`
  <circle class="a-gold2" cy="9.6" r="3.2" />
  <path class="a-gold" d="M0-13a2.6 2.6 0 0 1 2.6 2.8Q8-8.4 8 0Q8 5 11 8H-11Q-8 5-8 0Q-8-8.4-2.6-10.2A2.6 2.6 0 0 1 0-13Z" />
  <path class="a-lit" d="M-4.4-6Q-5.4-2-5 3" />
  <path class="a-line" d="M-8.4 4.4H8.4" />`;

/** The bell on its way over the spaces of the Mass card; on 0 it stands beside it. 136 by 34, from the origin. */
export function bell(space: number | null, of: number): SVGTemplateResult {
  const at = (n: number): number => 22 + ((n - 0.5) * 114) / of;
  return svg`<g class="s-drawing a-bell" aria-hidden="true">
    <path class="a-bell-way" d="M${at(1)} 17H${at(of)}" />
    ${Array.from(
      { length: of },
      (_, n) => svg`<circle class="a-bell-space" cx=${at(n + 1)} cy="17" r="12" />
      ${space === n + 1 ? nothing : svg`<text class="a-bell-figure" x=${at(n + 1)} y="22">${n + 1}</text>`}`,
    )}
    <g transform="translate(${space === null || space < 1 ? 11 : at(Math.min(space, of))} 17)">${bellSign}</g>
  </g>`;
}
