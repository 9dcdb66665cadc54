/** The Abbey: three cells by two, the one tile that is always there. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { arch, block, disc, lancet } from "./outline.ts";

const FLAGS = ((): string => {
  let joints = "";
  for (let row = 1; row < 12; row += 1) joints += `M0 ${(row * 200) / 12}H300`;
  for (let row = 0; row < 12; row += 1) {
    for (let x = 14 + ((row * 17) % 26); x < 300; x += 26) {
      joints += `M${x} ${((row * 200) / 12).toFixed(1)}V${(((row + 1) * 200) / 12).toFixed(1)}`;
    }
  }
  return joints;
})();

/** The middle of each of the ten slots, clockwise, and the point its lane runs to. */
const SLOTS: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [50, 0, 50, 165],
  [150, 0, 150, 100],
  [250, 0, 250, 165],
  [300, 50, 250, 50],
  [300, 150, 150, 165],
  [250, 200, 250, 165],
  [150, 200, 150, 165],
  [50, 200, 50, 165],
  [0, 150, 150, 165],
  [0, 50, 50, 50],
];

const PEBBLES: readonly (readonly [along: number, deep: number])[] = [
  [-6, 4],
  [3, 7],
  [7, 13],
  [-4, 15],
  [-7.5, 10],
];

function laneLines(edges: string): string {
  return SLOTS.map(([x, y, toX, toY], slot) => {
    if (edges[slot] !== "P") return "";
    return slot === 4 || slot === 8 ? `M${x} ${y}H${toX}` : `M${x} ${y}L${toX} ${toY}`;
  }).join("");
}

/** Pebbles where a lane meets the edge, the same as on its neighbours. */
function pebbles(edges: string): string {
  return SLOTS.map(([x, y], slot) => {
    if (edges[slot] !== "P") return "";
    const inward = x === 0 || y === 0 ? 1 : -1;
    return PEBBLES.map(([along, deep]) =>
      x === 0 || x === 300
        ? `M${x + inward * deep} ${y + along}h0`
        : `M${x + along} ${y + inward * deep}h0`,
    ).join("");
  }).join("");
}

/** Walls along the outside, open where a pathway crosses. */
function wallLines(edges: string): { readonly walls: string; readonly posts: string } {
  const D = 5;
  const gaps = SLOTS.filter((_, slot) => edges[slot] === "P");
  let walls = "";
  let posts = "";
  const run = (
    length: number,
    at: (t: number, d: number) => string,
    cuts: readonly number[],
  ): void => {
    let from = 0;
    for (const cut of [...cuts].sort((a, b) => a - b)) {
      walls += `M${at(from, 0)}L${at(cut - 11, 0)}L${at(cut - 11, D)}L${at(from, D)}Z`;
      for (const post of [cut - 12.2, cut + 12.2]) {
        posts += `M${at(post - 2.4, 0)}L${at(post + 2.4, 0)}L${at(post + 2.4, 7.4)}L${at(post - 2.4, 7.4)}Z`;
      }
      from = cut + 11;
    }
    walls += `M${at(from, 0)}L${at(length, 0)}L${at(length, D)}L${at(from, D)}Z`;
  };
  const on = (fits: (x: number, y: number) => boolean, along: 0 | 1): number[] =>
    gaps.filter(([x, y]) => fits(x, y)).map((slot) => slot[along]);
  run(
    300,
    (t, d) => `${t} ${d}`,
    on((_, y) => y === 0, 0),
  );
  run(
    300,
    (t, d) => `${t} ${200 - d}`,
    on((_, y) => y === 200, 0),
  );
  run(
    200,
    (t, d) => `${d} ${t}`,
    on((x) => x === 0, 1),
  );
  run(
    200,
    (t, d) => `${300 - d} ${t}`,
    on((x) => x === 300, 1),
  );
  return { walls, posts };
}

const tower = (x: number) => svg`
  <path class="m-lime" d=${block(x - 11, 46, 22, 84)} />
  <path class="m-lime2 m-n" d=${block(x + 5, 46.5, 5.5, 83)} />
  <path class="m-lime2" d=${block(x - 12.5, 66, 25, 3.5) + block(x - 12.5, 94, 25, 3.5)} />
  <path class="m-glass" d=${lancet(x, 122, 8, 20)} />
  <path class="m-lime3" d=${arch(x, 90, 9, 16)} />
  <path class="m-dark" d=${lancet(x - 4.5, 64, 5.5, 13) + lancet(x + 4.5, 64, 5.5, 13)} />
  <path class="m-slate" d="M${x - 14} 47L${x} 18L${x + 14} 47Z" />
  <path class="m-slate2 m-n" d="M${x + 0.8} 21L${x + 12.8} 46.4H${x + 4}Z" />
  <path class="m-gilt-cross" d="M${x} 18V9M${x - 3} 12.5H${x + 3}" />
`;

const tree = (x: number, y: number) => svg`
  <ellipse class="m-shade" cx=${x} cy=${y} rx="9" ry="2.2" />
  <path class="m-oak" d="M${x - 1.5} ${y}V${y - 10}h3V${y}Z" />
  <path class="m-leaf" d="M${x} ${y - 32}Q${x + 9} ${y - 20} ${x + 7} ${y - 9}Q${x} ${y - 4} ${x - 7} ${y - 9}Q${x - 9} ${y - 20} ${x} ${y - 32}Z" />
  <path class="m-leaf2 m-n" d="M${x + 1} ${y - 29}Q${x + 8} ${y - 19} ${x + 6.4} ${y - 9.5}Q${x + 4} ${y - 7.6} ${x + 1} ${y - 7}Q${x + 5} ${y - 17} ${x + 1} ${y - 29}Z" />
`;

/** The graves of earlier brothers. */
const graves = svg`
  <path class="m-leaf0" d="M9 70H36V92H9Z" />
  <path class="m-lime" d=${arch(16, 84, 7, 10) + arch(29, 88, 7, 10)} />
  <path class="m-line" d="M16 76.5V81M14.3 78.3H17.7M29 80.5V85M27.3 82.3H30.7" />
`;

/** The herb beds of the infirmarian. */
const herbs = svg`
  <path class="m-earth" d="M264 70H291V92H264Z" />
  <path class="m-leaf0" d=${[269, 277.5, 286].flatMap((x) => [disc(x, 75.5, 2.8), disc(x, 86.5, 2.8)]).join("")} />
`;

/** A diapered ground of gold behind the church, as behind the great pictures of a psalter. */
const DIAPER = ((): string => {
  let lines = "";
  for (let k = -6; k < 11; k += 1) {
    const x = 67 + (k * 166) / 9;
    const [fromUp, toUp] = [Math.max(0, 67 - x), Math.min(116, 233 - x)];
    if (toUp > fromUp) lines += `M${x + fromUp} ${12 + fromUp}L${x + toUp} ${12 + toUp}`;
    const mirror = 300 - x;
    if (toUp > fromUp) lines += `M${mirror - fromUp} ${12 + fromUp}L${mirror - toUp} ${12 + toUp}`;
  }
  return lines;
})();

const goldGround = svg`
  <path class="m-leaf-gold" d="M67 12H233V130H67Z" />
  <path class="m-leaf-diaper" d=${DIAPER} />
  <path class="m-leaf-frame" d="M67 12H233V130H67Z" />
`;

/** West front to the left, choir to the right, as pilgrims draw it. */
const church = svg`
  <path class="m-shade" d="M62 129H240L246 136H68Z" />
  <path class="m-lime2" d="M216 130V90Q216 78 226 78Q238 80 238 96V130Z" />
  <path class="m-slate2" d="M212 93Q214 71 224 65Q238 73 241 95Z" />
  <path class="m-gilt-cross" d="M224 65V57M221.5 60H226.5" />
  <path class="m-lime" d=${block(118, 74, 100, 56)} />
  <path class="m-slate" d="M112 77L122 52H214L224 77Z" />
  <path class="m-roof-lines" d="M119.5 58.5H216.5M117 64.7H219M114.5 71H221.5" />
  <path class="m-shade" d="M118 77H218V80H118Z" />
  <path class="m-slate0" d="M112 110L118 99H218L224 110Z" />
  <path class="m-glass" d=${[133, 146, 159, 212].map((x) => arch(x, 97, 6.5, 14)).join("")} />
  <path class="m-glass" d=${[133, 146, 159].map((x) => lancet(x, 126, 6.5, 13)).join("") + lancet(229, 121, 7, 22)} />
  <path class="m-lime3" d=${[139.5, 152.5, 165.5, 218].map((x) => block(x - 1.5, 110, 3, 20)).join("")} />
  <path class="m-lime" d="M168 130V68L187 45L206 68V130Z" />
  <path class="m-lime2 m-n" d="M199 60.2L205.5 68.2V129.5H199Z" />
  <path class="m-slate" d="M164 71L187 42L210 71L206.5 73.5L187 50L167.5 73.5Z" />
  <circle class="m-lime3" cx="187" cy="80" r="12.5" />
  <circle class="m-glass" cx="187" cy="80" r="10.5" />
  <path class="m-tracery" d="M187 69.5V90.5M176.5 80H197.5M179.6 72.6L194.4 87.4M194.4 72.6L179.6 87.4" />
  <circle class="m-ruby" cx="187" cy="80" r="3.4" />
  <path class="m-glass" d=${lancet(177.5, 126, 7, 26) + lancet(196.5, 126, 7, 26) + lancet(187, 126, 7.5, 29)} />
  <path class="m-lime" d=${block(174, 32, 26, 15)} />
  <path class="m-dark" d=${arch(180.2, 45, 5, 10) + arch(193.8, 45, 5, 10) + arch(187, 45, 5, 10)} />
  <path class="m-slate" d="M170 33L187 8L204 33Z" />
  <path class="m-slate2 m-n" d="M188 10.5L202.5 32.4H192Z" />
  <path class="m-gilt-cross" d="M187 9V1.5M184.5 4H189.5" />
  <path class="m-lime" d="M84 130V74L95 58L106 74V130Z" />
  <circle class="m-lime3" cx="95" cy="84" r="7.5" />
  <circle class="m-glass" cx="95" cy="84" r="6" />
  <path class="m-tracery" d="M95 78V90M89 84H101M91 80L99 88M99 80L91 88" />
  <path class="m-lime2" d=${lancet(95, 130, 17, 33)} />
  <path class="m-lime3" d=${lancet(95, 130, 14, 29)} />
  <path class="m-oak" d=${lancet(95, 130, 11, 25)} />
  <path class="m-line" d="M95 105V130" />
  ${tower(73)} ${tower(117)}
`;

interface AbbeyFace {
  readonly edges: string;
  readonly name?: string | undefined;
}

/** The Abbey lies as printed: it is laid first and never turned. */
export function abbey({ edges, name }: AbbeyFace): SVGTemplateResult {
  const lines = laneLines(edges);
  const half = (name?.length ?? 0) * 3.6 + 10;
  const { walls, posts } = wallLines(edges);
  return svg`
    <path class="m-flag" d="M0 0H300V200H0Z" />
    <path class="m-flag-joint" d=${FLAGS} />
    <path class="m-lane-edge" d=${lines} />
    <path class="m-lane" d=${lines} />
    <path class="m-pebbles" d=${pebbles(edges)} />
    <path class="m-wall m-flag-wall" d=${walls} />
    <path class="m-post m-flag-post" d=${posts} />
    <g class="s-drawing">
      ${tree(22, 36)} ${tree(278, 36)} ${tree(22, 127)} ${tree(278, 127)}
      ${graves} ${herbs} ${goldGround} ${church}
    </g>
    ${
      name === undefined
        ? nothing
        : svg`
      <path class="m-ribbon" d="M${150 - half} 130H${150 + half}L${150 + half - 4} 138L${150 + half} 146H${150 - half}L${150 - half + 4} 138Z" />
      <text class="m-name" x="150" y="142.2" font-size="13">${name}</text>`
    }
  `;
}
