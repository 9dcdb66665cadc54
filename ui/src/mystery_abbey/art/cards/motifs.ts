/** What appears on more than one card: each about a point of its own. */

import { type SVGTemplateResult, svg } from "lit-html";
import { paint } from "../paint.ts";

type Shape = SVGTemplateResult;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const place = (x: number, y: number, turn = 0, size = 1): string =>
  `translate(${x} ${y})${turn === 0 ? "" : ` rotate(${turn})`}${size === 1 ? "" : ` scale(${size})`}`;

/** A suspect's card, its face hidden. */
export const small = (x: number, y: number, turn = 0): Shape => svg`
  <g transform=${place(x, y, turn)}>
    ${paint`back-ground M-5.6-7.6H5.6V7.6H-5.6Z;back-small M0-4.6Q-3.4-3-3.2 1.4L-4 5H4L3.2 1.4Q3.4-3 0-4.6Z`}
  </g>`;

/** A monk's head, ten units high. */
export const head = (x: number, y: number, size = 1, hooded = false): Shape => svg`
  <g transform=${place(x, y, 0, size)}>
    ${hooded ? paint`cloth M0-8.6Q-7-6.6-6.6 0Q-6.4 5-8 8H8Q6.4 5 6.6 0Q7-6.6 0-8.6Z` : paint`cloth M-8 9Q-7 4.4 0 4.4T8 9Z`}
    <circle class="a-skin1" r="4.6" />
    ${hooded ? "" : paint`hair1 M-4.9 .6Q-6-3-3.8-4.8Q0-3.2 3.8-4.8Q6-3 4.9 .6Q4.2-1.6 3.4-2.2Q0-1.4-3.4-2.2Q-4.2-1.6-4.9 .6Z`}
    <path class="a-eye-dot" d="M-1.8 0h0M1.8 0h0" />
  </g>`;

/** An open book lying before the reader. */
export const open = (x: number, y: number, size = 1): Shape => svg`
  <g transform=${place(x, y, 0, size)}>
    ${paint`oak M-17-9H17V12H-17Z;page M0-8Q-7-13-16-10V10Q-7 7.4 0 11Q7 7.4 16 10V-10Q7-13 0-8Z;hair-line M0-8V11`}
  </g>`;

/** A sheet of vellum with its upper corner turned. */
export const sheet = (x: number, y: number, turn = 0, size = 1): Shape => svg`
  <path class="a-page" transform=${place(x, y, turn, size)} d="M-11-15H7L12-10V15H-11Z" />`;

export const eye = (x: number, y: number, size = 1): Shape => svg`
  <g transform=${place(x, y, 0, size)}>
    ${paint`white M-9 0Q0-9 9 0Q0 9-9 0Z;azure O0 0 3.6;dark O0 0 1.6`}
  </g>`;

export const key = (x: number, y: number, turn = 0, size = 1): Shape => svg`
  <path class="a-gold" fill-rule="evenodd" transform=${place(x, y, turn, size)} d="${disc(0, -9, 6)}${disc(0, -9, 2.6)}M-1.8-3.2H1.8V15H-1.8ZM1.8 6H7V9.4H1.8ZM1.8 11.4H6V15H1.8Z" />`;

export const flash = (d: string): Shape => paint`flame ${d}`;

/** A question that hangs in the air. */
export const asking = (x: number, y: number, size = 1): Shape => svg`
  <path class="a-asking" transform=${place(x, y, 0, size)} d="M-4-4Q-4-9 .4-9Q4.8-9 4.8-4.8Q4.8-2 1.6-.6Q0 .2 0 3M0 7.4h0" />`;

/** What somebody says. */
export const speech = (x: number, y: number, size = 1): Shape => svg`
  <path class="a-page" transform=${place(x, y, 0, size)} d="M-11-8H11Q13-8 13-5V3Q13 6 11 6H0L-6 11L-5 6H-11Q-13 6-13 3V-5Q-13-8-11-8Z" />`;

/** Square notes on four lines. */
export const notes = (x: number, y: number, size = 1): Shape => svg`
  <g transform=${place(x, y, 0, size)}>
    ${paint`staff M-14-7.5H14M-14-2.5H14M-14 2.5H14M-14 7.5H14;dark+n M-11.6-.4h4.4v4.4h-4.4ZM-5.6-5h4.4v4.4h-4.4ZM.6-9.6H5v4.4H.6ZM6.6-5H11v4.4H6.6Z`}
  </g>`;

/** An arched oak door. */
export const door = (x: number, y: number, size = 1): Shape => svg`
  <g transform=${place(x, y, 0, size)}>
    ${paint`stone M-14 17V-4Q-14-18 0-18T14-4V17Z;oak M-10 17V-4Q-10-14 0-14T10-4V17Z;hair-line M-3.4-13V17M3.4-13V17`}
  </g>`;

export const quill = (x: number, y: number, turn = 0): Shape => svg`
  <path class="a-white" transform=${place(x, y, turn)} d="M0 12Q-5-2 2-13Q9-4 1.4 7Z" />`;
