//! What a monastery yields. (Phase 3)

use serde::Serialize;
use table::Seat;

use super::{DomusDomini, EventCard, House, Open, Sector, the_box::the_box};

/// From this yield on, in spaces of the road, the brewery earns its cellerar's plus.
pub(super) const ENOUGH_BEER: u8 = 4;

/// A yield with its reasons, in food units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Yield {
    /// The garden.
    pub garden: u16,
    /// The cheese dairy.
    pub dairy: u16,
    /// The brewery.
    pub brewery: u16,
    /// The cellerar.
    pub cellerar: u16,
    /// The production card, if it matches the cellerar.
    pub production: u16,
    /// The brewery cellerar's plus.
    pub plus: u16,
    /// Lay brothers in the chapel.
    pub chapel: u16,
    /// All together.
    pub total: u16,
}

/// The same in spaces of the road: garden, dairy, brewery, cellerar, production, plus, chapel.
#[inline]
fn parts(open: &Open, house: &House) -> [u8; 7] {
    let the_box = the_box();
    let sector = |sector: Sector| sector.facts().levels[usize::from(house.level(sector))].spaces;
    let [garden, dairy, brewery] = Sector::ALL.map(sector);
    let (mut own, mut production, mut plus) = (0, 0, 0);
    if let Some(cellerar) = the_box.cellerar(house.cellerar) {
        own = cellerar.spaces;
        if let Some(card) = open.production.map(super::Card::facts)
            && card.sector == cellerar.sector
        {
            production = card.spaces;
        }
        if brewery >= ENOUGH_BEER {
            plus = cellerar.plus;
        }
    }
    let mut chapel = 0;
    if !house.praying.is_empty() && !open.is(EventCard::Rebellion) {
        for level in house.praying.iter() {
            chapel += the_box.chapel[usize::from(level) - 1].spaces;
        }
    }
    [garden, dairy, brewery, own, production, plus, chapel]
}

impl DomusDomini {
    /// The sectors, the cellerar, a production card that matches him, a brewery cellerar's plus if the
    /// brewery yields at least 40, and each lay brother in the chapel. (Phase 3; D17, D38)
    #[inline]
    pub fn yield_in_spaces(&self, seat: Seat) -> u8 {
        parts(&self.open, self.open.house(seat)).iter().sum()
    }

    /// The same in food units, with its reasons.
    pub fn yield_of(&self, seat: Seat) -> Yield {
        self.yield_with(self.open.house(seat))
    }

    /// What a monastery would yield if it were like this.
    pub fn yield_with(&self, house: &House) -> Yield {
        let [garden, dairy, brewery, cellerar, production, plus, chapel] =
            parts(&self.open, house).map(|spaces| 10 * u16::from(spaces));
        let total = garden + dairy + brewery + cellerar + production + plus + chapel;
        Yield { garden, dairy, brewery, cellerar, production, plus, chapel, total }
    }
}
