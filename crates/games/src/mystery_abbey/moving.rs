//! Moving: steps, doors, and rooms that are closed.

use table::{Seat, Told};

use super::{
    Action, Does, Effect, Event, MysteryAbbey, Open, Refusal,
    phase::Then,
    rooms::{Room, Rooms},
    the_box::the_box,
};
use crate::sets::Slot;

impl Open {
    /// Rooms that an event has closed can be neither entered nor crossed. (Closed rooms)
    #[inline]
    pub fn closed(&self) -> Rooms {
        match self.lasting() {
            Effect::Close { rooms } => rooms,
            _ => Rooms::NONE,
        }
    }

    /// Where a seat's steps can take it.
    #[inline]
    pub(super) fn reach(&self, seat: Seat) -> Rooms {
        let from = self.pawns[seat.index()];
        from.within(self.steps() + self.more_steps, self.closed()) - Rooms::only(from)
    }

    /// A shortest way to each room where a seat's steps can take it, without the room where it is.
    pub(super) fn ways(&self, seat: Seat) -> Vec<Vec<Room>> {
        let from = self.pawns[seat.index()];
        self.reach(seat).iter().map(|room| from.way(room, self.closed())).collect()
    }
}

impl MysteryAbbey {
    /// The pawn moves at least one step and at most as many as it has, to another room that is not
    /// closed to it, as its player has promised. (Moving)
    #[inline]
    pub(super) fn may_go(&self, seat: Seat, room: Room) -> Result<(), Refusal> {
        self.may_enter(seat, room)?;
        if self.promised_rooms(seat).has(room) { Ok(()) } else { Err(Refusal::Promised) }
    }

    /// The same, whatever was promised.
    #[inline]
    fn may_enter(&self, seat: Seat, room: Room) -> Result<(), Refusal> {
        let open = &self.open;
        if !room.exists() {
            return Err(Refusal::TooFar);
        }
        if open.pawns[seat.index()] == room {
            return Err(Refusal::SameRoom);
        }
        if open.closed().has(room) {
            return Err(Refusal::RoomClosed);
        }
        if !open.reach(seat).has(room) {
            return Err(Refusal::TooFar);
        }
        self.has_room(seat, room)
    }

    /// What a room demands of whoever ends his move there: space for him, in the Library the fewest
    /// cards and no visit before, in the tactical game fewer than two books in the Scriptorium.
    #[inline]
    fn has_room(&self, seat: Seat, room: Room) -> Result<(), Refusal> {
        let open = &self.open;
        match room.facts().does {
            Does::Confessional if !open.others_in(room, seat).is_empty() => Err(Refusal::RoomTaken),
            Does::Cell if open.cell(seat) != room && !open.others_in(room, seat).is_empty() => Err(Refusal::RoomTaken),
            Does::Library => self.may_enter_library(seat),
            Does::Scriptorium if open.agreed.tactical && open.books[seat.index()] >= the_box().books_limit => {
                Err(Refusal::TwoBooks)
            }
            _ => Ok(()),
        }
    }

    /// Whoever enters the Library has no more cards than anybody, and fewer than somebody; he comes
    /// once in the game, key or no key. (The Library)
    #[inline]
    fn may_enter_library(&self, seat: Seat) -> Result<(), Refusal> {
        let open = &self.open;
        if open.agreed.tactical {
            return Err(Refusal::NoLibrary);
        }
        if open.visited.has(seat) {
            return Err(Refusal::LibraryVisited);
        }
        if open.key || self.has_fewest(seat) { Ok(()) } else { Err(Refusal::NotFewest) }
    }

    #[inline]
    pub(super) fn has_fewest(&self, seat: Seat) -> bool {
        let sizes = &self.open.sizes[..usize::from(self.open.seats)];
        let own = sizes[seat.index()];
        sizes.iter().all(|size| *size >= own) && sizes.iter().any(|size| *size > own)
    }

    /// Every room to which a seat may go, whatever it has promised.
    #[inline]
    pub(super) fn enterable(&self, seat: Seat) -> Rooms {
        self.open.reach(seat).iter().filter(|room| self.has_room(seat, *room).is_ok()).collect()
    }

    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Action>) {
        into.extend(self.promised_rooms(seat).iter().map(Action::Go));
    }

    /// The pawn goes; whoever is caught in his cell is dealt with before anybody is met. (Moving; The
    /// cells)
    pub(super) fn go(&mut self, seat: Seat, room: Room, told: &mut impl Told<Event>) {
        let from = self.open.pawns[seat.index()];
        self.leave(seat);
        self.open.pawns[seat.index()] = room;
        told.tell(|| Event::Went { seat, from, to: room });
        self.keep_promise(seat, room, told);
        self.open.then = Then::Arrival;
        let intruder = self.open.others_in(room, seat).iter().next();
        match intruder {
            Some(intruder) if self.open.cell(seat) == room => self.catch(intruder, seat, told),
            _ => self.go_on(told),
        }
    }

    /// Whoever leaves a cell can no longer be caught there.
    pub(super) fn leave(&mut self, seat: Seat) {
        let room = self.open.pawns[seat.index()];
        self.open.took = self.open.took.without(seat);
        self.secrets_mut(seat).stolen = Slot::NONE;
        if let Some(owner) = self.open.owner(room).filter(|owner| *owner != seat) {
            self.secrets_mut(owner).robbed = Slot::NONE;
        }
    }

    /// A pawn is put somewhere by a card or by Mass: nobody is met there, nothing is done, and a promise
    /// to go lapses. (Meeting somebody)
    pub(super) fn put_into(&mut self, seat: Seat, room: Room, told: &mut impl Told<Event>) {
        self.leave(seat);
        self.lapse(seat, told);
        self.open.pawns[seat.index()] = room;
        told.tell(|| Event::PutInto { seat, room });
    }

    /// What a room is for is done there, if it must be; otherwise its player chooses. (The rooms)
    pub(super) fn act_in_room(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.open.then = Then::TurnEnd;
        let room = self.open.pawns[seat.index()];
        match room.facts().does {
            Does::Confessional => self.confess(seat, room, told),
            Does::Scriptorium => self.draw_books(seat, 0, false, told),
            Does::Library => self.visit_library(seat, told),
            Does::Parlor if self.open.pile > 0 => self.open.phase = super::Phase::FromPile { seat },
            Does::Crypt => {
                self.take_crypta(seat, told);
                self.go_on(told);
            }
            Does::Nothing if self.finds_something(seat) => {
                self.open.phase = super::Phase::Acting { seat, done: false };
            }
            Does::Mass | Does::Nothing => self.go_on(told),
            Does::Parlor | Does::ChapterHall | Does::Cell => {
                self.open.phase = super::Phase::Acting { seat, done: false };
            }
        }
    }
}
