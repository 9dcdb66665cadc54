/**
 * The buildings of a monastery, piece by piece: each level adds one. Drawn on a ground of 160 by 96 units, whose grass
 * begins at 64; what stands in front is drawn last.
 */
import { type SVGTemplateResult, svg } from "lit-html";
import type { Sector } from "../../generated/domus_domini.ts";

/** A piece, and how near it stands: the nearest is drawn last. */
interface Piece {
  readonly near: number;
  readonly drawn: SVGTemplateResult;
}

const piece = (near: number, drawn: SVGTemplateResult): Piece => ({ near, drawn });

const bed = (x: number, y: number, plants: SVGTemplateResult): SVGTemplateResult =>
  svg`<path class="e-soil" d="M${x} ${y}l7-12h36l-3 12Z" />${plants}`;

const heads = (x: number, y: number, name: string): SVGTemplateResult =>
  svg`<path class=${name} d=${[0, 1, 2, 3].map((n) => `M${x + 6 + n * 9} ${y - 3}q-4-1-3-5q4-3 6 0q1 4-3 5ZM${x + 9 + n * 8} ${y - 9}q-3-1-2-4q3-2 5 0q0 3-3 4Z`).join("")} />`;

const cow = (x: number, y: number): SVGTemplateResult => svg`<g transform="translate(${x} ${y})">
  <path class="e-cow" d="M-13-16H9Q13-16 13-11V-1H9.500V-7H-8V-1H-11.500V-9Q-14-9-17-8Q-20-10-19-14L-15-17Z" />
  <path class="e-patch" d="M-6-16H1Q1-11-3-11Q-7-11-6-16ZM6-16H9Q13-16 13-12Q9-10 6-12Z" />
  <path class="e-line" d="M13-12Q16-10 15-5M-17-17L-18-19M-15-17.500L-15-19.500" />
</g>`;

const house = (x: number, width: number, high: number, name = "e-timber"): SVGTemplateResult =>
  svg`<path class=${name} d="M${x} 86V${86 - high}H${x + width}V86Z" />
    <path class="e-thatch" d="M${x - 4} ${88 - high}L${x + width * 0.18} ${86 - high - 18}H${x + width * 0.82}L${x + width + 4} ${88 - high}Z" />`;

const barrel = (x: number, y: number): string =>
  `M${x - 6} ${y}q-2-5.500 0-11h12q2 5.500 0 11ZM${x - 7} ${y - 3.5}h14M${x - 7} ${y - 7.5}h14`;

const GARDEN: readonly Piece[] = [
  piece(2, bed(12, 90, heads(12, 90, "e-cabbage"))),
  piece(2, bed(62, 90, heads(62, 90, "e-herb"))),
  piece(
    2,
    bed(
      112,
      90,
      svg`<path class="e-line" d="M120 86L128 66L136 86M132 86L140 66L148 84M128 66H140" />
        <path class="e-cabbage" d="M124 80q-5-2-3-6q5 0 3 6ZM131 76q-5-2-2-6q5 1 2 6ZM138 80q5-2 3-6q-5 0-3 6ZM143 78q5-1 4-6q-5 0-4 6Z" />`,
    ),
  ),
  piece(
    1,
    svg`<path class="e-fence" d="M4 72H156M4 66H156${[10, 28, 46, 64, 82, 100, 118, 136, 152].map((x) => `M${x} 76V61`).join("")}" />
      <path class="e-trunk" d="M78 76V54H84V76Z" /><path class="e-tree" d="M81 18Q100 18 100 35Q108 44 98 52Q90 60 81 56Q72 60 64 52Q54 44 62 35Q62 18 81 18Z" />
      <path class="e-apple" d="M70 36a3 3 0 1 0 .1 0M88 30a3 3 0 1 0 .1 0M80 46a3 3 0 1 0 .1 0M94 44a3 3 0 1 0 .1 0" />
      <path class="e-hive" d="M22 76V66Q22 54 31 54Q40 54 40 66V76Z" /><path class="e-line" d="M22.500 69H39.500M23 62H39M29 73h4" />`,
  ),
];

const DAIRY: readonly Piece[] = [
  piece(3, cow(30, 92)),
  piece(
    1,
    svg`${house(58, 42, 30)}<path class="e-dark" d="M72 86V68H86V86Z" /><path class="e-line" d="M58 70H72M86 70H100M65 56V86M93 56V86" />`,
  ),
  piece(
    3,
    svg`<path class="e-board" d="M68 92V86H106V92M66 86H108" />
      <path class="e-cheese" d="M70 86v-6q6-3 12 0v6ZM84 86v-6q6-3 12 0v6ZM77 80v-6q6-3 12 0v6ZM97 86v-5q4-2 8 0v5Z" />`,
  ),
  piece(
    1,
    svg`${house(104, 44, 38, "e-stone")}<path class="e-dark" d="M112 62h9v9h-9ZM130 62h9v9h-9ZM120 86V76q5-6 10 0V86Z" />`,
  ),
  piece(
    2,
    svg`<path class="e-stone" d="M10 84V38H36V84Z" /><path class="e-roof" d="M6 39L23 14L40 39Z" />
      <path class="e-dark" d="M19 52h8v8h-8Z" /><path class="e-line" d="M23 14V7M19 10H27" />${cow(128, 93)}`,
  ),
];

const BREWERY: readonly Piece[] = [
  piece(
    3,
    svg`<path class="e-fire" d="M16 92Q13 84 20 80Q21 85 25 78Q31 82 29 87Q34 84 35 92Z" />
      <path class="e-copper" d="M9 68H41Q41 86 25 86Q9 86 9 68Z" /><path class="e-line" d="M6 68H44M12 68V60H38V68" />`,
  ),
  piece(
    1,
    svg`${house(54, 46, 32)}<path class="e-dark" d="M70 86V66q6-5 12 0V86Z" /><path class="e-line" d="M54 68H68M84 68H100" />`,
  ),
  piece(
    3,
    svg`<path class="e-barrel" d="${barrel(112, 92)}${barrel(127, 92)}${barrel(142, 92)}${barrel(119.5, 81)}${barrel(134.5, 81)}" />`,
  ),
  piece(
    0,
    svg`<path class="e-stone" d="M106 86V50H146V86Z" /><path class="e-roof" d="M102 51L122 14H130L150 51Z" />
      <path class="e-dark" d="M120 60h12v10h-12Z" /><path class="e-line" d="M126 14V8" />`,
  ),
  piece(
    2,
    svg`<path class="e-line" d="M6 90L12 30M28 90L22 30M48 88L44 34" />
      <path class="e-cabbage" d="M9 36q8 2 2 10q6 4-2 12q6 4-3 12q-6-8 0-12q-4-8 0-12q-2-6 3-10ZM24 36q8 2 2 10q6 4 0 12q6 4 0 12q-7-8-2-12q-5-8-1-12q-3-6 1-10ZM44 40q6 2 2 9q5 4 0 10q4 4 0 10q-6-6-2-10q-4-6-1-10q-2-5 1-9Z" />`,
  ),
  piece(
    0,
    svg`<path class="e-brick" d="M60 50V18H72V50Z" /><path class="e-brick" d="M58 18H74V13H58Z" />
      <path class="e-smoke" d="M66 12q-8-4 0-8q-2-6 8-4q10-2 8 6q6 4-2 7q-8 3-14-1Z" />
      <path class="e-board" d="M86 54H98V66H86Z" /><path class="e-line" d="M92 49V54M89 60h6" />`,
  ),
];

const CHAPEL: readonly Piece[] = [
  piece(
    1,
    svg`<path class="e-stone" d="M106 88V58Q122 42 138 58V88Z" /><path class="e-roof" d="M102 60Q122 34 142 60L136 62Q122 48 108 62Z" />
      <path class="e-dark" d="M117 88V74q5-7 10 0V88Z" /><path class="e-gold" d="M122 42V30M117 34.500H127" />`,
  ),
  piece(
    2,
    svg`<path class="e-stone" d="M56 88V52H108V88Z" /><path class="e-roof" d="M52 54L62 34H102L112 54Z" />
      <path class="e-glass" d="M64 78V66q3.500-5 7 0V78ZM78 78V66q3.500-5 7 0V78ZM92 78V66q3.500-5 7 0V78Z" />`,
  ),
  piece(
    3,
    svg`<path class="e-stone" d="M66 90V58L82 42L98 58V90Z" /><path class="e-roof" d="M62 60L82 39L102 60L98 62L82 46L66 62Z" />
      <circle class="e-glass" cx="82" cy="64" r="7" /><path class="e-line" d="M82 57V71M75 64H89" /><path class="e-dark" d="M77 90V79q5-5 10 0V90Z" />`,
  ),
  piece(
    2,
    svg`<path class="e-stone" d="M26 90V36H54V90Z" /><path class="e-roof" d="M22 38L40 6L58 38Z" /><path class="e-gold" d="M40 8V-2M36 2H44" />
      <path class="e-dark" d="M34 58V47q6-6 12 0V58Z" /><path class="e-gold-fill" d="M36 56q0-7 4-7t4 7Z" /><path class="e-glass" d="M37 80V71q3-4 6 0V80Z" />`,
  ),
];

const PIECES: Readonly<Record<Sector | "chapel", readonly Piece[]>> = {
  garden: GARDEN,
  dairy: DAIRY,
  brewery: BREWERY,
  chapel: CHAPEL,
};

/** Stakes and a rope: here something could be built. */
const PLOT = svg`<path class="e-rope" d="M26 88L40 68H124L138 88Z" />
  <path class="e-stake" d="M26 90V82M40 70V62M124 70V62M138 90V82" />`;

/** A building on its ground; what would come next is sketched, if it can be built now. */
export function building(
  which: Sector | "chapel",
  level: number,
  next: boolean,
): SVGTemplateResult {
  const built = PIECES[which]
    .map((one, n) => ({ ...one, n }))
    .filter(({ n }) => n < level + (next ? 1 : 0));
  const inOrder = built.toSorted((one, other) => one.near - other.near);
  return svg`${level === 0 && !next ? PLOT : ""}${inOrder.map(({ drawn, n }) => (n < level ? drawn : svg`<g class="e-sketch">${drawn}</g>`))}`;
}

/** As many levels as there are drawings for: a test holds it against the box. */
export const drawnLevels = (which: Sector | "chapel"): number => PIECES[which].length;
