// Signs small enough to stand in a line of text, drawn in its colour.

import { html, type TemplateResult } from "lit-html";
import type { Light } from "./light.ts";

export const LIGHT_SIGNS: Record<Light, TemplateResult> = {
  auto: html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="7.5" />
    <path class="full" d="M0-7.5A7.5 7.5 0 0 1 0 7.5Z" />
  </svg>`,
  day: html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle class="full" r="4.5" />
    <path d="M0-10V-7M0 7V10M-10 0H-7M7 0H10M-7-7-5-5M5 5 7 7M7-7 5-5M-5 5-7 7" />
  </svg>`,
  night: html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
    <path class="full" d="M3.5-7.5A8 8 0 1 0 7.8 3.2 6.8 6.8 0 0 1 3.5-7.5Z" />
  </svg>`,
};
