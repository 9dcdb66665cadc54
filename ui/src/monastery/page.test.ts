// The page with a shell of our own: what is drawn, and what is asked.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action } from "../generated/monastery.ts";
import { setLanguage } from "../shared/words.ts";
import { settled, TestTable } from "../table/testing.ts";
import { monastery } from "./index.ts";
import { pieceOf, screenOf, viewOf } from "./testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => table.close());

const view = viewOf({
  pieces: [
    pieceOf({ constructed: true, standing: [1, 1] }),
    pieceOf({ piece: 1, tile: "kitchen", at: [3, 0], boxes: [null, 1, null] }),
  ],
});
const ACTIONS: readonly Action[] = [
  "end-placement",
  "exchange",
  { place: { tile: "forge", at: [0, -1], turn: 0 } },
  { move: { from: { on: 0 }, to: { on: 1, box: 0 }, cost: 1 } },
];

describe("the table", () => {
  test("offers what can be done on the thing itself, each with a name", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    expect(table.host.querySelectorAll(".m-hand-tile.offered")).toHaveLength(1);
    expect(table.host.querySelectorAll(".m-walker")).toHaveLength(1);
    expect(table.host.querySelectorAll(".m-gap-open")).toHaveLength(1);
    for (const button of table.host.querySelectorAll('button, [role="button"]')) {
      const name = button.getAttribute("aria-label") ?? button.textContent?.trim();
      expect(name, button.outerHTML.slice(0, 120)).toBeTruthy();
    }
    expect(table.host.querySelectorAll("[style], style").length).toBeLessThanOrEqual(1);
    expect(table.host.textContent).not.toMatch(/undefined|NaN|\bask-|\bdo-/);
  });

  test("has one stop of the Tab key on the board", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    const stops = table.host.querySelectorAll('.m-board [role="button"][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  test("places a tile by tile, place and confirmation", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    table.answers.play = () => screenOf(view, ["end-placement"], { number: 2 });
    await table.click(".m-hand-tile.offered");
    await table.click(".m-legal");
    expect(table.host.querySelector(".m-ghost")).not.toBeNull();
    expect(table.askedFor("play")).toBeUndefined();
    await table.click(".m-ghost");
    expect(table.askedFor("play")).toMatchObject({
      number: 1,
      actions: [{ place: { tile: "forge", at: [0, -1], turn: 0 } }],
    });
  });

  test("says why not, with the rule", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    const refused = { why: "not-joined", rule: "tile-placement" };
    table.answers.why = ({ actions }) => (actions as unknown[]).map(() => refused);
    await table.click(".m-hand-tile:not(.offered)");
    expect(table.host.querySelector(".t-note")?.textContent).toContain("joined");
    expect(table.host.querySelector(".t-note")?.textContent).toContain("Laying a tile");
    expect(table.asked.filter(([command]) => command === "why")).toHaveLength(1);
  });

  test("says why nothing can be taken back", async () => {
    const undo = { can: false, barrier: "chance", redo: false } as const;
    await table.open(monastery, screenOf(view, ACTIONS, { undo }));
    table.host.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settled();
    expect(table.host.querySelector(".t-note")?.textContent).toContain("Something was drawn");
  });

  test("tells a newcomer once what it is about", async () => {
    localStorage.clear();
    await table.open(monastery, screenOf(view, ACTIONS));
    for (const key of ["aim", "place"]) {
      expect(table.host.querySelector(".t-guide")?.getAttribute("data-guide")).toBe(key);
      await table.click('[data-action="guide-done"]');
    }
    // It keeps its room, so that the board lies still, until somebody wants no more of it.
    expect(table.host.querySelector(".t-guide")?.classList.contains("t-guide-read")).toBe(true);
    await table.click('[data-action="guide-off"]');
    expect(table.host.querySelector(".t-guide")).toBeNull();
  });

  test("gives advice, and says what speaks for it", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    table.answers.hint = () => ({
      action: ACTIONS[2],
      plan: [],
      because: [
        { key: "points-now", many: 4 },
        { key: "unheard-of", many: 1 },
      ],
    });
    await table.click('[data-action="hint"]');
    expect(table.host.querySelector(".t-note")?.textContent?.trim().replace(/\s+/g, " ")).toBe(
      "A brother would place the Forge where you see it. This turn can then score 4 points.",
    );
    expect(table.host.querySelector(".m-ghost")).not.toBeNull();
  });

  test("seats a bot for somebody who leaves, and gives the seat back", async () => {
    const screen = screenOf(view, ACTIONS);
    await table.open(monastery, screen);
    await table.click('[data-action="menu"]');
    const [first, second] = screen.players;
    if (!first || !second) throw new Error("two sit there");
    const away = { ...second, person: false, absent: true, level: "abbot" };
    table.answers.seat_bot = () => ({ ...screen, number: 2, players: [first, away] });
    await table.click('.t-player:nth-child(2) [data-level="abbot"]');
    expect(table.askedFor("seat_bot")).toMatchObject({
      number: 1,
      seat: 1,
      level: "abbot",
    });
    expect(table.host.querySelector(".t-player:nth-child(2)")?.textContent).toContain("an Abbot");
    table.answers.seat_person = () => ({ ...screen, number: 3 });
    await table.click('[data-action="seat-person"]');
    expect(table.askedFor("seat_person")).toMatchObject({ seat: 1 });
    expect(table.host.querySelector('[data-action="seat-person"]')).toBeNull();
  });

  test("takes keys wherever the focus is", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    await table.click(".m-hand-tile.offered");
    expect(table.host.querySelector(".m-legal")).not.toBeNull();
    expect(table.laid.key(new KeyboardEvent("keydown", { key: "Escape" }))).toBe(true);
    expect(table.host.querySelector(".m-legal")).toBeNull();
  });

  test("speaks another language on the spot", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    setLanguage("fr");
    table.laid.redraw();
    expect(table.host.querySelector(".t-primary")?.textContent).toContain("Terminer");
  });
});
