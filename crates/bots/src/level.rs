//! How strong a bot is.

use serde::{Deserialize, Serialize};

use crate::Mind;

/// How strong a bot is, in the words of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays at once, sensible but careless; a child can win.
    Novice,
    /// Plans its own turn exactly.
    Brother,
    /// Thinks ahead over imagined tables.
    Abbot,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Brother, Level::Abbot];
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How often it may try something in imagination.
    pub tries: u32,
    /// On how many threads; the plan does not depend on it.
    pub threads: u32,
}

impl Budget {
    /// What a bot of this level is given in a game.
    pub fn of<G: Mind>(level: Level) -> Budget {
        match level {
            Level::Novice | Level::Brother => Budget { tries: 0, threads: 1 },
            Level::Abbot => Budget { tries: G::TRIES, threads: cores() },
        }
    }
}

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4) as u32)
}
