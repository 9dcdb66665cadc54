//! What happened, in the past tense, with the reason of every point.

use serde::Serialize;
use table::{Known, Score, Seat, Seats};

use super::{
    action::Colours,
    ending::Testament,
    pieces::{Cell, Piece, Spot},
    the_box::{Tile, the_box},
};

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "event")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// The players drew their colours.
    ColoursDealt {
        /// The colours, in seating order.
        colours: Colours,
    },
    /// The hour marker was moved.
    HourStruck {
        /// The day, from 1.
        day: u8,
        /// The hour of the dial, from 1.
        hour: u8,
    },
    /// A tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which one, to those who may know.
        tile: Known<Tile>,
    },
    /// A tile was put into the bag.
    PutBack {
        /// By whom.
        seat: Seat,
        /// Which one, to those who may know.
        tile: Known<Tile>,
    },
    /// A tile was added to the monastery.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which one.
        tile: Tile,
        /// Its number.
        piece: Piece,
        /// Where.
        at: Cell,
        /// By how many quarters it is turned.
        #[cfg_attr(feature = "types", ts(type = "0 | 1 | 2 | 3"))]
        turn: u8,
    },
    /// A monk moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
        /// For how many movement points.
        cost: u8,
    },
    /// A blessing was laid on a tile.
    Encouraged {
        /// By whom.
        seat: Seat,
        /// On which tile.
        piece: Piece,
    },
    /// Blessings were received.
    Blessed {
        /// By whom.
        seat: Seat,
        /// How many.
        blessings: u8,
        /// What for.
        because: Blessing,
    },
    /// A blessing was due and the pool was empty: these seats returned one each.
    PoolEmpty {
        /// Who had one.
        returned: Seats,
    },
    /// A player began to score.
    ScoringBegan {
        /// Who.
        seat: Seat,
    },
    /// Points were scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
        /// What for.
        because: Reason,
    },
    /// A tile was turned over to its constructed side.
    Flipped {
        /// Which.
        piece: Piece,
    },
    /// A monk was set praying.
    Prayed {
        /// Whose.
        seat: Seat,
        /// Where.
        piece: Piece,
    },
    /// Two letters on the grid were switched and turned small side up.
    Switched {
        /// By whom.
        seat: Seat,
        /// One cell.
        first: u8,
        /// The other.
        second: u8,
    },
    /// The points of a Scoring were totalled.
    Totalled {
        /// By whom.
        seat: Seat,
        /// How many there are to spend.
        points: u8,
    },
    /// A letter was collected and put on a strip.
    LetterCollected {
        /// By whom.
        seat: Seat,
        /// The letter.
        letter: char,
        /// From which cell of the grid.
        from: u8,
        /// Whose strip.
        strip: Seat,
        /// Which space of it, from 0.
        space: u8,
        /// Large side up?
        large: bool,
        /// Paid in points.
        points: u8,
        /// Paid in blessings.
        blessings: u8,
    },
    /// A monk was collected and put into the Abbey.
    MonkCollected {
        /// By whom.
        seat: Seat,
        /// Whose monk.
        whose: Seat,
        /// From which cell of the grid.
        from: u8,
        /// Paid in points.
        points: u8,
        /// Paid in blessings.
        blessings: u8,
    },
    /// A letter covers every space of a strip.
    PhraseCompleted {
        /// Whose.
        seat: Seat,
    },
    /// A monk stood up where he was.
    StoodUp {
        /// Whose.
        seat: Seat,
        /// Where.
        piece: Piece,
    },
    /// The Brewhouse kept a monk where he was.
    Kept {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
    },
    /// A monk returned to the Abbey.
    WentHome {
        /// Whose.
        seat: Seat,
        /// From where.
        piece: Piece,
    },
    /// The Abbot's House called an election.
    ElectionCalled {
        /// By whom.
        seat: Seat,
    },
    /// An Abbot was elected.
    Elected {
        /// Who.
        seat: Seat,
        /// How.
        how: Vote,
    },
    /// A monk was imprisoned.
    Imprisoned {
        /// By whom.
        seat: Seat,
        /// Whose monk.
        whose: Seat,
    },
    /// The new Abbot imprisoned nobody.
    Pardoned {
        /// The Abbot.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: super::Ending,
        /// Everybody's testament, a seat each.
        testaments: Vec<Testament>,
    },
}

/// What a blessing was received for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Blessing {
    /// A feature tile with so many neighbours.
    Feature(Piece),
    /// Encouragement on a tile.
    Encouragement(Piece),
    /// The Almonry.
    Almonry,
    /// A letter on another player's strip.
    OtherStrip,
    /// Unspent points.
    Unspent(u8),
}

/// What points were scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Reason {
    /// Boxes of a tile that was constructed.
    Boxes(Piece),
    /// A tile of a group that was constructed.
    Group {
        /// The tile.
        piece: Piece,
        /// How many tiles counted, itself included.
        tiles: u8,
    },
    /// Prayer.
    Prayer(Piece),
    /// Prayer in the Chapel.
    Chapel(Piece),
    /// Work on a tile.
    Work(Piece),
    /// Work on the Farm.
    Farm(Piece),
    /// Work in the Scriptum.
    Scriptum(Piece),
}

/// How an Abbot was elected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Vote {
    /// His phrase is nearest to the top.
    First,
    /// He had most monks.
    Most,
    /// He was the only other of those who tied.
    OnlyOther,
    /// The old Abbot chose him among those who tied.
    Chosen,
}

impl Reason {
    /// Its key in words and statistics.
    pub fn key(self) -> &'static str {
        match self {
            Reason::Boxes(_) => "boxes",
            Reason::Group { .. } => "group",
            Reason::Prayer(_) => "prayer",
            Reason::Chapel(_) => "chapel",
            Reason::Work(_) => "work",
            Reason::Farm(_) => "farm",
            Reason::Scriptum(_) => "scriptum",
        }
    }
}

impl table::Event for Event {
    /// Drawn tiles are seen only by whoever drew them. (A38)
    fn known(&self) -> Option<Seats> {
        match self {
            Event::Drew { seat, .. } | Event::PutBack { seat, .. } => Some(Seats::only(*seat)),
            _ => None,
        }
    }

    fn hidden(self) -> Option<Event> {
        Some(match self {
            Event::Drew { seat, .. } => Event::Drew { seat, tile: Known::Hidden },
            Event::PutBack { seat, .. } => Event::PutBack { seat, tile: Known::Hidden },
            open => open,
        })
    }

    /// When the pool is empty and when the game ends, screens are looked behind. Whether it ends after
    /// a round of work may depend on what is behind every screen, so that going on shows something
    /// too. (A34)
    fn shows(&self) -> bool {
        match self {
            Event::PoolEmpty { .. } | Event::Ended { .. } => true,
            Event::HourStruck { hour, .. } => {
                let before = usize::from(*hour).checked_sub(2).and_then(|hour| the_box().dial.get(hour));
                before.is_some_and(|hour| hour.kind.is_work())
            }
            _ => false,
        }
    }

    fn score(&self) -> Option<Score> {
        match *self {
            Event::Scored { seat, points, because } => {
                Some(Score { seat, points: points.into(), because: because.key() })
            }
            _ => None,
        }
    }

    fn begins_sum(&self) -> bool {
        matches!(self, Event::ScoringBegan { .. })
    }
}
