//! What a seat, or chance, can do.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{
    events::EventCard,
    the_box::{Card, Sector},
};

/// A small step, named as the rulebook names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// Chance: a seat is dealt its monastery card.
    DealMonastery(u8),
    /// Chance: a production card is set aside.
    SetAside(Card),
    /// Chance: an event card is revealed.
    RevealEvent(EventCard),
    /// Chance: a production card is revealed.
    RevealProduction(Card),

    /// Phase 1: the right to start is used.
    Start,
    /// Phase 1: a denarius is paid to pass it on.
    PassStart,
    /// Event 5: this sector is expanded by one level for nothing.
    Inherit(Sector),
    /// Event 5: no sector is.
    DeclineInheritance,

    /// Phase 2: this cellerar is employed; the one before goes back.
    Employ(u8),
    /// Phase 2: the cellerar is given up.
    GiveUpCellerar,
    /// Phase 2: everything stays as it is, be it with a cellerar or with none.
    KeepCellerar,
    /// Phase 2: so many vegetables are bought and stored, perhaps none.
    BuyVegetables(u8),

    /// Phase 3: a sector is expanded by one level.
    Expand(Sector),
    /// Phase 3: the chapel is expanded by one level.
    BuildChapel,
    /// Phase 3: a lay brother is hired.
    Hire,
    /// Phase 3: a lay brother goes from the monastery to this level of the chapel.
    Pray(u8),
    /// Phase 3: a lay brother comes back from this level of the chapel.
    CallBack(u8),
    /// Phase 3: two lay brothers go from the monastery to the fields.
    SendToFields,
    /// Phase 3: a doghouse is bought.
    BuyDoghouse,
    /// Phase 3: a watchdog is bought.
    BuyDog,
    /// Phase 3: so many denarii are given to the moneylender.
    Lend(u8),
    /// Phase 3 is done: the cart takes the whole yield onto the road.
    Deliver,

    /// Phase 4: a lay brother begs against this seat.
    Beg(Seat),
    /// Phase 4: the Drunkard is sent against this seat.
    SendDrunkard(Seat),
    /// Phase 4 is done.
    EndBegging,
    /// Phase 4: the victim's answer.
    Defend(Defence),

    /// Phase 5: vegetables and the Vegetable Cart bring the cart forward.
    Advance {
        /// So many vegetables are used.
        vegetables: u8,
        /// Whether the Vegetable Cart is used.
        cart: bool,
    },
    /// Phase 6: so many lay brothers are fed and stay.
    Feed(u8),
    /// Phase 7: the answer to the robbers.
    Robbers(Ransom),
}

/// How a victim answers a lay brother or the Drunkard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Defence {
    /// A watchdog wards him off.
    Dog,
    /// The Cattle Herder wards him off.
    Herder,
    /// He is let in.
    None,
}

/// What the robbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Ransom {
    /// Denarii.
    Denarii,
    /// Two watchdogs.
    Dogs,
    /// A watchdog and the Cattle Herder.
    DogAndHerder,
}
