// The drawing on the first page: three bays of a cloister, seen from its walk.
// The middle bay opens on the garth and holds the sun, as our icon does; the two
// at its sides are filled with tracery. Lengths are in a page of 1200 by 452.
//
// It is drawn from back to front: sky, garth, wall, tracery, columns, floor.
// Colours come from colours.css through the classes in home.css.

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";

/** Where the middle of each bay stands. */
const BAYS = [216, 600, 984] as const;
const [LEFT, MIDDLE, RIGHT] = BAYS;
/** Where arches spring from, and where parapets end. */
const SPRING = 262;
const SILL = 400;
const FLOOR = 430;
/** Half the width of a bay's opening. */
const HALF = 156;

export function arcade(): TemplateResult {
  return html`
    <svg viewBox="0 0 1200 452" aria-hidden="true">
      ${patterns()}
      <rect x="20" y="40" width="1160" height="390" fill="url(#sky)" />
      ${heavens()} ${garth()} ${church()} ${orchard()} ${well()}
      ${tracery(LEFT)} ${tracery(RIGHT)}
      ${wall()}
      ${BAYS.map(ring)}
      ${[MIDDLE - HALF, MIDDLE + HALF].map((x) => column(x, 14))}
      ${[24, 408, 792, 1176].map(buttress)}
      ${eaves()} ${pavement()}
    </svg>
  `;
}

/** A pointed arch on two uprights, `half` wide to each side, each flank of the given radius. */
function pointed(x: number, half: number, radius: number, foot: number): string {
  const rise = Math.sqrt(radius ** 2 - (radius - half) ** 2).toFixed(1);
  const flank = `a${radius} ${radius} 0 0 1 ${half}`;
  return `M${x - half} ${foot}V${SPRING}${flank}-${rise}${flank} ${rise}V${foot}Z`;
}

/** The opening of a whole bay. */
const opening = (x: number, foot: number) => pointed(x, HALF, 186, foot);

function patterns(): SVGTemplateResult {
  return svg`
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop class="sky-high" offset="0" />
        <stop class="sky-low" offset="0.8" />
      </linearGradient>
      <pattern id="ashlar" width="76" height="48" patternUnits="userSpaceOnUse">
        <path class="joint" d="M0 .5H76M0 24.5H76M22 0V24M60 24V48" />
      </pattern>
      <pattern id="tiles" y="2" width="24" height="20" patternUnits="userSpaceOnUse">
        <rect class="roof-deep" width="24" height="20" />
        <path class="roof inked fine" d="M-12 0V12A12 8 0 0 0 12 12A12 8 0 0 0 36 12V0" />
        <path class="roof inked fine" d="M0-1V2A12 8 0 0 0 24 2V-1" />
      </pattern>
      <pattern id="pavement" width="28" height="14" patternUnits="userSpaceOnUse">
        <rect class="stone-lit" width="28" height="14" />
        <path class="brick" d="M0 7L14 0L28 7L14 14Z" />
      </pattern>
    </defs>
  `;
}

/** The sun by day; the moon and a few stars by night. */
function heavens(): SVGTemplateResult {
  const rays = Array.from({ length: 16 }, (_, turn) => turn);
  const stars = [
    [528, 132],
    [664, 120],
    [544, 244],
    [688, 214],
    [514, 196],
    [112, 206],
    [222, 130],
    [322, 234],
    [880, 226],
    [978, 142],
    [1100, 232],
  ];
  return svg`
    <g class="by-day" transform="translate(${MIDDLE} 196)">
      ${rays.map(
        (turn) => svg`<path class="gold" transform="rotate(${turn * 22.5})"
          d=${turn % 2 ? "M-8-52L0-76L8-52Z" : "M-11-52L0-98L11-52Z"} />`,
      )}
      <circle class="gold inked" r="46" />
      <circle class="gold-line" r="37" />
    </g>
    <g class="by-night">
      <path class="gold inked" transform="translate(${MIDDLE} 190) rotate(-18)"
        d="M14-50A52 52 0 1 0 50 20A43 43 0 0 1 14-50Z" />
      ${stars.map(
        ([x, y]) => svg`<path class="gold" transform="translate(${x} ${y})"
          d="M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z" />`,
      )}
    </g>
  `;
}

/** Hills, the walk across the way with its own small arches, lawn, and a path to the well. */
function garth(): SVGTemplateResult {
  const arches = Array.from({ length: 36 }, (_, n) => 34 + n * 32);
  return svg`
    <path class="hill inked" d="M20 300Q150 236 300 282T600 282T900 270T1180 288V420H20Z" />
    <rect class="stone inked" x="20" y="312" width="1160" height="44" />
    <path class="shade" d=${arches.map((x) => `M${x} 356V334a9 9 0 0 1 18 0V356Z`).join("")} />
    <path class="roof inked" d="M20 290H1180V314H20Z" />
    <path class="joint" d=${Array.from({ length: 145 }, (_, n) => `M${24 + n * 8} 290V314`).join("")} />
    <rect class="lawn inked" x="20" y="356" width="1160" height="80" />
    <path class="path inked" d="M586 356H614L686 436H514Z" />
  `;
}

/** The church, behind the left bay. */
function church(): SVGTemplateResult {
  return svg`
    <path class="stone inked" d="M50 292V252H190V292Z" />
    <path class="roof inked" d="M44 254L64 222H190V254Z" />
    <path class="window" d="M76 286V272a6 6 0 0 1 12 0V286ZM106 286V272a6 6 0 0 1 12 0V286ZM136 286V272a6 6 0 0 1 12 0V286Z" />
    <path class="stone inked" d="M190 292V244H242V292Z" />
    <path class="roof inked" d="M184 246L216 204L248 246Z" />
    <path class="window" d="M199 280V264a6 6 0 0 1 12 0V280ZM221 280V264a6 6 0 0 1 12 0V280Z" />
    ${cypress(310, 388, 120)} ${cypress(346, 394, 94)} ${cypress(112, 392, 74)}
  `;
}

/** Apple trees, behind the right bay. */
function orchard(): SVGTemplateResult {
  return svg`${appleTree(872, 388, 1.02)} ${appleTree(1096, 388, 1.02)} ${appleTree(984, 392, 1.25)}`;
}

function cypress(x: number, foot: number, height: number): SVGTemplateResult {
  const wide = height / 6;
  return svg`
    <path class="line" d="M${x} ${foot}v-14" />
    <path class="foliage inked" d="M${x} ${foot - 8}c${-wide * 1.5} 0 ${-wide * 1.2} ${-height * 0.55} 0 ${-height}
      c${wide * 1.2} ${height * 0.45} ${wide * 1.5} ${height} 0 ${height}Z" />
  `;
}

function appleTree(x: number, foot: number, scale: number): SVGTemplateResult {
  return svg`
    <g transform="translate(${x} ${foot}) scale(${scale})">
      <path class="roof-deep inked" d="M-5 0C-3-14-4-26-12-38L0-32L12-40C4-26 3-14 6 0Z" />
      <path class="foliage inked" d="M-12-34C-34-30-44-52-30-64C-36-84-12-98 2-88C18-100 40-86 34-68C48-54 34-32 14-36C4-28-6-28-12-34Z" />
      <g class="brick">
        <circle cx="-20" cy="-52" r="4.5" /><circle cx="-8" cy="-74" r="4.5" />
        <circle cx="6" cy="-50" r="4.5" /><circle cx="20" cy="-70" r="4.5" />
        <circle cx="26" cy="-48" r="4.5" />
      </g>
    </g>
  `;
}

/** The well at the end of the path. */
function well(): SVGTemplateResult {
  return svg`
    <g transform="translate(${MIDDLE} 376)">
      <path class="line" d="M-21-4V-48M21-4V-48M0-46V-22" />
      <path class="roof inked" d="M-32-46L0-70L32-46Z" />
      <path class="roof-deep inked fine" d="M-5-24H5L4-14H-4Z" />
      <path class="stone-lit inked" d="M-30-10H30L26 18H-26Z" />
      <ellipse class="shade inked" cy="-10" rx="30" ry="7" />
      <path class="joint" d="M-28 4H28M-12-4V4M12-4V4M0 4V18M-20 4V18M20 4V18" />
    </g>
  `;
}

/** The stone between the openings of a side bay: three lancets, a quatrefoil, two roundels. */
function tracery(x: number): SVGTemplateResult {
  const lancet = (offset: number) => pointed(x + offset, 44, 72, SILL);
  const round = (dx: number, y: number, r: number) =>
    `M${x + dx - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${r} 0 0 1 ${-r * 2} 0Z`;
  const foil = `M${x - 18} 118a18 18 0 0 1 36 0a18 18 0 0 1 0 36a18 18 0 0 1 -36 0a18 18 0 0 1 0 -36Z`;
  const holes = [
    lancet(-109),
    lancet(0),
    lancet(109),
    foil,
    round(-84, 164, 20),
    round(84, 164, 20),
  ];
  return svg`
    <path class="stone-deep inked" fill-rule="evenodd" d="${opening(x, SILL)}${holes.join("")}" />
    <path class="line fine" d="${round(0, 136, 46)}${round(-84, 164, 27)}${round(84, 164, 27)}" />
    ${[-54.5, 54.5].map((offset) => column(x + offset, 9))}
    ${[-156, 156].map((offset) => column(x + offset, 7))}
  `;
}

/** A column from the sill up to the spring of its arch, with a leafy capital. */
function column(x: number, half: number): SVGTemplateResult {
  const foot = half > 10 ? FLOOR : SILL;
  const h = half;
  return svg`
    <g transform="translate(${x} 0)">
      <path class="stone-lit inked" d="M${-h} ${foot - 12}V${SPRING + 26}H${h}V${foot - 12}Z" />
      <path class="stone-deep" d="M${h * 0.3} ${foot - 12}V${SPRING + 27}H${h - 0.8}V${foot - 12}Z" />
      <path class="stone inked" d="M${-h} ${SPRING + 26}Q${-h - 1} ${SPRING + 10} ${-h - 8} ${SPRING + 4}H${h + 8}Q${h + 1} ${SPRING + 10} ${h} ${SPRING + 26}Z" />
      <path class="line fine" d="M0 ${SPRING + 25}V${SPRING + 12}M${-h * 0.6} ${SPRING + 25}q0-10 ${-h * 0.6 - 3}-15M${h * 0.6} ${SPRING + 25}q0-10 ${h * 0.6 + 3}-15" />
      <path class="stone-lit inked" d="M${-h - 10} ${SPRING - 4}H${h + 10}V${SPRING + 4}H${-h - 10}Z" />
      <path class="stone inked" d="M${-h - 1} ${foot - 12}H${h + 1}L${h + 6} ${foot}H${-h - 6}Z" />
    </g>
  `;
}

/** The wall with its three openings; below the side bays it stands on as a parapet. */
function wall(): SVGTemplateResult {
  const face = `M20 40H1180V${FLOOR}H20Z${opening(LEFT, SILL)}${opening(MIDDLE, FLOOR)}${opening(RIGHT, SILL)}`;
  return svg`
    <path class="stone inked" fill-rule="evenodd" d=${face} />
    <path fill="url(#ashlar)" fill-rule="evenodd" d=${face} />
    ${[LEFT, RIGHT].map(
      (x) =>
        svg`<rect class="stone-lit inked" x=${x - HALF - 14} y=${SILL - 3} width=${2 * HALF + 28} height="9" />`,
    )}
  `;
}

/** The arch above a bay, in brick and stone by turns. */
function ring(x: number): SVGTemplateResult {
  const flanks = (d: string) => d.replace(/^M(\S+) \S+V/, "M$1 ").replace(/V\S+Z$/, "");
  const d = flanks(pointed(x, HALF + 9, 195, 0));
  return svg`
    <path class="ring edge" d=${d} /><path class="ring" d=${d} /><path class="ring bricks" d=${d} />
  `;
}

/** A pier between two bays. */
function buttress(x: number): SVGTemplateResult {
  return svg`
    <path class="stone-lit inked" d="M${x - 16} ${FLOOR}V120L${x} 96L${x + 16} 120V${FLOOR}Z" />
    <path class="stone-deep" d="M${x + 5} ${FLOOR - 1}V104L${x + 15.2} 120V${FLOOR - 1}Z" />
    <path class="joint" d="M${x - 16} 160h32M${x - 16} 208h32M${x - 16} 256h32M${x - 16} 304h32M${x - 16} 352h32" />
    <path class="stone inked" d="M${x - 20} 396H${x + 20}V${FLOOR}H${x - 20}Z" />
  `;
}

/** The edge of the roof and the corbels that carry it. */
function eaves(): SVGTemplateResult {
  const corbels = Array.from({ length: 48 }, (_, n) => 30 + n * 24);
  return svg`
    <path class="stone-deep inked fine" d=${corbels.map((x) => `M${x} 40h12v6q-6 8-12 0Z`).join("")} />
    <rect class="stone-lit inked" x="4" y="32" width="1192" height="9" />
    <rect class="inked" x="0" y="2" width="1200" height="30" fill="url(#tiles)" />
  `;
}

/** The floor we stand on. */
function pavement(): SVGTemplateResult {
  return svg`
    <rect class="stone-lit inked" x="4" y=${FLOOR} width="1192" height="7" />
    <rect class="inked" x="1" y=${FLOOR + 7} width="1198" height="14" fill="url(#pavement)" />
  `;
}
