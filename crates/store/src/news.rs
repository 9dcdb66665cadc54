//! What the opening of the store has to tell.

use serde::Serialize;

use crate::{GameId, Why};

/// Something a player should be told about the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum News {
    /// What was damaged was set aside under this name, and the games rebuilt from their mirrors.
    SetAside {
        /// The folder's new name.
        folder: String,
    },
    /// A game came back whole from its other copy.
    Repaired {
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        game: GameId,
        /// What the players call it.
        title: String,
        /// To which number.
        number: u32,
    },
    /// A game came back, but not all of it.
    Shortened {
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        game: GameId,
        /// What the players call it.
        title: String,
        /// To which number.
        number: u32,
        /// Of how many.
        of: u32,
    },
    /// Of a game nothing can be read. Its file is kept.
    Unreadable {
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        game: GameId,
        /// What the players call it, where that is known.
        title: String,
    },
    /// A newer Cloister played this game; it is left alone.
    Newer {
        /// Which.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        game: GameId,
    },
    /// What the players like could not be read in either copy. Both are kept; the results of games are found anew.
    SettingsLost,
    /// The store was written anew, to take up less room.
    Compacted {
        /// Bytes before.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        before: u64,
        /// Bytes after.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        after: u64,
    },
    /// There is little room left on the disk. Games are still saved.
    LittleSpace {
        /// How many bytes are free.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        free: u64,
    },
    /// A file that was double-clicked was not opened.
    NotOpened {
        /// What is wrong with it, and where.
        detail: String,
    },
    /// Nothing can be saved: games are kept in memory only.
    InMemory {
        /// What the trouble is.
        reason: Why,
        /// The particulars.
        detail: String,
    },
}
