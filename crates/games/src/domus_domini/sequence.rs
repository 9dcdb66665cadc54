//! Five rounds of seven phases, and who is asked when.
//!
//! Each phase is played by the starting player first, then clockwise by the others, before the next
//! begins. A seat that has nothing to choose in a phase is passed over; one that was asked ends its
//! turn itself, so that it can take back what it did until then. (D43)

use table::{Seat, Told};

use super::{Card, DomusDomini, Event, EventCard, Open, Phase, ROUNDS, Sector, the_box::the_box};

/// A part of a round in which the seats are asked in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Inheriting,
    Market,
    Building,
    Begging,
    Advancing,
    Feeding,
}

impl Open {
    /// Rounds still to come, the running one included.
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        ROUNDS - self.round
    }

    /// How many production cards of a sector are still to come.
    pub fn to_come(&self, sector: Sector) -> u8 {
        let of = |card: &Card| card.facts().sector == sector;
        the_box().all_cards().filter(of).map(|card| self.deck[card.index()]).sum()
    }

    /// The seat after this one, if the phase is not through.
    pub(super) fn after(&self, seat: Seat) -> Option<Seat> {
        Some(seat.left(self.seats)).filter(|next| *next != self.starter)
    }
}

impl DomusDomini {
    pub(super) fn begin_round(&mut self, told: &mut impl Told<Event>) {
        told.tell(|| Event::RoundBegan { round: self.open.round + 1 });
        if self.open.events && self.open.round > 0 {
            self.open.phase = Phase::Revealing;
        } else {
            self.offer_start(told);
        }
    }

    /// The starting player is asked first in this part of the round.
    pub(super) fn begin(&mut self, stage: Stage, told: &mut impl Told<Event>) {
        let phase = match stage {
            Stage::Inheriting => None,
            Stage::Market => Some(2),
            Stage::Building => Some(3),
            Stage::Begging => Some(4),
            Stage::Advancing => Some(5),
            Stage::Feeding => Some(6),
        };
        if let Some(phase) = phase {
            told.tell(|| Event::PhaseBegan { phase });
        }
        self.ask(stage, Some(self.open.starter), told);
    }

    /// Those after this seat are asked.
    pub(super) fn ask_after(&mut self, stage: Stage, seat: Seat, told: &mut impl Told<Event>) {
        self.ask(stage, self.open.after(seat), told);
    }

    fn ask(&mut self, stage: Stage, from: Option<Seat>, told: &mut impl Told<Event>) {
        let mut next = from;
        while let Some(seat) = next {
            let asked = match stage {
                Stage::Inheriting => self.asks_heir(seat),
                Stage::Market => self.asks_employer(seat, told),
                Stage::Building => self.asks_builder(seat, told),
                Stage::Begging => self.asks_beggar(seat),
                Stage::Advancing => self.asks_carter(seat),
                Stage::Feeding => self.asks_host(seat, told),
            };
            if asked {
                return;
            }
            next = self.open.after(seat);
        }
        self.end(stage, told);
    }

    /// What follows when everybody has been asked. (Event cards 1 and 6; D35, D41)
    fn end(&mut self, stage: Stage, told: &mut impl Told<Event>) {
        let overripe = self.open.is(EventCard::OverripeVegetables);
        match stage {
            Stage::Inheriting => self.open.phase = Phase::Producing,
            Stage::Market => self.begin(Stage::Building, told),
            Stage::Building => {
                if self.open.is(EventCard::Collection) {
                    self.hold_collection(told);
                }
                if self.open.is(EventCard::StormFront) {
                    self.begin(Stage::Feeding, told);
                } else {
                    self.begin(if overripe { Stage::Advancing } else { Stage::Begging }, told);
                }
            }
            Stage::Begging => self.begin(if overripe { Stage::Feeding } else { Stage::Advancing }, told),
            Stage::Advancing => self.begin(if overripe { Stage::Begging } else { Stage::Feeding }, told),
            Stage::Feeding => self.score_round(told),
        }
    }

    /// The carts go home; after the fifth round the game ends. (Phase 7; End of the game)
    pub(super) fn end_round(&mut self, told: &mut impl Told<Event>) {
        if self.open.is(EventCard::PromotionOfTheYoung) {
            self.promote(told);
        }
        self.open.round += 1;
        if self.open.round < ROUNDS && self.open.robbers {
            self.place_trees(told);
        }
        for house in &mut self.open.houses {
            house.cart = None;
        }
        self.open.event = None;
        self.open.production = None;
        self.open.specials = [None; 3];
        if self.open.round < ROUNDS {
            self.begin_round(told);
        } else {
            self.end_game(told);
        }
    }
}
