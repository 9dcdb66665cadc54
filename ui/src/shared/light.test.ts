import { expect, test } from "vitest";
import { light, shine, wake } from "./light.ts";

const shed = () => document.documentElement.dataset.light;

test("follows the system at first", () => {
  wake();
  expect(light()).toBe("auto");
  expect(shed()).toBe("day");
});

test("shines as chosen", () => {
  shine("night");
  expect(shed()).toBe("night");
  shine("auto");
  expect(shed()).toBe("day");
});
