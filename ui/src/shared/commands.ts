// Everything that the pages ask of the shell, a function each. What is asked and answered is Rust's type.

import type {
  Advice,
  ChangeGame,
  Commands,
  Deed,
  Format,
  GameTypes,
  Handoff,
  NewGame,
  Past,
  Screen,
  Settings,
  Summary,
} from "../generated/shell.ts";
import type { Eyes } from "../generated/table.ts";
import { ask } from "./shell.ts";

export type {
  About,
  Advice,
  Against,
  Figures,
  Frame,
  GameTypes,
  Handoff,
  Line,
  NewGame,
  NewPlayer,
  News,
  OwnFile,
  Past,
  Saving,
  Screen,
  SeatedPlayer,
  ShellError,
  Statistics,
  Summary,
  TableChanged,
  ThinkingOn,
} from "../generated/shell.ts";
export { hear, troubleOf } from "./shell.ts";

type Answer<C extends keyof Commands> = Promise<Commands[C]["answer"]>;

const request = (): string => crypto.randomUUID();

/** A change of a game as it was seen, asked for once. */
const change = ({ game, number }: Pick<Screen, "game" | "number">): ChangeGame => ({
  game,
  number,
  request: request(),
});

// The app.
export const about = (): Answer<"about"> => ask("about", {});
export const settings = (): Answer<"settings"> => ask("settings", {});
export const setSettings = (settings: Settings): Answer<"set_settings"> =>
  ask("set_settings", { settings });
export const retrySaving = (): Answer<"retry_saving"> => ask("retry_saving", {});

// Saved games.
export const games = (): Answer<"games"> => ask("games", {});
export const glance = (game: string): Answer<"glance"> => ask("glance", { game });
export const newGame = (asked: Omit<NewGame, "request">): Promise<Screen> =>
  ask("new_game", { request: request(), ...asked });
/** The same game again, of one that is over. */
export const playAgain = (game: string): Promise<Screen> =>
  ask("play_again", { game, request: request() });
export const openGame = (game: string): Promise<Screen> => ask("open_game", { game });
export const closeGame = (game: string): Promise<null> => ask("close_game", { game });
export const renameGame = (of: Summary, title: string): Promise<Summary> =>
  ask("rename_game", { ...change(of), title });
export const deleteGame = (of: Summary): Promise<Summary> => ask("delete_game", change(of));
export const restoreGame = (of: Summary): Promise<Summary> => ask("restore_game", change(of));
type Pins = (string | null)[];
export const duplicateGame = (game: string, pins?: Pins): Promise<Summary> =>
  ask("duplicate_game", { game, request: request(), ...(pins && { pins }) });
export const exportAll = (): Answer<"export_all"> => ask("export_all", {});
export const exportFile = (game: string, pins?: Pins): Answer<"export_file"> =>
  ask("export_file", { game, ...(pins && { pins }) });
export const exportGame = (game: string): Answer<"export_game"> => ask("export_game", { game });
export const importFile = (pins?: Pins): Answer<"import_file"> =>
  ask("import_file", { request: request(), ...(pins && { pins }) });
/** Everybody at the table is asked: in a minute, if nobody objects, it can be done without PINs. */
export const askTable = (game: string, deed: Deed): Answer<"ask_table"> =>
  ask("ask_table", { game, deed });
export const object = (game: string): Promise<null> => ask("object", { game });
/** What was seen after so many lines; through somebody else's eyes only once it is over. */
export const history = <G extends GameTypes>(
  game: string,
  line: number,
  eyes?: Eyes,
): Promise<Past<G>> =>
  ask("history", { game, line, ...(eyes === undefined ? {} : { eyes }) }) as Promise<Past<G>>;

// Statistics.
export const countResults = (): Answer<"count_results"> => ask("count_results", {});
export const statistics = (): Answer<"statistics"> => ask("statistics", {});
export const exportStatistics = (format: Format): Answer<"export_statistics"> =>
  ask("export_statistics", { format });
export const exportStatisticsFile = (format: Format): Answer<"export_statistics_file"> =>
  ask("export_statistics_file", { format });

// The table.
/** The screen, with what happened since this line. */
export const screen = (game: string, since?: number): Promise<Screen> =>
  ask("screen", since === undefined ? { game } : { game, since });
export const lift = (game: string, { seat, fall }: Handoff, pin?: string): Promise<Screen> =>
  ask("lift", pin === undefined ? { game, seat, fall } : { game, seat, fall, pin });
export const forgetPin = (game: string, { seat, fall }: Handoff): Promise<Screen> =>
  ask("forget_pin", { game, seat, fall });
export const lower = (): Promise<null> => ask("lower", {});
/** Several small steps are one change: all of them, or none. */
export const play = (at: Screen, actions: readonly unknown[]): Promise<Screen> =>
  ask("play", { ...change(at), actions: [...actions], since: at.line });
export const undo = (at: Screen): Promise<Screen> => ask("undo", change(at));
export const redo = (at: Screen): Promise<Screen> => ask("redo", change(at));
/** Why a thing can be done in none of these ways; nothing, if it can. */
export const why = ({ game, number }: Screen, actions: readonly unknown[]): Answer<"why"> =>
  ask("why", { game, number, actions: [...actions] });
export const log = (game: string, from: number): Answer<"log"> => ask("log", { game, from });
export const hint = ({ game, number }: Screen): Promise<Advice> => ask("hint", { game, number });
export const seatBot = (at: Screen, seat: number, level: string, pin?: string): Promise<Screen> =>
  ask("seat_bot", { ...change(at), seat, level, ...(pin === undefined ? {} : { pin }) });
export const seatPerson = (at: Screen, seat: number): Promise<Screen> =>
  ask("seat_person", { ...change(at), seat });
export const setPin = (at: Screen, pin: string | null): Promise<Screen> =>
  ask("set_pin", { ...change(at), pin });
export const writeNote = (at: Screen, about: string, text: string): Promise<Screen> =>
  ask("write_note", { ...change(at), about, text, since: at.line });
export const stopThinking = (game: string): Promise<null> => ask("stop_thinking", { game });
