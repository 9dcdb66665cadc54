import { expect, test, vi } from "vitest";
import { screenOf, viewOf } from "../monastery/testing.ts";
import type { Screen } from "../shared/commands.ts";
import { answerWith } from "../shared/testing.ts";
import { setLanguage } from "../shared/words.ts";
import { rematch } from "./rematch.ts";

const over = screenOf(viewOf(), [], { turn: "over", seat: null, title: "Lent" });

async function again(screen: Screen) {
  const asked: unknown[] = [];
  answerWith((command, what) => {
    asked.push([command, what]);
    return screen;
  });
  expect(await rematch(screen)).toBe(screen);
  return asked;
}

test("the shell lays the same table again", async () => {
  expect(await again(over)).toMatchObject([["play_again", { game: over.game }]]);
});

test("it is said that PINs are to be set anew", async () => {
  setLanguage("en");
  const [first, second] = over.players;
  if (!first || !second) throw new Error("two sit there");
  await again({ ...over, players: [{ ...first, pin: true }, second] });
  await vi.waitFor(() => expect(document.body.textContent).toContain("PINs"));
});
