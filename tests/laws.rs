//! The laws hold on random games of every game, number of seats and variant.

use games::Visitor;
use table::{Game, laws};

struct Keeps;

impl Visitor for Keeps {
    type Output = ();

    fn visit<G: Game>(self) {
        let setups = G::setups();
        let mut tally = laws::Tally::default();
        for seed in 0..600 {
            let setup = &setups[seed as usize % setups.len()];
            tally.add(laws::check::<G>(setup, seed).unwrap_or_else(|violation| panic!("{violation}")));
        }
        assert_eq!(tally.games, 600);
        assert!(
            tally.steps > 100_000 && tally.imagined > 50_000 && tally.refused > 500_000 && tally.undone > 1_000,
            "{tally:?}"
        );
        assert!(tally.alike > tally.steps && (tally.private > 5_000 || !G::ABOUT.hides), "{tally:?}");
        println!("{}: {tally:?}", G::ABOUT.name);
    }
}

#[test]
fn monastery_keeps_the_laws() {
    games::visit("monastery", Keeps).expect("it is among ours");
}

#[test]
fn domus_domini_keeps_the_laws() {
    games::visit("domus-domini", Keeps).expect("it is among ours");
}
