import { render } from "lit-html";
import { beforeEach, expect, test } from "vitest";
import { greet } from "../house/words.ts";
import { type Answer, home } from "./home.ts";

beforeEach(() => {
  localStorage.clear();
  greet(["en"]);
});

/** The first page, drawn as often as it asks. */
function opened(answer: Answer): HTMLElement {
  const page = document.createElement("div");
  const draw = () => render(home(answer, draw), page);
  draw();
  return page;
}

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map((found) => found.textContent?.trim());

test("names the three games under its three bays", () => {
  expect(texts(opened("waiting"), "h2")).toEqual([
    "Monastery",
    "Domus Domini",
    "Mystery of the Abbey",
  ]);
});

test("tells how far each game has come, by what the engine knows", () => {
  expect(texts(opened({ version: "0.1.0", games: ["monastery"] }), ".games p")).toEqual([
    "Its rules are written; the table is being laid",
    "To come",
    "To come",
  ]);
});

test("tells the version once the shell has answered, and says so when it does not", () => {
  expect(texts(opened("waiting"), "footer")).toEqual([""]);
  expect(texts(opened({ version: "0.1.0", games: [] }), "footer")).toEqual(["Version 0.1.0"]);
  expect(texts(opened("silent"), "footer")).toEqual(["The shell does not answer"]);
});

test("changes its language on the spot", () => {
  const page = opened("waiting");
  page.querySelector<HTMLButtonElement>('[aria-label="Français"]')?.click();
  expect(texts(page, ".motto")).toEqual(["Trois jeux de la vie monastique, à une même table"]);
  expect(page.querySelector('[lang="fr"]')?.getAttribute("aria-pressed")).toBe("true");
});

test("changes its light on the spot", () => {
  const page = opened("waiting");
  page.querySelector<HTMLButtonElement>('[aria-label="Night"]')?.click();
  expect(document.documentElement.dataset.light).toBe("night");
});

test("uses no inline style, which the shell forbids", () => {
  expect(opened("waiting").querySelectorAll("[style], style")).toHaveLength(0);
});
