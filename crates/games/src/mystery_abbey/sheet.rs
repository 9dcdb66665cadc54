//! The sheet: what was seen is crossed out for good, the rest as its player likes.

use table::{Seat, Told};

use super::{Action, Event, MysteryAbbey, Refusal, suspects::Suspect};

impl MysteryAbbey {
    /// A player crosses out anybody he thinks innocent, and takes that back later: each suspect once a
    /// turn, and never what was seen. (Your sheet)
    #[inline]
    pub(super) fn may_mark(&self, seat: Seat, suspect: Suspect, cross: bool) -> Result<(), Refusal> {
        let own = self.secrets(seat);
        if own.seen.has(suspect) || !suspect.exists() {
            Err(Refusal::SeenStays)
        } else if own.crossed.has(suspect) == cross {
            Err(Refusal::MarkedSo)
        } else if own.changed.has(suspect) {
            Err(Refusal::MarkedThisTurn)
        } else {
            Ok(())
        }
    }

    pub(super) fn list_marks(&self, seat: Seat, into: &mut Vec<Action>) {
        let own = self.secrets(seat);
        let free = super::Suspects::ALL - own.seen - own.changed;
        into.extend(
            free.iter().map(|one| if own.crossed.has(one) { Action::Uncross(one) } else { Action::Cross(one) }),
        );
    }

    /// Nobody else is told. (Your sheet)
    pub(super) fn mark(&mut self, seat: Seat, suspect: Suspect, cross: bool, told: &mut impl Told<Event>) {
        let own = self.secrets_mut(seat);
        own.crossed.put(suspect, cross);
        own.changed.add(suspect);
        told.tell(|| Event::Crossed { seat, suspect, crossed: cross });
    }
}
