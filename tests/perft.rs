//! Counts of positions a few actions deep, against accidental change of the rules.

use std::fmt::Write as _;

use cloister_tests::{golden, play_on, project};
use games::{domus_domini, domus_domini::DomusDomini, monastery::Monastery, monastery::Setup};
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

#[test]
fn monastery_has_as_many_ways_as_ever() {
    let simpler = |seats| Setup { simpler: true, ..Setup::plain(seats) };
    let paired = Setup { paired: true, ..Setup::plain(4) };
    let setups = [
        ("plain", Setup::plain(2)),
        ("plain", Setup::plain(3)),
        ("plain", Setup::plain(4)),
        ("simpler", simpler(2)),
        ("paired", paired),
    ];
    count::<Monastery>(&setups);
}

#[test]
fn domus_domini_has_as_many_ways_as_ever() {
    let plain = domus_domini::Setup::plain;
    let both = |seats| domus_domini::Setup { robbers: true, events: true, ..plain(seats) };
    let setups = [("plain", plain(2)), ("plain", plain(4)), ("plain", plain(6)), ("both", both(3)), ("both", both(5))];
    count::<DomusDomini>(&setups);
}

fn count<G: Game>(setups: &[(&str, G::Setup)]) {
    let mut found = String::from("# seats variant seed steps: ways to act once, twice, three times\n");
    for (name, setup) in setups {
        for seed in 1..=3u64 {
            for steps in [8, 60, 150] {
                let mut game = G::new(setup).expect("a good setup");
                let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
                play_on(&mut game, &mut rng, steps, &mut Vec::new());
                let deep = 3;
                let ways: Vec<String> = (1..=deep).map(|depth| perft(&game, depth).to_string()).collect();
                let _ = writeln!(found, "{} {name} {seed} {steps}: {}", game.seats(), ways.join(" "));
            }
        }
    }
    golden(&project().join(format!("tests/perft/{}.perft", G::ABOUT.name)), &found);
}
