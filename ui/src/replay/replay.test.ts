import { beforeEach, describe, expect, test } from "vitest";
import { loadGame } from "../games.ts";
import { BARE } from "../monastery/drawing/plan.ts";
import { home, listen, mount } from "../shared/pages.ts";
import { answerWith } from "../shared/testing.ts";
import { setLanguage } from "../shared/words.ts";
import { replayPage } from "./index.ts";

const VIEW = {
  ...BARE,
  day: 1,
  hour: 2,
  abbot: 0,
  grid: [{ letter: "L", large: true }],
  crosses: [{ cell: 6, waiting: [0, 1] }],
  top: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  bottom: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  seats: ["red", "blue"].map((colour) => ({
    colour,
    screen: 2,
    phrase: "",
    strip: Array(9).fill("empty"),
    complete: false,
    tiles: "hidden",
    blessings: "hidden",
  })),
};

/** Laid in the end. */
const MILL = { ...BARE.pieces[0], piece: 1, tile: "mill", at: [3, 0], constructed: false };

const asked: Record<string, unknown>[] = [];
const commands = new Set<string>();
const settle = async () => {
  for (let n = 0; n < 5; n += 1) await new Promise((done) => setTimeout(done, 0));
};
let over = true;

listen();

beforeEach(async () => {
  setLanguage("en");
  asked.length = 0;
  await loadGame("monastery");
  answerWith((command, what) => {
    commands.add(command);
    if (command === "games")
      return [
        {
          game: "g",
          kind: "monastery",
          title: "",
          players: [
            ["Ann", null],
            ["Odo", "novice"],
          ],
          line: 9,
          over,
        },
      ];
    if (command !== "history") return null;
    asked.push(what);
    const placed = { event: "placed", seat: 0, tile: "kitchen", piece: 1, at: [0, 0], turn: 0 };
    const events = what.line === 0 || what.line === 8 ? [] : [placed];
    const view = what.line === 9 ? { ...VIEW, pieces: [...BARE.pieces, MILL] } : VIEW;
    return { lines: 9, frame: { line: what.line, by: 0, events, view } };
  });
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  mount(root);
  home(replayPage({ game: "g" }));
  await settle();
});

const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

const told = () => document.querySelector(".replay-events")?.textContent?.trim();

describe("a replay", () => {
  test("begins at the beginning", () => {
    expect(asked.at(-1)).toEqual({ game: "g", line: 0, eyes: "table" });
    expect(document.querySelector("h1")?.textContent).toBe("Replay: Monastery");
    expect(told()).toBe("Before the first move.");
    expect(document.querySelector(".replay-hour")?.textContent).toBe("Day 1, Study");
  });

  test("leaves the room that the table will take in the end", () => {
    expect(document.querySelector(".plan")?.getAttribute("viewBox")).toBe("0 0 400 200");
  });

  test("shows the letters that are left, and who waits", () => {
    expect(document.querySelectorAll(".m-replay-letters .m-cell-letter")).toHaveLength(1);
    expect(document.querySelectorAll(".m-replay-letters .m-waiting")).toHaveLength(2);
  });

  test("opens no game: what lies on the table stays there", async () => {
    home(replayPage({ game: "g" }));
    await settle();
    expect([...commands].sort()).toEqual(["games", "history"]);
  });

  test("is seen through anybody's eyes once it is over", async () => {
    const eyes = [...document.querySelectorAll<HTMLInputElement>('input[name="eyes"]')];
    expect(eyes.map(({ value }) => value)).toEqual(["table", "0", "1", "heaven"]);
    eyes[2]?.dispatchEvent(new Event("change"));
    await settle();
    expect(asked.at(-1)).toEqual({ game: "g", line: 0, eyes: { seat: 1 } });
  });

  test("shows nobody's eyes but the screen's before that", async () => {
    over = false;
    home(replayPage({ game: "g" }));
    await settle();
    expect(asked.at(-1)).toEqual({ game: "g", line: 0 });
    expect(document.querySelector('input[name="eyes"]')).toBeNull();
    over = true;
  });

  test("steps by button, by key and by the cord", async () => {
    press("End");
    await settle();
    expect(asked.at(-1)?.line).toBe(9);
    expect(told()).toBe("Ann places the Kitchen.");
    press("ArrowLeft");
    await settle();
    expect(asked.at(-1)?.line).toBe(8);
    expect(told()).toBe("Ann acts, and nothing changes on the table.");
    const cord = document.querySelector<HTMLInputElement>('input[type="range"]');
    if (cord) cord.value = "4";
    cord?.dispatchEvent(new Event("input"));
    await settle();
    expect(asked.at(-1)?.line).toBe(4);
  });
});
