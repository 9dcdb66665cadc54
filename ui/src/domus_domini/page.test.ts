// The table of Domus Domini in a page, with a shell of our own.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Event, Forecast, Phase, View } from "../generated/domus_domini.ts";
import type { Screen } from "../shared/commands.ts";
import { framesOf, handoffTo, TestTable } from "../table/testing.ts";
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
    expect(table.text(".t-remark")).toBe(
      "Every watchdog needs a doghouse of its own. The rule: Watchdogs",
    );
  });

  test("asks how much is lent", async () => {
    await at(BUILDING, [{ lend: 3 }, { lend: 4 }, "deliver"]);
    await table.click('[data-hook="lend"]');
    await table.click('[data-answer="lend 4"]');
    expect(played()).toEqual({ lend: 4 });
  });

  test("says before what delivering would come to, and who could beg", async () => {
    const outlook = { letters: 3, denarii: 5, beggars: 2, bare: false };
    await at(BUILDING, ["deliver"], { seats: [houseOf("red", { outlook }), houseOf("blue")] });
    expect(table.text(".d-outlook")).toMatch(
      /\+3\s*\+5\s*2 brothers could be sent to beg from you; you have no dog/,
    );
  });

  test("hires as many as are pointed at", async () => {
    await at(BUILDING, ["hire", "deliver"]);
    expect(table.text('[data-hook="hire 3"]')).toBe("+3");
    expect(table.host.querySelector('[data-hook="hire 4"]')).toBeNull();
    await table.click('[data-hook="hire 2"]');
    expect(table.askedFor("play")?.actions).toEqual(["hire", "hire"]);
  });

  test("what would be built is sketched, and what stands there is drawn", async () => {
    await at(BUILDING, [{ expand: "garden" }, "deliver"]);
    expect(table.host.querySelectorAll('[data-hook="sector garden"] .e-sketch')).toHaveLength(1);
    expect(table.host.querySelector('[data-hook="sector dairy"] .e-sketch')).toBeNull();
    expect(table.host.querySelector('[data-hook="sector dairy"] .e-rope')).not.toBeNull();
  });

  test("the ledgers are read on demand, and stay open while one builds", async () => {
    await at(BUILDING, [{ expand: "dairy" }, "deliver"]);
    expect(table.host.querySelector(".d-ledger")).toBeNull();
    await table.click('[data-action="ledgers"]');
    await table.click('.d-ledger[data-hook="sector dairy"]');
    expect(played()).toEqual({ expand: "dairy" });
    expect(table.host.querySelectorAll(".d-ledger")).toHaveLength(3);
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
  expect(table.text(".d-market .d-caption")).toContain("Beer this round: 30 FU more");
  await table.click('[data-hook="cellerar 7"]');
  expect(table.text(".d-say")).toContain("9 → 2");
  expect(table.text(".d-say")).toContain("0 → 70");
  expect(table.text(".t-primary")).toBe("Employ 7");
  expect(played()).toBeUndefined();
  await table.click('[data-hook="cellerar 7"]');
  expect(played()).toEqual({ employ: 7 });
});

test("whoever has employed somebody is not asked what has one answer", async () => {
  const buying = viewOf({ phase: { part: "buying", seat: 0 } });
  await at({ part: "employing", seat: 0 }, [{ employ: 7 }, "keep-cellerar"]);
  const asked: unknown[] = [];
  table.answers.play = (what) => {
    asked.push(...(what.actions as unknown[]));
    return screenOf(buying, asked.length > 1 ? [] : [{ "buy-vegetables": 0 }], {
      number: 1 + asked.length,
    });
  };
  await table.click('[data-hook="cellerar 7"]');
  await table.click(".t-primary");
  expect(asked).toEqual([{ employ: 7 }, { "buy-vegetables": 0 }]);
});

describe("the end of a round", () => {
  const ROUND: Event[] = [
    { event: "phase-began", phase: 7 },
    { event: "scored", seat: 1, points: 6, because: { road: { fu: 60, doubled: false } } },
    { event: "scored", seat: 0, points: 41, because: { cluny: { doubled: false } } },
    { event: "paid", seat: 1, denarii: 7, because: { place: 1 } },
    { event: "paid", seat: 0, denarii: 5, because: { place: 2 } },
    { event: "ambushed", seat: 1, ransom: "denarii", denarii: 2 },
    { event: "round-began", round: 2 },
  ];

  test("is read before the next one: who stood where, letters, denarii, robbers", async () => {
    const screen = screenOf(viewOf({ phase: { part: "starting", seat: 0, pot: 0 }, round: 2 }), [
      "start",
    ]);
    table.answers.log = () => ({ lines: framesOf(ROUND, screen.view), line: 0 });
    await table.open(domusDomini, screen);
    const rows = [...table.host.querySelectorAll(".d-payday-sheet tbody tr")];
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
    expect(cells).toEqual([
      ["Anselm", "Cluny", "+41", "+5", "–"],
      ["Hildegard", "60", "+6", "+7", "−2"],
    ]);
    await table.click(".d-payday-sheet [data-action=payday-read]");
    expect(table.host.querySelector(".d-payday-sheet")).toBeNull();
    await table.click('[data-hook="card production"]');
    await table.click(".t-card .t-close");
    expect(table.host.querySelector(".d-payday-sheet")).toBeNull();
  });
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

  test("a cart is begged from where it stands", async () => {
    await at({ part: "begging", seat: 0 }, [{ beg: 1 }, "end-begging"], { seats: out });
    expect(table.host.querySelector('[data-hook="cart 0"]')).toBeNull();
    await table.click('[data-hook="cart 1"]');
    expect(table.host.querySelector('[data-hook="cart 1"]')?.getAttribute("aria-pressed")).toBe(
      "true",
    );
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
