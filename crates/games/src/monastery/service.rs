//! Service and night rounds, elections, the Prison Cell and the Brewhouse.

use table::{Seat, Seats, Told};

use super::{
    Action, Event, Monastery, Phase, Refusal, Scoring, Vote,
    pieces::{Piece, Spot},
    the_box::{Round, Special},
};

impl Monastery {
    /// Before anybody is moved, those who have a monk standing in the Brewhouse choose, the Abbot
    /// first. (The Brewhouse; A27)
    pub(super) fn brew(&mut self, told: &mut impl Told<Event>) {
        let board = &self.open.board;
        let brewhouse = board
            .special(Special::Brewhouse)
            .filter(|piece| self.is_icon(*piece, Special::Brewhouse))
            .filter(|piece| board.is_constructed(*piece) && !board.prayed_on.has(*piece));
        let brews = |seat: &Seat| brewhouse.is_some_and(|piece| board.stands[seat.index()].has(piece));
        let brewers = Seat::all(self.open.seats).filter(brews).collect();
        self.brew_on(self.open.abbot, brewers, told);
    }

    /// Asks the next brewer from this seat on who has somebody to keep.
    fn brew_on(&mut self, from: Seat, brewers: Seats, told: &mut impl Told<Event>) {
        let mut seat = from;
        loop {
            if brewers.has(seat) && self.has_somebody_to_keep(seat) {
                self.open.phase = Phase::Brewing { seat, brewers };
                return;
            }
            seat = seat.left(self.open.seats);
            if seat == self.open.abbot {
                break;
            }
        }
        self.end_brewing(brewers, told);
    }

    fn has_somebody_to_keep(&self, seat: Seat) -> bool {
        self.open.board.laid().any(|piece| self.keepable(seat, piece) > 0)
    }

    /// How many monks on a floor the seat may still keep there: in a service those who pray, at
    /// night all; at home there is no need.
    fn keepable(&self, seat: Seat, piece: Piece) -> u8 {
        let monks = self.open.board.monks(piece);
        if piece == Piece::ABBEY {
            0
        } else if self.open.round() == Round::Night {
            monks.of(seat) - monks.kept - monks.kept_in.len() as u8
        } else {
            monks.praying(seat)
        }
    }

    pub(super) fn may_be_kept(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        let board = &self.open.board;
        if !board.has(spot.on) {
            return Err(Refusal::NoSuchPiece);
        }
        let monks = board.monks(spot.on);
        let keepable = match spot.in_box {
            None => board.is_constructed(spot.on) && self.keepable(seat, spot.on) > 0,
            Some(which) => {
                self.open.round() == Round::Night && monks.in_box(which) == Some(seat) && !monks.kept_in.has(which)
            }
        };
        if keepable { Ok(()) } else { Err(Refusal::NothingToKeep) }
    }

    pub(super) fn list_brewing(&self, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::SendHome);
        let board = &self.open.board;
        for piece in board.laid().filter(|piece| self.keepable(seat, *piece) > 0) {
            if board.is_constructed(piece) {
                into.push(Action::Keep(Spot::floor(piece)));
            } else {
                let boxes = board.monks(piece).boxes_of(seat).iter().map(|which| Spot::in_box(piece, which));
                into.extend(boxes.filter(|spot| self.may_be_kept(seat, *spot).is_ok()).map(Action::Keep));
            }
        }
    }

    pub(super) fn keep(&mut self, seat: Seat, spot: Spot, told: &mut impl Told<Event>) {
        let night = self.open.round() == Round::Night;
        let board = &mut self.open.board;
        if night {
            let monks = &mut board.monks[spot.on.index()];
            match spot.in_box {
                None => monks.kept += 1,
                Some(which) => monks.kept_in.add(which),
            }
        } else {
            board.rise(seat, spot.on);
        }
        told.tell(|| Event::Kept { seat, spot });
    }

    /// A brewer has chosen: his other monks go home, and the next brewer chooses.
    pub(super) fn brewed(&mut self, seat: Seat, brewers: Seats, told: &mut impl Told<Event>) {
        if self.open.round() == Round::Night {
            self.send_home(seat, told);
        }
        match seat.left(self.open.seats) {
            next if next == self.open.abbot => self.end_brewing(brewers, told),
            next => self.brew_on(next, brewers, told),
        }
    }

    fn end_brewing(&mut self, brewers: Seats, told: &mut impl Told<Event>) {
        match self.open.round() {
            Round::Night => self.end_night(brewers, told),
            _ => self.end_prayer(told),
        }
    }

    /// Every praying monk stands up and returns to the Abbey; then the Abbot is elected.
    /// (The service rounds, 1)
    fn end_prayer(&mut self, told: &mut impl Told<Event>) {
        for piece in self.open.board.prayed_on.iter() {
            for seat in Seat::all(self.open.seats) {
                for _ in 0..self.open.board.monks(piece).praying(seat) {
                    self.open.board.rise(seat, piece);
                    self.go_home(seat, Spot::floor(piece), told);
                }
            }
        }
        self.elect(None, told);
    }

    /// Every monk returns to the Abbey and stands; those whom the Brewhouse kept have been seen
    /// to. (The night round; A28)
    fn end_night(&mut self, brewers: Seats, told: &mut impl Told<Event>) {
        for seat in Seat::all(self.open.seats).filter(|seat| !brewers.has(*seat)) {
            self.send_home(seat, told);
        }
        self.next_hour(told);
    }

    /// All of a seat's monks stand up; those who are not kept go home.
    fn send_home(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        for piece in self.open.board.laid().skip(1) {
            for _ in 0..self.open.board.monks(piece).praying(seat) {
                self.open.board.rise(seat, piece);
                told.tell(|| Event::StoodUp { seat, piece });
            }
            let monks = *self.open.board.monks(piece);
            self.open.board.monks[piece.index()].forget_kept();
            if self.open.board.is_constructed(piece) {
                for _ in monks.kept..monks.standing(seat) {
                    self.go_home(seat, Spot::floor(piece), told);
                }
            } else {
                for which in (monks.boxes_of(seat) - monks.kept_in).iter() {
                    self.go_home(seat, Spot::in_box(piece, which), told);
                }
            }
        }
    }

    fn go_home(&mut self, seat: Seat, from: Spot, told: &mut impl Told<Event>) {
        self.open.board.take(seat, from);
        self.open.board.stand(seat, Spot::floor(Piece::ABBEY));
        told.tell(|| Event::WentHome { seat, piece: from.on });
    }

    /// Whoever has most monks in the Abbey is the next Abbot; a snap election counts those in the
    /// Abbot's House too. A tie is broken by the old Abbot, never for himself. (The service rounds,
    /// 2; The Abbot's House; A13, A14)
    pub(super) fn elect(&mut self, snap: Option<Scoring>, told: &mut impl Told<Event>) {
        let board = &self.open.board;
        let house = snap.and_then(|_| board.special(Special::AbbotsHouse));
        let monks = |seat: Seat| {
            let here = |piece: Piece| board.monks(piece).of(seat);
            here(Piece::ABBEY) + house.map_or(0, here)
        };
        let most = Seat::all(self.open.seats).map(monks).max().unwrap_or(0);
        let tied: Seats = Seat::all(self.open.seats).filter(|seat| monks(*seat) == most).collect();
        let (from, how) =
            if tied.len() == 1 { (tied, Vote::Most) } else { (tied.without(self.open.abbot), Vote::OnlyOther) };
        match from.iter().next() {
            Some(seat) if from.len() == 1 => self.elected(seat, how, snap, told),
            _ => self.open.phase = Phase::Electing { seat: self.open.abbot, tied: from, snap },
        }
    }

    /// The new Abbot may at once imprison a monk from the Abbey, if there is room in a constructed
    /// Prison Cell. (The Prison Cell; A12)
    pub(super) fn elected(&mut self, seat: Seat, how: Vote, snap: Option<Scoring>, told: &mut impl Told<Event>) {
        self.open.abbot = seat;
        told.tell(|| Event::Elected { seat, how });
        let board = &self.open.board;
        let room =
            board.special(Special::PrisonCell).is_some_and(|cell| board.is_constructed(cell) && !board.is_full(cell));
        let anybody = Seat::all(self.open.seats).any(|seat| self.may_be_imprisoned(seat).is_ok());
        if room && anybody {
            self.open.phase = Phase::Imprisoning { seat, snap };
        } else {
            self.after_election(snap, told);
        }
    }

    pub(super) fn may_be_imprisoned(&self, whose: Seat) -> Result<(), Refusal> {
        if whose.0 >= self.open.seats {
            Err(Refusal::NoSuchSeat)
        } else if !self.open.board.stands[whose.index()].has(Piece::ABBEY) {
            Err(Refusal::NobodyInAbbey)
        } else {
            Ok(())
        }
    }

    pub(super) fn list_prisoners(&self, into: &mut Vec<Action>) {
        into.push(Action::Pardon);
        let seats = Seat::all(self.open.seats).filter(|seat| self.may_be_imprisoned(*seat).is_ok());
        into.extend(seats.map(Action::Imprison));
    }

    pub(super) fn imprison(&mut self, whose: Seat, snap: Option<Scoring>, told: &mut impl Told<Event>) {
        if let Some(cell) = self.open.board.special(Special::PrisonCell) {
            self.open.board.take(whose, Spot::floor(Piece::ABBEY));
            self.open.board.stand(whose, Spot::floor(cell));
            self.open.board.kneel(whose, cell);
        }
        told.tell(|| Event::Imprisoned { seat: self.open.abbot, whose });
        self.after_election(snap, told);
    }

    pub(super) fn pardon(&mut self, snap: Option<Scoring>, told: &mut impl Told<Event>) {
        told.tell(|| Event::Pardoned { seat: self.open.abbot });
        self.after_election(snap, told);
    }

    fn after_election(&mut self, snap: Option<Scoring>, told: &mut impl Told<Event>) {
        match snap {
            None => self.deal(self.open.abbot, told),
            Some(scoring) => self.go_on_scoring(scoring, told),
        }
    }
}
