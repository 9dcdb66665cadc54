/** Mystery of the Abbey, as the table knows a game. */
import type { Game } from "../table/game/index.ts";
import { acting } from "./acting.ts";
import { drawing } from "./drawing.ts";
import { ending } from "./ending.ts";
import type { MysteryAbbey } from "./kind.ts";
import { reading } from "./reading.ts";
import { telling } from "./telling.ts";
import { word } from "./words.ts";

export const mysteryAbbey: Game<MysteryAbbey> = {
  name: "mystery-of-the-abbey",
  words: word,
  reading,
  telling,
  acting,
  drawing,
  ending,
};
