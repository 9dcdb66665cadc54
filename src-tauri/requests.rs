//! What commands are asked: checked by type here, by sense in the app.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GameId, Settings};
use table::Eyes;
use ts_rs::TS;

/// Nothing in particular.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// A saved game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThisGame {
    /// Which.
    #[ts(type = "string")]
    pub game: GameId,
}

/// A change to a game, and what it was looking at.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeGame {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was decided on.
    pub number: u32,
    /// The name of this request: the same again is not done again.
    pub request: String,
    /// From which line on to tell what happened.
    #[serde(default)]
    #[ts(optional)]
    pub since: Option<u32>,
}

/// Actions to be played, one after another: all of them or none. Each but the last must be one that could
/// be taken back.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was decided on.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// The actions.
    #[ts(type = "G[\"action\"][]")]
    pub actions: Vec<Value>,
    /// From which line on to tell what happened.
    #[serde(default)]
    #[ts(optional)]
    pub since: Option<u32>,
}

/// Actions to be explained, or foreseen, each by itself.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Consider {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it is about.
    pub number: u32,
    /// The actions.
    #[ts(type = "G[\"action\"][]")]
    pub actions: Vec<Value>,
}

/// The screen of a game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// From which line on to tell what happened; nothing is told without.
    #[serde(default)]
    #[ts(optional)]
    pub since: Option<u32>,
}

/// A hand that lifts the curtain.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Lift {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// For which seat.
    pub seat: u8,
    /// Which fall of the curtain the prompt was for.
    pub fall: u32,
    /// The PIN, if there is one.
    #[serde(default)]
    #[ts(optional)]
    pub pin: Option<String>,
}

/// A PIN that was forgotten.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForgetPin {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// Whose.
    pub seat: u8,
    /// Which fall of the curtain the prompt was for.
    pub fall: u32,
}

/// A part of the log.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// From which line on.
    pub from: u32,
    /// How many lines at most.
    #[serde(default)]
    #[ts(optional)]
    pub most: Option<u32>,
}

/// A moment of the past.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// After so many lines.
    pub line: u32,
    /// Through whose eyes; only once it is over.
    #[serde(default)]
    #[ts(optional)]
    pub eyes: Option<Eyes>,
}

/// A hint.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it is about.
    pub number: u32,
    /// From which bot.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Somebody else takes a seat: a bot of this level, or the person again.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was decided on.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// Which seat.
    pub seat: u8,
    /// Which bot.
    pub level: String,
    /// The PIN of whoever sits there, if there is one.
    #[serde(default)]
    #[ts(optional)]
    pub pin: Option<String>,
}

/// The person is back.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatPerson {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was decided on.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// Which seat.
    pub seat: u8,
}

/// A new PIN for the lifted seat, or none.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetPin {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was decided on.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// Four digits, or none.
    pub pin: Option<String>,
}

/// A note in the notebook of whoever has their eyes on the screen.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct WriteNote {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The number of the screen it was written on.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// What it is about: a name of the page's own.
    pub about: String,
    /// The note; an empty one is rubbed out.
    pub text: String,
    /// From which line on to tell what happened.
    #[serde(default)]
    #[ts(optional)]
    pub since: Option<u32>,
}

/// A new title.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// Its number.
    pub number: u32,
    /// The name of this request.
    pub request: String,
    /// What the players call it.
    pub title: String,
}

/// A copy of a game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Duplicate {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The name of this request.
    pub request: String,
    /// Up to which line; only once it is over.
    #[serde(default)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The PINs of those who have one, by seat.
    #[serde(default)]
    #[ts(optional)]
    pub pins: Option<Pins>,
}

/// The PINs of those who have one, by seat.
pub type Pins = Vec<Option<String>>;

/// A game to be written to a file.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// Which.
    #[ts(type = "string")]
    pub game: GameId,
    /// The PINs of those who have one, by seat.
    #[serde(default)]
    #[ts(optional)]
    pub pins: Option<Pins>,
}

/// What may not be done behind the backs of those who have a PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A copy, which can be played to see what is drawn.
    Copy,
    /// A file, in which a copy is.
    Export,
    /// A bot in this seat.
    Seat(u8),
}

/// Everybody around the table is asked.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskTable {
    /// Which game.
    #[ts(type = "string")]
    pub game: GameId,
    /// What is to be done.
    pub deed: Deed,
}

/// A game from a file.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The name of this request.
    pub request: String,
    /// The file's text.
    pub text: String,
    /// The PINs of those who have one, by seat, where it is a copy of a game that is played here.
    #[serde(default)]
    #[ts(optional)]
    pub pins: Option<Pins>,
}

/// A game from a file that is chosen in a dialog.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ImportFile {
    /// The name of this request.
    pub request: String,
    /// The PINs of those who have one, by seat, where it is a copy of a game that is played here.
    #[serde(default)]
    #[ts(optional)]
    pub pins: Option<Pins>,
}

/// A new game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The name of this request.
    pub request: String,
    /// Which game.
    pub kind: String,
    /// What was agreed.
    #[ts(type = "G[\"setup\"]")]
    pub setup: Value,
    /// Who sits where.
    pub players: Vec<NewPlayer>,
    /// A seed of one's own choice.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<String>,
    /// What the players call it.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
}

/// Somebody who sits down: a person with a name, or a bot.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// The name; a bot may go without.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The bot's level, if it is a bot.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
    /// A person's PIN.
    #[serde(default)]
    #[ts(optional)]
    pub pin: Option<String>,
}

/// The same game again: the same people and bots in the same seats, with the same colours and what was agreed.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayAgain {
    /// A game that is over.
    #[ts(type = "string")]
    pub game: GameId,
    /// The name of this request.
    pub request: String,
}

/// New settings.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetSettings {
    /// All of them.
    pub settings: Settings,
}

/// How statistics are to be written.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ExportStatistics {
    /// `csv` or `json`.
    pub format: Format,
}

/// A way to write statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For spreadsheets: a line for every seat of every game.
    Csv,
    /// For programs.
    Json,
}
