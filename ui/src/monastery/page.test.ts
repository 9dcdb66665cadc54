// The page with a shell of our own: what is drawn, and what is asked.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Event, RoundForecast } from "../generated/monastery.ts";
import { fitting, settle } from "../seats/levels.ts";
import type { Line } from "../shared/commands.ts";
import { setLanguage } from "../shared/words.ts";
import { haveRead } from "../table/render/guide.ts";
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
    table.answers.why = () => refused;
    await table.click(".m-hand-tile:not(.offered)");
    expect(table.host.querySelector(".t-remark")?.textContent).toContain("joined");
    expect(table.host.querySelector(".t-remark")?.textContent).toContain("Laying a tile");
    expect(table.asked.filter(([command]) => command === "why")).toHaveLength(1);
  });

  test("says why nothing can be taken back", async () => {
    const undo = { can: false, barrier: "chance", redo: false } as const;
    await table.open(monastery, screenOf(view, ACTIONS, { undo }));
    table.host.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settled();
    expect(table.host.querySelector(".t-remark")?.textContent).toContain("Something was drawn");
  });

  test("tells a newcomer once what it is about", async () => {
    localStorage.clear();
    await table.open(monastery, screenOf(view, ACTIONS));
    for (const key of ["aim", "place"]) {
      expect(table.host.querySelector(".t-guide")?.getAttribute("data-guide")).toBe(key);
      await table.click('[data-action="guide-done"]');
    }
    // What was read stays there in soft ink, so that the board lies still; with everything read the room is given back.
    expect(table.one(".t-guide").matches(".t-guide-read")).toBe(true);
    expect(table.text(".t-guide p")).toContain("Lay one tile");
    expect(table.host.querySelector('[data-action="guide-done"]')).toBeNull();
    for (const key of monastery.acting.guides ?? []) haveRead(monastery, key);
    await table.click(".m-hand-tile.offered");
    expect(table.host.querySelector(".t-guide")).toBeNull();
  });

  test("says what a tile in hand does, and what it brings to lay it there", async () => {
    const place: Action = { place: { tile: "dovecote", at: [0, -1], turn: 0 } };
    const seats = view.seats.map((one, n) =>
      n === 0 ? { ...one, tiles: { seen: ["dovecote"] } } : one,
    );
    const held = { ...view, seats } as unknown as typeof view;
    const forecast = { points: 0, blessings: 2, total: null, gives_up: null, round: null };
    await table.open(
      monastery,
      screenOf(held, ["end-placement", place], { forecasts: [null, forecast] }),
    );
    expect(table.host.querySelector(".m-held-about")).toBeNull();
    await table.click(".m-hand-tile.offered");
    expect(table.text(".m-held-about")).toContain("it gives a blessing for each neighbour");
    await table.click(".m-legal");
    expect(table.text(".t-prompt")).toContain("2 blessings for you: place it here");
  });

  test("leaves the board in sight when nothing can be bought", async () => {
    const phase = { part: "collecting", seat: 0, points: 3 } as const;
    const collecting = { ...view, phase } as unknown as typeof view;
    const chooses = () => table.one(".table").matches(".t-choosing");
    await table.open(monastery, screenOf(collecting, ["end-scoring"]));
    expect(chooses()).toBe(false);
    const letter: Action = { "collect-letter": { from: 0, strip: 0 } };
    await table.open(monastery, screenOf(collecting, ["end-scoring", letter]));
    expect(chooses()).toBe(true);
  });

  test("advice of which nothing speaks for the first step says what it leads to", async () => {
    await table.open(monastery, screenOf(view, ACTIONS));
    const later = [{ key: "points-now", many: 4 }];
    table.answers.hint = () => ({ action: ACTIONS[2], plan: [], because: [], later });
    await table.click('[data-action="hint"]');
    expect(table.text(".t-remark")).toContain("leads to more: This turn can then score 4");
  });

  test("says before the placement is ended what the round would score, and what others could do", async () => {
    const round: RoundForecast = {
      points: 5,
      gains: [{ points: 5, because: { prayer: 0 } }],
      followed: true,
      rivals: [{ seat: 1, to: 0, points: 0 }],
    };
    const forecast = { points: 0, blessings: 0, total: null, gives_up: null, round };
    const forecasts = ACTIONS.map((action) => (action === "end-placement" ? forecast : null));
    await table.open(monastery, screenOf(view, ACTIONS, { forecasts }));
    expect(table.text(".m-preview-line")).toBe("As it lies, you would score 5 points.");
    await table.click(".m-preview-line");
    expect(table.text(".m-preview-gains")).toContain("5");
    expect(table.text(".m-preview-rivals")).toBe(
      "One walk by Hildegard to the Abbey would leave you nothing.",
    );
  });

  test("counts what the total will bring, as the button does", async () => {
    const phase = { part: "scoring", seat: 0, points: 2, prayed: true, used: [] } as const;
    const scoring = { ...view, phase } as unknown as typeof view;
    const forecast = { points: 3, blessings: 0, total: 5, gives_up: null, round: null };
    const running_sum = [{ event: "scored", seat: 0, points: 2, because: { boxes: 0 } }];
    await table.open(
      monastery,
      screenOf(scoring, ["total"], { forecasts: [forecast], running_sum } as object),
    );
    expect(table.text(".t-tally")).toContain("not yet counted3");
    expect(table.text(".t-tally p")).toContain("5");
    expect(table.text(".t-primary")).toBe("Total: 5");
  });

  test("asks in a scoring only for what there is", async () => {
    const phase = { part: "scoring", seat: 0, points: 3, prayed: false, used: [] } as const;
    const asked = async (actions: readonly Action[], prayed = false) => {
      const almonry = pieceOf({ piece: 2, tile: "almonry", at: [3, 1], constructed: true });
      const pieces = [...view.pieces, almonry];
      const scoring = { ...view, pieces, phase: { ...phase, prayed } } as unknown as typeof view;
      await table.open(monastery, screenOf(scoring, ["total", ...actions]));
      return table.text(".t-prompt");
    };
    expect(await asked([])).toContain("3 points so far; now total");
    expect(await asked([{ pray: 1 }])).toContain("one monk may pray, then total");
    expect(await asked([{ pray: 0 }, { pray: 1 }])).toContain("choose where");
    expect(await asked([{ pray: 1 }, "almonry"])).toContain("pray or use your tiles");
    expect(await asked(["almonry"], true)).toContain("use your tiles, then total");
    expect(await asked([], true)).toContain("your prayer is said");
  });

  test("on a device that lies flat one's tiles lie face down, and are held open", async () => {
    localStorage.setItem("cloister.sides", JSON.stringify({ turns: true, sides: [] }));
    await table.open(monastery, screenOf(view, ACTIONS));
    const hand = () => table.one(".t-shelf .m-hand");
    expect(hand().innerHTML).not.toContain("forge");
    expect(hand().innerHTML).not.toContain("Forge");
    expect(table.host.querySelector(".t-purse")?.innerHTML).not.toContain("blessing");
    table.one(".m-peek").dispatchEvent(new Event("pointerdown"));
    expect(hand().innerHTML).toContain("Forge");
    table.one(".m-peek").dispatchEvent(new Event("pointerup"));
    expect(hand().innerHTML).not.toContain("Forge");
    // Whoever knows where it lies can take it up without showing it first.
    await table.click(".m-face-down");
    expect(table.host.querySelector(".m-face-down[aria-pressed='true']")).not.toBeNull();
    localStorage.removeItem("cloister.sides");
  });

  test("why a bot did something is told to whoever asks", async () => {
    const placed: Event = {
      ...{ event: "placed", seat: 1, tile: "mill" },
      ...{ piece: 1, at: [0, -1], turn: 0 },
    };
    const because = [
      { key: "points-now", many: 3 },
      { key: "tile-exchanged", many: 4 },
    ];
    const lines: Line[] = [{ line: 0, by: 1, bot: true, because, events: [placed] }];
    table.answers.log = () => ({ from: 0, line: 1, lines });
    await table.open(monastery, screenOf(view, ACTIONS, { line: 1 }));
    await table.click('[data-action="log"]');
    expect(table.text(".t-log .t-why p")).toBe(
      "Hildegard can score 3 points with it in this round.",
    );
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
      later: [{ key: "letters-own", many: 2 }],
    });
    await table.click('[data-action="hint"]');
    expect(table.host.querySelector(".t-remark")?.textContent?.trim().replace(/\s+/g, " ")).toBe(
      "A prior would place the Forge where you see it. This turn can then score 4 points.",
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

  test("asks at the end whether another level would fit better, and takes the answer", async () => {
    settle("monastery", "novice");
    const screen = screenOf(view, []);
    const [own, other] = screen.players;
    if (!own || !other) throw new Error("two sit there");
    const players = [own, { ...other, person: false, level: "novice" }];
    const outcome = {
      ending: "night",
      points: [30, 20],
      parts: [[], []],
      figures: [],
      winners: [0],
    };
    const won = (game: string) => ({ ...screen, game, players, outcome });
    await table.open(monastery, won("1"));
    expect(table.host.querySelector(".t-level")).toBeNull();
    table.close();
    table = new TestTable();
    await table.open(monastery, won("2"));
    expect(table.host.querySelector(".t-level")?.textContent).toContain("against a Brother?");
    await table.click('[data-action="level-change"]');
    expect(fitting("monastery")).toBe("brother");
    expect(table.host.querySelector(".t-level")).toBeNull();
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
