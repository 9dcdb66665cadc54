// A decision that may be taken on the open table, with a look behind one's own door if wanted.

import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { HIDDEN, screenOf, viewOf } from "../../monastery/testing.ts";
import { handoffTo, TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => table.close());

const own = viewOf();
const open = viewOf({ seats: own.seats.map((seat) => ({ ...seat, ...HIDDEN })) });
const asked = screenOf(open, ["end-placement"], {
  seat: null,
  turn: { seat: 1 },
  undo: null,
  handoff: handoffTo(1, { privacy: "may-look", fall: 3 }),
});

test("the table stays, and the question can be answered there", async () => {
  await table.open(monastery, asked);
  expect(table.host.querySelector(".t-door")).toBeNull();
  expect(table.text(".t-prompt")).toContain("Hildegard");
  expect(table.host.querySelector('[data-action="hint"]')).toBeNull();
  table.answers.play = () => screenOf(open, [], { number: 2, seat: null, turn: { seat: 0 } });
  await table.click('[data-action="primary"]');
  expect(table.askedFor("play")?.actions).toEqual(["end-placement"]);
  expect(table.askedFor("lift")).toBeUndefined();
});

test("whoever wants to look first goes to the door, and may come back from it", async () => {
  await table.open(monastery, asked);
  await table.click('[data-action="look"]');
  expect(table.host.querySelector(".table")).toBeNull();
  expect(table.text(".t-door")).toContain("Hildegard");
  await table.click('[data-action="look-not"]');
  expect(table.host.querySelector(".t-door")).toBeNull();
  await table.click('[data-action="look"]');
  table.answers.lift = () => screenOf(own, ["end-placement"], { seat: 1, turn: { seat: 1 } });
  await table.click(".t-latch");
  expect(table.askedFor("lift")).toEqual({ game: "0", seat: 1, fall: 3 });
  expect(table.host.querySelector(".t-door")).toBeNull();
});

test("a PIN forgotten there is told there", async () => {
  const locked = handoffTo(1, { privacy: "may-look", needs_pin: true });
  await table.open(monastery, { ...asked, handoff: locked });
  await table.click('[data-action="look"]');
  table.answers.forget_pin = () => ({ ...asked, handoff: { ...locked, forgotten_ms: 60_000 } });
  await table.click('[data-action="forget-pin"]');
  expect(table.text(".t-witness")).toContain("Hildegard has forgotten the PIN");
});

test("whoever must look finds no way back to the table", async () => {
  const handoff = handoffTo(1);
  await table.open(monastery, { ...asked, actions: null, handoff });
  expect(table.host.querySelector(".table")).toBeNull();
  expect(table.host.querySelector('[data-action="look-not"]')).toBeNull();
});
