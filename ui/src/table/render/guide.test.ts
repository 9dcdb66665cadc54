import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { domusDomini } from "../../domus_domini/index.ts";
import { monastery } from "../../monastery/index.ts";
import { mysteryAbbey } from "../../mystery_abbey/index.ts";
import { haveRead, tellAgain, untold } from "./guide.ts";

const game = { name: "monastery" };

beforeEach(() => localStorage.clear());

test.each([
  ["monastery", monastery.acting.guides],
  ["domus_domini", domusDomini.acting.guides],
  ["mystery_abbey", mysteryAbbey.acting.guides],
])("the guide of %s lists all that it has words for", (folder, guides) => {
  const place = `locales/en/${folder}`;
  const texts = readdirSync(place).map((file) => readFileSync(`${place}/${file}`, "utf8"));
  const keys = [...texts.join("\n").matchAll(/^[a-z]-guide-(\S+) = /gm)].map(([, key]) => key);
  expect([...(guides ?? [])].sort()).toEqual(keys.sort());
});

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
