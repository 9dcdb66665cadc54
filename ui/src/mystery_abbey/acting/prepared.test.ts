// A whole question is shown before it is put, whoever thought of it: one press more puts it.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action, View } from "../../generated/mystery_abbey.ts";
import { setLanguage } from "../../shared/words.ts";
import { screenOfTwo, TestTable } from "../../table/testing.ts";
import { mysteryAbbey } from "../index.ts";
import { becauseWords } from "../telling/because.ts";
import { asked, viewOf } from "../testing.ts";
import { preparedBy } from "./presets.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.clear();
  table = new TestTable();
});

afterEach(() => table.close());

const asking = (of: number | null) =>
  viewOf({
    phase: { part: "asking", seat: 0, of, question: asked({}), occasion: "encounter" },
  } as Partial<View>);
const PLAN: readonly Action[] = [
  { say: { kind: "count" } },
  { say: { scope: "hand" } },
  { say: { trait: "templar" } },
  { say: { trait: "novice" } },
  "put",
];
const screenOf = (view: View, actions: readonly Action[]) =>
  screenOfTwo("mystery-of-the-abbey", view, actions, { line: 0 });

test("advice names the whole question, and one press puts it", async () => {
  await table.open(mysteryAbbey, screenOf(asking(1), [{ say: { kind: "count" } }, "ask-nothing"]));
  const because = [{ key: "rules-out", many: 5 }];
  table.answers.hint = () => ({ action: PLAN[0], plan: PLAN, because, later: [] });
  await table.click('[data-action="hint"]');
  expect(table.text(".t-advice p")).toBe(
    "A prior would ask Hildegard: “How many Templar Novices do you hold?” The answer should rule out about 5 suspects.",
  );
  expect(table.text(".a-prepared .a-asked")).toBe("How many Templar Novices do you hold?");
  table.answers.play = () => screenOf(asking(1), []);
  await table.click('[data-answer="put"]');
  expect(table.askedFor("play")?.actions).toEqual(PLAN);
});

test("a ready question is shown first, and can be laid aside", async () => {
  await table.open(mysteryAbbey, screenOf(asking(1), [{ say: { kind: "count" } }]));
  await table.click('[data-answer="count hand templar"]');
  expect(table.askedFor("play")).toBeUndefined();
  expect(table.text('[data-action="primary"]')).toBe("Ask this");
  await table.click('[data-answer="another"]');
  table.one('[data-answer="count hand templar"]');
  await table.click('[data-answer="count hand templar"]');
  table.answers.play = () => screenOf(asking(1), []);
  await table.click('[data-action="primary"]');
  expect(table.askedFor("play")?.actions).toEqual([...PLAN.slice(0, 3), "put"]);
});

test("a question to somebody who is still to be chosen is one plan, too", () => {
  const prepared = preparedBy([{ ask: 2 }, ...PLAN], asking(null));
  expect(prepared?.of).toBe(2);
  expect(prepared?.question.filter.traits).toEqual(["templar", "novice"]);
  expect(preparedBy(["ask-nothing"], asking(1))).toBeUndefined();
});

test("a player is called by name, and only few suspects are worth a word", async () => {
  setLanguage("en");
  await table.open(mysteryAbbey, screenOf(asking(1), []));
  const view = asking(1);
  const screen = screenOf(view, []);
  const model = { view, shown: view, screen } as never;
  const meets = { key: "meets", many: 1, subject: "blue" };
  expect(becauseWords(meets, model)).toBe("There you meet Hildegard and can ask.");
  expect(becauseWords({ key: "suspects-left", many: 18 }, model)).toBeUndefined();
  expect(becauseWords({ key: "suspects-left", many: 4 }, model)).toContain("4");
  expect(becauseWords({ key: "choice", many: 1 }, model)).not.toContain("Nothing speaks");
});
