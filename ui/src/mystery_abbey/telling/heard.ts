/** What was said at the table: questions with their answers, revelations, accusations, and what one pair of eyes saw. */
import type {
  Answer,
  Event,
  Filter,
  Mass,
  Question,
  Suspect,
  Trait,
} from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { traitsOf } from "../box.ts";
import type { Line } from "../kind.ts";
import { categoryOf } from "./facts.ts";

/** A question and what became of it; or what everybody had to tell, which nobody asked. */
export interface Said {
  readonly asker: Seat | undefined;
  readonly seat: Seat;
  readonly question: Question;
  answer: Answer | "silence" | undefined;
  /** The Mass that was held last. */
  readonly mass: Mass | undefined;
}

export interface Accusation {
  readonly seat: Seat;
  readonly suspect: Suspect;
  /** Not known while the card is still to be shown. */
  guilty: boolean | undefined;
}

export interface Heard {
  readonly said: readonly Said[];
  readonly revelations: readonly { readonly seat: Seat; readonly revealed: Trait }[];
  readonly accusations: readonly Accusation[];
  /** What these eyes were told and the others were not. */
  readonly alone: readonly Event[];
}

/** Secrets that one did not choose oneself. */
const LEARNT: ReadonlySet<string> = new Set([
  "dealt",
  "card-moved",
  "card-shown",
  "hand-seen",
  "sheet-seen",
  "hands-swapped",
  "cards-passed",
  "book-drawn",
]);

const EMPTY: Filter = { traits: [], names: [] };

const counted = (scope: Question["scope"], filter: Filter): Question => ({
  kind: "count",
  scope,
  filter,
  versus: null,
  category: null,
  when: null,
  room: null,
});

export function heardIn(lines: readonly Line[]): Heard {
  const said: Said[] = [];
  const revelations: { seat: Seat; revealed: Trait }[] = [];
  const accusations: Accusation[] = [];
  const alone: Event[] = [];
  let mass: Mass | undefined;
  const close = (seat: Seat, answer: Said["answer"]): void => {
    const open = said.findLast((one) => one.seat === seat && one.asker !== undefined);
    if (open !== undefined) open.answer = answer;
  };
  for (const line of lines) {
    for (const event of line.events) {
      switch (event.event) {
        case "mass-called":
          mass = event.mass;
          break;
        case "asked":
          said.push({ ...event, answer: undefined, mass });
          break;
        case "answered":
          close(event.seat, event.answer);
          break;
        case "promised":
          close(event.seat, yesOf(event.promise) ? "yes" : "no");
          break;
        case "kept-silence":
          close(event.seat, "silence");
          break;
        case "told":
          said.push({
            asker: undefined,
            seat: event.seat,
            question: counted(event.scope, event.filter ?? EMPTY),
            answer: { number: event.many },
            mass,
          });
          break;
        case "revealed":
          revelations.push(event);
          break;
        case "accused":
          accusations.push({ ...event, guilty: undefined });
          break;
        case "card-shown": {
          const last = accusations.at(-1);
          if (event.to === null && last?.guilty === undefined && last) last.guilty = false;
          break;
        }
        case "ended": {
          const last = accusations.at(-1);
          if (event.ending === "arrest" && last) last.guilty = true;
          break;
        }
      }
      if (line.open !== undefined && LEARNT.has(event.event) && !isAmong(event, line.open))
        alone.push(event);
    }
  }
  return { said, revelations, accusations, alone };
}

const yesOf = (promise: Extract<Event, { event: "promised" }>["promise"]): boolean =>
  "go" in promise ? promise.go.yes : promise.pass.yes;

/** Whether everybody was told the same. */
const isAmong = (event: Event, open: readonly unknown[]): boolean => {
  const written = JSON.stringify(event);
  return open.some((one) => JSON.stringify(one) === written);
};

/** Who is looked for, and which trait; nothing means all. */
export interface Wanted {
  readonly person: Seat | undefined;
  readonly trait: Trait | undefined;
}

/** Whether a question is about a trait: it names it, or somebody who has it, or asks whether it is settled. */
export function isAbout({ filter, versus, category }: Question, trait: Trait): boolean {
  if (category !== null) return categoryOf(trait) === category;
  return [filter, versus ?? EMPTY].some(
    ({ traits, names }) =>
      traits.includes(trait) || names.some((one) => traitsOf(one).includes(trait)),
  );
}

/** What was said by or to this person, about this trait. */
export function chosen(said: readonly Said[], { person, trait }: Wanted): readonly Said[] {
  return said.filter(
    ({ asker, seat, question }) =>
      (person === undefined || asker === person || seat === person) &&
      (trait === undefined || isAbout(question, trait)),
  );
}
