// Everything that can be asked of the shell, a function each.

import type {
  Glance,
  KeptFile,
  KeptFiles,
  OwnFile,
  Saving,
  Statistics,
  Summary,
} from "../generated/shell.ts";
import type { About, Handoff, LogLines, Past, Refusal, Screen } from "./contract.ts";
import { ask } from "./shell.ts";

export type {
  Against,
  Figures,
  News,
  OwnFile,
  Saving,
  SeatedPlayer,
  Statistics,
  Summary,
} from "../generated/shell.ts";
export type { About, Frame, Handoff, Line, Past, Refusal, Screen } from "./contract.ts";
export { hear, type Trouble, troubleOf } from "./shell.ts";

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

export interface Hint {
  readonly action: unknown;
  readonly plan: readonly unknown[];
  readonly because: readonly { readonly key: string; readonly many: number }[];
}

export type Seated =
  | { readonly name: string; readonly pin?: string }
  | { readonly bot: string; readonly name?: string };

export interface NewGame {
  readonly kind: string;
  readonly setup: unknown;
  readonly players: readonly Seated[];
  readonly seed?: string;
  readonly title?: string;
}

export type Eyes = "table" | "heaven" | { readonly seat: number };

const request = (): string => crypto.randomUUID();

/** A change of a game as it was seen, asked for once. */
const change = ({ game, number }: { readonly game: string; readonly number: number }) => ({
  game,
  number,
  request: request(),
});

// The app.
export const about = (): Promise<About> => ask("about");
export const settings = (): Promise<Settings> => ask("settings");
export const setSettings = (settings: Settings): Promise<Settings> =>
  ask("set_settings", { settings });
export const retrySaving = (): Promise<Saving> => ask("retry_saving");

// Saved games.
export const games = (): Promise<readonly Summary[]> => ask("games");
export const glance = (game: string): Promise<Glance> => ask("glance", { game });
export const newGame = (asked: NewGame): Promise<Screen> =>
  ask("new_game", { request: request(), ...asked });
export const openGame = (game: string): Promise<Screen> => ask("open_game", { game });
export const closeGame = (game: string): Promise<null> => ask("close_game", { game });
export const renameGame = (of: Summary, title: string): Promise<Summary> =>
  ask("rename_game", { ...change(of), title });
export const deleteGame = (of: Summary): Promise<Summary> => ask("delete_game", change(of));
export const restoreGame = (of: Summary): Promise<Summary> => ask("restore_game", change(of));
export const duplicateGame = (game: string): Promise<Summary> =>
  ask("duplicate_game", { game, request: request() });
export const exportAll = (): Promise<KeptFiles> => ask("export_all");
export const exportFile = (game: string): Promise<KeptFile> => ask("export_file", { game });
export const exportGame = (game: string): Promise<OwnFile> => ask("export_game", { game });
export const importFile = (): Promise<Summary> => ask("import_file", { request: request() });
export const history = (game: string, line: number, eyes?: Eyes): Promise<Past> =>
  ask("history", { game, line, ...(eyes === undefined ? {} : { eyes }) });

// Statistics.
export const statistics = (): Promise<Statistics> => ask("statistics");
export const exportStatistics = (format: "csv" | "json"): Promise<OwnFile> =>
  ask("export_statistics", { format });
export const exportStatisticsFile = (format: "csv" | "json"): Promise<KeptFile> =>
  ask("export_statistics_file", { format });

// The table.
export const screen = (game: string, since?: number): Promise<Screen> =>
  ask("screen", since === undefined ? { game } : { game, since });
export const lift = (game: string, { seat, fall }: Handoff, pin?: string): Promise<Screen> =>
  ask("lift", pin === undefined ? { game, seat, fall } : { game, seat, fall, pin });
export const forgetPin = (game: string, { seat, fall }: Handoff): Promise<Screen> =>
  ask("forget_pin", { game, seat, fall });
export const lower = (): Promise<null> => ask("lower");
/** Several small steps are one change: all of them, or none. */
export const play = (at: Screen, actions: readonly unknown[]): Promise<Screen> =>
  ask("play", { ...change(at), actions, since: at.line });
export const undo = (at: Screen): Promise<Screen> => ask("undo", change(at));
export const redo = (at: Screen): Promise<Screen> => ask("redo", change(at));
/** Why each of these is not allowed; nothing, where one is. */
export const why = (
  { game, number }: Screen,
  actions: readonly unknown[],
): Promise<readonly (Refusal | null)[]> => ask("why", { game, number, actions });
/** What each of these would bring about; nothing, where chance or a secret is asked. */
export const preview = (
  { game, number }: Screen,
  actions: readonly unknown[],
): Promise<readonly (unknown[] | null)[]> => ask("preview", { game, number, actions });
export const log = (game: string, from: number): Promise<LogLines> => ask("log", { game, from });
export const hint = ({ game, number }: Screen): Promise<Hint> => ask("hint", { game, number });
export const seatBot = (at: Screen, seat: number, level: string): Promise<Screen> =>
  ask("seat_bot", { ...change(at), seat, level });
export const seatPerson = (at: Screen, seat: number): Promise<Screen> =>
  ask("seat_person", { ...change(at), seat });
export const setPin = (at: Screen, pin: string | null): Promise<Screen> =>
  ask("set_pin", { ...change(at), pin });
export const stopThinking = (game: string): Promise<null> => ask("stop_thinking", { game });
