// Passing the device on in a game without secrets. Monastery's drawings serve; what is asked is our own.

import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { screenOf, viewOf } from "../../monastery/testing.ts";
import { changeSettings } from "../../shared/settings.ts";
import { framesOf, handoffTo, settled, TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.clear();
  table = new TestTable();
});

afterEach(() => table.close());

/** A table at which this person is to act and another had the device last. */
const due = (seat: number, number: number) =>
  screenOf(viewOf(), ["end-placement"], {
    number,
    seat,
    turn: { seat },
    handoff: handoffTo(seat, { privacy: "open" }),
  });

test("who is next is asked by name and arms, and the table rests until they are there", async () => {
  await table.open(monastery, due(1, 1));
  expect(table.text("#pass-to")).toBe("Pass the device to Hildegard");
  expect(table.one(".t-pass-arms").getAttribute("aria-label")).toBe("blue, the lily");
  expect(table.one(".table").hasAttribute("inert")).toBe(true);
  expect(document.activeElement).toBe(table.one('[data-action="take-device"]'));
  table.laid.key(new KeyboardEvent("keydown", { key: "m" }));
  expect(table.host.querySelector(".t-menu")).toBeNull();
  await table.click('[data-action="take-device"]');
  expect(table.host.querySelector(".t-pass")).toBeNull();
  expect(table.one(".table").hasAttribute("inert")).toBe(false);
});

test("whoever takes the device can read what happened since they last did something", async () => {
  const placed = { event: "letter-bought", seat: 0 };
  const line = (n: number, by: number) => ({ line: n, by, events: [placed] });
  table.answers.log = () => ({ lines: [line(0, 0), line(1, 1), line(2, 0)], line: 3 });
  const screen = { ...due(1, 1), line: 3 };
  await table.open(
    { ...monastery, telling: { ...monastery.telling, tell: () => "Anselm buys a letter." } },
    screen,
  );
  await settled();
  expect(table.host.querySelector(".t-meanwhile")).toBeNull();
  await table.click('[data-action="take-device"]');
  expect(table.text(".t-meanwhile")).toContain("1");
});

test.each([
  ["bots did at once lies open", true],
  ["persons did before everybody waits to be asked for", false],
])("what %s", async (_, bot) => {
  table.answers.set_settings = ({ settings }) => settings;
  await changeSettings({ pace: "at-once" });
  const placed = { event: "letter-bought", seat: 0 };
  const line = (n: number, by: number) => ({ line: n, by, bot: bot && by === 0, events: [placed] });
  table.answers.log = () => ({ lines: [line(0, 0), line(1, 1), line(2, 0)], line: 3 });
  await table.open(
    { ...monastery, telling: { ...monastery.telling, tell: () => "Anselm buys a letter." } },
    { ...due(1, 1), line: 3 },
  );
  await settled();
  await table.click('[data-action="take-device"]');
  expect(table.host.querySelector(".t-recap") !== null).toBe(bot);
  await changeSettings({ pace: "usual" });
});

test("nobody is asked twice, and whoever comes after is asked", async () => {
  await table.open(monastery, due(0, 1));
  await table.click('[data-action="take-device"]');
  table.answers.screen = () => due(0, 2);
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(table.host.querySelector(".t-pass")).toBeNull();
  table.answers.screen = () => due(1, 3);
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(table.text("#pass-to")).toContain("Hildegard");
  await table.click('[data-action="take-device"]');
  table.answers.screen = () => due(0, 4);
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(table.text("#pass-to")).toContain("Anselm");
});

test("an interruption says whose turn it is and why", async () => {
  const text = "Anselm begs of Hildegard’s cart; a watchdog can drive him off.";
  const acting = { ...monastery.acting, interrupted: () => ({ seat: 0, text }) };
  const game = { ...monastery, acting };
  const undo = { can: true, barrier: null, redo: false, passed: 0 };
  await table.open(game, { ...due(1, 1), undo });
  expect(table.text("#pass-why")).toBe(text);
  expect(table.one("#pass-why .s-red")).not.toBeNull();
  expect(table.text('[data-action="take-back"]')).toBe("Anselm wants to take the last step back");
});

test("a device that lies flat is not passed on: the table turns", async () => {
  localStorage.setItem("cloister.sides", JSON.stringify({ turns: true, sides: [] }));
  await table.open(monastery, due(1, 1));
  expect(table.host.querySelector(".t-pass")).toBeNull();
  expect(table.host.dataset.turned).toBe("180");
});

test("a key held down from the turn before takes nothing", async () => {
  await table.open(monastery, due(1, 1));
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, cancelable: true });
  table.one('[data-action="take-device"]').dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

test("what others did is watched before the device is asked for", async () => {
  await table.open(monastery, screenOf(viewOf(), [], { seat: null, actions: null, undo: null }));
  const placed = { event: "placed", seat: 0, tile: "mill", piece: 1, at: [3, 0], turn: 0 };
  table.answers.screen = () => ({ ...due(1, 2), frames: framesOf([placed], viewOf(), 1) });
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(table.host.querySelector(".t-pass")).toBeNull();
  await table.click('[data-action="skip"]');
  expect(table.text("#pass-to")).toContain("Hildegard");
});
