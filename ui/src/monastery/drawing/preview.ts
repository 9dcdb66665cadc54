/** What the round would score as the table lies, and what others could still do to it. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { RivalWalk, RoundForecast } from "../../generated/monastery.ts";
import { smallShield } from "../../seats/devices.ts";
import { closer } from "../../table/render/slips.ts";
import { type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { companyOf, shortReason } from "../telling/sentences.ts";
import { word } from "../words.ts";

/** What ending the placement would lead to, if that is shown. */
export function roundForecast(model: Model): RoundForecast | undefined {
  if (mine(model) === undefined || model.watched !== undefined) return undefined;
  return model.gains.get(`"end-placement"`)?.round ?? undefined;
}

function rivalWords({ seat, to, points }: RivalWalk, now: number, model: Model): string {
  const tile = model.shown.pieces.find(({ piece }) => piece === to)?.tile ?? "abbey";
  return word(points < now ? "preview-rival-less" : "preview-rival-more", {
    who: namesOf(model.screen)[seat] ?? "",
    the: word(`the-${tile}`),
    points,
  });
}

/** The points with their reasons, and the walks of rivals that would change them. */
export function previewParts(model: Model, round: RoundForecast): TemplateResult {
  const { shown, screen } = model;
  const company = companyOf(shown, namesOf(screen));
  const { points, gains, rivals, followed } = round;
  return html`
    ${
      gains.length === 0
        ? html`<p>${word("preview-nothing")}</p>`
        : html`<p>${word("preview-why")}</p>
      <ul class="m-preview-gains">
        ${gains.map((gain) => html`<li><span>${shortReason(gain.because, company)}</span><b>${gain.points}</b></li>`)}
      </ul>`
    }
    ${
      rivals.length === 0
        ? html`<p>${word(followed ? "preview-safe" : "preview-last")}</p>`
        : html`<ul class="m-preview-rivals">
        ${rivals.map((walk) => html`<li>${smallShield(shown.seats[walk.seat]?.colour)}<span>${rivalWords(walk, points, model)}</span></li>`)}
      </ul>`
    }`;
}

/** The slip that tells all of it. */
export function preview(model: Model, { tap }: Handlers): TemplateResult | undefined {
  const round = roundForecast(model);
  if (round === undefined) return undefined;
  const title = word("preview", { points: round.points });
  return html`<section class="t-slip m-preview" aria-label=${title}>
    ${closer(() => tap({ on: "nothing" }))}
    <h2>${title}</h2>
    ${previewParts(model, round)}
  </section>`;
}

/** The line over the button that ends the placement: pressed, it tells more. */
export function previewLine(model: Model, { tap }: Handlers): TemplateResult | typeof nothing {
  const round = roundForecast(model);
  if (round === undefined) return nothing;
  // A tile that does not lie yet is not reckoned with. The line keeps its room, so that the board lies still.
  if (model.choice.kind === "ghost")
    return html`<span class="m-preview-line" aria-hidden="true"></span>`;
  return html`<button type="button" class="quiet m-preview-line" data-action="preview" aria-expanded=${model.choice.kind === "preview"} @click=${() => tap({ on: "preview" })}>${word("preview", { points: round.points })}</button>`;
}
