/** The event cards' own pictures, each about the origin, within fifty units. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { EventCard } from "../../generated/domus_domini.ts";
import { SIGNS, type SignName } from "./signs.ts";

const put = (name: SignName, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">${SIGNS[name]}</g>`;

const CLOUD =
  "M-34 2Q-44 0-42-12Q-40-22-28-22Q-24-36-8-34Q2-44 16-34Q30-36 32-22Q44-20 40-8Q40 2 28 2Z";

/** A robber behind his tree. */
export const ROBBER: SVGTemplateResult = svg`<path class="d-trunk" d="M-30 44V4H-18V44Z" />
  <circle class="d-crown" cx="-24" cy="-16" r="24" />
  <path class="d-robber" d="M-12 44Q-16 6 12-4Q40 6 36 44Z" />
  <circle class="d-robber-face" cx="12" cy="4" r="12" />
  <path class="d-robber" d="M-6 4Q-6-20 12-20Q30-20 30 4Q12-8-6 4Z" />
  <path class="d-eyes" d="M5 6H9M15 6H19" />`;

export const EVENT_PICTURES: Readonly<Record<EventCard, SVGTemplateResult>> = {
  "overripe-vegetables": svg`${put("vegetable", -20, 12, 1.9)}${put("vegetable", 20, 14, 1.9)}${put("vegetable", 0, -12, 2.3)}
    <path class="t-beat-line" d="M-34-26Q-30-34-34-42M30-24Q34-32 30-40" />`,
  "popes-visit": svg`<path class="t-beat-gold" d="M-18 26Q-26-10-10-28Q0-42 10-28Q26-10 18 26Z" />
    <path class="t-beat-line" d="M-19 18H19M-20 4H20M-15-12H15M0-38V-48M-6-44H6" />
    ${put("letter", -32, 32, 1.2)}${put("letter", 32, 32, 1.2)}`,
  hail: svg`<path class="t-beat-cloud" d=${CLOUD} />
    <path class="t-beat-ice" d="M-26 16l5 5-5 5-5-5ZM-8 26l6 6-6 6-6-6ZM12 14l5 5-5 5-5-5ZM28 28l6 6-6 6-6-6Z" />`,
  "promotion-of-the-young": svg`${put("brother", -22, 10, 1.9)}${put("brother", 22, 10, 1.9)}${put("letter", 0, -24, 2)}
    <path class="t-beat-line" d="M0 26V-4M-8 6L0-4L8 6" />`,
  inheritance: svg`<path class="t-beat-paper" d="M-28-38H20Q28-38 28-30V34H-20Q-28 34-28 26Z" />
    <path class="t-beat-line" d="M-18-24H18M-18-12H18M-18 0H10M-18 12H14" />
    <circle class="t-beat-seal" cx="16" cy="26" r="11" />`,
  "storm-front": svg`<path class="t-beat-cloud" d=${CLOUD} />
    <path class="t-beat-gold" d="M2 0L-14 24H-2L-10 46L18 16H4L14 0Z" />`,
  rebellion: svg`${put("brother", -20, 18, 2)}${put("brother", 20, 18, 2)}
    <path class="t-beat-line" d="M-34-40V4M-42-40V-28Q-42-22-34-22Q-26-22-26-28V-40M34-42V4M34-42Q44-34 34-26Q24-34 34-42" />`,
  "ducal-reward": svg`<path class="t-beat-gold" d="M-30 14L-34-24L-14-6L0-34L14-6L34-24L30 14Z" />
    <path class="t-beat-line" d="M-30 8H30" />${put("coin", 0, 34, 1.6)}`,
  tour: svg`${put("garden", -30, -14, 1.7)}${put("dairy", 0, -24, 1.7)}${put("brewery", 30, -14, 1.7)}
    <path class="t-beat-line" d="M-36 38Q-20 10 0 24T38 14" /><path class="t-beat-line" d="M38 14L28 12M38 14L32 22" />`,
  collection: svg`<path class="t-beat-gold" d="M-32 6H32Q28 36 0 36Q-28 36-32 6Z" />
    <path class="t-beat-line" d="M-32 6H32" />${put("coin", -12, -12, 1.5)}${put("coin", 10, -8, 1.5)}${put("coin", 0, -32, 1.5)}`,
  donation: svg`<path class="t-beat-paper" d="M-38 18Q-20 6-4 14L22 2Q30 2 26 10L2 30H-38Z" />
    ${put("coin", 8, -14, 2)}<path class="t-beat-line" d="M-38 18Q-20 6-4 14L10 16" />`,
};
