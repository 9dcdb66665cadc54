//! What simulated games looked like: figures of each player, beyond who won.

mod domus_domini;
mod monastery;
mod mystery_abbey;

use std::{any::Any, collections::BTreeMap};

use serde_json::{Map, Value, json};
use table::{Game, Seat, Session};

/// One figure of one seat in one game.
type Figure = (&'static str, f64);

/// The figures of one seat in a finished game; none, if nobody has said which matter in it.
pub(crate) fn figures<G: Game>(session: &Session<G>, seat: Seat) -> Vec<Figure> {
    let session: &dyn Any = session;
    let monastery = session.downcast_ref().map(|session| monastery::figures(session, seat));
    let mystery_abbey = || session.downcast_ref().map(|session| mystery_abbey::figures(session, seat));
    let domus_domini = || session.downcast_ref().map(|session| domus_domini::figures(session, seat));
    monastery.or_else(mystery_abbey).or_else(domus_domini).unwrap_or_default()
}

/// Sums of figures, by who played and what is counted.
#[derive(Default)]
pub(crate) struct Chronicle {
    /// In the order in which they were first told.
    keys: Vec<&'static str>,
    sums: BTreeMap<(String, &'static str), (f64, u64)>,
}

impl Chronicle {
    pub(crate) fn tell(&mut self, player: &str, figures: &[Figure]) {
        for (key, figure) in figures {
            self.put(player, key, *figure, 1);
        }
    }

    pub(crate) fn add(&mut self, other: Chronicle) {
        for key in other.keys {
            for ((player, _), (sum, many)) in other.sums.iter().filter(|((_, of), _)| *of == key) {
                self.put(player, key, *sum, *many);
            }
        }
    }

    fn put(&mut self, player: &str, key: &'static str, sum: f64, many: u64) {
        if !self.keys.contains(&key) {
            self.keys.push(key);
        }
        let (total, times) = self.sums.entry((player.to_owned(), key)).or_default();
        *total += sum;
        *times += many;
    }

    /// A table: a line for each figure, a column for each kind of player.
    pub(crate) fn text(&self) -> String {
        let players = self.players();
        let Some(wide) = self.keys.iter().map(|key| key.len()).max() else { return String::new() };
        let mut text = format!("  {:wide$}", "on average");
        players.iter().for_each(|player| text.push_str(&format!(" {player:>12}")));
        for key in &self.keys {
            text.push_str(&format!("\n  {key:wide$}"));
            for player in &players {
                let mean = self.mean(player, key).map_or_else(|| "-".into(), |mean| format!("{mean:.2}"));
                text.push_str(&format!(" {mean:>12}"));
            }
        }
        text
    }

    pub(crate) fn json(&self) -> Value {
        let of = |player: &String| -> Map<String, Value> {
            self.keys.iter().map(|key| ((*key).to_owned(), json!(self.mean(player, key)))).collect()
        };
        self.players().iter().map(|player| (player.clone(), Value::from(of(player)))).collect::<Map<_, _>>().into()
    }

    fn players(&self) -> Vec<String> {
        let mut players: Vec<String> = self.sums.keys().map(|(player, _)| player.clone()).collect();
        players.dedup();
        players
    }

    fn mean(&self, player: &str, key: &'static str) -> Option<f64> {
        self.sums.get(&(player.to_owned(), key)).map(|(sum, many)| sum / *many as f64)
    }
}
