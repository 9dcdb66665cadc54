//! Phase 5: vegetables and the Vegetable Cart. Phase 6: feeding the lay brothers.

use table::{Seat, Told};

use super::{Action, DomusDomini, Event, EventCard, Phase, Refusal, Special, Stage, the_box::the_box};

/// How far the Vegetable Cart goes, in spaces.
pub(super) const CART: u8 = 3;
/// So many lay brothers share a vegetable.
pub(super) const SHARE: u8 = 3;

impl DomusDomini {
    /// A seat is asked if it has a vegetable or the Vegetable Cart and is not in Cluny yet. (D43)
    pub(super) fn asks_carter(&mut self, seat: Seat) -> bool {
        let asked = self.may_advance(seat, 1, false).is_ok() || self.may_advance(seat, 0, true).is_ok();
        if asked {
            self.open.phase = Phase::Advancing { seat };
        }
        asked
    }

    /// Each vegetable brings the cart one space forward, the Vegetable Cart three, with vegetables or
    /// without; every space counts, be it occupied or not. (Phase 5; D26, D28)
    #[inline]
    pub(super) fn may_advance(&self, seat: Seat, vegetables: u8, cart: bool) -> Result<(), Refusal> {
        if vegetables == 0 && !cart {
            return Ok(());
        }
        if self.open.house(seat).in_cluny() {
            return Err(Refusal::InCluny);
        }
        if cart && !self.open.has(seat, Special::VegetableCart) {
            return Err(Refusal::NoVegetableCart);
        }
        self.open.can_spare(seat, vegetables)
    }

    pub(super) fn list_advances(&self, seat: Seat, into: &mut Vec<Action>) {
        for cart in [false, true] {
            if self.may_advance(seat, 0, cart).is_ok() {
                let most = self.open.house(seat).vegetables;
                let all = (0..=most).filter(|n| self.may_advance(seat, *n, cart).is_ok());
                into.extend(all.map(|vegetables| Action::Advance { vegetables, cart }));
            }
        }
    }

    /// After the last space comes Cluny, and whatever is left of the way is lost. (Phase 5; D27)
    pub(super) fn advance(&mut self, seat: Seat, vegetables: u8, cart: bool, told: &mut impl Told<Event>) {
        let cluny = the_box().cluny_space();
        let house = self.open.house_mut(seat);
        let from = house.space();
        let to = (from + vegetables + if cart { CART } else { 0 }).min(cluny);
        house.vegetables -= vegetables;
        house.cart = Some(to);
        if cart {
            self.open.put_back(Special::VegetableCart);
        }
        told.tell(|| Event::Advanced {
            seat,
            vegetables,
            cart,
            from: 10 * u16::from(from),
            to: 10 * u16::from(to),
            cluny: to == cluny,
        });
        self.ask_after(Stage::Advancing, seat, told);
    }

    /// A seat is asked if it has lay brothers in the monastery and anything to feed them with; without
    /// vegetables they leave. In a rebellion nobody needs food. (Phase 6; D38)
    pub(super) fn asks_host(&mut self, seat: Seat, told: &mut impl Told<Event>) -> bool {
        if self.open.is(EventCard::Rebellion) || self.open.house(seat).brothers == 0 {
            return false;
        }
        if self.may_feed(seat, 1).is_ok() {
            self.open.phase = Phase::Feeding { seat };
            return true;
        }
        self.send_away(seat, 0, told);
        false
    }

    /// One vegetable feeds up to three lay brothers in the monastery, two feed up to six; whoever is
    /// not fed leaves. (Phase 6; D29)
    #[inline]
    pub(super) fn may_feed(&self, seat: Seat, many: u8) -> Result<(), Refusal> {
        if many > self.open.house(seat).brothers {
            return Err(Refusal::NotSoMany);
        }
        self.open.can_spare(seat, many.div_ceil(SHARE))
    }

    pub(super) fn list_feeding(&self, seat: Seat, into: &mut Vec<Action>) {
        let brothers = self.open.house(seat).brothers;
        into.extend((0..=brothers).filter(|many| self.may_feed(seat, *many).is_ok()).map(Action::Feed));
    }

    pub(super) fn feed(&mut self, seat: Seat, many: u8, told: &mut impl Told<Event>) {
        self.send_away(seat, many, told);
        self.ask_after(Stage::Feeding, seat, told);
    }

    fn send_away(&mut self, seat: Seat, fed: u8, told: &mut impl Told<Event>) {
        let house = self.open.house_mut(seat);
        let left = house.brothers - fed;
        let vegetables = fed.div_ceil(SHARE);
        house.brothers = fed;
        house.vegetables -= vegetables;
        self.open.brothers += left;
        told.tell(|| Event::Fed { seat, brothers: fed, vegetables, left });
    }
}
