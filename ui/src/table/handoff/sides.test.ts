import { beforeEach, expect, test } from "vitest";
import { Sides } from "./sides.ts";

beforeEach(() => localStorage.clear());

test("the table lies still until somebody says that the device lies flat", () => {
  const sides = new Sides();
  expect([0, 1, 2, 3].map((seat) => sides.degrees(seat, 4))).toEqual([0, 0, 0, 0]);
});

test("it turns towards each seat, and to nobody's side when nobody plays", () => {
  const sides = new Sides();
  sides.turn(true);
  expect([0, 1, 2, 3].map((seat) => sides.degrees(seat, 4))).toEqual([0, 90, 180, 270]);
  expect([0, 1].map((seat) => sides.degrees(seat, 2))).toEqual([0, 180]);
  expect(sides.degrees(undefined, 4)).toBe(0);
});

test("the device remembers who sits where", () => {
  const sides = new Sides();
  sides.turn(true);
  sides.sit(1, "right", 2);
  expect(new Sides().degrees(1, 2)).toBe(270);
  expect(new Sides().degrees(0, 2)).toBe(0);
});

test("what is remembered is doubted", () => {
  localStorage.setItem("cloister.sides", JSON.stringify({ turns: true, sides: ["under", 3] }));
  expect(new Sides().degrees(1, 2)).toBe(180);
});
