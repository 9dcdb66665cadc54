// Which chapter tells about a thing of the game. The keys of rules are anchors themselves.

import { BOOKS, EVENTS, isStarred, LIBRARY, MASSES, ROOMS, SUSPECTS, TRAITS } from "../box.ts";

/** The chapter that tells what is done in a room, by what is done there. */
const DOES: Readonly<Record<string, string>> = { nothing: "empty-rooms", cell: "cells" };

const CHAPTERS: ReadonlyMap<string, string> = new Map<string, string>([
  ...SUSPECTS.map(({ suspect }) => [suspect, "suspects"] as const),
  ...TRAITS.map(({ trait }) => [trait, "suspects"] as const),
  ...MASSES.map(({ mass }) => [mass, "mass"] as const),
  ...BOOKS.map((book) => [book, isStarred(book) ? "starred-books" : "plain-books"] as const),
  ...LIBRARY.map((card) => [card, "library-cards"] as const),
  ...EVENTS.map((event) => [event, "events"] as const),
  ...ROOMS.map(({ room, does }) => [room, DOES[does] ?? does] as const),
]);

/** The anchor for a rule's key, or for a suspect's, a trait's, a room's, a card's. */
export const anchorOf = (key: string): string => CHAPTERS.get(key) ?? key;
