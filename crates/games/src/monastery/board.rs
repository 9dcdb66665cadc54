//! The monastery on the table: what lies where, how it is joined, and who stands on it.
//!
//! Tiles are numbered in the order they were laid; the Abbey is number 0. Sets of tiles are words
//! with a bit each, so that walking through the monastery is a handful of operations.

use serde::{Deserialize, Serialize};
use table::{Fingerprint, Seat};

use super::{
    edges::{Around, Edge, SIDES},
    the_box::{BOXES, Ground, Group, PIECES, Special, Tile, the_box},
};

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

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The tiles of a set, in the order they were laid.
#[inline]
pub(super) fn pieces(mut set: u64) -> impl Iterator<Item = Piece> {
    std::iter::from_fn(move || {
        let piece = (set != 0).then(|| Piece(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        piece
    })
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

/// Nobody in a box, and nothing beside a gap.
pub(super) const NONE: u8 = u8::MAX;

/// The monks on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Monks {
    /// Standing monks of each seat, those in boxes included.
    pub(super) standing: [u8; 4],
    /// Praying monks of each seat.
    pub(super) praying: [u8; 4],
    /// Whose monk is in each box.
    pub(super) boxes: [u8; BOXES],
    /// Boxes whose monks have scored for constructing.
    pub(super) scored: u8,
    /// Boxes entered in the running Placement and movement.
    pub(super) settled: u8,
    /// Monks that the Brewhouse keeps here: boxes, a bit each, or a number on the floor.
    pub(super) kept: u8,
}

impl Monks {
    const NOBODY: Monks =
        Monks { standing: [0; 4], praying: [0; 4], boxes: [NONE; BOXES], scored: 0, settled: 0, kept: 0 };

    /// Everybody here.
    #[inline]
    pub(super) fn all(&self) -> u8 {
        self.standing.iter().sum::<u8>() + self.praying.iter().sum::<u8>()
    }

    /// One seat's monks here, standing and praying.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> u8 {
        self.standing[seat.index()] + self.praying[seat.index()]
    }
}

/// An empty place beside the monastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) cell: Cell,
    pub(super) around: Around,
    near_study: bool,
    near_toil: bool,
    /// The tile on each side.
    pub(super) beside: [u8; SIDES],
}

impl Gap {
    const NONE: Gap = Gap {
        cell: Cell { x: 0, y: 0 },
        around: Around(0),
        near_study: false,
        near_toil: false,
        beside: [NONE; SIDES],
    };

    /// The tiles that touch this place, edge to edge.
    #[inline]
    pub(super) fn neighbours(&self) -> u64 {
        self.beside.iter().filter(|piece| **piece != NONE).fold(0, |set, piece| set | 1 << piece)
    }

    /// Grey and brown are kept apart. (Tile placement, restriction 3)
    #[inline]
    pub(super) fn suits(&self, ground: Ground) -> bool {
        (!self.near_study || ground.suits(Ground::Study)) && (!self.near_toil || ground.suits(Ground::Toil))
    }
}

/// The Abbey has ten gaps around it; a new tile takes one and makes at most three.
const GAPS: usize = 16 + 2 * PIECES;

/// The monastery on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    laid: u8,
    tiles: [Tile; PIECES],
    cells: [Cell; PIECES],
    turns: [u8; PIECES],
    /// The tiles a monk can go to from each.
    links: [u64; PIECES],
    pub(super) monks: [Monks; PIECES],
    /// Blessings laid on tiles for encouragement.
    pub(super) tokens: [u8; PIECES],
    pub(super) constructed: u64,
    /// Fully occupied tiles, constructed or not.
    pub(super) full: u64,
    /// Tiles constructed in the running round.
    pub(super) fresh: u64,
    /// Tiles with a standing monk of each seat.
    pub(super) stands: [u64; 4],
    /// Tiles with a praying monk of anybody.
    pub(super) prayed_on: u64,
    /// Paths, Fields and Gardens.
    groups: [u64; 3],
    /// Where each special tile lies.
    specials: [u8; Special::MANY],
    gaps: [Gap; GAPS],
    open: u8,
}

impl Board {
    /// The Abbey alone.
    pub(super) fn new() -> Board {
        let mut board = Board {
            laid: 1,
            tiles: [Tile(NONE); PIECES],
            cells: [Cell::default(); PIECES],
            turns: [0; PIECES],
            links: [0; PIECES],
            monks: [Monks::NOBODY; PIECES],
            tokens: [0; PIECES],
            constructed: Piece::ABBEY.bit(),
            full: 0,
            fresh: 0,
            stands: [0; 4],
            prayed_on: 0,
            groups: [0; 3],
            specials: [NONE; Special::MANY],
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
        if piece == Piece::ABBEY { None } else { Some(self.tiles[piece.index()]) }
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
    pub(super) fn special(&self, special: Special) -> Option<Piece> {
        let piece = self.specials[special as usize];
        (piece != NONE).then_some(Piece(piece))
    }

    /// Whether a tile lies built side up. The Abbey always does.
    #[inline]
    pub fn is_constructed(&self, piece: Piece) -> bool {
        self.constructed & piece.bit() != 0
    }

    /// Whether no monk can stay there any more.
    #[inline]
    pub fn is_full(&self, piece: Piece) -> bool {
        self.full & piece.bit() != 0
    }

    /// The ground of a tile. The Abbey counts as grey.
    #[inline]
    pub(super) fn ground(&self, piece: Piece) -> Ground {
        self.tile(piece).map_or(Ground::Study, |tile| tile.facts().ground)
    }

    /// The tiles a monk can go to from here.
    #[inline]
    pub(super) fn links(&self, piece: Piece) -> u64 {
        self.links[piece.index()]
    }

    /// For each side of a tile, whether a monk can go across it. The Abbey has more sides than four.
    pub(super) fn joined_sides(&self, piece: Piece) -> [bool; SIDES] {
        let cell = self.cell(piece);
        std::array::from_fn(|side| {
            let beyond = cell.beyond(side);
            piece != Piece::ABBEY && pieces(self.links(piece)).any(|other| self.covers(other, beyond))
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

    pub(super) fn gap(&self, cell: Cell) -> Option<&Gap> {
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
        gap.around.set(side, edge);
        gap.beside[side] = piece.0;
        gap.near_study |= ground == Ground::Study;
        gap.near_toil |= ground == Ground::Toil;
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
        self.tiles[piece.index()] = tile;
        self.cells[piece.index()] = cell;
        self.turns[piece.index()] = turn;
        if facts.ground == Ground::Feature {
            self.constructed |= piece.bit();
        }
        if let Some(group) = facts.group {
            self.groups[group as usize] |= piece.bit();
        }
        if let Some(special) = facts.special {
            self.specials[special as usize] = piece.0;
        }
        for side in 0..SIDES {
            let edge = facts.shape.edge(side, turn);
            let beside = gap.beside[side];
            if beside == NONE {
                self.open_gap(cell.beyond(side), (side + 2) % SIDES, piece, edge, facts.ground);
            } else if gap.around.facing(side).is_some_and(|other| other.connects(edge)) {
                self.links[piece.index()] |= 1 << beside;
                self.links[usize::from(beside)] |= piece.bit();
            }
        }
        piece
    }

    /// The tiles of this group that hang together with any of these.
    #[inline]
    pub(super) fn together(&self, group: Group, within: u64, some: u64) -> u64 {
        let all = self.groups[group as usize] & within;
        let mut found = some & all;
        let mut wave = found;
        while wave != 0 {
            wave = pieces(wave).fold(0, |set, piece| set | self.links(piece)) & all & !found;
            found |= wave;
        }
        found
    }

    /// Puts a standing monk on a spot.
    #[inline]
    pub(super) fn stand(&mut self, seat: Seat, spot: Spot) {
        let monks = &mut self.monks[spot.on.index()];
        monks.standing[seat.index()] += 1;
        if let Some(which) = spot.in_box {
            monks.boxes[usize::from(which)] = seat.0;
        }
        self.recount(spot.on, seat);
    }

    /// Takes a standing monk from a spot.
    #[inline]
    pub(super) fn take(&mut self, seat: Seat, spot: Spot) {
        let monks = &mut self.monks[spot.on.index()];
        monks.standing[seat.index()] -= 1;
        if let Some(which) = spot.in_box {
            monks.boxes[usize::from(which)] = NONE;
            monks.settled &= !(1 << which);
            monks.scored &= !(1 << which);
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
        let put = |set: &mut u64, in_it: bool| *set = *set & !piece.bit() | u64::from(in_it) << piece.0;
        put(&mut self.stands[seat.index()], monks.standing[seat.index()] > 0);
        put(&mut self.prayed_on, monks.praying != [0; 4]);
        if piece != Piece::ABBEY {
            let facts = self.tiles[piece.index()].facts();
            let room = if self.constructed & piece.bit() != 0 { usize::from(facts.value) } else { facts.boxes.len() };
            put(&mut self.full, usize::from(monks.all()) >= room);
        }
    }

    /// Turns a tile over: the monks leave their boxes for the floor.
    pub(super) fn flip(&mut self, piece: Piece) {
        self.constructed |= piece.bit();
        self.fresh |= piece.bit();
        let monks = &mut self.monks[piece.index()];
        monks.boxes = [NONE; BOXES];
        monks.scored = 0;
        monks.settled = 0;
        let full = monks.all() >= self.tiles[piece.index()].facts().value;
        self.full = self.full & !piece.bit() | u64::from(full) << piece.0;
    }

    /// The boxes of an unconstructed tile that are empty, a bit each.
    #[inline]
    pub(super) fn empty_boxes(&self, piece: Piece) -> u8 {
        let boxes = self.tiles[piece.index()].facts().boxes.len();
        let monks = &self.monks[piece.index()];
        (0..boxes).filter(|which| monks.boxes[*which] == NONE).fold(0, |set, which| set | 1 << which)
    }

    /// Takes the whole board into a fingerprint.
    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        into.word(u64::from(self.laid));
        for piece in self.laid() {
            let n = piece.index();
            let monks = &self.monks[n];
            into.bytes(&[self.tiles[n].0, self.cells[n].x as u8, self.cells[n].y as u8, self.turns[n], self.tokens[n]]);
            into.bytes(&monks.standing);
            into.bytes(&monks.praying);
            into.bytes(&monks.boxes);
            into.bytes(&[monks.scored, monks.settled, monks.kept]);
        }
        into.word(self.constructed);
        into.word(self.fresh);
    }
}

/// The bits of a small set, lowest first.
#[inline]
pub(super) fn bits(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        bit
    })
}
