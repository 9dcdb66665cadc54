/** The end: how the points are counted up, and where they came from. */
import type { SVGTemplateResult } from "lit-html";
import type { Told } from "../../shared/commands.ts";
import type { Kind, Model, Seat } from "../state/model.ts";

/** The counting at the end: so many steps, and the rows as they stand after some of them. */
export interface Counting {
  readonly steps: number;
  readonly columns: readonly string[];
  readonly rows: (counted: number) => readonly {
    readonly seat: Seat;
    readonly cells: readonly string[];
    readonly sum: number;
  }[];
}

/** Points by round, for the chart of the end. */
export interface Rounds {
  /** Where points come from, at most four, in the reader's words. */
  readonly sources: readonly string[];
  readonly rounds: readonly {
    readonly name: string;
    /** Drawn under its bars, about the origin, at most eighteen units high. */
    readonly mark: SVGTemplateResult;
    /** By seat, then by source. */
    readonly points: readonly (readonly number[])[];
  }[];
}

export interface Ending<K extends Kind = Kind> {
  counting(model: Model<K>): Counting;
  rounds(told: readonly Told[], model: Model<K>): Rounds;
}
