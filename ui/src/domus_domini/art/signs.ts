/** The small things of Domus Domini, drawn: each about its origin, within twelve units of it. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import type { Special } from "../../generated/domus_domini.ts";

const coin = svg`
  <circle class="d-gold" r="9.5" />
  <circle class="d-gold-line" r="7.2" />
  <path class="d-gold-line" d="M-3.2-3.6H1.5Q4.2-3.2 4.2 0Q4.2 3.2 1.5 3.6H-3.2M-1.6-3.6V3.6M-4.4 0H1" />`;

/** A lay brother: brown habit, bare head, hands in his sleeves. */
const brother = svg`
  <path class="d-habit" d="M0-3.6Q5.4-3.2 6.6 3.2L8 11H-8L-6.6 3.2Q-5.4-3.2 0-3.6Z" />
  <path class="d-cord" d="M-6.2 5.2H6.2M1.4 5.4L2.4 10.6" />
  <path class="d-sleeve" d="M-5.6 1.4Q0 4.6 5.6 1.4" />
  <circle class="d-face" cy="-7" r="4.1" />
  <path class="d-hair" d="M-4.2-6.4Q-4.6-10.2-1.8-11Q-2.6-9.4 0-9.4Q2.6-9.4 1.8-11Q4.6-10.2 4.2-6.4Q3.4-8 0-8Q-3.4-8-4.2-6.4Z" />`;

/** A turnip with its leaves. */
const vegetable = svg`
  <path class="d-leaf" d="M-.6-3Q-7-4-6.6-10.4Q-1.8-9.2-.6-3ZM.6-3Q7-4 6.6-10.4Q1.8-9.2 .6-3ZM0-3Q-3-7.6 0-11.6Q3-7.6 0-3Z" />
  <path class="d-root" d="M0-3.6Q7.4-3.6 7.4 1.2Q6.6 6 1.2 8Q.6 10 0 11.6Q-.6 10-1.2 8Q-6.6 6-7.4 1.2Q-7.4-3.6 0-3.6Z" />
  <path class="d-root-top" d="M0-3.6Q7.4-3.6 7.4 1.2Q4 3 0 2.2Q-4 3-7.4 1.2Q-7.4-3.6 0-3.6Z" />`;

const dog = svg`
  <path class="d-fur" d="M-10.6-2.4Q-8-5.4-8.4-8.6L-5.4-6.8Q-2.8-6.6-2.2-3.6L-1.6-2.6H5.6Q8.4-2.4 10-6.6Q11.6-4.4 9.6-.4L9.4 8.8H6.4L5.8 3.6H-1.6L-2.2 8.8H-5.2L-5.8 1.8Q-7.4 .8-9.8 .4Q-11.4-.6-10.6-2.4Z" />
  <path class="d-collar" d="M-5.6 1Q-3.6 0-2.2-2.6" />
  <circle class="d-dot" cx="-7.2" cy="-3.4" r=".9" />`;

const doghouse = svg`
  <path class="d-board" d="M-8.6 10V-2.4H8.6V10Z" />
  <path class="d-thatch" d="M-11.4-1.4L0-10.6L11.4-1.4L9.4 1L0-6.6L-9.4 1Z" />
  <path class="d-dark" d="M-4 10V4.4Q-4 .4 0 .4Q4 .4 4 4.4V10Z" />`;

/** A letter of indulgence, sealed. */
const letter = svg`
  <path class="d-paper" d="M-10-7H10V7H-10Z" />
  <path class="d-fold" d="M-10-7L0 1.6L10-7" />
  <circle class="d-seal" cx="0" cy="2.2" r="3.6" />
  <path class="d-seal-line" d="M0 .2V4.2M-2 2.2H2" />`;

/** A sack: food units. */
const food = svg`
  <path class="d-sack" d="M-3.6-6.4Q-9.6-1-9 6Q-8 10.6 0 10.6Q8 10.6 9 6Q9.6-1 3.6-6.4Z" />
  <path class="d-sack" d="M-3.6-6.4Q-5.8-9.4-4.2-10.8Q-2-9.8 0-10.8Q2-9.8 4.2-10.8Q5.8-9.4 3.6-6.4Z" />
  <path class="d-tie" d="M-4.2-6.4H4.2" />
  <path class="d-fold" d="M-4 1Q-3 5-4.4 8M2-1Q4 4 3 8" />`;

const garden = svg`
  <path class="d-stem" d="M0 11V-4M0 6Q-6 5-7 0M0 3Q6 2 7-3" />
  <path class="d-leaf" d="M0-3Q-5-6 0-11.4Q5-6 0-3ZM-6.6 1.6Q-11.6 0-10.4-5.4Q-5.6-4-6.6 1.6ZM6.6-1.4Q11.6-3 10.4-8.4Q5.6-7 6.6-1.4ZM-1 8Q-6.4 10.6-9.6 7Q-5.4 3.6-1 8ZM1 7Q6 9.6 9.4 5.6Q5 2.6 1 7Z" />`;

const dairy = svg`
  <path class="d-cheese" d="M-10.4 2.6Q-6-7.4 4.4-8.4Q9.6-4.6 10.4 2.6Z" />
  <path class="d-cheese-side" d="M-10.4 2.6H10.4V9H-10.4Z" />
  <path class="d-hole" d="M-7.4 5.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M1 6.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M2-2.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M-4-1.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0" />`;

const brewery = svg`
  <path class="d-ring" d="M5.4-2.6H8Q11-2.2 11 1.8Q11 6 8 6.2H5.4" />
  <path class="d-mug" d="M-7.6-5H5.6V9.6Q-1 11.4-7.6 9.6Z" />
  <path class="d-stave" d="M-4.4-3V10M-1-3V10.6M2.4-3V10" />
  <path class="d-foam" d="M-8.6-4.4Q-10.4-7.6-7-8.4Q-5.6-11.6-2.4-9.8Q.6-12.2 3-9Q7-9.4 6.4-5.6Q6.4-3.4 4-4Q2.8-2 1-3.6Q-1.4-1.6-3-3.6Q-6-2-8.6-4.4Z" />`;

const cellerar = svg`
  <path class="d-robe" d="M0-3.6Q5.8-3.2 7 3.2L8.6 11H-8.6L-7 3.2Q-5.8-3.2 0-3.6Z" />
  <path class="d-robe" d="M-4.8-5.6Q-5-11.6 0-11.6Q5-11.6 4.8-5.6Q4-2.6 0-2.6Q-4-2.6-4.8-5.6Z" />
  <circle class="d-face" cy="-6.8" r="3.2" />
  <path class="d-key" d="M2 2.4a1.9 1.9 0 1 0 .1 0M2 6.2V10.4M2 8.4H4M2 10.2H4" />`;

/** A handcart with two shafts, for the road and for the special card. */
const cart = svg`
  <path class="d-shaft" d="M-11-3L-4 .6M-11-.6L-4 3" />
  <path class="d-leaf" d="M-4-2Q-6-7-1.6-7.6Q-.4-11 3-8.4Q7.6-9.6 8-5Q11-4 9.4-1.6Z" />
  <path class="d-board" d="M-5.6-2.6H11L9 4.4H-3.6Z" />
  <circle class="d-wheel" cx="2.6" cy="5.6" r="4.6" />
  <path class="d-spoke" d="M2.6 1V10.2M-2 5.6H7.2" />`;

const herder = svg`
  <path class="d-fur" d="M-11-6Q-7.4-7.6-5.4-4.4Q0-6.6 5.4-4.4Q7.4-7.6 11-6Q10.4-2 6.4-2.2Q6 5 3 8.6Q0 11.6-3 8.6Q-6 5-6.4-2.2Q-10.4-2-11-6Z" />
  <path class="d-horn" d="M-5-5Q-8.4-7.4-7-11Q-4.2-9.6-3.4-5.6ZM5-5Q8.4-7.4 7-11Q4.2-9.6 3.4-5.6Z" />
  <path class="d-muzzle" d="M-3.6 6Q0 3.4 3.6 6Q3.4 10.2 0 10.4Q-3.4 10.2-3.6 6Z" />
  <path class="d-dot" d="M-3.6 .4a.9 .9 0 1 0 .1 0M3.6 .4a.9 .9 0 1 0 .1 0M-1.4 7.6h.1M1.4 7.6h.1" />`;

const drunkard = svg`
  <path class="d-habit" d="M-2-2Q4-3 6.6 3L10 11H-7L-6.4 3Q-6-1-2-2Z" />
  <circle class="d-face" cx="-2.4" cy="-6.2" r="4.2" />
  <path class="d-nose" d="M-6.6-6a1.6 1.6 0 1 0 .1 0" />
  <path class="d-hair" d="M-5-9.4Q-2-12.4 1.4-9Q2.4-7 1.6-4.6Q0-8-5-9.4Z" />
  <path class="d-mug" d="M-11.6 1H-6V7.4H-11.6Z" />
  <path class="d-foam" d="M-12.2 1.4Q-12.4-1.4-9.6-1Q-7-2.4-5.4 .6Q-6.4 2.4-8 1.6Q-10.6 3-12.2 1.4Z" />
  <path class="d-sleeve" d="M2 1Q-2 5-6 4.6" />`;

const pot = svg`
  <path class="d-board" d="M-10-4H10Q9 9.6 0 9.8Q-9 9.6-10-4Z" />
  <ellipse class="d-dark" cy="-4" rx="10" ry="3" />
  <g transform="translate(0 -5.4) scale(.5)">${coin}</g>`;

const event = svg`
  <path class="d-paper" d="M-7.6-11H7.6V11H-7.6Z" />
  <path class="d-flash" d="M1.4-8.4L-4.4 1H-.6L-2 8.4L4.4-1.6H.6L3.4-8.4Z" />`;

const chapel = svg`
  <path class="d-stone" d="M-9 11V-1L0-7L9-1V11Z" />
  <path class="d-thatch" d="M-10.6 .4L0-7.6L10.6 .4L9.4 2.4L0-4.6L-9.4 2.4Z" />
  <path class="d-cross" d="M0-12.4V-7M-2.2-10.4H2.2" />
  <path class="d-dark" d="M-2.8 11V5.6Q-2.8 3 0 3Q2.8 3 2.8 5.6V11Z" />`;

const column = svg`
  <path class="d-stone" d="M-8-11H8V-8H-8ZM-8 8H8V11H-8ZM-4.6-8H4.6V8H-4.6Z" />
  <path class="d-fold" d="M-1.6-7V7M1.6-7V7" />`;

export const SIGNS = {
  coin,
  brother,
  vegetable,
  dog,
  doghouse,
  letter,
  food,
  garden,
  dairy,
  brewery,
  cellerar,
  cart,
  herder,
  drunkard,
  pot,
  event,
  chapel,
  column,
} as const satisfies Readonly<Record<string, SVGTemplateResult>>;

export type SignName = keyof typeof SIGNS;

export const SPECIAL_SIGNS: Readonly<Record<Special, SignName>> = {
  "vegetable-cart": "cart",
  "cattle-herder": "herder",
  drunkard: "drunkard",
};

export const CARD_SIGNS = { herbs: "garden", cheese: "dairy", beer: "brewery" } as const;

/** A sign to stand in a line of text; whoever hears has the words beside it. */
export function sign(name: SignName, names = ""): TemplateResult {
  return html`<svg class="d-sign ${names}" viewBox="-13 -13 26 26" aria-hidden="true">${SIGNS[name]}</svg>`;
}

/** A number with its sign; `label` is what a screen reader says instead. */
export function worth(name: SignName, many: number | string, label: string): TemplateResult {
  return html`<span class="d-worth" role="img" aria-label=${label} title=${label}>${sign(name)}<b aria-hidden="true">${many}</b></span>`;
}

/** Places that fill: so many full, so many empty. */
export function places(name: SignName, full: number, of: number, label: string): TemplateResult {
  return html`<span class="d-places" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: of }, (_, n) => html`<span class=${n < full ? "d-full" : "d-empty"}>${sign(name)}</span>`)}
  </span>`;
}
