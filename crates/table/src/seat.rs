//! Places at the table, sets of them, and pairs of eyes.

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0. A *player* is the person or bot in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game has.
    pub const MOST: usize = 6;

    /// Every seat of a table with this many.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..seats).map(Seat)
    }

    /// Every seat once, clockwise, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// The seat's place in arrays that hold one thing a seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise: the left neighbour.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 == seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// A set of one.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat in it.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Eyes {
    /// Whoever sits here: what lies open, and this seat's own secrets.
    Seat(Seat),
    /// Somebody who walks past the table: only what lies open.
    Table,
    /// Nothing is hidden from heaven. For games that are over, and for tests.
    Heaven,
}

impl Eyes {
    /// Whether these eyes see what this seat keeps to itself.
    #[inline]
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(own) => own == seat,
            Eyes::Table => false,
            Eyes::Heaven => true,
        }
    }

    /// Whether these eyes see what only these seats know.
    #[inline]
    pub fn see_any(self, seats: Seats) -> bool {
        match self {
            Eyes::Seat(own) => seats.has(own),
            Eyes::Table => false,
            Eyes::Heaven => true,
        }
    }
}
