/** What happened, as sentences in the reader's language. What is hidden from whoever reads is told as hidden. */
import type { Action, Event, Room, Suspect, View } from "../../generated/mystery_abbey.ts";
import type { Known, Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import { word } from "../words.ts";
import { doesWords } from "./facts.ts";
import { groupOf, inRoom, theRoom, theSuspects, toRoom } from "./names.ts";
import { answerWords, demandWords, promiseWords, questionWords } from "./question.ts";
import { songWords } from "./songs.ts";

type Values = Parameters<typeof word>[1];

/** Cards in one line; "nothing", if there are none. */
const cardsWords = (cards: readonly Suspect[]): string =>
  cards.length === 0 ? word("log-nothing") : theSuspects(cards);

/** Whose cell a room is, if somebody at this table owns it. */
const ownerOf = ({ seats }: View, room: Room): Seat | undefined => {
  const seat = seats.findIndex(({ cell }) => cell === room);
  return seat < 0 ? undefined : seat;
};

/** Of small steps on the way to something larger, only these are worth a word. */
const SMALL: Readonly<Record<string, string>> = {
  "ask-nothing": "log-asks-nothing",
  "use-nothing": "log-uses-nothing",
  accept: "log-accepts",
};

const nameOfAction = (action: Action): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");

/** One event as a sentence; nothing where there is none to say. */
export function tell(event: Event, view: View, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? "";
  const said = (more: Values = {}, key = ""): string =>
    word(`log-${event.event}${key}`, { who: "seat" in event ? name(event.seat) : "", ...more });
  /** What may be hidden is told with its name, or without. */
  const maybe = <T>(
    known: Known<T>,
    more: (thing: T) => Values,
    values: Values = {},
    key = "",
  ): string => {
    const thing = seen(known);
    return thing === undefined
      ? said(values, key)
      : said({ ...values, ...more(thing) }, `${key}-known`);
  };
  const to = (seat: Seat, room: Room): string => {
    const owner = ownerOf(view, room);
    if (owner === undefined) return toRoom(room);
    return owner === seat ? word("cell-own-to") : word("cell-of-to", { who: name(owner) });
  };
  const the = (room: Room): string => {
    const owner = ownerOf(view, room);
    return owner === undefined ? theRoom(room) : word("cell-of-the", { who: name(owner) });
  };
  const sung = view.lasting === "gregorian-chant" ? "-sung" : "";
  switch (event.event) {
    case "dealt":
      return maybe(event.card, (card) => ({ cards: cardsWords([card]) }), { many: 1 });
    case "die-turned":
      return said({ in: inRoom(event.room), the: theRoom(event.room) });
    case "turn-began":
      return said({}, event.extra ? "-extra" : "");
    case "bell-moved":
      return said({ mass: word(`mass-${event.mass}`), space: event.space });
    case "went":
      return said({ to: to(event.seat, event.to) });
    case "put-into":
      return ownerOf(view, event.room) === event.seat
        ? said({}, "-own")
        : said({ the: the(event.room), to: to(event.seat, event.room) });
    case "promise-over":
      return said({}, event.kept ? "-kept" : "-lapsed");
    case "asked": {
      const { asker, seat, question } = event;
      const values = { who: name(asker), whom: name(seat), question: questionWords(question) };
      return said(values, sung);
    }
    case "answered":
      return said({ answer: answerWords(event.answer) }, sung);
    case "promised":
      return said({ promise: promiseWords(event.promise) });
    case "told": {
      const { filter, many, scope } = event;
      const all = filter.traits.length === 0 && filter.names.length === 0;
      const { many: group, one } = all
        ? { many: word("group-suspects"), one: word("group-suspect") }
        : groupOf(filter);
      return said({ many, group, one }, `-${scope}`);
    }
    case "card-moved": {
      const values = { who: name(event.to), whom: event.from === null ? "" : name(event.from) };
      return maybe(
        event.card,
        (card) => ({ card: theSuspects([card]) }),
        values,
        `-${event.because}`,
      );
    }
    case "card-shown": {
      const card = seen(event.card);
      const values = { who: name(event.of), many: 1 };
      if (event.to === null)
        return said({ ...values, cards: cardsWords(card ? [card] : []) }, "-all");
      return maybe(event.card, (one) => ({ cards: cardsWords([one]) }), {
        ...values,
        whom: name(event.to),
      });
    }
    case "hand-seen":
      return maybe(event.cards, (cards) => ({ cards: cardsWords(cards) }), {
        who: name(event.to),
        whom: name(event.of),
      });
    case "sheet-seen": {
      const crossed = seen(event.crossed) ?? [];
      return maybe(
        event.seen,
        (cards) => ({ seen: cardsWords(cards), crossed: cardsWords(crossed) }),
        { who: name(event.to), whom: name(event.of) },
      );
    }
    case "hands-swapped": {
      const received = seen(event.received) ?? [];
      return maybe(
        event.given,
        (cards) => ({ given: cardsWords(cards), received: cardsWords(received) }),
        { who: name(event.one), whom: name(event.other) },
      );
    }
    case "cards-passed": {
      const values = { who: name(event.from), whom: name(event.to), many: event.many };
      if (event.many === 0) return said(values);
      return maybe(event.cards, (cards) => ({ cards: cardsWords(cards) }), values);
    }
    case "nothing-to-draw":
      return said({ whom: name(event.from) });
    case "demanded":
      return said({ whom: name(event.of), demand: demandWords(event.traits) });
    case "caught":
      return said({ whom: name(event.by) });
    case "book-drawn":
    case "book-kept":
      return maybe(event.book, (book) => ({ book: word(`book-${book}`) }));
    case "book-read": {
      const book = word(`book-${event.book}`);
      if (event.unread) return word("log-book-unread", { who: name(event.seat), book });
      return said({ book, does: doesWords("book", event.book) });
    }
    case "book-used":
      return event.book === "listening-ear"
        ? said({}, "-ear")
        : said({ book: word(`book-${event.book}`) });
    case "ear-laid":
      return event.ready ? said() : word("log-ear-taken-back", { who: name(event.seat) });
    case "library-drawn":
      return said({ card: word(`library-${event.card}`), does: doesWords("library", event.card) });
    case "event-turned-up":
      return [
        said({ card: word(`event-${event.card}`), does: doesWords("event", event.card) }),
        ...sungWords(event.card),
      ].join(" ");
    case "put-under":
      return said({ card: drawnWords(event) });
    case "book-given":
      return said({
        who: name(event.from),
        whom: name(event.to),
        book: word(`book-${event.book}`),
      });
    case "passing-changed":
      return said({ whom: name((event.seat + event.far) % names.length) });
    case "card-laid":
      return maybe(event.card, (card) => ({ card: theSuspects([card]) }), { the: the(event.room) });
    case "laid-seen":
      return maybe(event.card, (card) => ({ card: theSuspects([card]) }), {
        whom: name(event.of),
        the: the(event.room),
      });
    case "laid-taken-back":
      return said({ the: the(event.room) });
    case "escape-rolled":
      return said({}, event.escaped ? "-escaped" : "");
    case "named":
      return said({ named: word(`trait-${event.named}`) });
    case "suspects-named":
      return said({ names: cardsWords(event.names) });
    case "holds-of-them":
      return said({ many: event.many });
    case "chosen":
      return said({ whom: name(event.of) });
    case "revealed":
      return said({ he: word("trait-he", { trait: event.revealed }) });
    case "accused":
      return said({ suspect: theSuspects([event.suspect]) });
    case "mass-called":
      return said({ mass: word(`mass-${event.mass}`) });
    case "crossed": {
      const values = { who: name(event.seat), cards: theSuspects([event.suspect]) };
      return word(event.crossed ? "log-crossed" : "log-uncrossed", values);
    }
    case "pass-chosen":
      return maybe(event.card, (card) => ({ cards: theSuspects([card]) }), { many: 1 });
    case "chose": {
      const key = SMALL[nameOfAction(event.action)];
      return key === undefined ? "" : word(key, { who: name(event.seat) });
    }
    case "ended":
      return `${said({}, `-${event.ending}`)} ${word("log-culprit", { suspect: theSuspects([event.culprit]) })}`;
    case "culprit-hidden":
    case "first-player":
    case "turn-skipped":
    case "kept-silence":
    case "has-none":
    case "sent-to-penance":
    case "spared":
    case "books-shuffled":
    case "rolled":
    case "crypta-taken":
    case "crypta-used":
    case "crypta-returned":
      return said();
  }
}

/** The words of what is sung, in one line. */
const sungWords = (card: string): readonly string[] => {
  const lines = songWords(card);
  return lines.length === 0 ? [] : [`♪ ${lines.join(" ")} ♪`];
};

/** What De Alchemia has put under its deck. */
function drawnWords({ drawn, book }: Extract<Event, { event: "put-under" }>): string {
  if (drawn === "book") return book === null ? word("book") : word(`book-${book}`);
  return "library" in drawn ? word(`library-${drawn.library}`) : word(`event-${drawn.event}`);
}

/** The seat whose doing it was, if it was anybody's. */
export function doer(event: Event): Seat | undefined {
  switch (event.event) {
    case "asked":
      return event.asker;
    case "caught":
      return event.by;
    case "card-moved":
    case "hand-seen":
    case "sheet-seen":
      return event.to;
    case "card-shown":
      return event.of;
    case "cards-passed":
    case "book-given":
      return event.from;
    case "hands-swapped":
      return event.one;
    case "dealt":
    case "put-into":
    case "die-turned":
    case "rolled":
      return undefined;
    default:
      return "seat" in event ? event.seat : undefined;
  }
}

/** The seat whose pawn on the plan it is about. */
export function aboutOf(event: Event): Seat | undefined {
  switch (event.event) {
    case "put-into":
    case "rolled":
    case "caught":
      return event.seat;
    default:
      return doer(event);
  }
}
