import { expect, test } from "vitest";
import { columns } from "./plots.ts";

test("a distribution has a column for every span, the empty ones too", () => {
  expect(columns({ "-5": 1, "10": 2 })).toEqual([
    { from: -5, many: 1 },
    { from: 0, many: 0 },
    { from: 5, many: 0 },
    { from: 10, many: 2 },
  ]);
  expect(columns({})).toEqual([]);
});
