//! Where things are on the table: cells, tiles laid on them, boxes and floors.

use serde::{Deserialize, Serialize};

use super::edges::SIDES;
use crate::sets::{Numbered, small_set};

/// A cell of the table: how far east and how far south of the Abbey's north-west cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Cell {
    /// Eastwards.
    pub x: i8,
    /// Southwards.
    pub y: i8,
}

impl From<(i8, i8)> for Cell {
    fn from((x, y): (i8, i8)) -> Cell {
        Cell { x, y }
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}

impl Cell {
    /// The cell beyond this side: 0 is north, 1 east, 2 south, 3 west.
    pub(super) fn beyond(self, side: usize) -> Cell {
        const STEPS: [(i8, i8); SIDES] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (x, y) = STEPS[side];
        Cell { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }
}

/// A tile on the table, numbered in the order of laying. The Abbey is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Piece(pub u8);

impl Piece {
    /// The Abbey.
    pub const ABBEY: Piece = Piece(0);

    /// The tile's place in arrays that hold one thing a tile.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Numbered for Piece {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Piece {
        Piece(number)
    }
}

/// A set of tiles on the table, in the order they were laid. Walking through the monastery is a
/// handful of operations on such sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces(pub(super) u64);

small_set!(Pieces(u64) of Piece, |piece| 1 << piece.0, |set| Piece(set.trailing_zeros() as u8));

impl Pieces {
    /// Whatever there may be.
    pub const ALL: Pieces = Pieces(u64::MAX);

    /// The first so many.
    pub(super) fn first(many: u8) -> Pieces {
        Pieces((1 << many) - 1)
    }
}

/// Where on a tile a monk is: in a box of an unconstructed one, or on the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spot {
    /// The tile.
    pub on: Piece,
    /// The box, counted from 0 as printed; none on the floor of a constructed tile.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub in_box: Option<u8>,
}

impl Spot {
    /// On the floor of a constructed tile.
    pub fn floor(on: Piece) -> Spot {
        Spot { on, in_box: None }
    }

    /// In a box of an unconstructed tile.
    pub fn in_box(on: Piece, which: u8) -> Spot {
        Spot { on, in_box: Some(which) }
    }
}

/// A set of boxes of one tile, counted from 0 as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boxes(pub(super) u8);

small_set!(Boxes(u8) of u8, |which| 1u8.checked_shl(which.into()).unwrap_or(0), |set| set.trailing_zeros() as u8);

impl Boxes {
    /// The first so many.
    #[inline]
    pub(super) fn first(many: usize) -> Boxes {
        Boxes((1 << many) - 1)
    }
}
