/** Telling what happened: in sentences, with a bell, and as something that moves. */

import type { Ring, Tune } from "../../shared/sound.ts";
import type { Kind, LineOf, Seat } from "../state/model.ts";

/** A scene: something so weighty that the table stands still for it, with a card and a bell. */
export interface Beat {
  readonly title: string;
  /** What it brings, line by line, each with the seat it is about. */
  readonly lines: readonly { readonly seat?: Seat | undefined; readonly text: string }[];
  /** Drawn on the card, about the origin, within fifty units. */
  readonly picture?: unknown;
  readonly bell?: Ring | Tune | undefined;
  /** How many of the events it tells. */
  readonly covers: number;
}

/** What one pair of eyes has just learnt by what they did: it lies on the table until they have read it. */
export interface Learnt {
  /** What it came of: "You asked Lanfranc". */
  readonly title: string;
  /** What was asked, word for word. */
  readonly question?: string;
  /** The answer, or the card, in large letters; where several speak there are only lines. */
  readonly said?: string;
  /** What it does, or what follows from it. */
  readonly lines: readonly string[];
  /** Drawn beside it, about the origin, within fifty units. */
  readonly picture?: unknown;
}

/** What was learnt of some lines, and the events that need not be told again therefore. */
export interface Learning {
  readonly learnt: readonly Learnt[];
  readonly told: ReadonlySet<unknown>;
}

/** What has happened to a pair of eyes: the lines before, the lines now, and the views before and after. */
export interface Happened<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly before: readonly LineOf<K>[];
  readonly now: readonly LineOf<K>[];
  readonly was: K["view"];
  readonly view: K["view"];
  readonly names: readonly string[];
}

export interface Telling<K extends Kind = Kind> {
  /** Events that belong together, as one sentence; usually there is one. */
  tell(events: readonly K["event"][], view: K["view"], names: readonly string[]): string;
  /** Whether an event is told together with the one before it. */
  alike(event: K["event"], before: K["event"]): boolean;
  /** The same while somebody watches, where more is told in one breath than in the log. */
  flows?(event: K["event"], first: K["event"]): boolean;
  /** The seat whose doing it was, if it was anybody's. */
  doer(event: K["event"]): Seat | undefined;
  /** What on the table it is about. */
  aboutOf(event: K["event"]): number | undefined;
  /** Whether it begins a new part of the log. */
  isHeading(event: K["event"]): boolean;
  /** Whether it is told, but not dwelt upon. */
  isPassing(event: K["event"]): boolean;
  /** Whether somebody should read it even in what they did themselves. */
  isNotable?(event: K["event"]): boolean;
  /** What is rung for it: a bell, or a tune. */
  bellOf?(event: K["event"]): Ring | Tune | undefined;
  /** The scene that these events begin with, if they begin with one; `view` is the table after them. */
  beatOf?(
    events: readonly K["event"][],
    view: K["view"],
    names: readonly string[],
  ): Beat | undefined;

  /** What somebody has learnt by their own doing, for games in which there is something to be learnt. */
  learn?(happened: Happened<K>): Learning;

  /** Whether something is seen to move: what lies on the table is drawn anew only then. */
  moves?(event: K["event"]): boolean;
  /** Shows one event before the view that follows it is drawn; resolves when it has been seen. */
  before?(host: HTMLElement, view: K["view"], event: K["event"], ms: number): Promise<void>;
  /** Shows one event upon the view that follows it. `own` if it is what one did oneself. */
  after?(host: HTMLElement, view: K["view"], event: K["event"], ms: number, own: boolean): void;
}
