/** What somebody learns by their own doing: the answer to what they asked, the book or the card that they drew or were shown. */
import { svg } from "lit-html";
import type { Book, Event, Question, Suspect, View } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import type { Happened, Learning, Learnt } from "../../table/game/index.ts";
import { portrait } from "../art/portrait.ts";
import { bookCard, libraryCard, PAWN, pawn } from "../art/tokens.ts";
import type { MysteryAbbey } from "../kind.ts";
import { word } from "../words.ts";
import { doesWords } from "./facts.ts";
import { suspectName } from "./names.ts";
import { answerWords, questionWords } from "./question.ts";
import { tell } from "./sentences.ts";

/** A question that has not been answered yet. */
interface Open {
  readonly asker: Seat;
  readonly question: Question;
}

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
  const { view, names } = happened;
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

/** What an event shows to this seat alone. */
function shown(
  event: Event,
  rest: readonly Event[],
  { seat, names, view }: Happened<MysteryAbbey>,
) {
  // A card that may still be set aside is read where that is asked.
  if (view.phase.part === "considering" && view.phase.seat === seat) return undefined;
  const name = (of: Seat): string => names[of] ?? "";
  switch (event.event) {
    case "book-drawn": {
      const one = event.seat === seat ? seen(event.book) : undefined;
      const read = rest.some((later) => later.event === "book-read" && later.seat === seat);
      return one === undefined ? undefined : book(one, read);
    }
    case "library-drawn":
      return event.seat !== seat
        ? undefined
        : {
            title: word("learnt-library"),
            said: word(`library-${event.card}`),
            lines: [doesWords("library", event.card)],
            picture: card(libraryCard(event.card)),
          };
    case "card-moved": {
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
