// The only way to Rust: how it is asked, and how it calls. Nothing else in the UI calls `invoke`. What can be asked is
// commands.ts; the contract is docs/shell.md.

import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Refusal } from "./contract.ts";

/** How we ask, and how we are called. Tests bring their own. */
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

/** Asks another shell from now on. What it does not say for itself it hears and never tells. */
export function useShell(other: Pick<Shell, "ask"> & Partial<Shell>): void {
  shell = { on: () => () => {}, ...other };
}

/** Asks any command of docs/shell.md. */
export function ask<T>(command: string, asked: object = {}): Promise<T> {
  return shell.ask(command, asked);
}

/** Hears any event of docs/shell.md. */
export function hear<T>(event: string, heard: (payload: T) => void): () => void {
  return shell.on(event, heard);
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
