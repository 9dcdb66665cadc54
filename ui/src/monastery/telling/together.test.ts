// What Monastery tells in one breath while somebody watches.

import { beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/monastery.ts";
import { setLanguage } from "../../shared/words.ts";
import { telling } from "../telling.ts";
import { pieceOf, viewOf } from "../testing.ts";

beforeEach(() => setLanguage("en"));

const view = viewOf({ pieces: [pieceOf({}), pieceOf({ piece: 1, tile: "mill", at: [3, 0] })] });
const names = ["Ann", "Bob"];
const tell = (...events: Event[]): string => telling.tell(events, view, names);
const flows = (event: Event, first: Event): boolean => telling.flows?.(event, first) === true;

const walk = (on: number): Event => ({
  event: "moved",
  seat: 0,
  from: { on: 0 },
  to: { on },
  cost: 1,
});
const began: Event = { event: "scoring-began", seat: 0 };
const scored = (points: number): Event => ({
  event: "scored",
  seat: 0,
  points,
  because: { work: 1 },
});
const totalled: Event = { event: "totalled", seat: 0, points: 3 };

test("all walks of a seat are one sentence", () => {
  expect(flows(walk(1), walk(0))).toBe(true);
  expect(tell(walk(1), walk(0), walk(1))).toBe("Ann: 3 walks, to the Mill and the Abbey.");
});

test("a scoring is one sentence with what each point is for", () => {
  expect(flows(totalled, began)).toBe(true);
  expect(tell(began, scored(1), scored(2), totalled)).toBe(
    "Ann scores 3: Work: Mill 1, Work: Mill 2.",
  );
});

test("a scoring that brings nothing says so", () => {
  expect(tell(began, { ...totalled, points: 0 })).toBe("Ann has no points to spend.");
});

test("what another does is told by itself, and the log tells walk by walk", () => {
  expect(flows({ ...walk(1), seat: 1 } as Event, walk(0))).toBe(false);
  expect(flows(scored(1), walk(0))).toBe(false);
  expect(telling.alike(walk(1), walk(0))).toBe(false);
});
