//! `laws`: the kit of laws on random games.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use clap::Args;
use games::Visitor;
use serde_json::json;
use table::{Game, laws};

use crate::Report;

#[derive(Args)]
pub(crate) struct Options {
    /// The game.
    game: String,
    /// How many random games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The first seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> Report {
    games::visit(&options.game, Laws(options))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Laws<'a>(&'a Options);

impl Visitor for Laws<'_> {
    type Output = Report;

    fn visit<G: Game>(self) -> Report {
        let Options { games, seed, .. } = *self.0;
        let setups = G::setups();
        let next = AtomicU64::new(0);
        let began = Instant::now();
        let judge = || {
            let mut tally = laws::Tally::default();
            let mut violations = Vec::new();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= games {
                    return (tally, violations);
                }
                let setup = &setups[(n % setups.len() as u64) as usize];
                match laws::check::<G>(setup, seed.wrapping_add(n)) {
                    Ok(one) => tally.add(one),
                    Err(violation) => violations.push(violation),
                }
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let found: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(judge)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a judge does not panic")).collect()
        });
        let mut tally = laws::Tally::default();
        let mut violations = Vec::new();
        for (part, broken) in found {
            tally.add(part);
            violations.extend(broken);
        }
        violations.sort_by_key(|violation| violation.seed);
        let mut text = format!(
            "{}: {} games over {} setups, {} steps, {} imagined tables, {} unlisted actions tried, {} undone, {:.1} s\n{} violations",
            G::ABOUT.name,
            tally.games,
            setups.len(),
            tally.steps,
            tally.imagined,
            tally.refused,
            tally.undone,
            began.elapsed().as_secs_f64(),
            violations.len()
        );
        for violation in violations.iter().take(10) {
            text.push_str(&format!("\n  {violation}"));
        }
        Report {
            text,
            json: json!({ "game": G::ABOUT.name, "tally": tally, "violations": violations }),
            good: violations.is_empty(),
        }
    }
}
