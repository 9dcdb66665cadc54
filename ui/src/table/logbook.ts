/** The log: what happened, hour by hour, told in the reader's language. */
import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { language, say } from "../house/words.ts";
import { shield } from "../monastery/index.ts";
import { chronicle, type Entry } from "./chronicle.ts";
import { type Model, namesOf } from "./model.ts";
import type { Sight } from "./sight.ts";
import { companyOf } from "./tell.ts";

export function seatSign(sight: Sight, seat: number | undefined): TemplateResult | typeof nothing {
  const colour = seat === undefined ? undefined : sight.seats[seat]?.colour;
  return colour === undefined
    ? nothing
    : html`<svg class="t-shield" viewBox="-13 -14 26 29" aria-hidden="true">${shield({ colour })}</svg>`;
}

function entry(sight: Sight, { heading, seat, text, piece }: Entry, show: (piece: number) => void) {
  if (heading) return html`<li class="t-log-hour">${text}</li>`;
  const words =
    piece === undefined
      ? html`<span>${text}</span>`
      : html`<button type="button" class="t-log-line" @click=${() => show(piece)}>${text}</button>`;
  return html`<li>${seatSign(sight, seat)}${words}</li>`;
}

/** The last few lines, where there is room for them. */
export function lately(model: Model): TemplateResult {
  const { told, shown, screen } = model;
  return html`<ol class="t-lately" aria-hidden="true">
    ${guard([told, language()], () =>
      chronicle(told.slice(-24), companyOf(shown, namesOf(screen)))
        .slice(-14)
        .reverse()
        .map(
          ({ heading, seat, text }) =>
            html`<li class=${heading ? "t-log-hour" : ""}>${heading ? nothing : seatSign(shown, seat)}<span>${text}</span></li>`,
        ),
    )}
  </ol>`;
}

export function logbook(
  model: Model,
  handlers: { readonly show: (piece: number) => void; readonly close: () => void },
): TemplateResult {
  const { told, shown, screen } = model;
  return html`<section class="t-log" aria-label=${say("log-title")}>
    <header>
      <h2>${say("log-title")}</h2>
      <button type="button" class="quiet icon t-close" aria-label=${say("slip-close")} @click=${handlers.close}>
        <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-6-6 6 6M6-6-6 6" /></svg>
      </button>
    </header>
    <ol tabindex="0" aria-label=${say("log-title")}>
      ${guard([told, language()], () =>
        chronicle(told, companyOf(shown, namesOf(screen))).map((one) =>
          entry(shown, one, handlers.show),
        ),
      )}
    </ol>
  </section>`;
}
