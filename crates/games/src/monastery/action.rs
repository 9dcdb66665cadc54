//! What a seat, or chance, can do.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::Seat;

use super::{
    pieces::{Cell, Piece, Spot},
    the_box::{Colour, Tile},
};

/// A small step, named as the rulebook names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// Chance: the players draw their colours.
    DealColours(Colours),
    /// Chance: a tile is drawn from the bag.
    Draw(Tile),

    /// A tile is added to the monastery: in Placement, or by the Stables in Scoring.
    Place {
        /// The tile, from behind the screen.
        tile: Tile,
        /// Where.
        at: Cell,
        /// Turned clockwise by so many quarters.
        #[cfg_attr(feature = "types", ts(type = "0 | 1 | 2 | 3"))]
        turn: u8,
    },
    /// Instead of placing, a tile is drawn to be exchanged.
    Exchange,
    /// A tile from behind the screen, or the one just drawn, goes into the bag.
    PutBack(Tile),
    /// A monk walks, or changes boxes.
    Move {
        /// From here.
        from: Spot,
        /// To here.
        to: Spot,
        /// For so many movement points.
        cost: u8,
    },
    /// A blessing is laid on an unconstructed tile.
    Encourage(Piece),
    /// Placement and movement is done.
    EndPlacement,

    /// A fully-occupied tile of a group is constructed before another of it.
    Construct(Piece),
    /// A monk is set praying.
    Pray(Piece),
    /// The Almonry gives a blessing.
    Almonry,
    /// The Workshop draws a tile.
    Workshop,
    /// The Abbot's House calls an election.
    AbbotsHouse,
    /// The Library switches two letters: the one on this cell of the grid is chosen, first one,
    /// then another. (A50)
    Switch(u8),
    /// Work is counted; the points are totalled.
    Total,
    /// A letter is collected.
    CollectLetter {
        /// From this cell of the grid.
        from: u8,
        /// For this seat's strip.
        strip: Seat,
    },
    /// A monk is collected.
    CollectMonk {
        /// From this cell of the grid.
        from: u8,
        /// This seat's monk.
        whose: Seat,
    },
    /// Scoring is done; unspent points become blessings.
    EndScoring,

    /// The Brewhouse keeps a monk where he is.
    Keep(Spot),
    /// The other monks go home.
    SendHome,
    /// The old Abbot breaks a tie.
    Elect(Seat),
    /// The new Abbot imprisons a monk of this seat.
    Imprison(Seat),
    /// The new Abbot imprisons nobody.
    Pardon,
}

/// A set of colours, written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Colour>"))]
pub struct Colours(u8);

impl Colours {
    /// Every set of so many colours.
    pub(super) fn sets_of(many: u8) -> impl Iterator<Item = Colours> {
        (0..16u8).map(Colours).filter(move |set| set.0.count_ones() == u32::from(many))
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in seating order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.0 & 1 << colour.row() != 0)
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<T: IntoIterator<Item = Colour>>(colours: T) -> Colours {
        Colours(colours.into_iter().fold(0, |set, colour| set | 1 << colour.row()))
    }
}

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colours, D::Error> {
        let list = Vec::<Colour>::deserialize(deserializer)?;
        let set: Colours = list.iter().copied().collect();
        if set.iter().eq(list) {
            Ok(set)
        } else {
            Err(D::Error::custom("colours must be different and in seating order"))
        }
    }
}
