//! The Scriptorium: drawing books, and using those with a star.

use table::{Known, Seat, Told};

use super::{
    Action, Card, Does, Drawn, Effect, Event, MysteryAbbey, Open, Phase, Refusal,
    the_box::{BOOKS, Book, the_box},
};

impl MysteryAbbey {
    /// A book is drawn, or several; when all have been drawn, the used ones are shuffled. (The
    /// Scriptorium)
    pub(super) fn draw_books(&mut self, seat: Seat, more: u8, cupboard: bool, told: &mut impl Told<Event>) {
        if self.hidden.deck.iter().all(|many| *many == 0) {
            self.hidden.deck = std::mem::replace(&mut self.open.used, [0; BOOKS]);
            told.tell(|| Event::BooksShuffled);
        }
        self.open.phase = Phase::DrawingBook { seat, more, cupboard };
    }

    #[inline]
    pub(super) fn may_draw_book(&self, book: Book) -> Result<(), Refusal> {
        let left = self.hidden.deck.get(book.index()).is_some_and(|many| *many > 0);
        if left { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    pub(super) fn list_books(&self, into: &mut Vec<Action>) {
        into.extend(the_box().all_books().filter(|book| self.may_draw_book(*book).is_ok()).map(Action::DrawBook));
    }

    /// Whoever has a book may have De Alchemia, and is asked before what he drew counts. (Books to keep)
    pub(super) fn drew_book(&mut self, seat: Seat, book: Book, more: u8, cupboard: bool, told: &mut impl Told<Event>) {
        self.hidden.deck[book.index()] -= 1;
        self.hidden.drawn = Some(book);
        told.tell(|| Event::BookDrawn { seat, book: Known::Seen(book) });
        if self.open.books[seat.index()] > 0 {
            self.open.phase = Phase::Considering { seat, drawn: Drawn::Book, more, cupboard };
        } else {
            self.keep_book(seat, more, cupboard, told);
        }
    }

    /// A book with a star is kept, unseen by the others; one without is read out, does what it says and
    /// goes under the pile. Books of the Open Cupboard are put back unread. (The Scriptorium)
    pub(super) fn keep_book(&mut self, seat: Seat, more: u8, cupboard: bool, told: &mut impl Told<Event>) {
        let Some(book) = self.hidden.drawn.take() else { return };
        if book.facts().starred {
            self.secrets_mut(seat).books[book.index()] += 1;
            self.open.books[seat.index()] += 1;
            told.tell(|| Event::BookKept { seat, book: Known::Seen(book) });
        } else {
            self.open.used[book.index()] += 1;
            told.tell(|| Event::BookRead { seat, book, unread: cupboard });
            if !cupboard {
                self.carry_out(seat, Card::Book(book), told);
                return;
            }
        }
        if more > 0 {
            self.draw_books(seat, more - 1, cupboard, told);
        } else {
            self.go_on(told);
        }
    }

    /// What was drawn counts after all.
    pub(super) fn keep_drawn(
        &mut self,
        seat: Seat,
        drawn: Drawn,
        more: u8,
        cupboard: bool,
        told: &mut impl Told<Event>,
    ) {
        match drawn {
            Drawn::Book => self.keep_book(seat, more, cupboard, told),
            Drawn::Library(card) => self.carry_out(seat, Card::Library(card), told),
            Drawn::Event(card) => self.carry_out(seat, Card::Event(card), told),
        }
    }

    /// De Alchemia puts what was drawn under its pile, for all to see, and the next one counts. (Books to
    /// keep)
    pub(super) fn draw_again(
        &mut self,
        seat: Seat,
        drawn: Drawn,
        more: u8,
        cupboard: bool,
        told: &mut impl Told<Event>,
    ) {
        self.use_up(seat, the_box().starred.alchemia, told);
        let book = self.hidden.drawn.take();
        told.tell(|| Event::PutUnder { seat, drawn, book });
        match drawn {
            Drawn::Book => {
                if let Some(book) = book {
                    self.open.used[book.index()] += 1;
                }
                self.draw_books(seat, more, cupboard, told);
            }
            Drawn::Library(_) => self.open.phase = Phase::DrawingLibrary { seat },
            Drawn::Event(_) => self.turn_up_event(seat),
        }
    }

    /// A book with a star that was used goes under the pile. (Books to keep)
    pub(super) fn use_up(&mut self, seat: Seat, book: Book, told: &mut impl Told<Event>) {
        self.secrets_mut(seat).books[book.index()] -= 1;
        self.open.books[seat.index()] -= 1;
        self.open.used[book.index()] += 1;
        told.tell(|| Event::BookUsed { seat, book });
    }

    /// A book with a star is used at its own time, by whoever keeps it. (Books to keep)
    #[inline]
    pub(super) fn may_use(&self, seat: Seat, book: Book) -> Result<(), Refusal> {
        if usize::from(book.0) >= the_box().books.len() || !self.has_book(seat, book) {
            return Err(Refusal::NoSuchBook);
        }
        match (self.open.phase, book.facts().effect) {
            (Phase::Moving { .. }, Effect::MoreSteps { .. }) => Ok(()),
            (Phase::Moving { seat }, Effect::OpenLibrary) => self.may_use_key(seat),
            (Phase::Acting { seat, done }, Effect::ChooseCard) => self.may_search(seat, done).map(drop),
            (Phase::Moving { .. }, Effect::PassTo) => Ok(()),
            (Phase::Meeting { seat }, Effect::AskRoom) => self.may_dispute(seat),
            (Phase::Meeting { seat }, Effect::TradeForCard) => self.may_trade(seat),
            (Phase::Insisting { .. }, Effect::BreakSilence) => Ok(()),
            (Phase::Considering { .. }, Effect::DrawAgain) => Ok(()),
            (Phase::Passing { seat, at_mass: true, .. }, Effect::PassFewer { .. }) => {
                if self.secrets(seat).chosen.is_empty() { Ok(()) } else { Err(Refusal::WrongMoment) }
            }
            (Phase::Acting { .. }, Effect::Listen) => {
                if self.secrets(seat).ear {
                    Err(Refusal::LaidSo)
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::WrongMoment),
        }
    }

    /// The key is used when it opens the Library: it is near enough, he has not been there, and his cards
    /// do not let him in. (Books to keep)
    #[inline]
    fn may_use_key(&self, seat: Seat) -> Result<(), Refusal> {
        let near = self.open.reach(seat).iter().any(|room| room.facts().does == Does::Library);
        let helps = near && !self.open.visited.has(seat) && !self.open.key && !self.has_fewest(seat);
        if helps && !self.open.agreed.tactical { Ok(()) } else { Err(Refusal::KeyUseless) }
    }

    pub(super) fn list_uses(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.open.books[seat.index()] > 0 {
            let books = the_box().all_books().filter(|book| self.may_use(seat, *book).is_ok());
            into.extend(books.map(Action::Use));
        }
    }

    /// The Listening Ear is laid ready in secret before the turn ends, and may be taken back before a later
    /// move while it has not heard. (Books to keep)
    #[inline]
    pub(super) fn may_take_back_ear(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.has_book(seat, the_box().starred.ear) {
            Err(Refusal::NoSuchBook)
        } else if self.secrets(seat).ear {
            Ok(())
        } else {
            Err(Refusal::LaidSo)
        }
    }

    pub(super) fn lay_ear(&mut self, seat: Seat, ready: bool, told: &mut impl Told<Event>) {
        self.secrets_mut(seat).ear = ready;
        told.tell(|| Event::EarLaid { seat, ready });
    }

    /// Does what the book says.
    pub(super) fn use_book(&mut self, seat: Seat, book: Book, told: &mut impl Told<Event>) {
        match (self.open.phase, book.facts().effect) {
            (_, Effect::MoreSteps { steps }) => {
                self.use_up(seat, book, told);
                self.open.more_steps += steps;
            }
            (_, Effect::OpenLibrary) => {
                self.use_up(seat, book, told);
                self.open.key = true;
            }
            (_, Effect::ChooseCard) => self.search_with_art(seat, told),
            (Phase::Insisting { seat, of, question }, Effect::BreakSilence) => self.insist(seat, of, question, told),
            (Phase::Considering { seat, drawn, more, cupboard }, Effect::DrawAgain) => {
                self.draw_again(seat, drawn, more, cupboard, told);
            }
            (_, Effect::PassFewer { cards }) => self.pass_fewer(seat, book, cards, told),
            (_, Effect::Listen) => self.lay_ear(seat, true, told),
            (_, Effect::PassTo) => self.offer_liturgy(seat, book, told),
            (_, Effect::AskRoom) => self.dispute(seat, book, told),
            (_, Effect::TradeForCard) => self.offer_trade(seat, told),
            _ => {}
        }
    }
}

impl Open {
    /// Books that nobody has drawn yet: those in play that nobody keeps, has just drawn, or has used. (The Scriptorium)
    pub(super) fn books_left(&self, one_is_drawn: bool) -> u8 {
        let all: u8 = the_box().all_books().map(|book| self.agreed.books(book)).sum();
        let kept: u8 = self.books[..usize::from(self.seats)].iter().sum();
        all - self.used.iter().sum::<u8>() - kept - u8::from(one_is_drawn)
    }
}
