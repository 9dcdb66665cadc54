import { render } from "lit-html";
import { beforeEach, describe, expect, test } from "vitest";
import { ABOUT as MONASTERY } from "../monastery/testing.ts";
import type { About, Summary } from "../shared/commands.ts";
import { mount, home as openFirst } from "../shared/pages.ts";
import { changeSettings } from "../shared/settings.ts";
import { answerWith } from "../shared/testing.ts";
import { type Answer, type Found, home } from "./home.ts";
import { homePage, lastOpen } from "./index.ts";

const NONE: Found = { games: 0, last: undefined, glimpse: undefined };
const ABOUT: About = {
  version: "0.1.0",
  kinds: [MONASTERY],
  saving: { state: "saved" },
  news: [],
  folder: null,
  opened: null,
};

beforeEach(() => {
  localStorage.clear();
  answerWith(() => Promise.reject({ kind: "internal", detail: "" }));
  void changeSettings({ language: "en", light: "" });
});

function drawn(answer: Answer, found = NONE): HTMLElement {
  const place = document.createElement("div");
  render(home(answer, found), place);
  return place;
}

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map((found) =>
    found.textContent?.trim().replace(/\s+/g, " "),
  );

const game = (change: Partial<Summary>): Summary => ({
  game: "a".repeat(32),
  kind: "monastery",
  rules: 1,
  title: "",
  players: [
    ["Ann", null],
    ["Bernard", "brother"],
  ],
  number: 3,
  line: 40,
  begun: 0,
  last: 0,
  spent: 0,
  over: false,
  deleted: null,
  open: false,
  copy: false,
  copies: 0,
  unreadable: false,
  ...change,
});

describe("the first page", () => {
  test("has a gate for each game the engine knows, and none for others", () => {
    expect(texts(drawn(ABOUT), ".gate .inscribed")).toEqual(["Monastery"]);
    expect(texts(drawn(ABOUT), ".gate-words")[0]).toContain("For 2 to 4.");
    expect(texts(drawn({ ...ABOUT, kinds: [] }), ".gate")).toEqual([]);
  });

  test("begins against an Oblate when there is nothing to go on with", () => {
    expect(texts(drawn(ABOUT), "#first .inscribed")).toEqual(["Play now"]);
    expect(texts(drawn(ABOUT), "#first .going-words")[0]).toContain("you against an Oblate");
  });

  test("goes on with the last game", () => {
    const page = drawn(ABOUT, { ...NONE, last: game({ title: "Advent" }) });
    expect(texts(page, ".going-words")[0]).toBe(
      "Continue Advent Ann and Bernard (Brother) Monastery",
    );
  });

  test("chooses the last game that is neither over nor deleted nor unreadable", () => {
    const last = game({ title: "this" });
    const others = [game({ over: true }), game({ deleted: 1 }), game({ unreadable: true })];
    expect(lastOpen([...others, last])).toBe(last);
    expect(lastOpen(others)).toBeUndefined();
  });

  test("tells the version once the shell has answered, and says so when it does not", () => {
    expect(texts(drawn("waiting"), "footer")).toEqual([""]);
    expect(texts(drawn(ABOUT), "footer")).toEqual(["Version 0.1.0"]);
    expect(texts(drawn("silent"), "footer")).toEqual(["Cloister isn’t responding"]);
  });

  test("says when nothing is saved", () => {
    const saving = { state: "not-saved", reason: "disk-full", detail: "" } as const;
    expect(texts(drawn({ ...ABOUT, saving }), "[role=alert] p")[0]).toContain("disk is full");
  });

  test("changes its language and its light on the spot", () => {
    const root = document.createElement("div");
    document.body.append(root);
    mount(root);
    openFirst(homePage());
    root.querySelector<HTMLButtonElement>('[aria-label="Français"]')?.click();
    expect(texts(root, ".motto")).toEqual(["La vie monastique, autour d’une même table"]);
    root.querySelector<HTMLButtonElement>('[aria-label="Nuit"]')?.click();
    expect(document.documentElement.dataset.light).toBe("night");
    root.remove();
  });

  test("uses no inline style, which the shell forbids", () => {
    expect(drawn(ABOUT).querySelectorAll("[style], style")).toHaveLength(0);
  });
});
