//! `simulate`: plays games and counts what came of them.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf, time::Instant};

use bots::{Mind, Visitor};
use clap::Args;
use serde::Deserialize as _;
use serde_json::{Value, json};
use table::{Game, Purpose, Seat, Seed, Session};

use crate::{
    Report,
    chronicle::{Chronicle, figures},
    player::{Player, Thought, play_out},
    share::share_out,
};

#[derive(Args)]
pub(crate) struct Options {
    /// The game.
    game: String,
    /// Who plays, for each seat: `random`, a level (`oblate`, `novice`, `brother`, `prior`, `abbot`), or the number of a
    /// rung, 1 to 7; `abbot:1200` thinks with another number of tries, `brother@50` with another heat, and
    /// `brother-1` is the Brother of old. Players change seats from game to game.
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
    /// Players keep their seats.
    #[arg(long)]
    fixed: bool,
    /// Saves every game into this folder, which is made if it is not there.
    #[arg(long)]
    save: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> Report {
    bots::visit(&options.game, Simulate(options))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Simulate<'a>(&'a Options);

impl Visitor for Simulate<'_> {
    type Output = Report;

    fn visit<G: Mind>(self) -> Report {
        self.report::<G>().unwrap_or_else(Report::failed)
    }
}

impl Simulate<'_> {
    fn setup<G: Game>(&self) -> Result<G::Setup, String> {
        let mut setup: Value = serde_json::from_str(&self.0.setup).map_err(|error| format!("--setup: {error}"))?;
        let fields = setup.as_object_mut().ok_or("--setup: a JSON object is wanted")?;
        fields.insert("seats".into(), json!(self.0.seats.len()));
        G::Setup::deserialize(&setup).map_err(|error| format!("--setup: {error}"))
    }

    fn report<G: Mind>(&self) -> Result<Report, String> {
        let setup = self.setup::<G>()?;
        if let Some(folder) = &self.0.save {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let began = Instant::now();
        let new = || Count::new(self.0.seats.len());
        let counts = share_out(self.0.games, new, |n, count| self.play_one::<G>(setup.clone(), n, count))?;
        let mut all = new();
        counts.into_iter().for_each(|count| all.add(count));
        Ok(all.report(G::ABOUT.name, &self.0.seats, began.elapsed().as_secs_f64()))
    }

    /// In how many ways the players can change seats: equal players change nothing.
    fn turns(&self) -> usize {
        let seats = &self.0.seats;
        let same = |turn: &usize| (0..seats.len()).all(|n| seats[n] == seats[(n + turn) % seats.len()]);
        if self.0.fixed { 1 } else { (1..seats.len()).find(same).unwrap_or(seats.len()) }
    }

    /// Plays game number n. Player p sits on seat p + n, unless seats are fixed.
    fn play_one<G: Mind>(&self, setup: G::Setup, n: u64, count: &mut Count) -> Result<(), String> {
        let many = self.0.seats.len();
        let turns = self.turns();
        let turned = n as usize % turns;
        let player = |seat: Seat| (seat.index() + many - turned) % many;
        // Every arrangement of seats meets the same deal.
        let seed = self.0.seed.wrapping_add(n / turns as u64);
        let mut session = Session::<G>::new(setup, Seed::from(seed)).map_err(|bad| bad.to_string())?;
        let mut rng = Seed::from(seed).stream(Purpose::Test, n);
        let thought = play_out(&mut session, |seat| self.0.seats[player(seat)], &mut rng)?;
        Seat::all(many as u8).for_each(|seat| count.thought[player(seat)].add(thought[seat.index()]));
        count.game(&session, player);
        for seat in Seat::all(many as u8) {
            count.chronicle.tell(&self.0.seats[player(seat)].to_string(), &figures(&session, seat));
        }
        if let Some(folder) = &self.0.save {
            let path = folder.join(format!("{}-{n}.cloister", G::ABOUT.name));
            fs::write(&path, session.save().write()).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}

struct Count {
    games: u64,
    actions: u64,
    shortest: Option<usize>,
    longest: usize,
    /// A player each.
    wins: Vec<f64>,
    points: Vec<i64>,
    thought: Vec<Thought>,
    /// A seat each.
    seat_wins: Vec<u64>,
    best: Option<i16>,
    worst: Option<i16>,
    endings: BTreeMap<&'static str, u64>,
    chronicle: Chronicle,
}

impl Count {
    fn new(players: usize) -> Count {
        Count {
            games: 0,
            actions: 0,
            shortest: None,
            longest: 0,
            wins: vec![0.0; players],
            points: vec![0; players],
            thought: vec![Thought::default(); players],
            seat_wins: vec![0; players],
            best: None,
            worst: None,
            endings: BTreeMap::new(),
            chronicle: Chronicle::default(),
        }
    }

    fn game<G: Game>(&mut self, session: &Session<G>, player: impl Fn(Seat) -> usize) {
        let Some(outcome) = session.game().outcome() else { return };
        let length = session.log().len();
        self.games += 1;
        self.actions += length as u64;
        self.shortest = Some(self.shortest.map_or(length, |other| other.min(length)));
        self.longest = self.longest.max(length);
        for (n, points) in outcome.points.iter().enumerate() {
            let seat = Seat(n as u8);
            self.points[player(seat)] += i64::from(*points);
            if outcome.winners.has(seat) {
                self.wins[player(seat)] += 1.0;
                self.seat_wins[n] += 1;
            }
            self.best = Some(self.best.map_or(*points, |other| other.max(*points)));
            self.worst = Some(self.worst.map_or(*points, |other| other.min(*points)));
        }
        *self.endings.entry(outcome.ending).or_default() += 1;
    }

    fn add(&mut self, other: Count) {
        self.games += other.games;
        self.actions += other.actions;
        self.shortest = [self.shortest, other.shortest].into_iter().flatten().min();
        self.longest = self.longest.max(other.longest);
        for n in 0..self.wins.len() {
            self.wins[n] += other.wins[n];
            self.points[n] += other.points[n];
            self.thought[n].add(other.thought[n]);
            self.seat_wins[n] += other.seat_wins[n];
        }
        self.best = [self.best, other.best].into_iter().flatten().max();
        self.worst = [self.worst, other.worst].into_iter().flatten().min();
        for (ending, many) in other.endings {
            *self.endings.entry(ending).or_default() += many;
        }
        self.chronicle.add(other.chronicle);
    }

    fn report(&self, name: &str, players: &[Player], seconds: f64) -> Report {
        let games = self.games.max(1) as f64;
        let mean: Vec<f64> = self.points.iter().map(|points| *points as f64 / games).collect();
        let mut text = format!(
            "{name}: {} games, {:.1} actions each ({} to {}), points {} to {}, {seconds:.0} s\n",
            self.games,
            self.actions as f64 / games,
            self.shortest.unwrap_or(0),
            self.longest,
            self.worst.unwrap_or(0),
            self.best.unwrap_or(0),
        );
        let mut shares = Vec::new();
        for (n, player) in players.iter().enumerate() {
            let (low, high) = interval(self.wins[n], games);
            let share = 100.0 * self.wins[n] / games;
            let _ = writeln!(
                text,
                "  player {} ({player}): won {share:.1} % (95 % interval {low:.1} to {high:.1}), {:.1} points on average, \
                 {:.3} ms of work a decision",
                n + 1,
                mean[n],
                self.thought[n].each(),
            );
            shares.push(json!({
                "player": player.to_string(), "won": share, "interval": [low, high], "mean_points": mean[n],
                "cpu_ms": self.thought[n].each(),
            }));
        }
        let seats: Vec<String> =
            self.seat_wins.iter().map(|wins| format!("{:.1} %", 100.0 * *wins as f64 / games)).collect();
        let _ = writeln!(text, "  won by seat: {}", seats.join(", "));
        for (ending, many) in &self.endings {
            let _ = writeln!(text, "  ended by {ending}: {many}");
        }
        text.push_str(&self.chronicle.text());
        Report {
            text: text.trim_end().to_owned(),
            json: json!({
                "game": name, "games": self.games, "actions": self.actions, "shortest": self.shortest,
                "longest": self.longest, "players": shares, "seat_wins": self.seat_wins, "best": self.best,
                "worst": self.worst, "endings": self.endings,
                "averages": self.chronicle.json(),
            }),
            good: true,
        }
    }
}

/// Wilson's 95 % interval of a share, in hundredths.
pub(crate) fn interval(wins: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let share = wins / games;
    let middle = share + z * z / (2.0 * games);
    let half = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    let bound = |side: f64| (100.0 * (middle + side) / scale).clamp(0.0, 100.0);
    (bound(-half), bound(half))
}
