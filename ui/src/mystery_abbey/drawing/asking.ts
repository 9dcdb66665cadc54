/** A question is put: a ready one in one tap, or one that grows part by part, with its possible answers. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Action, Filter, Kind, Part, Phase, Question } from "../../generated/mystery_abbey.ts";
import { smallShield } from "../../seats/devices.ts";
import { say } from "../../shared/words.ts";
import { closer } from "../../table/render/slips.ts";
import { partWords } from "../acting/advice.ts";
import { offered, offeredWith, partsOffered } from "../acting/offers.ts";
import { presetsFor } from "../acting/presets.ts";
import { type Handlers, type Model, namesOf, type Prepared } from "../kind.ts";
import { answersWords, questionWords } from "../telling/question.ts";
import { word } from "../words.ts";
import { ALL_TRAITS, faces, players, signOf, traitGrid } from "./picking.ts";

type Asking = Extract<Phase, { part: "asking" }>;

const saying = (part: Part): Action => ({ say: part });
const saidIn = ({ traits, names }: Filter): number => traits.length + names.length;

/** How many parts of a question have been said after its kind, and with it. */
function partsSaid({ kind, scope, filter, versus, category, when, room }: Question) {
  const after =
    saidIn(filter) +
    (versus === null ? 0 : 1 + saidIn(versus)) +
    [scope, category, when, room].filter((part) => part !== null).length;
  return { after, all: after + (kind === null ? 0 : 1) };
}

/** The possible answers, each as a card that might be turned. */
function mayAnswer({ shown: { may_answer } }: Model): TemplateResult | typeof nothing {
  if (may_answer.length === 0) return nothing;
  return html`<p class="a-may">${word("may-answer")} <b>${answersWords(may_answer)}</b></p>`;
}

/** The sentence as far as it has grown, and a way back. */
function sentence(phase: Asking, model: Model, { tap }: Handlers): TemplateResult {
  const { question, of } = phase;
  const { all } = partsSaid(question);
  const undo = model.screen.undo?.can === true && all > 0;
  return html`<div class="a-sentence">
    ${of === null ? nothing : smallShield(model.shown.seats[of]?.colour)}
    <p aria-live="polite">${questionWords(question)}</p>
    ${undo ? html`<button type="button" class="quiet a-step-back" data-action="part-back" @click=${() => tap({ on: "back", many: 1 })}>${word("part-back")}</button>` : nothing}
    ${undo && all > 1 ? html`<button type="button" class="quiet a-step-back" data-action="part-anew" @click=${() => tap({ on: "back", many: all })}>${word("part-anew")}</button>` : nothing}
  </div>
  ${mayAnswer(model)}`;
}

const STEPS = ["kind", "of", "about"] as const;

/** Which of the three steps comes next. */
function stepOf({ kind, scope, category, when }: Question): (typeof STEPS)[number] {
  if (kind === null) return "kind";
  if (kind === "will-pass") return "about";
  return scope === null && category === null && when === null ? "of" : "about";
}

function steps(question: Question): TemplateResult {
  const now = stepOf(question);
  return html`<ol class="a-steps" aria-label=${word("steps")}>
    ${STEPS.map((step) => html`<li class=${classMap({ "a-now": step === now })} aria-current=${step === now ? "step" : nothing}>${word(`step-${step}`)}</li>`)}
  </ol>`;
}

function partButtons(parts: readonly Part[], handlers: Handlers): TemplateResult {
  return html`<div class="t-answers a-parts">
    ${parts.map((part) => html`<button type="button" class="plain t-answer" data-answer=${JSON.stringify(saying(part))} @click=${() => handlers.act(saying(part))}><span>${partWords(part)}</span> ${typeof part === "object" && "kind" in part ? html`<small>${word(`kind-${part.kind}-why`)}</small>` : nothing}</button>`)}
  </div>`;
}

/** What can be said next. */
function nextParts(phase: Asking, model: Model, handlers: Handlers): TemplateResult {
  const { offers } = model;
  const { question } = phase;
  const among = question.versus ?? question.filter;
  const plain: readonly Part[] = [
    ...partsOffered(offers, "kind").map((kind) => ({ kind })),
    ...partsOffered(offers, "scope").map((scope) => ({ scope })),
    ...partsOffered(offers, "category").map((category) => ({ category })),
    ...partsOffered(offers, "when").map((when) => ({ when })),
    ...partsOffered(offers, "room").map((room) => ({ room })),
  ];
  const traits = partsOffered(offers, "trait");
  const names = partsOffered(offers, "name");
  const versus = offered(offers, saying("versus"));
  return html`${plain.length === 0 ? nothing : partButtons(plain, handlers)}
    ${versus ? partButtons(["versus"], handlers) : nothing}
    ${traits.length === 0 ? nothing : traitGrid({ offered: traits, action: (trait) => saying({ trait }), said: among.traits }, handlers)}
    ${names.length === 0 ? nothing : html`<p class="a-or">${word("or-names")}</p>${faces({ all: names, action: (name) => saying({ name }), chosen: among.names }, model, handlers)}`}`;
}

/** The ready questions: a scope each line, a trait each button. */
function ready({ of }: Asking, model: Model, handlers: Handlers): TemplateResult | typeof nothing {
  const all = presetsFor(model.offers, ALL_TRAITS);
  if (all.length === 0) return nothing;
  return html`<div class="a-ready">
    ${all.map(
      ({ scope, presets }) => html`<div role="group" aria-label=${word(`ready-${scope}`)}>
        <p class="a-or">${word(`ready-${scope}`)}</p>
        <div class="a-ready-row" data-roving>
          ${presets.map(({ name, question, actions }, n) => {
            const words = questionWords(question);
            const about = ALL_TRAITS[n] ?? "fat";
            const short = word(`trait-${about}`);
            const prepared = { kind: "question", of, question, actions } as const;
            return html`<button type="button" role="button" class="plain t-answer a-ready-one" data-answer=${name} title=${words} aria-label=${say("with-colon", { what: short, more: words })}
              @click=${() => handlers.tap({ on: "prepare", prepared })}>${signOf(about)}<span>${short}</span></button>`;
          })}
        </div>
      </div>`,
    )}
  </div>`;
}

const head = (phase: Asking, model: Model): string =>
  word(typeof phase.occasion === "string" ? `head-${phase.occasion}` : "head-books", {
    who: phase.of === null ? "" : (namesOf(model.screen)[phase.of] ?? ""),
  });

/** A whole question is read before it is put: everybody will hear it. */
function prepared(
  { of, question, actions }: Prepared,
  phase: Asking,
  model: Model,
  { tap }: Handlers,
): TemplateResult {
  const who = of === null ? undefined : namesOf(model.screen)[of];
  return html`<section class="t-slip a-ask-slip a-prepared" aria-label=${head(phase, model)}>
    ${closer(() => tap({ on: "nothing" }))}
    <p class="a-may">${of === null ? nothing : smallShield(model.shown.seats[of]?.colour)} ${who === undefined ? head(phase, model) : word("head-prepared", { who })}</p>
    <p class="t-question a-asked">${questionWords(question)}</p>
    <div class="t-answers">
      <button type="button" class="primary t-answer a-put" data-answer="put" @click=${() => tap({ on: "do-all", actions })}>${word("do-put")}</button>
      <button type="button" class="plain t-answer" data-answer="another" @click=${() => tap({ on: "nothing" })}>${word("do-another")}</button>
    </div>
  </section>`;
}

/** Whoever is asked first, then what. */
export function asking(phase: Asking, model: Model, handlers: Handlers): TemplateResult {
  const { offers, choice } = model;
  if (choice.kind === "question") return prepared(choice, phase, model, handlers);
  const { question } = phase;
  const whom = offeredWith(offers, "ask");
  const begun = question.kind !== null;
  const building = begun || choice.kind === "building";
  const none = offered(offers, "ask-nothing");
  const put = offered(offers, "put");
  const kinds = partsOffered(offers, "kind") as readonly Kind[];
  return html`<section class=${classMap({ "t-slip": true, "a-ask-slip": true, "a-building": building })} aria-label=${head(phase, model)}>
    ${closer(() => handlers.tap({ on: "aside" }))}
    <p class="t-question">${head(phase, model)}</p>
    ${whom.length > 0 ? players(whom, (seat) => ({ ask: seat }), model, handlers) : nothing}
    ${
      phase.of === null && phase.occasion !== "controversy"
        ? nothing
        : building
          ? html`${steps(question)} ${sentence(phase, model, handlers)}
              ${nextParts(phase, model, handlers)}
              ${put ? html`<button type="button" class="primary t-answer a-put" data-answer="put" @click=${() => handlers.act("put")}>${word("do-put")}</button>` : nothing}`
          : html`${ready(phase, model, handlers)}
              ${kinds.length > 0 ? html`<button type="button" class="plain t-answer" data-answer="building" @click=${() => handlers.tap({ on: "building" })}>${word("build")}</button>` : nothing}`
    }
    ${none ? html`<button type="button" class="plain t-answer a-ask-nothing" data-answer="ask-nothing" @click=${() => handlers.act("ask-nothing")}>${word("do-ask-nothing")}</button>` : nothing}
  </section>`;
}
