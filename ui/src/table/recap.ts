/** Behind the curtain, for one pair of eyes: what happened since this seat last acted, step by step. */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../house/words.ts";
import { chronicle } from "./chronicle.ts";
import { seatSign } from "./logbook.ts";
import { type Model, namesOf } from "./model.ts";
import { companyOf } from "./tell.ts";

export function recapEntries(model: Model) {
  const { recap, sight, screen } = model;
  return recap === undefined ? [] : chronicle(recap.told, companyOf(sight, namesOf(screen)));
}

export function recap(
  model: Model,
  handlers: { readonly next: () => void; readonly done: () => void },
): TemplateResult | typeof nothing {
  if (model.recap === undefined) return nothing;
  const entries = recapEntries(model);
  const { step } = model.recap;
  const shown = entries.slice(0, step + 1);
  const last = step >= entries.length - 1;
  const first = model.recap.told[0]?.[0] === 0;
  const who =
    model.screen.seat === null ? "" : (model.screen.players[model.screen.seat]?.name ?? "");
  const title = say(first ? "recap-first" : "recap-title", { who });
  return html`<section class="t-recap" role="dialog" aria-modal="false" aria-label=${title}>
    <h2>${title}</h2>
    <ol aria-live="polite">
      ${shown.map(({ text, seat, heading }, i) => html`<li class=${heading ? "t-log-hour" : i === step ? "t-recap-now" : ""}>${heading ? nothing : seatSign(model.sight, seat)}<span>${text}</span></li>`)}
    </ol>
    <div class="t-recap-deeds">
      <span class="t-recap-count">${say("recap-step", { step: Math.min(step + 1, entries.length), of: entries.length })}</span>
      ${last ? nothing : html`<button type="button" class="quiet" @click=${handlers.done}>${say("recap-skip")}</button>`}
      <button type="button" class="primary" data-first-focus @click=${last ? handlers.done : handlers.next}>${last ? say("recap-done") : say("recap-next")}</button>
    </div>
  </section>`;
}
