//! What commands answer.

use serde::Serialize;
use serde_json::Value;
use store::{GameId, News, Saving, Summary};
use ts_rs::TS;

/// Everything the UI needs to draw a game, and nothing it may not know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Screen {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// Of which kind.
    pub kind: String,
    /// What the players call it.
    pub title: String,
    /// Send this with the next change. It only grows.
    pub number: u32,
    /// The length of the log: the cursor for `since`.
    pub line: u32,
    /// Who must act.
    #[ts(type = "{ seat: number } | \"chance\" | \"over\"")]
    pub turn: Value,
    /// Whose secrets are in here, if anybody's.
    pub seat: Option<u8>,
    /// A hand-off is due.
    pub curtain: Option<Prompt>,
    /// The device is to be passed on, where nothing is hidden: ask for it, or draw on.
    pub pass: Option<Pass>,
    /// What `seat` sees, or somebody who walks past the table.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What `seat` can do; only if it is to act.
    #[ts(type = "unknown[] | null")]
    pub actions: Option<Value>,
    /// What happened since the line that was asked for, as these eyes saw it.
    #[ts(type = "[number, unknown][]")]
    pub told: Value,
    /// Whether something can be taken back; only if `seat` is to act.
    pub undo: Option<Undo>,
    /// Which bot is thinking.
    pub thinking: Option<BotThinking>,
    /// Points and winners, once it is over.
    #[ts(type = "{ ending: string; points: number[]; winners: number[] } | null")]
    pub outcome: Option<Value>,
    /// Whether what is played is on disk.
    pub saving: Saving,
    /// What the store has to tell since the last screen.
    pub news: Vec<News>,
    /// Who sits where.
    pub players: Vec<SeatedPlayer>,
    /// Whether the seed was chosen, so that anybody may know the draws.
    pub open: bool,
    /// Whether it is a copy of another game.
    pub copy: bool,
    /// How often it was copied.
    pub copies: u32,
}

/// The prompt on the curtain. It says nothing that does not lie open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Curtain")]
pub struct Prompt {
    /// The seat that is to take the device.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// Their colour, if the game has colours.
    pub colour: Option<String>,
    /// Whether a PIN is asked for.
    pub needs_pin: bool,
    /// How long to wait after too many wrong PINs, in milliseconds.
    #[ts(type = "number")]
    pub wait_ms: u64,
    /// Send this with `lift`.
    pub fall: u32,
    /// The PIN was forgotten: in so many milliseconds the curtain can be lifted without.
    #[ts(optional = nullable, as = "Option<u32>")]
    pub forgotten_ms: Option<u64>,
}

/// Who is to take the device in a game without secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Pass {
    /// The seat that is to act.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// Their colour, if the game has colours.
    pub colour: Option<String>,
}

/// Whether something can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Undo {
    /// Whether it can.
    pub can: bool,
    /// What stands in the way: `beginning`, `chance`, `revealed` or `passed`.
    pub barrier: Option<String>,
    /// Whether something can be done again.
    pub redo: bool,
}

/// A bot that is thinking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BotThinking {
    /// In which seat.
    pub seat: u8,
    /// Of which level.
    pub level: String,
    /// How far it is, in hundredths.
    pub progress: u32,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatedPlayer {
    /// The name.
    pub name: String,
    /// Whether it is a person's seat.
    pub person: bool,
    /// The level of the bot that plays, if one does.
    pub level: Option<String>,
    /// Whether the bot plays for a person who is away.
    pub absent: bool,
    /// The colour, if the game has colours.
    pub colour: Option<String>,
    /// Whether the seat has a PIN.
    pub pin: bool,
    /// How often its PIN was forgotten and set aside. Everybody may know.
    pub forgotten: u32,
}

/// What this copy of Cloister is, and how the store was found.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct About {
    /// The version, as in the changelog.
    pub version: String,
    /// The names of the games whose rules it knows.
    pub games: Vec<&'static str>,
    /// The same, with their seats and variants.
    #[ts(
        type = "{ name: string; rules: number; seats: [number, number]; variants: { key: string; choices: string[] }[] }[]"
    )]
    pub kinds: Vec<&'static table::About>,
    /// Whether what is played is on disk.
    pub saving: Saving,
    /// What the opening of the store has to tell.
    pub news: Vec<News>,
    /// Where it keeps things, if it keeps them.
    pub folder: Option<String>,
    /// The game on the table: one that was double-clicked, or the one before a reload.
    #[ts(type = "string | null")]
    pub opened: Option<GameId>,
}

/// What lies open in a game, for a thumbnail.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Glance {
    /// What the list shows of it.
    pub summary: Summary,
    /// What somebody sees who walks past.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// Events since a line.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ToldSince {
    /// From which line on.
    pub from: u32,
    /// The length of the log.
    pub line: u32,
    /// What happened, as these eyes saw it.
    #[ts(type = "[number, unknown][]")]
    pub told: Value,
    /// Which seat acted at each line from there on; nobody, where chance did.
    pub by: Vec<Option<u8>>,
}

/// What an action would bring.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Preview {
    /// What would be told; nothing where chance or a secret is asked.
    #[ts(type = "unknown[] | null")]
    pub told: Option<Value>,
}

/// A moment of the past.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Past {
    /// After so many lines.
    pub line: u32,
    /// Of so many.
    pub lines: u32,
    /// What these eyes saw.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the last line brought.
    #[ts(type = "[number, unknown][]")]
    pub told: Value,
    /// Which seat acted there; nobody, if chance did.
    pub by: Option<u8>,
}

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Advice {
    /// What to do.
    #[ts(type = "unknown")]
    pub action: Value,
    /// What to do after that.
    #[ts(type = "unknown[]")]
    pub plan: Vec<Value>,
    /// What speaks for it.
    #[ts(type = "{ key: string; many: number }[]")]
    pub because: Value,
}

/// A file to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OwnFile {
    /// A name for it.
    pub file: String,
    /// What is in it.
    pub text: String,
}

/// A file that was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KeptFile {
    /// Its name.
    pub file: String,
}

/// Files that were kept together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KeptFiles {
    /// The folder they lie in.
    pub folder: String,
    /// How many they are.
    pub many: usize,
}

/// Told by event: the table has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableChanged {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// Its number now.
    pub number: u32,
}

/// Told by event: a bot is thinking on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ThinkingOn {
    /// In which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// In which seat.
    pub seat: u8,
    /// How far it is, in hundredths.
    pub progress: u32,
}
