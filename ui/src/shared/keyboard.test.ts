import { expect, test } from "vitest";
import { makeRoomForKeyboard } from "./keyboard.ts";

test("what the keyboard covers is told to the styles, and only that", () => {
  const seen = Object.assign(new EventTarget(), { height: 600, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, "visualViewport", { value: seen, configurable: true });
  Object.defineProperty(window, "innerHeight", { value: 600, configurable: true });
  const covered = (change: Partial<typeof seen>): string => {
    Object.assign(seen, change).dispatchEvent(new Event("resize"));
    return document.documentElement.style.getPropertyValue("--covered");
  };
  makeRoomForKeyboard();
  expect(covered({ height: 330 })).toBe("270px");
  expect(covered({ height: 330, offsetTop: 100 })).toBe("170px");
  expect(covered({ height: 600, offsetTop: 0 })).toBe("0px");
  // Looked at from nearer.
  expect(covered({ height: 300, scale: 2 })).toBe("0px");
});
