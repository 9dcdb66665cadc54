/** The drawing of the curtain: a closed oak door with the device of whoever is to lift it, and nothing else. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { SeatColour } from "./colours.ts";
import { device } from "./devices.ts";

interface Curtain {
  readonly colour: SeatColour;
  /** The next player's name, on the sign. */
  readonly name?: string | undefined;
  /** What a screen reader says; it must tell no secret. */
  readonly label: string;
  /** How far the hold has gone, from 0 to 1: the ring about the shield fills. */
  readonly held?: number | undefined;
  /** Whether more than a latch stands below: then the arms make room. */
  readonly crowded?: boolean | undefined;
}

const PLANKS = Array.from({ length: 16 }, (_, i) => i * 20 - 160);

/** Planks of uneven oak; they fill the door from its middle outwards. */
const planks = svg`
  <svg width="100%" height="100%" viewBox="-160 -100 320 200" preserveAspectRatio="xMidYMid slice">
    <path class="s-door" d="M-160-100H160V100H-160Z" />
    <path class="s-door-lit" d=${PLANKS.filter((_, i) => i % 3 === 1)
      .map((x) => `M${x}-100h20V100h-20Z`)
      .join("")} />
    <path class="s-door-deep" d=${PLANKS.filter((_, i) => i % 5 === 2)
      .map((x) => `M${x}-100h20V100h-20Z`)
      .join("")} />
    <path class="s-door-grain" d=${PLANKS.map((x, i) => `M${x + 5}-100C${x + 3 + (i % 3)}-40 ${x + 7} 20 ${x + 5} 100M${x + 15}-100C${x + 17 - (i % 4)}-50 ${x + 13} 40 ${x + 15.5} 100M${x + 10} ${-78 + ((i * 53) % 130)}q2.5 9 0 18q-2.5-9 0-18Z`).join("")} />
    <path class="s-door-seam" d=${PLANKS.map((x) => `M${x}-100V100`).join("")} />
    <path class="s-door-light" d=${PLANKS.map((x) => `M${x + 0.9}-100V100`).join("")} />
  </svg>`;

/** A strap hinge with its scrolls, hung on the left; the right one is its mirror image. */
const STRAP = "M0 70H352L372 62Q400 40 404 66Q432 70 432 80Q432 90 404 94Q400 120 372 98L352 90H0Z";
const SCROLLS =
  "M70 72Q90 22 140 22Q172 26 168 50Q160 66 144 56M70 88Q90 138 140 138Q172 134 168 110Q160 94 144 104M220 72Q236 36 272 36Q296 40 292 58Q286 70 274 62M220 88Q236 124 272 124Q296 120 292 102Q286 90 274 98";
const NAILS = [30, 66, 110, 154, 198, 242, 286, 330, 400].map((x) => `M${x} 80h0`).join("");

const hinge = svg`
  <path class="s-forged-shade" d=${STRAP} transform="translate(3 6)" />
  <path class="s-forged-scroll" d=${SCROLLS} />
  <path class="s-forged" d=${STRAP} />
  <path class="s-forged-light" d="M0 73H350" />
  <path class="s-nails-under" d=${NAILS} />
  <path class="s-nails" d=${NAILS} />`;

const hinges = (y: string) => svg`
  <svg x="4%" y=${y} width="44%" height="17%" viewBox="0 0 440 160" preserveAspectRatio="xMinYMid meet">${hinge}</svg>
  <svg x="52%" y=${y} width="44%" height="17%" viewBox="0 0 440 160" preserveAspectRatio="xMaxYMid meet">
    <g transform="translate(440 0) scale(-1 1)">${hinge}</g>
  </svg>`;

/** The stone arch keeps to the edges of any window; its strokes do not stretch with it. */
const surround = svg`
  <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path class="s-jamb-shade" fill-rule="evenodd" d="M0 0H100V100H0ZM6.8 100V44Q7 10 50 8.4Q93 10 93.2 44V100Z" />
    <path class="s-jamb" fill-rule="evenodd" d="M0 0H100V100H0ZM5.6 100V43Q6 7.6 50 6Q94 7.6 94.4 43V100Z" />
    <path class="s-jamb-joint" d="M0 56H5.6M0 70H5.6M0 84H5.6M94.4 56H100M94.4 70H100M94.4 84H100M0 42H5.6M94.4 42H100M0 22L7.2 29M100 22L92.8 29M3 0L13 18.2M97 0L87 18.2M21 0L26 10.4M79 0L74 10.4M38 0L40 6.8M62 0L60 6.8" />
    <path class="s-jamb-edge" d="M5.6 100V43Q6 7.6 50 6Q94 7.6 94.4 43V100" />
  </svg>`;

const AROUND = 2 * Math.PI * 47;

function boss({ colour, name, held = 0, crowded = false }: Curtain) {
  const size = Math.min(11, 120 / Math.max(name?.length ?? 1, 1));
  const half = Math.max(34, (name?.length ?? 0) * size * 0.36 + 12);
  return svg`
    <svg width="100%" height=${crowded ? "74%" : "88%"} viewBox="-100 -88 200 176" preserveAspectRatio="xMidYMid meet">
      <g class="s-drawing s-${colour}">
        <circle class="s-forged-shade" cx="2" cy="-9" r="51" />
        <circle class="s-boss" cy="-12" r="51" />
        <circle class="s-boss-plate" cy="-12" r="43" />
        <path class="s-boss-studs" d=${Array.from({ length: 16 }, (_, i) => {
          const angle = ((i + 0.5) * Math.PI) / 8;
          return `M${(47 * Math.sin(angle)).toFixed(2)} ${(-12 - 47 * Math.cos(angle)).toFixed(2)}h0`;
        }).join("")} />
        <circle class="s-boss-held" cy="-12" r="47" transform="rotate(-90 0 -12)" stroke-dasharray="${AROUND * held} ${AROUND}" />
        <g transform="translate(0 -14) scale(2.9)">
          <path class="s-robe" d="M-10-10.5H10V-1Q10 8 0 12.5Q-10 8-10-1Z" />
          <path class="s-shield-gilt" d="M-8.5-9H8.5V-1Q8.5 7 0 10.8Q-8.5 7-8.5-1Z" />
          <g transform="translate(0 -.6) scale(1.2)">${device(colour)}</g>
        </g>
        ${
          name === undefined
            ? nothing
            : svg`
          <path class="s-sign" d="M${-half} 46H${half}L${half - 5} 56L${half} 66H${-half}L${-half + 5} 56Z" />
          <text class="s-sign-name" y=${56 + size * 0.34} font-size=${size}>${name}</text>`
        }
      </g>
    </svg>`;
}

/** Fills its box, whatever the aspect. */
export function curtain(shown: Curtain): TemplateResult {
  return html`
    <svg class="s-curtain" width="100%" height="100%" role="img" aria-label=${shown.label}>
      <defs>
        <radialGradient id="s-dusk" cx=".5" cy=".46" r=".75">
          <stop offset=".25" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".55" />
        </radialGradient>
      </defs>
      ${planks} ${hinges("17%")} ${hinges("70%")}
      <rect x="50%" width="3" height="100%" class="s-door-parting" />
      ${surround}
      <rect width="100%" height="100%" fill="url(#s-dusk)" />
      ${boss(shown)}
    </svg>`;
}
