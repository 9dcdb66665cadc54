/** Events that are told as one: cards dealt one by one, a book drawn and kept, all pawns fetched to Mass. */
import type { Event, Suspect, View } from "../../generated/mystery_abbey.ts";
import { seen } from "../../shared/known.ts";
import { word } from "../words.ts";
import { list, theRoom, theSuspects, toRoom } from "./names.ts";
import { tell } from "./sentences.ts";

type Of<E extends Event["event"]> = Extract<Event, { event: E }>;

const isCell = (room: string): boolean => room.startsWith("cell-");

/** Whether an event is told together with the one before it. */
export function alike(event: Event, before: Event): boolean {
  if (event.event === "dealt") return before.event === "dealt";
  if (event.event === "put-into" && before.event === "sent-to-penance")
    return event.seat === before.seat;
  if (event.event === "put-into" && before.event === "put-into")
    return event.room === before.room || (isCell(event.room) && isCell(before.room));
  if (event.event === "book-kept" || event.event === "book-read")
    return before.event === "book-drawn" && before.seat === event.seat;
  if (event.event === "card-shown" && before.event === "card-shown")
    return event.of === before.of && event.to === before.to && event.to !== null;
  if (event.event === "crossed" && before.event === "crossed")
    return event.seat === before.seat && event.crossed === before.crossed;
  return (
    event.event === "pass-chosen" && before.event === "pass-chosen" && event.seat === before.seat
  );
}

/** The cards in these events, if whoever reads may know all of them. */
function cardsOf(
  events: readonly (Of<"dealt"> | Of<"pass-chosen"> | Of<"card-shown">)[],
): readonly Suspect[] | undefined {
  const known = events.flatMap(({ card }) => seen(card) ?? []);
  return known.length === events.length ? known : undefined;
}

export function tellTogether(
  events: readonly Event[],
  view: View,
  names: readonly string[],
): string {
  const [first] = events;
  if (first === undefined) return "";
  if (events.length === 1) return tell(first, view, names);
  const who = (seat: number): string => names[seat] ?? "";
  const counted = (
    key: string,
    of: Parameters<typeof cardsOf>[0],
    values: Record<string, string>,
  ) => {
    const cards = cardsOf(of);
    return cards === undefined
      ? word(key, { ...values, many: of.length })
      : word(`${key}-known`, { ...values, cards: theSuspects(cards) });
  };
  switch (first.event) {
    case "put-into": {
      const all = events as readonly Of<"put-into">[];
      const own = all.every(({ seat, room }) => view.seats[seat]?.cell === room);
      if (own) return word("log-put-into-cells");
      const key = all.length === view.seats.length ? "log-put-into-all" : "log-put-into-several";
      const pawns = list(all.map(({ seat }) => who(seat)));
      return word(key, { names: pawns, the: theRoom(first.room), to: toRoom(first.room) });
    }
    case "book-drawn": {
      const last = events.at(-1);
      if (last?.event !== "book-kept") return last === undefined ? "" : tell(last, view, names);
      const book = seen(last.book);
      const values = { who: who(last.seat) };
      return book === undefined
        ? word("log-book-drawn-kept", values)
        : word("log-book-drawn-kept-known", { ...values, book: word(`book-${book}`) });
    }
    case "card-shown": {
      const all = events as readonly Of<"card-shown">[];
      return counted("log-card-shown", all, { who: who(first.of), whom: who(first.to ?? 0) });
    }
    case "crossed": {
      const all = events as readonly Of<"crossed">[];
      const cards = theSuspects(all.map(({ suspect }) => suspect));
      return word(first.crossed ? "log-crossed" : "log-uncrossed", { who: who(first.seat), cards });
    }
    case "dealt": {
      const all = events as readonly Of<"dealt">[];
      const seats = [...new Set(all.map(({ seat }) => seat))];
      const of = (seat: number) => all.filter((one) => one.seat === seat);
      return seats.map((seat) => counted("log-dealt", of(seat), { who: who(seat) })).join(" ");
    }
    case "pass-chosen": {
      const all = events as readonly Of<"pass-chosen">[];
      return counted("log-pass-chosen", all, { who: who(first.seat) });
    }
    default:
      return tell(first, view, names);
  }
}
