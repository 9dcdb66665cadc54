/** Things that stand in more than one room. Each is drawn about the middle of its foot. */

import { type SVGTemplateResult, svg } from "lit-html";
import { paint } from "../paint.ts";

type Shape = SVGTemplateResult;

export const lancets = (y: number, xs: readonly number[], w = 10, h = 17): string =>
  xs
    .map(
      (x) =>
        `M${x - w / 2} ${y}v${-h + w * 0.7}q0${-w * 0.5} ${w / 2}${-w * 0.7}q${w / 2} ${w * 0.2} ${w / 2} ${w * 0.7}v${h - w * 0.7}Z`,
    )
    .join("");

/** A bed seen from above, its head to the left or to the right. */
export function bed(x: number, y: number, cover: string, turned = false): Shape {
  return svg`<g transform="translate(${x} ${y})${turned ? " scale(-1 1)" : ""}">
    ${paint`oak M-34-15H34V15H-34Z;white M-31-12H31V12H-31Z;${cover} M-12-13.4H33V13.4H-12Q-8 0-12-13.4Z;linen M-29-8.4Q-22-10-16-8.4V8.4Q-22 10-29 8.4Z;oak2 M-37-17H-32V17H-37Z`}
  </g>`;
}

export const candle = (x: number, y: number): Shape => paint`
    iron M${x - 4} ${y}h8l-2.6-2.4h-2.8Z;
    white M${x - 2} ${y - 2}v-10h4v10Z;
    flame M${x} ${y - 19}q3.4 4.2 0 7q-3.4-2.8 0-7Z`;

export const table = (x: number, y: number, w: number, h: number, cloth = "a-oak0"): Shape => paint`
    oak2 M${x - w / 2 + 4} ${y + h / 2}h5v7h-5ZM${x + w / 2 - 9} ${y + h / 2}h5v7h-5Z;
    ${cloth} M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`;

export const bench = (x: number, y: number, w: number): Shape => paint`
    oak2 M${x - w / 2 + 3} ${y}h4v6h-4ZM${x + w / 2 - 7} ${y}h4v6h-4Z;
    oak M${x - w / 2} ${y - 6}h${w}v7h${-w}Z`;

export const tree = (x: number, y: number, r: number): Shape => paint`
    shade E${x + r * 0.25} ${y + r * 0.35} ${r} ${r * 0.9};
    tree M${x - r} ${y}q${-r * 0.1}${-r * 0.6} ${r * 0.5}${-r * 0.7}q${r * 0.3}${-r * 0.6} ${r * 0.9}${-r * 0.2}q${r * 0.7} 0 ${r * 0.6} ${r * 0.7}q${r * 0.3} ${r * 0.7}${-r * 0.4} ${r * 0.9}q${-r * 0.5} ${r * 0.6}${-r} ${r * 0.1}q${-r * 0.8} 0${-r * 0.6}${-r * 0.8}Z;
    tree-lit M${x - r * 0.6} ${y - r * 0.1}q${r * 0.1}${-r * 0.5} ${r * 0.6}${-r * 0.4}M${x - r * 0.1} ${y + r * 0.3}q${r * 0.2}${-r * 0.4} ${r * 0.6}${-r * 0.2}M${x - r * 0.5} ${y + r * 0.5}q${r * 0.2}${-r * 0.2} ${r * 0.4} 0`;

export const barrel = (x: number, y: number): Shape => paint`
    oak M${x - 8} ${y}q-3-11 0-22h16q3 11 0 22Z;
    oak0 E${x} ${y - 22} 8 3;
    hoop M${x - 9} ${y - 6}q9 3 18 0M${x - 9} ${y - 15}q9 3 18 0`;

export const book = (x: number, y: number, cover: string, turn = 0): Shape => svg`
  <g transform="translate(${x} ${y}) rotate(${turn})">
    ${paint`${cover} M-10-6.4H10V7H-10Z;page M-8.6-6Q-4-8 0-5.6Q4-8 8.6-6V5Q4 3.4 0 5.6Q-4 3.4-8.6 5Z;hair-line M0-5.6V5.6M-6.6-3.4h4.4M-6.6-.6h4.4M2.2-3.4h4.4M2.2-.6h4.4`}
  </g>`;
