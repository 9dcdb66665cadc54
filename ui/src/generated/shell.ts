// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
// Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.

import type { About as GameAbout, Barrier, Eyes, Outcome, Privacy, Seat, Turn } from "./table.ts";

/** The types of a game. */
export interface GameTypes { view: unknown, action: unknown, event: unknown, setup: unknown, why: string, forecast: unknown }

export type Screen<G extends GameTypes = GameTypes> = {
  /** Which game. */ game: string,
  /** Of which kind. */ kind: string,
  /** What the players call it. */ title: string,
  /** Send this with the next change. It only grows. */ number: number,
  /** The length of the log: the cursor for `since`. */ line: number,
  /** Who must act. */ turn: Turn,
  /** Whose secrets are in here, if anybody's. */ seat: number | null,
  /** Another person is to take the device. */ handoff: Handoff | null,
  /** What `seat` sees, or somebody who walks past the table. */ view: G["view"],
  /** What `seat` wrote in its notebook, by what it is about. */ notes: { [key in string]: string },
  /** What can be done now, if whoever is at the device is to act. */ actions: G["action"][] | null,
  /** What each of them would bring, as far as these eyes can foresee it. */ forecasts: (G["forecast"] | null)[] | null,
  /** What was scored in the sum that runs, as these eyes were told it. */ running_sum: G["event"][],
  /** What happened since the line that was asked for, as these eyes saw it; the last lines of it, if there are too many. */ frames: Array<Frame<G>>,
  /** Whether something can be taken back; only if somebody can act. */ undo: Undo | null,
  /** Which bot is thinking. */ thinking: BotThinking | null,
  /** Points and winners, once it is over. */ outcome: Outcome | null,
  /** Whether what is played is on disk. */ saving: Saving,
  /** What the store has to tell since the last screen. */ news: Array<News>,
  /** Who sits where. */ players: Array<SeatedPlayer>,
  /** Whether the seed was chosen, so that anybody may know the draws. */ open: boolean,
  /** Whether it is a copy of another game. */ copy: boolean,
  /** How often it was copied. */ copies: number,
};

export type Frame<G extends GameTypes = GameTypes> = {
  /** What these eyes saw then. */ view: G["view"],
  /** Which line, from 0. */ line: number,
  /** The seat that acted; nobody, if chance did. */ by: Seat | null,
  /** Whether a bot did, in that seat: that says whoever seats the players, not the session. */ bot?: boolean,
  /** What spoke for it, as far as everybody may know: that, too, says whoever seats the bot. */ because?: { key: string; many: number; subject?: string }[],
  /** What these eyes were told. */ events: G["event"][],
  /** What everybody was told, where that is something else. */ open?: G["event"][],
};

export type Line<G extends GameTypes = GameTypes> = {
  /** Which line, from 0. */ line: number,
  /** The seat that acted; nobody, if chance did. */ by: Seat | null,
  /** Whether a bot did, in that seat: that says whoever seats the players, not the session. */ bot?: boolean,
  /** What spoke for it, as far as everybody may know: that, too, says whoever seats the bot. */ because?: { key: string; many: number; subject?: string }[],
  /** What these eyes were told. */ events: G["event"][],
  /** What everybody was told, where that is something else. */ open?: G["event"][],
};

export type Handoff = {
  /** `open`: nothing is hidden. `may-look`: it can be decided on the open table, or behind the curtain. `must-look`: the curtain has to be lifted. */ privacy: Privacy,
  /** The seat that is to take the device. */ seat: number,
  /** Who sits there. */ name: string,
  /** Their colour, if the game has colours. */ colour: string | null,
  /** Whether a PIN is asked for when the curtain is lifted. */ needs_pin: boolean,
  /** How long to wait after too many wrong PINs, in milliseconds. */ wait_ms: number,
  /** Send this with `lift`. */ fall: number,
  /** The PIN was forgotten: in so many milliseconds the curtain can be lifted without. */ forgotten_ms: number | null,
};

export type Undo = {
  /** Whether it can. */ can: boolean,
  /** What stands in the way. */ barrier: Barrier | null,
  /** Whether something can be done again. */ redo: boolean,
  /** Whose turn it was that ended with what can be taken back, where another seat is to act now. */ passed?: number,
};

export type BotThinking = {
  /** In which seat. */ seat: number,
  /** Of which level. */ level: string,
  /** How far it is, in hundredths. */ progress: number,
};

export type SeatedPlayer = {
  /** The name. */ name: string,
  /** Whether it is a person's seat. */ person: boolean,
  /** The level of the bot that plays, if one does. */ level: string | null,
  /** Whether the bot plays for a person who is away. */ absent: boolean,
  /** The colour, if the game has colours. */ colour: string | null,
  /** Whether the seat has a PIN. */ pin: boolean,
  /** How often its PIN was forgotten and set aside. Everybody may know. */ forgotten: number,
  /** How often it was handed to a bot while it had a PIN. Everybody may know. */ handed: number,
};

export type Consent = {
  /** In which game. */ game: string,
  /** What the players call it. */ title: string,
  /** Of which kind it is. */ kind: string,
  /** What would be done. */ deed: Deed,
  /** Whose PINs are asked for. */ seats: Array<AskedSeat>,
  /** Everybody was asked: in so many milliseconds it can be done without PINs, if nobody objects. */ wait_ms: number | null,
};

export type AskedSeat = {
  /** Which. */ seat: number,
  /** Who sits there. */ name: string,
};

export type About = {
  /** The version, as in the changelog. */ version: string,
  /** The same, with their seats and variants. */ kinds: GameAbout[],
  /** Whether what is played is on disk. */ saving: Saving,
  /** What the opening of the store has to tell. */ news: Array<News>,
  /** Where it keeps things, if it keeps them. */ folder: string | null,
  /** The game on the table: one that was double-clicked, or the one before a reload. */ opened: string | null,
};

export type Glance<G extends GameTypes = GameTypes> = {
  /** What the list shows of it. */ summary: Summary,
  /** What somebody sees who walks past. */ view: G["view"],
};

export type Lines<G extends GameTypes = GameTypes> = {
  /** From which line on. */ from: number,
  /** The length of the log. */ line: number,
  /** What happened, as these eyes saw it. */ lines: Array<Line<G>>,
};

export type Past<G extends GameTypes = GameTypes> = {
  /** The length of the log. */ lines: number,
  /** The last line that was done then, and what these eyes saw after it. */ frame: Frame<G>,
};

export type WhyNot<G extends GameTypes = GameTypes> = Refusal<G> | null;

export type Advice<G extends GameTypes = GameTypes> = {
  /** What to do. */ action: G["action"],
  /** What it means to do, that included, up to the end of its part. */ plan: G["action"][],
  /** What speaks for it. */ because: { key: string; many: number; subject?: string }[],
  /** What speaks for the rest of the plan. */ later: { key: string; many: number; subject?: string }[],
};

export type Counting = {
  /** So many. */ left: number,
};

export type OwnFile = {
  /** A name for it. */ file: string,
  /** What is in it. */ text: string,
};

export type KeptFile = {
  /** Its name. */ file: string,
};

export type Brought = {
  /** Each of them. */ games: Array<Summary>,
  /** How many are in the file but cannot be played here. */ left_out: number,
};

export type KeptFiles = {
  /** The folder they lie in, or the one file. */ place: string,
  /** How many they are. */ many: number,
  /** How many are not among them, because nobody can read them. */ left_out: number,
  /** How many are not among them, because they are being played with PINs. */ guarded: number,
};

export type TableChanged = {
  /** Which game. */ game: string,
  /** Its number now. */ number: number,
};

export type ThinkingOn = {
  /** In which game. */ game: string,
  /** In which seat. */ seat: number,
  /** How far it is, in hundredths. */ progress: number,
};

export type ShellError<G extends GameTypes = GameTypes> = {
  /** What went wrong, as a word the UI has a sentence for. */ kind: ErrorKind,
  /** The particulars, for the log and for whoever mends it. */ detail: string,
  /** Which rule forbids it. */ refusal?: Refusal<G>,
  /** Who must agree first. */ consent?: Consent,
};

export type ErrorKind = "no-display" | "no-window" | "in-use" | "malformed" | "no-such-game" | "not-open" | "stale" | "no-seat" | "not-yours" | "stale-curtain" | "wrong-pin" | "too-many-tries" | "consent" | "refused" | "barrier" | "not-over" | "over" | "bad-setup" | "bad-file" | "newer" | "no-bot" | "cancelled" | "not-saved" | "internal";

export type Refusal<G extends GameTypes = GameTypes> = {
  /** The reason, as a key. */ why: G["why"],
  /** The rule, as a key. */ rule: string,
};

export type Saving = { "state": "saved" } | { "state": "not-saved",
  /** What the trouble is. */ reason: Why,
  /** The particulars. */ detail: string,
};

export type Why = "disk-full" | "read-only" | "no-folder" | "disk-error" | "newer";

export type News = { "what": "set-aside",
  /** The folder's new name. */ folder: string,
} | { "what": "repaired",
  /** Which. */ game: string,
  /** What the players call it. */ title: string,
  /** To which number. */ number: number,
} | { "what": "shortened",
  /** Which. */ game: string,
  /** What the players call it. */ title: string,
  /** To which number. */ number: number,
  /** Of how many. */ of: number,
} | { "what": "unreadable",
  /** Which. */ game: string,
  /** What the players call it, where that is known. */ title: string,
} | { "what": "newer",
  /** Which. */ game: string,
} | { "what": "settings-lost" } | { "what": "compacted",
  /** Bytes before. */ before: number,
  /** Bytes after. */ after: number,
} | { "what": "little-space",
  /** How many bytes are free. */ free: number,
} | { "what": "not-opened",
  /** What is wrong with it, and where. */ detail: string,
} | { "what": "in-memory",
  /** What the trouble is. */ reason: Why,
  /** The particulars. */ detail: string,
};

export type Summary = {
  /** Its id. */ game: string,
  /** Which game. */ kind: string,
  /** The version of its rules. */ rules: number,
  /** What the players call it. */ title: string,
  /** Who sits where: name, and level if it is a bot. */ players: Array<[string, string | null]>,
  /** How many things happened to it. */ number: number,
  /** The length of its log. */ line: number,
  /** When it began, in milliseconds since 1970. */ begun: number,
  /** When it was last played. */ last: number,
  /** For how many milliseconds it was played; long pauses are not counted. */ spent: number,
  /** Whether it is over. */ over: boolean,
  /** When it was deleted, if it was. */ deleted: number | null,
  /** Whether its seed was chosen. */ open: boolean,
  /** Whether it is a copy. */ copy: boolean,
  /** How often it was copied. */ copies: number,
  /** Whether nothing of it can be read, or a newer Cloister wrote it. */ unreadable: boolean,
};

export type Settings = {
  /** The language, as `en` or `fr`; empty for the system's. */ language: string,
  /** The size of text, in hundredths of the usual. */ text: number,
  /** How much moves: `full`, `less` or `none`; empty for the system's wish. */ motion: string,
  /** How loud, in hundredths; 0 is silence. */ sound: number,
  /** Which actions ask for a second press: `none`, `final` or `all`. */ confirm: string,
  /** What is shown to help: `none`, `legal` or `full`. */ aids: string,
  /** How fast bots act: `slow`, `usual`, `fast` or `at-once`. */ pace: string,
  /** `light` or `dark`; empty for the system's. */ light: string,
  /** Whether players are asked to pass the device on in games without secrets. */ prompts: boolean,
  /** Names offered for new games. */ names: Array<string>,
};

export type Statistics = {
  /** For each game, for each person. */ players: { [key in string]: { [key in string]: Figures } },
  /** For each game, how many were played. */ played: { [key in string]: number },
  /** For each game, the mean time of play in minutes. */ minutes: { [key in string]: number },
  /** For each game, how often it ended so. */ endings: { [key in string]: { [key in string]: number } },
};

export type Figures = {
  /** Against everybody. */ all: Against,
  /** Against people, against each level of bot: games in which one of them sat. */ against: { [key in string]: Against },
  /** By seat, from 0. */ by_seat: { [key in number]: Against },
  /** By colour. */ by_colour: { [key in string]: Against },
  /** How often final points fell into each span of five, by its lower end. */ distribution: { [key in number]: number },
  /** Wins in a row up to now. */ streak: number,
  /** The most wins in a row. */ longest_streak: number,
  /** The most points ahead of the next, and the shortest game won, in minutes. */ widest_win: number | null,
  /** The shortest game won, in minutes. */ quickest_win: number | null,
  /** What points came from during play, a game on the mean. */ sources: { [key in string]: number },
  /** What final points are made of, a game on the mean. */ made_of: { [key in string]: number },
  /** What else is counted, a game on the mean. */ counted: { [key in string]: number },
};

export type Against = {
  /** Games played. */ played: number,
  /** Games won, alone or with others. */ won: number,
  /** Final points on the mean. */ mean: number,
  /** The most final points. */ best: number | null,
  /** The mean time of play, in minutes. */ minutes: number,
};

export type Nothing = Record<symbol, never>;

export type ThisGame = {
  /** Which. */ game: string,
};

export type ChangeGame = {
  /** Which game. */ game: string,
  /** The number of the screen it was decided on. */ number: number,
  /** The name of this request: the same again is not done again. */ request: string,
  /** From which line on to tell what happened. */ since?: number,
};

export type Play<G extends GameTypes = GameTypes> = {
  /** Which game. */ game: string,
  /** The number of the screen it was decided on. */ number: number,
  /** The name of this request. */ request: string,
  /** The actions. */ actions: G["action"][],
  /** From which line on to tell what happened. */ since?: number,
};

export type Consider<G extends GameTypes = GameTypes> = {
  /** Which game. */ game: string,
  /** The number of the screen it is about. */ number: number,
  /** The actions. */ actions: G["action"][],
};

export type Look = {
  /** Which game. */ game: string,
  /** From which line on to tell what happened; nothing is told without. */ since?: number,
};

export type Lift = {
  /** Which game. */ game: string,
  /** For which seat. */ seat: number,
  /** Which fall of the curtain the prompt was for. */ fall: number,
  /** The PIN, if there is one. */ pin?: string,
};

export type ForgetPin = {
  /** Which game. */ game: string,
  /** Whose. */ seat: number,
  /** Which fall of the curtain the prompt was for. */ fall: number,
};

export type Log = {
  /** Which game. */ game: string,
  /** From which line on. */ from: number,
  /** How many lines at most. */ most?: number,
};

export type History = {
  /** Which game. */ game: string,
  /** After so many lines. */ line: number,
  /** Through whose eyes; only once it is over. */ eyes?: Eyes,
};

export type Hint = {
  /** Which game. */ game: string,
  /** The number of the screen it is about. */ number: number,
  /** From which bot. */ level?: string,
};

export type SeatBot = {
  /** Which game. */ game: string,
  /** The number of the screen it was decided on. */ number: number,
  /** The name of this request. */ request: string,
  /** Which seat. */ seat: number,
  /** Which bot. */ level: string,
  /** The PIN of whoever sits there, if there is one. */ pin?: string,
};

export type SeatPerson = {
  /** Which game. */ game: string,
  /** The number of the screen it was decided on. */ number: number,
  /** The name of this request. */ request: string,
  /** Which seat. */ seat: number,
};

export type SetPin = {
  /** Which game. */ game: string,
  /** The number of the screen it was decided on. */ number: number,
  /** The name of this request. */ request: string,
  /** Four digits, or none. */ pin: string | null,
};

export type WriteNote = {
  /** Which game. */ game: string,
  /** The number of the screen it was written on. */ number: number,
  /** The name of this request. */ request: string,
  /** What it is about: a name of the page's own. */ about: string,
  /** The note; an empty one is rubbed out. */ text: string,
  /** From which line on to tell what happened. */ since?: number,
};

export type Rename = {
  /** Which game. */ game: string,
  /** Its number. */ number: number,
  /** The name of this request. */ request: string,
  /** What the players call it. */ title: string,
};

export type Duplicate = {
  /** Which game. */ game: string,
  /** The name of this request. */ request: string,
  /** Up to which line; only once it is over. */ line?: number,
  /** The PINs of those who have one, by seat. */ pins?: Array<string | null>,
};

export type Export = {
  /** Which. */ game: string,
  /** The PINs of those who have one, by seat. */ pins?: Array<string | null>,
};

export type Deed = "copy" | "export" | { "seat": number };

export type AskTable = {
  /** Which game. */ game: string,
  /** What is to be done. */ deed: Deed,
};

export type Import = {
  /** The name of this request. */ request: string,
  /** The file's text. */ text: string,
  /** The PINs of those who have one, by seat, where it is a copy of a game that is played here. */ pins?: Array<string | null>,
};

export type ImportFile = {
  /** The name of this request. */ request: string,
  /** The PINs of those who have one, by seat, where it is a copy of a game that is played here. */ pins?: Array<string | null>,
};

export type NewGame<G extends GameTypes = GameTypes> = {
  /** The name of this request. */ request: string,
  /** Which game. */ kind: string,
  /** What was agreed. */ setup: G["setup"],
  /** Who sits where. */ players: Array<NewPlayer>,
  /** A seed of one's own choice. */ seed?: string,
  /** What the players call it. */ title?: string,
};

export type NewPlayer = {
  /** The name; a bot may go without. */ name?: string,
  /** The bot's level, if it is a bot. */ bot?: string,
  /** A person's PIN. */ pin?: string,
};

export type PlayAgain = {
  /** A game that is over. */ game: string,
  /** The name of this request. */ request: string,
};

export type SetSettings = {
  /** All of them. */ settings: Settings,
};

export type ExportStatistics = {
  /** `csv` or `json`. */ format: Format,
};

export type Format = "csv" | "json";

/** What the page may ask, and what it is answered. */
export interface Commands<G extends GameTypes = GameTypes> {
  about: { request: Nothing, answer: About },
  ask_table: { request: AskTable, answer: Consent },
  close_game: { request: ThisGame, answer: null },
  count_results: { request: Nothing, answer: Counting },
  delete_game: { request: ChangeGame, answer: Summary },
  duplicate_game: { request: Duplicate, answer: Summary },
  export_all: { request: Nothing, answer: KeptFiles },
  export_file: { request: Export, answer: KeptFile },
  export_game: { request: Export, answer: OwnFile },
  export_statistics: { request: ExportStatistics, answer: OwnFile },
  export_statistics_file: { request: ExportStatistics, answer: KeptFile },
  forget_pin: { request: ForgetPin, answer: Screen<G> },
  games: { request: Nothing, answer: Array<Summary> },
  glance: { request: ThisGame, answer: Glance<G> },
  heartbeat: { request: Nothing, answer: null },
  hint: { request: Hint, answer: Advice<G> },
  history: { request: History, answer: Past<G> },
  import_file: { request: ImportFile, answer: Brought },
  import_game: { request: Import, answer: Summary },
  lift: { request: Lift, answer: Screen<G> },
  log: { request: Log, answer: Lines<G> },
  lower: { request: Nothing, answer: null },
  new_game: { request: NewGame<G>, answer: Screen<G> },
  object: { request: ThisGame, answer: null },
  open_game: { request: ThisGame, answer: Screen<G> },
  play: { request: Play<G>, answer: Screen<G> },
  play_again: { request: PlayAgain, answer: Screen<G> },
  redo: { request: ChangeGame, answer: Screen<G> },
  rename_game: { request: Rename, answer: Summary },
  restore_game: { request: ChangeGame, answer: Summary },
  retry_saving: { request: Nothing, answer: Saving },
  screen: { request: Look, answer: Screen<G> },
  seat_bot: { request: SeatBot, answer: Screen<G> },
  seat_person: { request: SeatPerson, answer: Screen<G> },
  set_pin: { request: SetPin, answer: Screen<G> },
  set_settings: { request: SetSettings, answer: Settings },
  settings: { request: Nothing, answer: Settings },
  statistics: { request: Nothing, answer: Statistics },
  stop_thinking: { request: ThisGame, answer: null },
  undo: { request: ChangeGame, answer: Screen<G> },
  why: { request: Consider<G>, answer: WhyNot<G> },
  write_note: { request: WriteNote, answer: Screen<G> },
}
