// The only way to Rust: how it is asked, and how it calls. Nothing else in the UI calls `invoke`. What can be asked is
// commands.ts; the contract is docs/shell.md.

import { onBackButtonPress } from "@tauri-apps/api/app";
import { invoke, type PluginListener } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Commands, ShellError } from "../generated/shell.ts";

/** How we ask, and how we are called. Tests bring their own. */
interface Shell {
  ask(command: string, request: object): Promise<unknown>;
  /** Calls `heard` whenever the event happens, until the returned function is called. */
  on<T>(event: string, heard: (payload: T) => void): () => void;
}

/** What cannot even be read, Tauri refuses by itself with a bare text: here it gets the shape of every refusal. */
export function worded(thrown: unknown): never {
  throw typeof thrown === "string" ? { kind: "malformed", detail: thrown } : thrown;
}

const tauri: Shell = {
  ask: (command, request) => invoke(command, { ...request }).catch(worded),
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

/** Asks another shell from now on; if it cannot be heard, nothing is. */
export function useShell(other: Pick<Shell, "ask"> & Partial<Shell>): void {
  shell = { on: () => () => {}, ...other };
}

/** Asks a command of the shell. */
export function ask<C extends keyof Commands>(
  command: C,
  request: Commands[C]["request"],
): Promise<Commands[C]["answer"]> {
  return shell.ask(command, request) as Promise<Commands[C]["answer"]>;
}

/** Hears any event of docs/shell.md. */
export function hear<T>(event: string, heard: (payload: T) => void): () => void {
  return shell.on(event, heard);
}

/** Hears Android's own Back, which leaves the app when nobody hears it. Answers how to hear it no longer. */
export function hearBack(heard: () => void): () => void {
  const failed = (error: unknown): void => console.error("back:", error);
  const listening: Promise<PluginListener> = onBackButtonPress(heard);
  listening.catch(failed);
  return () => void listening.then((listener) => listener.unregister()).catch(failed);
}

/** Whatever was thrown, as the shell words it. */
export function troubleOf(thrown: unknown): ShellError {
  if (typeof thrown === "object" && thrown !== null && "kind" in thrown)
    return thrown as ShellError;
  return { kind: "internal", detail: String(thrown) };
}
