//! Several games in one file, for devices on which no folder can be chosen.

use serde::{Deserialize, Serialize};

use store::Summary;

use crate::{
    answers::{Brought, OwnFile},
    error::Error,
};

/// Games to be taken along: the text of each one's own file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Satchel {
    games: Vec<String>,
}

impl Satchel {
    /// What the file is called, if nobody calls it otherwise.
    pub const NAME: &str = "games.cloister";

    /// No file is larger than this, in bytes.
    pub const LARGEST: u64 = 256 << 20;

    /// These games.
    #[must_use]
    pub fn of(files: Vec<OwnFile>) -> Self {
        Self { games: files.into_iter().map(|file| file.text).collect() }
    }

    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Reads a file; nothing, if it is none of several games.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Keeps every game that can be played here, one after another: once, however often the file is read.
    pub fn bring(self, keep: impl FnMut(String) -> Result<Summary, Error>) -> Brought {
        let all = self.games.len();
        let games: Vec<Summary> = self.games.into_iter().map(keep).filter_map(Result::ok).collect();
        Brought { left_out: all - games.len(), games }
    }
}
