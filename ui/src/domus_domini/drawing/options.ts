/** Answers to a question, each shown before it is done. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import { sameAction } from "../acting/offers.ts";
import type { Handlers, Model } from "../kind.ts";

export interface Option {
  readonly action: Action;
  readonly face?: unknown;
  readonly words: unknown;
  readonly label: string;
  readonly hook: string;
}

export function options(
  model: Model,
  title: string,
  all: readonly Option[],
  { tap }: Handlers,
  sign: unknown = nothing,
): TemplateResult {
  const { choice } = model;
  return html`<div class="d-options" role="group" aria-label=${title} data-roving>
    <p>${sign}${title}</p>
    ${all.map(({ action, face, words, label, hook }) => {
      const meant = choice.kind === "meant" && sameAction(choice.action, action);
      return html`<button type="button" role="button" class="plain d-option t-offer" data-hook=${hook} aria-pressed=${meant}
        title=${label} @click=${() => tap({ on: "mean", action })}><span class="unseen">${label}</span>${face ?? nothing}<span aria-hidden="true">${words}</span></button>`;
    })}
  </div>`;
}
