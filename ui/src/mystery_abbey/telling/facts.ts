/** What the sentences need of the box. */
import box from "../../../../data/mystery_abbey/box.json";
import type { Category, Trait } from "../../generated/mystery_abbey.ts";
import { TRAITS } from "../box.ts";
import { word } from "../words.ts";

export const categoryOf = (one: Trait): Category =>
  TRAITS.find(({ trait }) => trait === one)?.category as Category;

const { chronicles } = box;
const DECKS = {
  book: [...box.books, ...chronicles.books],
  library: box.library,
  event: [...box.events, ...chronicles.events],
} as const;

/** What a card does, with its figures from the box. */
export function doesWords(deck: keyof typeof DECKS, card: string): string {
  const all: readonly { readonly card: string; readonly effect: object }[] = DECKS[deck];
  const effect = all.find((one) => one.card === card)?.effect ?? {};
  const figures = Object.entries(effect).filter(([, value]) => typeof value === "number");
  return word(`${deck}-${card}-does`, Object.fromEntries(figures));
}
