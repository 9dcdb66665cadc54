/** Ready questions: the whole of it in one tap. What cannot be asked now is not among them. */
import type { Action, Part, Question, Scope, Trait } from "../../generated/mystery_abbey.ts";
import { type Offers, offeredWith, partsOffered } from "./offers.ts";

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

/** Whom one can ask now. */
export const whomToAsk = (offers: Offers) => offeredWith(offers, "ask");
