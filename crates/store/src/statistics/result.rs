//! How a game came out, as the statistics remember it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Table};

use crate::SavedGame;

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameResult {
    /// Which game.
    pub kind: String,
    /// The version of its rules.
    pub rules: u16,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub ended: u64,
    /// For how many milliseconds it was played.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub spent: u64,
    /// How many actions it had.
    pub line: u32,
    /// How it ended, as a key.
    pub ending: String,
    /// What each seat came to.
    pub places: Vec<Place>,
}

/// What a seat came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Place {
    /// The player's name.
    pub name: String,
    /// The bot's level, if it was one.
    pub bot: Option<String>,
    /// The colour, if the game has colours.
    pub colour: Option<String>,
    /// Final points.
    pub points: i32,
    /// Whether this seat won, alone or with others.
    pub won: bool,
    /// What points came from during play.
    pub sources: BTreeMap<String, i32>,
    /// What the final points are made of.
    pub made_of: BTreeMap<String, i32>,
    /// What else was counted; nothing in results that were kept before anything was.
    #[serde(default)]
    pub figures: BTreeMap<String, i32>,
}

impl GameResult {
    /// How this table came out; nothing, if it is not over.
    pub fn of(saved: &SavedGame, table: &dyn Table) -> Option<GameResult> {
        let outcome = table.outcome()?;
        let colours = table.colours();
        let mut places: Vec<Place> = Vec::new();
        for (n, player) in saved.players.iter().enumerate() {
            let figures = outcome.figures.get(n).map_or(&[][..], |figures| figures.as_slice());
            let parts = outcome.parts.get(n).map_or(&[][..], |parts| parts.as_slice());
            places.push(Place {
                name: player.name.clone(),
                bot: player.bot.clone(),
                colour: colours.get(n).map(|colour| (*colour).to_owned()),
                points: outcome.points.get(n).map_or(0, |points| i32::from(*points)),
                won: outcome.winners.has(Seat(n as u8)),
                sources: BTreeMap::new(),
                made_of: parts.iter().map(|(key, points)| ((*key).to_owned(), i32::from(*points))).collect(),
                figures: figures.iter().map(|(key, many)| ((*key).to_owned(), i32::from(*many))).collect(),
            });
        }
        for score in table.scores() {
            if let Some(place) = places.get_mut(score.seat.index()) {
                *place.sources.entry(score.because.to_owned()).or_default() += i32::from(score.points);
            }
        }
        Some(GameResult {
            kind: saved.summary.kind.clone(),
            rules: saved.summary.rules,
            ended: saved.summary.last,
            spent: saved.summary.spent,
            line: saved.summary.line,
            ending: outcome.ending.to_owned(),
            places,
        })
    }
}
