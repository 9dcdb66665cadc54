//! Determining the winner.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Outcome, Seat, Seats, Told};

use super::{Event, Hand, Monastery, Phase, the_box::the_box};

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Ending {
    /// The last letter was collected.
    LastLetter,
    /// No further tile could be placed.
    NoPlace,
    /// The last night fell.
    Night,
}

/// What one player leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Testament {
    /// Large letters in the player's own phrase.
    pub letters: u8,
    /// Points for them.
    pub letter_points: i16,
    /// The tiles left behind the screen.
    pub unplaced: Hand,
    /// What they take away.
    pub tiles: i16,
    /// A point for each unspent blessing.
    pub blessings: i16,
    /// All together.
    pub points: i16,
}

impl Testament {
    /// What its points are made of.
    fn parts(&self) -> ArrayVec<(&'static str, i16), { Outcome::PARTS }> {
        [("letter_points", self.letter_points), ("tiles", -self.tiles), ("blessings", self.blessings)]
            .into_iter()
            .collect()
    }
}

impl Monastery {
    /// No tile that is not on the table, behind a screen or in the bag, could be placed even if every tile on the
    /// table were constructed: everybody can work that out. A passing blockage does not end the game. (A34)
    pub(super) fn nothing_can_be_placed(&self) -> bool {
        if self.open.agreed.rules < 2 && self.open.bag > 0 {
            return false;
        }
        let mut held = Seat::all(self.open.seats).flat_map(|seat| self.hidden.hands[seat.index()].tiles());
        let mut bag = the_box().bag().filter(|tile| self.hidden.bag[tile.index()] > 0);
        !held.any(|tile| self.could_ever_be_placed(*tile)) && !bag.any(|tile| self.could_ever_be_placed(tile))
    }

    pub(super) fn end(&mut self, ending: Ending, told: &mut impl Told<Event>) {
        self.open.phase = Phase::Over { ending };
        told.tell(|| Event::Ended {
            ending,
            testaments: Seat::all(self.open.seats).map(|seat| self.testament(seat)).collect(),
        });
    }

    /// Three points for each large letter in one's own phrase, less the value of each unplaced
    /// tile, one for each blessing. (Determining the winner; A36)
    pub fn testament(&self, seat: Seat) -> Testament {
        let letters = self.open.strips[seat.index()].large.len() as u8;
        let letter_points = i16::from(letters) * i16::from(the_box().letter_points);
        let unplaced = self.hidden.hands[seat.index()];
        let tiles = unplaced.tiles().iter().map(|tile| i16::from(tile.facts().value)).sum();
        let blessings = i16::from(self.hidden.blessings[seat.index()]);
        Testament { letters, letter_points, unplaced, tiles, blessings, points: letter_points - tiles + blessings }
    }

    /// The most testament points win; of those who tie, whose phrase is furthest from the top. In
    /// the paired game a team adds up its points, and blue and yellow win a tie. (Determining the
    /// winner; The paired game, 4; A42)
    pub(super) fn count_testaments(&self, ending: Ending) -> Outcome {
        let points: ArrayVec<i16, { Seat::MOST }> =
            Seat::all(self.open.seats).map(|seat| self.testament(seat).points).collect();
        let winners = if self.open.agreed.paired {
            let team = |first: usize| points[first] + points[first + 2];
            let first = u8::from(team(1) >= team(0));
            Seats::only(Seat(first)).with(Seat(first + 2))
        } else {
            let best =
                Seat::all(self.open.seats).max_by_key(|seat| (points[seat.index()], self.open.colours[seat.index()]));
            best.map_or(Seats::NONE, Seats::only)
        };
        let ending = match ending {
            Ending::LastLetter => "last-letter",
            Ending::NoPlace => "no-place",
            Ending::Night => "night",
        };
        let parts = Seat::all(self.open.seats).map(|seat| self.testament(seat).parts()).collect();
        Outcome { ending, points, parts, winners, figures: ArrayVec::new() }
    }
}
