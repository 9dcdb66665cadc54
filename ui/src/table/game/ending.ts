/** The end: how the points are counted up, and where they came from. */
import type { SVGTemplateResult, TemplateResult } from "lit-html";
import type { Kind, LineOf, Model } from "../state/model.ts";

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

/** A column of the counting. */
export interface Column {
  /** Its name, as `end-<key>`. */
  readonly key: string;
  /** The parts of the outcome that stand in it. */
  readonly parts: readonly string[];
}

export interface Ending<K extends Kind = Kind> {
  /** What is counted, one after the other. */
  readonly columns: readonly Column[];
  /** Whether each point is told, or a whole column of everybody at once. */
  readonly step: "point" | "column";
  rounds(lines: readonly LineOf<K>[], model: Model<K>): Rounds;
  /** What is seen before anything is counted. */
  opening?(model: Model<K>): TemplateResult;
  /** What is told besides, as far as it has been counted: a share of one. */
  more?(model: Model<K>, counted: number): TemplateResult;
}
