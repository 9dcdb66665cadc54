//! How a game came out, as the statistics remember it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Eyes, Seat, Table};

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
}

impl GameResult {
    /// How this table came out; nothing, if it is not over.
    pub fn of(saved: &SavedGame, table: &dyn Table) -> Option<GameResult> {
        let outcome = table.outcome()?;
        let events = table.told(0, Eyes::Heaven);
        let open = table.view(Eyes::Table);
        let mut places: Vec<Place> = Vec::new();
        for (n, player) in saved.players.iter().enumerate() {
            places.push(Place {
                name: player.name.clone(),
                bot: player.bot.clone(),
                colour: colour(&open, n),
                points: outcome.points.get(n).map_or(0, |points| i32::from(*points)),
                won: outcome.winners.has(Seat(n as u8)),
                sources: BTreeMap::new(),
                made_of: BTreeMap::new(),
            });
        }
        for pair in events.as_array().into_iter().flatten() {
            note(&mut places, &pair[1]);
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

/// The colour of a seat, as the view tells it.
fn colour(view: &Value, seat: usize) -> Option<String> {
    Some(view.get("seats")?.get(seat)?.get("colour")?.as_str()?.to_owned())
}

/// Events that score say `seat`, `points` and `because`; the last one lists what each seat's final
/// points are made of.
fn note(places: &mut [Place], event: &Value) {
    if let (Some(seat), Some(points), Some(because)) =
        (event["seat"].as_u64(), event["points"].as_i64(), event.get("because"))
        && let Some(place) = places.get_mut(seat as usize)
        && let Some(source) = name(because)
    {
        *place.sources.entry(source.to_owned()).or_default() += points as i32;
    }
    for (place, testament) in places.iter_mut().zip(event["testaments"].as_array().into_iter().flatten()) {
        for (part, many) in testament.as_object().into_iter().flatten() {
            if let Some(many) = many.as_i64() {
                place.made_of.insert(part.clone(), many as i32);
            }
        }
    }
}

/// A reason is a key, or an object whose one field is the key.
fn name(because: &Value) -> Option<&str> {
    match because {
        Value::String(key) => Some(key),
        Value::Object(fields) => fields.keys().next().map(String::as_str),
        _ => None,
    }
}
