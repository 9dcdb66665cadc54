//! The six colours of games with six of them.

use serde::{Deserialize, Serialize};
use table::BadSetup;

/// The colour of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a colour says all there is to say")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
    White,
}

impl Colour {
    /// All six, in the order in which seats take them if nobody chooses.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black, Colour::White];

    /// Its key in words and settings.
    pub fn key(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
            Colour::White => "white",
        }
    }

    /// The colours of so many seats, as they were chosen; in the order of the list if nobody has.
    ///
    /// # Errors
    /// If not everybody has chosen, or two have chosen the same.
    pub(crate) fn seated(chosen: &[Colour], seats: u8) -> Result<[Colour; 6], BadSetup> {
        let mut colours = Colour::ALL;
        if !chosen.is_empty() {
            if chosen.len() != usize::from(seats) {
                return Err(BadSetup(format!("{} colours for {seats} seats", chosen.len())));
            }
            if (1..chosen.len()).any(|n| chosen[..n].contains(&chosen[n])) {
                return Err(BadSetup("every player has a colour of his own".into()));
            }
            colours[..usize::from(seats)].copy_from_slice(chosen);
        }
        Ok(colours)
    }
}
