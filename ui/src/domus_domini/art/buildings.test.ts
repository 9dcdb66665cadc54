import { expect, test } from "vitest";
import { CHAPEL, sectorFacts } from "../box.ts";
import { drawnLevels } from "./buildings.ts";

test.each(["garden", "dairy", "brewery"] as const)("every level of the %s is drawn", (sector) => {
  expect(drawnLevels(sector)).toBe(sectorFacts(sector).levels.length);
});

test("every level of the chapel is drawn", () => {
  expect(drawnLevels("chapel")).toBe(CHAPEL.length);
});
