//! The laws hold on random games of every game, number of seats and variant.
//!
//! `CLOISTER_LAWS=n` plays n games of each.

use std::env;

use cloister_tests::in_every_game;
use games::Visitor;
use table::{Game, laws};

/// How many games of each are played.
fn games() -> u64 {
    env::var("CLOISTER_LAWS").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

#[derive(Clone, Copy)]
struct Keeps;

impl Visitor for Keeps {
    type Output = ();

    fn visit<G: Game>(self) {
        let setups = G::setups();
        let mut tally = laws::Tally::default();
        let games = games();
        for seed in 0..games {
            let setup = &setups[seed as usize % setups.len()];
            let checked = laws::check::<G>(setup, seed);
            tally.add(checked.unwrap_or_else(|violation| panic!("{}: {violation}", G::ABOUT.name)));
        }
        assert_eq!(tally.games, games);
        let each = |tried: u64| tried / games;
        assert!(
            each(tally.steps) > 166 && each(tally.imagined) > 83 && each(tally.refused) > 833 && each(tally.undone) > 1,
            "{}: {tally:?}",
            G::ABOUT.name
        );
        assert!(tally.alike > tally.steps && (each(tally.private) > 8 || !G::ABOUT.hides), "{tally:?}");
        println!("{}: {tally:?}", G::ABOUT.name);
    }
}

#[test]
fn every_game_keeps_the_laws() {
    in_every_game(Keeps);
}
