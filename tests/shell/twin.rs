//! A table with any state at all, to be laid out beside another that differs only in what is hidden.

use std::{any::Any, ops::Range};

use serde_json::{Value, json};
use table::{
    About, Act, Barrier, Event as _, Eyes, Frame, Game, Line, Outcome, Privacy, Purpose, Save, Score, Seat, Seed,
    Table, TableError, Turn, veil,
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

fn told<E: table::Event>(events: &[E], eyes: Eyes) -> Vec<Value> {
    events.iter().filter_map(|event| veil(event.clone(), eyes)).map(|event| json!(event)).collect()
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
    fn forecasts(&self, eyes: Eyes) -> Vec<Value> {
        let view = self.game.view(eyes);
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        actions.iter().map(|action| json!(table::foresee(&self.game, &view, eyes, action))).collect()
    }
    fn why(&self, actions: &[Value]) -> Result<(), TableError> {
        table::foremost(&self.game, actions)
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
    fn play_all(&mut self, actions: &[Value]) -> Result<(), TableError> {
        let before = self.clone();
        let done = actions.iter().enumerate().try_for_each(|(n, action)| {
            if n > 0 {
                self.can_undo()?;
                if self.turn() != before.turn() {
                    return Err(Barrier::Passed.into());
                }
            }
            self.play(action)
        });
        if done.is_err() {
            *self = before;
        }
        done
    }
    fn view(&self, eyes: Eyes) -> Value {
        json!(self.game.view(eyes))
    }
    fn by(&self, _: usize) -> Option<Seat> {
        None
    }
    fn privacy_at(&self, _: usize) -> Privacy {
        Privacy::MustLook
    }
    fn lines_told(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Line> {
        let numbered = self.events.iter().enumerate().take(lines.end).skip(lines.start);
        let line = |(line, events): (usize, &Vec<G::Event>)| {
            let (own, open) = (told(events, eyes), told(events, Eyes::Table));
            let open = Some(open).filter(|open| *open != own);
            Line { line: line as u32, by: None, bot: false, because: None, events: own, open }
        };
        numbered.map(line).collect()
    }
    /// It has no past: nothing is seen but after its last line.
    fn frames(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Frame> {
        let told = self.lines_told(lines, eyes).into_iter();
        let mut frames: Vec<Frame> = told.map(|line| Frame { line, view: Value::Null }).collect();
        if let Some(last) = frames.last_mut() {
            last.view = self.view(eyes);
        }
        frames
    }
    fn past(&self, lines: usize, eyes: Eyes) -> Option<Frame> {
        self.frames(lines.saturating_sub(1)..lines, eyes).pop()
    }
    fn running_sum(&self, eyes: Eyes) -> Vec<Value> {
        let all: Vec<&G::Event> = self.events.iter().flatten().collect();
        let begins = all.iter().rposition(|event| event.begins_sum()).unwrap_or(all.len());
        let scored = all[begins..].iter().filter(|event| event.score().is_some());
        scored.filter_map(|event| veil((*event).clone(), eyes)).map(|event| json!(event)).collect()
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
    fn setup_again(&self, _: &str) -> Value {
        Value::Null
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
