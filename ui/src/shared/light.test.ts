import { expect, test } from "vitest";
import { followSystemLight, light, setLight } from "./light.ts";

const applyLight = () => document.documentElement.dataset.light;

test("follows the system at first", () => {
  followSystemLight();
  expect(light()).toBe("auto");
  expect(applyLight()).toBe("day");
});

test("setLights as chosen", () => {
  setLight("night");
  expect(applyLight()).toBe("night");
  setLight("auto");
  expect(applyLight()).toBe("day");
});
