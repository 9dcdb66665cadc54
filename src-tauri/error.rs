//! The one error that crosses the boundary between the shell and the UI.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{BadGameFile, StoreError};
use table::{BadSave, Barrier, TableError};
use ts_rs::TS;

use crate::answers::Consent;

/// Something the shell did not do: `{ "kind": "stale", "detail": "…" }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ShellError")]
pub struct Error {
    /// What went wrong, as a word the UI has a sentence for.
    pub kind: Kind,
    /// The particulars, for the log and for whoever mends it.
    pub detail: String,
    /// Which rule forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Refusal>,
    /// Who must agree first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub consent: Option<Box<Consent>>,
}

/// Why a rule forbids something, as the game words it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The reason, as a key.
    #[ts(type = "G[\"why\"]")]
    pub why: String,
    /// The rule, as a key.
    pub rule: String,
}

impl Refusal {
    /// A game's refusal, as its table wrote it.
    pub fn read(refusal: Value) -> Refusal {
        serde_json::from_value(refusal).expect("a refusal says why, and which rule it is")
    }
}

/// The ways in which the shell can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ErrorKind")]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// There is no screen to open a window on.
    NoDisplay,
    /// The webview did not start.
    NoWindow,
    /// Another Cloister has the folder.
    InUse,
    /// The arguments are not what the command takes, or too large.
    Malformed,
    /// There is no saved game of this id.
    NoSuchGame,
    /// The game named is not the one on the table.
    NotOpen,
    /// Something has happened since.
    Stale,
    /// The curtain is down, or the seat it was lifted for is not to act.
    NoSeat,
    /// This seat is not awaited, or a bot sits there.
    NotYours,
    /// The curtain has fallen again since that prompt was drawn.
    StaleCurtain,
    /// The PIN is another.
    WrongPin,
    /// Too many wrong PINs: wait.
    TooManyTries,
    /// Those who have a PIN, or everybody, must agree first: see `consent`.
    Consent,
    /// A rule forbids it.
    Refused,
    /// Nothing can be taken back or done again, or nothing more at once.
    Barrier,
    /// Only a finished game shows this.
    NotOver,
    /// Only a running game can do this.
    Over,
    /// The game cannot be set up so.
    BadSetup,
    /// What was imported is no good.
    BadFile,
    /// A newer Cloister wrote it.
    Newer,
    /// No bot can act there now.
    NoBot,
    /// A dialog was closed, or a hint was overtaken by events.
    Cancelled,
    /// The store cannot take it.
    NotSaved,
    /// Our mistake; the game goes on.
    Internal,
}

impl Error {
    /// An error of this kind.
    pub fn new(kind: Kind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into(), refusal: None, consent: None }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

impl std::error::Error for Error {}

impl From<TableError> for Error {
    fn from(error: TableError) -> Error {
        match error {
            TableError::NotAnAction(why) => Error::new(Kind::Malformed, why),
            TableError::Barrier(barrier) => Error::from(barrier),
            TableError::Refused { refusal, text } => {
                Error { refusal: Some(Refusal::read(refusal)), ..Error::new(Kind::Refused, text) }
            }
        }
    }
}

impl From<Barrier> for Error {
    fn from(barrier: Barrier) -> Error {
        Error::new(Kind::Barrier, word(barrier))
    }
}

impl From<BadGameFile> for Error {
    fn from(bad: BadGameFile) -> Error {
        match bad {
            BadGameFile::Save(bad) => Error::from(bad),
            bad => Error::new(Kind::BadFile, bad.to_string()),
        }
    }
}

impl From<BadSave> for Error {
    fn from(bad: BadSave) -> Error {
        let newer = match bad {
            BadSave::Newer(_) => true,
            BadSave::OtherRules { saved, ours } => saved > ours,
            _ => false,
        };
        Error::new(if newer { Kind::Newer } else { Kind::BadFile }, bad.to_string())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        let kind = match error {
            StoreError::InUse => Kind::InUse,
            StoreError::Newer(_) => Kind::Newer,
            StoreError::NoSuchGame => Kind::NoSuchGame,
            StoreError::Damaged(_) => Kind::BadFile,
            StoreError::Disk(..) => Kind::NotSaved,
        };
        Error::new(kind, error.to_string())
    }
}

/// The word for a barrier, as the UI knows it.
fn word(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Beginning => "beginning",
        Barrier::Chance => "chance",
        Barrier::Revealed => "revealed",
        Barrier::Passed => "passed",
        Barrier::NothingUndone => "nothing-undone",
    }
}
