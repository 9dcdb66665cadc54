// The page with a shell of our own: what is gone behind the curtain, and how it is lifted.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Parlour, settled } from "../table/testing.ts";
import { monastery } from "./index.ts";
import { screenOf, sightOf } from "./testing.ts";
import type { Action } from "./view.ts";

let parlour: Parlour;

beforeEach(() => {
  parlour = new Parlour();
});

afterEach(() => parlour.close());

const sight = sightOf();
const ACTIONS: readonly Action[] = [{ place: { tile: "forge", at: [0, -1], turn: 0 } }];

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
    await parlour.open(monastery, behind);
    expect(parlour.host.querySelector(".table")).toBeNull();
    expect(parlour.host.textContent).toContain("Hildegard");
  });

  test("leaves nothing private when it falls", async () => {
    parlour.answers.screen = () => screenOf(sight, ACTIONS);
    await parlour.open(monastery, screenOf(sight, ACTIONS));
    expect(parlour.host.innerHTML).toContain("Forge");
    parlour.answers.screen = () => behind;
    parlour.heard["curtain-fell"]?.({});
    expect(parlour.host.innerHTML).not.toMatch(/Forge|Mill|t-tile|t-shelf/);
    await settled();
    expect(parlour.host.querySelector(".t-door")).not.toBeNull();
    expect(parlour.host.innerHTML).not.toMatch(/Forge|Mill|t-tile|t-shelf/);
  });

  test("is lifted with its own number, and tells what happened since", async () => {
    await parlour.open(monastery, behind);
    const told: [number, unknown][] = [[3, { event: "drew", seat: 1, tile: "barn" }]];
    parlour.answers.lift = () =>
      screenOf(sight, ACTIONS, { seat: 1, turn: { seat: 1 }, told, number: 2 });
    await parlour.click(".t-latch");
    expect(parlour.askedFor("lift")).toMatchObject({ seat: 1, fall: 7 });
    expect(parlour.host.querySelector(".t-recap")?.textContent).toContain("Hildegard draws: Barn");
  });

  test("tells what happened step by step, each with its heading, and nothing where only an hour struck", async () => {
    await parlour.open(monastery, behind);
    const told: [number, unknown][] = [
      [3, { event: "hour-struck", day: 1, hour: 2 }],
      [4, { event: "drew", seat: 1, tile: "barn" }],
      [5, { event: "kept", seat: 0, spot: { on: 0 } }],
    ];
    const lifted = (of: [number, unknown][]) =>
      screenOf(sight, ACTIONS, { seat: 1, turn: { seat: 1 }, told: of, number: 2 });
    parlour.answers.lift = () => lifted(told);
    await parlour.click(".t-latch");
    expect(parlour.host.querySelectorAll(".t-recap li")).toHaveLength(2);
    expect(parlour.text(".t-recap-count")).toBe("1 of 2");
    await parlour.click('[data-action="recap-next"]');
    expect(parlour.host.querySelectorAll(".t-recap li")).toHaveLength(3);
    await parlour.click('[data-action="recap-done"]');
    expect(parlour.host.querySelector(".t-recap")).toBeNull();
    parlour.answers.screen = () => behind;
    parlour.heard["curtain-fell"]?.({});
    await settled();
    parlour.answers.lift = () => lifted(told.slice(0, 1));
    await parlour.click(".t-latch");
    expect(parlour.host.querySelector(".t-recap")).toBeNull();
  });

  test("lets a Brother play for whoever is away, without opening", async () => {
    await parlour.open(monastery, behind);
    const open2 = { ...behind, number: 3, curtain: null };
    parlour.answers.seat_bot = () => open2;
    parlour.answers.screen = () => open2;
    await parlour.click('.t-away [data-action="seat-bot"]');
    expect(parlour.askedFor("seat_bot")).toMatchObject({ seat: 1 });
    expect(parlour.askedFor("lift")).toBeUndefined();
    expect(parlour.host.querySelector(".t-door")).toBeNull();
  });

  const locked = { ...behind, curtain: { ...curtain, needs_pin: true } };

  async function type(number: string): Promise<void> {
    (parlour.one(".t-pin input") as HTMLInputElement).value = number;
    parlour.one(".t-pin").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
  }

  test("stays when the PIN was wrong, and says so", async () => {
    await parlour.open(monastery, locked);
    parlour.answers.lift = () => {
      throw { kind: "wrong-pin", detail: "" };
    };
    await type("0000");
    expect(parlour.text(".t-door-trouble")).toContain("not the PIN");
    expect(parlour.host.innerHTML).not.toContain("0000");
    parlour.answers.lift = () => {
      throw { kind: "too-many-tries", detail: "9100" };
    };
    await type("0000");
    expect(parlour.text(".t-door-trouble")).toBe("Too many tries. Wait 10 seconds.");
  });

  const forgotten = (ms: number) => ({
    ...locked,
    curtain: { ...locked.curtain, forgotten_ms: ms },
  });

  test("tells everybody for a minute that a PIN was forgotten, and still takes the right one", async () => {
    await parlour.open(monastery, locked);
    expect(parlour.host.querySelector(".t-witness")).toBeNull();
    parlour.answers.forget_pin = () => forgotten(60_000);
    await parlour.click('[data-action="forget-pin"]');
    expect(parlour.askedFor("forget_pin")).toEqual({ game: "0", seat: 1, fall: 7 });
    expect(parlour.text(".t-witness")).toContain("Hildegard has forgotten the PIN");
    expect(parlour.text("[role=timer]")).toMatch(/^Opens in (59|60) seconds$/);
    expect(parlour.host.querySelector(".t-latch")).toBeNull();
    parlour.answers.lift = () => screenOf(sight, ACTIONS, { seat: 1, turn: { seat: 1 } });
    await type("1234");
    expect(parlour.askedFor("lift")).toMatchObject({ pin: "1234" });
    expect(parlour.host.querySelector(".t-door")).toBeNull();
  });

  test("opens without the PIN when the minute is over", async () => {
    await parlour.open(monastery, forgotten(0));
    expect(parlour.host.querySelector(".t-pin, [role=timer]")).toBeNull();
    parlour.answers.lift = () => screenOf(sight, ACTIONS, { seat: 1, turn: { seat: 1 } });
    await parlour.click(".t-latch");
    expect(parlour.askedFor("lift")).toEqual({ game: "0", seat: 1, fall: 7 });
  });

  test("leaves a word at the table that a PIN was set aside", async () => {
    const [first, second] = locked.players;
    if (!first || !second) throw new Error("two sit there");
    const players = [first, { ...second, forgotten: 2 }];
    await parlour.open(monastery, screenOf(sight, ACTIONS, { players }));
    expect(parlour.text(".t-order")).toContain("PIN forgotten 2 times");
    await parlour.click('[data-action="menu"]');
    expect(parlour.text(".t-player:nth-child(1)")).not.toContain("forgotten");
    expect(parlour.text(".t-player:nth-child(2)")).toContain("PIN forgotten 2 times");
  });
});
