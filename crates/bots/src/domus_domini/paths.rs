//! Whether one way to win dominates: players who expand only some sectors, or the chapel, against
//! each other and against players who are free. Run it with
//! `cargo test --package cloister-bots no_path_dominates -- --nocapture` to see the table.

use games::domus_domini::{DomusDomini, Setup};
use table::{Game, Purpose, Rng, Seat, Seed, Turn};

use super::{Taste, act, worth::Paths};

/// A way to play: what is expanded, and how denarii are valued.
#[derive(Clone, Copy)]
struct Way {
    name: &'static str,
    paths: u8,
    share: i32,
}

const fn way(name: &'static str, paths: u8, share: i32) -> Way {
    Way { name, paths, share }
}

const WAYS: [Way; 14] = [
    way("free", 0b1111, 100),
    way("free, spending", 0b1111, 70),
    way("free, saving", 0b1111, 140),
    way("garden alone", 0b0001, 100),
    way("dairy alone", 0b0010, 100),
    way("brewery alone", 0b0100, 100),
    way("chapel alone", 0b1000, 100),
    way("garden, dairy", 0b0011, 100),
    way("garden, brewery", 0b0101, 100),
    way("dairy, brewery", 0b0110, 100),
    way("garden, chapel", 0b1001, 100),
    way("dairy, chapel", 0b1010, 100),
    way("brewery, chapel", 0b1100, 100),
    way("all sectors", 0b0111, 100),
];

/// Plays one game; gives everybody's letters.
fn play(ways: &[usize], rng: &mut Rng) -> Vec<i16> {
    let mut game = DomusDomini::new(&Setup::plain(ways.len() as u8)).expect("a good setup");
    let mut drawn = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let action = table::draw(&game, rng, &mut drawn).expect("a card is left");
                game.apply(&action, &mut ());
            }
            Turn::Seat(seat) => {
                let way = WAYS[ways[seat.index()]];
                let share = way.share * (90 + rng.below(21) as i32) / 100;
                let taste = Taste { paths: Paths(way.paths), ..Taste::of(&game, share) };
                act(&mut game, taste);
            }
        }
    }
    Seat::all(game.seats()).map(|seat| game.testament(seat).points).collect()
}

/// Letters above the table's mean, for each way, with so many seats.
fn compare(seats: usize, games: u64) -> Vec<(i64, i64)> {
    let mut rng = Seed::from(7).stream(Purpose::Test, seats as u64);
    let mut sums = vec![(0, 0); WAYS.len()];
    for _ in 0..games {
        let mut order: Vec<usize> = (0..WAYS.len()).collect();
        rng.shuffle(&mut order);
        let points = play(&order[..seats], &mut rng);
        let mean = 100 * points.iter().map(|points| i64::from(*points)).sum::<i64>() / seats as i64;
        for (way, points) in order.iter().zip(points) {
            sums[*way].0 += 100 * i64::from(points) - mean;
            sums[*way].1 += 1;
        }
    }
    sums
}

#[test]
fn no_path_dominates() {
    let tables: Vec<Vec<i64>> =
        [2, 4, 6].map(|seats| compare(seats, 1500).into_iter().map(|(sum, many)| sum / many.max(1)).collect()).to_vec();
    println!("letters above the table's mean, in hundredths, with 2, 4 and 6 seats:");
    for (n, way) in WAYS.iter().enumerate() {
        println!("{:>16} {:>7} {:>7} {:>7}", way.name, tables[0][n], tables[1][n], tables[2][n]);
    }
    for (table, seats) in tables.iter().zip([2, 4, 6]) {
        for (n, way) in WAYS.iter().enumerate().filter(|(_, way)| way.paths.count_ones() == 1) {
            let free = table[0];
            assert!(table[n] < free + 100, "{} with {seats} seats: {} against {free} of the free", way.name, table[n]);
        }
    }
}
