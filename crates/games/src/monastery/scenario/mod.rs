//! Monastery's scenario language: see tests/scenarios/README.md.

mod act;
mod expect;
mod stage;

use std::collections::BTreeMap;

use table::Inconsistent;

use super::{Action, Cell, Colour, Monastery, Piece, Refusal, Spot, the_box, the_box::COLUMNS};
use crate::script::{self, Failure, Line, Scripted, number};

/// A position of Monastery on the stage.
type Stage = script::Stage<Monastery>;

impl Scripted for Monastery {
    /// What each symbol of the map stands for.
    type Names = BTreeMap<char, Cell>;

    const BEGINNINGS: &str = "`begin placing COLOUR`, `begin scoring COLOUR`, `begin collecting COLOUR with POINTS`, \
         `begin hour`";
    const DRAWS: &str = "`draw TILE`";

    fn refusals() -> &'static [Refusal] {
        Refusal::of_one()
    }

    fn furnish(stage: &mut Stage, position: &[Line<'_>], begin: &Line<'_>) -> Result<(), Failure> {
        stage.clear();
        stage.furnish(position)?;
        stage.consistent().and_then(|()| stage.begin(&begin.words[1..])).or_else(|wrong| begin.fail(wrong))
    }

    fn consistent_in_part(&self) -> Result<(), Inconsistent> {
        self.check_all_but_tiles()
    }

    fn drawn(_: &Stage, words: &[&str]) -> Result<Option<Action>, String> {
        match words {
            ["draw", name] => Ok(Some(Action::Draw(tile(name)?))),
            _ => Ok(None),
        }
    }

    fn done(stage: &Stage, words: &[&str]) -> Result<Action, String> {
        stage.read_action(words)
    }

    fn holds(stage: &Stage, words: &[&str]) -> Result<(), String> {
        stage.holds(words)
    }

    /// A piece, by the symbol of the map where it lies.
    fn number_of(stage: &Stage, name: &str) -> Option<u64> {
        stage.piece(name).ok().map(|piece| u64::from(piece.0))
    }
}

impl Stage {
    /// A symbol of the map that stands for an empty place.
    fn cell(&self, word: &str) -> Result<Cell, String> {
        symbol(word)
            .and_then(|symbol| self.names.get(&symbol).copied())
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
}

fn colour(word: &str) -> Result<Colour, String> {
    let known = || Colour::ALL.map(Colour::key).join(", ");
    Colour::ALL
        .into_iter()
        .find(|colour| colour.key() == word)
        .ok_or_else(|| format!("{word:?} is none of {}", known()))
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
