//! Penance.

use table::{Seat, Seats, Told};

use super::{Action, Event, MysteryAbbey, Refusal, the_box::the_box};

impl MysteryAbbey {
    /// The pawn goes to the Chapel and its player skips his next turn; two penances are one. A Letter of
    /// Indulgence spares him by itself. Gives whether he does penance. (Penance; Books to keep)
    pub(super) fn do_penance(&mut self, seat: Seat, told: &mut impl Told<Event>) -> bool {
        let letter = the_box().starred.indulgence;
        if self.has_book(seat, letter) {
            self.use_up(seat, letter, told);
            told.tell(|| Event::Spared { seat });
            return false;
        }
        self.open.penance = self.open.penance.with(seat);
        told.tell(|| Event::SentToPenance { seat });
        self.put_into(seat, the_box().chapel, told);
        true
    }

    /// Those in the room whom a Penitential can send to penance.
    #[inline]
    fn sinners(&self, seat: Seat) -> Seats {
        let here = self.open.others_in(self.open.pawns[seat.index()], seat);
        Seats(here.0 & !self.open.penance.0)
    }

    /// A Penitential sends somebody in the same room to penance, who is not there already. (Books to
    /// keep)
    #[inline]
    pub(super) fn may_send(&self, seat: Seat, sinner: Seat) -> Result<(), Refusal> {
        if !self.has_book(seat, the_box().starred.penitential) {
            return Err(Refusal::NoSuchBook);
        }
        self.open.is_other(seat, sinner)?;
        if self.open.penance.has(sinner) {
            return Err(Refusal::InPenance);
        }
        if self.sinners(seat).has(sinner) { Ok(()) } else { Err(Refusal::NotHere) }
    }

    pub(super) fn list_sinners(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.has_book(seat, the_box().starred.penitential) {
            into.extend(self.sinners(seat).iter().map(Action::SendToPenance));
        }
    }

    pub(super) fn send(&mut self, seat: Seat, sinner: Seat, told: &mut impl Told<Event>) {
        self.use_up(seat, the_box().starred.penitential, told);
        self.do_penance(sinner, told);
    }
}
