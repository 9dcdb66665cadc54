/** The points of the end, counted up: what everybody has after so many steps. */
import type { Outcome } from "../../generated/table.ts";
import { figure } from "../../shared/words.ts";
import type { Ending } from "../game/index.ts";
import type { Seat } from "../state/model.ts";

interface Row {
  readonly seat: Seat;
  readonly cells: readonly string[];
  readonly sum: number;
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** What each seat has in each column. */
function columnsOf({ columns }: Ending, { parts }: Outcome): readonly (readonly number[])[] {
  return parts.map((of) =>
    columns.map((column) =>
      sum(of.flatMap(([key, points]) => (column.parts.includes(key) ? [points] : []))),
    ),
  );
}

/** How many steps it takes to tell all of it. */
export function stepsOf(ending: Ending, outcome: Outcome): number {
  if (ending.step === "column") return ending.columns.length;
  return Math.max(0, ...columnsOf(ending, outcome).map((of) => sum(of.map(Math.abs))));
}

/** Everybody after so many steps: point by point through the columns, or a column of everybody at a time. */
export function rowsAfter(ending: Ending, outcome: Outcome, counted: number): readonly Row[] {
  return columnsOf(ending, outcome).map((of, seat) => {
    let left = counted;
    const cells = of.map((points, n) => {
      if (ending.step === "column") return n < counted ? points : undefined;
      const many = Math.min(Math.abs(points), left);
      left -= many;
      return points < 0 ? 0 - many : many;
    });
    return {
      seat,
      cells: cells.map((points) => (points === undefined ? "" : figure(points))),
      sum: sum(cells.map((points) => points ?? 0)),
    };
  });
}
