//! A table that tells too much, in one of many ways, so that we know what is caught.

use std::{any::Any, ops::Range};

use serde_json::{Value, json};
use table::{
    About, Act, Barrier, Eyes, Frame, Game, Line, Outcome, Privacy, Save, Score, Seat, Table, TableError, Turn,
};

use super::twin::Twin;

/// A table that tells too much, in one of many ways.
pub(super) struct Leaky<G: Game> {
    pub(super) twin: Twin<G>,
    pub(super) leak: usize,
}

/// How many ways there are.
pub(super) const LEAKS: usize = 32;

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
            Err(TableError::Refused { mut refusal, text }) if self.leak == by => {
                refusal["rule"] = json!(format!("rule-{}", self.secret() % 8));
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
        let (parts, figures) = Default::default();
        let early = Outcome { ending: "night", points, parts, winners: table::Seats::NONE, figures };
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
    fn forecasts(&self, eyes: Eyes) -> Vec<Value> {
        let mut forecasts = self.twin.forecasts(eyes);
        if self.is(22) && self.odd() {
            forecasts.fill(Value::Null);
        }
        forecasts
    }
    fn why(&self, actions: &[Value]) -> Result<(), TableError> {
        self.spoilt(self.twin.why(actions), 5)
    }
    fn play(&mut self, action: &Value) -> Result<(), TableError> {
        let answer = self.twin.play(action);
        self.spoilt(answer, 8)
    }
    fn play_all(&mut self, actions: &[Value]) -> Result<(), TableError> {
        let answer = self.twin.play_all(actions);
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
    fn by(&self, line: usize) -> Option<Seat> {
        self.twin.by(line)
    }
    fn privacy_at(&self, line: usize) -> Privacy {
        self.twin.privacy_at(line)
    }
    fn lines_told(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Line> {
        let eyes = if self.is(20) && self.odd() { Eyes::Heaven } else { eyes };
        let mut told = self.twin.lines_told(lines, eyes);
        for line in &mut told {
            match self.leak {
                21 => line.events.push(json!(self.secret() % 4)),
                24 if self.odd() => line.by = Some(Seat(0)),
                28 => line.open = Some(vec![json!(self.secret() % 4)]),
                29 if self.odd() => line.open = None,
                _ => {}
            }
        }
        told
    }
    fn frames(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Frame> {
        let lines = if self.is(31) && self.odd() { lines.start + 1..lines.end } else { lines };
        let mut frames = self.twin.frames(lines.clone(), eyes);
        for (frame, line) in frames.iter_mut().zip(self.lines_told(lines, eyes)) {
            frame.line = line;
        }
        if let Some(last) = frames.last_mut() {
            last.view = self.view(if self.is(30) { Eyes::Heaven } else { eyes });
        }
        frames
    }
    fn past(&self, lines: usize, eyes: Eyes) -> Option<Frame> {
        let mut frame = self.twin.past(lines, eyes)?;
        match self.leak {
            25 => frame.view = self.twin.view(Eyes::Heaven),
            26 if self.odd() => frame.line.events.clear(),
            _ => {}
        }
        Some(frame)
    }
    fn running_sum(&self, eyes: Eyes) -> Vec<Value> {
        self.twin.running_sum(eyes)
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
    fn setup_again(&self, name: &str) -> Value {
        self.twin.setup_again(name)
    }
    fn save(&self) -> Save {
        self.twin.save()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
