/** What the shell answers, until its own types are generated so. */
import type * as now from "../generated/shell.ts";
import type { About as GameAbout, Outcome, Privacy, Seat } from "../generated/table.ts";

/** A line of the log, as these eyes saw it happen. */
export interface Line {
  readonly line: number;
  readonly by: Seat | null;
  readonly events: unknown[];
  /** What everybody was told, where that is something else. */
  readonly open?: unknown[];
}

/** A line of the log, and what these eyes saw after it. */
export interface Frame extends Line {
  readonly view: unknown;
}

export interface Handoff {
  readonly privacy: Privacy;
  readonly seat: Seat;
  readonly name: string;
  readonly colour: string | null;
  readonly needs_pin: boolean;
  readonly wait_ms: number;
  readonly fall: number;
  readonly forgotten_ms?: number | null;
}

export type Screen = Omit<now.Screen, "curtain" | "pass" | "told" | "outcome"> & {
  readonly handoff: Handoff | null;
  readonly frames: Frame[];
  readonly outcome: Outcome | null;
};

export interface LogLines {
  readonly from: number;
  readonly line: number;
  readonly lines: Line[];
}

export interface Past {
  readonly lines: number;
  readonly frame: Frame;
}

export type About = Omit<now.About, "kinds"> & { readonly kinds: GameAbout[] };

export interface Refusal {
  readonly why: string;
  readonly rule: string;
}
