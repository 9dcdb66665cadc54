//! Tables laid before the story begins: games played by chance up to a moment that is wanted.

use std::path::Path;

use cloister_lib::{asked, shell::Shell};
use games::sit_down;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Purpose, Seed};

/// A game up to a moment.
pub(crate) struct Tale {
    pub(crate) game: &'static str,
    pub(crate) setup: Value,
    pub(crate) seed: Seed,
    pub(crate) deeds: Vec<Value>,
}

/// The kind of an action: its one key, or the word it is.
pub(crate) fn kind(action: &Value) -> &str {
    action.as_str().or_else(|| action.as_object()?.keys().next().map(String::as_str)).unwrap_or_default()
}

/// Plays Monastery by chance until what is offered and what was done are enough, and tells whether it came to that.
pub(crate) fn by_chance(seats: u8, seed: u64, enough: impl Fn(&[Value], &[Value]) -> bool) -> (Tale, bool) {
    of_chance("monastery", json!({ "seats": seats }), seed, enough)
}

/// The same with any game.
fn of_chance(game: &'static str, setup: Value, seed: u64, enough: impl Fn(&[Value], &[Value]) -> bool) -> (Tale, bool) {
    let seed = Seed::from(seed);
    let mut table = sit_down(game, &setup, seed).expect("a good setup");
    let mut chance = seed.stream(Purpose::Test, 0);
    let mut deeds = Vec::new();
    while table.turn().seat().is_some() {
        let actions = table.actions();
        let actions = actions.as_array().expect("a list");
        if enough(actions, &deeds) {
            return (Tale { game, setup, seed, deeds }, true);
        }
        let places: Vec<Value> = actions.iter().filter(|action| kind(action) == "place").cloned().collect();
        let action = chance.pick(if places.is_empty() { actions } else { &places }).expect("somebody can act").clone();
        table.play(&action).expect("what is listed is allowed");
        deeds.push(action);
    }
    (Tale { game, setup, seed, deeds }, false)
}

/// How many of these are of one kind.
pub(crate) fn many(deeds: &[Value], one: &str) -> usize {
    deeds.iter().filter(|deed| kind(deed) == one).count()
}

/// The first moment in a game of so many seats at which somebody may do each of these kinds of things.
pub(crate) fn moment(seats: u8, wanted: &[&str]) -> Tale {
    late_moment(seats, 0, wanted)
}

/// The same, when so many tiles have been placed.
pub(crate) fn late_moment(seats: u8, tiles: usize, wanted: &[&str]) -> Tale {
    let may = |actions: &[Value], deeds: &[Value]| {
        many(deeds, "place") >= tiles && wanted.iter().all(|one| many(actions, one) > 0)
    };
    (0..20_000)
        .map(|seed| by_chance(seats, seed, may))
        .find_map(|(tale, came)| came.then_some(tale))
        .expect("such a moment comes about")
}

/// The first moment in a game of Domus Domini, set up like this, at which somebody may do each of these kinds of things.
pub(crate) fn moment_of_domus(setup: &Value, wanted: &[&str]) -> Tale {
    let may = |actions: &[Value], _: &[Value]| wanted.iter().all(|one| many(actions, one) > 0);
    (0..20_000)
        .map(|seed| of_chance("domus-domini", setup.clone(), seed, may))
        .find_map(|(tale, came)| came.then_some(tale))
        .expect("such a moment comes about")
}

/// A whole game of Domus Domini between three.
pub(crate) fn whole_game_of_domus() -> Tale {
    of_chance("domus-domini", json!({ "seats": 3, "robbers": true, "events": true }), 1, |_, _| false).0
}

/// The first moment between two at which somebody may do this.
pub(crate) fn moment_to(wanted: &str) -> Tale {
    moment(2, &[wanted])
}

/// A whole game of two.
pub(crate) fn whole_game() -> Tale {
    by_chance(2, 1, |_, _| false).0
}

fn ask<T: DeserializeOwned>(asked: Value) -> T {
    serde_json::from_value(asked).expect("a good request")
}

impl Tale {
    /// Plays it in a house of its own in this folder, by Ann, Bob, Cyd and so on, as persons do.
    pub(crate) fn lay(&self, folder: &Path) {
        let shell = Shell::open(folder).expect("the folder is free");
        let names = ["Ann", "Bob", "Cyd", "Dot", "Eve", "Fay"];
        let seats = self.setup["seats"].as_u64().expect("it says how many seats") as usize;
        let players: Vec<Value> = names[..seats].iter().map(|name| json!({ "name": name })).collect();
        let told = shell.ask(|house| {
            let mut screen = house.new_game(ask(json!({
                "request": "new", "kind": self.game, "setup": self.setup,
                "players": players, "seed": self.seed.to_string(),
            })))?;
            for (n, action) in self.deeds.iter().enumerate() {
                if let Some(curtain) = screen.curtain {
                    screen = house.lift(ask::<asked::Lift>(
                        json!({ "game": screen.game, "seat": curtain.seat, "fall": curtain.fall }),
                    ))?;
                }
                screen = house.play(ask(json!({
                    "game": screen.game, "number": screen.number, "request": n.to_string(), "action": action,
                })))?;
            }
            Ok(())
        });
        told.expect("what was played once can be played again");
    }
}
