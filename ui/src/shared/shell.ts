// The only door to Rust. Nothing else in the UI calls `invoke`. The contract is docs/shell.md.

import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Curtain, News, Saving, Screen } from "../generated/shell.ts";

/** How we ask, and how we are called. Tests and other hosts bring their own. */
interface Shell {
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

export type {
  Curtain,
  News,
  Pass,
  Saving,
  Screen,
  SeatedPlayer,
  Undo,
} from "../generated/shell.ts";

/** A line of the log and what was told there. */
export type Told = readonly [line: number, event: unknown];

interface Refusal {
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
  /** Whether players are asked to pass the device on in games without secrets. */
  readonly prompts: boolean;
  readonly names: readonly string[];
}

/** What this copy of Cloister is. */
export interface About {
  readonly version: string;
  /** The games whose rules it knows, by name. */
  readonly games: readonly (string | { readonly name: string })[];
  readonly saving?: Saving;
  readonly news?: readonly News[];
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
export const forgetPin = (game: string, { seat, fall }: Curtain): Promise<Screen> =>
  ask("forget_pin", { game, seat, fall });
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
export const seatBot = (at: Screen, seat: number, level: string): Promise<Screen> =>
  ask("seat_bot", { ...change(at), seat, level });
export const seatPerson = (at: Screen, seat: number): Promise<Screen> =>
  ask("seat_person", { ...change(at), seat });
export const setPin = (at: Screen, pin: string | null): Promise<Screen> =>
  ask("set_pin", { ...change(at), pin });
export const stopThinking = (game: string): Promise<null> => ask("stop_thinking", { game });
export const retrySaving = (): Promise<Saving> => ask("retry_saving");
