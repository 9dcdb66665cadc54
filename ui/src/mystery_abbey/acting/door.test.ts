// The door says of the one before what they have done: after a vow of silence nobody has ended a turn.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { View } from "../../generated/mystery_abbey.ts";
import { handoffTo, screenOfTwo, TestTable } from "../../table/testing.ts";
import { mysteryAbbey } from "../index.ts";
import { viewOf } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.clear();
  table = new TestTable();
});

afterEach(() => table.close());

const door = (phase: object) =>
  screenOfTwo("mystery-of-the-abbey", viewOf({ phase: phase as View["phase"], player: 1 }), [], {
    ...{ seat: null, turn: { seat: 1 }, handoff: handoffTo(1) },
    undo: { can: true, barrier: null, redo: false, passed: 0 } as never,
  });

test("after an answer the last step is taken back", async () => {
  await table.open(mysteryAbbey, door({ part: "acting", seat: 1, done: false }));
  expect(table.text('[data-action="take-back"]')).toBe("Anselm wants to take the last step back");
});

test("after a turn its end is undone", async () => {
  await table.open(mysteryAbbey, door({ part: "moving", seat: 1 }));
  expect(table.text('[data-action="take-back"]')).toContain("undo the end of the turn");
});
