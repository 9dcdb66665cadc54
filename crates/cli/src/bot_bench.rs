//! `bench --bots`: how fast bots think.

use std::time::{Duration, Instant};

use bots::{Budget, Judgement, Level, Visitor, Watch};
use serde_json::{Map, Value, json};
use table::{Eyes, Purpose, Rng, Seat, Seed, Turn};

use crate::Report;

/// Positions in which a seat must act, from games among quick players.
fn positions<G: Judgement>(setup: &G::Setup, games: u64) -> Vec<(G, Seat)> {
    let mut positions = Vec::new();
    for n in 0..games {
        let mut rng = Seed::from(n).stream(Purpose::Test, 7);
        let Ok(mut game) = G::new(setup) else { break };
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                positions.push((game.clone(), seat));
            }
            play_on(&mut game, &mut rng);
        }
    }
    positions
}

/// Whoever must act plays on, chance included.
fn play_on<G: Judgement>(game: &mut G, rng: &mut Rng) {
    if game.turn() != Turn::Chance {
        game.play_on(rng);
    } else if let Some(action) = table::draw(game, rng, &mut Vec::new()) {
        game.apply(&action, &mut ());
    }
}

fn per_second(time: Duration, mut work: impl FnMut(&mut Rng)) -> f64 {
    let mut rng = Seed::from(9).stream(Purpose::Test, 8);
    let began = Instant::now();
    let mut many = 0u32;
    while began.elapsed() < time {
        work(&mut rng);
        many += 1;
    }
    f64::from(many) / began.elapsed().as_secs_f64()
}

pub(crate) fn run(game: &str, time: Duration) -> Report {
    bots::visit(game, Bench(time)).unwrap_or_else(|| Report::failed(format!("there is no game {game:?}")))
}

struct Bench(Duration);

impl Visitor for Bench {
    type Output = Report;

    fn visit<G: Judgement>(self) -> Report {
        measure::<G>(self.0)
    }
}

fn measure<G: Judgement>(time: Duration) -> Report {
    let mut text = format!("{}, bots:", G::ABOUT.name);
    let mut figures = Map::new();
    let (fewest, most) = G::ABOUT.seats;
    for seats in [fewest, most] {
        let setup = G::setups().into_iter().find(|setup| G::new(setup).is_ok_and(|game| game.seats() == seats));
        let Some(setup) = setup else { continue };
        let all = positions::<G>(&setup, 12);
        let views: Vec<_> = all.iter().map(|(game, seat)| (game.view(Eyes::Seat(*seat)), *seat)).collect();
        let mut at = 0;
        let mut next = || {
            at = (at + 17) % views.len();
            at
        };
        let imagined = per_second(time, |rng| drop(G::imagine(&views[next()].0, rng)));
        let playouts = per_second(time, |rng| {
            let mut world = G::imagine(&views[next()].0, rng);
            while world.turn() != Turn::Over {
                play_on(&mut world, rng);
            }
        });
        text.push_str(&format!(
            "\n{seats} seats: {imagined:.0} imagined tables a second, {playouts:.0} playouts a second (one core)"
        ));
        figures.insert(format!("{seats} seats"), json!({ "imagined": imagined, "playouts": playouts }));
        for level in Level::ALL {
            let mut times = Vec::new();
            let began = Instant::now();
            while began.elapsed() < time * 2 || times.len() < 30 {
                let (view, seat) = &views[next()];
                let from = Instant::now();
                bots::think::<G>(view, *seat, level, Budget::of::<G>(level), times.len() as u64, &Watch::new());
                times.push(from.elapsed());
            }
            times.sort();
            let rate = times.len() as f64 / began.elapsed().as_secs_f64();
            let median = times[times.len() / 2].as_secs_f64() * 1e3;
            let late = times[times.len() * 99 / 100].as_secs_f64() * 1e3;
            text.push_str(&format!(
                "\n  {level:?}: {rate:.1} decisions a second, median {median:.2} ms, 99th percentile {late:.2} ms"
            ));
            let figure: Value = json!({ "decisions": rate, "median_ms": median, "p99_ms": late });
            figures.insert(format!("{seats} seats, {level:?}"), figure);
        }
    }
    Report { text, json: Value::from(figures), good: true }
}
