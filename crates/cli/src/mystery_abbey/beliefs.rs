//! `beliefs`: random games of Mystery of the Abbey in which every seat must go on suspecting the true culprit.
//!
//! All seats are asked at every Mass and when the game is over; in between, about once in so many actions, whoever must
//! act. Whoever was once found innocent stays so: whoever lost the culprit in between is caught by the next question.

use std::time::Instant;

use bots::mystery_abbey::keeps_culprit;
use clap::Args;
use games::mystery_abbey::{Action, MysteryAbbey, Suspect};
use serde_json::json;
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Turn};

use crate::{Report, share::share_out};

/// Whoever must act is asked about once in so many actions.
const SELDOM: u32 = 48;

#[derive(Args)]
pub(crate) struct Options {
    /// How many random games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The first seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Default)]
struct Count {
    games: u64,
    actions: u64,
    asked: u64,
}

pub(crate) fn run(options: &Options) -> Report {
    let setups = MysteryAbbey::setups();
    let began = Instant::now();
    let counts = share_out(options.games, Count::default, |n, count| {
        let seed = options.seed.wrapping_add(n);
        let game = MysteryAbbey::new(&setups[(n % setups.len() as u64) as usize]).map_err(|bad| bad.to_string())?;
        play(game, &mut Seed::from(seed).stream(Purpose::Test, 9), count).map_err(|lost| format!("seed {seed}: {lost}"))
    });
    let counts = match counts {
        Ok(counts) => counts,
        Err(lost) => return Report::failed(lost),
    };
    let sum = |of: fn(&Count) -> u64| counts.iter().map(of).sum::<u64>();
    let (games, actions, asked) = (sum(|one| one.games), sum(|one| one.actions), sum(|one| one.asked));
    let seconds = began.elapsed().as_secs_f64();
    Report {
        text: format!(
            "{}: {games} random games over {} setups, {actions} actions, {seconds:.0} s\n\
             a seat was asked {asked} times whom it can still suspect, and the culprit was always among them",
            MysteryAbbey::ABOUT.name,
            setups.len(),
        ),
        json: json!({ "games": games, "actions": actions, "asked": asked }),
        good: true,
    }
}

fn play(mut game: MysteryAbbey, rng: &mut Rng, count: &mut Count) -> Result<(), String> {
    let mut actions = Vec::new();
    let mut culprit = None;
    let mut masses = 0;
    while game.turn() != Turn::Over {
        actions.clear();
        game.actions(&mut actions);
        let action = *rng.pick(&actions).ok_or("nobody can act")?;
        if let Action::Hide(card) = action {
            culprit = Some(card);
        }
        game.apply(&action, &mut ());
        count.actions += 1;
        let (Some(culprit), Turn::Seat(seat)) = (culprit, game.turn()) else { continue };
        if game.open().masses != masses {
            masses = game.open().masses;
            ask_all(&game, culprit, count)?;
        } else if rng.below(SELDOM) == 0 {
            ask(&game, seat, culprit, count)?;
        }
    }
    culprit.map_or(Ok(()), |culprit| ask_all(&game, culprit, count))?;
    count.games += 1;
    Ok(())
}

fn ask_all(game: &MysteryAbbey, culprit: Suspect, count: &mut Count) -> Result<(), String> {
    Seat::all(game.seats()).try_for_each(|seat| ask(game, seat, culprit, count))
}

fn ask(game: &MysteryAbbey, seat: Seat, culprit: Suspect, count: &mut Count) -> Result<(), String> {
    count.asked += 1;
    keeps_culprit(&game.view(Eyes::Seat(seat)), seat, culprit)
}
