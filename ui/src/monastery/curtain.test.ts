// The page with a shell of our own: what is gone behind the curtain, and how it is lifted.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Event } from "../generated/monastery.ts";
import { framesOf, handoffTo, settled, TestTable } from "../table/testing.ts";
import { monastery } from "./index.ts";
import { HIDDEN, screenOf, viewOf } from "./testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => table.close());

const view = viewOf();
const ACTIONS: readonly Action[] = [{ place: { tile: "forge", at: [0, -1], turn: 0 } }];

describe("the curtain", () => {
  const handoff = handoffTo(1, { fall: 7 });
  const open1 = viewOf({ seats: view.seats.map((seat) => ({ ...seat, ...HIDDEN })) });
  const behind = screenOf(open1, [], { seat: null, actions: null, undo: null, handoff, number: 2 });

  test("shows who is next, and nothing else of the table", async () => {
    await table.open(monastery, behind);
    expect(table.host.querySelector(".table")).toBeNull();
    expect(table.host.textContent).toContain("Hildegard");
  });

  test("leaves nothing private when it falls", async () => {
    table.answers.screen = () => screenOf(view, ACTIONS);
    await table.open(monastery, screenOf(view, ACTIONS));
    expect(table.host.innerHTML).toContain("Forge");
    table.answers.screen = () => behind;
    table.heard["curtain-fell"]?.({});
    expect(table.host.innerHTML).not.toMatch(/Forge|Mill|m-hand-tile|t-shelf/);
    await settled();
    expect(table.host.querySelector(".t-door")).not.toBeNull();
    expect(table.host.innerHTML).not.toMatch(/Forge|Mill|m-hand-tile|t-shelf/);
  });

  test("is lifted with its own number, and tells what happened since", async () => {
    await table.open(monastery, behind);
    const frames = framesOf([{ event: "drew", seat: 1, tile: { seen: "barn" } }], view, 3);
    table.answers.lift = () =>
      screenOf(view, ACTIONS, { seat: 1, turn: { seat: 1 }, frames, number: 2 });
    await table.click(".t-latch");
    expect(table.askedFor("lift")).toMatchObject({ seat: 1, fall: 7 });
    expect(table.host.querySelector(".t-recap")?.textContent).toContain("Hildegard draws: Barn");
  });

  test("tells what happened step by step, each with its heading, and nothing where only an hour struck", async () => {
    await table.open(monastery, behind);
    const happened: Event[] = [
      { event: "hour-struck", day: 1, hour: 2 },
      { event: "drew", seat: 1, tile: { seen: "barn" } },
      { event: "kept", seat: 0, spot: { on: 0 } },
    ];
    const lifted = (of: readonly Event[]) => {
      const frames = framesOf(of, view, 3);
      return screenOf(view, ACTIONS, { seat: 1, turn: { seat: 1 }, frames, number: 2 });
    };
    table.answers.lift = () => lifted(happened);
    await table.click(".t-latch");
    expect(table.host.querySelectorAll(".t-recap li")).toHaveLength(3);
    await table.click('[data-action="recap-done"]');
    expect(table.host.querySelector(".t-recap")).toBeNull();
    table.answers.screen = () => behind;
    table.heard["curtain-fell"]?.({});
    await settled();
    table.answers.lift = () => lifted(happened.slice(0, 1));
    await table.click(".t-latch");
    expect(table.host.querySelector(".t-recap")).toBeNull();
  });

  test("lets a Brother play for whoever is away, without opening", async () => {
    await table.open(monastery, behind);
    const open2 = { ...behind, number: 3, handoff: null };
    table.answers.seat_bot = () => open2;
    table.answers.screen = () => open2;
    await table.click('.t-away [data-action="seat-bot"]');
    expect(table.askedFor("seat_bot")).toMatchObject({ seat: 1 });
    expect(table.askedFor("lift")).toBeUndefined();
    expect(table.host.querySelector(".t-door")).toBeNull();
  });

  const locked = { ...behind, handoff: { ...handoff, needs_pin: true } };

  async function type(number: string): Promise<void> {
    (table.one(".t-pin input") as HTMLInputElement).value = number;
    table
      .one(".t-pin")
      .dispatchEvent(new window.Event("submit", { bubbles: true, cancelable: true }));
    await settled();
  }

  test("stays when the PIN was wrong, and says so", async () => {
    await table.open(monastery, locked);
    table.answers.lift = () => {
      throw { kind: "wrong-pin", detail: "" };
    };
    await type("0000");
    expect(table.text(".t-door-trouble")).toContain("not the PIN");
    expect(table.host.innerHTML).not.toContain("0000");
    table.answers.lift = () => {
      throw { kind: "too-many-tries", detail: "9100" };
    };
    await type("0000");
    expect(table.text(".t-door-trouble")).toBe("Too many tries. Wait 10 seconds.");
  });

  const forgotten = (ms: number) => ({
    ...locked,
    handoff: { ...locked.handoff, forgotten_ms: ms },
  });

  test("tells everybody for a minute that a PIN was forgotten, and still takes the right one", async () => {
    await table.open(monastery, locked);
    expect(table.host.querySelector(".t-witness")).toBeNull();
    table.answers.forget_pin = () => forgotten(60_000);
    await table.click('[data-action="forget-pin"]');
    expect(table.askedFor("forget_pin")).toEqual({ game: "0", seat: 1, fall: 7 });
    expect(table.text(".t-witness")).toContain("Hildegard has forgotten the PIN");
    expect(table.text("[role=timer]")).toMatch(/^Opens in (59|60) seconds$/);
    expect(table.host.querySelector(".t-latch")).toBeNull();
    table.answers.lift = () => screenOf(view, ACTIONS, { seat: 1, turn: { seat: 1 } });
    await type("1234");
    expect(table.askedFor("lift")).toMatchObject({ pin: "1234" });
    expect(table.host.querySelector(".t-door")).toBeNull();
  });

  test("opens without the PIN when the minute is over", async () => {
    await table.open(monastery, forgotten(0));
    expect(table.host.querySelector(".t-pin, [role=timer]")).toBeNull();
    table.answers.lift = () => screenOf(view, ACTIONS, { seat: 1, turn: { seat: 1 } });
    await table.click(".t-latch");
    expect(table.askedFor("lift")).toEqual({ game: "0", seat: 1, fall: 7 });
  });

  test("leaves a word at the table that a PIN was set aside", async () => {
    const [first, second] = locked.players;
    if (!first || !second) throw new Error("two sit there");
    const players = [first, { ...second, forgotten: 2 }];
    await table.open(monastery, screenOf(view, ACTIONS, { players }));
    expect(table.text(".m-order")).toContain("PIN forgotten 2 times");
    await table.click('[data-action="menu"]');
    expect(table.text(".t-player:nth-child(1)")).not.toContain("forgotten");
    expect(table.text(".t-player:nth-child(2)")).toContain("PIN forgotten 2 times");
  });
});
