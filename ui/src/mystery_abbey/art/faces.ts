/** What is each monk's own: traits are drawn the same for all, a face belongs to one. */
import type { Suspect } from "../../generated/mystery_abbey.ts";

export interface Face {
  /** Of four. */
  readonly skin: number;
  /** Black, brown, red, fair, grey, white. */
  readonly hair: number;
  /** Where he looks: -1 to the left, 1 to the right. */
  readonly gaze: number;
  readonly brow: number;
  readonly nose: number;
  readonly mouth: number;
  /** How the beard ends. */
  readonly beard: number;
  readonly mark: string;
}

const face = (
  skin: number,
  hair: number,
  gaze: number,
  brow: number,
  nose: number,
  mouth: number,
  beard = 0,
  mark = "",
): Face => ({ skin, hair, gaze, brow, nose, mouth, beard, mark });

export const FACES: Readonly<Record<Suspect, Face>> = {
  matthew: face(1, 5, 1, 1, 2, 1),
  william: face(0, 4, -1, 2, 1, 0, 1),
  malachi: face(2, 0, 1, 2, 2, 0, 0, "scar"),
  jacques: face(0, 1, -1, 3, 1, 2),
  emmanuel: face(1, 2, 1, 0, 2, 0, 0),
  andre: face(1, 3, -1, 1, 3, 3, 0, "freckles"),
  felix: face(0, 2, 1, 1, 0, 0, 2),
  hugo: face(1, 3, 0, 3, 3, 1, 0, "freckles"),
  galbraith: face(1, 5, 0, 2, 2, 0, 2),
  odo: face(2, 4, 1, 3, 1, 4),
  cuthbert: face(1, 1, -1, 1, 2, 0, 0),
  lambert: face(0, 1, 1, 0, 2, 3),
  remi: face(3, 0, -1, 0, 1, 0, 1),
  thomas: face(0, 3, 1, 3, 0, 0, 0, "patch"),
  charles: face(2, 0, 0, 1, 3, 1),
  pascal: face(0, 2, -1, 1, 3, 1, 0, "freckles"),
  sergio: face(2, 4, -1, 2, 1, 0, 2, "glasses"),
  bruno: face(0, 4, 1, 2, 2, 2),
  berengar: face(0, 2, 1, 3, 0, 0, 2),
  cyrille: face(1, 3, -1, 0, 1, 2, 0, "wart"),
  ambrose: face(2, 1, 0, 1, 2, 1),
  guy: face(1, 3, 1, 0, 3, 0, 0),
  leo: face(3, 0, -1, 1, 3, 4),
  silvan: face(2, 1, 0, 2, 2, 0, 1),
};
