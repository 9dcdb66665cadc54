/** What lies under a constructed tile. Each ground is a base and one or two outlines of its own pattern. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { TileColour, TileKey } from "./faces.ts";

const FLAGS =
  "M0 16H100M0 33H100M0 50H100M0 67H100M0 84H100M14 0V16M40 0V16M63 0V16M86 0V16M26 16V33M52 16V33M78 16V33M10 33V50M36 33V50M66 33V50M90 33V50M22 50V67M48 50V67M76 50V67M12 67V84M38 67V84M62 67V84M88 67V84M24 84V100M50 84V100M74 84V100";
const LIT_FLAGS =
  "M14 0H40V16H14ZM78 16H100V33H78ZM0 33H10V50H0ZM76 50H100V67H76ZM12 67H38V84H12ZM74 84H100V100H74ZM0 16H26V33H0ZM62 67H88V84H62Z";
const PLANKS =
  "M0 12.5H100M0 25H100M0 37.5H100M0 50H100M0 62.5H100M0 75H100M0 87.5H100M30 0V12.5M74 12.5V25M18 25V37.5M84 37.5V50M12 50V62.5M70 62.5V75M24 75V87.5M80 87.5V100";
const GRAIN =
  "M4 6Q16 4 26 7M40 6Q66 9 92 5M6 19Q36 16 66 20M26 31Q60 34 94 30M6 44Q30 41 60 45M20 56Q54 59 92 55M6 69Q30 66 62 70M32 81Q64 84 94 80M6 94Q36 91 72 95";
const TUFTS =
  "M10 26q1.5-4 3 0q1.5-4 3 0M80 22q1.5-4 3 0q1.5-4 3 0M16 84q1.5-4 3 0q1.5-4 3 0M78 80q1.5-4 3 0q1.5-4 3 0M26 12q1.5-4 3 0M70 92q1.5-4 3 0M12 66q1.5-4 3 0M86 64q1.5-4 3 0";
const BLOSSOMS =
  "M12 16h0M24 10h0M88 14h0M90 30h0M10 78h0M22 90h0M34 94h0M84 90h0M92 76h0M70 94h0M8 34h0M93 52h0";

const slate = svg`
  <path class="m-flag" d="M0 0H100V100H0Z" />
  <path class="m-flag-lit" d=${LIT_FLAGS} />
  <path class="m-flag-joint" d=${FLAGS} />
`;

const timber = svg`
  <path class="m-plank" d="M0 0H100V100H0Z" />
  <path class="m-plank-grain" d=${GRAIN} />
  <path class="m-plank-joint" d=${PLANKS} />
`;

/** Parted per bend: slate above the diagonal, timber below it. */
const parted = svg`
  <path class="m-flag" d="M0 0H100V100Z" />
  <path class="m-flag-joint" d="M16 16H100M33 33H100M50 50H100M67 67H100M84 84H100M40 0V16M63 0V16M86 0V16M52 16V33M78 16V33M66 33V50M90 33V50M76 50V67M88 67V84" />
  <path class="m-plank" d="M0 0V100H100Z" />
  <path class="m-plank-joint" d="M0 12.5H12.5M0 25H25M0 37.5H37.5M0 50H50M0 62.5H62.5M0 75H75M0 87.5H87.5M18 25V37.5M12 50V62.5M44 62.5V75M24 75V87.5M66 87.5V100" />
  <path class="m-bend" d="M0 0L100 100" />
`;

const verge = svg`
  <path class="m-verge" d="M0 0H100V100H0Z" />
  <path class="m-tuft" d=${TUFTS} />
`;

const meadow = svg`
  <path class="m-meadow" d="M0 0H100V100H0Z" />
  <path class="m-tuft" d=${TUFTS} />
  <path class="m-blossom" d=${BLOSSOMS} />
`;

/** Corn on one side of the balk, plough-land on the other. */
const furrows = svg`
  <path class="m-earth" d="M0 0H100V100H0Z" />
  <path class="m-furrow" d="M54 11Q72 8 96 11M54 19Q72 16 96 19M54 27Q72 24 96 27M54 35Q72 32 96 35M54 43Q72 40 96 43M54 51Q72 48 96 51M54 59Q72 56 96 59M54 67Q72 64 96 67M54 75Q72 72 96 75M54 83Q72 80 96 83M54 91Q72 88 96 91" />
  <path class="m-thatch" d="M0 0H52V100H0Z" />
  <path class="m-ears" d="M10 94V26M17 96V26M24 94V8M31 96V8M38 94V8M45 96V8" />
  <path class="m-balk" d="M51 0V100" />
`;

const bareFurrows = svg`
  <path class="m-bare-furrow" d="M10 30Q32 26 46 30M10 40Q32 36 46 40M10 60Q24 57 34 60M10 70Q24 67 34 70M10 80Q24 77 34 80M54 20Q72 16 90 20M54 30Q72 26 90 30M62 40Q76 37 88 40M66 60Q78 57 90 60M66 70Q78 67 90 70M66 80Q78 77 90 80" />
`;

const COLOURS: Readonly<Record<TileColour, SVGTemplateResult>> = {
  grey: slate,
  brown: timber,
  dual: parted,
  neutral: verge,
  feature: meadow,
};

/** What shows through on the unconstructed side: a field is known by its furrows alone. */
export function bareGround(key: TileKey): SVGTemplateResult | typeof nothing {
  return key === "field" ? bareFurrows : nothing;
}

export function ground(key: TileKey, colour: TileColour): SVGTemplateResult {
  return key === "field" ? furrows : COLOURS[colour];
}
