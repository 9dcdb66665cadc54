// What one's own doing has told lies on the table until it is read, and is not told again as if it had been missed.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action, Event, Sheet, View } from "../../generated/mystery_abbey.ts";
import { changeSettings } from "../../shared/settings.ts";
import { framesOf, screenOfTwo, settled, TestTable } from "../../table/testing.ts";
import { mysteryAbbey } from "../index.ts";
import { HOODED, seatOf, viewOf } from "../testing.ts";

let table: TestTable;

beforeEach(async () => {
  localStorage.clear();
  table = new TestTable();
  table.answers.set_settings = ({ settings }) => settings;
  await changeSettings({ pace: "at-once", motion: "none" });
});

afterEach(() => table.close());

const sheet = (left: number): Sheet =>
  ({
    ...{ seen: [], crossed: [], changed: [], sights: [], taken: null, given: [], received: [] },
    proved: { culprits: Array.from({ length: left }, () => "odo"), places: [] },
  }) as unknown as Sheet;

const tableOf = (phase: View["phase"], left = 18, more: Partial<View> = {}): View =>
  viewOf({
    phase,
    help: "inference",
    seats: [
      seatOf("red", "cell-1", {
        hand: { seen: [] },
        kept: { seen: [] },
        sheet: { seen: sheet(left) },
      }),
      seatOf("blue", "cell-3"),
      seatOf("green", "cell-2"),
    ],
    ...more,
  });

const asking = tableOf({
  ...{ part: "asking", seat: 0, of: 1, occasion: "encounter" },
  question: HOODED,
} as View["phase"]);
const asksPhase = {
  ...{ part: "answering", seat: 1, asker: 0, question: HOODED, forced: false },
  occasion: "encounter",
} as View["phase"];
const answering = tableOf(asksPhase, 18, { answer: null });
const ended = (left: number) =>
  tableOf({ part: "acting", seat: 0, done: true } as View["phase"], left);
const asked: Event = { event: "asked", asker: 0, seat: 1, question: HOODED };
const screenOf = (view: View, actions: readonly Action[], more: object) =>
  screenOfTwo("mystery-of-the-abbey", view, actions, more);

/** The question is put, and somebody else brings the answer. */
async function askAndHear(...answers: readonly Event[]): Promise<void> {
  await table.open(mysteryAbbey, screenOf(asking, ["put"], { line: 0 }));
  const play = { number: 2, line: 1, turn: { seat: 1 }, frames: framesOf([asked], answering) };
  table.answers.play = () => screenOf(answering, [], play);
  await table.click('[data-answer="put"]');
  expect(table.host.querySelector(".t-learnt")).toBeNull();
  const view = ended(13);
  const frames = framesOf(answers, view, 1).map((frame) => ({ ...frame, by: 1 }));
  const next = { number: 3, line: 1 + answers.length, frames };
  table.answers.screen = () => screenOf(view, ["end-turn"], next);
  table.heard["table-changed"]?.({ game: "0", number: 3 });
  await settled();
}

test("the answer to one's own question stands there with the question, until it is read", async () => {
  await askAndHear({ event: "answered", seat: 1, question: HOODED, answer: { number: 3 } });
  expect(table.text(".t-learnt h2")).toBe("You asked Hildegard");
  expect(table.text(".t-learnt-question")).toBe("How many hooded monks do you hold?");
  expect(table.text(".t-learnt-said")).toBe("Three");
  expect(table.text(".t-learnt")).toContain("rules out 5 suspects: 13 can still");
  await table.click('[data-action="learnt-done"]');
  expect(table.host.querySelector(".t-learnt")).toBeNull();
  expect(table.host.querySelector(".t-meanwhile"), "nothing of it was missed").toBeNull();
});

test("silence is an answer, too", async () => {
  await askAndHear({ event: "kept-silence", seat: 1 });
  expect(table.text(".t-learnt-said")).toBe("Keeps silence");
});

test("what is answered for somebody who must stands there with the question, and is not told twice", async () => {
  await askAndHear(
    { event: "answered", seat: 1, question: HOODED, answer: { number: 3 } },
    { event: "asked", asker: 1, seat: 0, question: HOODED },
    { event: "answered", seat: 0, question: HOODED, answer: { number: 2 } },
  );
  expect(table.text(".t-learnt h2")).toBe("You asked Hildegard");
  await table.click('[data-action="learnt-done"]');
  expect(table.text(".t-learnt h2")).toBe("Hildegard asked you");
  expect(table.text(".t-learnt-question")).toBe("How many hooded monks do you hold?");
  expect(table.text(".t-learnt-said")).toBe("Two");
  await table.click('[data-action="learnt-done"]');
  expect(table.host.querySelector(".t-learnt, .t-meanwhile")).toBeNull();
});

test("a book that one draws is shown at once, with what it does", async () => {
  await table.open(mysteryAbbey, screenOf(ended(18), ["end-turn"], { line: 0 }));
  const book = { seen: "rule-of-obedience" } as const;
  const drawn: Event[] = [
    { event: "book-drawn", seat: 0, book },
    { event: "book-kept", seat: 0, book },
  ];
  table.answers.play = () => {
    const frames = [{ line: 0, by: 0, events: drawn, view: ended(18) }];
    return screenOf(ended(18), ["end-turn"], { number: 2, line: 1, frames });
  };
  await table.click('[data-action="primary"]');
  expect(table.text(".t-learnt-said")).toBe("Rule of Obedience");
  expect(table.text(".t-learnt")).toContain("You keep it in secret");
  expect(table.host.querySelector(".t-remark")).toBeNull();
  expect(table.host.querySelector(".t-meanwhile")).toBeNull();
});

test("who looks at a sheet reads it, and who loses a card is told", async () => {
  await askAndHear(
    {
      ...{ event: "sheet-seen", of: 1, to: 0 },
      ...{ seen: { seen: ["odo", "felix"] }, crossed: { seen: ["guy"] } },
    },
    { event: "card-moved", from: 0, to: 1, card: { seen: "remi" }, because: "confession" },
  );
  expect(table.text(".t-learnt h2")).toBe("The sheet of Hildegard");
  expect(table.text(".t-learnt-said")).toContain("Odo");
  expect(table.text(".t-learnt")).toContain("Guy");
  await table.click('[data-action="learnt-done"]');
  expect(table.text(".t-learnt h2")).toBe("Hildegard takes from your hand");
  expect(table.text(".t-learnt-said")).toContain("Remi");
});

test("what everybody says stands there as a whole", async () => {
  const said = { event: "told", scope: "seen", filter: HOODED.filter } as const;
  const events: Event[] = [
    { event: "named", seat: 0, named: "hooded" },
    { ...said, seat: 1, many: 2 },
    { ...said, seat: 2, many: 5 },
  ];
  await table.open(mysteryAbbey, screenOf(ended(18), ["end-turn"], { line: 0 }));
  const frames = [{ line: 0, by: 0, events, view: ended(18) }];
  table.answers.play = () => screenOf(ended(18), ["end-turn"], { number: 2, line: 1, frames });
  await table.click('[data-action="primary"]');
  expect(table.host.querySelectorAll(".t-learnt p")).toHaveLength(2);
  await table.click('[data-action="learnt-done"]');
  expect(table.host.querySelector(".t-learnt")).toBeNull();
});

test("what others ask one another is none of it", async () => {
  await askAndHear(
    { event: "asked", asker: 1, seat: 2, question: HOODED },
    { event: "answered", seat: 2, question: HOODED, answer: { number: 1 } },
  );
  expect(table.host.querySelector(".t-learnt")).toBeNull();
  expect(table.host.querySelector(".t-meanwhile")).not.toBeNull();
});

test("a word of the referee lies above what is to be chosen, not in its place", async () => {
  await table.open(mysteryAbbey, screenOf(ended(18), ["end-turn"], { line: 0 }));
  const nothing: Event = { event: "nothing-to-draw", seat: 0, from: 1 };
  table.answers.play = () => {
    const frames = framesOf([nothing], asking);
    return screenOf(asking, ["ask-nothing"], { number: 2, line: 1, frames });
  };
  await table.click('[data-action="primary"]');
  expect(table.host.querySelector(".t-remark")).not.toBeNull();
  table.one('[data-answer="ask-nothing"]');
});

test("whoever has answered is asked at once what they ask back", async () => {
  const own = { ...asksPhase, seat: 0, asker: 1 } as View["phase"];
  const forced = tableOf(own, 18, { answer: null });
  const back = tableOf({ ...asking.phase, occasion: "return" } as View["phase"]);
  await table.open(mysteryAbbey, screenOf(forced, ["answer"], { line: 0 }));
  const said: Event = { event: "answered", seat: 0, question: HOODED, answer: { number: 3 } };
  table.answers.play = () =>
    screenOf(back, ["ask-nothing"], { number: 2, line: 1, frames: framesOf([said], back) });
  await table.click("[data-answer='\"answer\"']");
  expect(table.host.querySelector(".t-remark, .t-learnt")).toBeNull();
  table.one('[data-answer="ask-nothing"]');
});
