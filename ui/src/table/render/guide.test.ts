import { beforeEach, expect, test } from "vitest";
import { haveRead, tellAgain, untold } from "./guide.ts";

const game = { name: "monastery" };

beforeEach(() => localStorage.clear());

test("each thing is told once", () => {
  expect(untold(game, ["place", "walk"])).toBe("place");
  haveRead(game, "place");
  expect(untold(game, ["place", "walk"])).toBe("walk");
  haveRead(game, "walk");
  expect(untold(game, ["place", "walk"])).toBeUndefined();
});

test("nothing is told to whoever wants no more of it, until they ask again", () => {
  haveRead(game, "all");
  expect(untold(game, ["place"])).toBeUndefined();
  tellAgain();
  expect(untold(game, ["place"])).toBe("place");
});

test("what was read when there was one game stays read", () => {
  localStorage.setItem("cloister.guide", JSON.stringify(["place", "domus-starting"]));
  expect(untold(game, ["place", "walk"])).toBe("walk");
  expect(untold({ name: "domus-domini" }, ["starting", "place"])).toBe("place");
});
