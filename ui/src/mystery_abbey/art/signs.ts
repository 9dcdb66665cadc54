/** A small sign for each trait, about its origin, within twelve units of it. */

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import type { Trait } from "../../generated/mystery_abbey.ts";
import { paint } from "./paint.ts";

/** A cross whose arms widen, as Templars wear it. */
export const CROSS_PATTEE =
  "M-3-8.4H3Q1.6-4.6 1.5-1.5Q4.6-1.6 8.4-3V3Q4.6 1.6 1.5 1.5Q1.6 4.6 3 8.4H-3Q-1.6 4.6-1.5 1.5Q-4.6 1.6-8.4 3V-3Q-4.6-1.6-1.5-1.5Q-1.6-4.6-3-8.4Z";
/** The tau of Saint Francis. */
export const TAU = "M-7-7.6H7L6-3.4Q4-4.6 1.7-4.6Q1.8 3 2.8 8.4H-2.8Q-1.8 3-1.7-4.6Q-4-4.6-6-3.4Z";
/** The Rule of Saint Benedict, open. */
export const RULE =
  "M0-5.2Q-3.6-7.8-8.8-6.6V5.6Q-3.6 4.6 0 7.2Q3.6 4.6 8.8 5.6V-6.6Q3.6-7.8 0-5.2ZM-.5-4V5L.5 5V-4Z";

const badge = (habit: string, mark: string): SVGTemplateResult => svg`
  <circle class="a-habit-${habit}" r="11" />
  <path class="a-badge-mark" d=${mark} transform="scale(.86)" />`;

/** A head as on a small seal: what matters is drawn upon it. */
const head = paint`
    cloth M-9.6 11Q-9 5.4-3.4 4.4H3.4Q9 5.4 9.6 11Z;
    skin1 E0 -2 5.8 7;
    eye-dot M-2.4-2.4h0M2.4-2.4h0`;

const SIGNS: Readonly<Record<Trait, SVGTemplateResult>> = {
  templar: badge("templar", CROSS_PATTEE),
  franciscan: badge("franciscan", TAU),
  benedictine: badge("benedictine", RULE),
  father: paint`
    chain M-8-10.6Q-6-3 0-1.6Q6-3 8-10.6;
    gold M-1.8-3.6H1.8V1H6V4.4H1.8V11H-1.8V4.4H-6V1H-1.8Z`,
  brother: paint`
    beads M0 3.4C-9 1-9.6-10.4 0-10.4S9 1 0 3.4;
    beads-lit M0 3.4C-9 1-9.6-10.4 0-10.4S9 1 0 3.4;
    oak0 M-1.2 3.2H1.2V5.4H3.4V7.6H1.2V11.4H-1.2V7.6H-3.4V5.4H-1.2Z`,
  novice: paint`
    herb M0 11.4Q-1 3 0-4;
    leaf M0 3Q-10.4 2.4-10.6-7.4Q-1-7.4 0 3ZM0-1Q.6-10.6 10.4-10.8Q10.8-1.6 0-1Z;
    hair-line M0 3Q-4-3-9-6M0-1Q5-3 9-9.4`,
  hooded: svg`${head}
    <path class="a-hood" fill-rule="evenodd" d="M0-11.6Q-9.6-9-9.4-.6Q-9.4 4-6.4 7.4H6.4Q9.4 4 9.4-.6Q9.6-9 0-11.6ZM0-7.4Q5.4-5.4 5-.6Q4.6 4 0 5.6Q-4.6 4-5-.6Q-5.4-5.4 0-7.4Z" />`,
  unhooded: paint`
    ${head};hair1 M-6.4 .4Q-8-4.4-5-7.4Q0-4.8 5-7.4Q8-4.4 6.4 .4Q5.6-2.6 4.6-3.6Q0-2.4-4.6-3.6Q-5.6-2.6-6.4 .4Z`,
  bearded: paint`
    ${head};hair1 M-6-2Q-7.4 6.4 0 11Q7.4 6.4 6-2Q5 1.6 2.4 1.2Q.8 .4 0 .8Q-.8 .4-2.4 1.2Q-5 1.6-6-2Z;
    line M-1.6 3H1.6`,
  "clean-shaven": paint`
    ${head};line M-2 2Q0 3.4 2 2M-1 4.6Q0 5 1 4.6;
    steel M4.6 5.4L10.4-1.6L11.6 1.4L7 8Z`,
  fat: paint`
    cloth M-4-4.6Q-11.4-2-11.2 5Q-11 10.6-6 11.4H6Q11 10.6 11.2 5Q11.4-2 4-4.6Z;
    skin1 O0 -7 4.4;
    cord M-11 5.4Q0 9.4 11 5.4`,
  thin: paint`
    cloth M-2.4-4.4Q-4.4-3-4.6 3L-5 11.4H5L4.6 3Q4.4-3 2.4-4.4Z;
    skin1 E0 -7.8 3 4;
    cord M-4.8 4.4Q0 5.6 4.8 4.4`,
};

/** The sign of a trait. */
export const traitSign = (trait: Trait): SVGTemplateResult =>
  svg`<g class="s-drawing">${SIGNS[trait]}</g>`;

/** The same, to stand in a line of text; whoever hears has the words beside it. */
export const sign = (trait: Trait, names = ""): TemplateResult =>
  html`<svg class="a-sign ${names}" viewBox="-13 -13 26 26" aria-hidden="true">${traitSign(trait)}</svg>`;
