/** A monk in the colour of a seat. The origin is between his feet. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "./colours.ts";
import { device } from "./devices.ts";

interface Monk {
  readonly colour: SeatColour;
  /** Standing unless praying. */
  readonly praying?: boolean | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** One is the size for a tile of a hundred units: twenty-five high. */
  readonly scale?: number | undefined;
  readonly label?: string | undefined;
}

const STANDING =
  "M-8.3-.6C-7.8-8-6.8-12.5-5.2-15.5Q-4.6-17-3.8-17.3A4.6 4.6 0 1 1 3.8-17.3Q4.6-17 5.2-15.5C6.8-12.5 7.8-8 8.3-.6Q0 1.8-8.3-.6Z";
const KNEELING =
  "M-10.5-.3C-11-3-9-5-7-6.8C-6.5-11-4-14-.2-14.8A4.5 4.5 0 1 1 7.6-13.6L11.8-16.6L12.8-16L10.5-9.5L6.5-7.5C7-5 7.5-2.5 7.5-.3Q-2 1.5-10.5-.3Z";

/** The hem of the habit: each colour has its own, so that no two look alike to any eye, however small. */
const HEMS: Readonly<Record<SeatColour, string>> = {
  red: "M-8.1-1.9Q0 .4 8.1-1.9L8-4.2Q0-1.8-8-4.2Z",
  blue: "M-5.6-.2V-5.4H-3.8V0ZM-.9 .4V-5H.9V.4ZM3.8 0V-5.4H5.6V-.2Z",
  green: "M-8.2-1L-6-5L-3.8-.4L-1.6-4.6L0 .2L1.6-4.6L3.8-.4L6-5L8.2-1Q0 1.6-8.2-1Z",
  yellow:
    "M-5.4-3.6A1.3 1.3 0 1 1-5.4-1A1.3 1.3 0 1 1-5.4-3.6ZM0-2.9A1.3 1.3 0 1 1 0-.3A1.3 1.3 0 1 1 0-2.9ZM5.4-3.6A1.3 1.3 0 1 1 5.4-1A1.3 1.3 0 1 1 5.4-3.6Z",
  black: "M-8.2-1.6Q0 .9 8.2-1.6L8.1-2.7Q0-.3-8.1-2.7ZM-7.9-4Q0-1.6 7.9-4L7.8-5Q0-2.7-7.8-5Z",
  white: "M-6.6-.8L-4.8-4.6L-3-.2L-1.2-4.2L.6 .3L2.4-4.2L4.2-.1L6-4.6L6.6-.9Q0 1.2-6.6-.8Z",
};

/** Six shapes and a device: recognisable at 24 pixels by its outline and its device alone. */
const standing = (colour: SeatColour) => svg`
  <path class="s-halo" d=${STANDING} />
  <path class="s-robe" d="M-8.2-.6C-7.7-8-6.6-13-4.8-16H4.8C6.6-13 7.7-8 8.2-.6Q0 1.8-8.2-.6Z" />
  <path class="s-hem" d=${HEMS[colour]} />
  <path class="s-cowl" d="M-6.3-12.4Q-5.6-16.6-3.4-17.4H3.4Q5.6-16.6 6.3-12.4Q0-10.2-6.3-12.4Z" />
  <circle class="s-skin" cx="0" cy="-19.4" r="4.4" />
  <path class="s-hair-ring" d="M-4.4-18.8A4.4 4.4 0 0 1 4.4-18.8Q3.4-20.4 2.6-20.6Q0-20-2.6-20.6Q-3.4-20.4-4.4-18.8Z" />
  <ellipse class="s-skin" cx="0" cy="-22.5" rx="2.7" ry="1.5" />
  <path class="s-eyes" d="M-2.1-18.9h1.2v1.4h-1.2ZM.9-18.9h1.2v1.4H.9Z" />
  <g transform="translate(0 -6) scale(.88)">${device(colour)}</g>
`;

const kneeling = (colour: SeatColour) => svg`
  <path class="s-halo" d=${KNEELING} />
  <path class="s-robe" d="M-10.5-.3C-11-3-9-5-7-6.8C-6-11.5-3-14.5 .5-14.5Q6-14 6.4-9.5C6.8-6 7.5-2.5 7.5-.3Q-2 1.5-10.5-.3Z" />
  <path class="s-hem" transform="translate(-1.5 .2) scale(.95 .8)" d=${HEMS[colour]} />
  <path class="s-skin" d="M8.4-12.6L11.8-16.6L12.8-16L10.8-10.2Z" />
  <path class="s-cowl" d="M.8-10.8L8.4-13.6L10.8-9.6L4-6.4Q.4-7.6 .8-10.8Z" />
  <path class="s-cowl" d="M-4.4-11.8Q-2.6-15 .6-15.6L7-13.2Q6-11-.2-10.6Z" />
  <g transform="translate(4.6 -16.2) rotate(24)">
    <circle class="s-skin" r="4.2" />
    <path class="s-hair-ring" d="M-1.8 3.7A4.2 4.2 0 1 1 3.4-2.4Q1.4-1.8 .4-1.3Q-1.4 0-1.8 3.7Z" />
    <ellipse class="s-skin" cx="-.6" cy="-3.2" rx="2.3" ry="1.3" transform="rotate(-8)" />
    <path class="s-smile" d="M1.6 .4Q2.4 1 3.2 .5" />
  </g>
  <g transform="translate(-2.3 -5.2) rotate(8) scale(.8)">${device(colour)}</g>
`;

export function monk({ colour, praying, x = 0, y = 0, scale = 1, label }: Monk): SVGTemplateResult {
  const place = `translate(${x} ${y}) scale(${scale})`;
  const figure = praying ? kneeling(colour) : standing(colour);
  return label === undefined
    ? svg`<g class="s-drawing s-monk s-${colour}" transform=${place} aria-hidden="true">${figure}</g>`
    : svg`<g class="s-drawing s-monk s-${colour}" transform=${place} role="img" aria-label=${label}>${figure}</g>`;
}
