//! `bench --bots`: how fast bots think.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Former, Mind, Progress, Rung, Visitor};
use serde_json::{Map, Value, json};
use table::{Eyes, Purpose, Rng, Seat, Seed, Turn};

use crate::{Report, clock::Clock};

/// What seats saw in which they had to act, from games among Brothers.
fn views<G: Mind>(setup: &G::Setup, games: u64) -> Vec<(G::View, Seat)> {
    let mut views = Vec::new();
    for n in 0..games {
        let mut rng = Seed::from(n).stream(Purpose::Test, 7);
        let Ok(mut game) = G::new(setup) else { break };
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let Some(action) = table::draw(&game, &mut rng, &mut Vec::new()) else { break };
                    game.apply(&action, &mut ());
                }
                Turn::Seat(seat) => {
                    let view = game.view(Eyes::Seat(seat));
                    let plan = G::think(
                        &view,
                        seat,
                        Bot::of::<G>(Rung::Former(Former::Brother), views.len() as u64),
                        &Progress::new(),
                    );
                    views.push((view, seat));
                    let Some(first) = plan.actions.first() else { break };
                    game.apply(first, &mut ());
                }
            }
        }
    }
    views
}

fn per_second(time: Duration, mut work: impl FnMut(&mut Rng) -> u32) -> f64 {
    let mut rng = Seed::from(9).stream(Purpose::Test, 8);
    let began = Instant::now();
    let mut many = 0u64;
    while began.elapsed() < time {
        many += u64::from(work(&mut rng));
    }
    many as f64 / began.elapsed().as_secs_f64()
}

pub(crate) fn run(game: &str, time: Duration) -> Report {
    bots::visit(game, Bench(time)).unwrap_or_else(|| Report::failed(format!("there is no game {game:?}")))
}

struct Bench(Duration);

impl Visitor for Bench {
    type Output = Report;

    fn visit<G: Mind>(self) -> Report {
        measure::<G>(self.0)
    }
}

fn measure<G: Mind>(time: Duration) -> Report {
    let mut text = format!("{}, bots:", G::ABOUT.name);
    let mut figures = Map::new();
    let (fewest, most) = G::ABOUT.seats;
    for seats in [fewest, most] {
        let setup = G::setups().into_iter().find(|setup| G::new(setup).is_ok_and(|game| game.seats() == seats));
        let Some(setup) = setup else { continue };
        let views = views::<G>(&setup, 12);
        let mut at = 0;
        let mut next = || {
            at = (at + 17) % views.len();
            &views[at]
        };
        let imagined = per_second(time, |rng| {
            drop(G::imagine(&next().0, rng));
            1
        });
        let tries = per_second(time, |rng| {
            let (view, seat) = next();
            let progress = Progress::new();
            let top = Bot::of::<G>(Rung::TOP, u64::from(rng.below(u32::MAX)));
            let budget = Budget { threads: 1, ..top.budget };
            G::think(view, *seat, Bot { budget, ..top }, &progress);
            progress.tries()
        });
        text.push_str(&format!(
            "\n{seats} seats: {imagined:.0} imagined tables a second, {tries:.0} tries a second (one core)"
        ));
        figures.insert(format!("{seats} seats"), json!({ "imagined": imagined, "tries": tries }));
        for rung in Rung::steps() {
            let mut times = Vec::new();
            let (began, work) = (Instant::now(), Clock::of_all_threads());
            while began.elapsed() < time * 2 || times.len() < 30 {
                let (view, seat) = next();
                let from = Instant::now();
                G::think(view, *seat, Bot::of::<G>(rung, times.len() as u64), &Progress::new());
                times.push(from.elapsed());
            }
            times.sort();
            let work = work.elapsed().as_secs_f64() * 1e3 / times.len() as f64;
            let rate = times.len() as f64 / began.elapsed().as_secs_f64();
            let median = times[times.len() / 2].as_secs_f64() * 1e3;
            let late = times[times.len() * 99 / 100].as_secs_f64() * 1e3;
            text.push_str(&format!(
                "\n  {rung}: {rate:.1} decisions a second, {work:.2} ms of work each, median {median:.2} ms, \
                 99th percentile {late:.2} ms"
            ));
            let figure: Value = json!({ "decisions": rate, "cpu_ms": work, "median_ms": median, "p99_ms": late });
            figures.insert(format!("{seats} seats, {rung}"), figure);
        }
    }
    Report { text, json: Value::from(figures), good: true }
}
