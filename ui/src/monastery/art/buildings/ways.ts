/** Paths, fields, gardens and the Secret Ways: what is on the ground rather than upon it. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "../../../seats/colours.ts";
import { device } from "../../../seats/devices.ts";
import { arch, block } from "../outline.ts";
import type { Sides } from "../sides.ts";

/** A stair into the dark under the shield of its owner. */
export function secretWay(colour: SeatColour): SVGTemplateResult {
  return svg`
    <path class="m-leaf2" d="M14 70Q14 48 26 34Q34 18 50 17Q66 18 74 34Q86 48 86 70Z" />
    <path class="m-leaf m-n" d="M20 66Q20 50 30 38Q37 24 50 22Q58 22 64 28Q44 28 36 46Q30 56 30 66Z" />
    <path class="m-lime" d=${arch(50, 71, 44, 38)} />
    <path class="m-hair" d="M28 60H34M28.6 50L35 52M34 40L39 45M66 40L61 45M71.4 50L65 52M72 60H66" />
    <path class="m-dark" d=${arch(50, 71, 32, 31)} />
    <path class="m-lime3" d="M42 53H58V57H42Z" />
    <path class="m-lime2" d="M40 57.5H60V62H40Z" />
    <path class="m-lime2" d="M37.5 62H62.5V66.5H37.5Z" />
    <path class="m-lime" d="M35 66.5H65V71.5H35Z" />
    <path class="m-oak" d=${block(21, 48, 3, 14) + block(76, 48, 3, 14)} />
    <path class="m-flame" d="M22.5 48Q17.5 43 22.5 35Q27.5 43 22.5 48ZM77.5 48Q72.5 43 77.5 35Q82.5 43 77.5 48Z" />
    <g class="s-${colour}" transform="translate(50 25) scale(1.25)">
      <path class="s-robe" d="M-9.5-10H9.5V0Q9.5 7 0 12Q-9.5 7-9.5 0Z" />
      <g transform="translate(0 -.5) scale(1.3)">${device(colour)}</g>
    </g>
  `;
}

/** A stone cross, its foot at the origin. */
const waysideCross = svg`
  <ellipse class="m-shade" rx="10" ry="2.4" />
  <path class="m-lime2" d="M-9-5H9V0H-9ZM-5.5-9.5H5.5V-5H-5.5Z" />
  <path class="m-lime" d="M-2.2-9.5V-22H-8V-27H-2.2V-35H2.2V-27H8V-22H2.2V-9.5Z" />
  <path class="m-flower m-flower-rose" d="M-11 2h0M-6 3h0M10 2h0" />
`;

const thornBush = svg`
  <path class="m-leaf" d="M-11 0Q-13-6-8-8Q-7-15 0-13Q7-15 8-8Q13-5 10 0Q0 4-11 0Z" />
  <path class="m-leaf0 m-n" d="M-8-4Q-7-11 0-10Q-2-5-8-4Z" />
  <path class="m-flower m-flower-lily" d="M-5-6h0M2-9h0M5-3h0M-3-1h0" />
`;

const appleTree = svg`
  <ellipse class="m-shade" rx="14" ry="2.6" />
  <path class="m-oak" d="M-3.5 0L-2-15H2.5L4 0Z" />
  <path class="m-leaf" d="M-15-21Q-19-29-12-32Q-12-42-2-41Q7-45 12-36Q19-33 15-25Q17-15 7-14Q0-8-7-14Q-15-13-15-21Z" />
  <path class="m-leaf0 m-n" d="M-10.5-27Q-11-37-2-37Q5-40 8-34Q0-35-2.5-28Q-7-28-10.5-27Z" />
  <path class="m-flower m-flower-rose" d="M-6-22h0M3-27h0M7-20h0M-2-18h0M10-30h0" />
`;

const milestone = svg`
  <path class="m-lime" d="M-4 0V-8Q-4-12 0-12T4-8V0Z" />
  <path class="m-hair" d="M-1.5-7H1.5M-1.5-4H1.5" />
`;

interface Wayside {
  readonly great: string;
  readonly small: string;
}

/** Where there is room beside the lane: first for a straight one, then for the four bends. */
const UPRIGHT: Wayside = { great: "translate(78 66)", small: "translate(21 62)" };
const LEVEL: Wayside = { great: "translate(80 36) scale(.8)", small: "translate(22 88)" };
const BENDS: readonly Wayside[] = [
  { great: "translate(27 78)", small: "translate(84 30)" },
  { great: "translate(27 76)", small: "translate(86 91)" },
  { great: "translate(75 72)", small: "translate(15 91)" },
  { great: "translate(74 84)", small: "translate(24 86)" },
];

/** What stands beside a path, wherever its lane runs. */
export function wayside(all: Sides): SVGTemplateResult {
  if (all[0] === all[2]) {
    const { great, small } = all[0] === "P" ? UPRIGHT : LEVEL;
    return svg`<g transform=${great}>${waysideCross}</g><g transform=${small}>${thornBush}</g>`;
  }
  const bend = all.findIndex((edge, side) => edge === "P" && all[(side + 1) % 4] === "P");
  const { great, small } = BENDS[bend] ?? UPRIGHT;
  return svg`<g transform=${great}>${appleTree}</g><g transform=${small}>${milestone}</g>`;
}

/** A sheaf stands on the balk; the furrows are the ground. */
export const field = svg`
  <ellipse class="m-shade" cx="51" cy="65" rx="15" ry="3" />
  <path class="m-flame" d="M38 65L45 47L37 27Q44 31 46 26Q49 33 52 24Q54 32 58 26Q60 32 66 28L58 47L65 65Q51 69 38 65Z" />
  <path class="m-hair" d="M46 33L50 47L44 63M52 31V64M59 33L54 47L59 63" />
  <path class="m-oak2" d="M44 45H59.5V50H44Z" />
`;

/** A bed of the knot, hollowed towards the fountain; the others are its mirror images. */
const QUARTERS = [
  "",
  "translate(100 0) scale(-1 1)",
  "translate(0 100) scale(1 -1)",
  "translate(100 100) scale(-1 -1)",
];

const bed = (turned: string, blossom: string) => svg`
  <g transform=${turned}>
    <path class="m-box-hedge" d="M10 10H41V28A26 26 0 0 0 28 41H10Z" />
    <path class="m-earth" d="M16 16H35V23.5A30 30 0 0 0 23.5 35H16Z" />
    <circle class="m-leaf0" cx="24.5" cy="24.5" r="5" />
    <path class="m-flower m-flower-${blossom}" d="M31.5 19.5h0M19.5 31.5h0M19.5 19.5h0" />
  </g>`;

/** A knot of clipped box about a fountain. */
export const garden = svg`
  ${QUARTERS.map((turned, i) => bed(turned, i === 0 || i === 3 ? "rose" : "lily"))}
  <circle class="m-lime" cx="50" cy="50" r="14" />
  <circle class="m-water" cx="50" cy="50" r="10.5" />
  <path class="m-chalk" d="M42.5 46Q45 42 49 42M57.5 54Q55 58 51 58" />
  <circle class="m-lime2" cx="50" cy="50" r="4" />
  <circle class="m-water0" cx="50" cy="50" r="1.8" />
`;
