//! The final scoring, and the winner.

use serde::Serialize;
use table::{Outcome, Seat, Seats, Told};

use super::{DomusDomini, Event, Phase, Sector, the_box::the_box};

/// Letters for each lay brother in the monastery, and for each watchdog.
const EACH: i16 = 2;
/// How every game ends.
const ENDING: &str = "fifth-round";

/// What one player's letters come from in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Testament {
    /// Letters from the five rounds.
    pub rounds: i16,
    /// For lay brothers in the monastery.
    pub brothers: i16,
    /// For watchdogs.
    pub dogs: i16,
    /// For a garden that is fully expanded.
    pub garden: i16,
    /// For a dairy that is.
    pub dairy: i16,
    /// For a brewery that is.
    pub brewery: i16,
    /// For the highest level of the chapel.
    pub chapel: i16,
    /// For the cellerar.
    pub cellerar: i16,
    /// All together.
    pub points: i16,
}

impl Testament {
    /// What its points are made of.
    fn parts(&self) -> [(&'static str, i16); Outcome::PARTS] {
        [
            ("rounds", self.rounds),
            ("brothers", self.brothers),
            ("dogs", self.dogs),
            ("garden", self.garden),
            ("dairy", self.dairy),
            ("brewery", self.brewery),
            ("chapel", self.chapel),
            ("cellerar", self.cellerar),
        ]
    }
}

impl DomusDomini {
    pub(super) fn end_game(&mut self, told: &mut impl Told<Event>) {
        self.open.phase = Phase::Over;
        told.tell(|| Event::Ended {
            ending: ENDING,
            testaments: Seat::all(self.open.seats).map(|seat| self.testament(seat)).collect(),
        });
    }

    /// Two letters for each lay brother in the monastery and each watchdog; letters for sectors that
    /// are fully expanded, for the highest level of the chapel and for the cellerar. (End of the game)
    #[inline]
    pub fn testament(&self, seat: Seat) -> Testament {
        let house = self.open.house(seat);
        let rounds = house.letters as i16;
        let brothers = EACH * i16::from(house.brothers);
        let dogs = EACH * i16::from(house.dogs);
        let [garden, dairy, brewery] = Sector::ALL.map(|sector| {
            let facts = sector.facts();
            if house.level(sector) == facts.top() { i16::from(facts.letters) } else { 0 }
        });
        let chapel = the_box().chapel(house.chapel).map_or(0, |level| level.letters.into());
        let cellerar = house.cellerar.into();
        let points = rounds + brothers + dogs + garden + dairy + brewery + chapel + cellerar;
        Testament { rounds, brothers, dogs, garden, dairy, brewery, chapel, cellerar, points }
    }

    /// Most letters win; then most denarii, those at the moneylender included; then precedence. (End of
    /// the game; D19, D31)
    pub(super) fn count_letters(&self) -> Outcome {
        let points: arrayvec::ArrayVec<i16, { Seat::MOST }> =
            Seat::all(self.open.seats).map(|seat| self.testament(seat).points).collect();
        let rank = |seat: &Seat| {
            let house = self.open.house(*seat);
            (points[seat.index()], house.denarii + u16::from(house.lent), house.precedence())
        };
        let best = Seat::all(self.open.seats).max_by_key(rank);
        let parts = Seat::all(self.open.seats).map(|seat| self.testament(seat).parts().into()).collect();
        Outcome {
            ending: ENDING,
            points,
            parts,
            winners: best.map_or(Seats::NONE, Seats::only),
            figures: Default::default(),
        }
    }
}
