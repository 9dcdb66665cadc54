// Passing the device on in a game without secrets. Monastery's drawings serve; what is asked is our own.

import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { screenOf, sightOf } from "../../monastery/testing.ts";
import { Parlour, settled } from "../testing.ts";

let parlour: Parlour;

beforeEach(() => {
  localStorage.clear();
  parlour = new Parlour();
});

afterEach(() => parlour.close());

const NAMES = ["Anselm", "Hildegard"];
const COLOURS = ["red", "blue"];

/** A table at which this person is to act and another had the device last. */
const due = (seat: number, number: number) =>
  screenOf(sightOf(), ["end-placement"], {
    number,
    seat,
    turn: { seat },
    pass: { seat, name: NAMES[seat] ?? "", colour: COLOURS[seat] ?? "" },
  });

test("who is next is asked by name and arms, and the table rests until they are there", async () => {
  await parlour.open(monastery, due(1, 1));
  expect(parlour.text("#pass-to")).toBe("Pass the device to Hildegard");
  expect(parlour.one(".t-pass-arms").getAttribute("aria-label")).toBe("blue, the lily");
  expect(parlour.one(".table").hasAttribute("inert")).toBe(true);
  expect(document.activeElement).toBe(parlour.one('[data-action="take-device"]'));
  parlour.laid.key(new KeyboardEvent("keydown", { key: "m" }));
  expect(parlour.host.querySelector(".t-menu")).toBeNull();
  await parlour.click('[data-action="take-device"]');
  expect(parlour.host.querySelector(".t-pass")).toBeNull();
  expect(parlour.one(".table").hasAttribute("inert")).toBe(false);
});

test("nobody is asked twice, and whoever comes after is asked", async () => {
  await parlour.open(monastery, due(0, 1));
  await parlour.click('[data-action="take-device"]');
  parlour.answers.screen = () => due(0, 2);
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(parlour.host.querySelector(".t-pass")).toBeNull();
  parlour.answers.screen = () => due(1, 3);
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(parlour.text("#pass-to")).toContain("Hildegard");
  await parlour.click('[data-action="take-device"]');
  parlour.answers.screen = () => due(0, 4);
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(parlour.text("#pass-to")).toContain("Anselm");
});

test("an interruption says whose turn it is and why", async () => {
  const text = "Anselm begs of Hildegard’s cart; a watchdog can drive him off.";
  const game = { ...monastery, interrupted: () => ({ seat: 0, text }) };
  await parlour.open(game, due(1, 1));
  expect(parlour.text("#pass-why")).toBe(text);
  expect(parlour.one("#pass-why .m-seat-red")).not.toBeNull();
});

test("a device that lies flat is not passed on: the table turns", async () => {
  localStorage.setItem("cloister.sides", JSON.stringify({ turns: true, sides: [] }));
  await parlour.open(monastery, due(1, 1));
  expect(parlour.host.querySelector(".t-pass")).toBeNull();
  expect(parlour.host.dataset.turned).toBe("180");
});

test("a key held down from the turn before takes nothing", async () => {
  await parlour.open(monastery, due(1, 1));
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, cancelable: true });
  parlour.one('[data-action="take-device"]').dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

test("what others did is watched before the device is asked for", async () => {
  await parlour.open(monastery, screenOf(sightOf(), [], { seat: null, actions: null, undo: null }));
  const placed = { event: "placed", seat: 0, tile: "mill", piece: 1, at: [3, 0], turn: 0 };
  parlour.answers.screen = () => ({ ...due(1, 2), told: [[1, placed]] });
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(parlour.host.querySelector(".t-pass")).toBeNull();
  await parlour.click('[data-action="skip"]');
  expect(parlour.text("#pass-to")).toContain("Hildegard");
});
