//! What must come of it.

use table::Seat;

use super::{
    super::{Collecting, Phase, Piece, Placing, Scoring, the_box::COLUMNS},
    Stage, colour, number, the_box, tile,
};
use crate::script::equal;

impl Stage {
    pub(super) fn holds(&self, words: &[&str]) -> Result<(), String> {
        let open = &self.game.open;
        match words {
            ["part", part] => equal("the part of the round", self.part(), *part),
            ["points", n] => equal("the number of points", self.points()?, number(n)?),
            ["allowance", n] => match open.phase {
                Phase::Placing(Placing { allowance, .. }) => equal("the allowance", allowance, number(n)?),
                _ => Err("nobody is moving".into()),
            },
            ["blessings", who, n] => {
                let seat = self.seat(who)?;
                equal(&format!("the blessings of {who}"), self.game.hidden.blessings[seat.index()], number(n)?)
            }
            ["pool", n] => equal("the pool", open.pool, number(n)?),
            ["bag", n] => equal("the bag", open.bag, number(n)?),
            ["tokens", place, n] => {
                equal("the encouragement", open.board.tokens[self.piece(place)?.index()], number(n)?)
            }
            ["abbot", who] => equal("the Abbot", self.colour_of(open.abbot), *who),
            ["day", n] => equal("the day", open.time().0 + 1, number(n)?),
            ["hour", n] => equal("the hour", open.time().1 + 1, number(n)?),
            ["hand", who, tiles @ ..] => self.expect_hand(who, tiles),
            ["monks", place, monks @ ..] => self.expect_monks(self.piece(place)?, monks),
            ["boxes", place, monks @ ..] => self.expect_boxes(self.piece(place)?, monks),
            ["strip", who, letters] => {
                let seat = self.seat(who)?;
                equal(&format!("the strip of {who}"), self.strip(seat), (*letters).to_owned())
            }
            ["grid", row, letters] => {
                equal(&format!("the row of {row}"), self.grid_row(colour(row)?.row()), (*letters).to_owned())
            }
            ["price", who, cell, n] => {
                equal("the price", self.game.price(self.seat(who)?, self.grid_cell(cell)?), number(n)?)
            }
            ["testament", who, n] => {
                equal(&format!("the testament of {who}"), self.game.testament(self.seat(who)?).points, number(n)?)
            }
            [place, "constructed"] => self.expect_state(place, true),
            [place, "unconstructed"] => self.expect_state(place, false),
            [place, "full"] => equal(place, self.game.open.board.is_full(self.piece(place)?), true),
            [place, "not", "full"] => equal(place, self.game.open.board.is_full(self.piece(place)?), false),
            _ => Err(format!("`{}` is nothing to expect", words.join(" "))),
        }
    }

    fn part(&self) -> &'static str {
        match self.game.open.phase {
            Phase::Colours | Phase::Dealing { .. } | Phase::Drawing(_) => "drawing",
            Phase::Keeping { .. } | Phase::PuttingBack(_) => "putting-back",
            Phase::Placing(_) => "placing",
            Phase::Scoring(_) => "scoring",
            Phase::Switching { .. } => "switching",
            Phase::Collecting(_) => "collecting",
            Phase::Brewing { .. } => "brewing",
            Phase::Electing { .. } => "electing",
            Phase::Imprisoning { .. } => "imprisoning",
            Phase::Over { .. } => "over",
        }
    }

    fn points(&self) -> Result<u8, String> {
        match self.game.open.phase {
            Phase::Scoring(Scoring { points, .. })
            | Phase::Switching { scoring: Scoring { points, .. }, .. }
            | Phase::Collecting(Collecting { points, .. }) => Ok(points),
            _ => Err("nobody is scoring".into()),
        }
    }

    fn expect_state(&self, place: &str, wanted: bool) -> Result<(), String> {
        let constructed = self.game.open.board.is_constructed(self.piece(place)?);
        if constructed == wanted {
            Ok(())
        } else {
            Err(format!("{place} is {}", if constructed { "constructed" } else { "not constructed" }))
        }
    }

    fn expect_hand(&self, who: &str, names: &[&str]) -> Result<(), String> {
        let seat = self.seat(who)?;
        let mut wanted: Vec<_> = names.iter().map(|name| tile(name)).collect::<Result<_, _>>()?;
        wanted.sort();
        equal(&format!("the hand of {who}"), self.game.hidden.hands[seat.index()].tiles().to_vec(), wanted)
    }

    /// Standing monks, and praying ones with a star, in any order.
    fn expect_monks(&self, piece: Piece, names: &[&str]) -> Result<(), String> {
        let monks = self.game.open.board.monks(piece);
        let mut found = Vec::new();
        for seat in Seat::all(self.game.open.seats) {
            let name = self.colour_of(seat);
            found.extend((0..monks.standing(seat)).map(|_| name.to_owned()));
            found.extend((0..monks.praying(seat)).map(|_| format!("{name}*")));
        }
        let mut wanted: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        found.sort();
        wanted.sort();
        equal("the company there", found, wanted)
    }

    fn expect_boxes(&self, piece: Piece, names: &[&str]) -> Result<(), String> {
        let boxes = self.game.open.board.tile(piece).map_or(0, |tile| tile.facts().boxes.len());
        let monks = self.game.open.board.monks(piece);
        let name = |which| monks.in_box(which).map_or("-", |whose| self.colour_of(whose));
        let found: Vec<&str> = (0..boxes as u8).map(name).collect();
        equal("the boxes", found, names.to_vec())
    }

    fn strip(&self, seat: Seat) -> String {
        let strip = self.game.open.strips[seat.index()];
        let phrase = &the_box().phrases[self.game.open.colours[seat.index()].row()];
        let letter = |(space, letter): (u8, char)| match (strip.covered.has(space), strip.large.has(space)) {
            (false, _) => '.',
            (true, false) => letter.to_ascii_lowercase(),
            (true, true) => letter,
        };
        (0..).zip(phrase.chars()).map(letter).collect()
    }

    fn grid_row(&self, row: usize) -> String {
        let grid = &self.game.open.grid;
        let columns = the_box().top.len();
        let cells = (row * COLUMNS..row * COLUMNS + columns).map(|cell| cell as u8);
        cells
            .map(|cell| match grid.letter(cell).map(char::from) {
                None if the_box().crosses.contains(&cell) => '+',
                None => '.',
                Some(letter) if !grid.large_letters().has(cell) => letter.to_ascii_lowercase(),
                Some(letter) => letter,
            })
            .collect()
    }
}
