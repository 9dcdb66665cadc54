//! `ladder`: a round robin of a game's rungs on paired deals, and what each rung is worth.

mod rating;

use std::fmt::Write as _;

use bots::{Mind, Rung, Visitor};
use clap::Args;
use serde::Deserialize as _;
use serde_json::json;
use table::{Purpose, Seat, Seed, Session};

use crate::{
    Report,
    player::{Player, Thought, play_out},
    share::share_out,
};
use rating::{Match, Ratings};

#[derive(Args)]
pub(crate) struct Options {
    /// The game.
    game: String,
    /// How many games a pair plays, at least: every deal is played with the seats changed round.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many sit at a table; the fewest, if nothing is said. With more than two, one of the one kind plays against the
    /// others of the other kind, and the other way round.
    #[arg(long)]
    seats: Option<u8>,
    /// Who plays, the weakest first, as `simulate` takes them; every rung, if nothing is said. The first is rated 0.
    #[arg(long, value_delimiter = ',')]
    rungs: Vec<Player>,
    /// Only those play each other who stand so many places apart at most.
    #[arg(long, default_value_t = usize::MAX)]
    within: usize,
    /// The first seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> Report {
    bots::visit(&options.game, Ladder(options))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Ladder<'a>(&'a Options);

impl Visitor for Ladder<'_> {
    type Output = Report;

    fn visit<G: Mind>(self) -> Report {
        self.report::<G>().unwrap_or_else(Report::failed)
    }
}

/// A game to be played: which deal, and who sits where.
struct Sitting {
    deal: u64,
    rungs: Vec<usize>,
}

impl Ladder<'_> {
    fn report<G: Mind>(&self) -> Result<Report, String> {
        let (fewest, most) = G::ABOUT.seats;
        let seats = self.0.seats.unwrap_or(fewest);
        if !(fewest..=most).contains(&seats) {
            return Err(format!("{fewest} to {most} can sit at this table, not {seats}"));
        }
        let usual = || Rung::steps().map(|rung| Player::Bot { rung, heat: None, tries: None }).collect();
        let rungs: Vec<Player> = if self.0.rungs.is_empty() { usual() } else { self.0.rungs.clone() };
        let sittings = self.sittings(rungs.len(), usize::from(seats));
        let setup = json!({ "seats": seats });
        let setup = G::Setup::deserialize(&setup).map_err(|error| format!("--seats: {error}"))?;
        let new = || (Vec::new(), vec![Thought::default(); rungs.len()]);
        let counts = share_out(sittings.len() as u64, new, |n, (matches, thought)| {
            matches.push(self.play::<G>(setup.clone(), n, &sittings[n as usize], &rungs, thought)?);
            Ok(())
        })?;
        let mut matches = Vec::new();
        let mut thought = vec![Thought::default(); rungs.len()];
        for (some, times) in counts {
            matches.extend(some);
            thought.iter_mut().zip(times).for_each(|(all, time)| all.add(time));
        }
        // The order in which the cores finish must not matter.
        matches.sort_by(|one: &Match, other| (one.deal, &one.rungs).cmp(&(other.deal, &other.rungs)));
        Ok(tell(G::ABOUT.name, &rungs, &matches, &thought, seats))
    }

    /// Every pair meets on the same deals, and on each deal everybody sits everywhere.
    fn sittings(&self, rungs: usize, seats: usize) -> Vec<Sitting> {
        let pairs = (0..rungs).flat_map(|one| (one + 1..rungs).map(move |other| (one, other)));
        let mut sittings = Vec::new();
        for (one, other) in pairs.filter(|(one, other)| other - one <= self.0.within) {
            let mut ways: Vec<Vec<usize>> = Vec::new();
            for (single, rest) in [(one, other), (other, one)] {
                for at in 0..seats {
                    let way: Vec<usize> = (0..seats).map(|seat| if seat == at { single } else { rest }).collect();
                    if !ways.contains(&way) {
                        ways.push(way);
                    }
                }
            }
            for deal in 0..self.0.games.div_ceil(ways.len() as u64) {
                sittings.extend(ways.iter().map(|rungs| Sitting { deal, rungs: rungs.clone() }));
            }
        }
        sittings
    }

    fn play<G: Mind>(
        &self,
        setup: G::Setup,
        n: u64,
        sitting: &Sitting,
        rungs: &[Player],
        thought: &mut [Thought],
    ) -> Result<Match, String> {
        let seed = Seed::from(self.0.seed.wrapping_add(sitting.deal));
        let mut session = Session::<G>::new(setup, seed).map_err(|bad| bad.to_string())?;
        let times =
            play_out(&mut session, |seat| rungs[sitting.rungs[seat.index()]], &mut seed.stream(Purpose::Test, n))?;
        sitting.rungs.iter().zip(times).for_each(|(rung, time)| thought[*rung].add(time));
        let outcome = session.game().outcome().ok_or("the game did not end")?;
        let won = |seat: usize| outcome.winners.has(Seat(seat as u8));
        let winners = (0..sitting.rungs.len()).filter(|seat| won(*seat)).map(|seat| sitting.rungs[seat]).collect();
        Ok(Match { deal: sitting.deal, rungs: sitting.rungs.clone(), winners })
    }
}

fn tell(name: &str, rungs: &[Player], matches: &[Match], thought: &[Thought], seats: u8) -> Report {
    let ratings = Ratings::of(matches, rungs.len());
    let mut text = format!("{name}, {seats} seats: {} games\n", matches.len());
    let _ = writeln!(text, "  {:<12} {:>7} {:>16} {:>20} {:>12}", "", "rating", "95 %", "above the last", "ms of work");
    let mut told = Vec::new();
    for (n, player) in rungs.iter().enumerate() {
        let (low, high) = ratings.interval(n);
        let step = n.checked_sub(1).map(|last| ratings.step(last, n));
        let above = step.map_or_else(String::new, |(step, low, high)| format!("{step:+.0} ({low:+.0} to {high:+.0})"));
        let _ = writeln!(
            text,
            "  {:<12} {:>+7.0} {:>16} {above:>20} {:>12.3}",
            player.to_string(),
            ratings.rating(n),
            format!("({low:+.0} to {high:+.0})"),
            thought[n].each(),
        );
        told.push(json!({
            "player": player.to_string(), "rating": ratings.rating(n), "interval": [low, high],
            "step": step.map(|(step, low, high)| json!([step, low, high])), "cpu_ms": thought[n].each(),
        }));
    }
    let mut pairs = Vec::new();
    text.push_str("  of the wins that either had, the later of each pair had\n");
    for one in 0..rungs.len() {
        for other in one + 1..rungs.len() {
            let Some(share) = rating::share(matches, other, one) else { continue };
            let (low, high) = rating::share_interval(matches, other, one);
            let line = format!("{} over {}", rungs[other], rungs[one]);
            let _ = writeln!(
                text,
                "    {line:<24} {:>5.1} % ({:.1} to {:.1}), {:.0} games",
                share.percent(),
                low,
                high,
                share.games
            );
            pairs.push(json!({
                "player": rungs[other].to_string(), "over": rungs[one].to_string(), "won": share.percent(),
                "interval": [low, high], "games": share.games,
            }));
        }
    }
    Report {
        text: text.trim_end().to_owned(),
        json: json!({ "game": name, "seats": seats, "games": matches.len(), "rungs": told, "pairs": pairs }),
        good: true,
    }
}
