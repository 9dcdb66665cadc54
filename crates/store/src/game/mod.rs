//! One saved game: what happened to it, as records, and what it is now.

mod change;
mod game_file;
mod id;
mod obscure;
mod pack;
mod record;
mod saved_game;
mod summary;

pub use change::{Change, Level, Player};
pub use game_file::{BadGameFile, GameFile, LARGEST, Resume};
pub use id::{BadId, GameId};
pub(crate) use pack::{is_pack, length_of_pack, pack, unpack};
pub(crate) use record::mark_of;
pub use record::{BadRecord, Mark, Record, SCHEMA};
pub use saved_game::{BadSavedGame, Notes, SavedGame};
pub use summary::Summary;
