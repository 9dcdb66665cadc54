// The table of Domus Domini in a page, with a shell of our own.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Forecast, Phase, View } from "../generated/domus_domini.ts";
import type { Screen } from "../shared/commands.ts";
import { handoffTo, TestTable } from "../table/testing.ts";
import { domusDomini } from "./index.ts";
import { houseOf, screenOf, viewOf } from "./testing.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.setItem("cloister.guide", '["all"]');
  table = new TestTable();
});

afterEach(() => table.close());

async function at(
  phase: Phase,
  actions: readonly Action[],
  more: Partial<View> = {},
  foreseen: Partial<Screen> = {},
): Promise<void> {
  const screen = { ...screenOf(viewOf({ phase, ...more }), actions), ...foreseen };
  table.answers.play = () => screen;
  await table.open(domusDomini, screen);
}

const BUILDING: Phase = {
  part: "building",
  seat: 0,
  chapel: false,
  doghouse: false,
  saved: false,
  moved: [],
};
const played = () => (table.askedFor("play")?.actions as unknown[] | undefined)?.[0];

describe("building", () => {
  test("raises a sector at one tap, and says before what it costs and brings", async () => {
    await at(BUILDING, [{ expand: "dairy" }, "deliver"]);
    expect(table.text('[data-hook="sector dairy"] .unseen')).toBe(
      "Dairy, level 0, 0 FU; the next level costs 2, your yield 0 → 20",
    );
    await table.click('[data-hook="sector dairy"]');
    expect(played()).toEqual({ expand: "dairy" });
  });

  test("says why not, with the rule", async () => {
    await at(BUILDING, ["deliver"]);
    table.answers.why = () => ({ why: "no-doghouse", rule: "watchdogs" });
    await table.click('[data-hook="buy-dog"]');
    expect(table.askedFor("why")?.actions).toEqual(["buy-dog"]);
    expect(table.text(".t-note")).toBe(
      "Every watchdog needs a doghouse of its own. The rule: Watchdogs",
    );
  });

  test("asks how much is lent", async () => {
    await at(BUILDING, [{ lend: 3 }, { lend: 4 }, "deliver"]);
    await table.click('[data-hook="lend"]');
    await table.click('[data-answer="lend 4"]');
    expect(played()).toEqual({ lend: 4 });
  });

  test("delivers with the button", async () => {
    await at(BUILDING, ["hire", "deliver"]);
    expect(table.text(".t-primary")).toBe("Deliver 0");
    await table.click(".t-primary");
    expect(played()).toBe("deliver");
  });
});

test("a cellerar is shown with money and yield before and after, and employed at the second tap", async () => {
  await at({ part: "employing", seat: 0 }, [{ employ: 7 }, "keep-cellerar"]);
  expect(table.text(".t-primary")).toBe("Go without");
  await table.click('[data-hook="cellerar 7"]');
  expect(table.text(".d-say")).toContain("9 → 2");
  expect(table.text(".d-say")).toContain("0 → 70");
  expect(table.text(".t-primary")).toBe("Employ 7");
  expect(played()).toBeUndefined();
  await table.click('[data-hook="cellerar 7"]');
  expect(played()).toEqual({ employ: 7 });
});

describe("on the road", () => {
  const out = [houseOf("red", { cart: 30 }), houseOf("blue", { cart: 60, dogs: 1, doghouses: 1 })];

  test("a victim answers in the middle of somebody's turn", async () => {
    await at({ part: "defending", seat: 0, attacker: 1 }, [{ defend: "dog" }, { defend: "none" }], {
      seats: out,
    });
    expect(table.text(".t-slip .t-question")).toContain("Hildegard sends somebody to beg from you");
    await table.click(".t-slip .t-answer");
    expect(played()).toEqual({ defend: "dog" });
  });

  test("what begging would do is foreseen, and shown on the road", async () => {
    const begged: Forecast = {
      letters: 1,
      carts: [{ seat: 1, from: 60, to: 30 }],
      more: 0,
      delivery: null,
    };
    const forecasts = [begged, null];
    await at(
      { part: "begging", seat: 0 },
      [{ beg: 1 }, "end-begging"],
      { seats: out },
      { forecasts },
    );
    expect(table.text('[data-hook="beg 1"]')).toContain("60 → 30");
    expect(table.host.querySelector(".d-ghost")).toBeNull();
    await table.click('[data-hook="beg 1"]');
    expect(table.host.querySelectorAll(".d-ghost")).toHaveLength(1);
    await table.click(".t-primary");
    expect(played()).toEqual({ beg: 1 });
  });

  test("a cart is loaded with vegetables and with the Vegetable Cart", async () => {
    const ways = [0, 1, 2].flatMap((vegetables) =>
      // The engine writes the fields in another order.
      [false, true].map((cart): Action => ({ advance: { cart, vegetables } })),
    );
    await at({ part: "advancing", seat: 0 }, ways, { seats: out });
    expect(table.text(".t-primary")).toBe("Stay");
    await table.click('[data-hook="advance 2"]');
    await table.click('[data-hook="cart"]');
    await table.click(".t-primary");
    expect(played()).toEqual({ advance: { vegetables: 2, cart: true } });
  });

  test("another monastery is looked at", async () => {
    await at({ part: "advancing", seat: 0 }, [], { seats: out });
    expect(table.text(".d-house h2")).toBe("Monastery of Anselm");
    await table.click('[data-hook="house 1"]');
    expect(table.text(".d-house h2")).toBe("Monastery of Hildegard");
    await table.click(".d-house .t-close");
    expect(table.text(".d-house h2")).toBe("Monastery of Anselm");
  });
});

test("the device is passed in the middle of a turn, and it is said whose", async () => {
  const view = viewOf({ phase: { part: "defending", seat: 0, attacker: 1 } });
  const handoff = handoffTo(0, { privacy: "open" });
  await table.open(domusDomini, screenOf(view, [{ defend: "none" }], { handoff }));
  expect(table.text("#pass-why")).toContain("In the middle of Hildegard’s turn");
});
