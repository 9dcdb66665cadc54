/** Ready questions: the whole of it in one tap, to be put with another. What cannot be asked now is not among them. */
import type {
  Action,
  Filter,
  Part,
  Question,
  Scope,
  Trait,
  View,
} from "../../generated/mystery_abbey.ts";
import type { Prepared } from "../kind.ts";
import { type Offers, partsOffered } from "./offers.ts";

export interface Preset {
  /** Its name, for whoever drives the page. */
  readonly name: string;
  readonly question: Question;
  /** All of it, up to putting it. */
  readonly actions: readonly Action[];
}

const NOBODY = { traits: [], names: [] };
export const EMPTY: Question = {
  kind: null,
  scope: null,
  filter: NOBODY,
  versus: null,
  category: null,
  when: null,
  room: null,
};

type Asked = { readonly kind: "count" | "every"; readonly scope: Scope; readonly trait: Trait };

/** The parts that say it. */
const partsOf = ({ kind, scope, trait }: Asked): readonly Part[] => [
  { kind },
  { scope },
  { trait },
];

/** What is most often worth asking: a trait in hand, a trait among what was seen. */
const SCOPES = ["hand", "seen"] as const satisfies readonly Scope[];

function preset(asked: Asked): Preset {
  const { kind, scope, trait } = asked;
  return {
    name: `${kind} ${scope} ${trait}`,
    question: { ...EMPTY, kind, scope, filter: { traits: [trait], names: [] } },
    actions: [...partsOf(asked).map((part): Action => ({ say: part })), "put"],
  };
}

/** Ready questions about one scope, a trait each: how many of them are there? */
export function presetsFor(offers: Offers, traits: readonly Trait[]) {
  const kinds = partsOffered(offers, "kind");
  if (!kinds.includes("count")) return [];
  return SCOPES.map((scope) => ({
    scope,
    presets: traits.map((trait) => preset({ kind: "count", scope, trait })),
  }));
}

/** A question with one part more. */
function withPart(question: Question, part: Part): Question {
  if (part === "versus") return { ...question, versus: NOBODY };
  const filled = (filter: Filter): Filter => {
    if ("trait" in part) return { ...filter, traits: [...filter.traits, part.trait] };
    return "name" in part ? { ...filter, names: [...filter.names, part.name] } : filter;
  };
  if ("trait" in part || "name" in part)
    return question.versus === null
      ? { ...question, filter: filled(question.filter) }
      : { ...question, versus: filled(question.versus) };
  return { ...question, ...part };
}

/** The whole question that a plan puts; nothing, if it is about something else. */
export function preparedBy(plan: readonly Action[], { phase }: View): Prepared | undefined {
  if (phase.part !== "asking" || plan.at(-1) !== "put") return undefined;
  let { question } = phase;
  let { of } = phase;
  for (const action of plan.slice(0, -1)) {
    if (typeof action !== "object") return undefined;
    if ("ask" in action) of = action.ask;
    else if ("say" in action) question = withPart(question, action.say);
    else return undefined;
  }
  return { kind: "question", of, question, actions: plan };
}
