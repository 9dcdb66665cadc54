// The page with a shell of our own: what is drawn, and what is asked.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { speak } from "../shared/words.ts";
import { Parlour, settled } from "../table/testing.ts";
import { monastery } from "./index.ts";
import { pieceOf, screenOf, sightOf } from "./testing.ts";
import type { Action } from "./view.ts";

let parlour: Parlour;

beforeEach(() => {
  parlour = new Parlour();
});

afterEach(() => parlour.close());

const sight = sightOf({
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
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    expect(parlour.host.querySelectorAll(".t-tile.offered")).toHaveLength(1);
    expect(parlour.host.querySelectorAll(".t-walker")).toHaveLength(1);
    expect(parlour.host.querySelectorAll(".t-gap-open")).toHaveLength(1);
    for (const button of parlour.host.querySelectorAll('button, [role="button"]')) {
      const name = button.getAttribute("aria-label") ?? button.textContent?.trim();
      expect(name, button.outerHTML.slice(0, 120)).toBeTruthy();
    }
    expect(parlour.host.querySelectorAll("[style], style").length).toBeLessThanOrEqual(1);
    expect(parlour.host.textContent).not.toMatch(/undefined|NaN|\bask-|\bdo-/);
  });

  test("has one stop of the Tab key on the board", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    const stops = parlour.host.querySelectorAll('.t-board [role="button"][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  test("places a tile by tile, place and confirmation", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    parlour.answers.play = () => screenOf(sight, ["end-placement"], { number: 2 });
    await parlour.click(".t-tile.offered");
    await parlour.click(".m-legal");
    expect(parlour.host.querySelector(".m-ghost")).not.toBeNull();
    expect(parlour.askedFor("play")).toBeUndefined();
    await parlour.click(".m-ghost");
    expect(parlour.askedFor("play")).toMatchObject({
      number: 1,
      action: { place: { tile: "forge", at: [0, -1], turn: 0 } },
    });
  });

  test("says why not, with the rule", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    parlour.answers.why = () => {
      throw { kind: "refused", detail: "", refusal: { why: "not-joined", rule: "tile-placement" } };
    };
    await parlour.click(".t-tile:not(.offered)");
    expect(parlour.host.querySelector(".t-note")?.textContent).toContain("joined");
    expect(parlour.host.querySelector(".t-note")?.textContent).toContain("Laying a tile");
  });

  test("says why nothing can be taken back", async () => {
    const undo = { can: false, barrier: "chance", redo: false };
    await parlour.open(monastery, screenOf(sight, ACTIONS, { undo }));
    parlour.host.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settled();
    expect(parlour.host.querySelector(".t-note")?.textContent).toContain("Something was drawn");
  });

  test("tells a newcomer once what it is about", async () => {
    localStorage.clear();
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    for (const key of ["aim", "place"]) {
      expect(parlour.host.querySelector(".t-guide")?.getAttribute("data-guide")).toBe(key);
      await parlour.click('[data-action="guide-done"]');
    }
    expect(parlour.host.querySelector(".t-guide")).toBeNull();
  });

  test("gives advice, and says what speaks for it", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    parlour.answers.hint = () => ({
      action: ACTIONS[2],
      plan: [],
      because: [
        { key: "points-now", many: 4 },
        { key: "unheard-of", many: 1 },
      ],
    });
    await parlour.click('[data-action="hint"]');
    expect(parlour.host.querySelector(".t-note")?.textContent?.trim().replace(/\s+/g, " ")).toBe(
      "A brother would place the Forge where you see it. This turn can then score 4 points.",
    );
    expect(parlour.host.querySelector(".m-ghost")).not.toBeNull();
  });

  test("seats a bot for somebody who leaves, and gives the seat back", async () => {
    const screen = screenOf(sight, ACTIONS);
    await parlour.open(monastery, screen);
    await parlour.click('[data-action="menu"]');
    const [first, second] = screen.players;
    if (!first || !second) throw new Error("two sit there");
    const away = { ...second, person: false, absent: true, level: "abbot" };
    parlour.answers.seat_bot = () => ({ ...screen, number: 2, players: [first, away] });
    await parlour.click('.t-player:nth-child(2) [data-level="abbot"]');
    expect(parlour.askedFor("seat_bot")).toMatchObject({
      number: 1,
      seat: 1,
      level: "abbot",
    });
    expect(parlour.host.querySelector(".t-player:nth-child(2)")?.textContent).toContain("an Abbot");
    parlour.answers.seat_person = () => ({ ...screen, number: 3 });
    await parlour.click('[data-action="seat-person"]');
    expect(parlour.askedFor("seat_person")).toMatchObject({ seat: 1 });
    expect(parlour.host.querySelector('[data-action="seat-person"]')).toBeNull();
  });

  test("takes keys wherever the focus is", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    await parlour.click(".t-tile.offered");
    expect(parlour.host.querySelector(".m-legal")).not.toBeNull();
    expect(parlour.laid.key(new KeyboardEvent("keydown", { key: "Escape" }))).toBe(true);
    expect(parlour.host.querySelector(".m-legal")).toBeNull();
  });

  test("speaks another language on the spot", async () => {
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    speak("fr");
    parlour.laid.redraw();
    expect(parlour.host.querySelector(".t-primary")?.textContent).toContain("Terminer");
  });
});
