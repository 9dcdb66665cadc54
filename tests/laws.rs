//! The laws hold on random games of every number of seats and every variant.

use games::monastery::{Monastery, Setup};
use table::{Game, laws};

#[test]
fn monastery_keeps_the_laws() {
    let setups = Monastery::setups();
    let mut tally = laws::Tally::default();
    for seed in 0..600 {
        let setup: &Setup = &setups[seed as usize % setups.len()];
        tally.add(laws::check::<Monastery>(setup, seed).unwrap_or_else(|violation| panic!("{violation}")));
    }
    assert_eq!(tally.games, 600);
    assert!(
        tally.steps > 100_000 && tally.imagined > 50_000 && tally.refused > 500_000 && tally.undone > 1_000,
        "{tally:?}"
    );
}
