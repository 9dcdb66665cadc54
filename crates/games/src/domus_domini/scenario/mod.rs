//! Domus Domini's scenario language: see tests/scenarios/README.md.

mod act;
mod expect;
mod stage;

use serde_json::Value;
use table::{Game, Seat, Turn, Unsound};

use super::{Action, Card, Colour, DomusDomini, Event, EventCard, Refusal, Sector, Special, the_box};
use crate::script::{self, Failure, Line, Scene};

/// A position on the stage.
#[derive(Debug)]
pub struct Stage {
    game: DomusDomini,
    /// What was told by the last act.
    told: Vec<Event>,
    /// Whether the scenario does not say which cards were seen before.
    staged: bool,
}

/// The position of a scenario, up to its `begin`.
///
/// # Errors
/// The first line that cannot be understood.
pub fn stage(text: &str) -> Result<Stage, Failure> {
    script::stage(text)
}

impl Scene for Stage {
    type Game = DomusDomini;

    fn set<'a>(lines: &'a [Line<'a>]) -> Result<(Stage, &'a [Line<'a>]), Failure> {
        Stage::read(lines)
    }

    fn table(&self) -> &DomusDomini {
        &self.game
    }

    fn told(&self) -> &[Event] {
        &self.told
    }

    fn to_act(&mut self) -> (&mut DomusDomini, &mut Vec<Event>) {
        (&mut self.game, &mut self.told)
    }

    fn check(&self) -> Result<(), Unsound> {
        if self.staged { self.game.check_all_but_decks() } else { self.game.sound() }
    }

    fn reasons() -> Vec<&'static str> {
        Refusal::ALL.iter().map(|refusal| refusal.why()).collect()
    }

    fn read_act(&self, words: &[&str]) -> Result<Action, String> {
        self.read_deed_of(words)
    }

    fn expect(&self, words: &[&str]) -> Result<(), String> {
        self.holds(words)
    }

    /// A value may be a colour, or plain.
    fn means(&self, found: &Value, word: &str) -> bool {
        let seat = self.seat(word).ok().map(|seat| u64::from(seat.0));
        script::is_plainly(found, word) || (seat.is_some() && found.as_u64() == seat)
    }
}

impl Stage {
    /// The table as it is.
    pub fn game(&self) -> &DomusDomini {
        &self.game
    }

    /// What an act of the scenario language means here.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn meaning(&self, act: &str) -> Result<Action, String> {
        self.read_act(&act.split_whitespace().collect::<Vec<_>>())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let colour: Colour = key(word, "colour")?;
        let seats = usize::from(self.game.open.seats);
        let seat = self.game.open.colours[..seats].iter().position(|other| *other == colour);
        seat.map(|n| Seat(n as u8)).ok_or_else(|| format!("{word} does not play"))
    }

    /// A seat in an act, where a colour that does not play is no typo but a seat that is not there.
    fn seat_or_none(&self, word: &str) -> Result<Seat, String> {
        let nobody = Seat(self.game.open.seats);
        self.seat(word).or_else(|wrong| key::<Colour>(word, "colour").map(|_| nobody).map_err(|_| wrong))
    }

    fn name(&self, seat: Seat) -> String {
        serde_json::to_value(self.game.open.colours[seat.index()])
            .ok()
            .and_then(|colour| colour.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    fn turn(&self) -> String {
        match self.game.turn() {
            Turn::Seat(seat) => self.name(seat),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }
}

/// A word that is the key of something.
fn key<T: serde::de::DeserializeOwned>(word: &str, what: &str) -> Result<T, String> {
    serde_json::from_value(Value::from(word)).map_err(|error| format!("{word:?} is no {what}: {error}"))
}

fn sector(word: &str) -> Result<Sector, String> {
    key(word, "sector")
}

fn event(word: &str) -> Result<EventCard, String> {
    key(word, "event")
}

fn card(word: &str) -> Result<Card, String> {
    key(word, "production card")
}

fn special(word: &str) -> Result<Special, String> {
    match word {
        "cart" => Ok(Special::VegetableCart),
        "herder" => Ok(Special::CattleHerder),
        "drunkard" => Ok(Special::Drunkard),
        _ => Err(format!("{word:?} is none of cart, herder, drunkard")),
    }
}

/// A space of the road: `cluny`, or food units.
fn space(word: &str) -> Result<u8, String> {
    if word == "cluny" {
        return Ok(the_box().cluny_space());
    }
    let fu: u16 = script::number(word)?;
    if fu.is_multiple_of(10) && fu <= 10 * u16::from(the_box().last) {
        Ok((fu / 10) as u8)
    } else {
        Err(format!("{word} is no space of the road"))
    }
}
