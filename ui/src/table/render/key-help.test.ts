import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { screenOf, viewOf } from "../../monastery/testing.ts";
import { setLanguage } from "../../shared/words.ts";
import { TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  localStorage.clear();
  table = new TestTable();
});

afterEach(() => table.close());

const press = (key: string): void => {
  table.host.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

test("a question mark tells the keys, those of the game among them, and Escape closes it", async () => {
  await table.open(monastery, screenOf(viewOf(), ["end-placement"]));
  press("?");
  expect(table.text(".t-keys")).toContain("start my turn over");
  expect(table.text(".t-keys")).toContain("turn the tile");
  press("Escape");
  expect(table.host.querySelector(".t-keys")).toBeNull();
});

test("keys are called what is written on them", async () => {
  setLanguage("fr");
  await table.open(monastery, screenOf(viewOf(), ["end-placement"]));
  press("?");
  expect(table.text(".t-keys")).toContain("Maj+Z");
  expect(table.text(".t-keys")).toContain("Échap");
  setLanguage("en");
});

test("whoever wants no letters as keys is not surprised by one", async () => {
  await table.open(monastery, screenOf(viewOf(), ["end-placement"]));
  press("m");
  expect(table.host.querySelector(".t-menu")).not.toBeNull();
  press("m");
  localStorage.setItem("cloister.keys", JSON.stringify("none"));
  press("m");
  expect(table.host.querySelector(".t-menu")).toBeNull();
  press("?");
  expect(table.host.querySelector(".t-keys")).not.toBeNull();
});

test("Escape closes the menu from a choice in it, too, and letters chosen there mean nothing else", async () => {
  await table.open(monastery, screenOf(viewOf(), ["end-placement"]));
  press("m");
  const choice = table.one(".t-menu input");
  const from = (key: string) =>
    choice.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  from("l");
  expect(table.host.querySelector(".t-menu")).not.toBeNull();
  from("Escape");
  expect(table.host.querySelector(".t-menu")).toBeNull();
});
