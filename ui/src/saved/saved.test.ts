import { beforeEach, describe, expect, test } from "vitest";
import type { Summary } from "../shared/commands.ts";
import { home, mount } from "../shared/pages.ts";
import { answerWith } from "../shared/testing.ts";
import { setLanguage } from "../shared/words.ts";
import { savedPage } from "./index.ts";
import { spentOf, whenOf } from "./words.ts";

const GAME: Summary = {
  game: "a".repeat(32),
  kind: "monastery",
  rules: 1,
  title: "Advent",
  players: [
    ["Ann", null],
    ["Odo", "novice"],
  ],
  number: 7,
  line: 40,
  begun: 0,
  last: Date.now(),
  spent: 0,
  over: false,
  deleted: null,
  open: false,
  copy: false,
  copies: 0,
  unreadable: false,
};

let kept: Summary[];
const asked: [string, Record<string, unknown>][] = [];
let root: HTMLElement;

const settle = async () => {
  for (let n = 0; n < 10; n += 1) await new Promise((done) => setTimeout(done, 0));
};
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) =>
    one.textContent?.trim().replace(/\s+/g, " "),
  );

function press(label: string): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>("button")];
  all.find((button) => button.textContent?.trim() === label)?.click();
}

beforeEach(async () => {
  setLanguage("en");
  asked.length = 0;
  kept = [GAME, { ...GAME, game: "b".repeat(32), title: "Lent", over: true }];
  answerWith((command, what) => {
    asked.push([command, what]);
    const change = (part: Partial<Summary>) => {
      kept = kept.map((one) => (one.game === what.game ? { ...one, ...part } : one));
      return kept.find((one) => one.game === what.game);
    };
    const answers: Record<string, () => unknown> = {
      games: () => kept,
      glance: () => ({ view: null }),
      rename_game: () => change({ title: String(what.title) }),
      delete_game: () => change({ deleted: 1, number: 8 }),
      restore_game: () => change({ deleted: null }),
      import_file: () => {
        throw { kind: "bad-file", detail: "line 3" };
      },
      export_file: () => {
        throw { kind: "cancelled", detail: "" };
      },
    };
    return answers[command]?.();
  });
  document.body.replaceChildren();
  root = document.createElement("div");
  document.body.append(root);
  mount(root);
  home(savedPage());
  await settle();
});

describe("the saved games", () => {
  test("are those being played and those that are over", () => {
    expect(texts(".saved-group h2")).toEqual(["Being played", "Finished"]);
    expect(texts(".saved-words h3")).toEqual(["Advent", "Lent"]);
    expect(texts(".saved-players")[0]).toBe("Ann Odo (Novice)");
  });

  test("say which game they are, also when they have a name of their own", async () => {
    const stages = () => texts(".saved-words > p:not(.caption)");
    expect(stages()).toEqual(["Monastery", "Monastery · Finished"]);
    kept = kept.map((one) => ({ ...one, title: "" }));
    home(savedPage());
    await settle();
    expect(texts(".saved-words h3")).toEqual(["Monastery", "Monastery"]);
    expect(stages()).toEqual(["", "Finished"]);
  });

  test("are deleted, and brought back at once or later", async () => {
    press("Delete");
    await settle();
    expect(texts(".saved-words h3")).toEqual(["Lent"]);
    expect(texts(".toast p")).toEqual(["“Advent” was deleted."]);
    press("Undo");
    await settle();
    expect(texts(".saved-words h3")).toEqual(["Advent", "Lent"]);
    const [, restored] = asked.find(([command]) => command === "restore_game") ?? [];
    expect(restored).toMatchObject({ game: GAME.game, number: 8 });
  });

  test("say why a file was not taken, and nothing when somebody thought better of it", async () => {
    press("Export");
    await settle();
    expect(texts(".toast p")).toEqual([]);
    press("Import");
    await settle();
    expect(texts(".toast p")).toEqual(["This file could not be read: line 3"]);
  });

  test("carry the number they were looking at, and a request of their own", async () => {
    press("Delete");
    await settle();
    const [, what] = asked.find(([command]) => command === "delete_game") ?? [];
    expect(what).toMatchObject({ game: GAME.game, number: 7 });
    expect(what?.request).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("are told kindly when there are none", async () => {
    kept = [];
    home(savedPage());
    await settle();
    expect(texts(".empty h2")).toEqual(["No game yet"]);
  });

  test("use no inline style, which the shell forbids", () => {
    expect(root.querySelectorAll("[style], style")).toHaveLength(0);
  });
});

describe("two thousand saved games", () => {
  const glances = () => asked.filter(([command]) => command === "glance").length;

  beforeEach(async () => {
    const names = ["Ann", "Ben", "Chloé"];
    kept = Array.from({ length: 2000 }, (_, n) => ({
      ...GAME,
      game: n.toString(16).padStart(32, "0"),
      kind: n % 2 === 0 ? "monastery" : "domus-domini",
      title: `Game ${n}`,
      players: [
        [names[n % 3] ?? "", null] as [string, null],
        ["Odo", "novice"] as [string, string],
      ],
      over: n > 2,
      last: 1e12 - n,
      begun: n,
      spent: n === 77 ? 1e9 : n,
    }));
    asked.length = 0;
    home(savedPage());
    await settle();
  });

  test("are drawn and looked at only where they are in sight", () => {
    const drawn = texts(".saved-words h3");
    expect(drawn.slice(0, 3)).toEqual(["Game 0", "Game 1", "Game 2"]);
    expect(drawn.length).toBeLessThan(30);
    expect(glances()).toBeLessThan(30);
    expect(root.querySelectorAll("*").length).toBeLessThan(1500);
    const [first] = root.querySelectorAll('[data-list="over"] .saved-entry');
    expect([first?.getAttribute("aria-posinset"), first?.getAttribute("aria-setsize")]).toEqual([
      "1",
      "1997",
    ]);
  });

  const choose = async (id: string, value: string, event: string): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>(`#${id}`);
    if (field) field.value = value;
    field?.dispatchEvent(new Event(event));
    await settle();
  };

  test("are searched, whatever the accents", async () => {
    await choose("saved-words", "chloe game 1996", "input");
    expect(texts(".saved-words h3")).toEqual([]);
    expect(texts(".saved-none")).toEqual(["No game matches your search."]);
    await choose("saved-words", "CHLOE 1997", "input");
    expect(texts(".saved-words h3")).toEqual(["Game 1997"]);
    await choose("saved-words", "ben 1996", "input");
    expect(texts(".saved-words h3")).toEqual(["Game 1996"]);
  });

  test("are chosen by game and by person, and ordered", async () => {
    await choose("saved-order", "longest", "change");
    expect(texts('[data-list="over"] h3')[0]).toBe("Game 77");
    await choose("saved-kind", "monastery", "change");
    expect(texts('[data-list="over"] h3')[0]).toBe("Game 1998");
    await choose("saved-person", "Ben", "change");
    expect(texts('[data-list="over"] h3')[0]).toBe("Game 1996");
    expect(texts("#saved-person option")).toEqual(["Anybody", "Ann", "Ben", "Chloé"]);
  });
});

describe("when it was", () => {
  const now = new Date(2026, 10, 16, 12, 0).getTime();
  test("is said by name for today and yesterday", () => {
    expect(whenOf(new Date(2026, 10, 16, 9, 5).getTime(), now)).toMatch(/^today, 9:05/);
    expect(whenOf(new Date(2026, 10, 15, 23, 59).getTime(), now)).toMatch(/^yesterday, 11:59/);
    expect(whenOf(new Date(2026, 10, 14, 23, 59).getTime(), now)).toBe("Nov 14, 2026");
  });

  test("and how long, in hours and minutes", () => {
    expect(spentOf(60_000)).toBe("one minute");
    expect(spentOf(75 * 60_000)).toBe("1 h 15 min");
  });
});
