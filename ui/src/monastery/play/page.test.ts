// The page with a shell of our own: what is drawn, what is asked, and what is gone behind the curtain.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Screen, useShell } from "../../house/shell.ts";
import { speak } from "../../house/words.ts";
import type { GameScreens } from "../../table/game.ts";
import { type Laid, tablePage } from "../../table/index.ts";
import { monastery } from "../screens.ts";
import type { Action } from "./sight.ts";
import { pieceOf, screenOf, sightOf } from "./testing.ts";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

type Asked = [command: string, asked: Record<string, unknown>];
let asked: Asked[] = [];
let answers: Record<string, (asked: Record<string, unknown>) => unknown> = {};
let heard: Record<string, (payload: unknown) => void> = {};
let laid: Laid | undefined;
let host: HTMLElement;

beforeEach(() => {
  speak("en");
  asked = [];
  heard = {};
  answers = { log: () => ({ line: 0, told: [] }), preview: () => ({ told: null }) };
  useShell({
    ask: <T>(command: string, what: object): Promise<T> => {
      const fields = what as Record<string, unknown>;
      asked.push([command, fields]);
      const answer = answers[command];
      if (answer === undefined) return Promise.reject({ kind: "internal", detail: command });
      try {
        return Promise.resolve(answer(fields) as T);
      } catch (error) {
        return Promise.reject(error);
      }
    },
    on: (event, listener) => {
      heard[event] = listener as (payload: unknown) => void;
      return () => delete heard[event];
    },
  });
  host = document.createElement("div");
  document.body.append(host);
});

afterEach(() => {
  laid?.close();
  host.remove();
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

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

async function open(screen: Screen): Promise<void> {
  answers.screen ??= () => screen;
  laid = tablePage(host, {
    game: monastery as GameScreens,
    screen,
    onLeave: () => {},
    onRules: () => {},
  });
  await settled();
}

const click = async (selector: string): Promise<void> => {
  const found = host.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
};

describe("the table", () => {
  test("offers what can be done on the thing itself, each with a name", async () => {
    await open(screenOf(sight, ACTIONS));
    expect(host.querySelectorAll(".t-tile.offered")).toHaveLength(1);
    expect(host.querySelectorAll(".t-walker")).toHaveLength(1);
    expect(host.querySelectorAll(".t-gap-open")).toHaveLength(1);
    for (const button of host.querySelectorAll('button, [role="button"]')) {
      const name = button.getAttribute("aria-label") ?? button.textContent?.trim();
      expect(name, button.outerHTML.slice(0, 120)).toBeTruthy();
    }
    expect(host.querySelectorAll("[style], style").length).toBeLessThanOrEqual(1);
    expect(host.textContent).not.toMatch(/undefined|NaN|\bask-|\bdo-/);
  });

  test("has one stop of the Tab key on the board", async () => {
    await open(screenOf(sight, ACTIONS));
    const stops = host.querySelectorAll('.t-board [role="button"][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  test("places a tile by tile, place and confirmation", async () => {
    await open(screenOf(sight, ACTIONS));
    answers.play = () => screenOf(sight, ["end-placement"], { number: 2 });
    await click(".t-tile.offered");
    await click(".m-legal");
    expect(host.querySelector(".m-ghost")).not.toBeNull();
    expect(asked.some(([command]) => command === "play")).toBe(false);
    await click(".m-ghost");
    const [, played] = asked.find(([command]) => command === "play") ?? [];
    expect(played).toMatchObject({
      number: 1,
      action: { place: { tile: "forge", at: [0, -1], turn: 0 } },
    });
  });

  test("says why not, with the rule", async () => {
    await open(screenOf(sight, ACTIONS));
    answers.why = () => {
      throw { kind: "refused", detail: "", refusal: { why: "not-joined", rule: "tile-placement" } };
    };
    await click(".t-tile:not(.offered)");
    expect(host.querySelector(".t-note")?.textContent).toContain("joined");
    expect(host.querySelector(".t-note")?.textContent).toContain("Tile placement");
  });

  test("says why nothing can be taken back", async () => {
    const undo = { can: false, barrier: "chance", redo: false };
    await open(screenOf(sight, ACTIONS, { undo }));
    host.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    await settled();
    expect(host.querySelector(".t-note")?.textContent).toContain("Something was drawn");
  });

  test("tells a newcomer once what it is about", async () => {
    localStorage.clear();
    await open(screenOf(sight, ACTIONS));
    expect(host.querySelector(".t-guide")?.getAttribute("data-guide")).toBe("place");
    await click('[data-action="guide-done"]');
    expect(host.querySelector(".t-guide")).toBeNull();
  });

  test("gives advice, and says what speaks for it", async () => {
    await open(screenOf(sight, ACTIONS));
    answers.hint = () => ({
      action: ACTIONS[2],
      plan: [],
      because: [
        { key: "points-now", many: 4 },
        { key: "unheard-of", many: 1 },
      ],
    });
    await click('[data-action="hint"]');
    expect(host.querySelector(".t-note")?.textContent?.trim().replace(/\s+/g, " ")).toBe(
      "A brother would place the Forge where you see it. This turn can then score 4 points.",
    );
    expect(host.querySelector(".m-ghost")).not.toBeNull();
  });

  test("seats a bot for somebody who leaves, and gives the seat back", async () => {
    const screen = screenOf(sight, ACTIONS);
    await open(screen);
    await click('[data-action="menu"]');
    const [first, second] = screen.players;
    if (!first || !second) throw new Error("two sit there");
    const away = { ...second, person: false, absent: true, level: "abbot" };
    answers.seat_bot = () => ({ ...screen, number: 2, players: [first, away] });
    await click('.t-player:nth-child(2) [data-level="abbot"]');
    expect(asked.find(([command]) => command === "seat_bot")?.[1]).toMatchObject({
      number: 1,
      seat: 1,
      level: "abbot",
    });
    expect(host.querySelector(".t-player:nth-child(2)")?.textContent).toContain("an Abbot");
    answers.seat_person = () => ({ ...screen, number: 3 });
    await click('[data-action="seat-person"]');
    expect(asked.find(([command]) => command === "seat_person")?.[1]).toMatchObject({ seat: 1 });
    expect(host.querySelector('[data-action="seat-person"]')).toBeNull();
  });

  test("takes keys wherever the focus is", async () => {
    await open(screenOf(sight, ACTIONS));
    await click(".t-tile.offered");
    expect(host.querySelector(".m-legal")).not.toBeNull();
    expect(laid?.key(new KeyboardEvent("keydown", { key: "Escape" }))).toBe(true);
    expect(host.querySelector(".m-legal")).toBeNull();
  });

  test("speaks another language on the spot", async () => {
    await open(screenOf(sight, ACTIONS));
    speak("fr");
    laid?.redraw();
    expect(host.querySelector(".t-primary")?.textContent).toContain("Terminer");
  });
});

describe("the curtain", () => {
  const curtain = {
    seat: 1,
    name: "Hildegard",
    colour: "blue",
    needs_pin: false,
    wait_ms: 0,
    fall: 7,
  };
  const open1 = sightOf({ seats: sight.seats.map(({ tiles, blessings, ...rest }) => rest) });
  const behind = screenOf(open1, [], { seat: null, actions: null, undo: null, curtain, number: 2 });

  test("shows who is next, and nothing else of the table", async () => {
    await open(behind);
    expect(host.querySelector(".table")).toBeNull();
    expect(host.textContent).toContain("Hildegard");
  });

  test("leaves nothing private when it falls", async () => {
    answers.screen = () => screenOf(sight, ACTIONS);
    await open(screenOf(sight, ACTIONS));
    expect(host.innerHTML).toContain("Forge");
    answers.screen = () => behind;
    heard["curtain-fell"]?.({});
    expect(host.innerHTML).not.toMatch(/Forge|Mill|t-tile|t-shelf/);
    await settled();
    expect(host.querySelector(".t-door")).not.toBeNull();
    expect(host.innerHTML).not.toMatch(/Forge|Mill|t-tile|t-shelf/);
  });

  test("is lifted with its own number, and tells what happened since", async () => {
    await open(behind);
    const told: [number, unknown][] = [[3, { event: "drew", seat: 1, tile: "barn" }]];
    answers.lift = () => screenOf(sight, ACTIONS, { seat: 1, turn: { seat: 1 }, told, number: 2 });
    await click(".t-latch");
    expect(asked.find(([command]) => command === "lift")?.[1]).toMatchObject({ seat: 1, fall: 7 });
    expect(host.querySelector(".t-recap")?.textContent).toContain("Hildegard draws: Barn");
  });

  test("lets a Brother play for whoever is away, without opening", async () => {
    await open(behind);
    const open2 = { ...behind, number: 3, curtain: null };
    answers.seat_bot = () => open2;
    answers.screen = () => open2;
    await click('.t-away [data-action="seat-bot"]');
    expect(asked.find(([command]) => command === "seat_bot")?.[1]).toMatchObject({ seat: 1 });
    expect(asked.some(([command]) => command === "lift")).toBe(false);
    expect(host.querySelector(".t-door")).toBeNull();
  });

  test("stays when the number was wrong, and says so", async () => {
    await open(screenOf(open1, [], { ...behind, curtain: { ...curtain, needs_pin: true } }));
    answers.lift = () => {
      throw { kind: "wrong-pin", detail: "" };
    };
    const pin = host.querySelector<HTMLInputElement>(".t-pin input");
    if (pin) pin.value = "0000";
    host
      .querySelector(".t-pin")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(host.querySelector(".t-door-trouble")?.textContent).toContain("not the number");
    expect(host.innerHTML).not.toContain("0000");
  });
});
