// A table is laid once, whatever is heard of its game meanwhile.

import { html } from "lit-html";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { screenOf, viewOf } from "../monastery/testing.ts";
import { firstDraft } from "../new-game/draft.ts";
import { depth, go, home, mount, page } from "./pages.ts";
import { openedOutside, play, resume } from "./routes.ts";
import { answerWith } from "./testing.ts";

const screen = screenOf(viewOf(), []);
const { game } = screen;
const hall = { name: "hall", title: () => "Hall", draw: () => html`<h1>Hall</h1>` };
const book = { name: "rules", title: () => "Rules", draw: () => html`<h1>Rules</h1>` };
const ABOUT = { name: "monastery", seats: [2, 4], variants: [], colours: [] } as never;
const asked: string[] = [];

beforeEach(() => {
  document.body.replaceChildren(document.createElement("div"));
  mount(document.body.firstElementChild as HTMLElement);
  home(hall);
  asked.length = 0;
  answerWith((command) => {
    asked.push(command);
    // A bot has acted before the answer is here.
    if (command === "new_game") openedOutside(game);
    return command === "log" ? { lines: [], line: 0 } : screen;
  });
});

afterEach(() => home(hall));

const laid = () => vi.waitFor(() => expect(page()?.name).toBe("table"));

test("a bot that acts while the table is being laid lays no second one upon it", async () => {
  const begun = play(firstDraft(ABOUT, "Anselm"));
  openedOutside(game);
  await begun;
  await laid();
  openedOutside(game);
  await Promise.resolve();
  expect(asked).not.toContain("open_game");
  expect(depth()).toBe(1);
});

test("a bot that acts while somebody reads the rules does not take the book away", async () => {
  await resume(game);
  await laid();
  go(book);
  asked.length = 0;
  openedOutside(game);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
  expect(page()?.name).toBe("rules");
});

test("a game that somebody opens from outside is laid", async () => {
  openedOutside(game);
  await laid();
  expect(depth()).toBe(1);
});
