import { beforeEach, expect, test } from "vitest";
import { haveRead, tellAgain, untold } from "./guide.ts";

beforeEach(() => localStorage.clear());

test("each thing is told once", () => {
  expect(untold(["place", "walk"])).toBe("place");
  haveRead("place");
  expect(untold(["place", "walk"])).toBe("walk");
  haveRead("walk");
  expect(untold(["place", "walk"])).toBeUndefined();
});

test("nothing is told to whoever wants no more of it, until they ask again", () => {
  haveRead("all");
  expect(untold(["place"])).toBeUndefined();
  tellAgain();
  expect(untold(["place"])).toBe("place");
});
