/** Telling what happened: in sentences, with a bell, and as something that moves. */
import type { Ring } from "../../shared/sound.ts";
import type { Kind, Seat } from "../state/model.ts";

export interface Telling<K extends Kind = Kind> {
  /** Events that belong together, as one sentence; usually there is one. */
  tell(events: readonly K["event"][], view: K["view"], names: readonly string[]): string;
  /** Whether an event is told together with the one before it. */
  alike(event: K["event"], before: K["event"]): boolean;
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
  bellOf?(event: K["event"]): Ring | undefined;

  /** Whether something is seen to move: what lies on the table is drawn anew only then. */
  moves?(event: K["event"]): boolean;
  /** Shows one event before the view that follows it is drawn; resolves when it has been seen. */
  before?(host: HTMLElement, view: K["view"], event: K["event"], ms: number): Promise<void>;
  /** Shows one event upon the view that follows it. `own` if it is what one did oneself. */
  after?(host: HTMLElement, view: K["view"], event: K["event"], ms: number, own: boolean): void;
}
