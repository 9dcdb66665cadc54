// What the pages outside the table ask of the shell. Tests put another keeper here.

import { ask as askShell, type Saving, type Screen, type Settings, type Trouble, troubleOf } from "./shell.ts";

export type { Saving, Settings, Trouble };

type Ask = <T>(command: string, asked?: Record<string, unknown>) => Promise<T>;

export interface Variant {
  readonly key: string;
  readonly choices: readonly string[];
}

/** A game whose rules the engine knows. */
export interface Kind {
  readonly name: string;
  readonly rules: number;
  readonly seats: readonly [number, number];
  readonly variants: readonly Variant[];
}

/** What the opening of the store has to tell. */
export interface News {
  readonly what: string;
  readonly title?: string;
  readonly folder?: string;
  readonly number?: number;
  readonly of?: number;
  readonly reason?: string;
}

export interface About {
  readonly version: string;
  readonly games: readonly string[];
  readonly kinds?: readonly Kind[];
  readonly saving?: Saving;
  readonly news?: readonly News[];
  readonly opened?: string | null;
}

export interface Summary {
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  /** Who sits where: name, and level if it is a bot. */
  readonly players: readonly (readonly [string, string | null])[];
  readonly number: number;
  readonly line: number;
  readonly begun: number;
  readonly last: number;
  readonly spent: number;
  readonly over: boolean;
  readonly deleted: number | null;
  readonly open: boolean;
  readonly copy: boolean;
  readonly copies: number;
  readonly unreadable: boolean;
}

export interface Against {
  readonly played: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number | null;
  readonly minutes: number;
}

type Table<T> = Readonly<Record<string, T>>;

export interface Figures {
  readonly all: Against;
  readonly against: Table<Against>;
  readonly by_seat: Table<Against>;
  readonly by_colour: Table<Against>;
  readonly distribution: Table<number>;
  readonly streak: number;
  readonly longest_streak: number;
  readonly widest_win: number | null;
  readonly quickest_win: number | null;
  readonly sources: Table<number>;
  readonly made_of: Table<number>;
}

export interface Statistics {
  readonly players: Table<Table<Figures>>;
  readonly played: Table<number>;
  readonly minutes: Table<number>;
  readonly endings: Table<Table<number>>;
}

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

export interface History {
  readonly line: number;
  readonly lines: number;
  readonly view: unknown;
  readonly told: readonly (readonly [number, unknown])[];
}

export interface Paper {
  readonly file: string;
  readonly text: string;
}

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
    settings: () => ask<Settings>("settings"),
    setSettings: (settings: Settings) => ask<Settings>("set_settings", { settings }),
    games: () => ask<readonly Summary[]>("games"),
    glance: (game: string) => ask<{ readonly view: unknown }>("glance", { game }),
    newGame: (asked: Asked) => ask<Screen>("new_game", { request: request(), ...asked }),
    openGame: (game: string) => ask<Screen>("open_game", { game }),
    closeGame: (game: string) => ask<null>("close_game", { game }),
    rename: (of: Summary, title: string) =>
      ask<Summary>("rename_game", { ...changed(of), title }),
    remove: (of: Summary) => ask<Summary>("delete_game", changed(of)),
    restore: (of: Summary) => ask<Summary>("restore_game", changed(of)),
    duplicate: (game: string) => ask<Summary>("duplicate_game", { game, request: request() }),
    exportFile: (game: string) => ask<{ readonly file: string }>("export_file", { game }),
    exportGame: (game: string) => ask<Paper>("export_game", { game }),
    importFile: () => ask<Summary>("import_file", { request: request() }),
    importGame: (text: string) => ask<Summary>("import_game", { request: request(), text }),
    history: (game: string, line: number, eyes?: Eyes) =>
      ask<History>("history", { game, line, ...(eyes === undefined ? {} : { eyes }) }),
    statistics: () => ask<Statistics>("statistics"),
    exportStatistics: (format: "csv" | "json") => ask<Paper>("export_statistics", { format }),
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
