// What is watched: how long, what together, and what of one's own doing.

import { expect, test } from "vitest";
import { domusDomini } from "../../domus_domini/index.ts";
import type { Event } from "../../generated/domus_domini.ts";
import type { Frame } from "../../shared/commands.ts";
import { setLanguage } from "../../shared/words.ts";
import type { Beat, Game } from "../game/index.ts";
import type { Watched } from "../state/model.ts";
import { doneOneself, dwellOf, Watch } from "./watch.ts";

setLanguage("en");
const game = domusDomini as unknown as Game;
const view = { seats: [{ cart: 40 }, { cart: 20 }], rounds: 5 };
const frame = (line: number, by: number | null, events: readonly Event[]): Frame =>
  ({ line, by, events: [...events], view }) as Frame;
const names = ["Anselm", "Hildegard"];

/** All that is told of these frames. */
async function told(frames: readonly Frame[], own = 0): Promise<readonly Watched[]> {
  const all: Watched[] = [];
  const watch = new Watch();
  await watch.run(view, frames, {
    ...{ game, host: document.body, names, pace: "usual", moves: false, own },
    show: (_, watched) => {
      all.push(watched);
      // Nobody waits here.
      setTimeout(() => watch.next());
    },
    heard: () => {},
    rings: () => {},
  });
  return all;
}

const hired: Event = { event: "hired", seat: 1 };
const payday: readonly Event[] = [
  { event: "phase-began", phase: 7 },
  { event: "scored", seat: 0, points: 4, because: { road: { fu: 40, doubled: false } } },
  { event: "scored", seat: 1, points: 2, because: { road: { fu: 20, doubled: false } } },
  { event: "paid", seat: 1, denarii: 3, because: { place: 1 } },
];

test("a longer sentence stays longer, and nothing is watched at once", () => {
  expect(dwellOf("usual", "a".repeat(80))).toBeGreaterThan(dwellOf("usual", "a".repeat(20)));
  expect(dwellOf("slow", "words")).toBeGreaterThan(dwellOf("usual", "words"));
  expect(dwellOf("usual", "words")).toBeGreaterThan(dwellOf("fast", "words"));
  expect(dwellOf("at-once", "words")).toBe(0);
});

test("equal things are told together, although each is a line of the log", async () => {
  const frames = [1, 2, 3, 4].map((line) => frame(line, 1, [hired]));
  const all = await told(frames);
  expect(all.map(({ text }) => text)).toEqual(["Hildegard hires 4 lay brothers."]);
});

test("payday is one scene, with what everybody gets", async () => {
  const [only, ...more] = await told([frame(1, 0, payday)]);
  expect(more).toEqual([]);
  const beat = only?.beat as Beat;
  expect(beat.title).toBe("Letters and denarii");
  expect(beat.lines.map(({ text }) => text)).toEqual([
    "Anselm: 4 letters, 0 denarii",
    "Hildegard: 2 letters, 3 denarii",
  ]);
});

test("of one's own doing only what followed by itself is told", async () => {
  const fed: Event = { event: "fed", seat: 0, brothers: 1, vegetables: 1, left: 0 };
  const frames = [frame(1, 0, [fed, ...payday])];
  const own = doneOneself(game, frames, 0);
  expect(own).toBe(1);
  const all = await told(frames, own);
  expect(all.map(({ text }) => text)).toEqual(["", "Letters and denarii"]);
  expect(doneOneself(game, [frame(1, 0, [fed])], 0)).toBe(1);
});
