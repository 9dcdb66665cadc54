/** Somebody is asked: on the open table nothing of theirs is shown; behind the curtain, the true answer. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action, Phase } from "../../generated/mystery_abbey.ts";
import { smallShield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { closer } from "../../table/render/slips.ts";
import { doWords } from "../acting/advice.ts";
import { offered, offeredWith } from "../acting/offers.ts";
import { type Handlers, type Model, namesOf } from "../kind.ts";
import { answerWords, promiseWords, questionWords } from "../telling/question.ts";
import { word } from "../words.ts";

type Answering = Extract<Phase, { part: "answering" }>;
type Insisting = Extract<Phase, { part: "insisting" }>;

/** One button for each of these that is offered. */
export function offeredButtons(
  all: readonly Action[],
  model: Model,
  handlers: Handlers,
): TemplateResult {
  return html`<div class="t-answers">
    ${all
      .filter((action) => offered(model.offers, action))
      .map(
        (action) =>
          html`<button type="button" class="plain t-answer" data-answer=${JSON.stringify(action)} @click=${() => handlers.act(action)}><span>${doWords(action, model)}</span></button>`,
      )}
  </div>`;
}

export function answering(phase: Answering, model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const who = namesOf(screen)[phase.asker] ?? "";
  const truth = shown.answer === null ? undefined : seen(shown.answer);
  const back =
    phase.occasion === "encounter" ? html`<p class="a-may">${word("answer-brings")}</p>` : nothing;
  return html`<section class="t-slip a-answering" aria-label=${word("head-answering", { who })}>
    ${closer(() => handlers.tap({ on: "aside" }))}
    <p class="a-may">${smallShield(shown.seats[phase.asker]?.colour)} ${word("head-answering", { who })}</p>
    <p class="t-question a-asked">${questionWords(phase.question)}</p>
    ${truth === undefined ? nothing : html`<p class="a-truth">${word("truth")} <b>${answerWords(truth)}</b></p>`}
    ${shown.would_promise === null ? nothing : html`<p class="a-may">${word("answer-binds", { promise: promiseWords(shown.would_promise) })}</p>`}
    ${offeredButtons(["answer", { promise: true }, { promise: false }, "keep-silence"], model, handlers)}
    ${back}
  </section>`;
}

/** A question met silence. */
export function insisting(phase: Insisting, model: Model, handlers: Handlers): TemplateResult {
  const who = namesOf(model.screen)[phase.of] ?? "";
  const books = offeredWith(model.offers, "use").map((book): Action => ({ use: book }));
  return html`<section class="t-slip" aria-label=${word("head-insisting", { who })}>
    <p class="a-may">${questionWords(phase.question)}</p>
    <p class="t-question">${smallShield(model.shown.seats[phase.of]?.colour)} ${word("head-insisting", { who })}</p>
    ${offeredButtons([...books, "accept"], model, handlers)}
  </section>`;
}
