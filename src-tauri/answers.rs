//! What commands answer.

use serde::Serialize;
use serde_json::Value;
use store::{GameId, News, Notes, Saving, Summary};
use table::{Barrier, Frame, Line, Outcome, Privacy, Turn};
use ts_rs::TS;

use crate::{error::Refusal, requests::Deed};

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
    pub turn: Turn,
    /// Whose secrets are in here, if anybody's.
    pub seat: Option<u8>,
    /// Another person is to take the device.
    pub handoff: Option<Handoff>,
    /// What `seat` sees, or somebody who walks past the table.
    #[ts(type = "G[\"view\"]")]
    pub view: Value,
    /// What `seat` wrote in its notebook, by what it is about.
    pub notes: Notes,
    /// What can be done now, if whoever is at the device is to act.
    #[ts(type = "G[\"action\"][] | null")]
    pub actions: Option<Value>,
    /// What each of them would bring, as far as these eyes can foresee it.
    #[ts(type = "(G[\"forecast\"] | null)[] | null")]
    pub forecasts: Option<Vec<Value>>,
    /// What was scored in the sum that runs, as these eyes were told it.
    #[ts(type = "G[\"event\"][]")]
    pub running_sum: Vec<Value>,
    /// What happened since the line that was asked for, as these eyes saw it; the last lines of it, if
    /// there are too many.
    pub frames: Vec<Frame>,
    /// Whether something can be taken back; only if somebody can act.
    pub undo: Option<Undo>,
    /// Which bot is thinking.
    pub thinking: Option<BotThinking>,
    /// Points and winners, once it is over.
    pub outcome: Option<Outcome>,
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

/// A hand-off: who is to take the device, and how private what they decide is. It says nothing that
/// does not lie open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Handoff {
    /// `open`: nothing is hidden. `may-look`: it can be decided on the open table, or behind the
    /// curtain. `must-look`: the curtain has to be lifted.
    pub privacy: Privacy,
    /// The seat that is to take the device.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
    /// Their colour, if the game has colours.
    pub colour: Option<&'static str>,
    /// Whether a PIN is asked for when the curtain is lifted.
    pub needs_pin: bool,
    /// How long to wait after too many wrong PINs, in milliseconds.
    #[ts(type = "number")]
    pub wait_ms: u64,
    /// Send this with `lift`.
    pub fall: u32,
    /// The PIN was forgotten: in so many milliseconds the curtain can be lifted without.
    #[ts(type = "number | null")]
    pub forgotten_ms: Option<u64>,
}

/// Whether something can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Undo {
    /// Whether it can.
    pub can: bool,
    /// What stands in the way.
    pub barrier: Option<Barrier>,
    /// Whether something can be done again.
    pub redo: bool,
    /// Whose turn it was that ended with what can be taken back, where another seat is to act now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passed: Option<u8>,
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
    pub colour: Option<&'static str>,
    /// Whether the seat has a PIN.
    pub pin: bool,
    /// How often its PIN was forgotten and set aside. Everybody may know.
    pub forgotten: u32,
    /// How often it was handed to a bot while it had a PIN. Everybody may know.
    pub handed: u32,
}

/// Who must agree to what would be done, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Consent {
    /// In which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// What the players call it.
    pub title: String,
    /// Of which kind it is.
    pub kind: String,
    /// What would be done.
    pub deed: Deed,
    /// Whose PINs are asked for.
    pub seats: Vec<AskedSeat>,
    /// Everybody was asked: in so many milliseconds it can be done without PINs, if nobody objects.
    #[ts(type = "number | null")]
    pub wait_ms: Option<u64>,
}

/// A seat whose PIN is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AskedSeat {
    /// Which.
    pub seat: u8,
    /// Who sits there.
    pub name: String,
}

/// What this copy of Cloister is, and how the store was found.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct About {
    /// The version, as in the changelog.
    pub version: String,
    /// The same, with their seats and variants.
    #[ts(type = "GameAbout[]")]
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
    #[ts(type = "G[\"view\"]")]
    pub view: Value,
}

/// Lines of the log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Lines {
    /// From which line on.
    pub from: u32,
    /// The length of the log.
    pub line: u32,
    /// What happened, as these eyes saw it.
    pub lines: Vec<Line>,
}

/// A moment of the past.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Past {
    /// The length of the log.
    pub lines: u32,
    /// The last line that was done then, and what these eyes saw after it.
    pub frame: Frame,
}

/// Why a thing cannot be done in any of the ways that were named: the rule that says most; nothing, if it can.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WhyNot(pub Option<Refusal>);

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Advice {
    /// What to do.
    #[ts(type = "G[\"action\"]")]
    pub action: Value,
    /// What it means to do, that included, up to the end of its part.
    #[ts(type = "G[\"action\"][]")]
    pub plan: Vec<Value>,
    /// What speaks for it.
    #[ts(type = "{ key: string; many: number; subject?: string }[]")]
    pub because: Vec<bots::Reason>,
    /// What speaks for the rest of the plan.
    #[ts(type = "{ key: string; many: number; subject?: string }[]")]
    pub later: Vec<bots::Reason>,
}

/// How many games are still to be counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Counting {
    /// So many.
    pub left: usize,
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

/// Games that were imported.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Brought {
    /// Each of them.
    pub games: Vec<Summary>,
    /// How many are in the file but cannot be played here.
    pub left_out: usize,
}

/// Games that were kept together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KeptFiles {
    /// The folder they lie in, or the one file.
    pub place: String,
    /// How many they are.
    pub many: usize,
    /// How many are not among them, because nobody can read them.
    pub left_out: usize,
    /// How many are not among them, because they are being played with PINs.
    pub guarded: usize,
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
