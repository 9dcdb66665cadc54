//! Reading a table with nothing hidden: for bots' judgement of tables they imagined, and for tests.

use table::Seat;

use super::{
    Colour, Hand, Monastery, Phase,
    board::{Board, Cell, NONE, Piece, Spot, bits, pieces},
    edges::SIDES,
    the_box::{CROSSES, Ground, Group, Special, Tile, the_box},
};

impl Monastery {
    /// Which part of a round it is.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.open.phase
    }

    /// The monastery.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.open.board
    }

    /// The tiles behind a screen.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hidden.hands[seat.index()]
    }

    /// The tile just drawn by Exchange or Workshop.
    pub fn drawn(&self) -> Option<Tile> {
        self.hidden.drawn
    }

    /// The blessings behind a screen.
    pub fn blessings(&self, seat: Seat) -> u8 {
        self.hidden.blessings[seat.index()]
    }

    /// The Abbot.
    pub fn abbot(&self) -> Seat {
        self.open.abbot
    }

    /// A seat's colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.open.colours[seat.index()]
    }

    /// Whether two seats play as one team.
    pub fn are_partners(&self, one: Seat, other: Seat) -> bool {
        self.open.partners(one, other)
    }

    /// Study and toil rounds still to come, the running one included.
    pub fn rounds_left(&self) -> u8 {
        let hours = the_box().dial.len() as u8 * the_box().days;
        let works = |hour: &u8| {
            let kind = the_box().dial[usize::from(*hour) % the_box().dial.len()].kind;
            matches!(kind, super::Round::Study | super::Round::Toil)
        };
        (self.open.hour..hours).filter(works).count() as u8
    }

    /// Study and toil rounds after the running one until praying monks stand up.
    pub fn rounds_till_service(&self) -> u8 {
        let dial = &the_box().dial;
        let (_, hour) = self.open.time();
        let rest = dial[usize::from(hour) + 1..].iter();
        rest.take_while(|hour| matches!(hour.kind, super::Round::Study | super::Round::Toil)).count() as u8
    }

    /// The letter on a cell of the grid.
    #[inline]
    pub fn letter(&self, cell: u8) -> Option<u8> {
        self.open.grid.letter(cell)
    }

    /// Cells of the grid with a letter, a bit each.
    #[inline]
    pub fn letters(&self) -> u64 {
        self.open.grid.letters()
    }

    /// Cells of the grid with a letter that can still be switched.
    pub fn large_letters(&self) -> u64 {
        self.open.grid.large_letters()
    }

    /// How many empty spaces a strip has for this letter.
    #[inline]
    pub fn wants(&self, strip: Seat, letter: u8) -> u32 {
        let row = self.open.colours[strip.index()].row();
        let spaces = the_box().spaces[row][usize::from(letter - b'A')];
        (spaces & !self.open.strips[strip.index()].covered).count_ones()
    }

    /// What a cell of the grid costs a seat now.
    pub fn cost(&self, seat: Seat, cell: u8) -> u8 {
        self.price(seat, cell)
    }

    /// Letters on a strip: large ones, and all.
    pub fn strip(&self, seat: Seat) -> (u32, u32) {
        let strip = self.open.strips[seat.index()];
        (strip.large.count_ones(), strip.covered.count_ones())
    }

    /// The crosses of the grid on which a seat's monk waits.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (0..CROSSES).filter(move |cross| self.open.grid.waiting(*cross).has(seat)).map(|cross| the_box().crosses[cross])
    }

    /// Blessings in the pool.
    pub fn pool(&self) -> u8 {
        self.open.pool
    }

    /// Whether icon effects count.
    pub fn has_icons(&self) -> bool {
        !self.open.agreed.simpler
    }

    /// Adds every tile this seat could place now.
    pub fn placements(&self, seat: Seat, into: &mut Vec<super::Action>) {
        self.list_placements(seat, into);
    }

    /// The tiles that a tile laid here would be joined to, a bit each.
    #[inline]
    pub fn would_join(&self, tile: Tile, at: Cell, turn: u8) -> u64 {
        let shape = &tile.facts().shape;
        let Some(gap) = self.open.board.gap(at) else { return 0 };
        (0..SIDES)
            .filter(|side| gap.around.facing(*side).is_some_and(|edge| edge.connects(shape.edge(*side, turn))))
            .fold(0, |set, side| set | 1 << gap.beside[side])
    }

    /// How many tiles touch this empty place.
    pub fn touching(&self, at: Cell) -> u32 {
        self.open.board.gap(at).map_or(0, |gap| gap.neighbours().count_ones())
    }

    /// Everything a monk of this seat can get to from here within so many movement points: calls
    /// `at` with rings of tiles, nearest first.
    #[inline]
    pub fn reach(&self, seat: Seat, from: Piece, allowance: u8, mut at: impl FnMut(u64, u8)) {
        self.walk(seat, from, allowance, |ring, cost| {
            at(ring, cost);
            false
        });
    }
}

impl Board {
    /// Tiles with a standing monk of this seat, a bit each.
    #[inline]
    pub fn stood_on(&self, seat: Seat) -> u64 {
        self.stands[seat.index()]
    }

    /// Tiles with a praying monk, a bit each.
    #[inline]
    pub fn prayed_on(&self) -> u64 {
        self.prayed_on
    }

    /// Constructed tiles, a bit each.
    #[inline]
    pub fn constructed(&self) -> u64 {
        self.constructed
    }

    /// Fully occupied tiles, a bit each.
    #[inline]
    pub fn full(&self) -> u64 {
        self.full
    }

    /// Tiles constructed in the running round, a bit each.
    pub fn fresh(&self) -> u64 {
        self.fresh
    }

    /// Tiles joined to this one, a bit each.
    #[inline]
    pub fn joined(&self, piece: Piece) -> u64 {
        self.links(piece)
    }

    /// A seat's standing monks on a tile, those in boxes included.
    #[inline]
    pub fn standing(&self, piece: Piece, seat: Seat) -> u8 {
        self.monks[piece.index()].standing[seat.index()]
    }

    /// A seat's praying monks on a tile.
    #[inline]
    pub fn praying(&self, piece: Piece, seat: Seat) -> u8 {
        self.monks[piece.index()].praying[seat.index()]
    }

    /// Everybody on a tile.
    #[inline]
    pub fn company(&self, piece: Piece) -> u8 {
        self.monks[piece.index()].all()
    }

    /// Whose monk is in a box.
    #[inline]
    pub fn in_box(&self, piece: Piece, which: u8) -> Option<Seat> {
        let whose = self.monks[piece.index()].boxes[usize::from(which)];
        (whose != NONE).then_some(Seat(whose))
    }

    /// Whether the monk in this box entered it in the running Placement.
    #[inline]
    pub fn is_settled(&self, piece: Piece, which: u8) -> bool {
        self.monks[piece.index()].settled & 1 << which != 0
    }

    /// The empty boxes of an unconstructed tile, as printed.
    #[inline]
    pub fn free_boxes(&self, piece: Piece) -> impl Iterator<Item = u8> + use<> {
        bits(self.empty_boxes(piece))
    }

    /// Blessings laid on a tile.
    pub fn encouragement(&self, piece: Piece) -> u8 {
        self.tokens[piece.index()]
    }

    /// Where a special tile lies.
    #[inline]
    pub fn find(&self, special: Special) -> Option<Piece> {
        self.special(special)
    }

    /// A tile's ground; the Abbey's is grey.
    #[inline]
    pub fn ground_of(&self, piece: Piece) -> Ground {
        self.ground(piece)
    }

    /// The constructed tiles of a group that hang together with this one, itself included.
    #[inline]
    pub fn built_group(&self, group: Group, piece: Piece) -> u32 {
        self.together(group, self.constructed | piece.bit(), piece.bit()).count_ones()
    }

    /// The constructed tiles of a group that hang together with any of these.
    #[inline]
    pub fn built_beside(&self, group: Group, some: u64) -> u32 {
        self.together(group, self.constructed, some).count_ones()
    }

    /// Spots of a seat's standing monks, one for each.
    pub fn spots(&self, seat: Seat, mut with: impl FnMut(Spot)) {
        for piece in pieces(self.stands[seat.index()]) {
            let monks = &self.monks[piece.index()];
            if self.is_constructed(piece) {
                (0..monks.standing[seat.index()]).for_each(|_| with(Spot::floor(piece)));
            } else {
                let own = (0u8..).zip(monks.boxes).filter(|(_, whose)| *whose == seat.0);
                own.for_each(|(which, _)| with(Spot::in_box(piece, which)));
            }
        }
    }
}
