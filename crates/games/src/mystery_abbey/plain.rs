//! What cards do: books read at once, Library cards and events, by their effects.

use table::{Seat, Seats, Told};

use super::{
    Card, Choosing, Effect, Errand, Event, MysteryAbbey, Naming, Phase,
    suspects::{Filter, Scope, Suspects, Trait, Traits},
    the_box::Who,
};

impl Card {
    /// What it does.
    #[inline]
    pub(super) fn effect(self) -> Effect {
        match self {
            Card::Book(book) => book.facts().effect,
            Card::Library(card) => card.facts().effect,
            Card::Event(card) => card.facts().effect,
        }
    }
}

impl MysteryAbbey {
    /// A card is carried out for whoever reads it. Where it has a die, the die is rolled first.
    pub(super) fn carry_out(&mut self, seat: Seat, card: Card, told: &mut impl Told<Event>) {
        self.lay_open(card);
        match card.effect() {
            // Whoever is in penance answers nothing, and perhaps nobody is left.
            Effect::AnswerAll { .. } if self.rollable_by(seat, card).is_empty() => self.go_on(told),
            Effect::LayCard { room, .. } if self.has_corpse(room) => self.go_on(told),
            Effect::SwapHands { .. }
            | Effect::SeeCards { .. }
            | Effect::TakeCard { .. }
            | Effect::ChangePlaces { .. }
            | Effect::GoTo { .. }
            | Effect::AnswerAll { .. }
            | Effect::LayCard { .. }
            | Effect::ExposeCard { .. } => self.open.phase = Phase::Rolling { seat, card },
            Effect::GiveFromPile { .. } => self.send_messenger(seat, card, told),
            Effect::AllTell { scope, traits: 0 } => {
                self.all_tell(seat, scope, Filter::default(), told);
                self.go_on(told);
            }
            Effect::AllTell { scope, .. } => self.open.phase = Phase::Naming { seat, naming: Naming::Tell(scope) },
            Effect::AllPass { cards, to } => self.begin_passing(seat, cards, to, false, told),
            Effect::MoveBell { .. } => self.offer_bell(seat, told),
            Effect::TakeCrypta { who } => {
                let all: Seats = Seat::all(self.open.seats).collect();
                let takers = if who == Who::Everybody { all } else { Seats::only(seat) };
                takers.iter().for_each(|taker| self.take_crypta(taker, told));
                self.go_on(told);
            }
            Effect::Reveal => self.open.phase = Phase::Revealing { seat },
            Effect::DrawBooks { books } => self.draw_books(seat, books.saturating_sub(1), true, told),
            Effect::SeeHand => self.open.phase = Phase::Choosing { seat, choosing: Choosing::Hand },
            Effect::SeeSheet => self.open.phase = Phase::Choosing { seat, choosing: Choosing::Sheet },
            Effect::SeeAndKeep { see, .. } => self.offer_shelf(seat, see, told),
            Effect::NameSuspects { names } => {
                self.open.phase = Phase::NamingSuspects { seat, names: Suspects::NONE, many: names };
            }
            Effect::AllShow { .. } => self.open.phase = Phase::Naming { seat, naming: Naming::Show },
            Effect::AllShowAll { .. } => self.open.phase = Phase::Naming { seat, naming: Naming::ShowAll },
            Effect::AskAnybody { questions } => self.ask_from_book(seat, questions, told),
            Effect::ToOwnCells => self.send_to_cells(told),
            Effect::Rounds { by } => self.change_rounds(by, told),
            Effect::ReturnCrypta { .. } => self.return_crypta(told),
            Effect::Pace { steps, bell } => self.hurry(steps, bell, told),
            Effect::Escape { faces, of } => {
                self.open.pilgrims.escape = Some((faces, of));
                self.go_on(told);
            }
            Effect::LayKind { r#trait: kind } => self.asked_to_lay(seat, kind, self.open.right(seat), told),
            _ => self.go_on(told),
        }
    }

    /// Whom the die may show: of another player not the reader, in a tie for the fewest cards one of
    /// those. (Setting up; Events)
    #[inline]
    pub(super) fn rollable_by(&self, seat: Seat, card: Card) -> Seats {
        let all = Seat::all(self.open.seats);
        match card {
            Card::Book(_) | Card::Library(_) => all.filter(|other| *other != seat).collect(),
            Card::Event(_) if matches!(card.effect(), Effect::GiveFromPile { .. }) => self.fewest(),
            Card::Event(_) if matches!(card.effect(), Effect::AnswerAll { .. }) => {
                all.filter(|other| !self.open.penance.has(*other)).collect()
            }
            Card::Event(_) => all.collect(),
        }
    }

    /// What happens to the player whom the die shows.
    pub(super) fn rolled(&mut self, seat: Seat, card: Card, rolled: Seat, told: &mut impl Told<Event>) {
        told.tell(|| Event::Rolled { seat: rolled });
        let seats = self.open.seats;
        let meant = |who: Who| match who {
            Who::Reader => seat,
            Who::LeftOfRolled => rolled.left(seats),
            _ => rolled,
        };
        match card.effect() {
            Effect::SwapHands { .. } => {
                self.swap_hands(seat, rolled, told);
                self.go_on(told);
            }
            Effect::SeeCards { cards, .. } => {
                self.draw_from(rolled, seat, Errand::Look(cards.saturating_sub(1)), told);
            }
            Effect::TakeCard { from, to } => self.draw_from(meant(from), meant(to), Errand::Card, told),
            Effect::ChangePlaces { .. } => {
                let (here, there) = (self.open.pawns[seat.index()], self.open.pawns[rolled.index()]);
                self.put_into(seat, there, told);
                self.put_into(rolled, here, told);
                self.go_on(told);
            }
            Effect::GoTo { room, .. } => {
                self.put_into(rolled, room, told);
                self.go_on(told);
            }
            Effect::AnswerAll { .. } => self.next_inquisitor(rolled, rolled, told),
            Effect::ExposeCard { .. } => self.draw_from(rolled, rolled, Errand::Expose, told),
            Effect::LayCard { room, .. } => self.draw_from(rolled, rolled, Errand::Lay(room), told),
            Effect::GiveFromPile { .. } => self.open.phase = Phase::FromPile { seat: rolled },
            _ => self.go_on(told),
        }
    }

    /// All players say how many of something they have; everybody remembers it. (Books read at once)
    pub(super) fn all_tell(&mut self, first: Seat, scope: Scope, filter: Filter, told: &mut impl Told<Event>) {
        let of = filter.suspects();
        for seat in first.round(self.open.seats) {
            let many = (self.secrets(seat).scope(scope) & of).len() as u8;
            told.tell(|| Event::Told { seat, scope, filter, many });
            self.hear_count(seat, scope, of, many);
        }
    }

    /// A trait is named, and everybody tells or shows. (Books read at once; Library cards; Events)
    pub(super) fn name(&mut self, seat: Seat, naming: Naming, named: Trait, told: &mut impl Told<Event>) {
        told.tell(|| Event::Named { seat, named });
        match naming {
            Naming::Tell(scope) => {
                self.all_tell(seat, scope, Filter { traits: Traits::only(named), names: Suspects::NONE }, told);
                self.go_on(told);
            }
            Naming::Show => self.next_to_show(seat, Some(seat), named.suspects(), seat, told),
            Naming::ShowAll => {
                // The namer is the first of those who show.
                let last = self.open.right(seat);
                self.asked_to_show(seat, None, named.suspects(), last, told);
            }
        }
    }

    /// The bell is offered where it can go. (Books read at once)
    fn offer_bell(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if self.may_ring(true).is_ok() || self.may_ring(false).is_ok() {
            self.open.phase = Phase::Ringing { seat };
        } else {
            self.go_on(told);
        }
    }
}
