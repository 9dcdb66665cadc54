/** What somebody learns by their own doing: the answer to what they asked, the book or the card that they drew or were shown. */
import { svg } from "lit-html";
import type { Book, Event, Suspect, View } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import type { Happened, Learning, Learnt } from "../../table/game/index.ts";
import { portrait } from "../art/portrait.ts";
import { bookCard, libraryCard, PAWN, pawn } from "../art/tokens.ts";
import type { MysteryAbbey } from "../kind.ts";
import { word } from "../words.ts";
import { doesWords } from "./facts.ts";
import { suspectName, theSuspects } from "./names.ts";
import { answerWords, questionWords } from "./question.ts";
import { tell } from "./sentences.ts";

/** A question that has not been answered yet. */
type Open = Extract<Event, { event: "asked" }>;

type Answered = Extract<Event, { event: "answered" }>;

/** A card of sixty-four by eighty about the origin. */
const card = (drawn: unknown): unknown =>
  svg`<g transform="scale(1.2) translate(-32 -40)">${drawn}</g>`;

const figure = ({ seats }: View, seat: Seat): unknown => {
  const colour = seats[seat]?.colour;
  return colour === undefined
    ? undefined
    : svg`<g transform="translate(0 46)">${pawn(colour, 1.7 * PAWN)}</g>`;
};

/** How many can still be the culprit by all that was seen and heard; where that help was agreed. */
function culprits(view: View | undefined, seat: Seat): number | undefined {
  const known = view?.seats[seat]?.sheet;
  const sheet = view?.help === "inference" && known !== undefined ? seen(known) : undefined;
  return sheet?.proved?.culprits.length;
}

/** What is ruled out now and was not before. */
function ruledOut({ seat, was, view }: Happened<MysteryAbbey>): readonly string[] {
  const [before, left] = [culprits(was, seat), culprits(view, seat)];
  if (before === undefined || left === undefined) return [];
  return [word("learnt-rules-out", { many: Math.max(0, before - left), left })];
}

/** What was answered, in large letters, under the question. */
function answer(event: Event, open: Open, happened: Happened<MysteryAbbey>): Learnt | undefined {
  if (!("seat" in event)) return undefined;
  const { view, names, seat } = happened;
  // Whoever may break the silence reads of it where that is asked.
  if (view.phase.part === "insisting" && view.phase.seat === seat) return undefined;
  const base = {
    title: word("learnt-asked", { who: names[event.seat] ?? "" }),
    question: questionWords(open.question),
    picture: figure(view, event.seat),
  };
  switch (event.event) {
    case "answered":
      return { ...base, said: answerWords(event.answer), lines: ruledOut(happened) };
    case "kept-silence":
      return { ...base, said: word("learnt-silence"), lines: [] };
    case "promised": {
      const { yes } = "go" in event.promise ? event.promise.go : event.promise.pass;
      return {
        ...base,
        said: answerWords(yes ? "yes" : "no"),
        lines: [tell(event, view, names)],
      };
    }
    default:
      return undefined;
  }
}

/** What was answered for somebody who had no choice: a question in return, or one that a card puts to everybody. */
const given = (
  event: Answered,
  { asker, question }: Open,
  { view, names }: Happened<MysteryAbbey>,
): Learnt => ({
  title: word("learnt-asked-you", { who: names[asker] ?? "" }),
  question: questionWords(question),
  said: answerWords(event.answer),
  lines: [word("learnt-given")],
  picture: figure(view, asker),
});

const book = (one: Book, read: boolean): Learnt => ({
  title: word("learnt-book"),
  said: word(`book-${one}`),
  lines: [doesWords("book", one), word(read ? "learnt-book-read" : "learnt-book-kept")],
  picture: card(bookCard(one)),
});

/** Cards of suspects, each by name; the first is drawn. */
function cards(title: string, all: readonly Suspect[]): Learnt | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  return {
    title,
    said: all.map(suspectName).join(", "),
    lines: [word("learnt-innocent", { many: all.length })],
    picture: card(portrait(first)),
  };
}

/** What others take out of a hand without asking whose it is. */
const TAKEN: ReadonlySet<string> = new Set(["confession", "search", "card"]);

/** A card that is gone from one's own hand. */
function lost(
  { card: moved }: Extract<Event, { event: "card-moved" }>,
  who: string,
): Learnt | undefined {
  const one = seen(moved);
  if (one === undefined) return undefined;
  const title = word("learnt-lost", { who });
  return { title, said: suspectName(one), lines: [], picture: card(portrait(one)) };
}

/** Somebody's sheet: whom they have seen, and whom they have crossed out besides. */
function sheet(
  { of, seen: marks, crossed }: Extract<Event, { event: "sheet-seen" }>,
  names: readonly string[],
): Learnt | undefined {
  const [known, besides] = [seen(marks), seen(crossed)];
  if (known === undefined || besides === undefined) return undefined;
  return {
    title: word("learnt-sheet", { who: names[of] ?? "" }),
    said: known.map(suspectName).join(", "),
    lines: [
      word("learnt-sheet-seen", { many: known.length }),
      ...(besides.length === 0
        ? []
        : [word("learnt-sheet-crossed", { cards: theSuspects(besides) })]),
    ],
  };
}

/** What an event shows to this seat alone, or lets everybody say. */
function shown(
  event: Event,
  rest: readonly Event[],
  { seat, names, view }: Happened<MysteryAbbey>,
) {
  // A card that may still be set aside is read where that is asked.
  const considered = view.phase.part === "considering" && view.phase.seat === seat;
  const name = (of: Seat): string => names[of] ?? "";
  switch (event.event) {
    case "book-drawn": {
      const one = event.seat === seat && !considered ? seen(event.book) : undefined;
      const read = rest.some((later) => later.event === "book-read" && later.seat === seat);
      return one === undefined ? undefined : book(one, read);
    }
    case "library-drawn":
      return event.seat !== seat || considered
        ? undefined
        : {
            title: word("learnt-library"),
            said: word(`library-${event.card}`),
            lines: [doesWords("library", event.card)],
            picture: card(libraryCard(event.card)),
          };
    case "card-moved": {
      if (event.from === seat && TAKEN.has(event.because)) return lost(event, name(event.to));
      const one = event.to === seat ? seen(event.card) : undefined;
      const from = event.from === null ? undefined : name(event.from);
      const key = from === undefined ? "learnt-card-pile" : `learnt-card-${event.because}`;
      return one === undefined ? undefined : cards(word(key, { who: from ?? "" }), [one]);
    }
    case "cards-passed": {
      const all = event.to === seat ? seen(event.cards) : undefined;
      return all && cards(word("learnt-passed", { who: name(event.from) }), all);
    }
    case "hand-seen": {
      const all = event.to === seat ? seen(event.cards) : undefined;
      return all && cards(word("learnt-hand", { who: name(event.of) }), all);
    }
    case "hands-swapped": {
      const { one, other, given, received } = event;
      const [whom, all] = one === seat ? [other, seen(received)] : [one, seen(given)];
      const mine = one === seat || other === seat;
      return mine && all ? cards(word("learnt-swapped", { who: name(whom) }), all) : undefined;
    }
    case "sheet-seen":
      return event.to === seat ? sheet(event, names) : undefined;
    case "told":
    case "holds-of-them": {
      const all = [event, ...rest].filter((other) => other.event === event.event);
      return {
        title: word("learnt-said"),
        lines: all.map((one) => tell(one, view, names)),
      };
    }
    case "card-shown": {
      // Several that one person shows lie side by side.
      const same = (other: Event): other is typeof event =>
        other.event === "card-shown" && other.of === event.of && other.to === seat;
      const all = event.to === seat ? [event, ...rest].filter(same) : [];
      const known = all.flatMap((one) => seen(one.card) ?? []);
      return cards(word("learnt-shown", { who: name(event.of) }), known);
    }
    default:
      return undefined;
  }
}

/** What belongs to a thing that was shown, and needs no other telling. */
function belongs(event: Event, { seat }: Happened<MysteryAbbey>): boolean {
  switch (event.event) {
    case "book-kept":
    case "book-read":
    case "answered":
      return event.seat === seat;
    case "card-shown":
      return event.to === seat;
    case "told":
    case "holds-of-them":
      return true;
    default:
      return false;
  }
}

export function learn(happened: Happened<MysteryAbbey>): Learning {
  const { before, now, seat } = happened;
  const open = new Map<Seat, Open>();
  const learnt: Learnt[] = [];
  const told = new Set<unknown>();
  /** The question that an event puts an end to. */
  const closed = (event: Event): Open | undefined => {
    if (event.event === "asked") open.set(event.seat, event);
    if (!["answered", "kept-silence", "promised"].includes(event.event)) return undefined;
    const of = "seat" in event ? event.seat : -1;
    const question = open.get(of);
    open.delete(of);
    return question;
  };
  for (const { events } of before) for (const event of events) closed(event);
  for (const { events, bot, by } of now) {
    for (const [n, event] of events.entries()) {
      const question = closed(event);
      const unasked = event.event === "answered" && event.seat === seat && by !== seat;
      if (unasked && question !== undefined) {
        learnt.push(given(event, question, happened));
        told.add(question).add(event);
        continue;
      }
      const own =
        question?.asker === seat
          ? answer(event, question, happened)
          : told.has(event)
            ? undefined
            : shown(event, events.slice(n + 1), happened);
      if (own !== undefined) {
        learnt.push(own);
        told.add(event);
        for (const later of events.slice(n + 1)) if (belongs(later, happened)) told.add(later);
      } else if (belongs(event, happened) && !(bot && by === seat)) told.add(event);
    }
  }
  return { learnt, told };
}
