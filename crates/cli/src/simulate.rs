//! `simulate`: plays games and counts what came of them.

use std::{collections::BTreeMap, fmt::Write as _, path::PathBuf};

use clap::Args;
use games::Visitor;
use serde::Deserialize as _;
use serde_json::{Value, json};
use table::{Game, Purpose, Seat, Seed, Session, Turn};

use crate::Report;

#[derive(Args)]
pub(crate) struct Options {
    /// The game.
    game: String,
    /// Who sits at the table, clockwise: `random`, a player each.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The first seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What is agreed besides the number of seats, as JSON.
    #[arg(long, default_value = "{}")]
    setup: String,
    /// Saves every game into this folder.
    #[arg(long)]
    save: Option<PathBuf>,
}

/// Who can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Player {
    /// Plays any legal action, each as likely as any other.
    Random,
}

pub(crate) fn run(options: &Options) -> Report {
    games::visit(&options.game, Simulate(options))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Simulate<'a>(&'a Options);

impl Visitor for Simulate<'_> {
    type Output = Report;

    fn visit<G: Game>(self) -> Report {
        self.simulate::<G>().unwrap_or_else(Report::failed)
    }
}

impl Simulate<'_> {
    fn setup<G: Game>(&self) -> Result<G::Setup, String> {
        let mut setup: Value =
            serde_json::from_str(&self.0.setup).map_err(|error| format!("--setup: {error}"))?;
        let fields = setup.as_object_mut().ok_or("--setup: a JSON object is wanted")?;
        fields.insert("seats".into(), json!(self.0.seats.len()));
        G::Setup::deserialize(&setup).map_err(|error| format!("--setup: {error}"))
    }

    fn simulate<G: Game>(&self) -> Result<Report, String> {
        let setup = self.setup::<G>()?;
        let seats = self.0.seats.len();
        let mut count = Count { wins: vec![0; seats], points: vec![0; seats], ..Count::default() };
        for n in 0..self.0.games {
            let seed = self.0.seed.wrapping_add(n);
            let session = self.play::<G>(setup.clone(), seed)?;
            count.add(&session);
            if let Some(folder) = &self.0.save {
                let path = folder.join(format!("{}-{seed}.cloister", G::ABOUT.name));
                std::fs::write(&path, session.save().write())
                    .map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
        Ok(count.report(G::ABOUT.name, &self.0.seats))
    }

    fn play<G: Game>(&self, setup: G::Setup, seed: u64) -> Result<Session<G>, String> {
        let mut session =
            Session::<G>::new(setup, Seed::from(seed)).map_err(|bad| bad.to_string())?;
        let mut rng = Seed::from(seed).stream(Purpose::Bot, 0);
        let mut actions = Vec::new();
        while let Turn::Seat(seat) = session.game().turn() {
            let action = match self.0.seats[seat.index()] {
                Player::Random => {
                    actions.clear();
                    session.game().actions(&mut actions);
                    rng.pick(&actions).cloned().ok_or("nobody can act")?
                }
            };
            session.play(action).map_err(|refusal| refusal.to_string())?;
        }
        Ok(session)
    }
}

#[derive(Default)]
struct Count {
    games: u64,
    actions: u64,
    shortest: Option<usize>,
    longest: usize,
    wins: Vec<u64>,
    points: Vec<i64>,
    best: Option<i16>,
    worst: Option<i16>,
    endings: BTreeMap<&'static str, u64>,
}

impl Count {
    fn add<G: Game>(&mut self, session: &Session<G>) {
        let Some(outcome) = session.game().outcome() else { return };
        let length = session.log().len();
        self.games += 1;
        self.actions += length as u64;
        self.shortest = Some(self.shortest.map_or(length, |other| other.min(length)));
        self.longest = self.longest.max(length);
        for (seat, points) in outcome.points.iter().enumerate() {
            self.points[seat] += i64::from(*points);
            self.wins[seat] += u64::from(outcome.winners.has(Seat(seat as u8)));
            self.best = Some(self.best.map_or(*points, |other| other.max(*points)));
            self.worst = Some(self.worst.map_or(*points, |other| other.min(*points)));
        }
        *self.endings.entry(outcome.ending).or_default() += 1;
    }

    fn report(&self, name: &str, seats: &[Player]) -> Report {
        let games = self.games.max(1) as f64;
        let mean: Vec<f64> = self.points.iter().map(|points| *points as f64 / games).collect();
        let mut text = format!(
            "{name}: {} games, {:.1} actions each ({} to {}), points {} to {}\n",
            self.games,
            self.actions as f64 / games,
            self.shortest.unwrap_or(0),
            self.longest,
            self.worst.unwrap_or(0),
            self.best.unwrap_or(0),
        );
        for (seat, player) in seats.iter().enumerate() {
            let share = self.wins[seat] as f64 / games;
            let _ = writeln!(
                text,
                "  seat {seat} ({player:?}): won {} ({:.1} %), {:.1} points on average",
                self.wins[seat],
                100.0 * share,
                mean[seat]
            );
        }
        for (ending, many) in &self.endings {
            let _ = writeln!(text, "  ended by {ending}: {many}");
        }
        Report {
            text: text.trim_end().to_owned(),
            json: json!({
                "game": name, "games": self.games, "actions": self.actions, "shortest": self.shortest,
                "longest": self.longest, "wins": self.wins, "mean_points": mean, "best": self.best,
                "worst": self.worst, "endings": self.endings,
            }),
            good: true,
        }
    }
}
