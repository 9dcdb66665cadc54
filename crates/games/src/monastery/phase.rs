//! What is being done, with what only that part of the round needs.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Fingerprint, Seat, Seats, Turn};

use super::{Ending, Special};
use crate::sets::small_set;

/// Which part of a round it is, and how far it has come. All of it lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "part")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Phase {
    /// The colours are drawn.
    Colours,
    /// A seat draws tiles.
    Dealing {
        /// Who.
        seat: Seat,
        /// How many are left to draw.
        left: u8,
    },
    /// A seat puts tiles back that it does not keep.
    Keeping {
        /// Who.
        seat: Seat,
        /// How many go back.
        back: u8,
    },
    /// Placement and movement.
    Placing(Placing),
    /// Points are scored.
    Scoring(Scoring),
    /// The Library: one letter is chosen.
    Switching {
        /// The Scoring that goes on afterwards.
        #[serde(flatten)]
        scoring: Scoring,
        /// The cell of the first letter.
        first: u8,
    },
    /// Points are spent.
    Collecting(Collecting),
    /// A tile is drawn for an exchange or in the Workshop.
    Drawing(Errand),
    /// A tile is put back for it.
    PuttingBack(Errand),
    /// The Brewhouse: a seat keeps monks where they are.
    Brewing {
        /// Who.
        seat: Seat,
        /// Everybody who has a monk in the Brewhouse.
        brewers: Seats,
    },
    /// The old Abbot breaks a tie.
    Electing {
        /// The old Abbot.
        seat: Seat,
        /// Among whom.
        tied: Seats,
        /// The Scoring in which a snap election was called; none in a service.
        snap: Option<Scoring>,
    },
    /// The new Abbot may imprison a monk.
    Imprisoning {
        /// The new Abbot.
        seat: Seat,
        /// The Scoring in which a snap election was called; none in a service.
        snap: Option<Scoring>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// One seat's Placement and movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placing {
    /// Who.
    pub seat: Seat,
    /// Movement points left.
    pub allowance: u8,
    /// Whether a tile was placed or exchanged.
    pub placed: bool,
    /// Whether a blessing was laid on a tile.
    pub encouraging: bool,
}

/// One seat's Scoring, up to totalling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Scoring {
    /// Who.
    pub seat: Seat,
    /// Points scored so far.
    pub points: u8,
    /// Whether a monk was set praying.
    pub prayed: bool,
    /// Icon effects used.
    pub used: Icons,
    /// Blessings received in this Scoring, not to be spent in it. (A4)
    pub fresh: u8,
}

/// One seat's Scoring, after totalling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Collecting {
    /// Who.
    pub seat: Seat,
    /// Points left to spend.
    pub points: u8,
    /// Blessings received in this Scoring, not to be spent in it. (A4)
    pub fresh: u8,
}

/// What a tile is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "errand")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Errand {
    /// An exchange, instead of placing.
    Exchange(Placing),
    /// The Workshop.
    Workshop(Scoring),
}

/// A set of icons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Special>"))]
pub struct Icons(u16);

small_set!(Icons(u16) of Special, |icon| 1 << icon as u16, |set| Special::ICONS[set.trailing_zeros() as usize]);

impl Placing {
    pub(super) fn of(seat: Seat, allowance: u8) -> Placing {
        Placing { seat, allowance, placed: false, encouraging: false }
    }
}

impl Scoring {
    pub(super) fn of(seat: Seat) -> Scoring {
        Scoring { seat, points: 0, prayed: false, used: Icons::NONE, fresh: 0 }
    }
}

impl Errand {
    /// Whose it is.
    pub fn seat(&self) -> Seat {
        match self {
            Errand::Exchange(placing) => placing.seat,
            Errand::Workshop(scoring) => scoring.seat,
        }
    }
}

impl Phase {
    /// Who must act.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self {
            Phase::Colours | Phase::Dealing { .. } | Phase::Drawing(_) => Turn::Chance,
            Phase::Keeping { seat, .. }
            | Phase::Placing(Placing { seat, .. })
            | Phase::Scoring(Scoring { seat, .. })
            | Phase::Switching { scoring: Scoring { seat, .. }, .. }
            | Phase::Collecting(Collecting { seat, .. })
            | Phase::Brewing { seat, .. }
            | Phase::Electing { seat, .. }
            | Phase::Imprisoning { seat, .. } => Turn::Seat(*seat),
            Phase::PuttingBack(errand) => Turn::Seat(errand.seat()),
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// The seat that scores, and the blessings it received since it began to. They may not be spent
    /// in the same Scoring. (A4)
    pub(super) fn fresh(&self) -> Option<(Seat, u8)> {
        match self {
            Phase::Scoring(Scoring { seat, fresh, .. })
            | Phase::Switching { scoring: Scoring { seat, fresh, .. }, .. }
            | Phase::Drawing(Errand::Workshop(Scoring { seat, fresh, .. }))
            | Phase::PuttingBack(Errand::Workshop(Scoring { seat, fresh, .. }))
            | Phase::Electing { snap: Some(Scoring { seat, fresh, .. }), .. }
            | Phase::Imprisoning { snap: Some(Scoring { seat, fresh, .. }), .. }
            | Phase::Collecting(Collecting { seat, fresh, .. }) => Some((*seat, *fresh)),
            _ => None,
        }
    }

    /// Takes the phase into a fingerprint.
    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        let bytes: ArrayVec<u8, 8> = match self {
            Phase::Colours => return into.word(0),
            Phase::Dealing { seat, left } => [1, seat.0, *left].into_iter().collect(),
            Phase::Keeping { seat, back } => [2, seat.0, *back].into_iter().collect(),
            Phase::Placing(placing) => [3].into_iter().chain(placing.bytes()).collect(),
            Phase::Scoring(scoring) => [4].into_iter().chain(scoring.bytes()).collect(),
            Phase::Switching { scoring, first } => [5, *first].into_iter().chain(scoring.bytes()).collect(),
            Phase::Collecting(Collecting { seat, points, fresh }) => [6, seat.0, *points, *fresh].into_iter().collect(),
            Phase::Drawing(Errand::Exchange(placing)) => [7].into_iter().chain(placing.bytes()).collect(),
            Phase::Drawing(Errand::Workshop(scoring)) => [7].into_iter().chain(scoring.bytes()).collect(),
            Phase::PuttingBack(Errand::Exchange(placing)) => [8].into_iter().chain(placing.bytes()).collect(),
            Phase::PuttingBack(Errand::Workshop(scoring)) => [8].into_iter().chain(scoring.bytes()).collect(),
            Phase::Brewing { seat, brewers } => [9, seat.0, brewers.0].into_iter().collect(),
            Phase::Electing { tied, snap, .. } => {
                [10, tied.0].into_iter().chain(snap.iter().flat_map(Scoring::bytes)).collect()
            }
            Phase::Imprisoning { snap, .. } => [11].into_iter().chain(snap.iter().flat_map(Scoring::bytes)).collect(),
            Phase::Over { ending } => [12, *ending as u8].into_iter().collect(),
        };
        into.bytes(&bytes);
    }
}

impl Placing {
    fn bytes(&self) -> [u8; 4] {
        [self.seat.0, self.allowance, self.placed.into(), self.encouraging.into()]
    }
}

impl Scoring {
    fn bytes(&self) -> [u8; 6] {
        let [low, high] = self.used.0.to_le_bytes();
        [self.seat.0, self.points, self.prayed.into(), low, high, self.fresh]
    }
}
