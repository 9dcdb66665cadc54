//! What is being done, with what only that phase needs.

use serde::Serialize;
use table::{Fingerprint, Seat, Turn};

use super::house::Places;

/// Which phase of a round it is, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "part")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the rulebook; seats act")]
pub enum Phase {
    /// Set-up: a seat is dealt its monastery card.
    Dealing { seat: Seat },
    /// Set-up: a production card is set aside.
    SettingAside,
    /// Phase 1: an event card is revealed.
    Revealing,
    /// Phase 1: a seat starts or passes the right on; so much has been paid for that.
    Starting { seat: Seat, pot: u16 },
    /// Phase 1: a seat may expand a sector for nothing.
    Inheriting { seat: Seat },
    /// Phase 1: a production card is revealed.
    Producing,
    /// Phase 2: a seat decides about its cellerar.
    Employing { seat: Seat },
    /// Phase 2: a seat buys vegetables.
    Buying { seat: Seat },
    /// Phase 3: a seat expands its monastery.
    Building(Building),
    /// Phase 4: a seat begs.
    Begging { seat: Seat },
    /// Phase 4: a victim answers.
    Defending { seat: Seat, attacker: Seat },
    /// Phase 5: a seat goes on along the road.
    Advancing { seat: Seat },
    /// Phase 6: a seat feeds its lay brothers.
    Feeding { seat: Seat },
    /// Phase 7: a seat answers the robbers, who want so many denarii.
    Ambushed {
        seat: Seat,
        denarii: u8,
        /// What everybody was paid in this phase.
        #[serde(skip)]
        paid: [u8; Seat::MOST],
    },
    /// The game is over.
    Over,
}

/// One seat's phase 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Building {
    /// Who.
    pub seat: Seat,
    /// Whether the chapel was expanded.
    pub chapel: bool,
    /// Whether a doghouse was bought.
    pub doghouse: bool,
    /// Whether the dairy cellerar has saved his denarius.
    pub saved: bool,
    /// Places of the chapel that somebody has come to or left. (D42)
    pub moved: Places,
}

impl Building {
    pub(super) fn of(seat: Seat) -> Building {
        Building { seat, chapel: false, doghouse: false, saved: false, moved: Places::NONE }
    }
}

impl Phase {
    /// How many phases a round has.
    pub const MANY: u8 = 7;

    /// Who must act.
    #[inline]
    pub fn turn(&self) -> Turn {
        match *self {
            Phase::Dealing { .. } | Phase::SettingAside | Phase::Revealing | Phase::Producing => Turn::Chance,
            Phase::Starting { seat, .. }
            | Phase::Inheriting { seat }
            | Phase::Employing { seat }
            | Phase::Buying { seat }
            | Phase::Building(Building { seat, .. })
            | Phase::Begging { seat }
            | Phase::Defending { seat, .. }
            | Phase::Advancing { seat }
            | Phase::Feeding { seat }
            | Phase::Ambushed { seat, .. } => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// Its number in the rulebook, from 1; 0 before the first.
    pub fn number(&self) -> u8 {
        match self {
            Phase::Dealing { .. } | Phase::SettingAside => 0,
            Phase::Revealing | Phase::Starting { .. } | Phase::Inheriting { .. } | Phase::Producing => 1,
            Phase::Employing { .. } | Phase::Buying { .. } => 2,
            Phase::Building(_) => 3,
            Phase::Begging { .. } | Phase::Defending { .. } => 4,
            Phase::Advancing { .. } => 5,
            Phase::Feeding { .. } => 6,
            Phase::Ambushed { .. } | Phase::Over => 7,
        }
    }

    /// Takes the phase into a fingerprint.
    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        match *self {
            Phase::Dealing { seat } => into.bytes(&[0, seat.0]),
            Phase::SettingAside => into.bytes(&[1]),
            Phase::Revealing => into.bytes(&[2]),
            Phase::Starting { seat, pot } => into.bytes(&[3, seat.0, pot as u8, (pot >> 8) as u8]),
            Phase::Inheriting { seat } => into.bytes(&[4, seat.0]),
            Phase::Producing => into.bytes(&[5]),
            Phase::Employing { seat } => into.bytes(&[6, seat.0]),
            Phase::Buying { seat } => into.bytes(&[7, seat.0]),
            Phase::Building(Building { seat, chapel, doghouse, saved, moved }) => {
                into.bytes(&[8, seat.0, chapel.into(), doghouse.into(), saved.into(), moved.0]);
            }
            Phase::Begging { seat } => into.bytes(&[9, seat.0]),
            Phase::Defending { seat, attacker } => into.bytes(&[10, seat.0, attacker.0]),
            Phase::Advancing { seat } => into.bytes(&[11, seat.0]),
            Phase::Feeding { seat } => into.bytes(&[12, seat.0]),
            Phase::Ambushed { seat, paid, .. } => {
                into.bytes(&[13, seat.0]);
                into.bytes(&paid);
            }
            Phase::Over => into.bytes(&[14]),
        }
    }
}
