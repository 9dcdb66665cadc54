//! Empty places beside the monastery, and what may lie there.

use super::{
    edges::{Around, Edge, SIDES},
    pieces::{Cell, Piece, Pieces},
    the_box::{Ground, PIECES, Tile},
};
use crate::sets::Slot;

/// The Abbey has ten gaps around it; a new tile takes one and makes at most three.
pub(super) const GAPS: usize = 16 + 2 * PIECES;

/// An empty place beside the monastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    pub(super) cell: Cell,
    pub(super) around: Around,
    near_study: bool,
    near_toil: bool,
    /// The tile on each side.
    pub(super) beside: [Slot<Piece>; SIDES],
}

impl Gap {
    pub(super) const NONE: Gap = Gap {
        cell: Cell { x: 0, y: 0 },
        around: Around(0),
        near_study: false,
        near_toil: false,
        beside: [Slot::NONE; SIDES],
    };

    /// A tile was laid on this side of the place.
    pub(super) fn border(&mut self, side: usize, piece: Piece, edge: Edge, ground: Ground) {
        self.around.set(side, edge);
        self.beside[side] = Slot::of(piece);
        self.near_study |= ground == Ground::Study;
        self.near_toil |= ground == Ground::Toil;
    }

    /// The tiles that touch this place, edge to edge.
    #[inline]
    pub fn neighbours(&self) -> Pieces {
        self.beside.iter().filter_map(|slot| slot.get()).collect()
    }

    /// The tiles that a tile laid here would be joined to.
    #[inline]
    pub fn would_join(&self, tile: Tile, turn: u8) -> Pieces {
        let shape = &tile.facts().shape;
        let joins = |side: &usize| self.around.facing(*side).is_some_and(|edge| edge.connects(shape.edge(*side, turn)));
        (0..SIDES).filter(joins).filter_map(|side| self.beside[side].get()).collect()
    }

    /// Grey and brown are kept apart. (Tile placement, restriction 3)
    #[inline]
    pub(super) fn suits(&self, ground: Ground) -> bool {
        (!self.near_study || ground.suits(Ground::Study)) && (!self.near_toil || ground.suits(Ground::Toil))
    }
}
