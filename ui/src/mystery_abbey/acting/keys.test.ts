// Whoever plays by keys comes to what is asked at once; whoever points stays where they are.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { View } from "../../generated/mystery_abbey.ts";
import { screenOfTwo, settled, TestTable } from "../../table/testing.ts";
import { mysteryAbbey } from "../index.ts";
import { asked, viewOf } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.clear();
  table = new TestTable();
});

afterEach(() => table.close());

const MOVING = screenOfTwo(
  "mystery-of-the-abbey",
  viewOf({ ways: [["crypt"]] } as Partial<View>),
  [{ go: "crypt" }],
  {},
);
const ASKING = screenOfTwo(
  "mystery-of-the-abbey",
  viewOf({
    phase: { part: "asking", seat: 0, of: 1, question: asked({}), occasion: "encounter" },
  } as Partial<View>),
  [{ say: { kind: "count" } }],
  { number: 2, line: 1 },
);

async function goBy(start: () => void): Promise<void> {
  await table.open(mysteryAbbey, MOVING);
  table.answers.play = () => ASKING;
  const room = table.one('[data-hook="room crypt"]') as SVGElement;
  room.focus();
  start();
  room.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
  room.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
  table.one(".t-slips .t-answer");
}

test("a slip that asks has the focus of whoever plays by keys", async () => {
  await goBy(() => {
    table.one(".table").dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  });
  expect(document.activeElement?.matches(".t-slips .t-answer")).toBe(true);
});

test("whoever points keeps the place where they are", async () => {
  await goBy(() => {
    table.one(".table").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  expect(document.activeElement?.matches(".t-slips .t-answer")).toBe(false);
});
