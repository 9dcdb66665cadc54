//! Phase 2: employing a cellerar, then buying vegetables.

use table::{Seat, Told};

use super::{
    Action, DomusDomini, Event, EventCard, Phase, Refusal, Sector, Stage,
    the_box::{CELLERARS, the_box},
};

/// Vegetables for a denarius.
pub(super) const FOR_A_DENARIUS: u8 = 2;
/// Vegetables that a garden cellerar brings.
pub(super) const GARDEN_BRINGS: u8 = 2;

impl DomusDomini {
    /// Passes a seat over that has nothing to choose; gives whether it is asked. (D43)
    pub(super) fn asks_employer(&mut self, seat: Seat, told: &mut impl Told<Event>) -> bool {
        let employs = self.may_give_up(seat).is_ok() || (1..=CELLERARS).any(|n| self.may_employ(seat, n).is_ok());
        if employs {
            self.open.phase = Phase::Employing { seat };
            return true;
        }
        self.asks_buyer(seat, told)
    }

    fn asks_buyer(&mut self, seat: Seat, told: &mut impl Told<Event>) -> bool {
        self.garden_brings(seat, told);
        let buys = (1..=2).any(|many| self.may_buy_vegetables(seat, many).is_ok());
        if buys {
            self.open.phase = Phase::Buying { seat };
        }
        buys
    }

    /// Any cellerar of the pile can be employed; a player has only one. His price is his number, less
    /// the full price of the one who goes back. (Phase 2; D11, D13)
    pub(super) fn may_employ(&self, seat: Seat, number: u8) -> Result<(), Refusal> {
        if the_box().cellerar(number).is_none() {
            return Err(Refusal::NoSuchCellerar);
        }
        if !self.open.pile.has(number) {
            return Err(Refusal::CellerarTaken);
        }
        let refund = self.open.house(seat).cellerar;
        self.open.can_pay(seat, number.saturating_sub(refund).into())
    }

    /// A cellerar can be given up for his full price. (Phase 2)
    pub(super) fn may_give_up(&self, seat: Seat) -> Result<(), Refusal> {
        if self.open.house(seat).cellerar == 0 { Err(Refusal::NoCellerar) } else { Ok(()) }
    }

    pub(super) fn list_cellerars(&self, seat: Seat, into: &mut Vec<Action>) {
        into.extend((1..=CELLERARS).filter(|n| self.may_employ(seat, *n).is_ok()).map(Action::Employ));
        if self.may_give_up(seat).is_ok() {
            into.push(Action::GiveUpCellerar);
        }
        into.push(Action::KeepCellerar);
    }

    /// The cellerar, if there is one, goes back to the pile, where others can take him at once, and his
    /// price is paid back. (Phase 2; D11)
    fn take_leave(&mut self, seat: Seat) -> u8 {
        let number = std::mem::take(&mut self.open.house_mut(seat).cellerar);
        if number > 0 {
            self.open.pile.add(number);
            self.open.receive(seat, number.into());
        }
        number
    }

    pub(super) fn employ(&mut self, seat: Seat, number: u8, told: &mut impl Told<Event>) {
        let before = self.take_leave(seat);
        self.open.pile.remove(number);
        self.open.pay(seat, number.into());
        self.open.house_mut(seat).cellerar = number;
        told.tell(|| Event::Employed {
            seat,
            cellerar: number,
            instead_of: (before > 0).then_some(before),
            denarii: i16::from(number) - i16::from(before),
        });
        self.go_to_market(seat, told);
    }

    pub(super) fn give_up(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let cellerar = self.take_leave(seat);
        told.tell(|| Event::GivenUp { seat, cellerar, denarii: cellerar.into() });
        self.go_to_market(seat, told);
    }

    pub(super) fn keep_cellerar(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if !self.asks_buyer(seat, told) {
            self.ask_after(Stage::Market, seat, told);
        }
    }

    /// Whoever has changed something is asked, so that it can be taken back. (D43)
    fn go_to_market(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.garden_brings(seat, told);
        self.open.phase = Phase::Buying { seat };
    }

    /// Whoever has a garden cellerar now, be he new or old, gets two vegetables if there is room.
    /// (Phase 2; D12)
    fn garden_brings(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if self.open.house(seat).specialist() == Some(Sector::Garden) && !self.open.is(EventCard::Hail) {
            let vegetables = self.open.store(seat, GARDEN_BRINGS);
            if vegetables > 0 {
                told.tell(|| Event::GardenBrought { seat, vegetables });
            }
        }
    }

    /// Two vegetables cost a denarius; a single one, for the last place, costs as much. (Phase 2; D5)
    pub(super) fn may_buy_vegetables(&self, seat: Seat, many: u8) -> Result<(), Refusal> {
        if many == 0 {
            return Ok(());
        }
        if self.open.is(EventCard::Hail) {
            return Err(Refusal::Hail);
        }
        let room = self.open.house(seat).larder_room();
        if many > room {
            return Err(Refusal::LarderFull);
        }
        if !many.is_multiple_of(2) && many != room {
            return Err(Refusal::OddVegetable);
        }
        self.open.can_pay(seat, price_of(many))
    }

    pub(super) fn list_vegetables(&self, seat: Seat, into: &mut Vec<Action>) {
        let most = self.open.house(seat).larder_room();
        into.extend((0..=most).filter(|n| self.may_buy_vegetables(seat, *n).is_ok()).map(Action::BuyVegetables));
    }

    pub(super) fn buy_vegetables(&mut self, seat: Seat, many: u8, told: &mut impl Told<Event>) {
        if many > 0 {
            self.open.pay(seat, price_of(many));
            self.open.store(seat, many);
            told.tell(|| Event::VegetablesBought { seat, vegetables: many, denarii: price_of(many) });
        }
        self.ask_after(Stage::Market, seat, told);
    }
}

/// A denarius for every pair begun.
pub(super) fn price_of(vegetables: u8) -> u16 {
    vegetables.div_ceil(FOR_A_DENARIUS).into()
}
