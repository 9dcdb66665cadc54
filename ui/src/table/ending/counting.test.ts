import { expect, test } from "vitest";
import { rowsAfter, stepsOf } from "./counting.ts";

const outcome = {
  ending: "night",
  points: [7, 3],
  parts: [
    [
      ["letters", 6],
      ["tiles", -1],
      ["blessings", 2],
    ],
    [
      ["letters", 3],
      ["tiles", 0],
      ["blessings", 0],
    ],
  ] as [string, number][][],
  figures: [],
  winners: [0],
};
const columns = ["letters", "tiles", "blessings"].map((key) => ({ key, parts: [key] }));
const rounds = () => ({ sources: [], rounds: [] });

test("points are told one by one, through the columns; what takes away is told too", () => {
  const ending = { columns, step: "point", rounds } as const;
  expect(stepsOf(ending, outcome)).toBe(9);
  const after = (counted: number) => rowsAfter(ending, outcome, counted);
  expect(after(4).map(({ cells, sum }) => [...cells, sum])).toEqual([
    ["4", "0", "0", 4],
    ["3", "0", "0", 3],
  ]);
  expect(after(7)[0]).toEqual({ seat: 0, cells: ["6", "−1", "0"], sum: 5 });
  expect(after(Number.MAX_SAFE_INTEGER).map(({ sum }) => sum)).toEqual(outcome.points);
});

test("or a column of everybody at a time, some parts together", () => {
  const [letters] = columns;
  if (letters === undefined) throw new Error("there are columns");
  const rest = { key: "rest", parts: ["tiles", "blessings"] };
  const ending = { columns: [letters, rest], step: "column", rounds } as const;
  expect(stepsOf(ending, outcome)).toBe(2);
  expect(rowsAfter(ending, outcome, 1)[0]).toEqual({ seat: 0, cells: ["6", ""], sum: 6 });
  expect(rowsAfter(ending, outcome, 2)[0]).toEqual({ seat: 0, cells: ["6", "1"], sum: 7 });
});
