/** The devices of the seats: no colour is ever shown without its own. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import "./seats.css";
import type { SeatColour } from "./colours.ts";

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const ray = (degrees: number): string => {
  const at = (r: number, turn: number): string => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(3.1, -20)}L${at(5.6, 0)}L${at(3.1, 20)}Z`;
};

/** Outlines about the origin, within five units of it. */
const OUTLINES: Readonly<Record<SeatColour, string>> = {
  red: "M-2-5.2H2Q1.1-3 1.2-1.2Q3-1.1 5.2-2V2Q3 1.1 1.2 1.2Q1.1 3 2 5.2H-2Q-1.1 3-1.2 1.2Q-3 1.1-5.2 2V-2Q-3-1.1-1.2-1.2Q-1.1-3-2-5.2Z",
  blue: "M0-5.7C2.3-3.4 2.3-.8 1.1 1.2H-1.1C-2.3-.8-2.3-3.4 0-5.7ZM1.5 1.2C1.7-1.5 3-3.1 4.4-2.7C6-2.1 5.6 .8 3.7 .6C3.9-.3 3.2-.5 2.9 .3L2.7 1.2ZM-1.5 1.2C-1.7-1.5-3-3.1-4.4-2.7C-6-2.1-5.6 .8-3.7 .6C-3.9-.3-3.2-.5-2.9 .3L-2.7 1.2ZM-3 1.5H3V2.8H-3ZM-1 3.1H1L1.4 4.2L0 5.6L-1.4 4.2ZM1.7 3.1H2.9Q3.6 4 3 4.8Q1.7 4.6 1.7 3.1ZM-1.7 3.1H-2.9Q-3.6 4-3 4.8Q-1.7 4.6-1.7 3.1Z",
  green:
    "M0 -5.8C0.9 -5.7 1.4 -4.9 1.1 -4.1C1 -3.7 1.2 -3.5 1.6 -3.7C2.8 -4.1 3.6 -2.9 2.6 -2.1C2.1 -1.7 2.2 -1.2 2.8 -1.3C4.4 -1.6 4.9 0.2 3.4 0.7C2.7 1 2.6 1.4 3.1 1.6C4.1 2.1 3.2 3.4 1.8 2.9C1.1 2.7 0.7 3.2 0.5 3.8L.45 5.9H-.45L-.5 3.8C-0.7 3.2 -1.1 2.7 -1.8 2.9C-3.2 3.4 -4.1 2.1 -3.1 1.6C-2.6 1.4 -2.7 1 -3.4 0.7C-4.9 0.2 -4.4 -1.6 -2.8 -1.3C-2.2 -1.2 -2.1 -1.7 -2.6 -2.1C-3.6 -2.9 -2.8 -4.1 -1.6 -3.7C-1.2 -3.5 -1 -3.7 -1.1 -4.1C-1.4 -4.9 -0.9 -5.7 0 -5.8ZM-.28 3.6L0 -4L.28 3.6Z",
  yellow: disc(0, 0, 2.6) + [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join(""),
  black: `${disc(0, -3, 2.7)}M-1.1-3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM-.8-.6H.8V5.6H-.8ZM.8 1.8H3.2V3.1H.8ZM.8 4.1H3.2V5.4H.8Z`,
  white:
    "M-5.8 2.4L-2.7 .9C-2.5-2.6-.8-4.9-1.6-5.7C1.4-5.1 3-2.7 2.7-1C3.5-2 4.8-2 5.2-1L6.1-.4L5 .2C4.7 2.5 2.9 4 .4 3.8C-1 3.7-1.9 3.1-2.7 2.6L-5.5 4.4ZM3.5 -.9a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0Z",
};

/** The device of a seat about the origin, ten units across, in the contrasting colour of that seat. */
export function device(colour: SeatColour): SVGTemplateResult {
  return svg`<path class="s-device" d=${OUTLINES[colour]} />`;
}

interface Shield {
  readonly colour: SeatColour;
  /** What a screen reader says; without it the shield is decoration. */
  readonly label?: string | undefined;
}

/** A shield with the device, about the origin, twenty units wide. */
export function shield({ colour, label }: Shield): SVGTemplateResult {
  const drawn = svg`
    <path class="s-robe" d="M-10-11H10V-1Q10 8 0 13Q-10 8-10-1Z" />
    <g transform="translate(0 -.5) scale(1.35)">${device(colour)}</g>`;
  return label === undefined
    ? svg`<g class="s-drawing s-${colour}" aria-hidden="true">${drawn}</g>`
    : svg`<g class="s-drawing s-${colour}" role="img" aria-label=${label}>${drawn}</g>`;
}

/** A small shield to stand in a line of text. */
export function smallShield(
  colour: SeatColour | undefined,
  label?: string,
): TemplateResult | typeof nothing {
  return colour === undefined
    ? nothing
    : html`<svg class="s-shield" viewBox="-13 -14 26 29" aria-hidden=${label === undefined ? "true" : nothing}>${shield({ colour, label })}</svg>`;
}
