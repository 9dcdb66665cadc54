//! Reading a table: for bots' judgement, for views and for tests.

use table::Seat;

use super::{
    Building, Card, Colour, DomusDomini, EventCard, House, Open, Phase, ROUNDS, Sector, Special,
    robbers::taken,
    the_box::{CELLERARS, the_box},
};

/// Which part of a round it is, for whoever must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the rulebook")]
pub enum Part {
    /// Chance draws.
    Chance,
    /// The right to start is used or passed on.
    Starting { seat: Seat, pot: u16 },
    /// A sector may be expanded for nothing.
    Inheriting { seat: Seat },
    /// A cellerar is employed, given up or kept.
    Employing { seat: Seat },
    /// Vegetables are bought.
    Buying { seat: Seat },
    /// The monastery is expanded.
    Building { seat: Seat, chapel: bool, doghouse: bool, saved: bool, moved: u8 },
    /// Lay brothers beg.
    Begging { seat: Seat },
    /// A victim answers.
    Defending { seat: Seat, attacker: Seat },
    /// Vegetables are used.
    Advancing { seat: Seat },
    /// Lay brothers are fed.
    Feeding { seat: Seat },
    /// Robbers want something: so many denarii.
    Ambushed { seat: Seat, denarii: u8 },
    /// It is over.
    Over,
}

impl DomusDomini {
    /// Which part of a round it is.
    #[inline]
    pub fn part(&self) -> Part {
        match self.open.phase {
            Phase::Dealing { .. } | Phase::SettingAside | Phase::Revealing | Phase::Producing => Part::Chance,
            Phase::Starting { seat, pot } => Part::Starting { seat, pot },
            Phase::Inheriting { seat } => Part::Inheriting { seat },
            Phase::Employing { seat } => Part::Employing { seat },
            Phase::Buying { seat } => Part::Buying { seat },
            Phase::Building(Building { seat, chapel, doghouse, saved, moved }) => {
                Part::Building { seat, chapel, doghouse, saved, moved }
            }
            Phase::Begging { seat } => Part::Begging { seat },
            Phase::Defending { seat, attacker } => Part::Defending { seat, attacker },
            Phase::Advancing { seat } => Part::Advancing { seat },
            Phase::Feeding { seat } => Part::Feeding { seat },
            Phase::Ambushed { seat, paid } => Part::Ambushed { seat, denarii: taken(seat, &paid) },
            Phase::Over => Part::Over,
        }
    }

    /// The number of the running phase, from 1; 0 before the first.
    pub fn phase_number(&self) -> u8 {
        match self.open.phase {
            Phase::Dealing { .. } | Phase::SettingAside => 0,
            Phase::Revealing | Phase::Starting { .. } | Phase::Inheriting { .. } | Phase::Producing => 1,
            Phase::Employing { .. } | Phase::Buying { .. } => 2,
            Phase::Building(_) => 3,
            Phase::Begging { .. } | Phase::Defending { .. } => 4,
            Phase::Advancing { .. } => 5,
            Phase::Feeding { .. } => 6,
            Phase::Ambushed { .. } | Phase::Over => 7,
        }
    }

    /// What a player has.
    #[inline]
    pub fn house(&self, seat: Seat) -> &House {
        self.open.house(seat)
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.open.colours[seat.index()]
    }

    /// Rounds still to come, the running one included.
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        ROUNDS - self.open.round
    }

    /// The starting player.
    pub fn starter(&self) -> Seat {
        self.open.starter
    }

    /// How many seats come before this one in every phase of the round.
    pub fn place_in_order(&self, seat: Seat) -> u8 {
        (seat.0 + self.open.seats - self.open.starter.0) % self.open.seats
    }

    /// The production card of the round.
    #[inline]
    pub fn production(&self) -> Option<Card> {
        self.open.production
    }

    /// How many production cards of a sector are still to come.
    pub fn to_come(&self, sector: Sector) -> u8 {
        let of = |card: &Card| card.facts().sector == sector;
        the_box().all_cards().filter(of).map(|card| self.open.deck[card.index()]).sum()
    }

    /// The event card of the round.
    #[inline]
    pub fn event(&self) -> Option<EventCard> {
        self.open.event
    }

    /// Whether a seat has a special card.
    #[inline]
    pub fn has_special(&self, seat: Seat, special: Special) -> bool {
        self.open.has(seat, special)
    }

    /// Whether a tree stands beside this space.
    #[inline]
    pub fn is_wooded(&self, space: u8) -> bool {
        self.open.wooded().contains(&space)
    }

    /// Whether robbers are about.
    pub fn has_robbers(&self) -> bool {
        self.open.robbers
    }

    /// Lay brothers, watchdogs and doghouses in the supply.
    pub fn supply(&self) -> (u8, u8, u8) {
        (self.open.brothers, self.open.dogs, self.open.doghouses)
    }

    /// The cellerars in the pile.
    #[inline]
    pub fn pile(&self) -> impl Iterator<Item = u8> + use<> {
        let pile = self.open.pile;
        (1..=CELLERARS).filter(move |number| pile >> number & 1 != 0)
    }

    /// What the next level of a sector costs a seat now; nothing, if it is fully expanded.
    pub fn next_level(&self, seat: Seat, sector: Sector) -> Option<u16> {
        let saved = matches!(self.open.phase, Phase::Building(Building { seat: own, saved: true, .. }) if own == seat);
        self.open.may_rise(seat, sector).is_ok().then(|| self.price_of_level(seat, sector, saved))
    }

    /// Letters and denarii for each seat if the round were scored as the carts stand.
    pub fn payday(&self) -> [(u16, u8); Seat::MOST] {
        let mut due = [(0, 0); Seat::MOST];
        for seat in Seat::all(self.open.seats) {
            due[seat.index()].0 = Open::letters_for(self.open.house(seat).space());
        }
        for (seat, denarii) in self.open.last_first().into_iter().zip(the_box().payout) {
            due[seat.index()].1 = denarii;
        }
        due
    }
}
