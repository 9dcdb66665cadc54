//! The laws hold on random games of every game, number of seats and variant.

use cloister_tests::in_every_game;
use games::Visitor;
use table::{Game, laws};

#[derive(Clone, Copy)]
struct Keeps;

impl Visitor for Keeps {
    type Output = ();

    fn visit<G: Game>(self) {
        let setups = G::setups();
        let mut tally = laws::Tally::default();
        for seed in 0..600 {
            let setup = &setups[seed as usize % setups.len()];
            let checked = laws::check::<G>(setup, seed);
            tally.add(checked.unwrap_or_else(|violation| panic!("{}: {violation}", G::ABOUT.name)));
        }
        assert_eq!(tally.games, 600);
        assert!(
            tally.steps > 100_000 && tally.imagined > 50_000 && tally.refused > 500_000 && tally.undone > 1_000,
            "{}: {tally:?}",
            G::ABOUT.name
        );
        assert!(tally.alike > tally.steps && (tally.private > 5_000 || !G::ABOUT.hides), "{tally:?}");
        println!("{}: {tally:?}", G::ABOUT.name);
    }
}

#[test]
fn every_game_keeps_the_laws() {
    in_every_game(Keeps);
}
