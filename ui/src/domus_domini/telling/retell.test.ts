import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVERY_EVENT, houseOf, NO_YIELD, viewOf } from "../testing.ts";
import type { Event, View } from "../view.ts";
import { retell } from "./retell.ts";

const told = (view: View, ...events: readonly Event[]): View => events.reduce(retell, view);

test("a whole game retold comes to what the engine shows", () => {
  const { first, parts } = JSON.parse(readFileSync("../tests/told/domus_domini.json", "utf8")) as {
    first: View;
    parts: { told: Event[]; then: Partial<View> }[];
  };
  expect(parts.length).toBeGreaterThan(5);
  let view = first;
  for (const { told: events, then } of parts) {
    view = told(view, ...events);
    expect(view).toMatchObject(then);
  }
});

test("no event is too much for any view", () => {
  for (const event of EVERY_EVENT) expect(() => retell(viewOf(), event)).not.toThrow();
});

test("a sector rises and is paid for, and the yield with it", () => {
  const view = told(
    viewOf(),
    { event: "expanded", seat: 0, sector: "brewery", level: 1, denarii: 2 },
    { event: "expanded", seat: 0, sector: "brewery", level: 2, denarii: 3 },
  );
  expect(view.seats[0]).toMatchObject({ denarii: 4, yield: { brewery: 40, total: 40 } });
  expect(view.seats[0]?.sectors[2]).toMatchObject({ level: 2, fu: 40, full: false });
  const full = told(view, { event: "inherited", seat: 0, sector: "garden", level: 4 });
  expect(full.seats[0]?.sectors[0]).toMatchObject({ level: 4, fu: 60, full: true, next: null });
});

test("cellerars are taken, changed and given back", () => {
  const view = told(viewOf(), {
    event: "employed",
    seat: 0,
    cellerar: 7,
    "instead-of": null,
    denarii: 7,
  });
  expect(view.seats[0]).toMatchObject({ cellerar: 7, denarii: 2, yield: { cellerar: 40 } });
  expect(view.cellerars[1]?.held).toBe(0);
  const changed = told(view, {
    event: "employed",
    seat: 0,
    cellerar: 1,
    "instead-of": 7,
    denarii: -6,
  });
  expect(changed.cellerars.map(({ held }) => held)).toEqual([0, null]);
  expect(changed.seats[0]).toMatchObject({ denarii: 8, yield: { cellerar: 10, total: 10 } });
  const none = told(changed, { event: "given-up", seat: 0, cellerar: 1, denarii: 1 });
  expect(none.seats[0]).toMatchObject({ cellerar: null, denarii: 9, yield: { total: 0 } });
});

test("brothers are hired, pray, work, come home and leave, and none is lost", () => {
  const view = told(
    viewOf(),
    { event: "hired", seat: 0 },
    { event: "chapel-built", seat: 0, level: 1, denarii: 3 },
    { event: "prayed", seat: 0, level: 1 },
    { event: "sent-to-fields", seat: 0 },
  );
  expect(view.seats[0]).toMatchObject({ brothers: 1, fields: 2, vegetables: 5 });
  expect(view.seats[0]?.chapel).toMatchObject({ level: 1, praying: [true] });
  expect(view.seats[0]?.yield.chapel).toBe(10);
  expect(view.supply.brothers).toBe(7);
  const home = told(view, { event: "came-home", seat: 0, brothers: 2, vegetables: 1, left: 0 });
  expect(home.seats[0]).toMatchObject({ brothers: 3, fields: 0, vegetables: 6 });
  const fed = told(home, { event: "fed", seat: 0, brothers: 1, vegetables: 1, left: 2 });
  expect(fed.seats[0]).toMatchObject({ brothers: 1, vegetables: 5 });
  expect(fed.supply.brothers).toBe(9);
});

test("who finds the monastery full goes to the chapel, the highest place first", () => {
  const chapel = { level: 2, letters: 7, praying: [false, false], next: null };
  const full = viewOf({ seats: [houseOf("red", { brothers: 6, fields: 2, chapel })] });
  const home = told(full, { event: "came-home", seat: 0, brothers: 2, vegetables: 0, left: 1 });
  expect(home.seats[0]?.chapel.praying).toEqual([false, true]);
  expect(home.supply.brothers).toBe(9);
});

test("carts go, fall back and come home, and guards are used up", () => {
  const out = told(
    viewOf({ seats: [houseOf("red"), houseOf("blue", { dogs: 1, doghouses: 1 })] }),
    { event: "delivered", seat: 1, yield: { ...NO_YIELD, total: 60 }, space: 60, cluny: false },
    { event: "begged", seat: 0, against: 1 },
    { event: "warded-off", seat: 1, with: "dog" },
    { event: "fell-back", seat: 1, from: 60, to: 30 },
    { event: "advanced", seat: 1, vegetables: 2, cart: true, from: 30, to: 80, cluny: false },
  );
  expect(out.seats[1]).toMatchObject({ cart: 80, dogs: 0, vegetables: 4 });
  expect(out.seats[0]?.brothers).toBe(2);
  expect(out.supply).toMatchObject({ dogs: 13, brothers: 9 });
  const next = told(out, { event: "round-began", round: 2 });
  expect(next).toMatchObject({ round: 2, production: null });
  expect(next.seats[1]?.cart).toBeNull();
});

test("money comes and goes", () => {
  const view = told(
    viewOf(),
    { event: "start-passed", seat: 0, to: 1, pot: 1 },
    { event: "started", seat: 1, pot: 1 },
    { event: "lent", seat: 0, denarii: 6 },
    { event: "loan-returned", seat: 0, interest: 2, denarii: 6 },
    { event: "paid", seat: 0, denarii: 7, because: { place: 1 } },
    { event: "ambushed", seat: 0, ransom: "denarii", denarii: 2 },
  );
  expect(view.seats[0]).toMatchObject({ denarii: 15, lent: 0 });
  expect(view.seats[1]?.denarii).toBe(10);
  expect(view.starter).toBe(1);
});
