//! The Library and its cards.

use table::{Known, Seat, Told};

use super::{
    Action, Because, Card, Choosing, Drawn, Errand, Event, LookedAt, MysteryAbbey, Open, Phase, Refusal,
    suspects::{Suspect, Suspects},
    the_box::{LibraryCard, the_box},
};

impl MysteryAbbey {
    /// A Library card is drawn, read out and carried out; nobody comes here again. (The Library)
    pub(super) fn visit_library(&mut self, seat: Seat, _: &mut impl Told<Event>) {
        self.open.visited = self.open.visited.with(seat);
        self.open.phase = Phase::DrawingLibrary { seat };
    }

    #[inline]
    pub(super) fn may_draw_library(&self, card: LibraryCard) -> Result<(), Refusal> {
        if 1u16.checked_shl(card.0.into()).unwrap_or(0) & self.open.library != 0 {
            Ok(())
        } else {
            Err(Refusal::NotDrawn)
        }
    }

    pub(super) fn list_library(&self, into: &mut Vec<Action>) {
        let all = (0..the_box().library.len() as u8).map(LibraryCard);
        into.extend(all.filter(|card| self.may_draw_library(*card).is_ok()).map(Action::DrawLibrary));
    }

    pub(super) fn drew_library(&mut self, seat: Seat, card: LibraryCard, told: &mut impl Told<Event>) {
        self.open.library &= !(1 << card.0);
        if self.open.library == 0 {
            self.open.library = (1 << the_box().library.len()) - 1;
        }
        told.tell(|| Event::LibraryDrawn { seat, card });
        if self.open.books[seat.index()] > 0 {
            self.open.phase = Phase::Considering { seat, drawn: Drawn::Library(card), more: 0, cupboard: false };
        } else {
            self.carry_out(seat, Card::Library(card), told);
        }
    }

    /// Another player is chosen; to see some of his cards he must have one. (Library cards)
    #[inline]
    pub(super) fn may_choose(&self, seat: Seat, choosing: Choosing, other: Seat) -> Result<(), Refusal> {
        self.open.is_other(seat, other)?;
        match choosing {
            Choosing::Shelf(_) if self.open.loose(other) == 0 => Err(Refusal::EmptyHand),
            Choosing::Trade => self.may_trade_with(seat, other),
            _ => Ok(()),
        }
    }

    pub(super) fn list_choices(&self, seat: Seat, choosing: Choosing, into: &mut Vec<Action>) {
        let others = Seat::all(self.open.seats).filter(|other| self.may_choose(seat, choosing, *other).is_ok());
        into.extend(others.map(Action::Choose));
    }

    /// The Forbidden Shelf needs somebody who has cards. (Library cards)
    pub(super) fn offer_shelf(&mut self, seat: Seat, see: u8, told: &mut impl Told<Event>) {
        let choosing = Choosing::Shelf(see);
        if Seat::all(self.open.seats).any(|other| self.may_choose(seat, choosing, other).is_ok()) {
            self.open.phase = Phase::Choosing { seat, choosing };
        } else {
            self.go_on(told);
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, choosing: Choosing, other: Seat, told: &mut impl Told<Event>) {
        told.tell(|| Event::Chosen { seat, of: other });
        match choosing {
            Choosing::Hand => {
                self.see_hand(other, seat, told);
                self.go_on(told);
            }
            Choosing::Sheet => {
                self.see_sheet(other, seat, told);
                self.go_on(told);
            }
            Choosing::Shelf(see) => self.draw_from(other, seat, Errand::Shelf(see.saturating_sub(1)), told),
            Choosing::Liturgy => self.change_passing(seat, other, told),
            Choosing::Trade => self.trade(seat, other, told),
        }
    }

    /// A sheet shows what its player has seen, which is innocent, and what he has crossed out. (Library
    /// cards)
    fn see_sheet(&mut self, of: Seat, to: Seat, told: &mut impl Told<Event>) {
        self.looks(to, of, LookedAt::Sheet);
        let (seen, crossed) = (self.secrets(of).seen, self.secrets(of).crossed);
        let knows = &mut self.secrets_mut(to).knows;
        knows.clear(seen);
        knows.seen_by[of.index()] |= seen;
        knows.bound(Suspects::ALL - seen, super::Places::hand(of), 0, 0);
        told.tell(|| Event::SheetSeen { of, to, seen: Known::Seen(seen), crossed: Known::Seen(crossed) });
    }

    /// One of the cards that were seen is kept. (Library cards)
    #[inline]
    pub(super) fn may_keep(&self, card: Suspect) -> Result<(), Refusal> {
        if self.hidden.shelf.has(card) { Ok(()) } else { Err(Refusal::NotAmongThem) }
    }

    pub(super) fn list_shelf(&self, into: &mut Vec<Action>) {
        into.extend(self.hidden.shelf.iter().map(Action::Take));
    }

    pub(super) fn keep(&mut self, seat: Seat, of: Seat, card: Suspect, told: &mut impl Told<Event>) {
        self.hidden.shelf = Suspects::NONE;
        self.give(card, of, seat, Because::Card, told);
        self.go_on(told);
    }

    /// Two different suspects are named. (Library cards)
    #[inline]
    pub(super) fn may_name_suspect(names: Suspects, suspect: Suspect) -> Result<(), Refusal> {
        if suspect.exists() && !names.has(suspect) { Ok(()) } else { Err(Refusal::SaidAlready) }
    }

    /// Whoever holds one of those named says so and shows it to the reader alone. (Library cards)
    pub(super) fn name_suspect(
        &mut self,
        seat: Seat,
        mut names: Suspects,
        many: u8,
        suspect: Suspect,
        told: &mut impl Told<Event>,
    ) {
        names.add(suspect);
        if many > 1 {
            self.open.phase = Phase::NamingSuspects { seat, names, many: many - 1 };
            return;
        }
        told.tell(|| Event::SuspectsNamed { seat, names });
        for other in seat.round(self.open.seats).skip(1) {
            let held = self.secrets(other).hand & names;
            let many = held.len() as u8;
            told.tell(|| Event::HoldsOfThem { seat: other, many });
            self.hear_hand(other, names, many, many);
            self.show_to(held, other, seat, told);
        }
        self.go_on(told);
    }
}

impl Open {
    /// Library cards that are still to come; none where the Library is closed for good. (The Library)
    pub(super) fn library_left(&self) -> u8 {
        if self.agreed.tactical { 0 } else { self.library.count_ones() as u8 }
    }
}
