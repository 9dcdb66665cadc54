/** The round and its phases, by their names: the hours of this game. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Model } from "../kind.ts";
import { word } from "../words.ts";

export function phases({ shown }: Model): TemplateResult {
  const { round, rounds, number, phases: many } = shown;
  const all = Array.from({ length: many }, (_, n) => n + 1);
  return html`<div class="d-phases">
    <p class="d-round">${word("round-of", { round, of: rounds })}</p>
    <ol aria-label=${word("phases")}>
      ${all.map(
        (phase) =>
          html`<li class=${phase === number ? "d-now" : phase < number ? "d-past" : ""} aria-current=${phase === number ? "step" : nothing} title=${word(`phase-${phase}`)}><span aria-hidden="true">${phase}</span> <b>${word(`phase-short-${phase}`)}</b></li>`,
      )}
    </ol>
  </div>`;
}
