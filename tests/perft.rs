//! Counts of positions a few actions deep, against accidental change of the rules.

use std::fmt::Write as _;

use cloister_tests::{agreed, golden, in_every_game, play_on, project};
use games::Visitor;
use table::{Game, Purpose, Seed};

/// How many ways there are to act so many times.
fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(action, &mut ());
        next
    };
    actions.iter().map(|action| perft(&after(action), depth - 1)).sum()
}

#[derive(Clone, Copy)]
struct Count;

impl Visitor for Count {
    type Output = ();

    fn visit<G: Game>(self) {
        let mut found = String::from("# seats variants seed steps: ways to act once, twice, three times\n");
        for setup in G::setups() {
            let agreed = agreed::<G>(&setup);
            for seed in 1..=3u64 {
                for steps in [8, 60, 150] {
                    let mut game = G::new(&setup).expect("a good setup");
                    let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
                    play_on(&mut game, &mut rng, steps, &mut Vec::new());
                    let ways: Vec<String> = (1..=3).map(|depth| perft(&game, depth).to_string()).collect();
                    let _ = writeln!(found, "{} {agreed} {seed} {steps}: {}", game.seats(), ways.join(" "));
                }
            }
        }
        golden(&project().join(format!("tests/perft/{}.perft", G::ABOUT.name)), &found);
    }
}

#[test]
fn there_are_as_many_ways_as_ever() {
    in_every_game(Count);
}
