//! Monk movement and encouragement.

use table::{Seat, Told};

use super::{
    Action, Blessing, Event, Monastery, Phase, Placing, Refusal,
    pieces::{Boxes, Piece, Pieces, Spot},
    the_box::Ground,
};

impl Monastery {
    /// The movement allowance is twice the number of standing monks. (Monk movement)
    pub(super) fn begin_placing(&mut self, seat: Seat) {
        let board = &self.open.board;
        let standing: u8 = board.stands[seat.index()].iter().map(|piece| board.monks(piece).standing(seat)).sum();
        self.open.phase = Phase::Placing(Placing::of(seat, 2 * standing));
    }

    /// The Secret Ways this seat can use now: its own and its partner's, unless a monk prays there.
    /// (The Secret Way tiles; The paired game, 2)
    #[inline]
    fn secret_ways(&self, seat: Seat) -> Pieces {
        let way = |seat: Seat| {
            let special = self.open.colours[seat.index()].secret_way().facts().special;
            special.and_then(|special| self.open.board.special(special)).map_or(Pieces::NONE, Pieces::only)
        };
        let mut ways = way(seat);
        if self.open.agreed.paired {
            ways |= way(Seat((seat.0 + 2) % 4));
        }
        ways - self.open.board.prayed_on
    }

    /// The tiles a monk can get to from here, and for how many movement points: one a tile, along
    /// pathways and gateways, across constructed and fully-occupied tiles; or to a Secret Way from
    /// anywhere. Calls `at` with each new ring of tiles until it says stop. (Monk movement)
    #[inline]
    pub fn walk(&self, seat: Seat, from: Piece, allowance: u8, mut at: impl FnMut(Pieces, u8) -> bool) {
        let board = &self.open.board;
        let passable = board.constructed | board.full;
        let mut seen = Pieces::only(from);
        let mut ring = (board.links(from) | self.secret_ways(seat)) - seen;
        for cost in 1..=allowance {
            if ring.is_empty() || at(ring, cost) {
                return;
            }
            seen |= ring;
            ring = board.beside(ring & passable) - seen;
        }
    }

    /// One monk goes one way, and ends where he may stay. (Monk movement; Tile occupation; A16 to A18)
    pub(super) fn may_move(&self, placing: &Placing, from: Spot, to: Spot, cost: u8) -> Result<(), Refusal> {
        let board = &self.open.board;
        if placing.encouraging {
            return Err(Refusal::Encouraging);
        }
        if !board.has(from.on) || !board.has(to.on) {
            return Err(Refusal::NoSuchPiece);
        }
        self.may_leave(placing.seat, from)?;
        self.may_stay(from, to)?;
        if from.on == to.on {
            return if cost == 0 { Ok(()) } else { Err(Refusal::WrongCost) };
        }
        let mut needed = None;
        self.walk(placing.seat, from.on, placing.allowance, |ring, cost| {
            needed = ring.has(to.on).then_some(cost);
            needed.is_some()
        });
        match needed {
            None => Err(Refusal::TooFar),
            Some(needed) if needed != cost => Err(Refusal::WrongCost),
            Some(_) => Ok(()),
        }
    }

    /// A monk may not leave the box he entered this turn, nor a fully-occupied unconstructed tile.
    /// Praying monks do not move. (Tile occupation; Monk movement)
    fn may_leave(&self, seat: Seat, from: Spot) -> Result<(), Refusal> {
        let board = &self.open.board;
        let monks = board.monks(from.on);
        match from.in_box {
            None if !board.is_constructed(from.on) => Err(Refusal::NoSuchBox),
            None if monks.standing(seat) > 0 => Ok(()),
            None if monks.praying(seat) > 0 => Err(Refusal::PrayingMonk),
            None => Err(Refusal::NoMonkThere),
            Some(_) if board.is_constructed(from.on) => Err(Refusal::NoSuchBox),
            Some(which) if monks.in_box(which) != Some(seat) => Err(Refusal::NoMonkThere),
            Some(_) if board.is_full(from.on) => Err(Refusal::CannotLeave),
            Some(which) if monks.is_settled(which) => Err(Refusal::Settled),
            Some(_) => Ok(()),
        }
    }

    /// A monk ends his movement in an empty box, or on the floor of a constructed tile that is not
    /// full. (Tile occupation)
    fn may_stay(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        let board = &self.open.board;
        if from == to {
            return Err(Refusal::SameSpot);
        }
        if board.is_full(to.on) {
            return Err(Refusal::Full);
        }
        match to.in_box {
            None if board.is_constructed(to.on) && board.ground(to.on) != Ground::Feature => Ok(()),
            None if board.is_constructed(to.on) => Err(Refusal::TooFar),
            Some(which) if !board.is_constructed(to.on) => {
                let boxes = board.tile(to.on).map_or(0, |tile| tile.facts().boxes.len());
                if usize::from(which) >= boxes {
                    Err(Refusal::NoSuchBox)
                } else if !board.empty_boxes(to.on).has(which) {
                    Err(Refusal::BoxTaken)
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NoSuchBox),
        }
    }

    pub(super) fn list_placing(&self, placing: &Placing, into: &mut Vec<Action>) {
        into.push(Action::EndPlacement);
        if !placing.encouraging {
            if !placing.placed {
                self.list_placements(placing.seat, into);
                if self.may_exchange(placing).is_ok() {
                    into.push(Action::Exchange);
                }
            }
            self.list_moves(placing, into);
        }
        if self.hidden.blessings[placing.seat.index()] > 0 {
            let board = &self.open.board;
            let open = Pieces::first(board.count()) - board.constructed - board.full;
            into.extend(open.iter().map(Action::Encourage));
        }
    }

    /// Every move that is allowed: monks are alike, so one from each spot.
    fn list_moves(&self, placing: &Placing, into: &mut Vec<Action>) {
        let board = &self.open.board;
        let seat = placing.seat;
        for piece in board.stands[seat.index()].iter() {
            if board.is_constructed(piece) {
                self.list_walks(placing, Spot::floor(piece), into);
                continue;
            }
            if board.is_full(piece) {
                continue;
            }
            let monks = board.monks(piece);
            let empty = board.empty_boxes(piece);
            for which in (monks.boxes_of(seat) - monks.settled).iter() {
                let from = Spot::in_box(piece, which);
                into.extend(empty.iter().map(|to| Action::Move { from, to: Spot::in_box(piece, to), cost: 0 }));
                self.list_walks(placing, from, into);
            }
        }
    }

    #[inline]
    fn list_walks(&self, placing: &Placing, from: Spot, into: &mut Vec<Action>) {
        let board = &self.open.board;
        self.walk(placing.seat, from.on, placing.allowance, |ring, cost| {
            for piece in (ring - board.full).iter() {
                if board.is_constructed(piece) {
                    into.push(Action::Move { from, to: Spot::floor(piece), cost });
                } else {
                    let boxes = board.empty_boxes(piece).iter();
                    into.extend(boxes.map(|to| Action::Move { from, to: Spot::in_box(piece, to), cost }));
                }
            }
            false
        });
    }

    pub(super) fn move_monk(&mut self, placing: Placing, from: Spot, to: Spot, cost: u8, told: &mut impl Told<Event>) {
        let seat = placing.seat;
        let board = &mut self.open.board;
        board.take(seat, from);
        board.stand(seat, to);
        told.tell(|| Event::Moved { seat, from, to, cost });
        if let Some(which) = to.in_box {
            board.monks[to.on.index()].settled.add(which);
            // The first monk to come onto a tile takes the blessings laid there. (A29)
            let tokens = &mut board.tokens[to.on.index()];
            if *tokens > 0 && from.on != to.on {
                let blessings = std::mem::take(tokens);
                self.hidden.blessings[seat.index()] += blessings;
                told.tell(|| Event::Blessed { seat, blessings, because: Blessing::Encouragement(to.on) });
            }
        }
        self.open.phase = Phase::Placing(Placing { allowance: placing.allowance - cost, ..placing });
    }

    /// At the end of Placement and movement, blessings may be laid on unconstructed tiles that are
    /// not full. (Encouragement; A29)
    pub(super) fn may_encourage(&self, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        let board = &self.open.board;
        if !board.has(piece) {
            return Err(Refusal::NoSuchPiece);
        }
        if board.is_constructed(piece) || board.is_full(piece) {
            return Err(Refusal::NotUnconstructed);
        }
        if self.hidden.blessings[seat.index()] == 0 { Err(Refusal::NoBlessing) } else { Ok(()) }
    }

    pub(super) fn encourage(&mut self, placing: Placing, piece: Piece, told: &mut impl Told<Event>) {
        self.hidden.blessings[placing.seat.index()] -= 1;
        self.open.board.tokens[piece.index()] += 1;
        told.tell(|| Event::Encouraged { seat: placing.seat, piece });
        self.open.phase = Phase::Placing(Placing { encouraging: true, ..placing });
    }

    pub(super) fn end_placement(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let board = &mut self.open.board;
        for piece in (board.stands[seat.index()] - board.constructed).iter() {
            board.monks[piece.index()].settled = Boxes::NONE;
        }
        match self.open.next_in_round(seat) {
            Some(next) => self.begin_placing(next),
            None => self.begin_scoring(self.open.first, told),
        }
    }
}
