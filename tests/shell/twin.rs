//! Tables of our own making, to be laid on a desk: one with any state, one that tells too much.

use std::any::Any;

use serde_json::{Value, json};
use table::{
    About, Act, Barrier, Event as _, Eyes, Game, Outcome, Privacy, Purpose, Save, Score, Seat, Seed, Table, TableError,
    Turn, veil,
};

/// A table with any state at all; its chance is a seed of its own.
#[derive(Clone)]
pub(super) struct Twin<G: Game> {
    pub(super) game: G,
    pub(super) events: Vec<Vec<G::Event>>,
    before: Option<Box<Twin<G>>>,
}

impl<G: Game> Twin<G> {
    pub(super) fn new(game: G, events: Vec<Vec<G::Event>>) -> Twin<G> {
        Twin { game, events, before: None }
    }

    fn understand(&self, action: &Value) -> Result<G::Action, TableError> {
        let action: G::Action =
            serde_json::from_value(action.clone()).map_err(|error| TableError::NotAnAction(error.to_string()))?;
        self.game
            .allows(&action)
            .map_err(|refusal| TableError::Refused { text: refusal.to_string(), refusal: json!(refusal) })?;
        Ok(action)
    }
}

impl<G: Game> Table for Twin<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn colours(&self) -> Vec<&'static str> {
        self.game.colours()
    }
    fn privacy(&self) -> Privacy {
        self.game.privacy()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    fn scores(&self) -> Vec<Score> {
        self.events.iter().flatten().filter_map(G::Event::score).collect()
    }
    fn lines(&self) -> usize {
        self.events.len()
    }
    fn hash(&self) -> u64 {
        0
    }
    fn actions(&self) -> Value {
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        json!(actions)
    }
    fn why(&self, action: &Value) -> Result<(), TableError> {
        self.understand(action).map(drop)
    }
    fn play(&mut self, action: &Value) -> Result<(), TableError> {
        let action = self.understand(action)?;
        self.before = Some(Box::new(self.clone()));
        let mut events = Vec::new();
        self.game.apply(&action, &mut events);
        self.events.push(events);
        let mut rng = Seed::from(self.events.len() as u64).stream(Purpose::Test, 8);
        while self.game.turn() == Turn::Chance {
            let mut draws = Vec::new();
            self.game.actions(&mut draws);
            let draw = rng.pick(&draws).expect("chance can act").clone();
            let mut events = Vec::new();
            self.game.apply(&draw, &mut events);
            self.events.push(events);
            self.before = None;
        }
        Ok(())
    }
    fn view(&self, eyes: Eyes) -> Value {
        json!(self.game.view(eyes))
    }
    fn told(&self, from: usize, eyes: Eyes) -> Value {
        let lines = self.events.iter().enumerate().skip(from);
        let told = lines.flat_map(|(line, events)| {
            let seen = events.iter().filter_map(move |event| veil(event.clone(), eyes));
            seen.map(move |event| json!([line, event]))
        });
        told.collect()
    }
    fn by(&self, _: usize) -> Option<Seat> {
        None
    }
    fn past(&self, lines: usize, eyes: Eyes) -> Option<(Value, Value)> {
        (lines == self.lines()).then(|| (self.view(eyes), self.told(lines.saturating_sub(1), eyes)))
    }
    fn preview(&self, action: &Value, eyes: Eyes) -> Result<Option<Value>, TableError> {
        let action = self.understand(action)?;
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.apply(&action, &mut events);
        if game.turn() == Turn::Chance || events.iter().any(G::Event::shows) {
            return Ok(None);
        }
        Ok(Some(events.into_iter().filter_map(|event| veil(event, eyes)).map(|event| json!(event)).collect()))
    }
    fn can_undo(&self) -> Result<(), Barrier> {
        if self.before.is_some() { Ok(()) } else { Err(Barrier::Chance) }
    }
    fn undo(&mut self) -> Result<(), Barrier> {
        let before = self.before.take().ok_or(Barrier::Chance)?;
        *self = *before;
        Ok(())
    }
    fn redo(&mut self) -> Result<(), Barrier> {
        Err(Barrier::NothingUndone)
    }
    fn can_redo(&self) -> bool {
        false
    }
    fn acts(&self, from: usize) -> Vec<Act> {
        vec![Act { action: Value::Null, hash: String::new() }; self.events.len() - from]
    }
    fn save(&self) -> Save {
        Save {
            cloister: 1,
            game: G::ABOUT.name.into(),
            rules: G::ABOUT.rules,
            setup: Value::Null,
            seed: Seed::from(0),
            log: self.acts(0),
        }
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A table that tells too much, in one of many ways.
pub(super) struct Leaky<G: Game> {
    pub(super) twin: Twin<G>,
    pub(super) leak: usize,
}

/// How many ways there are.
pub(super) const LEAKS: usize = 28;

impl<G: Game> Leaky<G> {
    /// A number that depends on everything hidden.
    fn secret(&self) -> u64 {
        let all = json!(self.twin.game.view(Eyes::Heaven)).to_string();
        all.bytes().fold(5381, |sum: u64, byte| sum.wrapping_mul(33) ^ u64::from(byte)) >> 7
    }

    fn heaven(&self, path: &str) -> Value {
        json!(self.twin.game.view(Eyes::Heaven)).pointer(path).cloned().unwrap_or(Value::Null)
    }

    fn odd(&self) -> bool {
        self.secret() % 2 == 1
    }

    fn is(&self, leak: usize) -> bool {
        self.leak == leak
    }

    /// Spoils a refusal.
    fn spoilt(&self, answer: Result<(), TableError>, by: usize) -> Result<(), TableError> {
        match answer {
            Err(TableError::Refused { refusal, text }) if self.leak == by => {
                Err(TableError::Refused { refusal, text: format!("{text} ({})", self.secret() % 8) })
            }
            Err(TableError::Refused { .. }) if self.leak == by + 1 => Err(TableError::Refused {
                refusal: json!({ "why": if self.odd() { "no" } else { "never" }, "rule": "" }),
                text: String::new(),
            }),
            Err(TableError::Refused { .. }) if self.leak == by + 2 && self.odd() => Ok(()),
            other => other,
        }
    }
}

impl<G: Game> Table for Leaky<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }
    fn seats(&self) -> u8 {
        self.twin.seats()
    }
    fn turn(&self) -> Turn {
        self.twin.turn()
    }
    fn colours(&self) -> Vec<&'static str> {
        self.twin.colours()
    }
    fn privacy(&self) -> Privacy {
        self.twin.privacy()
    }
    fn scores(&self) -> Vec<Score> {
        self.twin.scores()
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = (0..self.seats()).map(|seat| (self.secret() >> (8 * seat)) as i16 % 50).collect();
        let early = Outcome { ending: "night", points, parts: Default::default(), winners: table::Seats::NONE };
        if self.is(0) { Some(early) } else { self.twin.outcome() }
    }
    fn lines(&self) -> usize {
        self.twin.lines() + if self.is(1) { self.secret() as usize % 2 } else { 0 }
    }
    fn hash(&self) -> u64 {
        0
    }
    fn actions(&self) -> Value {
        let mut actions = self.twin.actions();
        let list = actions.as_array_mut().expect("a list");
        match self.leak {
            2 if self.odd() => list.reverse(),
            3 if self.odd() => list.push(json!("pardon")),
            4 if self.odd() => drop(list.pop()),
            _ => {}
        }
        actions
    }
    fn why(&self, action: &Value) -> Result<(), TableError> {
        self.spoilt(self.twin.why(action), 5)
    }
    fn play(&mut self, action: &Value) -> Result<(), TableError> {
        let answer = self.twin.play(action);
        self.spoilt(answer, 8)
    }
    fn view(&self, eyes: Eyes) -> Value {
        let mut view = self.twin.view(eyes);
        let more = match self.leak {
            11 => self.heaven("/seats/0/tiles/seen"),
            12 => self.heaven("/seats/1/tiles/seen/0"),
            13 => json!(self.secret()),
            14 => json!("x".repeat(self.secret() as usize % 3)),
            15 => json!([self.heaven("/seats/0/blessings/seen"), self.heaven("/seats/1/blessings/seen")]),
            16 => self.heaven("/inside_bag/seen"),
            17 => json!(self.heaven("/seats/1/tiles/seen").to_string().contains("garden")),
            18 if eyes == Eyes::Table => self.heaven("/seats/0/tiles/seen/0"),
            _ => Value::Null,
        };
        if !more.is_null() {
            view["more"] = more;
        }
        if self.is(19) && self.odd() {
            view["pieces"].as_array_mut().expect("pieces").reverse();
        }
        view
    }
    fn told(&self, from: usize, eyes: Eyes) -> Value {
        match self.leak {
            20 if self.odd() => self.twin.told(from, Eyes::Heaven),
            21 => {
                let mut told = self.twin.told(from, eyes);
                told.as_array_mut().expect("a list").push(json!([0, self.secret() % 4]));
                told
            }
            _ => self.twin.told(from, eyes),
        }
    }
    fn by(&self, line: usize) -> Option<Seat> {
        if self.is(24) && self.odd() { Some(Seat(0)) } else { self.twin.by(line) }
    }
    fn past(&self, lines: usize, eyes: Eyes) -> Option<(Value, Value)> {
        let (view, told) = self.twin.past(lines, eyes)?;
        match self.leak {
            25 => Some((self.twin.view(Eyes::Heaven), told)),
            26 if self.odd() => Some((view, json!([]))),
            _ => Some((view, told)),
        }
    }
    fn preview(&self, action: &Value, eyes: Eyes) -> Result<Option<Value>, TableError> {
        let answer = self.twin.preview(action, eyes)?;
        if self.is(22) && self.odd() { Ok(None) } else { Ok(answer) }
    }
    fn can_undo(&self) -> Result<(), Barrier> {
        if self.is(23) && self.odd() { Err(Barrier::Revealed) } else { self.twin.can_undo() }
    }
    fn undo(&mut self) -> Result<(), Barrier> {
        self.twin.undo()
    }
    fn redo(&mut self) -> Result<(), Barrier> {
        self.twin.redo()
    }
    fn can_redo(&self) -> bool {
        if self.is(27) { self.odd() } else { self.twin.can_redo() }
    }
    fn acts(&self, from: usize) -> Vec<Act> {
        self.twin.acts(from)
    }
    fn save(&self) -> Save {
        self.twin.save()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
