//! The Confessionals and the cells, and cards drawn from a hand at random.

use table::{Seat, Told};

use super::{
    Action, Because, Does, Errand, Event, MysteryAbbey, Phase, Refusal,
    rooms::Room,
    suspects::{Suspect, Suspects},
    the_box::the_box,
};
use crate::sets::Slot;

impl MysteryAbbey {
    /// A card is drawn from the hand of whom the die shows; then the die shows whoever drew. (The
    /// Confessionals)
    pub(super) fn confess(&mut self, seat: Seat, room: Room, told: &mut impl Told<Event>) {
        let which = usize::from(the_box().confessionals[1] == room);
        let last = std::mem::replace(&mut self.open.dice[which], seat);
        if last == seat {
            self.go_on(told);
            return;
        }
        told.tell(|| Event::DieTurned { room, seat });
        self.draw_from(last, seat, Errand::Confession, told);
    }

    /// A card is to be drawn from a hand, if there is one.
    pub(super) fn draw_from(&mut self, from: Seat, to: Seat, errand: Errand, told: &mut impl Told<Event>) {
        self.hidden.shelf = Suspects::NONE;
        if self.open.drawable(from, errand) == 0 {
            told.tell(|| Event::NothingToDraw { seat: to, from });
            self.drawn(from, to, errand, told);
        } else {
            self.open.phase = Phase::Drawing { from, to, errand };
        }
    }

    /// One of the cards in that hand, but none twice. (What is drawn at random)
    #[inline]
    pub(super) fn may_be_drawn(&self, from: Seat, errand: Errand, card: Suspect) -> Result<(), Refusal> {
        if self.drawable(from, errand).has(card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    #[inline]
    fn drawable(&self, from: Seat, errand: Errand) -> Suspects {
        self.hidden.drawable(&self.open, from, errand) - self.hidden.shelf
    }

    pub(super) fn list_drawable(&self, from: Seat, errand: Errand, into: &mut Vec<Action>) {
        into.extend(self.drawable(from, errand).iter().map(Action::Draw));
    }

    pub(super) fn draw(&mut self, from: Seat, to: Seat, errand: Errand, card: Suspect, told: &mut impl Told<Event>) {
        match errand {
            Errand::Confession | Errand::Search | Errand::Return | Errand::Card => {
                self.give(card, from, to, Because::of(errand), told);
            }
            Errand::Look(_) | Errand::Shelf(_) => {
                self.hidden.shelf.add(card);
                self.show_to(Suspects::only(card), from, to, told);
            }
            Errand::Expose => self.expose(card, from, told),
            Errand::Lay(room) => self.lay_corpse(from, room, card, told),
        }
        match errand {
            Errand::Search => self.note_theft(to, from, card),
            Errand::Look(more @ 1..) if u32::from(self.open.drawable(from, errand)) > self.hidden.shelf.len() => {
                self.open.phase = Phase::Drawing { from, to, errand: Errand::Look(more - 1) };
                return;
            }
            Errand::Shelf(more @ 1..) if u32::from(self.open.loose(from)) > self.hidden.shelf.len() => {
                self.open.phase = Phase::Drawing { from, to, errand: Errand::Shelf(more - 1) };
                return;
            }
            Errand::Shelf(_) => {
                self.open.phase = Phase::Keeping { seat: to, of: from };
                return;
            }
            _ => {}
        }
        self.drawn(from, to, errand, told);
    }

    /// What follows a card that was drawn, or was not there to be drawn.
    fn drawn(&mut self, from: Seat, _: Seat, errand: Errand, told: &mut impl Told<Event>) {
        self.hidden.shelf = Suspects::NONE;
        if errand == Errand::Return {
            self.expel(from, told);
        }
        self.go_on(told);
    }

    /// In the cell of another player a card may be drawn from its owner's hand. (The cells)
    #[inline]
    pub(super) fn may_search(&self, seat: Seat, done: bool) -> Result<Seat, Refusal> {
        let room = self.open.pawns[seat.index()];
        if done {
            return Err(Refusal::DoneHere);
        }
        let owner = if room.facts().does == Does::Cell { self.open.owner(room) } else { None };
        match owner {
            Some(owner) if owner != seat => {
                if self.open.loose(owner) == 0 {
                    Err(Refusal::EmptyHand)
                } else {
                    Ok(owner)
                }
            }
            _ => Err(Refusal::NoCell),
        }
    }

    pub(super) fn search(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if let Ok(owner) = self.may_search(seat, false) {
            self.draw_from(owner, seat, Errand::Search, told);
        }
    }

    /// On the Art of Searching lets one look at the owner's hand and choose the card. (Books to keep)
    pub(super) fn search_with_art(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if let Ok(owner) = self.may_search(seat, false) {
            self.use_up(seat, the_box().starred.searching, told);
            self.see_hand(owner, seat, told);
            self.open.phase = Phase::Searching { seat, of: owner };
        }
    }

    pub(super) fn take_chosen(&mut self, seat: Seat, of: Seat, card: Suspect, told: &mut impl Told<Event>) {
        self.give(card, of, seat, Because::Search, told);
        self.note_theft(seat, of, card);
        self.go_on(told);
    }

    /// Intruder and owner both know which card it was.
    fn note_theft(&mut self, intruder: Seat, owner: Seat, card: Suspect) {
        self.open.took = self.open.took.with(intruder);
        self.secrets_mut(intruder).stolen = Slot::of(card);
        self.secrets_mut(owner).robbed = Slot::of(card);
    }

    /// The owner finds an intruder: he gives back the card he drew, or one at random if he no longer has
    /// it, and does penance, whether he drew or not. (The cells)
    pub(super) fn catch(&mut self, intruder: Seat, owner: Seat, told: &mut impl Told<Event>) {
        told.tell(|| Event::Caught { seat: intruder, by: owner });
        if self.is_let_go(intruder, told) {
            self.go_on(told);
            return;
        }
        let stolen = self.secrets(intruder).stolen.get();
        match stolen {
            Some(card) if self.secrets(intruder).hand.has(card) => {
                self.give(card, intruder, owner, Because::Returned, told);
                self.expel(intruder, told);
                self.go_on(told);
            }
            Some(_) => self.draw_from(intruder, owner, Errand::Return, told),
            None => {
                self.expel(intruder, told);
                self.go_on(told);
            }
        }
    }

    /// The intruder goes to penance; whom a Letter of Indulgence spares steps out of the door. (The cells;
    /// Books to keep)
    fn expel(&mut self, intruder: Seat, told: &mut impl Told<Event>) {
        if !self.do_penance(intruder, told) {
            self.step_out(intruder, told);
        }
    }

    pub(super) fn step_out(&mut self, intruder: Seat, told: &mut impl Told<Event>) {
        let cell = self.open.pawns[intruder.index()];
        if let Some(outside) = cell.facts().doors.iter().next() {
            self.put_into(intruder, outside, told);
        }
    }
}
