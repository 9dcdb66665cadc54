//! The events that are turned up at Mass.

use table::{Seat, Seats, Told};

use super::{
    Action, Card, Drawn, Event, MysteryAbbey, Naming, Phase, Refusal,
    suspects::{Category, Trait},
    the_box::{EventCard, the_box},
};

impl MysteryAbbey {
    /// When all events have been turned up, they are shuffled. (Mass)
    pub(super) fn turn_up_event(&mut self, seat: Seat) {
        self.open.phase = Phase::DrawingEvent { seat };
    }

    #[inline]
    pub(super) fn may_turn_up(&self, card: EventCard) -> Result<(), Refusal> {
        if 1u32.checked_shl(card.0.into()).unwrap_or(0) & self.open.events != 0 {
            Ok(())
        } else {
            Err(Refusal::NotDrawn)
        }
    }

    pub(super) fn list_events(&self, into: &mut Vec<Action>) {
        let all = (0..the_box().events.len() as u8).map(EventCard);
        into.extend(all.filter(|card| self.may_turn_up(*card).is_ok()).map(Action::TurnUp));
    }

    /// An event happens at once, or lasts until the next Mass. The new first player may have De Alchemia
    /// if he has a book, and is asked. (Events; Books to keep)
    pub(super) fn turn_up(&mut self, seat: Seat, card: EventCard, told: &mut impl Told<Event>) {
        self.open.events &= !(1 << card.0);
        if self.open.events == 0 {
            self.open.events = self.open.agreed.events();
        }
        told.tell(|| Event::EventTurnedUp { card });
        if self.open.books[seat.index()] > 0 {
            self.open.phase = Phase::Considering { seat, drawn: Drawn::Event(card), more: 0, cupboard: false };
        } else {
            self.carry_out(seat, Card::Event(card), told);
        }
    }

    /// What lasts until the next Mass lies open until then.
    pub(super) fn lay_open(&mut self, card: Card) {
        if let Card::Event(card) = card
            && card.facts().lasts
        {
            self.open.lasting = Some(card);
        }
    }

    /// Every pawn is put into its own cell, and the round begins from there. (Events)
    pub(super) fn send_to_cells(&mut self, told: &mut impl Told<Event>) {
        for seat in Seat::all(self.open.seats) {
            let cell = self.open.cell(seat);
            self.put_into(seat, cell, told);
        }
        self.go_on(told);
    }

    /// One round more until Mass, for which the bell waits; or one fewer, for which it begins one space
    /// further. (Events)
    pub(super) fn change_rounds(&mut self, by: i8, told: &mut impl Told<Event>) {
        if by > 0 {
            self.open.waits = true;
        } else {
            self.open.start = (self.open.start + by.unsigned_abs()).min(the_box().bell);
        }
        self.go_on(told);
    }

    /// Whoever has the fewest cards.
    pub(super) fn fewest(&self) -> Seats {
        let size = |seat: &Seat| self.open.sizes[seat.index()];
        let least = Seat::all(self.open.seats).map(|seat| size(&seat)).min();
        Seat::all(self.open.seats).filter(|seat| Some(size(seat)) == least).collect()
    }

    /// The top card of the pile, if there is one, goes to whoever has the fewest cards; a die breaks a
    /// tie. (Events)
    pub(super) fn send_messenger(&mut self, seat: Seat, card: Card, told: &mut impl Told<Event>) {
        if self.open.pile == 0 {
            self.go_on(told);
            return;
        }
        let fewest = self.fewest();
        match fewest.iter().next() {
            Some(only) if fewest.len() == 1 => self.open.phase = Phase::FromPile { seat: only },
            _ => self.open.phase = Phase::Rolling { seat, card },
        }
    }

    /// Any trait is named; when tongues are loose, a title. (Events)
    #[inline]
    pub(super) fn may_name(naming: Naming, named: Trait) -> Result<(), Refusal> {
        if naming == Naming::ShowAll && named.category() != Category::Title { Err(Refusal::NameATitle) } else { Ok(()) }
    }

    pub(super) fn list_names(naming: Naming, into: &mut Vec<Action>) {
        let all = Trait::ALL.into_iter().filter(|one| MysteryAbbey::may_name(naming, *one).is_ok());
        into.extend(all.map(Action::Name));
    }
}
