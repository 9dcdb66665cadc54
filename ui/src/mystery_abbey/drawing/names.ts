/** What things on this table are called, and what cards do. */
import type { Book, EventCard, LibraryCard, Room } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { CONFESSIONALS, roomFacts } from "../box.ts";
import { type Model, namesOf } from "../kind.ts";
import { doesWords } from "../telling/facts.ts";
import { word } from "../words.ts";

/** Whose cell a room is, if somebody at this table owns it. */
export function ownerOf({ shown }: Pick<Model, "shown">, room: Room): Seat | undefined {
  const seat = shown.seats.findIndex(({ cell }) => cell === room);
  return seat < 0 ? undefined : seat;
}

export function roomWords(model: Pick<Model, "shown" | "screen">, room: Room): string {
  const owner = ownerOf(model, room);
  return owner === undefined
    ? word(`room-${room}`)
    : word("cell-of", { who: namesOf(model.screen)[owner] ?? "" });
}

/** What happens in a room, for whoever looks. */
export function roomDoes({ shown, screen }: Pick<Model, "shown" | "screen">, room: Room): string {
  const { does } = roomFacts(room);
  if (does === "cell") {
    const owner = ownerOf({ shown }, room);
    if (owner === undefined) return word("does-cell-nobody");
    return word(owner === screen.seat ? "does-cell-own" : "does-cell");
  }
  const dice = CONFESSIONALS.indexOf(room);
  if (screen.seat !== null && shown.dice[dice] === screen.seat)
    return word("does-confessional-own");
  return word(does === "parlor" && shown.pile === 0 ? "does-parlor-empty" : `does-${does}`);
}

/** Who is in a room, in the order of the seats. */
export const whoIsIn = ({ shown }: Pick<Model, "shown">, room: Room): readonly Seat[] =>
  shown.seats.flatMap((seat, n) => (seat.room === room ? [n] : []));

const cardWords = (deck: Parameters<typeof doesWords>[0], card: string) => ({
  name: word(`${deck}-${card}`),
  does: doesWords(deck, card),
});

export const bookWords = (book: Book) => cardWords("book", book);
export const libraryWords = (card: LibraryCard) => cardWords("library", card);
export const eventWords = (card: EventCard) => cardWords("event", card);
