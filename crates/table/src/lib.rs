//! The table: what every game of Cloister shares.
//!
//! A [`Game`] is a game in progress with nothing hidden. It says whose [`Turn`] it is, which
//! actions are legal, and why another is not. It never rolls or shuffles: *chance is a player*
//! whose choices stand in the log like anybody's, so a replay needs no generator and undo cannot
//! re-roll. What one pair of [`Eyes`] may know is a [`Game::View`]; a bot is given nothing else. What
//! somebody is told of an [`Event`] is worked out in one place, [`veil`].
//!
//! A [`Session`] is a game being played: setup, [`Seed`], and the log of actions. Everything
//! else, undo included, is replay. [`Table`] is a session whose game has been forgotten: it
//! speaks JSON, for shells, stores and referees.
//!
//! The [`laws`] hold for every game and are checked on random games.
//!
//! Nothing here does input or output, and nothing reads a clock.

mod chance;
mod erased;
mod fingerprint;
mod game;
mod known;
pub mod laws;
mod lines;
mod save;
mod seat;
mod session;

pub use chance::{Purpose, Rng, Seed, SeedError};
pub use erased::{Table, TableError, foremost, foresee, resume, sit_down};
pub use fingerprint::Fingerprint;
pub use game::{About, BadSetup, Game, Inconsistent, Outcome, Privacy, Told, Turn, Variant};
pub use known::{Event, Known, Score, veil};
pub use lines::{Frame, Line};
pub use save::{Act, BadSave, Save};
pub use seat::{Eyes, Seat, Seats};
pub use session::{Barrier, By, Entry, Session, draw};

/// The types every game shares, written as TypeScript.
#[cfg(feature = "types")]
pub fn types() -> String {
    use ts_rs::TS as _;

    let config = ts_rs::Config::default();
    let all = [
        Seat::decl(&config),
        Seats::decl(&config),
        Eyes::decl(&config),
        Known::<()>::decl(&config),
        Turn::decl(&config),
        Privacy::decl(&config),
        Barrier::decl(&config),
        Outcome::decl(&config),
        About::decl(&config),
        Variant::decl(&config),
    ];
    all.map(|declaration| format!("export {declaration}\n")).join("\n")
}
