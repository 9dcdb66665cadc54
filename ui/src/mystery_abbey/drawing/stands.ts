/** How everybody stands, beside the plan of a replay: cards, books, what was seen and crossed out. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatView, View } from "../../generated/mystery_abbey.ts";
import { smallShield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { promiseWords } from "../telling/question.ts";
import { word } from "../words.ts";
import { bookWords } from "./names.ts";
import { face } from "./picking.ts";

function held(of: SeatView): unknown {
  const hand = seen(of.hand);
  const kept = seen(of.kept) ?? [];
  const sheet = seen(of.sheet);
  if (hand === undefined) return nothing;
  return html`<p class="a-stand-hand">${hand.map((suspect) => face(suspect))}</p>
    ${kept.length === 0 ? nothing : html`<p>${kept.map((book) => bookWords(book).name).join(", ")}</p>`}
    ${sheet === undefined ? nothing : html`<p class="caption">${word("stand-sheet", { seen: sheet.seen.length, crossed: sheet.crossed.length })}</p>`}`;
}

export function stands(view: View, names: readonly string[]): TemplateResult {
  return html`<ul class="replay-seats a-stands">
    ${view.seats.map(
      (of, seat) => html`<li>
        <p>${smallShield(of.colour)} <strong>${names[seat] ?? ""}</strong>
          <span class="caption">${word("cards", { many: of.cards })}${of.books > 0 ? `, ${word("books", { many: of.books })}` : ""}</span>
          ${of.testament === null ? nothing : html`<b class="lining">${word("stand-points", { points: of.testament.points })}</b>`}</p>
        ${of.promise === null ? nothing : html`<p class="caption">${promiseWords(of.promise)}</p>`}
        ${held(of)}
      </li>`,
    )}
  </ul>`;
}
