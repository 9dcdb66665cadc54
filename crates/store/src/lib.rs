//! The store: saved games, settings and statistics, kept for good.
//!
//! Everything that ever happened to a game is a [`Happening`], kept in a numbered, sealed,
//! hash-chained [`Record`]. A game is the fold of its records, a [`Tale`]; nothing else is true.
//! The house itself (its settings, the results of its games) is one more tale.
//!
//! Records are kept twice. A [`Store`] holds them: sled, memory, or one that fails when told to.
//! Beside it every tale has a plain [`Mirror`] file of the same records, because sled, when it is
//! damaged, gives back nothing or too little. An [`Archive`] joins the two: it acknowledges what is
//! on disk, heals each copy from the other, and tells what it had to do as [`News`].
//!
//! After an error of the disk the archive writes nothing more until it was reopened: play goes on
//! in memory, and [`Archive::saving`] says so. A damaged store is set aside, never deleted.
//!
//! No clock is read here: whoever calls says what time it is.

mod archive;
mod backing;
mod backup;
mod card;
mod chest;
mod compact;
mod error;
mod failing;
mod fold;
mod happening;
mod heal;
mod id;
mod ladder;
mod memory;
mod mirror;
mod news;
mod paper;
mod record;
mod results;
mod room;
mod seal;
mod settings;
mod statistics;
mod summary;
mod version;

pub use archive::Archive;
pub use backing::{Batch, Entries, Store};
pub use chest::Chest;
pub use error::{Saving, StoreError, Why};
pub use failing::{Failing, Faults};
pub use fold::{BadTale, Tale};
pub use happening::{Happening, Level, Player};
pub use id::{BadId, GameId};
pub use memory::Memory;
pub use mirror::Mirror;
pub use news::News;
pub use paper::{BadPaper, LARGEST, Paper, Resume};
pub use record::{BadRecord, Mark, Record, SCHEMA};
pub use results::{Place, Result as GameResult};
pub use settings::Settings;
pub use statistics::{Against, Figures, Statistics};
pub use summary::Summary;
pub use version::FORMAT;
