/**
 * What a game brings to the table: five parts, a file each. Everything else (hand-off, recap, log, watching, undo,
 * advice, refusals, camera, the counting at the end, replay, saved games) is the same for all of them. The list of games
 * is ../../games.ts.
 */
import type { Kind } from "../state/model.ts";
import type { Acting } from "./acting.ts";
import type { Drawing } from "./drawing.ts";
import type { Ending } from "./ending.ts";
import type { Reading } from "./reading.ts";
import type { Telling } from "./telling.ts";

export type { Acting, Answer, Because, Prompt } from "./acting.ts";
export type { Drawing, Handlers, Lens, PlanOptions, Shape } from "./drawing.ts";
export type { Column, Ending, Rounds } from "./ending.ts";
export type { Reading } from "./reading.ts";
export type { Beat, Happened, Learning, Learnt, Telling } from "./telling.ts";

export interface Game<K extends Kind = Kind> {
  /** The name by which the engine knows it. */
  readonly name: string;
  /** A sentence of its own: refusals, chapters of the rules, endings, tabs, the guide. */
  words(key: string): string;
  readonly reading: Reading<K>;
  readonly telling: Telling<K>;
  readonly acting: Acting<K>;
  readonly drawing: Drawing<K>;
  readonly ending: Ending<K>;
}
