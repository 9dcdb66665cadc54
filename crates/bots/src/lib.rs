//! Bots: players that see only what their seat sees.
//!
//! A bot is given a [`table::Game::View`] and a generator of its own, never the table. It imagines tables
//! that look like the view ([`table::Game::imagine`]) and judges them. Cheating does not compile:
//! `tests/honest` tries.
//!
//! What a game adds is its [`Mind`]: a view in, a plan out, by any algorithm. One of them is a
//! [`search`] over playouts, for which a game only says how it is judged ([`Judgement`]). The levels,
//! progress and stopping are the same for all games.
//!
//! Budgets are counted in tries, so that a bot plays the same on a slow tablet, and the same
//! whatever the number of threads.

mod domus_domini;
mod erased;
mod heat;
mod level;
mod mind;
mod monastery;
pub mod mystery_abbey;
mod progress;
pub mod search;

pub use erased::{Thinking, Thought, Visitor, prepare, visit};
pub use level::{Budget, Former, Level, NoRung, RUNGS, Rung, Skill};
pub use mind::{Bot, Mind, Plan, Reason};
pub use progress::Progress;
pub use search::Judgement;
