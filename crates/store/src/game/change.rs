//! What can happen to a game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Act, Seed};

use crate::{GameId, GameResult, Settings};

/// Something that happened to a game, or to the app. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// The players sat down.
    Begun {
        /// The request that asked for it.
        request: String,
        /// Which game.
        kind: String,
        /// What was agreed.
        setup: Value,
        /// The seed.
        seed: Seed,
        /// Who sits where.
        players: Vec<Player>,
        /// What the players call it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        title: String,
        /// The first draws, or everything done so far in a game that came from elsewhere.
        acts: Vec<Act>,
        /// Whether the seed was chosen: then anybody may know the draws.
        #[serde(default, skip_serializing_if = "is_false")]
        open: bool,
        /// Whether it is a copy of another game.
        #[serde(default, skip_serializing_if = "is_false")]
        copy: bool,
        /// When.
        at: u64,
    },
    /// Somebody acted, and chance after them.
    Played {
        /// The request that asked for it; a bot's is empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        request: String,
        /// What was done.
        acts: Vec<Act>,
        /// Whether it had been taken back before.
        #[serde(default, skip_serializing_if = "is_false")]
        again: bool,
        /// Whether the game is over now.
        #[serde(default, skip_serializing_if = "is_false")]
        over: bool,
        /// When.
        at: u64,
    },
    /// The last action was taken back.
    Undone {
        /// The request that asked for it.
        request: String,
        /// When.
        at: u64,
    },
    /// Somebody sits down in a seat: a bot for an absent person, the person again, a new PIN.
    Seated {
        /// The request that asked for it.
        request: String,
        /// Which seat.
        seat: u8,
        /// Who sits there now.
        player: Player,
        /// When.
        at: u64,
    },
    /// The players call it something else.
    Named {
        /// The request that asked for it.
        request: String,
        /// What they call it.
        title: String,
        /// When.
        at: u64,
    },
    /// It was put away, to be thrown away later.
    Deleted {
        /// The request that asked for it.
        request: String,
        /// When.
        at: u64,
    },
    /// It was taken back out.
    Restored {
        /// The request that asked for it.
        request: String,
        /// When.
        at: u64,
    },
    /// It was copied; whoever plays the copy may know what is drawn here.
    Copied {
        /// The request that asked for it.
        request: String,
        /// When.
        at: u64,
    },
    /// Somebody wrote in their own notebook. That is no action: nobody else reads it, and no file carries it.
    Noted {
        /// The request that asked for it.
        request: String,
        /// Whose notebook.
        seat: u8,
        /// What it is about, as the page names it.
        about: String,
        /// The note; an empty one was rubbed out.
        text: String,
        /// When.
        at: u64,
    },
    /// The app: settings were changed.
    Set {
        /// All of them.
        settings: Box<Settings>,
        /// When.
        at: u64,
    },
    /// The app: a game came to its end.
    Finished {
        /// Which game.
        game: GameId,
        /// How it came out.
        result: GameResult,
    },
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Whether this is a person's seat.
    pub person: bool,
    /// The level of the bot that plays: for itself, or for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The person's PIN, salted and hashed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pin: Option<String>,
    /// How often the person had forgotten the PIN, and it was set aside for everybody to know.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub forgotten: u32,
    /// How often the seat was handed to a bot while it had a PIN, for everybody to know.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub handed: u32,
}

/// How strong a bot is, as the bots word it.
pub type Level = String;

impl Player {
    /// A person.
    pub fn person(name: impl Into<String>) -> Player {
        Player { name: name.into(), person: true, bot: None, pin: None, forgotten: 0, handed: 0 }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>, level: impl Into<Level>) -> Player {
        Player { name: name.into(), person: false, bot: Some(level.into()), pin: None, forgotten: 0, handed: 0 }
    }
}

impl std::fmt::Debug for Player {
    /// A PIN is not printed, not even its hash.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Player({:?}, {:?})", self.name, self.bot)
    }
}

impl Change {
    /// The version of the way records are written that first knew this. An older Cloister does not guess at it: it says
    /// that a newer one wrote the game.
    pub(crate) fn schema(&self) -> u16 {
        match self {
            Change::Noted { .. } => 2,
            _ => 1,
        }
    }

    /// The request that asked for it, if one did.
    pub fn request(&self) -> Option<&str> {
        match self {
            Change::Begun { request, .. }
            | Change::Played { request, .. }
            | Change::Undone { request, .. }
            | Change::Seated { request, .. }
            | Change::Named { request, .. }
            | Change::Deleted { request, .. }
            | Change::Restored { request, .. }
            | Change::Copied { request, .. }
            | Change::Noted { request, .. } => Some(request).filter(|r| !r.is_empty()).map(String::as_str),
            Change::Set { .. } | Change::Finished { .. } => None,
        }
    }

    /// When it happened.
    pub fn at(&self) -> u64 {
        match self {
            Change::Begun { at, .. }
            | Change::Played { at, .. }
            | Change::Undone { at, .. }
            | Change::Seated { at, .. }
            | Change::Named { at, .. }
            | Change::Deleted { at, .. }
            | Change::Restored { at, .. }
            | Change::Copied { at, .. }
            | Change::Noted { at, .. }
            | Change::Set { at, .. } => *at,
            Change::Finished { result, .. } => result.ended,
        }
    }
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(many: &u32) -> bool {
    *many == 0
}
