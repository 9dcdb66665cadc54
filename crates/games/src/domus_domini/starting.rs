//! Phase 1: starting player, production card, special cards, interest and harvest.

use table::{Seat, Told};

use super::{
    Card, DomusDomini, Event, EventCard, Phase, Refusal, Sector, Special, Stage,
    the_box::{PLACES, the_box},
};

/// What it costs to pass the right to start on.
pub(super) const PASS: u16 = 1;
/// For so many denarii lent, one is paid in interest.
pub(super) const LENT_FOR_INTEREST: u8 = 3;

impl DomusDomini {
    /// The highest monastery card starts the first round; afterwards it is the left neighbour of
    /// whoever was starting player. (Phase 1; D7)
    pub(super) fn offer_start(&mut self, told: &mut impl Told<Event>) {
        told.tell(|| Event::PhaseBegan { phase: 1 });
        let open = &self.open;
        let first = if open.round == 0 {
            Seat::all(open.seats).max_by_key(|seat| open.house(*seat).card).unwrap_or(Seat(0))
        } else {
            open.starter.left(open.seats)
        };
        self.offer_to(first, 0, told);
    }

    /// Whoever cannot pass it on starts without being asked. (D6)
    fn offer_to(&mut self, seat: Seat, pot: u16, told: &mut impl Told<Event>) {
        if self.may_pass_start(seat).is_ok() {
            self.open.phase = Phase::Starting { seat, pot };
        } else {
            self.start(seat, pot, told);
        }
    }

    /// Passing the right to start on costs one denarius in cash. (Phase 1; D6)
    pub(super) fn may_pass_start(&self, seat: Seat) -> Result<(), Refusal> {
        self.open.can_pay(seat, PASS)
    }

    /// It goes to the left neighbour, if need be round and round, and what was paid goes with it.
    /// (Phase 1)
    pub(super) fn pass_start(&mut self, seat: Seat, pot: u16, told: &mut impl Told<Event>) {
        self.open.house_mut(seat).denarii -= PASS;
        let pot = pot + PASS;
        let to = seat.left(self.open.seats);
        told.tell(|| Event::StartPassed { seat, to, pot });
        self.offer_to(to, pot, told);
    }

    /// Whoever starts takes everything that was paid for passing. (Phase 1)
    pub(super) fn start(&mut self, seat: Seat, pot: u16, told: &mut impl Told<Event>) {
        self.open.house_mut(seat).denarii += pot;
        self.open.starter = seat;
        told.tell(|| Event::Started { seat, pot });
        if self.open.is(EventCard::Inheritance) {
            self.begin(Stage::Inheriting, told);
        } else {
            self.open.phase = Phase::Producing;
        }
    }

    /// A production card is turned over; from the second round on special cards are awarded, interest
    /// is paid and the lay brothers come home. (Phase 1)
    pub(super) fn reveal_production(&mut self, card: Card, told: &mut impl Told<Event>) {
        self.open.deck[card.index()] -= 1;
        self.open.production = Some(card);
        told.tell(|| Event::ProductionRevealed { card });
        if self.open.round > 0 {
            self.award_specials(told);
            for seat in self.open.order() {
                self.return_loan(seat, told);
                self.come_home(seat, told);
            }
        }
        self.begin(Stage::Market, told);
    }

    /// The best garden has the Vegetable Cart, the best dairy the Cattle Herder, the best brewery the
    /// Drunkard, even if nobody has expanded it; ties go by precedence. (Phase 1; D8)
    fn award_specials(&mut self, told: &mut impl Told<Event>) {
        for (special, sector) in Special::ALL.into_iter().zip(Sector::ALL) {
            let rank = |seat: &Seat| {
                let house = self.open.house(*seat);
                (house.level(sector), house.precedence())
            };
            let best = Seat::all(self.open.seats).max_by_key(rank).unwrap_or(Seat(0));
            self.open.specials[special as usize] = Some(best);
            told.tell(|| Event::SpecialAwarded { special, seat: best });
        }
    }

    /// One denarius for every three lent, then the money comes back. (Phase 1; D18)
    fn return_loan(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let house = self.open.house_mut(seat);
        let lent = std::mem::take(&mut house.lent);
        if lent > 0 {
            house.denarii += u16::from(lent);
            let interest = u16::from(lent / LENT_FOR_INTEREST);
            self.open.receive(seat, interest);
            told.tell(|| Event::LoanReturned { seat, interest, denarii: lent.into() });
        }
    }

    /// One vegetable for every two lay brothers in the fields, if there is room; then they return to
    /// the monastery, and to the chapel when that is full; whoever finds no room leaves. (Phase 1; D9)
    fn come_home(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if self.open.is(EventCard::Rebellion) || self.open.house(seat).fields == 0 {
            return; // They stay in the fields. (D38)
        }
        let house = self.open.house_mut(seat);
        let brothers = std::mem::take(&mut house.fields);
        let to_monastery = brothers.min(the_box().places - house.brothers);
        house.brothers += to_monastery;
        let mut left = brothers - to_monastery;
        for level in (1..=house.chapel.min(PLACES)).rev() {
            if left > 0 && !house.prays(level) {
                house.praying.add(level);
                left -= 1;
            }
        }
        self.open.brothers += left;
        let harvest = if self.open.is(EventCard::Hail) { 0 } else { brothers / 2 };
        let vegetables = self.open.store(seat, harvest);
        told.tell(|| Event::CameHome { seat, brothers, vegetables, left });
    }
}
