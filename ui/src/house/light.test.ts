import { beforeEach, expect, test } from "vitest";
import { light, shine, wake } from "./light.ts";

beforeEach(() => localStorage.clear());

const shed = () => document.documentElement.dataset.light;

test("follows the system at first", () => {
  wake();
  expect(light()).toBe("auto");
  expect(shed()).toBe("day");
});

test("is remembered once chosen", () => {
  shine("night");
  expect(shed()).toBe("night");
  wake();
  expect(light()).toBe("night");
});

test("forgets a choice that nobody could have made", () => {
  localStorage.setItem("cloister.light", "noon");
  wake();
  expect(light()).toBe("auto");
});
