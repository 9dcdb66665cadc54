// The gate of a game: oak in a pointed arch, and over it what the game is about.

import { html, type TemplateResult } from "lit-html";

const PLANKS = [-26, -13, 0, 13, 26].map((x) => `M${x} -40V62`).join("");

export function gate(sign: string): TemplateResult {
  return html`<svg class="gate-drawing" viewBox="-52 -72 104 140" aria-hidden="true">
    <path class="stone inked" d="M-48 66V-8Q-48-50 0-70Q48-50 48-8V66Z" />
    <path class="stone-lit inked" d="M-42 66V-6Q-42-44 0-62Q42-44 42-6V66Z" />
    <path class="oak inked" d="M-36 66V-4Q-36-38 0-54Q36-38 36-4V66Z" />
    <path class="joint" d=${PLANKS} />
    <path class="iron" d="M-36 2H-12L-8-2M-12 2L-8 6M36 2H12L8-2M12 2L8 6M-36 42H-12L-8 38M-12 42L-8 46M36 42H12L8 38M12 42L8 46" />
    <path class="line" d="M0-54V66" />
    <circle class="gold inked" cx="6" cy="24" r="3.6" />
    <circle class="stone-lit inked" cy="-18" r="17" />
    <path class="line" transform="translate(0 -18)" d=${sign} />
    <path class="stone inked" d="M-52 62H52V68H-52Z" />
    <path class="joint" d="M-48 20h6M-48 40h6M42 20h6M42 40h6M-47-14h6M41-14h6M-38-36l6 4M38-36l-6 4" />
  </svg>`;
}
