//! The statistics: a fold over how every game came out.

use std::collections::BTreeMap;

use serde::Serialize;
use table::About;

use crate::{GameId, GameResult, Place};

/// Everything there is to tell about the games played here.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Statistics {
    /// For each game, for each person.
    pub players: BTreeMap<String, BTreeMap<String, Figures>>,
    /// For each game, how many were played.
    pub played: BTreeMap<String, u32>,
    /// For each game, the mean time of play in minutes.
    pub minutes: BTreeMap<String, f64>,
    /// For each game, how often it ended so.
    pub endings: BTreeMap<String, BTreeMap<String, u32>>,
}

/// What one person has done in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figures {
    /// Against everybody.
    pub all: Against,
    /// Against people, against each level of bot: games in which one of them sat.
    pub against: BTreeMap<String, Against>,
    /// By seat, from 0.
    pub by_seat: BTreeMap<u8, Against>,
    /// By colour.
    pub by_colour: BTreeMap<String, Against>,
    /// How often final points fell into each span of five, by its lower end.
    pub distribution: BTreeMap<i32, u32>,
    /// Wins in a row up to now.
    pub streak: u32,
    /// The most wins in a row.
    pub longest_streak: u32,
    /// The most points ahead of the next, and the shortest game won, in minutes.
    pub widest_win: Option<i32>,
    /// The shortest game won, in minutes.
    pub quickest_win: Option<f64>,
    /// What points came from during play, a game on the mean.
    pub sources: BTreeMap<String, f64>,
    /// What final points are made of, a game on the mean.
    pub made_of: BTreeMap<String, f64>,
    /// What else is counted, a game on the mean.
    pub counted: BTreeMap<String, f64>,
}

/// Games, wins and points.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Against {
    /// Games played.
    pub played: u32,
    /// Games won, alone or with others.
    pub won: u32,
    /// Final points on the mean.
    pub mean: f64,
    /// The most final points.
    pub best: Option<i32>,
    /// The mean time of play, in minutes.
    pub minutes: f64,
}

impl Against {
    fn take(&mut self, result: &GameResult, place: &Place) {
        self.played += 1;
        self.won += u32::from(place.won);
        let many = f64::from(self.played);
        self.mean += (f64::from(place.points) - self.mean) / many;
        self.minutes += (minutes(result) - self.minutes) / many;
        self.best = self.best.max(Some(place.points));
    }
}

fn minutes(result: &GameResult) -> f64 {
    result.spent as f64 / 60_000.0
}

impl Statistics {
    /// Counts these results of these games, in the order in which they ended.
    pub fn of(results: &BTreeMap<GameId, GameResult>, games: &[&About]) -> Statistics {
        let mut in_order: Vec<(&GameId, &GameResult)> = results.iter().collect();
        in_order.sort_by_key(|(game, result)| (result.ended, **game));
        let mut book = Statistics::default();
        for (_, result) in in_order {
            let about = games.iter().find(|about| about.name == result.kind);
            book.take(result, about.map_or(&[], |about| about.takes_away));
        }
        book
    }

    fn take(&mut self, result: &GameResult, takes_away: &[&str]) {
        let kind = &result.kind;
        let played = self.played.entry(kind.clone()).or_default();
        *played += 1;
        let mean = self.minutes.entry(kind.clone()).or_default();
        *mean += (minutes(result) - *mean) / f64::from(*played);
        *self.endings.entry(kind.clone()).or_default().entry(result.ending.clone()).or_default() += 1;
        for (seat, place) in result.places.iter().enumerate() {
            if place.bot.is_none() {
                let people = self.players.entry(kind.clone()).or_default();
                people.entry(place.name.clone()).or_default().take(result, seat, place, takes_away);
            }
        }
    }
}

impl Figures {
    fn take(&mut self, result: &GameResult, seat: usize, place: &Place, takes_away: &[&str]) {
        self.all.take(result, place);
        self.by_seat.entry(seat as u8).or_default().take(result, place);
        if let Some(colour) = &place.colour {
            self.by_colour.entry(colour.clone()).or_default().take(result, place);
        }
        let others = || result.places.iter().enumerate().filter(|(n, _)| *n != seat).map(|(_, other)| other);
        let mut met: Vec<&str> = others().map(|other| other.bot.as_deref().unwrap_or("people")).collect();
        met.sort_unstable();
        met.dedup();
        for opponent in met {
            self.against.entry(opponent.to_owned()).or_default().take(result, place);
        }
        *self.distribution.entry(place.points.div_euclid(5) * 5).or_default() += 1;
        self.streak = if place.won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        if place.won {
            let next = others().map(|other| other.points).max();
            self.widest_win = self.widest_win.max(next.map(|next| place.points - next));
            let time = minutes(result);
            self.quickest_win = Some(self.quickest_win.map_or(time, |best| best.min(time)));
        }
        let many = f64::from(self.all.played);
        mean_in(&mut self.sources, &place.sources, many);
        mean_in(&mut self.made_of, &signed(&place.made_of, takes_away), many);
        mean_in(&mut self.counted, &place.figures, many);
    }
}

/// Parts of final points. Older results have the amount of what takes away, without its sign.
fn signed(made_of: &BTreeMap<String, i32>, takes_away: &[&str]) -> BTreeMap<String, i32> {
    let points = |(key, points): (&String, &i32)| {
        let taken = takes_away.contains(&key.as_str());
        (key.clone(), if taken { -points.abs() } else { *points })
    };
    made_of.iter().map(points).collect()
}

/// Brings means up to date with one more game, in which what is not named came to nothing.
fn mean_in(means: &mut BTreeMap<String, f64>, new: &BTreeMap<String, i32>, many: f64) {
    for key in new.keys() {
        means.entry(key.clone()).or_default();
    }
    for (key, mean) in means {
        *mean += (f64::from(new.get(key).copied().unwrap_or(0)) - *mean) / many;
    }
}

impl Statistics {
    /// One line for every seat of every finished game.
    pub fn csv(results: &BTreeMap<GameId, GameResult>) -> String {
        let mut text = String::from("game,kind,rules,ended,minutes,actions,ending,seat,name,bot,colour,points,won\n");
        for (game, result) in results {
            for (seat, place) in result.places.iter().enumerate() {
                let fields = [
                    game.to_string(),
                    result.kind.clone(),
                    result.rules.to_string(),
                    result.ended.to_string(),
                    format!("{:.1}", minutes(result)),
                    result.line.to_string(),
                    result.ending.clone(),
                    seat.to_string(),
                    place.name.clone(),
                    place.bot.clone().unwrap_or_default(),
                    place.colour.clone().unwrap_or_default(),
                    place.points.to_string(),
                    place.won.to_string(),
                ];
                text.push_str(&fields.map(|field| quoted(&field)).join(","));
                text.push('\n');
            }
        }
        text
    }
}

/// A field of a CSV. One that a spreadsheet would take for a formula is made plain text.
fn quoted(field: &str) -> String {
    let number = field.parse::<f64>().is_ok();
    let formula = !number && field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let plain = if formula { format!("'{field}") } else { field.to_owned() };
    if plain.contains([',', '"', '\n', '\r']) { format!("\"{}\"", plain.replace('"', "\"\"")) } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MONASTERY: About = About {
        name: "monastery",
        rules: 1,
        seats: (2, 4),
        variants: &[],
        colours: &[],
        hides: true,
        takes_away: &["tiles"],
    };

    fn result(ended: u64, points: [i32; 2], bot: Option<&str>) -> GameResult {
        let place = |name: &str, bot: Option<&str>, own: i32, other: i32| Place {
            name: name.into(),
            bot: bot.map(str::to_owned),
            colour: Some("red".into()),
            points: own,
            won: own >= other,
            sources: BTreeMap::from([("prayer".to_owned(), own)]),
            made_of: BTreeMap::from([("letter_points".to_owned(), own + 3), ("tiles".to_owned(), 3)]),
            figures: BTreeMap::from([("questions".to_owned(), own)]),
        };
        GameResult {
            kind: "monastery".into(),
            rules: 1,
            ended,
            spent: 600_000,
            line: 100,
            ending: "night".into(),
            places: vec![place("Ann", None, points[0], points[1]), place("=Bob, \"B\"", bot, points[1], points[0])],
        }
    }

    #[test]
    fn games_are_counted() {
        let results = BTreeMap::from([
            (GameId([1; 16]), result(3, [30, 20], Some("abbot"))),
            (GameId([2; 16]), result(1, [10, 20], None)),
            (GameId([3; 16]), result(2, [22, 20], Some("abbot"))),
        ]);
        let book = Statistics::of(&results, &[&MONASTERY]);
        let ann = &book.players["monastery"]["Ann"];
        assert_eq!((ann.all.played, ann.all.won, ann.all.best), (3, 2, Some(30)));
        assert!((ann.all.mean - 62.0 / 3.0).abs() < 1e-9);
        assert_eq!((ann.streak, ann.longest_streak, ann.widest_win), (2, 2, Some(10)));
        assert_eq!(ann.against["abbot"].won, 2);
        assert_eq!(ann.against["people"].won, 0);
        assert!((ann.counted["questions"] - 62.0 / 3.0).abs() < 1e-9, "what a game counts is counted, on the mean");
        assert!((ann.made_of["tiles"] + 3.0).abs() < 1e-9, "older results, too, know what takes away");
        assert!((ann.made_of["letter_points"] - 71.0 / 3.0).abs() < 1e-9);
        assert_eq!(ann.distribution, BTreeMap::from([(10, 1), (20, 1), (30, 1)]));
        assert_eq!(book.players["monastery"].len(), 2, "a bot is no person");
    }

    #[test]
    fn a_csv_is_safe_to_open() {
        let results = BTreeMap::from([(GameId([1; 16]), result(3, [-3, 20], None))]);
        let text = Statistics::csv(&results);
        assert!(text.contains("\"'=Bob, \"\"B\"\"\""), "{text}");
        assert!(text.contains(",-3,false"), "{text}");
    }
}
