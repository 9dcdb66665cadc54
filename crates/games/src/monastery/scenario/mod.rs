//! Monastery's scenario language: see tests/scenarios/README.md.

mod act;
mod expect;
mod stage;

use std::collections::BTreeMap;

use serde_json::Value;
use table::{Game, Seat, Turn, Unsound};

use super::{Action, Cell, Colour, Event, Monastery, Piece, Refusal, Spot, the_box, the_box::COLUMNS};
use crate::script::{self, Failure, Line, Scene, number};

/// A position on the stage, with the names the scenario gives to places.
#[derive(Debug)]
pub struct Stage {
    game: Monastery,
    /// What each symbol of the map stands for.
    cells: BTreeMap<char, Cell>,
    /// What was told by the last act.
    told: Vec<Event>,
    /// Whether tiles stayed in the box: the scenario says what is in the bag.
    few_tiles: bool,
}

/// The position of a scenario, up to its `begin`.
///
/// # Errors
/// The first line that cannot be understood.
pub fn stage(text: &str) -> Result<Stage, Failure> {
    script::stage(text)
}

impl Scene for Stage {
    type Game = Monastery;

    fn set<'a>(lines: &'a [Line<'a>]) -> Result<(Stage, &'a [Line<'a>]), Failure> {
        Stage::read(lines)
    }

    fn table(&self) -> &Monastery {
        &self.game
    }

    fn told(&self) -> &[Event] {
        &self.told
    }

    fn to_act(&mut self) -> (&mut Monastery, &mut Vec<Event>) {
        (&mut self.game, &mut self.told)
    }

    fn check(&self) -> Result<(), Unsound> {
        if self.few_tiles { self.game.check_all_but_tiles() } else { self.game.sound() }
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

    /// A value may be a colour, a symbol of the map, or plain.
    fn means(&self, found: &Value, word: &str) -> bool {
        let as_number = |n: Option<u64>| n.is_some() && found.as_u64() == n;
        script::is_plainly(found, word)
            || as_number(self.seat(word).ok().map(|seat| u64::from(seat.0)))
            || as_number(self.piece(word).ok().map(|piece| u64::from(piece.0)))
    }
}

impl Stage {
    /// The table as it is.
    pub fn game(&self) -> &Monastery {
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
        let colour = colour(word)?;
        let seats = usize::from(self.game.open.seats);
        let seat = self.game.open.colours[..seats].iter().position(|other| *other == colour);
        seat.map(|n| Seat(n as u8)).ok_or_else(|| format!("{word} does not play"))
    }

    fn colour_of(&self, seat: Seat) -> &'static str {
        COLOURS[self.game.open.colours[seat.index()].row()]
    }

    /// A symbol of the map that stands for an empty place.
    fn cell(&self, word: &str) -> Result<Cell, String> {
        symbol(word)
            .and_then(|symbol| self.cells.get(&symbol).copied())
            .ok_or_else(|| format!("{word:?} is not on the map"))
    }

    /// `abbey`, or a symbol of the map where a tile lies.
    fn piece(&self, word: &str) -> Result<Piece, String> {
        if word == "abbey" {
            return Ok(Piece::ABBEY);
        }
        let cell = self.cell(word)?;
        let board = &self.game.open.board;
        board.laid().skip(1).find(|piece| board.cell(*piece) == cell).ok_or_else(|| format!("no tile lies on {word}"))
    }

    /// The same in an act, where an empty place is no typo but a tile that is not there.
    fn piece_or_none(&self, word: &str) -> Result<Piece, String> {
        let nothing = Piece(self.game.open.board.count());
        self.piece(word).or_else(|wrong| self.cell(word).map(|_| nothing).map_err(|_| wrong))
    }

    /// A seat in an act, where a colour that does not play is no typo but a seat that is not there.
    fn seat_or_none(&self, word: &str) -> Result<Seat, String> {
        let nobody = Seat(self.game.open.seats);
        self.seat(word).or_else(|wrong| colour(word).map(|_| nobody).map_err(|_| wrong))
    }

    /// `k` for the floor of a tile, `k.2` for its box with the number 2.
    fn spot(&self, word: &str) -> Result<Spot, String> {
        let Some((name, number)) = word.split_once('.') else {
            return Ok(Spot::floor(self.piece_or_none(word)?));
        };
        let on = self.piece(name)?;
        let number: u8 = number.parse().map_err(|_| format!("{number:?} is no number of a box"))?;
        let boxes = self.game.open.board.tile(on).map_or(&[][..], |tile| &tile.facts().boxes);
        let which =
            boxes.iter().position(|points| *points == number).ok_or_else(|| format!("{name} has no box {number}"))?;
        Ok(Spot::in_box(on, which as u8))
    }

    /// `red.4`: the fourth cell of the red row of the letter grid.
    fn grid_cell(&self, word: &str) -> Result<u8, String> {
        let wrong = || format!("{word:?} is no cell of the grid: say ROW.COLUMN, as red.4");
        let (row, column) = word.split_once('.').ok_or_else(wrong)?;
        let column: usize = column.parse().map_err(|_| wrong())?;
        if column == 0 || column > the_box().top.len() {
            return Err(wrong());
        }
        Ok((colour(row)?.row() * COLUMNS + column - 1) as u8)
    }

    fn turn(&self) -> String {
        match self.game.turn() {
            Turn::Seat(seat) => self.colour_of(seat).to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }
}

const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

fn colour(word: &str) -> Result<Colour, String> {
    let row = COLOURS.iter().position(|name| *name == word);
    row.map(|row| Colour::ALL[row]).ok_or_else(|| format!("{word:?} is none of {}", COLOURS.join(", ")))
}

fn tile(word: &str) -> Result<super::Tile, String> {
    the_box().find(word).ok_or_else(|| {
        let keys: Vec<&str> = the_box().tiles.iter().map(|facts| facts.key.as_str()).collect();
        format!("there is no tile {word:?}; there are {}", keys.join(", "))
    })
}

fn symbol(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}
