//! What is in the box: sectors, cellerars, chapel, production cards and road, read from
//! `data/domus_domini/box.json`.
//!
//! Most of these tables were only drawn in the rulebook, and the drawings are lost. What is
//! designed lives in that file, so that an owner of the game can correct it in one place.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{keyed::keyed, sets::small_set};

/// An economic sector of a monastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Sector {
    /// The garden, which grows herbs.
    Garden,
    /// The cheese dairy.
    Dairy,
    /// The brewery.
    Brewery,
}

impl Sector {
    /// All three, as they stand on the monastery.
    pub const ALL: [Sector; 3] = [Sector::Garden, Sector::Dairy, Sector::Brewery];

    #[inline]
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// What is printed for it.
    #[inline]
    pub fn facts(self) -> &'static SectorFacts {
        &the_box().sectors[self.index()]
    }
}

/// The most kinds of production card.
pub(super) const CARDS: usize = 6;
/// The levels of the chapel.
pub(super) const CHAPEL: usize = 4;
/// The places for brothers in the chapel: one on each of the first levels.
pub(super) const PLACES: u8 = 3;
/// The cellerars, numbered from 1.
pub(super) const CELLERARS: u8 = 18;

/// A set of cellerars, by their numbers from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cellerars(pub(super) u32);

small_set!(Cellerars(u32) of u8, |number| 1u32.checked_shl(number.into()).unwrap_or(0), |set| set.trailing_zeros() as u8);

/// A set of monastery cards, by their numbers from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Monasteries(pub(super) u8);

small_set!(Monasteries(u8) of u8, |number| 1u8.checked_shl(number.into()).unwrap_or(0), |set| set.trailing_zeros() as u8);

/// The most levels of a sector.
pub(super) const LEVELS: usize = 8;

/// What a level of a sector costs, and what the sector yields on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// In denarii, from the level below.
    pub cost: u8,
    /// In spaces of the road: tens of food units.
    pub spaces: u8,
}

/// A sector as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectorFacts {
    /// Its levels, the start included.
    pub levels: ArrayVec<Level, { LEVELS + 1 }>,
    /// Letters at the end for having it fully expanded.
    pub letters: u8,
}

impl SectorFacts {
    /// The last level.
    #[inline]
    pub fn top(&self) -> u8 {
        self.levels.len() as u8 - 1
    }
}

/// A cellerar as printed. His number is his price and his letters at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cellerar {
    /// Which sector he knows.
    pub sector: Sector,
    /// What he yields, in spaces of the road.
    pub spaces: u8,
    /// What a brewery cellerar adds if the brewery yields enough.
    pub plus: u8,
}

/// A level of the chapel as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChapelLevel {
    /// In denarii.
    pub cost: u8,
    /// Letters at the end, if it is the highest.
    pub letters: u8,
    /// What a brother praying on it yields, in spaces of the road.
    pub spaces: u8,
}

/// A kind of production card: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(pub(super) u8);

/// A production card as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Its name in data, saves and words.
    pub key: String,
    /// Whose cellerars it favours.
    pub sector: Sector,
    /// What it yields, in spaces of the road.
    pub spaces: u8,
    /// How many of it there are.
    pub count: u8,
}

/// Everything in the box.
#[derive(Debug)]
pub struct TheBox {
    /// Denarii at the start, for two to six players.
    pub start: [u8; 5],
    /// Brothers at the start.
    pub brothers: u8,
    /// Vegetables at the start.
    pub vegetables: u8,
    /// Brothers in the supply for each player.
    pub supply: u8,
    /// Places for brothers in a monastery, without chapel and fields.
    pub places: u8,
    /// Places for vegetables.
    pub larder: u8,
    /// Places for brothers in the fields.
    pub fields: u8,
    /// Denarii in the box.
    pub denarii: i16,
    /// Watchdogs in the box.
    pub dogs: u8,
    /// Doghouses in the box.
    pub doghouses: u8,
    /// The last space of the road, in tens of food units; after it comes Cluny.
    pub last: u8,
    /// Letters for reaching Cluny.
    pub cluny: u8,
    /// Denarii for the last on the road, the next, and so on.
    pub payout: [u8; 6],
    /// Garden, dairy, brewery.
    pub sectors: [SectorFacts; 3],
    /// Cellerars; number n is at n - 1.
    pub cellerars: [Cellerar; CELLERARS as usize],
    /// The levels of the chapel; level n is at n - 1.
    pub chapel: [ChapelLevel; CHAPEL],
    /// The kinds of production card.
    pub cards: ArrayVec<CardFacts, CARDS>,
}

/// What is wrong with the data of the box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the box of Domus Domini: {0}")]
pub struct BadBox(pub(super) String);

static THE_BOX: LazyLock<TheBox> = LazyLock::new(|| {
    TheBox::read(include_str!("../../../../data/domus_domini/box.json")).expect("a test reads the box")
});

/// The box on the shelf.
#[inline]
pub fn the_box() -> &'static TheBox {
    &THE_BOX
}

impl TheBox {
    /// The production card of this name.
    pub fn find(&self, key: &str) -> Option<Card> {
        self.cards.iter().position(|facts| facts.key == key).map(|n| Card(n as u8))
    }

    /// Every kind of production card.
    #[inline]
    pub(super) fn all_cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.cards.len() as u8).map(Card)
    }

    /// Cluny as a space of the road: the one after the last.
    #[inline]
    pub fn cluny_space(&self) -> u8 {
        self.last + 1
    }

    /// The cellerar of this number.
    #[inline]
    pub fn cellerar(&self, number: u8) -> Option<&Cellerar> {
        self.cellerars.get(usize::from(number).checked_sub(1)?)
    }

    /// A level of the chapel, from 1.
    #[inline]
    pub fn chapel(&self, level: u8) -> Option<&ChapelLevel> {
        self.chapel.get(usize::from(level).checked_sub(1)?)
    }
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &the_box().cards[self.index()]
    }

    /// Its name in data, saves and words.
    pub fn key(self) -> &'static str {
        &self.facts().key
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

keyed!(Card, cards, "production card");
