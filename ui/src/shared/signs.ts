// Signs small enough to stand in a line of text, drawn in its colour.

import { html, type TemplateResult } from "lit-html";
import type { Light } from "./light.ts";

const lines = (d: string): TemplateResult =>
  html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${d} /></svg>`;
const full = (d: string): TemplateResult =>
  html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path class="full" d=${d} /></svg>`;

export const LIGHT_SIGNS: Record<Light, TemplateResult> = {
  auto: html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="7.5" />
    <path class="full" d="M0-7.5A7.5 7.5 0 0 1 0 7.5Z" />
  </svg>`,
  day: html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle class="full" r="4.5" />
    <path d="M0-10V-7M0 7V10M-10 0H-7M7 0H10M-7-7-5-5M5 5 7 7M7-7 5-5M-5 5-7 7" />
  </svg>`,
  night: full("M3.5-7.5A8 8 0 1 0 7.8 3.2 6.8 6.8 0 0 1 3.5-7.5Z"),
};

export const ARROW = lines("M9 0H-8M-2-6L-8 0L-2 6");
export const CROSS = lines("M-6-6L6 6M6-6L-6 6");
export const PLUS = lines("M0-7V7M-7 0H7");
const dot = (x: number): string => `M${x - 1.8} 0a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0Z`;
export const MORE = full(dot(-6.5) + dot(0) + dot(6.5));
export const PLAY = full("M-5-8L8 0L-5 8Z");
export const PAUSE = full("M-6-7h4V7h-4ZM2-7h4V7h-4Z");
export const FORWARD = full("M-6-7L3 0L-6 7ZM4-7h3V7h-3Z");
export const BACKWARD = full("M6-7L-3 0L6 7ZM-7-7h3V7h-3Z");
/** To the next part, and to the one before. */
export const ONWARD = full("M-9-7L-1 0L-9 7ZM-1-7L7 0L-1 7ZM7-7h2.6V7H7Z");
export const BACK = full("M9-7L1 0L9 7ZM1-7L-7 0L1 7ZM-9.6-7h2.6V7h-2.6Z");
export const SEARCH = html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
  <circle cx="-2" cy="-2" r="6" />
  <path d="M2.5 2.5L8 8" />
</svg>`;
export const TICK = lines("M-7 0L-2 5L7-6");
