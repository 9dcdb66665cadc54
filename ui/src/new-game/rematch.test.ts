import { expect, test, vi } from "vitest";
import { screenOf, viewOf } from "../monastery/testing.ts";
import type { Screen } from "../shared/commands.ts";
import { answerWith } from "../shared/testing.ts";
import { setLanguage } from "../shared/words.ts";
import { rematch } from "./rematch.ts";

const setup = { dealing: "given", paired: false, seats: 2, silence: true, simpler: true };
const over = screenOf(viewOf(), [], { turn: "over", seat: null, title: "Lent" });

async function again(screen: Screen) {
  const asked: Record<string, unknown>[] = [];
  answerWith((command, what) => {
    if (command === "export_game")
      return { file: "", text: JSON.stringify({ cloister: 1, open: { setup } }) };
    asked.push(what);
    return screen;
  });
  expect(await rematch(screen)).toBe(screen);
  return asked[0];
}

test("everybody keeps seat and colour, and what was agreed holds", async () => {
  expect(await again(over)).toMatchObject({
    kind: "monastery",
    title: "Lent",
    setup: { ...setup, colours: ["red", "blue"] },
    players: [{ name: "Anselm" }, { name: "Hildegard" }],
  });
});

test("bots keep their level, but leave the seat of whoever was away", async () => {
  const [first, second] = over.players;
  if (!first || !second) throw new Error("two sit there");
  const players = [
    { ...first, person: false, absent: true, level: "novice" },
    { ...second, person: false, level: "abbot" },
  ];
  expect(await again({ ...over, players })).toMatchObject({
    players: [{ name: "Anselm" }, { bot: "abbot", name: "Hildegard" }],
  });
});

test("games of Mystery of the Abbey make a series that bears the name of the first", async () => {
  const first = { ...over, kind: "mystery-of-the-abbey", game: "7" };
  expect(await again(first)).toMatchObject({ setup: { ...setup, series: "7" } });
  expect(await again(over)).not.toHaveProperty("setup.series");
});

test("it is said that PINs are to be set anew", async () => {
  setLanguage("en");
  const [first, second] = over.players;
  if (!first || !second) throw new Error("two sit there");
  await again({ ...over, players: [{ ...first, pin: true }, second] });
  await vi.waitFor(() => expect(document.body.textContent).toContain("PINs"));
});
