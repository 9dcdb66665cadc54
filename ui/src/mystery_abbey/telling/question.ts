/** Questions as sentences, whole or as far as they have been put together; answers and promises. */
import type {
  Answer,
  Filter,
  Promise as Promised,
  Question,
  Trait,
} from "../../generated/mystery_abbey.ts";
import { word } from "../words.ts";
import { type Group, groupOf, list, toRoom } from "./names.ts";

/** The words for this key; those about names, if it is about names. */
const asked = (key: string, group: Group, more: Record<string, string> = {}): string =>
  word(group.count > 0 ? `${key}-names` : key, { ...group, ...more });

/** What is compared with what, as far as it has been said. */
function comparison({ filter, versus }: Question): string {
  const one = groupOf(filter);
  const other = groupOf(versus ?? { traits: [], names: [] });
  const mixed = one.count > 0 || other.count > 0;
  return word("more", {
    mixed: mixed ? "yes" : "no",
    one: mixed ? one.the : one.many,
    other: mixed ? other.the : other.many,
  });
}

/** A question as a sentence; what is not said yet is left open in it. */
export function questionWords(question: Question): string {
  const { kind, scope, filter, category, when, room } = question;
  switch (kind) {
    case null:
      return word("ask-nothing");
    case "settled":
      return word(category === null ? "ask-settled" : `ask-settled-${category}`);
    case "will-go":
      if (when === null) return word("ask-go");
      return word("ask-will-go", {
        to: room === null ? word("gap") : toRoom(room),
        when: word(`ask-will-go-${when}`),
      });
    case "will-pass":
      return asked("ask-will-pass", groupOf(filter));
    case "compare":
      if (scope === null) return word("ask-compare");
      return word(`ask-compare-${scope}`, { more: comparison(question) });
    default:
      return scope === null ? word(`ask-${kind}`) : asked(`ask-${kind}-${scope}`, groupOf(filter));
  }
}

export const answerWords = (answer: Answer): string =>
  typeof answer === "string"
    ? word(`answer-${answer}`)
    : word("answer-number", { many: answer.number });

/** All that can be answered, in one line: yes or no; none, one or two. */
export function answersWords(answers: readonly Answer[]): string {
  // Many figures are a range.
  const last = answers.at(-1);
  if (answers.length > 4 && typeof last === "object")
    return word("answer-range", { most: last.number });
  const [first, ...rest] = answers.map(answerWords);
  const all = [first ?? "", ...rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1))];
  return list(all, "disjunction");
}

/** What is demanded in the Parlor. */
export const demandWords = (traits: readonly Trait[]): string =>
  traits.length === 0
    ? word("demand-nothing")
    : word("demand", { a: groupOf({ traits: [...traits], names: [] }).a });

/** What somebody will do or not do, after his name. */
export function promiseWords(promise: Promised): string {
  if ("go" in promise) {
    const { room, when, yes } = promise.go;
    return word(`promise-go-${when}-${yes ? "yes" : "no"}`, { to: toRoom(room) });
  }
  const { filter, yes } = promise.pass;
  const group = groupOf(filter);
  const any = group.count > 0 ? "" : word("promise-any", { many: group.many, one: group.one });
  return asked(`promise-pass-${yes ? "yes" : "no"}`, group, { any });
}

export const EMPTY: Filter = { traits: [], names: [] };
