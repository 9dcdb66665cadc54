//! The Crypt and the Chapter Hall: extra turns, revelations and accusations.

use table::{Seat, Told};

use super::{
    Action, Does, Ending, Event, MysteryAbbey, Phase, Refusal,
    suspects::{Suspect, Suspects, Trait},
};
use crate::sets::Slot;

impl MysteryAbbey {
    /// Everybody has one Crypta card at most. (The Crypt)
    pub(super) fn take_crypta(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if !self.open.crypta.has(seat) {
            self.open.crypta = self.open.crypta.with(seat);
            told.tell(|| Event::CryptaTaken { seat });
        }
    }

    /// An extra turn follows a normal turn, and no other extra turn; whoever is in penance has none. (The
    /// Crypt)
    #[inline]
    pub(super) fn may_use_crypta(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.open.crypta.has(seat) {
            Err(Refusal::NoCrypta)
        } else if self.open.extra {
            Err(Refusal::OneExtraTurn)
        } else if self.open.penance.has(seat) {
            Err(Refusal::InPenance)
        } else {
            Ok(())
        }
    }

    pub(super) fn use_crypta(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.open.crypta = self.open.crypta.without(seat);
        told.tell(|| Event::CryptaUsed { seat });
        self.move_on(seat, true, told);
    }

    /// One revelation or one accusation a visit. (The Chapter Hall)
    #[inline]
    fn may_speak(&self, seat: Seat, done: bool) -> Result<(), Refusal> {
        if self.open.pawns[seat.index()].facts().does != Does::ChapterHall {
            Err(Refusal::NotInHall)
        } else if done {
            Err(Refusal::DoneHere)
        } else {
            Ok(())
        }
    }

    /// Every statement is made once in a game; nobody contradicts himself, unless that was agreed.
    /// (Revelations)
    #[inline]
    fn is_new(&self, seat: Seat, revealed: Trait) -> Result<(), Refusal> {
        let by = |one: Trait| self.open.revelations[one.index()].get();
        if by(revealed).is_some() {
            return Err(Refusal::RevealedAlready);
        }
        let spoken = revealed.category().traits().any(|one| by(one) == Some(seat));
        if spoken && !self.open.agreed.contradiction { Err(Refusal::ContradictsYourself) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn may_reveal(&self, seat: Seat, revealed: Trait) -> Result<(), Refusal> {
        match self.open.phase {
            Phase::Acting { done, .. } => self.may_speak(seat, done)?,
            Phase::Revealing { .. } => {}
            _ => return Err(Refusal::NotNow),
        }
        self.is_new(seat, revealed)
    }

    pub(super) fn list_revelations(&self, seat: Seat, into: &mut Vec<Action>) {
        let new = Trait::ALL.into_iter().filter(|one| self.may_reveal(seat, *one).is_ok());
        into.extend(new.map(Action::Reveal));
    }

    pub(super) fn reveal(&mut self, seat: Seat, revealed: Trait, told: &mut impl Told<Event>) {
        self.open.revelations[revealed.index()] = Slot::of(seat);
        told.tell(|| Event::Revealed { seat, revealed });
        self.go_on(told);
    }

    /// Nobody is accused while there is a pile, and nobody whose card the accuser holds. (Accusations)
    #[inline]
    pub(super) fn may_accuse(&self, seat: Seat, done: bool, suspect: Suspect) -> Result<(), Refusal> {
        self.may_speak(seat, done)?;
        if self.open.pile > 0 {
            return Err(Refusal::PileLeft);
        }
        if self.secrets(seat).hand.has(suspect) || !suspect.exists() { Err(Refusal::YouHoldHim) } else { Ok(()) }
    }

    pub(super) fn list_speeches(&self, seat: Seat, done: bool, into: &mut Vec<Action>) {
        if self.may_speak(seat, done).is_err() {
            return;
        }
        self.list_revelations(seat, into);
        if self.open.pile == 0 {
            into.extend((Suspects::ALL - self.secrets(seat).hand).iter().map(Action::Accuse));
        }
    }

    /// Whoever holds the card of the accused shows it to everybody, and the accuser does penance; if nobody
    /// holds it, he is guilty and the game ends. (Accusations)
    pub(super) fn accuse(&mut self, seat: Seat, suspect: Suspect, told: &mut impl Told<Event>) {
        told.tell(|| Event::Accused { seat, suspect });
        let holder = Seat::all(self.open.seats).find(|other| self.secrets(*other).hand.has(suspect));
        match holder {
            Some(holder) => {
                self.open.accused[seat.index()] += 1;
                self.expose(suspect, holder, told);
                self.do_penance(seat, told);
                self.go_on(told);
            }
            None => {
                self.open.finder = Slot::of(seat);
                self.end(Ending::Arrest, told);
            }
        }
    }
}
