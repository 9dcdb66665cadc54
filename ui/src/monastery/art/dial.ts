/** The monastic hours: a rose window of the day, ten lights about the hub. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { pressable } from "./pressable.ts";

export type HourKind = "service" | "study" | "toil" | "night";

export interface Hour {
  readonly kind: HourKind;
  /** What a screen reader says of it, such as its name and what happens then. */
  readonly label: string;
  /** How many tiles each player draws at this service. */
  readonly draw?: number | undefined;
}

export interface Dial {
  readonly hours: readonly Hour[];
  /** The present hour, from 0. */
  readonly index: number;
  /** The present day, from 1. */
  readonly day: number;
  readonly days?: number | undefined;
  /** Written in the hub: the present hour in the reader's language. */
  readonly title: string;
  /** Written under it: the day, in the reader's language. */
  readonly dayTitle: string;
  readonly label: string;
  readonly press?: ((index: number) => void) | undefined;
}

const BELL = svg`
  <path class="m-gold" d="M-11 4Q-8-4-7.5-7Q-6.5-15 0-15.5Q6.5-15 7.5-7Q8-4 11 4Q0 6.8-11 4Z" />
  <path class="m-gold2" d="M-3.2 5.4A3.2 3.2 0 0 0 3.2 5.4Q0 5.8-3.2 5.4Z" />
  <path class="m-line" d="M-9.2-.5Q0 2 9.2-.5M0-15.5V-18" />`;
const BOOK = svg`
  <path class="m-azure" d="M-14-8.5H14V8.5H1.5L0 10L-1.5 8.5H-14Z" />
  <path class="m-white" d="M0-6Q-5-10.5-12.5-9V6Q-5 4.5 0 8Q5 4.5 12.5 6V-9Q5-10.5 0-6Z" />
  <path class="m-hair" d="M0-6V8M-9.5-4.5Q-6-5-3-3M-9.5-1Q-6-1.5-3 .5M9.5-4.5Q6-5 3-3M9.5-1Q6-1.5 3 .5" />
  <path class="m-ruby m-n" d="M4.5 6.5h3v5l-1.5-1.5-1.5 1.5Z" />`;
const SPADE = svg`
  <path class="m-oak0" d="M-1.8-14H1.8V2H-1.8ZM-6-18H6V-14Q0-11.5-6-14Z" />
  <path class="m-steel" d="M-8.5-1H8.5V6Q7.5 13 0 16Q-7.5 13-8.5 6Z" />
  <path class="m-hair" d="M0 3V12M-8.5 1.5H8.5" />`;
const MOON = svg`
  <path class="m-gold" d="M3-12A12 12 0 1 0 11 6A10 10 0 1 1 3-12Z" />
  <path class="m-white" d="M8-8l1.2 2.8 2.8 1.2-2.8 1.2L8 0 6.8-2.8 4-4l2.8-1.2Z" />`;

const SIGNS: Readonly<Record<HourKind, SVGTemplateResult>> = {
  service: BELL,
  study: BOOK,
  toil: SPADE,
  night: MOON,
};

/** The sign of an hour about the origin, some thirty units high. */
export const hourSign = (kind: HourKind): SVGTemplateResult =>
  svg`<g class="s-drawing">${SIGNS[kind]}</g>`;

const PETAL = "M-11.6-39.5L-20.8-72A20.8 20.8 0 0 1 20.8-72L11.6-39.5A41 41 0 0 0-11.6-39.5Z";

const at = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
};

/** As many little squares as tiles are drawn. */
function pips(count: number): SVGTemplateResult {
  const left = -(count * 6 - 1.6) / 2;
  const squares = Array.from({ length: count }, (_, i) => `M${left + i * 6} 11.5h4.4v4.4h-4.4Z`);
  return svg`<path class="m-white" d=${squares.join("")} />`;
}

/** About the origin, a hundred units from the middle to the rim. */
export function dial(shown: Dial): SVGTemplateResult {
  const step = 360 / shown.hours.length;
  const petal = (hour: Hour, i: number) => {
    const when = i === shown.index ? "m-now" : i < shown.index ? "m-past" : "m-coming";
    const press = shown.press;
    return pressable(
      { label: hour.label, press: press && (() => press(i)), hook: `hour ${i}` },
      `m-hour m-hour-${hour.kind} ${when}`,
      "translate(0 0)",
      svg`
        <path class="m-petal" transform="rotate(${i * step})" d=${PETAL} />
        <g transform="translate(${at(71, i * step)})">${SIGNS[hour.kind]}${hour.draw ? pips(hour.draw) : nothing}</g>`,
    );
  };
  const studs = shown.hours.map((_, i) => `M${at(90.5, (i + 0.5) * step)}h0`).join("");
  const suns = Array.from({ length: shown.days ?? 2 }, (_, i) => i + 1);
  return svg`
    <g class="s-drawing m-dial" role="group" aria-label=${shown.label}>
      <circle class="m-rim" r="98.5" />
      <circle class="m-rim-gilt" r="95.8" />
      <path class="m-studs" d=${studs} />
      ${shown.hours.map(petal)}
      <g class="m-hand" transform="rotate(${shown.index * step})" aria-hidden="true">
        <path class="m-hand-blade" d="M-3.2-30V-41L-7.5-40L0-53.5L7.5-40L3.2-41V-30Z" />
      </g>
      <circle class="m-hub" r="35.5" />
      <circle class="m-hub-line" r="32.5" />
      <text class="m-dial-title" y="-5" font-size=${Math.min(13.5, 95 / Math.max(shown.title.length, 1))}>${shown.title}</text>
      <text class="m-dial-day" y="9">${shown.dayTitle}</text>
      ${suns.map(
        (day) => svg`
        <g aria-hidden="true" class="m-day ${day === shown.day ? "m-day-now" : ""}" transform="translate(${(day - (suns.length + 1) / 2) * 14} 19.5)">
          <circle class="m-day-disc" r="4.500" />
        </g>`,
      )}
    </g>`;
}
