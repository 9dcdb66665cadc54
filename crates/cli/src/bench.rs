//! `bench`: how fast a game runs on one core.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use clap::Args;
use games::Visitor;
use serde_json::{Map, Value, json};
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Turn};

use crate::{Report, bot_bench, mystery_abbey, store_bench};

#[derive(Args)]
pub(crate) struct Options {
    /// The game, or `store` for the store.
    game: String,
    /// How many milliseconds each figure is measured for.
    #[arg(long, default_value_t = 2000)]
    millis: u64,
    /// Measure the bots instead.
    #[arg(long)]
    bots: bool,
}

pub(crate) fn run(options: &Options) -> Report {
    if options.game == "store" {
        return store_bench::run();
    }
    if options.bots {
        return bot_bench::run(&options.game, Duration::from_millis(options.millis));
    }
    games::visit(&options.game, Bench(Duration::from_millis(options.millis)))
        .unwrap_or_else(|| Report::failed(format!("there is no game {:?}", options.game)))
}

struct Bench(Duration);

impl Visitor for Bench {
    type Output = Report;

    fn visit<G: Game>(self) -> Report {
        let mut figures = Figures::default();
        let (fewest, most) = G::ABOUT.seats;
        for seats in fewest..=most {
            let Some(setup) =
                G::setups().into_iter().find(|setup| G::new(setup).is_ok_and(|game| game.seats() == seats))
            else {
                continue;
            };
            self.whole_games::<G>(&setup, seats, &mut figures);
        }
        let Some(setup) = G::setups().into_iter().find(|setup| G::new(setup).is_ok_and(|game| game.seats() == most))
        else {
            return Report::failed("there is no setup");
        };
        self.single_steps::<G>(&setup, &mut figures);
        mystery_abbey::deals::measure(G::ABOUT.name, self.0, &mut figures);
        figures.report(G::ABOUT.name)
    }
}

/// Plays random actions until the game is over; gives their number.
fn playout<G: Game>(game: &mut G, rng: &mut Rng, actions: &mut Vec<G::Action>) -> u64 {
    let mut steps = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => return steps,
            Turn::Seat(_) => {
                actions.clear();
                game.actions(actions);
                rng.pick(actions).cloned()
            }
            Turn::Chance => table::draw(game, rng, actions),
        };
        game.apply(&action.expect("somebody can act"), &mut ());
        steps += 1;
    }
}

impl Bench {
    fn whole_games<G: Game>(&self, setup: &G::Setup, seats: u8, figures: &mut Figures) {
        let Ok(start) = G::new(setup) else { return };
        let mut rng = Seed::from(1).stream(Purpose::Test, 0);
        let mut actions = Vec::new();
        let (mut games, mut steps) = (0u64, 0u64);
        let began = Instant::now();
        while began.elapsed() < self.0 {
            steps += playout(&mut start.clone(), &mut rng, &mut actions);
            games += 1;
        }
        let seconds = began.elapsed().as_secs_f64();
        figures.rate(format!("random games a second, {seats} seats"), games, seconds);
        figures.rate(format!("random actions a second with their lists, {seats} seats"), steps, seconds);
    }

    /// The parts of a step, on positions from random games.
    fn single_steps<G: Game>(&self, setup: &G::Setup, figures: &mut Figures) {
        let positions = positions::<G>(setup);
        let mut actions = Vec::new();
        let mut listed = 0usize;
        figures.measure(self.0, "lists of legal actions a second", &positions, |(game, _)| {
            actions.clear();
            game.actions(&mut actions);
            listed += actions.len();
        });
        figures.measure(self.0, "copies a second", &positions, |(game, _)| {
            black_box(game.clone());
        });
        let bytes = size_of::<G>();
        let sources: Vec<Vec<u8>> = positions.iter().map(|_| vec![1; bytes]).collect();
        let mut target = vec![0u8; bytes];
        figures.measure(self.0, "copies of as many bytes a second", &sources, |source| {
            target.copy_from_slice(source);
            black_box(&mut target);
        });
        figures.measure(self.0, "copies and actions applied a second", &positions, |(game, action)| {
            let mut game = game.clone();
            game.apply(action, &mut ());
            black_box(&game);
        });
        figures.measure(self.0, "checks of one action a second", &positions, |(game, action)| {
            let _ = black_box(game.allows(action));
        });
        figures.measure(self.0, "views a second", &positions, |(game, _)| {
            black_box(game.view(Eyes::Seat(Seat(0))));
        });
        let views: Vec<_> = positions.iter().map(|(game, _)| game.view(Eyes::Seat(Seat(0)))).collect();
        let mut rng = Seed::from(2).stream(Purpose::Test, 0);
        figures.measure(self.0, "imagined tables a second", &views, |view| {
            black_box(G::imagine(view, &mut rng));
        });
        figures.measure(self.0, "views written as JSON a second", &views, |view| {
            let _ = black_box(serde_json::to_string(view));
        });
        figures.extra.insert("bytes of a table".into(), json!(bytes));
        let written = serde_json::to_string(&views[views.len() / 2]).map_or(0, |text| text.len());
        figures.extra.insert("bytes of a view as JSON".into(), json!(written));
    }
}

/// Positions in which a seat must act, each with one of its actions.
fn positions<G: Game>(setup: &G::Setup) -> Vec<(G, G::Action)> {
    let mut positions = Vec::new();
    let mut rng = Seed::from(3).stream(Purpose::Test, 0);
    let mut actions = Vec::new();
    for _ in 0..20 {
        let Ok(mut game) = G::new(setup) else { break };
        while game.turn() != Turn::Over {
            actions.clear();
            game.actions(&mut actions);
            let Some(action) = rng.pick(&actions).cloned() else { break };
            if matches!(game.turn(), Turn::Seat(_)) {
                positions.push((game.clone(), action.clone()));
            }
            game.apply(&action, &mut ());
        }
    }
    positions
}

#[derive(Default)]
pub(crate) struct Figures {
    rates: Vec<(String, f64)>,
    extra: Map<String, Value>,
}

impl Figures {
    fn rate(&mut self, what: impl Into<String>, many: u64, seconds: f64) {
        self.rates.push((what.into(), many as f64 / seconds));
    }

    pub(crate) fn measure<T>(&mut self, time: Duration, what: &str, over: &[T], mut work: impl FnMut(&T)) {
        let began = Instant::now();
        let mut many = 0;
        while began.elapsed() < time {
            for item in over {
                work(item);
            }
            many += over.len() as u64;
        }
        self.rate(what, many, began.elapsed().as_secs_f64());
    }

    fn report(self, name: &str) -> Report {
        let mut text = format!("{name}, one core:");
        for (what, rate) in &self.rates {
            text.push_str(&format!("\n{:>14}  {what}  ({:.0} ns each)", grouped(*rate), 1e9 / rate));
        }
        for (what, value) in &self.extra {
            text.push_str(&format!("\n{value:>14}  {what}"));
        }
        let rates: Map<String, Value> = self.rates.into_iter().map(|(what, rate)| (what, json!(rate))).collect();
        Report { text, json: json!({ "game": name, "a_second": rates, "sizes": self.extra }), good: true }
    }
}

fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
