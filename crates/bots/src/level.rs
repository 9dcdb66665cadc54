//! How strong a bot is.

use serde::{Deserialize, Serialize};

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

    /// How much it may think about one decision.
    pub fn budget(self) -> Budget {
        match self {
            Level::Novice | Level::Brother => Budget { playouts: 0, threads: 1 },
            Level::Abbot => Budget { playouts: 400, threads: cores() },
        }
    }
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Games played on to their end in imagination.
    pub playouts: u32,
    /// On how many threads; the choice does not depend on it.
    pub threads: u32,
}

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4) as u32)
}
