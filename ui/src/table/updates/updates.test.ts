// Keeping up: what is asked of the shell, what is seen on the way, and what is said aloud. Monastery's drawings serve.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/monastery.ts";
import { monastery } from "../../monastery/index.ts";
import { pieceOf, screenOf, viewOf } from "../../monastery/testing.ts";
import { changeSettings } from "../../shared/settings.ts";
import { framesOf, settled, TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(async () => {
  localStorage.clear();
  table = new TestTable();
  table.answers.set_settings = ({ settings }) => settings;
  await changeSettings({ pace: "fast", motion: "none" });
});

afterEach(() => table.close());

const abbey = pieceOf({ constructed: true, standing: [1, 1] });
const mill = pieceOf({ piece: 1, tile: "mill", at: [3, 0], boxes: [null] });
const before = viewOf();
const after = viewOf({ pieces: [abbey, mill] });
const placed: Event = { event: "placed", seat: 1, tile: "mill", piece: 1, at: [3, 0], turn: 0 };
const drew: Event = { event: "drew", seat: 0, tile: { seen: "barn" } };
const asked = () => table.asked.map(([command]) => command);

/** What is asked while this happens. */
async function askedDuring(happens: () => void): Promise<readonly string[]> {
  await settled();
  const from = table.asked.length;
  happens();
  await settled();
  return asked().slice(from);
}

test("a change is one question: its answer is all that is drawn", async () => {
  await table.open(monastery, screenOf(before, ["end-placement"], { line: 0 }));
  table.answers.play = () =>
    screenOf(after, [], {
      number: 2,
      line: 1,
      turn: { seat: 1 },
      frames: framesOf([placed], after),
    });
  const during = await askedDuring(() => {
    table.one('[data-action="primary"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  expect(during).toEqual(["play"]);
  expect(table.host.querySelector('[data-hook="piece 1 mill"]')).not.toBeNull();
});

test("what a bot does is fetched when the shell tells of it, and only then", async () => {
  await table.open(monastery, screenOf(before, [], { turn: { seat: 1 }, line: 0 }));
  const next = screenOf(after, ["end-placement"], { number: 2, line: 1 });
  table.answers.screen = () => ({ ...next, frames: framesOf([placed], after) });
  const news = () => table.heard["table-changed"]?.({ game: "0", number: 2 });
  expect(await askedDuring(news)).toEqual(["screen"]);
  await table.click('[data-action="skip"]');
  expect(await askedDuring(news)).toEqual([]);
});

test("a bot that acts before a change is answered is asked about once, afterwards", async () => {
  await table.open(monastery, screenOf(before, ["end-placement"], { line: 0 }));
  const mine = screenOf(before, [], { number: 2, line: 1, turn: { seat: 1 } });
  table.answers.play = async () => {
    await Promise.resolve();
    table.heard["table-changed"]?.({ game: "0", number: 3 });
    await settled();
    return { ...mine, frames: framesOf([drew], before) };
  };
  table.answers.screen = () => screenOf(after, ["end-placement"], { number: 3, line: 1 });
  const during = await askedDuring(() => {
    table.one('[data-action="primary"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await settled();
  expect(during.slice(0, 1)).toEqual(["play"]);
  expect(asked().slice(asked().indexOf("play"))).toEqual(["play", "screen"]);
});

test("each line is seen as it was afterwards, before the next one is told", async () => {
  await table.open(monastery, screenOf(before, [], { turn: { seat: 1 }, line: 0 }));
  const built = viewOf({ pieces: [abbey, { ...mill, constructed: true }] });
  const flipped: Event = { event: "flipped", piece: 1 };
  const frames = [...framesOf([placed], after), ...framesOf([flipped], built, 1)];
  table.answers.screen = () =>
    screenOf(built, [], { number: 2, line: 2, turn: { seat: 1 }, frames });
  table.heard["table-changed"]?.({ game: "0", number: 2 });
  await settled();
  expect(table.text(".t-prompt")).toContain("places the Mill");
  expect(table.one('[data-hook="piece 1 mill"]').getAttribute("aria-label")).toContain(
    "not yet built",
  );
  await new Promise((done) => setTimeout(done, 420));
  expect(table.text(".t-prompt")).toContain("Mill");
  expect(table.one('[data-hook="piece 1 mill"]').getAttribute("aria-label")).not.toContain(
    "not yet",
  );
});

test("what only one seat may know is not said aloud, but stands in its log", async () => {
  await table.open(monastery, screenOf(before, ["end-placement"], { line: 0 }));
  const hidden: Event = { event: "drew", seat: 0, tile: "hidden" };
  const frames = framesOf([drew], before).map((frame) => ({ ...frame, open: [hidden] }));
  table.answers.play = () => screenOf(before, ["end-placement"], { number: 2, line: 1, frames });
  await table.click('[data-action="primary"]');
  expect(table.text(".t-live")).toBe("Anselm draws a tile.");
  await table.click('[data-action="log"]');
  expect(table.text(".t-log")).toContain("Anselm draws: Barn.");
});

test("what was taken back is gone from the log", async () => {
  const undo = { can: true, barrier: null, redo: false };
  table.answers.log = () => ({ from: 0, line: 1, lines: framesOf([placed], after) });
  await table.open(monastery, screenOf(after, ["end-placement"], { line: 1, undo }));
  await table.click('[data-action="log"]');
  expect(table.text(".t-log")).toContain("places the Mill");
  table.answers.undo = () => screenOf(before, ["end-placement"], { number: 2, line: 0 });
  expect(await askedDuring(() => void table.click('[data-action="undo"]'))).toEqual(["undo"]);
  expect(table.text(".t-log")).not.toContain("places the Mill");
});
