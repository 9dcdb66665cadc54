// Every question that can be put together reads as a sentence in both languages, and so does each step on the way to it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import box from "../../../../data/mystery_abbey/box.json";
import type {
  Category,
  Filter,
  Kind,
  Question,
  Room,
  Scope,
  Suspect,
  Trait,
} from "../../generated/mystery_abbey.ts";
import { LANGUAGES, setLanguage } from "../../shared/words.ts";
import { traitsOf } from "../box.ts";
import { word } from "../words.ts";
import { categoryOf } from "./facts.ts";
import { groupOf, suspectName, theSuspect } from "./names.ts";
import {
  answersWords,
  answerWords,
  demandWords,
  EMPTY,
  promiseWords,
  questionWords,
} from "./question.ts";

const complained = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => complained.mockClear());
afterEach(() => setLanguage("en"));

const TRAITS = box.traits.map(({ trait }) => trait as Trait);
const SUSPECTS = box.suspects.map(({ suspect }) => suspect as Suspect);
const ROOMS = box.rooms.map(({ room }) => room as Room);
const SCOPES: Scope[] = ["hand", "seen", "crossed", "open", "taken", "given", "received"];
const CATEGORIES: Category[] = ["order", "title", "hood", "beard", "girth"];
const WHENS = ["next-turn", "before-mass"] as const;

const NOTHING: Question = {
  kind: null,
  scope: null,
  filter: EMPTY,
  versus: null,
  category: null,
  when: null,
  room: null,
};
const asked = (more: Partial<Question>): Question => ({ ...NOTHING, ...more });

/** One trait, or two that a monk can have together; one name, two or three. */
const FILTERS: readonly Filter[] = [
  ...TRAITS.map((one) => ({ traits: [one], names: [] })),
  ...TRAITS.flatMap((one, n) =>
    TRAITS.slice(n + 1)
      .filter((other) => categoryOf(one) !== categoryOf(other))
      .map((other) => ({ traits: [one, other], names: [] }))
      .filter(({ traits }) =>
        SUSPECTS.some((one) => traits.every((trait) => traitsOf(one).includes(trait))),
      ),
  ),
  ...SUSPECTS.map((one) => ({ traits: [], names: [one] })),
  { traits: [], names: ["odo", "ambrose"] },
  { traits: [], names: ["william", "remi", "andre"] },
];

const scopesOf = (kind: Kind): readonly Scope[] =>
  kind === "every"
    ? ["seen", "crossed"]
    : SCOPES.filter((scope) => scope !== "taken" || kind === "any");

/** Every whole question, and every step on the way to one. */
function everyQuestion(): Question[] {
  const all: Question[] = [NOTHING];
  for (const kind of ["count", "any", "every", "compare"] as const) {
    all.push(asked({ kind }));
    for (const scope of scopesOf(kind)) {
      all.push(asked({ kind, scope }));
      for (const filter of FILTERS) {
        all.push(asked({ kind, scope, filter }));
        if (kind === "compare") {
          all.push(asked({ kind, scope, filter, versus: EMPTY }));
          for (const versus of FILTERS.slice(0, 60).filter((_, n) => n % 7 === 0))
            all.push(asked({ kind, scope, filter, versus }));
        }
      }
    }
  }
  all.push(asked({ kind: "settled" }), asked({ kind: "will-go" }), asked({ kind: "will-pass" }));
  for (const category of CATEGORIES) all.push(asked({ kind: "settled", category }));
  for (const filter of FILTERS) all.push(asked({ kind: "will-pass", filter }));
  for (const when of WHENS) {
    all.push(asked({ kind: "will-go", when }));
    for (const room of ROOMS) all.push(asked({ kind: "will-go", when, room }));
  }
  return all;
}

/** A sentence as a person would write it. */
function wellWritten(said: string, language: string): void {
  expect(said).not.toMatch(
    /undefined|null|NaN|\{|\}|\ba-(ask|group|room|answer|promise|suspect)| {2}|^\s|\s$/,
  );
  expect(said).toMatch(/^[A-ZÀÉ…]/);
  expect(said.length).toBeGreaterThan(5);
  if (language === "fr") {
    expect(said).not.toMatch(/[^\u00a0][;:!?»]|«[^\u00a0]|'/);
    expect(said).not.toMatch(/(?<![a-zà-ÿ])((de|à) les? |(le|la|de|que) [aeiouéèh][a-zé])/i);
  } else {
    expect(said).not.toMatch(/\u00a0|\ba [aeiou]|\ban [^aeiou]/);
  }
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("every question is a sentence, whole or not", () => {
    const all = everyQuestion();
    expect(all.length).toBeGreaterThan(4000);
    for (const question of all) {
      const said = questionWords(question);
      wellWritten(said, language);
      expect(said.endsWith("?"), said).toBe(true);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("no two questions of a kind sound the same", () => {
    const whole = everyQuestion().filter(
      ({ kind, filter, versus }) =>
        kind !== null && filter !== EMPTY && versus !== EMPTY && !(kind === "compare" && !versus),
    );
    const heard = new Map<string, Question>();
    for (const question of whole) {
      const said = questionWords(question);
      const before = heard.get(said);
      // With one name, "any" and "all of them" ask the same.
      const same = before?.filter.names.length === 1 && before.kind !== question.kind;
      expect(before === undefined || same, `${said} ${JSON.stringify([before, question])}`).toBe(
        true,
      );
      heard.set(said, question);
    }
  });

  test("every answer, demand and promise has words", () => {
    for (const many of Array.from({ length: 25 }, (_, n) => n))
      expect(answerWords({ number: many })).not.toMatch(/\{|a-/);
    for (const answer of ["yes", "no", "more", "fewer", "equal"] as const) answerWords(answer);
    for (const { traits } of FILTERS) wellWritten(demandWords(traits), language);
    for (const yes of [true, false]) {
      for (const filter of FILTERS)
        wellWritten(`Ada ${promiseWords({ pass: { filter, yes } })}`, language);
      for (const when of WHENS)
        for (const room of ROOMS)
          wellWritten(`Ada ${promiseWords({ go: { room, when, yes } })}`, language);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("every suspect has a name", () => {
    const names = SUSPECTS.map(suspectName);
    expect(new Set(names).size).toBe(SUSPECTS.length);
    for (const one of SUSPECTS) expect(theSuspect(one)).toMatch(/ \p{Lu}\p{Ll}+$/u);
    expect(complained).not.toHaveBeenCalled();
  });
});

test("questions sound like the rulebook's", () => {
  const hooded: Filter = { traits: ["hooded"], names: [] };
  const fatFranciscans: Filter = { traits: ["franciscan", "fat"], names: [] };
  const odo: Filter = { traits: [], names: ["odo"] };
  const said = () => [
    questionWords(asked({ kind: "count", scope: "hand", filter: hooded })),
    questionWords(asked({ kind: "any", scope: "hand", filter: odo })),
    questionWords(asked({ kind: "every", scope: "crossed", filter: fatFranciscans })),
    questionWords(
      asked({ kind: "any", scope: "given", filter: { traits: ["novice"], names: [] } }),
    ),
    questionWords(asked({ kind: "will-go", when: "before-mass", room: "chapter-hall" })),
    questionWords(
      asked({
        kind: "compare",
        scope: "seen",
        filter: { traits: ["father", "templar"], names: [] },
        versus: { traits: ["thin", "bearded"], names: [] },
      }),
    ),
    questionWords(asked({ kind: "count", scope: "hand" })),
    questionWords(
      asked({ kind: "any", scope: "open", filter: { traits: ["unhooded"], names: [] } }),
    ),
  ];
  setLanguage("en");
  expect(said()).toEqual([
    "How many hooded monks do you hold?",
    "Do you hold Father Odo?",
    "Have you crossed out all fat Franciscans?",
    "Did you pass on a Novice at the last Mass?",
    "Will you go to the Chapter Hall before the next Mass?",
    "Have you seen more Templar Fathers than thin bearded monks, fewer, or as many?",
    "How many … do you hold?",
    "Is an unhooded monk still open on your sheet?",
  ]);
  setLanguage("fr");
  expect(said()).toEqual([
    "Combien de moines encapuchonnés as-tu en main\u00a0?",
    "As-tu le père Odo en main\u00a0?",
    "As-tu rayé tous les gros franciscains\u00a0?",
    "As-tu passé un novice à la dernière messe\u00a0?",
    "Iras-tu dans la salle capitulaire avant la prochaine messe\u00a0?",
    "As-tu vu plus de pères templiers que de moines maigres et barbus, moins ou autant\u00a0?",
    "Combien de … as-tu en main\u00a0?",
    "Ta feuille laisse-t-elle possible un moine tête nue\u00a0?",
  ]);
});

test("what can be answered is told in one line", () => {
  const numbers = [0, 1, 2, 3].map((number) => ({ number }));
  expect(answersWords(numbers)).toBe("None, one, two, or three");
  setLanguage("fr");
  expect(answersWords(["yes", "no"])).toBe("Oui ou non");
});

test("French drops a vowel before a vowel", () => {
  setLanguage("fr");
  const cells = ["Adelmo", "Hildegarde", "Éloi", "Bruno"].map((who) =>
    word("cell-of-the", { who }),
  );
  expect(cells).toEqual([
    "la cellule d’Adelmo",
    "la cellule d’Hildegarde",
    "la cellule d’Éloi",
    "la cellule de Bruno",
  ]);
  expect(groupOf({ traits: [], names: ["odo", "ambrose"] }).or).toBe(
    "le père Odo ou le frère Ambrose",
  );
});
