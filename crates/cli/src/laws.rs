//! `laws`: the kit of laws on random games.

use std::time::Instant;

use clap::Args;
use games::Visitor;
use serde_json::json;
use table::{Game, laws};

use crate::{Report, share::share_out};

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
        let began = Instant::now();
        let found = share_out(games, Default::default, |n, (tally, violations): &mut (laws::Tally, Vec<_>)| {
            let setup = &setups[(n % setups.len() as u64) as usize];
            match laws::check::<G>(setup, seed.wrapping_add(n)) {
                Ok(one) => tally.add(one),
                Err(violation) => violations.push(violation),
            }
            Ok(())
        });
        let found = match found {
            Ok(found) => found,
            Err(failure) => return Report::failed(failure),
        };
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
