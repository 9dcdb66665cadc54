//! Bots: players that see only what their seat sees.
//!
//! A bot is given a [`table::Game::View`] and a generator of its own, never the table. It imagines tables
//! that look like the view ([`table::Game::imagine`]) and judges them. Cheating does not compile:
//! `tests/honest` tries.
//!
//! What a game adds is its [`Judgement`]: plans for whoever must act, and how to play on quickly.
//! Everything else, the levels and the search, is the same for all games.
//!
//! Budgets are counted in playouts, so that a bot plays the same on a slow tablet, and the same
//! whatever the number of threads.

mod domus_domini;
mod erased;
mod judgement;
mod level;
mod monastery;
mod search;
mod watch;

pub use erased::{Thinking, Thought, Visitor, prepare, visit};
pub use judgement::{Judgement, Plan, Reason};
pub use level::{Budget, Level};
pub use search::{Choice, think};
pub use watch::Watch;
