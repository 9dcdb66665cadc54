/** What lies in the rooms: dice, the piles of cards, and cards that were laid there. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Room, View } from "../../generated/mystery_abbey.ts";
import { LIES, roomMiddle } from "../art/plan.ts";
import { cardBack } from "../art/portrait.ts";
import { bookPile, cryptaPile, die, libraryPile, pile } from "../art/tokens.ts";
import { CRYPTA } from "../box.ts";

const at = (room: string, drawn: unknown): SVGTemplateResult | typeof nothing => {
  const place = (LIES as Readonly<Record<string, { readonly x: number; readonly y: number }>>)[
    room
  ];
  return place === undefined
    ? nothing
    : svg`<g class="a-thing" transform="translate(${place.x} ${place.y})" aria-hidden="true">${drawn}</g>`;
};

/** A pile about the middle of its place. */
const heap = (drawn: SVGTemplateResult, scale = 0.75): SVGTemplateResult =>
  svg`<g transform="translate(${-32 * scale} ${-45 * scale}) scale(${scale})">${drawn}</g>`;

const CONFESSIONALS = ["confessional-inner", "confessional-outer"] as const;

/** How many Crypta cards nobody has. */
const cryptaLeft = ({ seats }: View): number => CRYPTA - seats.filter((of) => of.crypta).length;

/** How many cards lie in a room, each still its player's. */
export const laidIn = ({ chronicles }: View, room: Room): number =>
  chronicles?.laid.filter((one) => one.room === room).length ?? 0;

/** Cards that lie in rooms, face down. */
function laid({ chronicles }: View): SVGTemplateResult {
  const all = chronicles?.laid ?? [];
  return svg`${all.map(({ room }, n) => {
    const beside = all.slice(0, n).filter((one) => one.room === room).length;
    const { x, y } = roomMiddle(room);
    return svg`<g class="a-thing a-lies" transform="translate(${x + 6 + 10 * beside} ${y - 30}) rotate(${-12 + 9 * beside}) scale(.42)" aria-hidden="true">${cardBack()}</g>`;
  })}`;
}

export function things(shown: View): SVGTemplateResult {
  const { dice, seats, pile: many, books_left: books, library_left: library } = shown;
  return svg`${CONFESSIONALS.map((room, n) => {
    const colour = seats[dice[n] ?? 0]?.colour;
    return colour === undefined ? nothing : at(room, die(colour));
  })}
  ${at("parlor", heap(pile(many)))}
  ${at("scriptorium", heap(bookPile(books), 0.7))}
  ${shown.tactical ? nothing : at("library", heap(libraryPile(library), 0.7))}
  ${at("crypt", heap(cryptaPile(cryptaLeft(shown)), 0.55))}
  ${laid(shown)}`;
}
