// What the pages outside the table ask of the shell. Tests put another keeper here.

import type {
  About,
  Against,
  Figures,
  Glance,
  KeptFile,
  KeptFiles,
  News,
  OwnFile,
  Past,
  Saving,
  Statistics,
  Summary,
} from "../generated/shell.ts";
import { ask as askShell, type Screen, type Settings, troubleOf } from "./shell.ts";

export type { About, Against, Figures, News, OwnFile, Past, Saving, Settings, Statistics, Summary };

type Ask = <T>(command: string, asked?: Record<string, unknown>) => Promise<T>;

export type Seated =
  | { readonly name: string; readonly pin?: string }
  | { readonly bot: string; readonly name?: string };

export interface Asked {
  readonly kind: string;
  readonly setup: unknown;
  readonly players: readonly Seated[];
  readonly seed?: string;
  readonly title?: string;
}

export type Eyes = "table" | "heaven" | { readonly seat: number };

/** Whatever was thrown, as the shell words it. */
export function trouble(error: unknown): { readonly kind: string; readonly detail: string } {
  const { kind, detail } = troubleOf(error);
  return { kind, detail: String(detail ?? "") };
}

const request = (): string => crypto.randomUUID();

export function keeperOf(ask: Ask) {
  const changed = (of: Summary) => ({ game: of.game, number: of.number, request: request() });
  return {
    about: () => ask<About>("about"),
    heartbeat: () => ask<null>("heartbeat"),
    lower: () => ask<null>("lower"),
    settings: () => ask<Settings>("settings"),
    setSettings: (settings: Settings) => ask<Settings>("set_settings", { settings }),
    games: () => ask<readonly Summary[]>("games"),
    glance: (game: string) => ask<Glance>("glance", { game }),
    newGame: (asked: Asked) => ask<Screen>("new_game", { request: request(), ...asked }),
    openGame: (game: string) => ask<Screen>("open_game", { game }),
    closeGame: (game: string) => ask<null>("close_game", { game }),
    rename: (of: Summary, title: string) => ask<Summary>("rename_game", { ...changed(of), title }),
    remove: (of: Summary) => ask<Summary>("delete_game", changed(of)),
    restore: (of: Summary) => ask<Summary>("restore_game", changed(of)),
    duplicate: (game: string) => ask<Summary>("duplicate_game", { game, request: request() }),
    exportAll: () => ask<KeptFiles>("export_all"),
    exportFile: (game: string) => ask<KeptFile>("export_file", { game }),
    exportGame: (game: string) => ask<OwnFile>("export_game", { game }),
    importFile: () => ask<Summary>("import_file", { request: request() }),
    importGame: (text: string) => ask<Summary>("import_game", { request: request(), text }),
    history: (game: string, line: number, eyes?: Eyes) =>
      ask<Past>("history", { game, line, ...(eyes === undefined ? {} : { eyes }) }),
    statistics: () => ask<Statistics>("statistics"),
    exportStatistics: (format: "csv" | "json") => ask<OwnFile>("export_statistics", { format }),
    exportStatisticsFile: (format: "csv" | "json") =>
      ask<KeptFile>("export_statistics_file", { format }),
    retrySaving: () => ask<Saving>("retry_saving"),
  };
}

export type Keeper = ReturnType<typeof keeperOf>;

let kept: Keeper = keeperOf((command, asked = {}) => askShell(command, asked));

/** The keeper in charge. */
export function keeper(): Keeper {
  return kept;
}

/** Puts another one in charge. */
export function entrust(other: Keeper): void {
  kept = other;
}
