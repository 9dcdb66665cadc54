// The only door to Rust. Nothing else in the UI calls `invoke`. The contract is docs/shell.md.

import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";

/** How we ask, and how we are called. Tests and other hosts bring their own. */
export interface Shell {
  ask<T>(command: string, asked: object): Promise<T>;
  /** Calls `heard` whenever the event happens, until the returned function is called. */
  on<T>(event: string, heard: (payload: T) => void): () => void;
}

const tauri: Shell = {
  ask: (command, asked) => invoke(command, { ...asked }),
  on: <T>(event: string, heard: (payload: T) => void) => {
    let stop = (): void => {};
    let stopped = false;
    listen<T>(event, ({ payload }) => heard(payload)).then(
      (unlisten) => {
        stop = unlisten;
        if (stopped) unlisten();
      },
      (error: unknown) => console.error(`${event}:`, error),
    );
    return () => {
      stopped = true;
      stop();
    };
  },
};

let shell: Shell = tauri;

/** Asks another shell from now on. */
export function useShell(other: Shell): void {
  shell = other;
}

export type Turn = { readonly seat: number } | "chance" | "over";

export interface Curtain {
  readonly seat: number;
  readonly name: string;
  readonly colour: string | null;
  readonly needs_pin: boolean;
  readonly wait_ms: number;
  readonly fall: number;
}

export interface Undo {
  readonly can: boolean;
  readonly barrier: Barrier | null;
  readonly redo: boolean;
}

export type Barrier = "beginning" | "chance" | "revealed" | "passed" | "nothing-undone";

export interface Thinking {
  readonly seat: number;
  readonly level: string;
  readonly progress: number;
}

export type Saving =
  | { readonly state: "saved" }
  | { readonly state: "not-saved"; readonly reason: string; readonly detail: string };

export interface SeatedPlayer {
  readonly name: string;
  readonly person: boolean;
  readonly level: string | null;
  readonly absent: boolean;
  readonly colour: string | null;
  readonly pin: boolean;
}

export interface Outcome {
  readonly ending: string;
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** A line of the log and what was told there. */
export type Told = readonly [line: number, event: unknown];

/** Everything there is to draw. See docs/shell.md. */
export interface Screen {
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  readonly number: number;
  readonly line: number;
  readonly turn: Turn;
  readonly seat: number | null;
  readonly curtain: Curtain | null;
  readonly view: unknown;
  readonly actions: readonly unknown[] | null;
  readonly told: readonly Told[];
  readonly undo: Undo | null;
  readonly thinking: Thinking | null;
  readonly outcome: Outcome | null;
  readonly saving: Saving;
  readonly players: readonly SeatedPlayer[];
  readonly open: boolean;
  readonly copy: boolean;
}

export interface Refusal {
  readonly why: string;
  readonly rule: string;
}

/** Why the shell did not do what was asked. */
export interface Trouble {
  readonly kind: string;
  readonly detail: unknown;
  readonly refusal?: Refusal;
}

/** Whatever was thrown, as the shell words it. */
export function troubleOf(thrown: unknown): Trouble {
  if (typeof thrown === "object" && thrown !== null && "kind" in thrown) return thrown as Trouble;
  return { kind: "internal", detail: String(thrown) };
}

export interface Settings {
  readonly language: string;
  readonly text: number;
  readonly motion: "" | "full" | "less" | "none";
  readonly sound: number;
  readonly confirm: "none" | "final" | "all";
  readonly aids: "none" | "legal" | "full";
  readonly pace: "slow" | "usual" | "fast" | "at-once";
  readonly light: "" | "light" | "dark";
  readonly names: readonly string[];
}

/** What this copy of Cloister is. */
export interface About {
  readonly version: string;
  /** The games whose rules it knows, by name. */
  readonly games: readonly (string | { readonly name: string })[];
  readonly saving?: Saving;
  readonly news?: readonly unknown[];
  readonly opened?: string | null;
}

export interface Hint {
  readonly action: unknown;
  readonly plan: readonly unknown[];
  readonly because: readonly { readonly key: string; readonly many: number }[];
}

/** What a changing command carries besides its own fields. */
export interface Change {
  readonly game: string;
  readonly number: number;
  readonly request: string;
}

/** A change of this screen, asked for once. */
export function change(screen: Pick<Screen, "game" | "number">): Change {
  return { game: screen.game, number: screen.number, request: crypto.randomUUID() };
}

/** Asks any command of docs/shell.md. */
export function ask<T>(command: string, asked: object = {}): Promise<T> {
  return shell.ask(command, asked);
}

/** Hears any event of docs/shell.md. */
export function hear<T>(event: string, heard: (payload: T) => void): () => void {
  return shell.on(event, heard);
}

export const about = (): Promise<About> => ask("about");
export const settings = (): Promise<Settings> => ask("settings");
export const screen = (game: string, since?: number): Promise<Screen> =>
  ask("screen", since === undefined ? { game } : { game, since });
export const lift = (game: string, { seat, fall }: Curtain, pin?: string): Promise<Screen> =>
  ask("lift", pin === undefined ? { game, seat, fall } : { game, seat, fall, pin });
export const lower = (): Promise<null> => ask("lower");
export const play = (at: Screen, action: unknown): Promise<Screen> =>
  ask("play", { ...change(at), action, since: at.line });
export const undo = (at: Screen): Promise<Screen> => ask("undo", change(at));
export const redo = (at: Screen): Promise<Screen> => ask("redo", change(at));
export const why = ({ game, number }: Screen, action: unknown): Promise<null> =>
  ask("why", { game, number, action });
export const preview = (
  { game, number }: Screen,
  action: unknown,
): Promise<{ readonly told: readonly unknown[] | null }> =>
  ask("preview", { game, number, action });
export const log = (
  game: string,
  from: number,
): Promise<{ readonly line: number; readonly told: readonly Told[] }> => ask("log", { game, from });
export const hint = ({ game, number }: Screen): Promise<Hint> => ask("hint", { game, number });
export const stopThinking = (game: string): Promise<null> => ask("stop_thinking", { game });
export const retrySaving = (): Promise<Saving> => ask("retry_saving");
