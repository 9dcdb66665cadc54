/** The letter strip of a seat: its phrase, and which letters lie on it. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "../../seats/colours.ts";
import { shield } from "../../seats/devices.ts";
import { emptyPlace, type LetterSide, letterPiece } from "./letters.ts";
import { type Pressable, pressable } from "./pressable.ts";
import { abbotMark } from "./tokens.ts";

export interface StripPlace extends Pressable {
  readonly letter: string;
  /** How it is covered, if it is. */
  readonly cover?: LetterSide | undefined;
}

export interface LetterStrip {
  readonly colour: SeatColour;
  /** The words of the phrase. */
  readonly words: readonly (readonly StripPlace[])[];
  readonly abbot?: boolean | undefined;
  readonly label: string;
}

const PLACE = 37;
const GAP = 14;
const LEFT = 46;

/** Nine letters and at most one gap between words, for the caller's viewBox. */
export const STRIP_SIZE = { width: LEFT + 9 * PLACE + GAP + 10, height: 54 } as const;

export function letterStrip({ colour, words, abbot, label }: LetterStrip): SVGTemplateResult {
  const shift = words.length > 1 ? 0 : GAP / 2;
  let x = LEFT + shift - GAP;
  const places = words.flatMap((word) => {
    x += GAP;
    return word.map((place) => {
      x += PLACE;
      return pressable(
        place,
        `m-cell ${place.cover === undefined ? "m-cell-empty" : "m-cell-letter"}`,
        `translate(${x - PLACE / 2} 27)`,
        place.cover === undefined
          ? emptyPlace(place.letter)
          : letterPiece(place.letter, place.cover),
      );
    });
  });
  return svg`
    <g class="s-drawing m-strip s-${colour}" role="group" aria-label=${label}>
      <path class="m-strip-band" d="M1 1H${STRIP_SIZE.width - 1}V53H1Z" />
      <path class="m-strip-gilt" d="M4 4H${STRIP_SIZE.width - 4}V50H4Z" />
      <g transform="translate(24 26) scale(1.35)">${shield({ colour })}</g>
      ${abbot ? abbotMark({ x: 39, y: 14, scale: 0.8 }) : nothing}
      ${places}
    </g>`;
}
