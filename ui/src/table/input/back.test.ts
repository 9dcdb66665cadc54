// Back at the table: one thing is laid aside at a time, and the table is not left by a slip.

import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { screenOf, viewOf } from "../../monastery/testing.ts";
import { handoffTo, TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => {
  table.close();
  document.body.replaceChildren();
});

const playing = screenOf(viewOf(), ["end-placement"], { seat: 0, turn: { seat: 0 } });
const question = () => document.querySelector("dialog");

test("a panel is closed before anything is asked", async () => {
  await table.open(monastery, playing);
  await table.click('[data-action="menu"]');
  table.one(".t-menu");
  expect(table.laid.stepBack()).toBe(true);
  expect(table.host.querySelector(".t-menu")).toBeNull();
  expect(question()).toBeNull();
  expect(table.laid.stepBack()).toBe(true);
  expect(question()?.textContent).toContain("The game is saved");
});

test("a game that is not saved says so before it is left", async () => {
  const saving = { state: "not-saved", reason: "disk-full", detail: "" } as const;
  await table.open(monastery, { ...playing, saving });
  table.laid.stepBack();
  expect(question()?.textContent).toContain("is not saved");
});

test("at the door it asks, too, and opens nothing", async () => {
  await table.open(monastery, { ...playing, seat: null, actions: null, handoff: handoffTo(1) });
  table.laid.stepBack();
  expect(question()).not.toBeNull();
  table.one(".t-door");
});

test("whoever came to the door to look goes back to the open table", async () => {
  const handoff = handoffTo(1, { privacy: "may-look" });
  await table.open(monastery, { ...playing, seat: null, turn: { seat: 1 }, handoff });
  await table.click('[data-action="look"]');
  table.one(".t-door");
  table.laid.stepBack();
  expect(table.host.querySelector(".t-door")).toBeNull();
  expect(question()).toBeNull();
});
