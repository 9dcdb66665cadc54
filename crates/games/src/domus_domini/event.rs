//! What happened, in the past tense, with the reason of every letter and denarius.

use serde::Serialize;
use table::{Score, Seat, Seats};

use super::{
    action::{Defence, Ransom},
    ending::Testament,
    events::EventCard,
    the_box::{Card, Sector},
    yields::Yield,
};

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are those of the rulebook; seats act, spaces are food units")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// A monastery card was dealt.
    MonasteryDealt { seat: Seat, card: u8 },
    /// A production card was set aside.
    SetAside { card: Card },
    /// A round began.
    RoundBegan { round: u8 },
    /// A phase of it began.
    PhaseBegan { phase: u8 },
    /// An event card was revealed.
    EventRevealed { card: EventCard },
    /// A seat paid to pass the right to start on.
    StartPassed { seat: Seat, to: Seat, pot: u16 },
    /// A seat used the right to start, and took what had been paid.
    Started { seat: Seat, pot: u16 },
    /// A production card was revealed.
    ProductionRevealed { card: Card },
    /// A special card was awarded.
    SpecialAwarded { special: Special, seat: Seat },
    /// The moneylender paid interest and gave the money back.
    LoanReturned { seat: Seat, interest: u16, denarii: u16 },
    /// Lay brothers came home from the fields; those without room left.
    CameHome { seat: Seat, brothers: u8, vegetables: u8, left: u8 },
    /// A sector was expanded for nothing.
    Inherited { seat: Seat, sector: Sector, level: u8 },
    /// No sector was.
    InheritanceDeclined { seat: Seat },

    /// A cellerar was employed, for so many denarii or with so many back.
    Employed { seat: Seat, cellerar: u8, instead_of: Option<u8>, denarii: i16 },
    /// A cellerar was given up, with so many denarii back.
    GivenUp { seat: Seat, cellerar: u8, denarii: u16 },
    /// The garden cellerar brought vegetables.
    GardenBrought { seat: Seat, vegetables: u8 },
    /// Vegetables were bought.
    VegetablesBought { seat: Seat, vegetables: u8, denarii: u16 },

    /// A sector was expanded.
    Expanded { seat: Seat, sector: Sector, level: u8, denarii: u16 },
    /// The chapel was expanded.
    ChapelBuilt { seat: Seat, level: u8, denarii: u16 },
    /// A lay brother was hired.
    Hired { seat: Seat },
    /// A lay brother went to the chapel.
    Prayed { seat: Seat, level: u8 },
    /// A lay brother came back from the chapel.
    CalledBack { seat: Seat, level: u8 },
    /// Two lay brothers went to the fields.
    SentToFields { seat: Seat },
    /// A doghouse was bought.
    DoghouseBought { seat: Seat, denarii: u16 },
    /// A watchdog was bought.
    DogBought { seat: Seat },
    /// Money was given to the moneylender.
    Lent { seat: Seat, denarii: u8 },
    /// The yield was put onto the road.
    Delivered { seat: Seat, r#yield: Yield, space: u16, cluny: bool },
    /// The collection took cash.
    CollectionHeld { seat: Seat, denarii: u16 },

    /// A lay brother begged.
    Begged { seat: Seat, against: Seat },
    /// The Drunkard was sent.
    DrunkardSent { seat: Seat, against: Seat },
    /// He was warded off.
    WardedOff { seat: Seat, with: Defence },
    /// A cart went back.
    FellBack { seat: Seat, from: u16, to: u16 },
    /// A cart went forward.
    Advanced { seat: Seat, vegetables: u8, cart: bool, from: u16, to: u16, cluny: bool },
    /// Lay brothers were fed; the others left.
    Fed { seat: Seat, brothers: u8, vegetables: u8, left: u8 },

    /// Letters were scored.
    Scored { seat: Seat, points: u16, because: Reason },
    /// Denarii were paid.
    Paid { seat: Seat, denarii: u16, because: Income },
    /// Trees were placed beside the road, from this space on.
    TreesPlaced { from: u16, trees: u8 },
    /// Robbers came, and were given something.
    Ambushed { seat: Seat, ransom: Ransom, denarii: u16 },
    /// The game is over.
    Ended { ending: &'static str, testaments: Vec<Testament> },
}

/// A special card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Special {
    /// For the best garden: three spaces ahead.
    VegetableCart,
    /// For the best dairy: wards off.
    CattleHerder,
    /// For the best brewery: sends somebody back.
    Drunkard,
}

impl Special {
    /// All three, in the order of their sectors.
    pub const ALL: [Special; 3] = [Special::VegetableCart, Special::CattleHerder, Special::Drunkard];
}

/// What letters were scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of the rulebook")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Reason {
    /// Food units delivered.
    Road { fu: u16, doubled: bool },
    /// Reaching Cluny.
    Cluny { doubled: bool },
    /// A lay brother who begged.
    Begging,
    /// The Drunkard.
    Drunkard,
    /// Sectors on the third level or above, on the tour.
    Tour { sectors: u8 },
    /// Lay brothers in the monastery, promoted.
    Promotion { brothers: u8 },
}

/// What denarii were paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Income {
    /// The place on the road, counted from the last.
    Place(u8),
    /// No money at the moneylender.
    DucalReward,
    /// The donation.
    Donation,
}

impl Reason {
    /// Its key in words and statistics.
    pub fn key(self) -> &'static str {
        match self {
            Reason::Road { .. } => "road",
            Reason::Cluny { .. } => "cluny",
            Reason::Begging => "begging",
            Reason::Drunkard => "drunkard",
            Reason::Tour { .. } => "tour",
            Reason::Promotion { .. } => "promotion",
        }
    }
}

/// Everything happens on the open table.
impl table::Event for Event {
    fn known(&self) -> Option<Seats> {
        None
    }

    fn hidden(self) -> Option<Event> {
        Some(self)
    }

    fn shows(&self) -> bool {
        false
    }

    fn score(&self) -> Option<Score> {
        match *self {
            Event::Scored { seat, points, because } => {
                Some(Score { seat, points: points as i16, because: because.key() })
            }
            _ => None,
        }
    }
}
