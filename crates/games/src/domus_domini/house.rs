//! One monastery: what a player has, and how it comes and goes.

use table::Seat;

use super::{
    Open, Refusal, Sector, Special,
    the_box::{PLACES, the_box},
};
use crate::sets::small_set;

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// The monastery card; 0 before it is dealt.
    pub card: u8,
    /// Letters of indulgence.
    pub letters: u16,
    /// Denarii in cash.
    pub denarii: u16,
    /// Denarii at the moneylender.
    pub lent: u8,
    /// The levels of garden, dairy and brewery.
    pub levels: [u8; 3],
    /// The cellerar's number; 0 for none.
    pub cellerar: u8,
    /// The level of the chapel; 0 for none.
    pub chapel: u8,
    /// The levels of the chapel on which a lay brother prays.
    pub praying: Places,
    /// Lay brothers in the monastery, without chapel and fields.
    pub brothers: u8,
    /// Lay brothers in the fields.
    pub fields: u8,
    /// Vegetables.
    pub vegetables: u8,
    /// Doghouses.
    pub doghouses: u8,
    /// Watchdogs.
    pub dogs: u8,
    /// The space of the cart on the road, in tens of food units; none while it is at home.
    pub cart: Option<u8>,
}

impl House {
    pub(super) const EMPTY: House = House {
        card: 0,
        letters: 0,
        denarii: 0,
        lent: 0,
        levels: [0; 3],
        cellerar: 0,
        chapel: 0,
        praying: Places::NONE,
        brothers: 0,
        fields: 0,
        vegetables: 0,
        doghouses: 0,
        dogs: 0,
        cart: None,
    };

    /// The level of a sector.
    #[inline]
    pub fn level(&self, sector: Sector) -> u8 {
        self.levels[sector.index()]
    }

    /// Whether a lay brother prays on this level of the chapel.
    #[inline]
    pub fn prays(&self, level: u8) -> bool {
        self.praying.has(level)
    }

    /// The levels of the chapel with a place for a lay brother.
    #[inline]
    pub fn chapel_places(&self) -> u8 {
        self.chapel.min(PLACES)
    }

    /// The sector the cellerar knows, if there is one.
    #[inline]
    pub fn specialist(&self) -> Option<Sector> {
        the_box().cellerar(self.cellerar).map(|cellerar| cellerar.sector)
    }

    /// Free places for vegetables.
    #[inline]
    pub fn larder_room(&self) -> u8 {
        the_box().larder - self.vegetables
    }

    /// Where the cart is, in tens of food units; 0 while it is at home.
    #[inline]
    pub fn space(&self) -> u8 {
        self.cart.unwrap_or(0)
    }

    /// Whether the cart has reached Cluny.
    #[inline]
    pub fn in_cluny(&self) -> bool {
        self.space() == the_box().cluny_space()
    }

    /// Among equals the more expensive cellerar comes first, any cellerar before none, then the higher
    /// monastery card. (Phase 1; Phase 7; D8)
    #[inline]
    pub fn precedence(&self) -> u8 {
        if self.cellerar > 0 { 6 + self.cellerar } else { self.card }
    }
}

/// A set of places in the chapel, by their levels from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Places(pub(super) u8);

small_set!(Places(u8) of u8, |level| 1u8.checked_shl(u32::from(level.wrapping_sub(1))).unwrap_or(0), |set| set.trailing_zeros() as u8 + 1);

impl Open {
    /// What a player has.
    #[inline]
    pub fn house(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    #[inline]
    pub(super) fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    /// Everybody, the starting player first.
    pub(super) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.starter.round(self.seats)
    }

    /// Whether a seat has a special card.
    #[inline]
    pub fn has(&self, seat: Seat, special: Special) -> bool {
        self.specials[special as usize] == Some(seat)
    }

    /// A special card that was used is put back.
    #[inline]
    pub(super) fn put_back(&mut self, special: Special) {
        self.specials[special as usize] = None;
    }

    /// Whatever costs denarii is paid in cash.
    #[inline]
    pub(super) fn can_pay(&self, seat: Seat, denarii: u16) -> Result<(), Refusal> {
        if self.house(seat).denarii < denarii { Err(Refusal::TooDear) } else { Ok(()) }
    }

    /// Whatever costs vegetables is paid from the larder.
    #[inline]
    pub(super) fn can_spare(&self, seat: Seat, vegetables: u8) -> Result<(), Refusal> {
        if self.house(seat).vegetables < vegetables { Err(Refusal::NoVegetable) } else { Ok(()) }
    }

    /// Denarii go from a seat to the bank.
    #[inline]
    pub(super) fn pay(&mut self, seat: Seat, denarii: u16) {
        self.house_mut(seat).denarii -= denarii;
        self.bank += denarii as i16;
    }

    /// Denarii go from the bank to a seat.
    #[inline]
    pub(super) fn receive(&mut self, seat: Seat, denarii: u16) {
        self.house_mut(seat).denarii += denarii;
        self.bank -= denarii as i16;
    }

    /// As many vegetables as there is room for; gives how many.
    #[inline]
    pub(super) fn store(&mut self, seat: Seat, vegetables: u8) -> u8 {
        let house = self.house_mut(seat);
        let stored = vegetables.min(house.larder_room());
        house.vegetables += stored;
        stored
    }

    /// A sector rises to its last level and no further.
    #[inline]
    pub(super) fn may_rise(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        if self.house(seat).level(sector) >= sector.facts().top() { Err(Refusal::SectorFull) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn rise(&mut self, seat: Seat, sector: Sector) -> u8 {
        let level = &mut self.house_mut(seat).levels[sector.index()];
        *level += 1;
        *level
    }
}
