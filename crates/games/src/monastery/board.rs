//! The monastery on the table: what lies where, how it is joined, and who stands on it.
//!
//! Tiles are numbered in the order they were laid; the Abbey is number 0.

use table::{Fingerprint, Seat};

use super::{
    edges::{Edge, SIDES},
    gaps::{GAPS, Gap},
    monks::Monks,
    pieces::{Boxes, Cell, Piece, Pieces, Spot},
    the_box::{BOXES, Ground, Group, PIECES, Special, Tile, the_box},
};
use crate::sets::Slot;

/// The monastery on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    laid: u8,
    /// Which tile each is; nothing for the Abbey.
    tiles: [Slot<Tile>; PIECES],
    cells: [Cell; PIECES],
    turns: [u8; PIECES],
    /// The tiles a monk can go to from each.
    links: [Pieces; PIECES],
    pub(super) monks: [Monks; PIECES],
    /// Blessings laid on each tile for encouragement.
    pub tokens: [u8; PIECES],
    /// Constructed tiles. The Abbey always is.
    pub constructed: Pieces,
    /// Fully occupied tiles, constructed or not.
    pub full: Pieces,
    /// Tiles constructed in the running round.
    pub fresh: Pieces,
    /// Tiles with a standing monk of each seat.
    pub stands: [Pieces; 4],
    /// Tiles with a praying monk of anybody.
    pub prayed_on: Pieces,
    /// Paths, Fields and Gardens.
    groups: [Pieces; 3],
    /// Where each special tile lies.
    specials: [Slot<Piece>; Special::MANY],
    gaps: [Gap; GAPS],
    open: u8,
}

impl Board {
    /// The Abbey alone.
    pub(super) fn new() -> Board {
        let mut board = Board {
            laid: 1,
            tiles: [Slot::NONE; PIECES],
            cells: [Cell::default(); PIECES],
            turns: [0; PIECES],
            links: [Pieces::NONE; PIECES],
            monks: [Monks::NOBODY; PIECES],
            tokens: [0; PIECES],
            constructed: Pieces::only(Piece::ABBEY),
            full: Pieces::NONE,
            fresh: Pieces::NONE,
            stands: [Pieces::NONE; 4],
            prayed_on: Pieces::NONE,
            groups: [Pieces::NONE; 3],
            specials: [Slot::NONE; Special::MANY],
            gaps: [Gap::NONE; GAPS],
            open: 0,
        };
        let (wide, high) = the_box().abbey_size;
        let north = (0..wide).map(|x| ((x, -1), 2));
        let east = (0..high).map(|y| ((wide, y), 3));
        let south = (0..wide).rev().map(|x| ((x, high), 0));
        let west = (0..high).rev().map(|y| ((-1, y), 1));
        for ((cell, side), edge) in north.chain(east).chain(south).chain(west).zip(&the_box().abbey_edges) {
            board.open_gap(Cell::from(cell), side, Piece::ABBEY, *edge, Ground::Study);
        }
        board
    }

    /// How many tiles lie on the table, the Abbey included.
    pub fn count(&self) -> u8 {
        self.laid
    }

    /// Every tile on the table.
    pub fn laid(&self) -> impl Iterator<Item = Piece> + use<> {
        (0..self.laid).map(Piece)
    }

    /// Whether there is such a tile.
    #[inline]
    pub(super) fn has(&self, piece: Piece) -> bool {
        piece.0 < self.laid
    }

    /// Which tile it is; none for the Abbey.
    #[inline]
    pub fn tile(&self, piece: Piece) -> Option<Tile> {
        self.tiles[piece.index()].get()
    }

    /// Where a tile lies.
    pub fn cell(&self, piece: Piece) -> Cell {
        self.cells[piece.index()]
    }

    /// By how many quarters a tile is turned.
    pub fn turn(&self, piece: Piece) -> u8 {
        self.turns[piece.index()]
    }

    /// The tile that has this special, if it lies on the table.
    #[inline]
    pub fn special(&self, special: Special) -> Option<Piece> {
        self.specials[special as usize].get()
    }

    /// Whether a tile lies built side up. The Abbey always does.
    #[inline]
    pub fn is_constructed(&self, piece: Piece) -> bool {
        self.constructed.has(piece)
    }

    /// Whether no monk can stay there any more.
    #[inline]
    pub fn is_full(&self, piece: Piece) -> bool {
        self.full.has(piece)
    }

    /// The ground of a tile. The Abbey counts as grey.
    #[inline]
    pub(super) fn ground(&self, piece: Piece) -> Ground {
        self.tile(piece).map_or(Ground::Study, |tile| tile.facts().ground)
    }

    /// The tiles a monk can go to from here.
    #[inline]
    pub fn links(&self, piece: Piece) -> Pieces {
        self.links[piece.index()]
    }

    /// For each side of a tile, whether a monk can go across it. The Abbey has more sides than four.
    pub(super) fn joined_sides(&self, piece: Piece) -> [bool; SIDES] {
        let cell = self.cell(piece);
        std::array::from_fn(|side| {
            let beyond = cell.beyond(side);
            piece != Piece::ABBEY && self.links(piece).iter().any(|other| self.covers(other, beyond))
        })
    }

    /// Whether a tile lies on this cell. The Abbey lies on several.
    fn covers(&self, piece: Piece, cell: Cell) -> bool {
        let (wide, high) = if piece == Piece::ABBEY { the_box().abbey_size } else { (1, 1) };
        let at = self.cell(piece);
        (at.x..at.x + wide).contains(&cell.x) && (at.y..at.y + high).contains(&cell.y)
    }

    /// The empty places beside the monastery.
    #[inline]
    pub(super) fn gaps(&self) -> &[Gap] {
        &self.gaps[..usize::from(self.open)]
    }

    /// An empty place; nothing, if a tile lies there or none beside it.
    pub fn gap(&self, cell: Cell) -> Option<&Gap> {
        self.gaps().iter().find(|gap| gap.cell == cell)
    }

    fn open_gap(&mut self, cell: Cell, side: usize, piece: Piece, edge: Edge, ground: Ground) {
        let known = self.gaps().iter().position(|gap| gap.cell == cell);
        let at = known.unwrap_or_else(|| {
            self.open += 1;
            usize::from(self.open) - 1
        });
        let gap = &mut self.gaps[at];
        gap.cell = cell;
        gap.border(side, piece, edge, ground);
    }

    /// Lays a tile into a gap: unconstructed side up, or constructed if it is a feature.
    pub(super) fn lay(&mut self, tile: Tile, cell: Cell, turn: u8) -> Piece {
        let at = self.gaps().iter().position(|gap| gap.cell == cell).expect("tiles are laid into gaps");
        let gap = self.gaps[at];
        self.open -= 1;
        self.gaps.swap(at, usize::from(self.open));
        self.gaps[usize::from(self.open)] = Gap::NONE;

        let piece = Piece(self.laid);
        self.laid += 1;
        let facts = tile.facts();
        self.tiles[piece.index()] = Slot::of(tile);
        self.cells[piece.index()] = cell;
        self.turns[piece.index()] = turn;
        if facts.ground == Ground::Feature {
            self.constructed.add(piece);
        }
        if let Some(group) = facts.group {
            self.groups[group as usize].add(piece);
        }
        if let Some(special) = facts.special {
            self.specials[special as usize] = Slot::of(piece);
        }
        for side in 0..SIDES {
            let edge = facts.shape.edge(side, turn);
            match gap.beside[side].get() {
                None => self.open_gap(cell.beyond(side), (side + 2) % SIDES, piece, edge, facts.ground),
                Some(beside) if gap.around.facing(side).is_some_and(|other| other.connects(edge)) => {
                    self.links[piece.index()].add(beside);
                    self.links[beside.index()].add(piece);
                }
                Some(_) => {}
            }
        }
        piece
    }

    /// The tiles of this group that hang together with any of these.
    #[inline]
    pub(super) fn together(&self, group: Group, within: Pieces, some: Pieces) -> Pieces {
        let all = self.groups[group as usize] & within;
        let mut found = some & all;
        let mut wave = found;
        while !wave.is_empty() {
            wave = self.beside(wave) & all - found;
            found |= wave;
        }
        found
    }

    /// The constructed tiles of a group that hang together with any of these.
    #[inline]
    pub fn constructed_together(&self, group: Group, some: Pieces) -> Pieces {
        self.together(group, self.constructed, some)
    }

    /// The tiles of a group that hang together with this one when it is constructed, itself included.
    #[inline]
    pub fn built_group(&self, group: Group, piece: Piece) -> Pieces {
        self.together(group, self.constructed | Pieces::only(piece), Pieces::only(piece))
    }

    /// The tiles a monk can go to from any of these.
    #[inline]
    pub(super) fn beside(&self, some: Pieces) -> Pieces {
        some.iter().fold(Pieces::NONE, |set, piece| set | self.links(piece))
    }

    /// The monks on a tile.
    #[inline]
    pub fn monks(&self, piece: Piece) -> &Monks {
        &self.monks[piece.index()]
    }

    /// Where a seat's standing monks are, a spot for each.
    pub fn spots(&self, seat: Seat, mut with: impl FnMut(Spot)) {
        for piece in self.stands[seat.index()].iter() {
            let monks = self.monks(piece);
            if self.is_constructed(piece) {
                (0..monks.standing(seat)).for_each(|_| with(Spot::floor(piece)));
            } else {
                monks.boxes_of(seat).iter().for_each(|which| with(Spot::in_box(piece, which)));
            }
        }
    }

    /// Puts a standing monk on a spot.
    #[inline]
    pub(super) fn stand(&mut self, seat: Seat, spot: Spot) {
        let monks = &mut self.monks[spot.on.index()];
        monks.standing[seat.index()] += 1;
        if let Some(which) = spot.in_box {
            monks.boxes[usize::from(which)] = Slot::of(seat);
        }
        self.recount(spot.on, seat);
    }

    /// Takes a standing monk from a spot.
    #[inline]
    pub(super) fn take(&mut self, seat: Seat, spot: Spot) {
        let monks = &mut self.monks[spot.on.index()];
        monks.standing[seat.index()] -= 1;
        if let Some(which) = spot.in_box {
            monks.boxes[usize::from(which)] = Slot::NONE;
            monks.settled.remove(which);
            monks.scored.remove(which);
        }
        self.recount(spot.on, seat);
    }

    /// A standing monk on the floor begins to pray.
    pub(super) fn kneel(&mut self, seat: Seat, piece: Piece) {
        let monks = &mut self.monks[piece.index()];
        monks.standing[seat.index()] -= 1;
        monks.praying[seat.index()] += 1;
        self.recount(piece, seat);
    }

    /// A praying monk stands up where he is.
    pub(super) fn rise(&mut self, seat: Seat, piece: Piece) {
        let monks = &mut self.monks[piece.index()];
        monks.praying[seat.index()] -= 1;
        monks.standing[seat.index()] += 1;
        self.recount(piece, seat);
    }

    /// Brings the sets up to date after a monk came or went.
    #[inline]
    fn recount(&mut self, piece: Piece, seat: Seat) {
        let monks = &self.monks[piece.index()];
        self.stands[seat.index()].put(piece, monks.standing(seat) > 0);
        self.prayed_on.put(piece, monks.anybody_prays());
        if let Some(room) = self.room(piece) {
            self.full.put(piece, usize::from(monks.all()) >= room);
        }
    }

    /// How many monks a tile holds; the Abbey holds any number.
    #[inline]
    pub(super) fn room(&self, piece: Piece) -> Option<usize> {
        let facts = self.tile(piece)?.facts();
        Some(if self.is_constructed(piece) { usize::from(facts.value) } else { facts.boxes.len() })
    }

    /// Turns a tile over: the monks leave their boxes for the floor.
    pub(super) fn flip(&mut self, piece: Piece) {
        self.constructed.add(piece);
        self.fresh.add(piece);
        let monks = &mut self.monks[piece.index()];
        monks.boxes = [Slot::NONE; BOXES];
        monks.scored = Boxes::NONE;
        monks.settled = Boxes::NONE;
        let all = usize::from(monks.all());
        self.full.put(piece, self.room(piece).is_some_and(|room| all >= room));
    }

    /// The boxes of an unconstructed tile that are empty.
    #[inline]
    pub(super) fn empty_boxes(&self, piece: Piece) -> Boxes {
        let boxes = self.tile(piece).map_or(0, |tile| tile.facts().boxes.len());
        self.monks(piece).empty_boxes(boxes)
    }

    /// Takes the whole board into a fingerprint.
    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        into.word(u64::from(self.laid));
        for piece in self.laid() {
            let n = piece.index();
            let Cell { x, y } = self.cells[n];
            into.bytes(&[self.tiles[n].byte(), x as u8, y as u8, self.turns[n], self.tokens[n]]);
            self.monks[n].fingerprint(into);
        }
        into.word(self.constructed.0);
        into.word(self.fresh.0);
    }
}
