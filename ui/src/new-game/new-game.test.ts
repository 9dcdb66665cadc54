import { beforeEach, expect, test } from "vitest";
import { ABOUT } from "../monastery/testing.ts";
import { home, mount } from "../shared/pages.ts";
import { changeSettings } from "../shared/settings.ts";
import { answerWith } from "../shared/testing.ts";
import { newGamePage } from "./index.ts";

const asked: [string, Record<string, unknown>][] = [];
const settle = async () => {
  for (let n = 0; n < 10; n += 1) await new Promise((done) => setTimeout(done, 0));
};
let root: HTMLElement;

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  answerWith((command, what) => {
    asked.push([command, what]);
    if (command === "new_game") throw { kind: "bad-setup", detail: "nobody sits there" };
    return null;
  });
  await changeSettings({ language: "en", names: ["Ann"] });
  root = document.createElement("div");
  document.body.replaceChildren(root);
  mount(root);
  home(newGamePage(ABOUT));
});

const click = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) =>
    one.textContent?.trim().replace(/\s+/g, " "),
  );

test("one press begins against an Oblate", async () => {
  expect(document.activeElement?.id).toBe("begin");
  click("#begin");
  await settle();
  const [, what] = asked.find(([command]) => command === "new_game") ?? [];
  expect(what).toMatchObject({ kind: "monastery", setup: { seats: 2 } });
  expect(what?.players).toHaveLength(2);
  expect(what?.players).toContainEqual({ name: "Ann" });
  expect(what?.players).toContainEqual({ bot: "oblate", name: "Luc" });
});

test("what the shell refuses is said, and the table stays laid", async () => {
  click("#begin");
  await settle();
  expect(texts(".toast p")).toEqual(["The game cannot be set up like this: nobody sits there"]);
  expect(root.querySelector<HTMLButtonElement>("#begin")?.disabled).toBe(false);
});

test("seats can be added up to four, and pairs need all of them", () => {
  const paired = () =>
    [...root.querySelectorAll<HTMLInputElement>('.tick input[type="checkbox"]')].map(
      (box) => box.disabled,
    );
  expect(paired()).toEqual([false, false, true, false]);
  click(".under-seats button");
  click(".under-seats button");
  expect(root.querySelectorAll(".chair")).toHaveLength(4);
  expect(root.querySelector<HTMLButtonElement>(".under-seats button")?.disabled).toBe(true);
  expect(paired()).toEqual([false, false, false, false]);
});

test("a bad PIN keeps the game from beginning, and says why", () => {
  const pin = root.querySelector<HTMLInputElement>("#pin-0");
  if (pin) pin.value = "12";
  pin?.dispatchEvent(new Event("input"));
  expect(texts(".begin [role=status]")).toEqual(["A PIN has four digits."]);
  expect(root.querySelector<HTMLButtonElement>("#begin")?.disabled).toBe(true);
});

test("a PIN is never remembered", async () => {
  const pin = root.querySelector<HTMLInputElement>("#pin-0");
  if (pin) pin.value = "4711";
  pin?.dispatchEvent(new Event("input"));
  click("#begin");
  await settle();
  expect(JSON.stringify(localStorage)).not.toContain("4711");
  expect(localStorage.getItem("cloister.seats")).not.toContain("4711");
});

test("every field has a name to those who listen", () => {
  for (const input of root.querySelectorAll("input")) {
    const named = input.closest("label") ?? root.querySelector(`label[for="${input.id}"]`);
    expect(named?.textContent?.trim()).toBeTruthy();
  }
});
