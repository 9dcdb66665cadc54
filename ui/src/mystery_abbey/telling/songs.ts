/** What is sung in the abbey, rung by bells. Both tunes are older than any right to them. */
import type { Tune } from "../../shared/sound.ts";
import { has, word } from "../words.ts";

/** Times the keynote: the notes of a major scale, the fifth below, and the sixth above. */
const MAJOR: Readonly<Record<string, number>> = {
  G: 3 / 4,
  c: 1,
  d: 9 / 8,
  e: 5 / 4,
  f: 4 / 3,
  g: 3 / 2,
  a: 5 / 3,
};
/** The notes of the first mode about its final. */
const DORIAN: Readonly<Record<string, number>> = {
  A: 3 / 4,
  C: 8 / 9,
  d: 1,
  e: 9 / 8,
  f: 6 / 5,
  g: 4 / 3,
  a: 3 / 2,
};

/** Notes in a row: a letter of the scale and its length in beats. */
function tune(
  scale: Readonly<Record<string, number>>,
  keynote: number,
  beat: number,
  notes: string,
  at = 0,
  loud = 0.32,
): Tune {
  let when = at;
  return notes.split(" ").map((note) => {
    const stroke = { prime: keynote * (scale[note.charAt(0)] ?? 1), at: when, loud };
    when += beat * Number(note.slice(1));
    return stroke;
  });
}

const FRERE_JACQUES =
  "c1 d1 e1 c1 c1 d1 e1 c1 e1 f1 g2 e1 f1 g2 g.5 a.5 g.5 f.5 e1 c1 g.5 a.5 g.5 f.5 e1 c1 c1 G1 c2 c1 G1 c2";
const DIES_IRAE =
  "f1 e1 f1 d1 e1 C1 d1 d2 f1 f1 g1 f1 e1 d1 C1 e1 f1 e1 d2 A1 C1 d1 d1 C1 d1 f1 e2 d2";

/** A round: the second voice begins when the first has sung two lines. */
const ROUND: Tune = [
  ...tune(MAJOR, 392, 0.42, FRERE_JACQUES),
  ...tune(MAJOR, 392, 0.42, FRERE_JACQUES, 16 * 0.42, 0.2),
];

const TUNES: Readonly<Record<string, Tune>> = {
  "frere-jacques": ROUND,
  "gregorian-chant": tune(DORIAN, 294, 0.46, DIES_IRAE, 0, 0.3),
};

/** The tune of an event that is sung. */
export const tuneOf = (card: string): Tune | undefined => TUNES[card];

/** The words that are sung to it, line by line. */
export function songWords(card: string): readonly string[] {
  const lines: string[] = [];
  for (let n = 1; has(`song-${card}-${n}`); n += 1) lines.push(word(`song-${card}-${n}`));
  return lines;
}
