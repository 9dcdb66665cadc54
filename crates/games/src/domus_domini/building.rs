//! Phase 3: expanding the monastery and the chapel, lay brothers, doghouses, watchdogs, the
//! moneylender, and the yield.
//!
//! It is one turn of small steps in any order. Each step is done a limited number of times, so every
//! turn ends; until it is delivered, everything can be taken back. (D20, D42)

use table::{Seat, Told};

use super::{
    Action, Building, DomusDomini, Event, Phase, Refusal, Sector, Stage,
    the_box::{CHAPEL, PLACES, the_box},
};

/// What the moneylender takes. (Phase 3; D18)
pub(super) const LOANS: std::ops::RangeInclusive<u8> = 3..=9;
/// A doghouse costs one denarius.
pub(super) const DOGHOUSE: u16 = 1;
/// A lay brother is fed with a vegetable when he is hired.
pub(super) const HIRE: u8 = 1;
/// A watchdog costs a vegetable.
pub(super) const DOG: u8 = 1;
/// Brothers go to the fields in pairs.
pub(super) const PAIR: u8 = 2;

/// Everything that can be done in phase 3.
const STEPS: [Action; 22] = [
    Action::Expand(Sector::Garden),
    Action::Expand(Sector::Dairy),
    Action::Expand(Sector::Brewery),
    Action::BuildChapel,
    Action::Hire,
    Action::Pray(1),
    Action::Pray(2),
    Action::Pray(3),
    Action::CallBack(1),
    Action::CallBack(2),
    Action::CallBack(3),
    Action::SendToFields,
    Action::BuyDoghouse,
    Action::BuyDog,
    Action::Lend(3),
    Action::Lend(4),
    Action::Lend(5),
    Action::Lend(6),
    Action::Lend(7),
    Action::Lend(8),
    Action::Lend(9),
    Action::Deliver,
];

impl DomusDomini {
    /// Delivers for a seat that has nothing to choose; gives whether it is asked. (D43)
    pub(super) fn asks_builder(&mut self, seat: Seat, told: &mut impl Told<Event>) -> bool {
        let building = Building::of(seat);
        let steps = || STEPS.into_iter().filter(|step| *step != Action::Deliver);
        let asked = steps().any(|step| self.may_build(&building, step).is_ok());
        if asked {
            self.open.phase = Phase::Building(building);
        } else {
            self.deliver(seat, told);
        }
        asked
    }

    pub(super) fn list_building(&self, building: &Building, into: &mut Vec<Action>) {
        into.extend(STEPS.into_iter().filter(|step| self.may_build(building, *step).is_ok()));
    }

    #[inline]
    pub(super) fn may_build(&self, building: &Building, step: Action) -> Result<(), Refusal> {
        let seat = building.seat;
        match step {
            Action::Expand(sector) => self.may_expand(building, sector),
            Action::BuildChapel => self.may_build_chapel(building),
            Action::Hire => self.may_hire(seat),
            Action::Pray(level) => self.may_pray(building, level),
            Action::CallBack(level) => self.may_call_back(building, level),
            Action::SendToFields => self.may_send_to_fields(seat),
            Action::BuyDoghouse => self.may_buy_doghouse(building),
            Action::BuyDog => self.may_buy_dog(seat),
            Action::Lend(denarii) => self.may_lend(seat, denarii),
            Action::Deliver => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(super) fn build(&mut self, mut building: Building, step: Action, told: &mut impl Told<Event>) {
        let seat = building.seat;
        match step {
            Action::Expand(sector) => self.expand(&mut building, sector, told),
            Action::BuildChapel => self.build_chapel(&mut building, told),
            Action::Hire => self.hire(seat, told),
            Action::Pray(level) => self.pray(&mut building, level, told),
            Action::CallBack(level) => self.call_back(&mut building, level, told),
            Action::SendToFields => self.send_to_fields(seat, told),
            Action::BuyDoghouse => self.buy_doghouse(&mut building, told),
            Action::BuyDog => self.buy_dog(seat, told),
            Action::Lend(denarii) => self.lend(seat, denarii, told),
            _ => {
                self.deliver(seat, told);
                return self.ask_after(Stage::Building, seat, told);
            }
        }
        self.open.phase = Phase::Building(building);
    }

    /// What the next level of a sector costs; a dairy cellerar saves one denarius in a round on his
    /// dairy. (Phase 3; D15)
    fn price_of_level(&self, seat: Seat, sector: Sector, saved: bool) -> u16 {
        let house = self.open.house(seat);
        let cost = sector.facts().levels.get(usize::from(house.level(sector)) + 1).map_or(0, |level| level.cost);
        let saves = sector == Sector::Dairy && !saved && house.specialist() == Some(Sector::Dairy);
        u16::from(cost.saturating_sub(saves.into()))
    }

    /// What the next level of a sector costs a seat now; nothing, if it is fully expanded.
    pub fn next_level(&self, seat: Seat, sector: Sector) -> Option<u16> {
        let saved = matches!(self.open.phase, Phase::Building(Building { seat: own, saved: true, .. }) if own == seat);
        self.open.may_rise(seat, sector).is_ok().then(|| self.price_of_level(seat, sector, saved))
    }

    /// Any sectors are expanded by any number of levels, and every level is paid for. (Phase 3)
    fn may_expand(&self, building: &Building, sector: Sector) -> Result<(), Refusal> {
        self.open.may_rise(building.seat, sector)?;
        self.open.can_pay(building.seat, self.price_of_level(building.seat, sector, building.saved))
    }

    fn expand(&mut self, building: &mut Building, sector: Sector, told: &mut impl Told<Event>) {
        let seat = building.seat;
        let denarii = self.price_of_level(seat, sector, building.saved);
        self.open.pay(seat, denarii);
        building.saved |= sector == Sector::Dairy;
        let level = self.open.rise(seat, sector);
        told.tell(|| Event::Expanded { seat, sector, level, denarii });
    }

    /// The chapel is expanded by one level in a round, from level 1 on. (Phase 3)
    fn may_build_chapel(&self, building: &Building) -> Result<(), Refusal> {
        let level = self.open.house(building.seat).chapel;
        if usize::from(level) >= CHAPEL {
            return Err(Refusal::ChapelComplete);
        }
        if building.chapel {
            return Err(Refusal::ChapelThisRound);
        }
        self.open.can_pay(building.seat, the_box().chapel[usize::from(level)].cost.into())
    }

    fn build_chapel(&mut self, building: &mut Building, told: &mut impl Told<Event>) {
        let seat = building.seat;
        let denarii = the_box().chapel[usize::from(self.open.house(seat).chapel)].cost.into();
        self.open.pay(seat, denarii);
        self.open.house_mut(seat).chapel += 1;
        building.chapel = true;
        told.tell(|| Event::ChapelBuilt { seat, level: self.open.house(seat).chapel, denarii });
    }

    /// A lay brother comes from the supply into a free place of the monastery, and is fed at once with
    /// one vegetable. (Phase 3; D2)
    fn may_hire(&self, seat: Seat) -> Result<(), Refusal> {
        if self.open.brothers == 0 {
            return Err(Refusal::NoBrotherInSupply);
        }
        self.has_free_place(seat)?;
        self.open.can_spare(seat, HIRE)
    }

    fn hire(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.open.brothers -= 1;
        let house = self.open.house_mut(seat);
        house.vegetables -= HIRE;
        house.brothers += 1;
        told.tell(|| Event::Hired { seat });
    }

    /// There are six places for lay brothers in the monastery. (Phase 3)
    fn has_free_place(&self, seat: Seat) -> Result<(), Refusal> {
        if self.open.house(seat).brothers >= the_box().places { Err(Refusal::MonasteryFull) } else { Ok(()) }
    }

    fn has_brothers(&self, seat: Seat, many: u8) -> Result<(), Refusal> {
        if self.open.house(seat).brothers < many { Err(Refusal::NoBrother) } else { Ok(()) }
    }

    /// In one turn a lay brother comes to or leaves each place of the chapel once. Brothers are alike,
    /// so every arrangement can still be reached. (D42)
    fn is_unmoved(building: &Building, level: u8) -> Result<(), Refusal> {
        if building.moved.has(level) { Err(Refusal::MovedAlready) } else { Ok(()) }
    }

    /// Each of the first three levels of the chapel has a place for one lay brother. (Phase 3)
    fn may_pray(&self, building: &Building, level: u8) -> Result<(), Refusal> {
        let house = self.open.house(building.seat);
        if !(1..=house.chapel.min(PLACES)).contains(&level) {
            return Err(Refusal::NoSuchPlace);
        }
        if house.prays(level) {
            return Err(Refusal::PlaceTaken);
        }
        Self::is_unmoved(building, level)?;
        self.has_brothers(building.seat, 1)
    }

    fn pray(&mut self, building: &mut Building, level: u8, told: &mut impl Told<Event>) {
        let seat = building.seat;
        let house = self.open.house_mut(seat);
        house.brothers -= 1;
        house.praying.add(level);
        building.moved.add(level);
        told.tell(|| Event::Prayed { seat, level });
    }

    /// Lay brothers may come back from the chapel to free places of the monastery. (Phase 3)
    fn may_call_back(&self, building: &Building, level: u8) -> Result<(), Refusal> {
        if !self.open.house(building.seat).prays(level) {
            return Err(Refusal::NobodyPrays);
        }
        Self::is_unmoved(building, level)?;
        self.has_free_place(building.seat)
    }

    fn call_back(&mut self, building: &mut Building, level: u8, told: &mut impl Told<Event>) {
        let seat = building.seat;
        let house = self.open.house_mut(seat);
        house.praying.remove(level);
        house.brothers += 1;
        building.moved.add(level);
        told.tell(|| Event::CalledBack { seat, level });
    }

    /// Two, four, six or eight lay brothers work in the fields; they come home in phase 1. (Phase 3; D16)
    fn may_send_to_fields(&self, seat: Seat) -> Result<(), Refusal> {
        if self.open.house(seat).fields + PAIR > the_box().fields {
            return Err(Refusal::FieldsFull);
        }
        self.has_brothers(seat, PAIR)
    }

    fn send_to_fields(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let house = self.open.house_mut(seat);
        house.brothers -= PAIR;
        house.fields += PAIR;
        told.tell(|| Event::SentToFields { seat });
    }

    /// One doghouse may be bought in a round, for a denarius. (Phase 3; D3)
    fn may_buy_doghouse(&self, building: &Building) -> Result<(), Refusal> {
        if building.doghouse {
            return Err(Refusal::DoghouseThisRound);
        }
        if self.open.doghouses == 0 {
            return Err(Refusal::NoDoghouseInSupply);
        }
        self.open.can_pay(building.seat, DOGHOUSE)
    }

    fn buy_doghouse(&mut self, building: &mut Building, told: &mut impl Told<Event>) {
        let seat = building.seat;
        self.open.pay(seat, DOGHOUSE);
        self.open.doghouses -= 1;
        self.open.house_mut(seat).doghouses += 1;
        building.doghouse = true;
        told.tell(|| Event::DoghouseBought { seat, denarii: DOGHOUSE });
    }

    /// A watchdog costs a vegetable and lives in a doghouse of its own. (Phase 3; D3)
    fn may_buy_dog(&self, seat: Seat) -> Result<(), Refusal> {
        let house = self.open.house(seat);
        if house.dogs >= house.doghouses {
            return Err(Refusal::NoDoghouse);
        }
        if self.open.dogs == 0 {
            return Err(Refusal::NoDogInSupply);
        }
        self.open.can_spare(seat, DOG)
    }

    fn buy_dog(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.open.dogs -= 1;
        let house = self.open.house_mut(seat);
        house.vegetables -= DOG;
        house.dogs += 1;
        told.tell(|| Event::DogBought { seat });
    }

    /// The moneylender takes three to nine denarii, once in a round. (Phase 3; D18)
    fn may_lend(&self, seat: Seat, denarii: u8) -> Result<(), Refusal> {
        if self.open.house(seat).lent > 0 {
            return Err(Refusal::LentAlready);
        }
        if !LOANS.contains(&denarii) {
            return Err(Refusal::NoSuchLoan);
        }
        self.open.can_pay(seat, denarii.into())
    }

    fn lend(&mut self, seat: Seat, denarii: u8, told: &mut impl Told<Event>) {
        let house = self.open.house_mut(seat);
        house.denarii -= u16::from(denarii);
        house.lent = denarii;
        told.tell(|| Event::Lent { seat, denarii });
    }

    /// The whole yield goes onto the road; more than its last space goes straight to Cluny. (Phase 3;
    /// D14)
    pub(super) fn deliver(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let space = self.yield_in_spaces(seat).min(the_box().cluny_space());
        self.open.house_mut(seat).cart = Some(space);
        told.tell(|| Event::Delivered {
            seat,
            r#yield: self.yield_of(seat),
            space: 10 * u16::from(space),
            cluny: space == the_box().cluny_space(),
        });
    }
}
