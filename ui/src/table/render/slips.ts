/** Slips of vellum over the board: a word of the referee, a question with its answers. */
import { html, nothing, type TemplateResult } from "lit-html";
import { CROSS } from "../../shared/signs.ts";
import { say } from "../../shared/words.ts";
import type { Drawing } from "../game/index.ts";
import type { Remark } from "../state/model.ts";

interface Answered {
  readonly face?: unknown;
  readonly words: string;
  readonly press: () => void;
  /** A stable name, for whoever drives the page. */
  readonly name?: string | undefined;
}

export function answers(all: readonly Answered[]): TemplateResult {
  return html`<div class="t-answers">
    ${all.map(({ face, words, press, name }) => html`<button type="button" class="plain t-answer" data-answer=${name ?? nothing} @click=${press}>${face ?? nothing}<span>${words}</span></button>`)}
  </div>`;
}

export const closer = (press: () => void): TemplateResult =>
  html`<button type="button" class="quiet icon t-close" data-action="close" aria-label=${say("slip-close")} title=${say("slip-close")} @click=${press}>${CROSS}</button>`;

interface Question {
  readonly words: string;
  readonly answers: readonly Answered[];
  /** How to take the question back, if it can be. */
  readonly back?: (() => void) | undefined;
  /** More to know before answering. */
  readonly why?: unknown;
}

export function question({ words, answers: all, back, why }: Question): TemplateResult {
  return html`<section class="t-slip" aria-label=${words}>
    ${back === undefined ? nothing : closer(back)}
    <p class="t-question">${words}</p>
    ${why === undefined ? nothing : html`<p class="t-why">${why}</p>`}
    ${answers(all)}
  </section>`;
}

/** A refusal is called out; advice is not, for it may name what only its seat knows. */
export function remark(
  { text, rule, kind }: Remark,
  dismiss: () => void,
  rules: ((chapter: string) => void) | undefined,
): TemplateResult {
  const advice = kind === "advice";
  return html`<section class="t-slip t-remark ${advice ? "t-advice" : ""}" role=${advice ? "region" : "alert"} aria-label=${advice ? say("do-hint") : nothing}>
    ${closer(dismiss)}
    <p>${text}</p>
    ${rule === undefined || rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" data-rule=${rule.chapter} @click=${() => rules(rule.chapter)}>${say("slip-rule", { rule: rule.name })}</button>`}
  </section>`;
}

/** A slip lies where it covers least: nothing of what it is about, and few places that could be chosen. */
export function makeWay(host: HTMLElement, { about, places }: Drawing["uncovered"]): void {
  const slip = host.querySelector(".t-slips > .t-slip");
  const frame = slip?.parentElement?.getBoundingClientRect();
  if (!slip || !frame) return;
  slip.classList.remove("t-slip-high");
  const low = slip.getBoundingClientRect();
  // Whichever way the table is turned, high is low seen from the other side. Measured once: it is asked at every drawing.
  const high = new DOMRect(
    frame.left + frame.right - low.right,
    frame.top + frame.bottom - low.bottom,
    low.width,
    low.height,
  );
  const things = (which: string | undefined) =>
    which === undefined
      ? []
      : [...host.querySelectorAll(which)].map((thing) => thing.getBoundingClientRect());
  const [meant, free] = [things(about), things(places)];
  const covered = (over: DOMRect): number => {
    const below = ({ top, bottom, left, right }: DOMRect): boolean =>
      top < over.bottom && bottom > over.top && left < over.right && right > over.left;
    return 100 * meant.filter(below).length + free.filter(below).length;
  };
  slip.classList.toggle("t-slip-high", covered(low) > covered(high));
}
