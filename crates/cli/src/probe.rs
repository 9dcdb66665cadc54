//! `probe`: asks several players for their plans in the same positions, and lets Brothers play each of them on to the end,
//! at the same imagined tables. It tells apart what a match would need thousands of games for.

use std::fmt::Write as _;

use bots::{Former, Mind, Rung, Visitor};
use clap::Args;
use serde::Deserialize as _;
use serde_json::json;
use table::{Eyes, Purpose, Rng, Seat, Seed, Turn};

use crate::{
    Report,
    clock::Clock,
    player::{Player, Thought},
    share::share_out,
};

#[derive(Args)]
pub(crate) struct Options {
    /// The game.
    game: String,
    /// Who is asked, as `simulate` takes them; the others are compared with the first.
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<Player>,
    /// From how many games among Brothers positions are taken.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// One of how many decisions is asked about.
    #[arg(long, default_value_t = 4)]
    every: u32,
    /// At how many imagined tables each plan is played on.
    #[arg(long, default_value_t = 60)]
    worlds: u64,
    /// How many sit at a table; the fewest, if nothing is said.
    #[arg(long)]
    seats: Option<u8>,
    /// The first seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> Report {
    bots::visit(&options.game, Probe(options))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Probe<'a>(&'a Options);

impl Visitor for Probe<'_> {
    type Output = Report;

    fn visit<G: Mind>(self) -> Report {
        self.report::<G>().unwrap_or_else(Report::failed)
    }
}

/// A decision that was asked about: its game, and how each player came out of it, in points above the best rival.
struct Asked {
    game: u64,
    nth: usize,
    margins: Vec<f64>,
    alike: bool,
}

/// Plays on quickly and well.
const BROTHER: Player = Player::Bot { rung: Rung::Former(Former::Brother), heat: None, tries: None };

impl Probe<'_> {
    fn report<G: Mind>(&self) -> Result<Report, String> {
        let seats = self.0.seats.unwrap_or(G::ABOUT.seats.0);
        let setup = G::Setup::deserialize(&json!({ "seats": seats })).map_err(|error| format!("--seats: {error}"))?;
        let new = || (Vec::new(), vec![Thought::default(); self.0.players.len()]);
        let counts = share_out(self.0.games, new, |n, (asked, thought)| {
            let start = G::new(&setup).map_err(|bad| bad.to_string())?;
            self.one(start, n, asked, thought)
        })?;
        let mut asked: Vec<Asked> = Vec::new();
        let mut thought = vec![Thought::default(); self.0.players.len()];
        for (some, times) in counts {
            asked.extend(some);
            thought.iter_mut().zip(times).for_each(|(all, time)| all.add(time));
        }
        // The order in which the cores finish must not matter.
        asked.sort_by_key(|one| (one.game, one.nth));
        Ok(self.tell(G::ABOUT.name, &asked, &thought))
    }

    /// Asks everybody about some decisions of a game among Brothers.
    fn one<G: Mind>(&self, mut game: G, n: u64, asked: &mut Vec<Asked>, thought: &mut [Thought]) -> Result<(), String> {
        let seed = Seed::from(self.0.seed.wrapping_add(n));
        let mut rng = seed.stream(Purpose::Test, 10);
        let mut nth = 0;
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                if actions.len() > 1 && rng.below(self.0.every.max(1)) == 0 {
                    let seed = Seed::from(u64::from(rng.below(u32::MAX)));
                    let (margins, alike) = self.ask(&game, seat, seed, thought)?;
                    asked.push(Asked { game: n, nth, margins, alike });
                }
                nth += 1;
            }
            act(&mut game, &mut rng, BROTHER)?;
        }
        Ok(())
    }

    /// How each player's plan comes out; and whether all of them plan the same.
    fn ask<G: Mind>(
        &self,
        game: &G,
        seat: Seat,
        seed: Seed,
        thought: &mut [Thought],
    ) -> Result<(Vec<f64>, bool), String> {
        let mut plans: Vec<Vec<G::Action>> = Vec::new();
        for (player, thought) in self.0.players.iter().zip(thought) {
            let clock = Clock::of_this_thread();
            plans.push(player.plan(game, seat, &mut seed.stream(Purpose::Test, 11))?);
            thought.add(Thought { time: clock.elapsed(), decisions: 1 });
        }
        let alike = plans.iter().all(|plan| *plan == plans[0]);
        let mut margins: Vec<f64> = vec![0.0; plans.len()];
        if alike {
            return Ok((margins, alike));
        }
        let view = game.view(Eyes::Seat(seat));
        for (n, plan) in plans.iter().enumerate() {
            let same = plans[..n].iter().position(|other| other == plan);
            margins[n] =
                match same {
                    Some(same) => margins[same],
                    None => (0..self.0.worlds)
                        .map(|world| come_out::<G>(&view, seat, plan, seed, world))
                        .sum::<Result<f64, String>>()?,
                };
        }
        margins.iter_mut().for_each(|margin| *margin /= self.0.worlds.max(1) as f64);
        Ok((margins, alike))
    }

    fn tell(&self, name: &str, asked: &[Asked], thought: &[Thought]) -> Report {
        let differ = asked.iter().filter(|one| !one.alike).count();
        let mut text = format!("{name}: {} decisions, in {differ} of them not all plans are the same\n", asked.len());
        let mut told = Vec::new();
        for (n, player) in self.0.players.iter().enumerate() {
            let gains: Vec<f64> = asked.iter().map(|one| one.margins[n] - one.margins[0]).collect();
            let (mean, error) = mean(&gains);
            let regrets = asked.iter().map(|one| one.margins.iter().copied().fold(f64::MIN, f64::max) - one.margins[n]);
            let regret = regrets.sum::<f64>() / asked.len().max(1) as f64;
            let _ = writeln!(
                text,
                "  {:<14} {mean:+.3} points a decision ({:+.3} to {:+.3}), {regret:.3} below the best of these, {:.3} ms of \
                 work",
                player.to_string(),
                mean - 1.96 * error,
                mean + 1.96 * error,
                thought[n].each(),
            );
            told.push(json!({
                "player": player.to_string(), "gain": mean, "interval": [mean - 1.96 * error, mean + 1.96 * error],
                "regret": regret, "cpu_ms": thought[n].each(),
            }));
        }
        let json = json!({ "game": name, "decisions": asked.len(), "differ": differ, "players": told });
        Report { text: text.trim_end().to_owned(), json, good: true }
    }
}

/// A mean, and how far off it may be, usually.
fn mean(all: &[f64]) -> (f64, f64) {
    let many = all.len().max(1) as f64;
    let mean = all.iter().sum::<f64>() / many;
    let variance = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (many - 1.0).max(1.0);
    (mean, (variance / many).sqrt())
}

/// Whoever must act does what this player plans; chance draws.
fn act<G: Mind>(game: &mut G, rng: &mut Rng, player: Player) -> Result<(), String> {
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let drawn = table::draw(game, rng, &mut Vec::new()).ok_or("chance cannot draw")?;
            game.apply(&drawn, &mut ());
        }
        Turn::Seat(seat) => {
            let plan = player.plan(game, seat, rng)?;
            follow(game, seat, &plan);
        }
    }
    Ok(())
}

fn follow<G: Mind>(game: &mut G, seat: Seat, plan: &[G::Action]) {
    for action in plan {
        if game.turn() == Turn::Seat(seat) && game.allows(action).is_ok() {
            game.apply(action, &mut ());
        }
    }
}

/// By how many points a seat leaves more than its best rival, if it does this at an imagined table and Brothers play on.
fn come_out<G: Mind>(view: &G::View, seat: Seat, plan: &[G::Action], seed: Seed, world: u64) -> Result<f64, String> {
    let mut table = G::imagine(view, &mut seed.stream(Purpose::Test, 100 + 3 * world));
    let mut whim = seed.stream(Purpose::Test, 101 + 3 * world);
    let mut luck = seed.stream(Purpose::Test, 102 + 3 * world);
    follow(&mut table, seat, plan);
    while table.turn() != Turn::Over {
        let rng = if table.turn() == Turn::Chance { &mut luck } else { &mut whim };
        act(&mut table, rng, BROTHER)?;
    }
    let outcome = table.outcome().ok_or("the game did not end")?;
    let points = |seat: usize| f64::from(outcome.points[seat]);
    let rivals = (0..outcome.points.len()).filter(|other| *other != seat.index()).map(points);
    Ok(points(seat.index()) - rivals.fold(f64::MIN, f64::max))
}
