//! Two tables that differ only in what some eyes may not see are answered alike, byte by byte.
//!
//! Three ways to look: a lifted seat among persons, the only person among bots, and a curtain that
//! is down. For the last, everything that does not lie open differs.

use std::collections::BTreeMap;

use games::monastery::Monastery;
use serde::Serialize;
use serde_json::{Value, json};
use store::{GameId, Notes, Player};
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Table, Turn};

use super::kit::{app, saved, soak};
use super::leaky::{LEAKS, Leaky};
use super::twin::Twin;
use crate::app::{App, OpenGame};
use crate::requests::{ChangeGame, Consider, History, Lift, Log, Look, Nothing, Play, ThisGame};

/// How a pair is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Lifted,
    Alone,
    Down,
}

/// An app with this table, as these eyes would find it.
fn lay(table: Box<dyn Table>, way: Way, seat: Seat) -> App {
    let seats = table.seats();
    let player = |n: u8| match way {
        Way::Alone if n != seat.0 => Player::bot("", "novice"),
        _ => Player::person(format!("Player {n}")),
    };
    let mut app = app(1);
    let written = notes(&*table, way, seat);
    let mut open = OpenGame::with(saved((0..seats).map(player).collect()), table);
    open.saved.notes = written;
    if way == Way::Lifted {
        open.curtain.lift(seat);
    }
    app.opened = Some(open);
    app
}

/// Everybody but whoever looks has written down what differs between the two tables.
fn notes(table: &dyn Table, way: Way, looks: Seat) -> BTreeMap<u8, Notes> {
    let hidden = table.view(Eyes::Heaven).to_string();
    let others = (0..table.seats()).filter(|seat| way == Way::Down || *seat != looks.0);
    others.map(|seat| (seat, Notes::from([("page".to_owned(), hidden.clone())]))).collect()
}

/// Everything that an app answers, as bytes.
struct Answers(Vec<String>);

impl Answers {
    fn add<T: Serialize, E: Serialize>(&mut self, what: &str, answer: Result<T, E>) {
        let text = match answer {
            Ok(answer) => json!({ "ok": answer }).to_string(),
            Err(error) => json!({ "error": error }).to_string(),
        };
        self.0.push(format!("{what} {text}"));
    }
}

/// Asks an app everything there is to ask, with legal and other actions.
fn answers(app: &mut App, tried: &[Value]) -> Answers {
    let game = GameId([5; 16]);
    let mut all = Answers(Vec::new());
    let screen = app.screen(Look { game, since: Some(0) });
    let lines = screen.as_ref().map_or(0, |screen| screen.line);
    all.add("screen", screen);
    all.add("log", app.log(Log { game, from: 0, most: None }));
    all.add("history", app.history(History { game, line: lines, eyes: None }));
    all.add("glance", app.glance(ThisGame { game }));
    all.add("games", app.games(Nothing {}));
    all.add("statistics", app.statistics(Nothing {}));
    let alone = tried.iter().map(|action| vec![action.clone()]);
    for actions in alone.chain([tried.to_vec()]) {
        let consider = Consider { game, number: 1, actions };
        all.add("why", app.why(consider));
    }
    for seat in 0..4 {
        // The numbers of falls that a page may know are small; none of these is the right one.
        all.add("lift", app.lift(Lift { game, seat, fall: 9_999, pin: None }));
    }
    all
}

/// The same with changes: refused ones, and then one that is granted.
fn changes(app: &mut App, pair: &Pair) -> Answers {
    let Pair { tried, illegal, legal, together, .. } = pair;
    let legal = legal.as_ref();
    let game = GameId([5; 16]);
    let mut all = Answers(Vec::new());
    let play = |number: u32, action: &Value, n: usize| Play {
        game,
        number,
        request: format!("p{number}-{n}"),
        actions: vec![action.clone()],
        since: Some(0),
    };
    for (n, action) in tried.iter().enumerate() {
        all.add("stale", app.play(play(7, action, n)));
    }
    for (n, action) in illegal.iter().enumerate() {
        all.add("refused", app.play(play(1, action, n)));
    }
    if let Some(action) = legal.filter(|_| !together.is_empty()) {
        let actions = [action].into_iter().chain(together).cloned().collect();
        all.add("refused together", app.play(Play { actions, ..play(1, action, 99) }));
    }
    if let Some(action) = legal {
        all.add("play", app.play(play(1, action, 0)));
        let change = ChangeGame { game, number: 2, request: "u".into(), since: Some(0) };
        all.add("undo", app.undo(change));
        all.add("screen", app.screen(Look { game, since: Some(0) }));
    }
    all
}

/// A random position, with what was told on the way and actions that were legal at times.
fn position(rng: &mut Rng) -> Option<(Twin<Monastery>, Vec<Value>)> {
    let setups = Monastery::setups();
    let mut game = Monastery::new(rng.pick(&setups)?).ok()?;
    let (mut events, mut past, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..20 + rng.below(220) {
        if game.turn() == Turn::Over {
            return None;
        }
        actions.clear();
        game.actions(&mut actions);
        let action = *rng.pick(&actions)?;
        if game.turn() != Turn::Chance {
            past.push(json!(action));
        }
        let mut told = Vec::new();
        game.apply(&action, &mut told);
        events.push(told);
    }
    while game.turn() == Turn::Chance {
        actions.clear();
        game.actions(&mut actions);
        let mut told = Vec::new();
        game.apply(rng.pick(&actions)?, &mut told);
        events.push(told);
    }
    (game.turn() != Turn::Over).then(|| (Twin::new(game, events), past))
}

/// A pair of tables and how they are looked at.
struct Pair {
    one: Twin<Monastery>,
    other: Twin<Monastery>,
    way: Way,
    seat: Seat,
    tried: Vec<Value>,
    illegal: Vec<Value>,
    legal: Option<Value>,
    /// What cannot be done after that.
    together: Vec<Value>,
}

impl Pair {
    fn random(rng: &mut Rng) -> Option<Pair> {
        let (one, past) = position(rng)?;
        let way = [Way::Lifted, Way::Alone, Way::Down][rng.below(3) as usize];
        let mover = one.game.turn().seat()?;
        let seat = if way == Way::Alone { Seat(rng.below(u32::from(one.game.seats())) as u8) } else { mover };
        let eyes = if way == Way::Down { Eyes::Table } else { Eyes::Seat(seat) };
        let imagined = Monastery::imagine(&one.game.view(eyes), rng);
        let other = Twin::new(imagined, one.events.clone());
        let illegal = |action: &Value| {
            let action = serde_json::from_value(action.clone());
            action.is_ok_and(|action| one.game.allows(&action).is_err())
        };
        let illegal: Vec<Value> =
            (0..6).filter_map(|_| rng.pick(&past).filter(|action| illegal(action)).cloned()).collect();
        let mut tried: Vec<Value> = (0..6).filter_map(|_| rng.pick(&past).cloned()).collect();
        let mut actions = Vec::new();
        one.game.actions(&mut actions);
        tried.extend(rng.pick(&actions).map(|action| json!(action)));
        // An action that draws or shows something rightly tells the two apart.
        let quiet = |action: &&_| {
            let mut after = one.game;
            let mut events = Vec::new();
            after.apply(action, &mut events);
            let mut beside = other.game;
            let legal = beside.allows(action).is_ok();
            legal && {
                beside.apply(action, &mut events);
                let shows = events.iter().any(table::Event::shows);
                after.turn() != Turn::Chance && after.turn() == beside.turn() && !shows
            }
        };
        let legal =
            (way == Way::Lifted).then(|| rng.pick(&actions).filter(quiet).map(|action| json!(action))).flatten();
        let after: Option<Monastery> = legal.as_ref().and_then(|action| {
            let mut after = one.game;
            after.apply(&serde_json::from_value(action.clone()).ok()?, &mut ());
            Some(after)
        });
        let refused = |action: &&Value| {
            let action = serde_json::from_value((*action).clone());
            action.is_ok_and(|action| after.is_some_and(|after| after.allows(&action).is_err()))
        };
        let together = past.iter().filter(refused).take(1).cloned().collect();
        Some(Pair { one, other, way, seat, tried, illegal, legal, together })
    }

    /// The first answers in which the two differ.
    fn difference(&self, table: impl Fn(Twin<Monastery>) -> Box<dyn Table>) -> Option<(String, String)> {
        let ask = |twin: &Twin<Monastery>| {
            let mut app = lay(table(twin.clone()), self.way, self.seat);
            let mut all = answers(&mut app, &self.tried).0;
            all.extend(changes(&mut app, self).0);
            all
        };
        ask(&self.one).into_iter().zip(ask(&self.other)).find(|(one, other)| one != other)
    }
}

#[test]
fn what_may_not_be_seen_changes_no_byte() {
    let mut rng = Seed::from(21).stream(Purpose::Test, 6);
    let (mut pairs, mut differ, wanted) = (0, 0, soak(1_500));
    while pairs < wanted {
        let Some(pair) = Pair::random(&mut rng) else { continue };
        pairs += 1;
        differ += u64::from(pair.one.game != pair.other.game);
        if let Some((one, other)) = pair.difference(|twin| Box::new(twin)) {
            let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            let from = at.saturating_sub(80);
            panic!(
                "pair {pairs}, {:?} {:?}:\n{}\n{}",
                pair.way,
                pair.seat,
                one.get(from..(at + 80).min(one.len())).unwrap_or(&one),
                other.get(from..(at + 80).min(other.len())).unwrap_or(&other)
            );
        }
    }
    println!("{pairs} pairs, {differ} of them truly different, 0 differing bytes");
    assert!(differ * 10 > pairs * 9, "only {differ} of {pairs} pairs differ at all");
}

#[test]
fn every_planted_leak_is_caught() {
    let mut rng = Seed::from(22).stream(Purpose::Test, 7);
    let pairs: Vec<Pair> = std::iter::from_fn(|| Some(Pair::random(&mut rng))).flatten().take(60).collect();
    let caught =
        |leak: usize| pairs.iter().any(|pair| pair.difference(|twin| Box::new(Leaky { twin, leak })).is_some());
    let missed: Vec<usize> = (0..LEAKS).filter(|leak| !caught(*leak)).collect();
    assert!(missed.is_empty(), "leaks {missed:?} were not caught");
    println!("{LEAKS} planted leaks, all caught");
}
