/** The Abbot's mark, blessings, and encouragement lying on a tile. Each is drawn about its origin. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";

export interface Token {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly scale?: number | undefined;
  readonly label?: string | undefined;
}

function placed(
  { x = 0, y = 0, scale = 1, label }: Token,
  drawn: SVGTemplateResult,
): SVGTemplateResult {
  const place = `translate(${x} ${y}) scale(${scale})`;
  return label === undefined
    ? svg`<g class="s-drawing" transform=${place} aria-hidden="true">${drawn}</g>`
    : svg`<g class="s-drawing" transform=${place} role="img" aria-label=${label}>${drawn}</g>`;
}

const mitreAndCrozier = svg`
  <path class="m-crook" d="M-1 12L8.5-7.5Q10-12 6.3-13Q2.5-12.5 4-9Q6-7.5 7-9.5" />
  <path class="m-crook-gold" d="M-1 12L8.5-7.5Q10-12 6.3-13Q2.5-12.5 4-9Q6-7.5 7-9.5" />
  <path class="m-white" d="M-8.5 7L-10-2.5Q-7.5-9.5-2-14Q3.5-9.5 6-2.5L4.5 7Q-2 9.5-8.5 7Z" />
  <path class="m-gold" d="M-3.5-11L-2-12.3L-.5-11V3H5.1L4.5 7Q-2 9.5-8.5 7L-9.1 3H-3.5Z" />
  <path class="m-ruby" d="M-6.3-4.5l1.5 2-1.5 2-1.5-2ZM2.3-4.5l1.5 2-1.5 2-1.5-2ZM-2 4l1.3 1.5L-2 7l-1.3-1.5Z" />
`;

/** Mitre and crozier, about 26 units high: the seat that has it is the Abbot. */
export function abbotMark(token: Token = {}): SVGTemplateResult {
  return placed(token, mitreAndCrozier);
}

/** A hand raised in blessing on a gold piece. */
const hand = svg`
  <circle class="m-gold" r="9.5" />
  <circle class="m-coin-rim" r="7.7" />
  <path class="m-coin-hand" d="M-2.7 6V1.5L-4.8-1.3Q-5.2-2.6-4-2.9L-2.4-1.5V-5.3Q-1.5-6.4-.7-5.3L-.5-1.8L.1-6Q1-7 1.8-5.9L1.5-1.5L2.7-1.8Q3.9-1.2 3.5 .2L4.5 .6Q4.9 2 3.8 2.8L2.7 4V6Z" />
`;

/** One blessing, nineteen units across. */
export function blessing(token: Token = {}): SVGTemplateResult {
  return placed(token, hand);
}

export interface Encouragement extends Token {
  readonly count: number;
}

/** The blessings that encourage somebody to build here, with their number. */
export function encouragement({ count, ...token }: Encouragement): SVGTemplateResult {
  const under = count > 1 ? svg`<circle class="m-gold2" cx="1.5" cy="2.5" r="9.5" />` : nothing;
  return placed(
    token,
    svg`${under}${hand}
      <circle class="m-count" cx="7.5" cy="7" r="5.8" />
      <text class="m-figure m-count-figure" x="7.5" y="10.1">${count}</text>`,
  );
}

/** The back of a tile nobody may see: a tile behind a screen, or in the bag. A hundred units square, from the origin. */
export function tileBack({ label }: Pick<Token, "label"> = {}): SVGTemplateResult {
  return placed(
    { label },
    svg`
      <path class="m-oak" d="M0 0H100V100H0Z" />
      <path class="m-back-line" d="M7 7H93V93H7ZM7 7L28 28M93 7L72 28M7 93L28 72M93 93L72 72" />
      <path class="m-back-rose" d="M50 18A16 16 0 0 1 66 34A16 16 0 0 1 66 66A16 16 0 0 1 34 66A16 16 0 0 1 34 34A16 16 0 0 1 50 18Z" />
      <path class="m-back-cross" d="M44 30H56Q54 40 54 46Q60 46 70 44V56Q60 54 54 54Q54 60 56 70H44Q46 60 46 54Q40 54 30 56V44Q40 46 46 46Q46 40 44 30Z" />`,
  );
}
