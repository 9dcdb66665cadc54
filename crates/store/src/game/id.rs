//! The name of a game: sixteen bytes.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The name of a saved game: sixteen random bytes, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub [u8; 16]);

impl GameId {
    /// The app itself: its settings, and the results of its games.
    pub const APP: GameId = GameId([0; 16]);
}

/// A text that names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's id is 32 hexadecimal digits")]
pub struct BadId;

impl FromStr for GameId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<GameId, BadId> {
        let lower = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        if text.len() != 32 || !text.bytes().all(lower) {
            return Err(BadId);
        }
        let mut bytes = [0; 16];
        for (byte, at) in bytes.iter_mut().zip((0..32).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| BadId)?;
        }
        Ok(GameId(bytes))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
