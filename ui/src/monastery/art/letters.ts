/** The letters: a piece of vellum, large side or small side up. */
import { type SVGTemplateResult, svg } from "lit-html";

export type LetterSide = "large" | "small";

/** A letter about the origin, 34 wide and 40 high. */
export function letterPiece(letter: string, side: LetterSide): SVGTemplateResult {
  return side === "large"
    ? svg`
      <path class="m-piece-large" d="M-17-20H17V20H-17Z" />
      <path class="m-piece-gilt" d="M-14.5-17.5H14.5V17.5H-14.5Z" />
      <text class="m-letter m-letter-large" x=${letter === "Q" ? -2 : 0} y="9.5">${letter}</text>`
    : svg`
      <path class="m-piece-small" d="M-17-20H17V20H-17Z" />
      <path class="m-piece-dots" d="M-17-20L17 20M17-20L-17 20" />
      <circle class="m-piece-eye" r="11.5" />
      <text class="m-letter m-letter-small" y="5.4">${letter}</text>`;
}

/** The place where a letter belongs and none lies. */
export function emptyPlace(letter?: string): SVGTemplateResult {
  return svg`
    <path class="m-piece-empty" d="M-16-19H16V19H-16Z" />
    ${letter === undefined ? "" : svg`<text class="m-letter m-letter-wanted" y="8">${letter}</text>`}`;
}
