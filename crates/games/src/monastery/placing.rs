//! Tile placement and exchanging.

use table::{Known, Seat, Told};

use super::{
    Action, Blessing, Errand, Event, Monastery, Phase, Placing, Refusal,
    gaps::Gap,
    pieces::{Cell, Pieces},
    the_box::{Ground, Tile, the_box},
};

impl Placing {
    /// One tile a round is placed or exchanged, and not after encouragement. (Tile placement)
    pub(super) fn may_still_place(&self) -> Result<(), Refusal> {
        if self.encouraging {
            Err(Refusal::Encouraging)
        } else if self.placed {
            Err(Refusal::AlreadyPlaced)
        } else {
            Ok(())
        }
    }
}

impl Monastery {
    /// A tile from behind the screen is placed beside the monastery, where every rule of tile
    /// placement lets it lie. (Tile placement)
    pub(super) fn may_be_placed(&self, seat: Seat, tile: Tile, at: Cell, turn: u8) -> Result<(), Refusal> {
        if !self.hidden.hands[seat.index()].has(tile) {
            return Err(Refusal::NotInHand);
        }
        let gap = self.open.board.gap(at).ok_or(Refusal::NotBeside)?;
        if turn >= tile.facts().shape.turns() {
            return Err(Refusal::NeedlessTurn);
        }
        self.touches_finished(gap)?;
        self.fits(gap, tile, turn)
    }

    /// A new tile touches, edge to edge, a constructed tile or one that is fully occupied.
    /// (Tile placement, 2)
    #[inline]
    fn touches_finished(&self, gap: &Gap) -> Result<(), Refusal> {
        let board = &self.open.board;
        if (gap.neighbours() & (board.constructed | board.full)).is_empty() {
            Err(Refusal::NotFinished)
        } else {
            Ok(())
        }
    }

    /// The tile may lie here once its neighbours are finished. (Tile placement, 3 and restrictions)
    fn fits(&self, gap: &Gap, tile: Tile, turn: u8) -> Result<(), Refusal> {
        let facts = tile.facts();
        if !gap.around.has_no_dead_end(&facts.shape, turn) {
            return Err(Refusal::DeadEnd);
        }
        if facts.ground != Ground::Feature && !gap.around.joins(&facts.shape, turn) {
            return Err(Refusal::NotJoined);
        }
        if !gap.suits(facts.ground) {
            return Err(Refusal::StudyByToil);
        }
        self.keeps_group_small(gap, tile, turn)
    }

    /// At most four Paths, four Fields or two Gardens hang together, constructed or not.
    /// (Tile placement, restriction 4; A39)
    #[inline]
    fn keeps_group_small(&self, gap: &Gap, tile: Tile, turn: u8) -> Result<(), Refusal> {
        let facts = tile.facts();
        let Some(group) = facts.group else { return Ok(()) };
        let others = self.open.board.together(group, Pieces::ALL, gap.would_join(tile, turn));
        if others.len() < the_box().limit(group) { Ok(()) } else { Err(Refusal::GroupTooLarge) }
    }

    /// Every placement that is allowed: the same rules, the cheapest first.
    #[inline]
    pub fn list_placements(&self, seat: Seat, into: &mut Vec<Action>) {
        let the_box = the_box();
        let hand = &self.hidden.hands[seat.index()];
        for gap in self.open.board.gaps() {
            if self.touches_finished(gap).is_err() {
                continue;
            }
            let fitting = the_box.fits.at(gap.around);
            for tile in hand.kinds() {
                let facts = &the_box.tiles[tile.index()];
                if !gap.suits(facts.ground) {
                    continue;
                }
                for turn in fitting.turns(facts.shape) {
                    if facts.group.is_none() || self.keeps_group_small(gap, tile, turn).is_ok() {
                        into.push(Action::Place { tile, at: gap.cell, turn });
                    }
                }
            }
        }
    }

    /// Whether a tile could be placed anywhere if every tile on the table were constructed. (A34)
    pub(super) fn could_ever_be_placed(&self, tile: Tile) -> bool {
        let turns = tile.facts().shape.turns();
        self.open.board.gaps().iter().any(|gap| (0..turns).any(|turn| self.fits(gap, tile, turn).is_ok()))
    }

    /// Lays the tile. A feature tile brings a blessing for each tile it touches, at once.
    /// (The feature tiles; A20)
    pub(super) fn place(
        &mut self,
        seat: Seat,
        tile: Tile,
        at: Cell,
        turn: u8,
        fresh: &mut u8,
        told: &mut impl Told<Event>,
    ) {
        let neighbours = self.open.board.gap(at).map_or(0, |gap| gap.neighbours().len() as u8);
        self.take_from_screen(seat, tile);
        let piece = self.open.board.lay(tile, at, turn);
        told.tell(|| Event::Placed { seat, tile, piece, at, turn });
        if tile.facts().ground == Ground::Feature {
            self.bless(seat, neighbours, Blessing::Feature(piece), fresh, told);
        }
    }

    /// Instead of placing a tile, one is drawn and exchanged. (Exchanging; A21 to A23)
    pub(super) fn may_exchange(&self, placing: &Placing) -> Result<(), Refusal> {
        placing.may_still_place()?;
        if self.open.bag == 0 {
            return Err(Refusal::BagEmpty);
        }
        let own_way = self.open.colours[placing.seat.index()].secret_way();
        let hand = &self.hidden.hands[placing.seat.index()];
        if hand.len() == u8::from(hand.has(own_way)) { Err(Refusal::NothingToExchange) } else { Ok(()) }
    }

    pub(super) fn exchange(&mut self, placing: Placing) {
        self.open.phase = Phase::Drawing(Errand::Exchange(Placing { placed: true, ..placing }));
    }

    pub(super) fn draw_for(&mut self, errand: Errand, tile: Tile, told: &mut impl Told<Event>) {
        self.take_from_bag(tile);
        self.hidden.drawn = Some(tile);
        told.tell(|| Event::Drew { seat: errand.seat(), tile: Known::Seen(tile) });
        self.open.phase = Phase::PuttingBack(errand);
    }

    /// The tile just drawn goes back, or one from behind the screen; never a Secret Way. (A22)
    pub(super) fn may_be_put_back(&self, tile: Tile) -> Result<(), Refusal> {
        if tile.is_secret_way() {
            return Err(Refusal::NeverInBag);
        }
        let seat = self.open.phase.turn().seat().ok_or(Refusal::NotNow)?;
        let own = self.hidden.drawn == Some(tile) || self.hidden.hands[seat.index()].has(tile);
        if own { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    pub(super) fn list_put_backs(&self, into: &mut Vec<Action>) {
        let Some(seat) = self.open.phase.turn().seat() else { return };
        let hand = &self.hidden.hands[seat.index()];
        let drawn = self.hidden.drawn.filter(|drawn| !hand.has(*drawn));
        let others = hand.kinds().filter(|tile| !tile.is_secret_way());
        into.extend(drawn.into_iter().chain(others).map(Action::PutBack));
    }

    pub(super) fn put_back_for(&mut self, errand: Errand, tile: Tile, told: &mut impl Told<Event>) {
        let seat = errand.seat();
        if let Some(drawn) = self.hidden.drawn.take() {
            self.put_behind_screen(seat, drawn);
        }
        self.put_into_bag(seat, tile);
        told.tell(|| Event::PutBack { seat, tile: Known::Seen(tile) });
        match errand {
            Errand::Exchange(placing) => self.open.phase = Phase::Placing(placing),
            Errand::Workshop(scoring) => self.go_on_scoring(scoring, told),
        }
    }
}
