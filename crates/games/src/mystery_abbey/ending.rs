//! The end and the points.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Outcome, Seat, Seats, Told};

use super::{
    Ending, Event, MysteryAbbey, Open, Phase,
    suspects::{Suspect, Trait},
    the_box::the_box,
};

/// What a seat's points are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Testament {
    /// For right revelations.
    pub right: i16,
    /// For wrong ones.
    pub wrong: i16,
    /// For finding the culprit.
    pub culprit: i16,
    /// For false accusations.
    pub accusations: i16,
    /// All of them.
    pub points: i16,
}

impl MysteryAbbey {
    /// The culprit is turned up, and everything is counted. (The end and the points)
    pub(super) fn end(&mut self, ending: Ending, told: &mut impl Told<Event>) {
        self.open.phase = Phase::Over { ending };
        if let Some(culprit) = self.hidden.culprit.get() {
            let testaments = || Seat::all(self.open.seats).map(|seat| self.testament(seat)).collect();
            told.tell(|| Event::Ended { ending, culprit, testaments: testaments() });
        }
    }

    pub(super) fn testament(&self, seat: Seat) -> Testament {
        self.hidden.culprit.get().map_or(Testament::EMPTY, |culprit| self.open.testament(seat, culprit))
    }

    /// The most points win; in a tie the finder, or else they share it. (The end and the points)
    pub(super) fn count_points(&self, ending: Ending) -> Outcome {
        let testaments: ArrayVec<Testament, { Seat::MOST }> =
            Seat::all(self.open.seats).map(|seat| self.testament(seat)).collect();
        let best = testaments.iter().map(|one| one.points).max();
        let tied: Seats =
            Seat::all(self.open.seats).filter(|seat| Some(testaments[seat.index()].points) == best).collect();
        let winners = match self.open.finder.get() {
            Some(finder) if tied.has(finder) => Seats::only(finder),
            _ => tied,
        };
        let parts = testaments.iter().map(|one| {
            let parts = [
                ("revelations", one.right),
                ("wrong_revelations", one.wrong),
                ("culprit", one.culprit),
                ("false_accusations", one.accusations),
            ];
            parts.into_iter().collect()
        });
        Outcome {
            ending: ending.key(),
            points: testaments.iter().map(|one| one.points).collect(),
            parts: parts.collect(),
            winners,
            figures: Seat::all(self.open.seats).map(|seat| self.open.figures(seat)).collect(),
        }
    }
}

impl Open {
    /// Right revelations bring 2, wrong ones cost 1; the culprit brings 4, a false accusation costs 2.
    /// There is no floor. (The end and the points)
    pub(super) fn testament(&self, seat: Seat, culprit: Suspect) -> Testament {
        let points = the_box().points;
        let (mut right, mut wrong) = (0, 0);
        for one in Trait::ALL.into_iter().filter(|one| self.revelations[one.index()].get() == Some(seat)) {
            if one.suspects().has(culprit) { right += points.right } else { wrong += points.wrong }
        }
        let found = if self.finder.get() == Some(seat) { points.culprit } else { 0 };
        let accusations = i16::from(self.accused[seat.index()]) * points.false_accusation;
        Testament { right, wrong, culprit: found, accusations, points: right + wrong + found + accusations }
    }
}

impl Open {
    /// What is counted of a seat besides its points.
    fn figures(&self, seat: Seat) -> ArrayVec<(&'static str, i16), { Outcome::PARTS }> {
        let count = |many: u16| i16::try_from(many).unwrap_or(i16::MAX);
        let figures = [
            ("accusations_right", i16::from(self.finder.get() == Some(seat))),
            ("accusations_wrong", self.accused[seat.index()].into()),
            ("questions", count(self.questions[seat.index()])),
            ("silences", count(self.silences[seat.index()])),
            ("masses", self.masses.into()),
        ];
        figures.into_iter().collect()
    }
}

impl Testament {
    const EMPTY: Testament = Testament { right: 0, wrong: 0, culprit: 0, accusations: 0, points: 0 };
}
