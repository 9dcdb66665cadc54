//! Phase 7: letters of indulgence, then denarii.

use arrayvec::ArrayVec;
use table::{Seat, Told};

use super::{DomusDomini, Event, EventCard, Income, Open, Reason, the_box::the_box};

impl Open {
    /// Letters for a space of the road: a tenth of its food units, and more for Cluny. (Phase 7)
    #[inline]
    pub(super) fn letters_for(space: u8) -> u16 {
        if space == the_box().cluny_space() { the_box().cluny.into() } else { space.into() }
    }

    /// Who is paid, from the last on the road to the first; on one space precedence decides. Nobody on
    /// space 0 is among them. (Phase 7; D30)
    #[inline]
    pub(super) fn last_first(&self) -> ArrayVec<Seat, { Seat::MOST }> {
        let mut paid: ArrayVec<Seat, { Seat::MOST }> =
            Seat::all(self.seats).filter(|seat| self.house(*seat).space() > 0).collect();
        let rank = |seat: &Seat| {
            let house = self.house(*seat);
            (house.space(), u8::MAX - house.precedence())
        };
        paid.sort_unstable_by_key(rank);
        paid
    }

    /// Letters and denarii for each seat if the round were scored as the carts stand.
    pub fn payday(&self) -> [(u16, u8); Seat::MOST] {
        let mut due = [(0, 0); Seat::MOST];
        for seat in Seat::all(self.seats) {
            due[seat.index()].0 = Open::letters_for(self.house(seat).space());
        }
        for (seat, denarii) in self.last_first().into_iter().zip(the_box().payout) {
            due[seat.index()].1 = denarii;
        }
        due
    }

    /// The same for one seat, with what the event card of the round adds: what is promised is what is paid, unless
    /// carts or brothers go. (Phase 7; event cards 2, 4, 8, 9 and 11)
    pub(super) fn forecast(&self, seat: Seat) -> (u16, u8) {
        let (road, place) = self.payday()[seat.index()];
        let house = self.house(seat);
        let letters = match self.event {
            Some(EventCard::PopesVisit) => 2 * road,
            Some(EventCard::Tour) => road + super::events::VISIT_BRINGS * self.worth_a_visit(seat),
            Some(EventCard::PromotionOfTheYoung) => road + u16::from(house.brothers),
            _ => road,
        };
        let given = self.is(EventCard::Donation) || self.is(EventCard::DucalReward) && house.lent == 0;
        (letters, place + u8::from(given))
    }
}

impl DomusDomini {
    pub(super) fn score(&mut self, seat: Seat, points: u16, because: Reason, told: &mut impl Told<Event>) {
        if points > 0 {
            self.open.house_mut(seat).letters += points;
            told.tell(|| Event::Scored { seat, points, because });
        }
    }

    /// Everybody scores for the space of his cart; then the last on the road is paid most. (Phase 7)
    pub(super) fn score_round(&mut self, told: &mut impl Told<Event>) {
        told.tell(|| Event::PhaseBegan { phase: 7 });
        for seat in self.open.order() {
            self.score_road(seat, told);
            if self.open.is(EventCard::Tour) {
                self.tour(seat, told);
            }
        }
        let mut paid = [0; Seat::MOST];
        for (place, (seat, denarii)) in (1..).zip(self.open.last_first().into_iter().zip(the_box().payout)) {
            self.earn(seat, denarii, Income::Place(place), &mut paid, told);
        }
        self.pay_for_events(&mut paid, told);
        self.ambush(paid, told);
    }

    /// A visit of the Pope doubles what the road brings, and nothing else. (Event card 2; D36)
    fn score_road(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let space = self.open.house(seat).space();
        let doubled = self.open.is(EventCard::PopesVisit);
        let letters = Open::letters_for(space) * if doubled { 2 } else { 1 };
        let because = if self.open.house(seat).in_cluny() {
            Reason::Cluny { doubled }
        } else {
            Reason::Road { fu: 10 * u16::from(space), doubled }
        };
        self.score(seat, letters, because, told);
    }

    fn earn(
        &mut self,
        seat: Seat,
        denarii: u8,
        because: Income,
        paid: &mut [u8; Seat::MOST],
        told: &mut impl Told<Event>,
    ) {
        self.open.receive(seat, denarii.into());
        paid[seat.index()] += denarii;
        told.tell(|| Event::Paid { seat, denarii: denarii.into(), because });
    }

    /// A denarius for everybody, or for whoever has none at the moneylender, wherever his cart is.
    /// (Event cards 8 and 11; D39)
    fn pay_for_events(&mut self, paid: &mut [u8; Seat::MOST], told: &mut impl Told<Event>) {
        for seat in self.open.order() {
            if self.open.is(EventCard::DucalReward) && self.open.house(seat).lent == 0 {
                self.earn(seat, 1, Income::DucalReward, paid, told);
            }
            if self.open.is(EventCard::Donation) {
                self.earn(seat, 1, Income::Donation, paid, told);
            }
        }
    }
}
