//! Promises: what was said of the future binds.

use table::{Seat, Told};

use super::{
    ByWhen, Event, MysteryAbbey, Promise, Refusal,
    rooms::{Room, Rooms},
    suspects::Suspect,
};

impl MysteryAbbey {
    /// A room that was promised away is closed; a room that was promised leaves no other when it is
    /// time. If that leaves nothing, the promise lapses. (Promises)
    #[inline]
    pub(super) fn promised_rooms(&self, seat: Seat) -> Rooms {
        let all = self.enterable(seat);
        let kept = match self.open.promises[seat.index()] {
            Some(Promise::Go { room, yes: false, .. }) => all - Rooms::only(room),
            Some(Promise::Go { room, when: ByWhen::NextTurn, yes: true }) => all & Rooms::only(room),
            Some(Promise::Go { room, when: ByWhen::BeforeMass, yes: true }) => {
                let steps = self.open.steps().saturating_mul(self.open.turns_left(seat));
                all & room.within(steps, self.open.closed())
            }
            _ => all,
        };
        if kept.is_empty() { all } else { kept }
    }

    /// Whoever comes where he promised to go has kept his word; what was promised for the next turn is
    /// over with it. (Promises)
    pub(super) fn keep_promise(&mut self, seat: Seat, to: Room, told: &mut impl Told<Event>) {
        let Some(Promise::Go { room, when, yes }) = self.open.promises[seat.index()] else { return };
        let kept = (room == to) == yes;
        if when == ByWhen::NextTurn || room == to {
            self.open.promises[seat.index()] = None;
            told.tell(|| Event::PromiseOver { seat, kept });
        }
    }

    /// A promise to go lapses with Mass, with penance, and if a card moves the pawn. (Promises)
    pub(super) fn lapse(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if let Some(Promise::Go { yes, .. }) = self.open.promises[seat.index()] {
            self.open.promises[seat.index()] = None;
            told.tell(|| Event::PromiseOver { seat, kept: !yes });
        }
    }

    /// Whoever promised to pass such a card passes one if he still can; whoever promised not to, keeps
    /// them as long as he has others. (Promises)
    #[inline]
    pub(super) fn keeps_word(&self, seat: Seat, card: Suspect, more: u8) -> Result<(), Refusal> {
        let Some(Promise::Pass { filter, yes }) = self.open.promises[seat.index()] else { return Ok(()) };
        let (of, own) = (filter.suspects(), self.secrets(seat));
        let free = self.loose(seat) - own.chosen;
        let kept = if yes {
            let due = (own.chosen & of).is_empty() && !(free & of).is_empty() && more == 1;
            !due || of.has(card)
        } else {
            !of.has(card) || (free - of).is_empty()
        };
        if kept { Ok(()) } else { Err(Refusal::PromisedCards) }
    }
}
