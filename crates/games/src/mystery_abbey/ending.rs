//! The end and the points.

use std::iter::repeat_n;

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

/// Points of the end, with their reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PointsFor {
    /// Whose they are.
    pub seat: Seat,
    /// How many; below 0 if they are taken away.
    pub points: i16,
    /// What for.
    pub because: Earned,
}

/// What points are given for at the end, or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Earned {
    /// The culprit has this trait, as was revealed.
    Right(Trait),
    /// He has not.
    Wrong(Trait),
    /// Somebody was accused who is innocent.
    Innocent,
    /// The culprit was found.
    Culprit,
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
    /// (The end and the points)
    pub(super) fn points_for(&self, seat: Seat, culprit: Suspect) -> impl Iterator<Item = PointsFor> {
        let points = the_box().points;
        let revealed = Trait::ALL.into_iter().filter(move |one| self.revelations[one.index()].get() == Some(seat));
        let revelations = revealed.map(move |one| {
            let right = one.suspects().has(culprit);
            if right { (points.right, Earned::Right(one)) } else { (points.wrong, Earned::Wrong(one)) }
        });
        let innocents = repeat_n((points.false_accusation, Earned::Innocent), self.accused[seat.index()].into());
        let found = (self.finder.get() == Some(seat)).then_some((points.culprit, Earned::Culprit));
        let all = revelations.chain(innocents).chain(found);
        all.map(move |(points, because)| PointsFor { seat, points, because })
    }

    /// All of that is added up; there is no floor. (The end and the points)
    pub(super) fn testament(&self, seat: Seat, culprit: Suspect) -> Testament {
        let mut sum = Testament::EMPTY;
        for PointsFor { points, because, .. } in self.points_for(seat, culprit) {
            let part = match because {
                Earned::Right(_) => &mut sum.right,
                Earned::Wrong(_) => &mut sum.wrong,
                Earned::Innocent => &mut sum.accusations,
                Earned::Culprit => &mut sum.culprit,
            };
            *part += points;
            sum.points += points;
        }
        sum
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
