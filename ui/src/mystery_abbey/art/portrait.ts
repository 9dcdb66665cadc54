/**
 * The suspects, composed of their traits so that a face can be read like a card: the habit and what hangs
 * upon it by order, the painted ground and the collar by title; hood, beard and girth as they are.
 */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Suspect } from "../../generated/mystery_abbey.ts";
import { type SuspectFacts, suspectFacts } from "../box.ts";
import { FACES, type Face } from "./faces.ts";
import { sheetMark } from "./marks.ts";
import { CROSS_PATTEE, traitSign } from "./signs.ts";

export const PORTRAIT = { width: 64, height: 80 } as const;

/** What is broad in a fat monk is narrow in a thin one: half widths and outlines. */
interface Build {
  readonly robe: string;
  readonly folds: string;
  readonly head: string;
  readonly cheeks: SVGTemplateResult;
  readonly neck: SVGTemplateResult | typeof nothing;
  readonly hood: string;
  readonly hole: string;
  readonly brow: string;
  readonly lap: string;
  readonly ring: string;
  readonly fringe: string;
  readonly mop: string;
  /** From cheek to cheek, as each of them ends; the moustache closes them all. */
  readonly beards: readonly string[];
  readonly moustache: string;
  readonly strands: string;
  /** From the middle to an eye, and how high. */
  readonly eye: number;
  readonly ear: number;
}

const THIN: Build = {
  robe: "M13 77C13 66 17 59.5 26 57H38C47 59.5 51 66 51 77Z",
  folds: "M20 77Q19.5 70 22.5 65M44 77Q44.5 70 41.5 65",
  head: "M22 30C21.4 18.6 25.6 13.4 32 13.4S42.6 18.6 42 30C42 37 40.6 42.4 37 47.2Q34.4 50.6 32 50.6T27 47.2C23.4 42.4 22 37 22 30Z",
  cheeks: svg`<path class="a-hollow" d="M23.6 38Q26.4 40.4 26.8 45Q24.6 42 23.6 38ZM40.4 38Q37.6 40.4 37.2 45Q39.4 42 40.4 38Z" />`,
  neck: svg`<path class="a-skin-deep" d="M27.6 45H36.4V58Q32 61 27.6 58Z" />`,
  hood: "M32 5.6C22 9 16.4 17.6 15.8 29C15.4 42 16.6 52 20.4 61.6Q32 66.6 43.6 61.6C47.4 52 48.6 42 48.2 29C47.6 17.6 42 9 32 5.6Z",
  hole: "M32 15.6C24.6 18 21.4 23.6 21.4 31.6C21.4 41 24.4 48.4 32 53.4C39.6 48.4 42.6 41 42.6 31.6C42.6 23.6 39.4 18 32 15.6Z",
  brow: "M32 15.6C24.6 18 21.4 23.6 21.4 31.6Q24 24.6 32 23.6Q40 24.6 42.6 31.6C42.6 23.6 39.4 18 32 15.6Z",
  lap: "M18.4 61.4Q18.6 55.6 25.4 54Q32 60 38.6 54Q45.4 55.6 45.6 61.4Q40 65.4 32 65.4T18.4 61.4Z",
  ring: "M21 36C18.4 30 18.8 23 23 18.8Q27 22.2 32 22.2T41 18.8C45.2 23 45.6 30 43 36Q42.2 30.6 40.2 27.2Q32 29.6 23.8 27.2Q21.8 30.6 21 36Z",
  fringe:
    "M21.4 35.4C19.6 29.4 20 24 22.8 20.6Q24.4 23 23.4 26.4Q22.2 30 21.4 35.4ZM42.6 35.4C44.4 29.4 44 24 41.2 20.6Q39.6 23 40.6 26.4Q41.8 30 42.6 35.4Z",
  mop: "M20.4 37.4C17.6 22 21.6 11.4 32 11.4S46.4 22 43.6 37.4Q42.8 31 41.2 27.4Q38.8 25.4 38 21.8Q35 25.4 29.6 25.2Q24.6 25.2 22.8 27.4Q21.2 31 20.4 37.4Z",
  beards: [
    "M21.8 33C20.6 45 24 58.4 32 62.6C40 58.4 43.4 45 42.2 33",
    "M21.8 33C20.8 44 25.6 55 32 68.4C38.4 55 43.2 44 42.2 33",
    "M21.8 33C20.4 46 22.4 57 27 65.4Q30.4 62 32 56.6Q33.6 62 37 65.4C41.6 57 43.6 46 42.2 33",
  ],
  moustache:
    "C41.4 39.4 39.4 41.4 36.4 40.6Q33.4 38.8 32 39.4Q30.6 38.8 27.6 40.6C24.6 41.4 22.6 39.4 21.8 33Z",
  strands: "M25 45Q26 51 28.6 56M39 45Q38 51 35.4 56M32 49V57",
  eye: 4.7,
  ear: 21.6,
};

const FAT: Build = {
  robe: "M5 77C4.6 63 11 57 24 54.4H40C53 57 59.4 63 59 77Z",
  folds: "M13 77Q12.4 69 16 63.6M51 77Q51.6 69 48 63.6",
  head: "M17.8 31C16.8 19 22.6 13.4 32 13.4S47.2 19 46.2 31C48.4 37.4 48.2 44.4 43.4 49Q38.6 53.4 32 53.4T20.6 49C15.8 44.4 15.6 37.4 17.8 31Z",
  cheeks: svg`<path class="a-blush" d="M18.6 41a3.7 3.2 0 1 0 7.4 0a3.7 3.2 0 1 0-7.4 0M38 41a3.7 3.2 0 1 0 7.4 0a3.7 3.2 0 1 0-7.4 0" />`,
  neck: svg`<path class="a-skin-deep" d="M21 48H43Q46 55.4 42 59.6Q32 64 22 59.6Q18 55.4 21 48Z" />`,
  hood: "M32 5.6C19 8.6 11.4 17.6 10.8 30C10.4 43 12.4 54 17.4 62.4Q32 68.4 46.6 62.4C51.6 54 53.6 43 53.2 30C52.6 17.6 45 8.6 32 5.6Z",
  hole: "M32 15.6C22.4 18 17.2 24 16.8 32.4C16.2 43 20.6 51.4 32 57C43.4 51.4 47.8 43 47.2 32.4C46.8 24 41.6 18 32 15.6Z",
  brow: "M32 15.6C22.4 18 17.2 24 16.8 32.4Q21 24.6 32 23.6Q43 24.6 47.2 32.4C46.8 24 41.6 18 32 15.6Z",
  lap: "M12.6 61.6Q13.4 54.6 21.6 53Q32 61.4 42.4 53Q50.6 54.6 51.4 61.6Q44 66.4 32 66.4T12.6 61.6Z",
  ring: "M16.8 37C13.6 30.6 14 23 19.2 18.6Q25 22.6 32 22.6T44.8 18.6C50 23 50.4 30.6 47.2 37Q46.4 31 43.6 27.4Q32 30 20.4 27.4Q17.6 31 16.8 37Z",
  fringe:
    "M17 36.4C14.6 30 15.4 24 19 20.6Q20.8 23 19.4 26.6Q17.8 30.4 17 36.4ZM47 36.4C49.4 30 48.6 24 45 20.6Q43.2 23 44.6 26.6Q46.2 30.4 47 36.4Z",
  mop: "M16.4 38.4C12.4 22 18.6 11.4 32 11.4S51.6 22 47.6 38.4Q47 31.6 45 27.6Q41.6 25.6 40.6 21.8Q36 25.6 28.8 25.4Q21.6 25.4 19 27.6Q17 31.6 16.4 38.4Z",
  beards: [
    "M17.6 33.4C14 47 20.6 61.4 32 64.4C43.4 61.4 50 47 46.4 33.4",
    "M17.6 33.4C14.4 46 22.6 57 32 69.4C41.4 57 49.6 46 46.4 33.4",
    "M17.6 33.4C13.8 47 17.6 59 25 67Q30 63 32 57.4Q34 63 39 67C46.4 59 50.2 47 46.4 33.4",
  ],
  moustache:
    "C45.6 40.6 42.4 42.6 38 41.4Q33.8 39.4 32 40.2Q30.2 39.4 26 41.4C21.6 42.6 18.4 40.6 17.6 33.4Z",
  strands: "M22 47Q24 54 28 58.6M42 47Q40 54 36 58.6M32 51V59",
  eye: 6.2,
  ear: 17,
};

const BROWS = ["M-3 .2H3", "M-3 .6Q0-2 3 .4", "M-3-.8L3 1.2", "M-3 1.2Q-.4-1.4 3-1.4"] as const;

const NOSES = [
  "M31.4 31.6Q30 36 29.4 38.2Q31.6 39.6 34 38.4",
  "M32.6 30.6Q34.6 34 35.4 37.4Q34.6 39.6 30.6 38.8",
  "M31 32.4Q28.6 35.2 28.8 37.4Q29.2 39.4 32 39.2T35.4 37.4Q35.4 35.2 33.4 33",
  "M30 37.6Q32 39.6 34 37.6",
] as const;

const MOUTHS = [
  "M29.4 43.8H34.6",
  "M28.4 43.4Q32 46.6 35.6 43.4",
  "M28.4 45Q32 42.8 35.6 44.8",
  "M29.4 44.2Q32 45.2 36.4 42.6",
  "M30 44.4a2 1.5 0 1 0 4 0a2 1.5 0 1 0-4 0",
] as const;

const MARKS: Readonly<Record<string, SVGTemplateResult>> = {
  scar: svg`<path class="a-scar" d="M40.8 28L43.6 38M40.6 32.4L43.4 31.4M41.6 35.6L44 34.8" />`,
  freckles: svg`<path class="a-freckle" d="M26 37.6h0M28 38.8h0M25.4 39.8h0M36 38.8h0M38 37.6h0M38.6 39.8h0" />`,
  patch: svg`<path class="a-strap" d="M22 26.6L42 31.4" /><path class="a-patch" d="M33.6 29.4L41 31.2Q40.4 36 37 35.8Q33.4 35 33.6 29.4Z" />`,
  glasses: svg`<path class="a-glasses" d="M23.6 32.6a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M33 32.6a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M31 32.6H33" />`,
  wart: svg`<circle class="a-wart" cx="38" cy="40.6" r="1.2" />`,
};

const GROUNDS: Readonly<Record<string, string>> = {
  father: "a-ground-gold",
  brother: "a-ground-azure",
  novice: "a-ground-leaf",
};
const NICHE = "M4 77.4V27C4 15 16 8.6 32 3C48 8.6 60 15 60 27V77.4Z";
const DIAPER =
  "M4 34L32 6M4 48L45.4 6.6M4 62L54 12M4 76L60 20M17 77L60 34M31 77L60 48M45 77L60 62M60 34L32 6M60 48L18.6 6.6M60 62L10 12M60 76L4 20M47 77L4 34M33 77L4 48M19 77L4 62";

/** What is worn upon the breast, by order. */
const EMBLEMS: Readonly<Record<string, SVGTemplateResult>> = {
  templar: svg`<path class="a-white" d=${CROSS_PATTEE} transform="translate(32 71) scale(.66)" />`,
  franciscan: svg`
    <path class="a-rope-edge" d="M23.4 61Q30 65.4 32 69.4V76.4M40.6 61Q34 65.4 32 69.4" />
    <path class="a-rope" d="M23.4 61Q30 65.4 32 69.4V76.4M40.6 61Q34 65.4 32 69.4" />
    <path class="a-knot-edge" d="M32 69.4h0M32 74h0" /><path class="a-knot" d="M32 69.4h0M32 74h0" />`,
  benedictine: svg`
    <path class="a-scapular" d="M25.4 60.6Q32 65 38.6 60.6L39.4 77H24.6Z" />
    <circle class="a-steel" cx="32" cy="70.6" r="4.4" />
    <path class="a-line" d="M32 67.4V73.8M28.8 70.6H35.2" />`,
};

function eyes({ eye }: Build, { gaze, brow }: Face, hair: number): SVGTemplateResult {
  const one = (side: -1 | 1): SVGTemplateResult => svg`
    <g transform="translate(${32 + side * eye} 32.6)">
      <path class="a-eye" d="M-2.6 .2Q0-2.4 2.6 .2Q0 2.2-2.6 .2Z" />
      <circle class="a-eye-pupil" cx=${gaze} cy="-.1" r="1.25" />
      <g transform="translate(0 -4.4) scale(${-side} 1)"><path class="a-brow a-brow${hair}" d=${BROWS[brow] ?? BROWS[0]} /></g>
    </g>`;
  return svg`${one(-1)}${one(1)}`;
}

/** The hair as far as it is seen: full on a novice, a ring on a brother, what is left on a father. */
function hair(build: Build, title: string, colour: number): SVGTemplateResult {
  if (title === "novice") return svg`<path class="a-hair${colour}" d=${build.mop} />`;
  if (title === "father") {
    return svg`<path class="a-hair${colour}" d=${build.fringe} />
      <path class="a-wrinkle" d="M27 23.6Q32 22.4 37 23.6M28.4 20.8Q32 19.8 35.6 20.8" />`;
  }
  return svg`<path class="a-hair${colour}" d=${build.ring} />`;
}

function beard(build: Build, of: Face): SVGTemplateResult {
  return svg`
    <path class="a-hair${of.hair}" d=${(build.beards[of.beard] ?? "") + build.moustache} />
    <path class="a-strand" d=${build.strands} />
    <path class="a-mouth-in" d="M29.2 43.6Q32 42.6 34.8 43.6Q32 46.4 29.2 43.6Z" />`;
}

/** The stole of a father, the linen of a novice. */
function worn(title: string, fat: boolean): SVGTemplateResult | typeof nothing {
  if (title !== "father") return nothing;
  const [top, low] = fat ? [9, 13] : [7, 10];
  return svg`<path class="a-gold" d="M${32 - top - 4.4} 60L${32 - low - 4.4} 77H${32 - low}L${32 - top} 62ZM${32 + top + 4.4} 60L${32 + low + 4.4} 77H${32 + low}L${32 + top} 62Z" />
    <path class="a-stole-mark" d="M${30 - low} 71.4h2.4M${31.2 - low} 70.2v2.4M${31.6 + low} 71.4h2.4M${32.8 + low} 70.2v2.4" />`;
}

const trim = (title: string): string => (title === "brother" ? "" : `a-trim-${title}`);

function bust(facts: SuspectFacts): SVGTemplateResult {
  const { suspect, order, title } = facts;
  const fat = facts.girth === "fat";
  const hooded = facts.hood === "hooded";
  const bearded = facts.beard === "bearded";
  const build = fat ? FAT : THIN;
  const of = FACES[suspect];
  const habit = `a-habit-${order}`;
  const ears = [build.ear, 64 - build.ear].map(
    (x) => svg`<ellipse class="a-skin${of.skin}" cx=${x} cy="34" rx="2.2" ry="3.4" />`,
  );
  return svg`
    <path class=${habit} d=${build.robe} />
    <path class="a-fold" d=${build.folds} />
    ${worn(title, fat)} ${EMBLEMS[order] ?? nothing}
    ${hooded ? nothing : svg`<path class="${habit} a-lap" d=${build.lap} /><path class="a-trim ${trim(title)}" d=${build.lap} />`}
    <g class="a-neck${of.skin}">${build.neck}</g>
    ${hooded ? svg`<path class="a-cave" d=${build.hood} />` : ears}
    <path class="a-skin${of.skin}" d=${build.head} />
    ${build.cheeks}
    ${fat && !bearded ? svg`<path class="a-chin" d="M25.6 50.4Q32 54 38.4 50.4" />` : nothing}
    ${bearded ? (hooded ? nothing : beard(build, of)) : svg`<path class="a-mouth" d=${MOUTHS[of.mouth] ?? MOUTHS[0]} />`}
    <path class="a-nose" d=${NOSES[of.nose] ?? NOSES[0]} />
    ${eyes(build, of, of.hair)}
    ${title === "father" ? svg`<path class="a-wrinkle" d="M${32 - build.eye - 2} 36.4q1.6 1.2 3.4 .6M${32 + build.eye + 2} 36.4q-1.6 1.2-3.4 .6" />` : nothing}
    ${of.mark === "" ? nothing : (MARKS[of.mark] ?? nothing)}
    ${
      hooded
        ? svg`<path class="a-brow-shade" d=${build.brow} />
          <path class=${habit} fill-rule="evenodd" d=${build.hood + build.hole} />
          <path class="a-fold" d="M32 5.6Q27 9 24.6 14M32 5.6Q37.4 9.4 40.4 15" />
          <path class="a-trim ${trim(title)}" d=${build.hole} />
          ${bearded ? beard(build, of) : nothing}`
        : hair(build, title, of.hair)
    }`;
}

export interface PortraitOptions {
  readonly seen?: boolean | undefined;
  readonly crossed?: boolean | undefined;
}

/** A suspect, 64 by 80. */
export function portrait(
  suspect: Suspect,
  { seen = false, crossed = false }: PortraitOptions = {},
): SVGTemplateResult {
  const facts = suspectFacts(suspect);
  return svg`<g class="s-drawing a-portrait ${seen || crossed ? "a-out" : ""}" aria-hidden="true">
    <rect class="a-vellum" x=".5" y=".5" width="63" height="79" rx="3" />
    <g class="a-bust">
      <path class=${GROUNDS[facts.title] ?? ""} d=${NICHE} />
      <path class="a-diaper" d=${DIAPER} />
      ${bust(facts)}
    </g>
    <path class="a-niche" d=${NICHE} />
    <g transform="translate(8.6 8.6) scale(.6)">${traitSign(facts.order)}</g>
    <g transform="translate(55.4 8.6) scale(.6)">${traitSign(facts.title)}</g>
    ${crossed ? sheetMark("crossed") : nothing} ${seen ? sheetMark("seen") : nothing}
  </g>`;
}

/** The whole card with its name, 64 by 96. */
export function portraitCard(
  suspect: Suspect,
  name: string,
  options: PortraitOptions = {},
): SVGTemplateResult {
  const size = Math.min(9, 108 / Math.max(name.length, 1));
  return svg`<g class="s-drawing a-card" aria-hidden="true">
    <rect class="a-vellum" x=".5" y=".5" width="63" height="95" rx="3" />
    ${portrait(suspect, options)}
    <path class="a-plate" d="M3 81.4H61L59 87.6L61 93.8H3L5 87.6Z" />
    <text class="a-plate-name" x="32" y=${87.6 + size * 0.33} font-size=${size}>${name}</text>
  </g>`;
}

/** The back of a suspect's card: who knows who he is? 64 by 80. */
export function cardBack(): SVGTemplateResult {
  return svg`<g class="s-drawing a-back" aria-hidden="true">
    <rect class="a-back-ground" x=".5" y=".5" width="63" height="79" rx="3" />
    <path class="a-back-line" d="M5 5H59V75H5Z" />
    <path class="a-back-niche" d=${NICHE} transform="translate(6.4 8.4) scale(.8)" />
    <path class="a-back-cowl" d="M32 16.6C23 20 18.6 28 18.4 37C18.2 45 15 53 13.6 62H50.4C49 53 45.8 45 45.6 37C45.4 28 41 20 32 16.6Z" />
    <path class="a-back-dark" d="M32 24.4C25.8 27 23.4 32 23.4 38C23.4 46 26.6 51 32 54.6C37.4 51 40.6 46 40.6 38C40.6 32 38.2 27 32 24.4Z" />
    <path class="a-back-eyes" d="M26.4 39.4Q28.4 37.2 30.6 39.6M33.4 39.6Q35.6 37.2 37.6 39.4" />
  </g>`;
}
