//! Tables laid before the story begins: games played by chance or by Brothers up to a moment that is wanted.

use std::path::Path;

use bots::{Former, Progress, Rung};
use cloister_lib::{answers::Screen, app::App, error::Error, requests, shell::Shell};
use games::sit_down;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Change, GameId, SavedGames, Saving};
use table::{Eyes, Privacy, Purpose, Seed, Table};

/// A game up to a moment.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) game: &'static str,
    pub(crate) setup: Value,
    pub(crate) seed: Seed,
    pub(crate) played: Vec<Value>,
}

/// The kind of an action: its one key, or the word it is.
pub(crate) fn kind(action: &Value) -> &str {
    action.as_str().or_else(|| action.as_object()?.keys().next().map(String::as_str)).unwrap_or_default()
}

/// Plays Monastery by chance until what is offered and what was done are enough, and tells whether it came to that.
pub(crate) fn by_chance(seats: u8, seed: u64, enough: impl Fn(&[Value], &[Value]) -> bool) -> (Moment, bool) {
    of_chance("monastery", json!({ "seats": seats }), seed, enough)
}

/// The same with any game.
fn of_chance(
    game: &'static str,
    setup: Value,
    seed: u64,
    enough: impl Fn(&[Value], &[Value]) -> bool,
) -> (Moment, bool) {
    let mut chance = Seed::from(seed).stream(Purpose::Test, 0);
    let saved = Moment { game, setup, seed: Seed::from(seed), played: Vec::new() };
    saved.play_until(enough, |_, actions, _| {
        let places: Vec<&Value> = actions.iter().filter(|action| kind(action) == "place").collect();
        let all: Vec<&Value> = actions.iter().collect();
        (*chance.pick(if places.is_empty() { &all } else { &places }).expect("somebody can act")).clone()
    })
}

/// Monastery as Brothers play it, up to such a moment.
pub(crate) fn by_brothers(seats: u8, seed: u64, enough: impl Fn(&[Value], &[Value]) -> bool) -> (Moment, bool) {
    of_brothers("monastery", json!({ "seats": seats }), seed, enough)
}

/// The same with any game.
fn of_brothers(
    game: &'static str,
    setup: Value,
    seed: u64,
    enough: impl Fn(&[Value], &[Value]) -> bool,
) -> (Moment, bool) {
    let saved = Moment { game, setup, seed: Seed::from(seed), played: Vec::new() };
    saved.play_until(enough, |table, _, played| {
        let seat = table.turn().seat().expect("somebody must act");
        let thinking =
            bots::prepare(table, seat, Rung::Former(Former::Brother), played as u64).expect("it is their turn");
        thinking(&Progress::new()).action
    })
}

/// How many of these are of one kind.
pub(crate) fn many(actions: &[Value], one: &str) -> usize {
    actions.iter().filter(|action| kind(action) == one).count()
}

/// The first moment in a game of so many seats at which somebody may do each of these kinds of things.
pub(crate) fn moment(seats: u8, wanted: &[&str]) -> Moment {
    late_moment(seats, 0, wanted)
}

/// The same among Brothers, when so many tiles have been placed.
pub(crate) fn late_moment(seats: u8, tiles: usize, wanted: &[&str]) -> Moment {
    let may = |actions: &[Value], played: &[Value]| {
        many(played, "place") >= tiles && wanted.iter().all(|one| many(actions, one) > 0)
    };
    (0..20_000)
        .map(|seed| if tiles == 0 { by_chance(seats, seed, may) } else { by_brothers(seats, seed, may) })
        .find_map(|(saved, came)| came.then_some(saved))
        .expect("such a moment comes about")
}

/// The first moment in a game of Domus Domini, set up like this, at which somebody may do each of these kinds of things.
pub(crate) fn moment_of_domus(setup: &Value, wanted: &[&str]) -> Moment {
    moment_of_domus_when(setup, |actions, _| wanted.iter().all(|one| many(actions, one) > 0))
}

/// The first moment at which what may be done and what was done are as wanted.
pub(crate) fn moment_of_domus_when(setup: &Value, wanted: impl Fn(&[Value], &[Value]) -> bool) -> Moment {
    (0..20_000)
        .map(|seed| of_chance("domus-domini", setup.clone(), seed, &wanted))
        .find_map(|(saved, came)| came.then_some(saved))
        .expect("such a moment comes about")
}

/// The first moment in a game of Mystery of the Abbey, set up like this, at which what heaven sees and what may be done are
/// as wanted. Nobody crosses out anybody on the way there.
pub(crate) fn moment_of_mystery(setup: &Value, wanted: impl Fn(&Value, &[Value]) -> bool) -> Moment {
    (0..2_000)
        .find_map(|seed| {
            let mut chance = Seed::from(seed).stream(Purpose::Test, 3);
            let saved = Moment {
                game: "mystery-of-the-abbey",
                setup: setup.clone(),
                seed: Seed::from(seed),
                played: Vec::new(),
            };
            saved.play_until_seen(&wanted, |actions| {
                let bold: Vec<&Value> = actions.iter().filter(|action| !kind(action).ends_with("cross")).collect();
                (*chance.pick(&bold).expect("somebody can act")).clone()
            })
        })
        .expect("such a moment comes about")
}

/// A whole game of Mystery of the Abbey between three Novices.
pub(crate) fn whole_game_of_mystery() -> Moment {
    let saved =
        Moment { game: "mystery-of-the-abbey", setup: json!({ "seats": 3 }), seed: Seed::from(2), played: Vec::new() };
    let choose = |table: &dyn Table, _: &[Value], played: usize| {
        let seat = table.turn().seat().expect("somebody must act");
        let thinking =
            bots::prepare(table, seat, Rung::Former(Former::Novice), played as u64).expect("it is their turn");
        thinking(&Progress::new()).action
    };
    saved.play_until(|_, _| false, choose).0
}

/// A whole game of Domus Domini between three Brothers.
pub(crate) fn whole_game_of_domus() -> Moment {
    of_brothers("domus-domini", json!({ "seats": 3, "robbers": true, "events": true }), 1, |_, _| false).0
}

/// The first moment between two at which somebody may do this.
pub(crate) fn moment_to(wanted: &str) -> Moment {
    moment(2, &[wanted])
}

/// A whole game of two Brothers.
pub(crate) fn whole_game() -> Moment {
    by_brothers(2, 1, |_, _| false).0
}

fn ask<T: DeserializeOwned>(asked: Value) -> T {
    serde_json::from_value(asked).expect("a good request")
}

impl Moment {
    /// Plays it on until what is offered and what was done are enough, and tells whether it came to that.
    fn play_until(
        mut self,
        enough: impl Fn(&[Value], &[Value]) -> bool,
        mut choose: impl FnMut(&dyn Table, &[Value], usize) -> Value,
    ) -> (Self, bool) {
        let mut table = sit_down(self.game, &self.setup, self.seed).expect("a good setup");
        while table.turn().seat().is_some() {
            let actions = table.actions();
            let actions = actions.as_array().expect("a list");
            if enough(actions, &self.played) {
                return (self, true);
            }
            let action = choose(&*table, actions, self.played.len());
            table.play(&action).expect("what is chosen is allowed");
            self.played.push(action);
        }
        (self, false)
    }

    /// The same until what heaven sees is as wanted; nothing, if it does not come to that.
    fn play_until_seen(
        mut self,
        wanted: impl Fn(&Value, &[Value]) -> bool,
        mut choose: impl FnMut(&[Value]) -> Value,
    ) -> Option<Self> {
        let mut table = sit_down(self.game, &self.setup, self.seed).expect("a good setup");
        while table.turn().seat().is_some() && self.played.len() < 2_400 {
            let actions = table.actions();
            let actions = actions.as_array().expect("a list");
            if wanted(&table.view(Eyes::Heaven), actions) {
                return Some(self);
            }
            let action = choose(actions);
            table.play(&action).expect("what is chosen is allowed");
            self.played.push(action);
        }
        None
    }

    /// Plays it in an app of its own in this folder, by Ann, Bob, Cyd and so on, as persons do.
    pub(crate) fn lay(&self, folder: &Path) {
        self.lay_as(folder, "");
    }

    /// Begins it in this folder, and gives the second of the players a PIN.
    pub(crate) fn lay_guarded(&self, folder: &Path, pin: &str) {
        let players = json!([{ "name": "Ann" }, { "name": "Bob", "pin": pin }, { "name": "Cyd" }]);
        let seed = self.seed.to_string();
        let shell = Shell::open(folder).expect("the folder is free");
        let asked =
            json!({ "request": "new", "kind": self.game, "setup": self.setup, "players": players, "seed": seed });
        shell.ask(|app| app.new_game(ask(asked))).expect("a good setup");
    }

    /// The same under a name of its own.
    pub(crate) fn lay_as(&self, folder: &Path, title: &str) {
        let shell = Shell::open(folder).expect("the folder is free");
        let told = shell.ask(|app| {
            let mut screen = begun(app, self.game, &self.setup, Some(self.seed), title)?;
            for action in &self.played {
                screen = done(app, screen, |_| action.clone())?;
            }
            Ok(())
        });
        told.expect("what was played once can be played again");
    }
}

/// Lays these games in this folder, and then again and again under other names until there are so many; those that are
/// over are packed, as they are a while later.
pub(crate) fn lay_again_and_again(folder: &Path, all: &[Moment], games: u64) {
    all.iter().for_each(|one| one.lay(folder));
    let (mut saved_games, _) = SavedGames::open(folder, 0).expect("the folder is free");
    let ids: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    let played: Vec<_> = ids.into_iter().map(|game| saved_games.load(game, 0).expect("it was laid").0).collect();
    for n in all.len() as u64..games {
        let one = &played[n as usize % played.len()];
        let mut changes = one.copied(usize::MAX, "again", one.summary.over, n * 3_600_000);
        if let Some(Change::Begun { title, copy, .. }) = changes.first_mut() {
            (*title, *copy) = (format!("Evening {n}"), false);
        }
        let mut game = GameId([7; 16]);
        game.0[..8].copy_from_slice(&n.to_be_bytes());
        saved_games.begin(game, one.summary.rules, &changes);
    }
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 0);
    }
    assert_eq!(*saved_games.saving(), Saving::Saved, "there is room for them");
}

/// Lays whole games of Monastery in this folder. Their seed is known to nobody, so that they count in the statistics.
pub(crate) fn lay_games_that_count(folder: &Path, games: u64) {
    const EAGER: [&str; 5] = ["construct", "collect-letter", "pray", "place", "move"];
    let shell = Shell::open(folder).expect("the folder is free");
    for game in 0..games {
        let mut chance = Seed::from(game).stream(Purpose::Test, 2);
        let told = shell.ask(|app| {
            let mut screen = begun(app, "monastery", &json!({ "seats": 2 + game % 3 }), None, "")?;
            while screen.outcome.is_none() {
                screen = done(app, screen, |actions| {
                    let of = |one: &str| actions.iter().filter(|action| kind(action) == one).collect::<Vec<_>>();
                    let wanted = EAGER.map(of).into_iter().find(|found| !found.is_empty());
                    (*chance.pick(&wanted.unwrap_or_else(|| actions.iter().collect())).expect("somebody can act"))
                        .clone()
                })?;
            }
            Ok(())
        });
        told.expect("what is offered is allowed");
    }
}

fn begun(app: &mut App, game: &str, setup: &Value, seed: Option<Seed>, title: &str) -> Result<Screen, Error> {
    let names = ["Ann", "Bob", "Cyd", "Dot", "Eve", "Fay"];
    let seats = setup["seats"].as_u64().expect("it says how many seats") as usize;
    let players: Vec<Value> = names[..seats].iter().map(|name| json!({ "name": name })).collect();
    let seed = seed.map(|seed| seed.to_string());
    let request = format!("new-{}", app.games(requests::Nothing {})?.len());
    app.new_game(ask(json!({
        "request": request, "kind": game, "setup": setup, "players": players, "seed": seed, "title": title,
    })))
}

/// Whoever is next lifts the curtain and does this.
fn done(app: &mut App, screen: Screen, choose: impl FnOnce(&[Value]) -> Value) -> Result<Screen, Error> {
    let screen = match screen.handoff {
        Some(handoff) if handoff.privacy != Privacy::Open => {
            app.lift(ask::<requests::Lift>(json!({ "game": screen.game, "seat": handoff.seat, "fall": handoff.fall })))?
        }
        _ => screen,
    };
    let actions = screen.actions.as_ref().and_then(Value::as_array);
    let action = choose(actions.map_or(&[], Vec::as_slice));
    app.play(ask(json!({
        "game": screen.game, "number": screen.number, "request": screen.number.to_string(), "actions": [action],
    })))
}
