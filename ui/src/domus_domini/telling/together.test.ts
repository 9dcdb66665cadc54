// What is told in one breath while somebody watches.

import { beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/domus_domini.ts";
import { setLanguage } from "../../shared/words.ts";
import { telling } from "../telling.ts";

beforeEach(() => setLanguage("en"));

const names = ["Ann", "Bob"];
const view = {} as Parameters<typeof telling.tell>[1];
const tell = (...events: Event[]): string => telling.tell(events, view, names);
const flows = (event: Event, first: Event): boolean => telling.flows?.(event, first) === true;

const hired: Event = { event: "hired", seat: 0 };
const sent: Event = { event: "sent-to-fields", seat: 0 };
const raised = (sector: "garden" | "dairy", level: number): Event => ({
  event: "expanded",
  seat: 0,
  sector,
  level,
  denarii: 1,
});

test("a turn of building is one sentence, each sector to its last level", () => {
  const words = tell(raised("garden", 1), sent, hired, raised("garden", 2), hired);
  expect(words).toBe(
    "Ann raises the garden to level 2, hires 2 lay brothers, and sends a pair to the fields.",
  );
});

test("equal steps alone keep their own sentence", () => {
  expect(tell(hired, hired)).toBe("Ann hires 2 lay brothers.");
});

test("the steps of one seat flow together, those of another do not", () => {
  expect(flows(sent, hired)).toBe(true);
  expect(flows({ ...sent, seat: 1 }, hired)).toBe(false);
});

test("the letter that begging brings is told with it, and with nothing else", () => {
  const begged: Event = { event: "begged", seat: 0, against: 1 };
  const scored: Event = { event: "scored", seat: 0, points: 1, because: "begging" };
  expect(flows(scored, begged)).toBe(true);
  expect(flows({ ...scored, because: { cluny: { doubled: false } } }, begged)).toBe(false);
  expect(tell(begged, scored)).toBe("Ann: a brother begs from Bob.");
});

test("the log tells step by step", () => {
  expect(telling.alike(sent, hired)).toBe(false);
});
