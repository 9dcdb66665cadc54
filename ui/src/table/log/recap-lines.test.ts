import { expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import type { Line } from "../../shared/commands.ts";
import type { Game } from "../game/index.ts";
import { recapOf, withoutFirst } from "./recap-lines.ts";

const placed = (seat: number) => ({
  event: "placed" as const,
  ...{ seat, tile: "kitchen", piece: 1, at: [0, 0], turn: 0 },
});
const own: Line = { line: 3, by: 1, events: [placed(1)] };
const another: Line = { line: 4, by: 0, events: [placed(0)] };
const stoodIn: Line = { line: 5, by: 1, bot: true, events: [placed(1)] };

test("what one did oneself is not told, what a bot did in one's seat is", () => {
  expect(recapOf(monastery as Game, [own, another, stoodIn], 1)).toEqual([another, stoodIn]);
});

test("what is left of a line keeps saying who acted", () => {
  expect(withoutFirst([another, stoodIn], 1)).toEqual([stoodIn]);
});
