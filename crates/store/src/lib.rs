//! The store: saved games, settings and statistics, kept for good.
//!
//! Everything that ever happened to a game is a [`Change`], kept in a numbered, hash-chained [`Record`] that cannot be
//! read at a glance. A [`SavedGame`] is the fold of its records; nothing else is true. The app itself (its settings, the
//! results of its games) is one more of them.
//!
//! Records are kept twice. A [`Store`] holds them: sled, memory, or one that fails when told to. Beside it every game
//! has a plain [`Mirror`] file of the same records, because sled, when it is damaged, gives back nothing or too little.
//! [`SavedGames`] joins the two: it acknowledges what is in both, repairs each from the other, and tells what it had to
//! do as [`News`].
//!
//! After an error of the disk nothing more is written until it was reopened: play goes on in memory, and
//! [`SavedGames::saving`] says so. A damaged store is set aside, never deleted.
//!
//! | folder | what is in it |
//! |---|---|
//! | `game/` | one saved game: its changes, their records, the fold of them, the file it is exported to |
//! | `copies/` | where records are kept: sled, memory, the mirror |
//! | `saved_games/` | all of them: the index, opening, repairing, packing, compacting, backups |
//! | `statistics/` | how games came out, and what follows from it |
//!
//! No clock is read here: whoever calls says what time it is.

mod copies;
mod error;
mod game;
mod news;
mod saved_games;
mod settings;
mod statistics;

pub use copies::{Batch, Entries, Failing, Faults, Memory, Mirror, SledStore, Store};
pub use error::{Saving, StoreError, Why};
pub use game::{
    BadGameFile, BadId, BadRecord, BadSavedGame, Change, GameFile, GameId, LARGEST, Level, Mark, Notes, Player, Record,
    Resume, SCHEMA, SavedGame, Summary,
};
pub use news::News;
pub use saved_games::{FORMAT, SavedGames};
pub use settings::Settings;
pub use statistics::{Against, Figures, GameResult, Place, Statistics};
