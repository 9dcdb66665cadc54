import { beforeEach, expect, test } from "vitest";
import type { Against, Figures, Statistics } from "../shared/commands.ts";
import { home, mount } from "../shared/pages.ts";
import { answerWith } from "../shared/testing.ts";
import { setLanguage } from "../shared/words.ts";
import { statisticsPage } from "./index.ts";

const some = (played: number, won: number): Against => ({
  played,
  won,
  mean: 27.25,
  best: 41,
  minutes: 40,
});
const FIGURES: Figures = {
  all: some(4, 3),
  against: { people: some(1, 0), abbot: some(3, 3) },
  by_seat: { 0: some(4, 3) },
  by_colour: { red: some(4, 3) },
  distribution: { 20: 1, 30: 3 },
  streak: 1,
  longest_streak: 2,
  widest_win: 9,
  quickest_win: 31,
  sources: { boxes: 20, prayer: 10, "something-new": 3 },
  made_of: { letter_points: 24, blessings: 4, tiles: -1, points: 27 },
  counted: {},
};

let book: Statistics;
let toCount: number[] = [];
let asked: [command: string, what: unknown][] = [];
let root: HTMLElement;
const settle = async () => {
  for (let n = 0; n < 5; n += 1) await new Promise((done) => setTimeout(done, 0));
};
const texts = (selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent?.trim().replace(/\s+/g, " "));

beforeEach(async () => {
  setLanguage("en");
  book = {
    players: { monastery: { Ann: FIGURES, Ben: { ...FIGURES, all: some(9, 1) } } },
    played: { monastery: 10 },
    minutes: { monastery: 44 },
    endings: { monastery: { night: 10 } },
  };
  asked = [];
  answerWith((command, what) => {
    asked.push([command, what]);
    if (command === "count_results") return { left: toCount.shift() ?? 0 };
    return command === "statistics" ? book : { file: "cloister.csv", text: "a,b" };
  });
  root = document.createElement("div");
  document.body.replaceChildren(root);
  mount(root);
  home(statisticsPage());
  await settle();
});

test("begin with whoever played most, and change on a press", () => {
  expect(texts(".person h2")).toEqual(["Ben"]);
  root.querySelector<HTMLInputElement>('input[value="Ann"]')?.dispatchEvent(new Event("change"));
  expect(texts(".person h2")).toEqual(["Ann"]);
  expect(texts(".facts dd").slice(0, 4)).toEqual(["4", "3", "27.3", "41"]);
});

test("tell the distribution in words as well", () => {
  expect(root.querySelector(".histogram")?.getAttribute("aria-label")).toBe(
    "20 to 24 points: once; 30 to 34 points: 3 times",
  );
});

test("take away what unplaced tiles cost, and pass over what they have no word for", () => {
  expect(texts(".parts tbody tr")).toContain("Unplaced tiles −1.0");
  expect(root.textContent).not.toContain("something-new");
});

test("are written to a file, or copied", async () => {
  root.querySelector<HTMLButtonElement>(".exports button")?.click();
  await settle();
  expect(document.querySelector<HTMLTextAreaElement>("#exported")?.value).toBe("a,b");
  document.querySelector<HTMLButtonElement>("dialog .primary")?.click();
  await settle();
  expect(asked.at(-1)).toEqual(["export_statistics_file", { format: "csv" }]);
  expect(document.querySelector(".toast")?.textContent).toContain("cloister.csv");
});

test("are kind when there is nothing to count", async () => {
  book = { players: {}, played: {}, minutes: {}, endings: {} };
  home(statisticsPage());
  await settle();
  expect(texts(".empty h2")).toEqual(["Nothing to count yet"]);
});

test("begin with a game that was played", async () => {
  book = { ...book, players: { "domus-domini": { Ann: { ...FIGURES, sources: { road: 60 } } } } };
  home(statisticsPage());
  await settle();
  expect(texts(".person h2")).toEqual(["Ann"]);
  expect(texts(".parts tbody tr")).toContain("The road 60.0");
});

test("say how far they are while the games of a restored store are counted", async () => {
  toCount = [100, 60, 20, 0];
  const seen: (string | undefined)[] = [];
  const watch = new MutationObserver(() => {
    const line = root.querySelector(".counting .caption")?.textContent ?? undefined;
    if (line !== undefined && seen.at(-1) !== line) seen.push(line);
  });
  watch.observe(root, { subtree: true, childList: true, characterData: true });
  home(statisticsPage());
  await settle();
  await settle();
  watch.disconnect();
  expect(seen.map((line) => line?.replace(/[\u2068\u2069]/g, ""))).toContain("40 of 100");
  expect(texts(".person h2")).toEqual(["Ben"]);
});
