//! Nothing is lost and nothing is there twice; and the fingerprint of a table.

use table::{Fingerprint, Inconsistent, Seat};

use super::{
    Hand, Hidden, Monastery, Phase,
    board::Board,
    edges::SIDES,
    pieces::Piece,
    the_box::{CROSSES, Ground, Tile, the_box},
};

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), Inconsistent> {
    if holds { Ok(()) } else { Err(Inconsistent(wrong())) }
}

impl Monastery {
    pub(super) fn check(&self) -> Result<(), Inconsistent> {
        self.check_tiles()?;
        self.check_all_but_tiles()
    }

    /// For positions set up by hand, where tiles may have stayed in the box.
    pub(super) fn check_all_but_tiles(&self) -> Result<(), Inconsistent> {
        if self.open.phase != Phase::Colours {
            self.check_monks()?;
            self.check_letters()?;
        }
        self.check_blessings()?;
        self.open.board.check()
    }

    /// Every tile of the box is on the table, behind a screen, in the bag, or just drawn.
    fn check_tiles(&self) -> Result<(), Inconsistent> {
        let board = &self.open.board;
        let laid = |tile| board.laid().filter(|piece| board.tile(*piece) == Some(tile)).count();
        let held = |tile| self.hidden.hands.iter().flat_map(Hand::tiles).filter(|own| **own == tile).count();
        for tile in (0..the_box().tiles.len() as u8).map(Tile) {
            let bag = usize::from(self.hidden.bag[tile.index()]);
            let drawn = usize::from(self.hidden.drawn == Some(tile));
            let found = laid(tile) + held(tile) + bag + drawn;
            let due = if tile.is_secret_way() {
                let colours = &self.open.colours[..usize::from(self.open.seats)];
                let in_play = colours.iter().any(|colour| colour.secret_way() == tile);
                usize::from(in_play && self.open.phase != Phase::Colours)
            } else {
                usize::from(tile.facts().count)
            };
            demand(found == due, || format!("{found} of {due} tiles {tile:?}"))?;
            demand(!tile.is_secret_way() || bag == 0, || format!("{tile:?} is in the bag"))?;
        }
        let bag: u8 = self.hidden.bag.iter().sum();
        demand(bag == self.open.bag, || format!("{bag} tiles in a bag of {}", self.open.bag))?;
        let screens = self.hidden.hands.map(|hand| hand.len());
        demand(screens == self.open.screens, || format!("{screens:?} tiles behind screens of {:?}", self.open.screens))
    }

    fn check_monks(&self) -> Result<(), Inconsistent> {
        for seat in Seat::all(self.open.seats) {
            let waiting = (0..CROSSES).filter(|cross| self.open.grid.waiting(*cross).has(seat)).count();
            let placed: usize =
                self.open.board.laid().map(|piece| usize::from(self.open.board.monks(piece).of(seat))).sum();
            let due = usize::from(the_box().monks);
            demand(waiting + placed == due, || format!("{seat:?} has {waiting} + {placed} of {due} monks"))?;
        }
        Ok(())
    }

    /// Every letter of the phrases in play is on the grid or on a strip.
    fn check_letters(&self) -> Result<(), Inconsistent> {
        for letter in b'A'..=b'Z' {
            let seats = || Seat::all(self.open.seats);
            let spaces =
                |seat: Seat| the_box().spaces[self.open.colours[seat.index()].row()][usize::from(letter - b'A')];
            let due: u32 = seats().map(|seat| spaces(seat).len()).sum();
            let covered: u32 = seats().map(|seat| (spaces(seat) & self.open.strips[seat.index()].covered).len()).sum();
            let on_grid = (0..64).filter(|cell| self.open.grid.letter(*cell) == Some(letter)).count() as u32;
            demand(covered + on_grid == due, || {
                format!("{covered} + {on_grid} of {due} letters {}", char::from(letter))
            })?;
        }
        let strips = &self.open.strips;
        demand(strips.iter().all(|strip| (strip.large - strip.covered).is_empty()), || {
            "a large letter on no space".into()
        })
    }

    fn check_blessings(&self) -> Result<(), Inconsistent> {
        let held: u8 = self.hidden.blessings.iter().sum();
        let laid: u8 = self.open.board.tokens.iter().sum();
        let found = self.open.pool + held + laid;
        let due = the_box().blessings;
        demand(found == due, || format!("{found} of {due} blessings"))?;
        let fresh = self.open.phase.fresh();
        let there = fresh.is_none_or(|(seat, fresh)| fresh <= self.hidden.blessings[seat.index()]);
        demand(there, || "more blessings are new than there are".into())
    }

    pub(super) fn take_fingerprint(&self, into: &mut Fingerprint) {
        let open = &self.open;
        let Hidden { hands, blessings, bag, drawn } = &self.hidden;
        let agreed = open.agreed;
        into.bytes(&[
            open.seats,
            agreed.paired.into(),
            agreed.simpler.into(),
            agreed.silence.into(),
            agreed.dealing as u8,
        ]);
        into.all(open.colours.map(|colour| colour as u8));
        open.board.fingerprint(into);
        open.grid.fingerprint(into);
        for strip in open.strips {
            into.word(u64::from(strip.covered.0) << 16 | u64::from(strip.large.0));
        }
        into.bytes(&[open.pool, open.bag, open.abbot.0, open.first.0, open.hour]);
        into.bytes(&open.screens);
        open.phase.fingerprint(into);
        for hand in hands {
            into.all(hand.tiles().iter().map(|tile| tile.0));
            into.word(u64::MAX);
        }
        into.bytes(blessings);
        into.bytes(bag);
        into.word(drawn.map_or(u64::MAX, |tile| u64::from(tile.0)));
    }
}

impl Board {
    /// The sets, links and gaps are what the tiles and monks make them.
    fn check(&self) -> Result<(), Inconsistent> {
        for piece in self.laid() {
            let monks = self.monks(piece);
            let built = self.is_constructed(piece);
            for seat in Seat::all(4) {
                let stands = monks.standing(seat) > 0;
                demand(self.stands[seat.index()].has(piece) == stands, || format!("{seat:?} stands on {piece:?}?"))?;
            }
            demand(self.prayed_on.has(piece) == monks.anybody_prays(), || format!("somebody prays on {piece:?}?"))?;
            demand(built || !monks.anybody_prays(), || format!("somebody prays on unconstructed {piece:?}"))?;
            let boxed = monks.boxes.iter().filter(|slot| !slot.is_none()).count();
            let Some(tile) = self.tile(piece) else {
                demand(boxed == 0 && !self.is_full(piece), || "the Abbey has boxes or is full".into())?;
                continue;
            };
            let facts = tile.facts();
            let all = usize::from(monks.all());
            let room = self.room(piece).unwrap_or(0);
            demand(all <= room, || format!("{all} monks on {tile:?}"))?;
            let full = facts.ground != Ground::Feature && all == room;
            demand(self.is_full(piece) == full, || format!("{tile:?} is full?"))?;
            demand(boxed == if built { 0 } else { all }, || format!("{boxed} of {all} monks in boxes of {tile:?}"))?;
            demand(built || !self.fresh.has(piece), || format!("{tile:?} is new but not built"))?;
            demand(!(built || full) || self.tokens[piece.index()] == 0, || format!("blessings on finished {tile:?}"))?;
        }
        self.check_links()
    }

    fn check_links(&self) -> Result<(), Inconsistent> {
        let at = |cell| self.laid().skip(1).find(|piece| self.cell(*piece) == cell);
        for piece in self.laid().skip(1) {
            let Some(tile) = self.tile(piece) else { continue };
            let shape = &tile.facts().shape;
            for side in 0..SIDES {
                let beyond = self.cell(piece).beyond(side);
                let Some(other) = at(beyond) else { continue };
                let Some(neighbour) = self.tile(other) else { continue };
                let own = shape.edge(side, self.turn(piece));
                let facing = neighbour.facts().shape.edge((side + 2) % SIDES, self.turn(other));
                demand(own.meets(facing), || format!("{tile:?} and {neighbour:?} have a dead end"))?;
                let linked = self.links(piece).has(other);
                demand(linked == own.connects(facing), || format!("{tile:?} and {neighbour:?} are joined?"))?;
                demand(tile.facts().ground.suits(neighbour.facts().ground), || {
                    format!("{tile:?} is adjacent to {neighbour:?}")
                })?;
            }
            let reached = self.links(piece).iter().all(|other| self.links(other).has(piece));
            demand(reached, || format!("{tile:?} has a one-way link"))?;
        }
        for gap in self.gaps() {
            let beside = || gap.beside.iter().enumerate().filter_map(|(side, slot)| Some((side, slot.get()?)));
            demand(beside().count() > 0 && at(gap.cell).is_none(), || format!("{:?} is no gap", gap.cell))?;
            for (side, other) in beside() {
                let near = other == Piece::ABBEY || at(gap.cell.beyond(side)) == Some(other);
                demand(near, || format!("{:?} is not beside {other:?}", gap.cell))?;
            }
        }
        Ok(())
    }
}
