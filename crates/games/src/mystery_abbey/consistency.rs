//! Nothing is lost and nothing is there twice, and nobody believes what is not so; and the fingerprint of
//! a table.

use table::{Fingerprint, Inconsistent, Seat};

use super::{
    MysteryAbbey, Open, Places, Promise, Secrets,
    laying::LAID,
    phase::Then,
    suspects::{Suspect, Suspects},
    the_box::the_box,
};
use crate::sets::Slot;

/// So many kinds of book are always taken into a fingerprint; the others only with the Pilgrims' Chronicles, so that games
/// that were saved before those were there can still be opened.
const FIRST_BOOKS: usize = 24;

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), Inconsistent> {
    if holds { Ok(()) } else { Err(Inconsistent(wrong())) }
}

impl MysteryAbbey {
    pub(super) fn check(&self) -> Result<(), Inconsistent> {
        self.check_cards()?;
        self.check_books()?;
        self.check_laid()?;
        self.check_memories()?;
        self.check_minds()
    }

    /// Where a card is.
    fn place(&self, card: Suspect) -> Places {
        if self.hidden.culprit.get() == Some(card) {
            return Places::CULPRIT;
        }
        let holder = Seat::all(self.open.seats).find(|seat| self.secrets(*seat).hand.has(card));
        holder.map_or(Places::PILE, Places::hand)
    }

    /// Every suspect is in one hand, in the pile, or under the board; hands are as large as all see.
    fn check_cards(&self) -> Result<(), Inconsistent> {
        for card in Suspect::all() {
            let held = Seat::all(self.open.seats).filter(|seat| self.secrets(*seat).hand.has(card)).count();
            let piled = usize::from(self.hidden.pile.has(card));
            let found = held + piled + usize::from(self.hidden.culprit.get() == Some(card));
            demand(found == 1, || format!("{card:?} is in {found} places"))?;
        }
        for seat in Seat::all(self.open.seats) {
            let (size, found) = (u32::from(self.open.sizes[seat.index()]), self.secrets(seat).hand.len());
            demand(size == found, || format!("{seat:?} has {found} cards, not {size}"))?;
        }
        let (pile, found) = (u32::from(self.open.pile), self.hidden.pile.len());
        demand(pile == found, || format!("{found} cards in the pile, not {pile}"))
    }

    /// What lies in a room is a card of its player, of the kind it was laid for; and those know it who may.
    fn check_laid(&self) -> Result<(), Inconsistent> {
        let mut found = Suspects::NONE;
        for n in 0..LAID {
            let (laid, card) = (self.open.pilgrims.laid[n], self.hidden.laid[n].get());
            demand(laid.is_some() == card.is_some(), || format!("{card:?} lies in no room"))?;
            if let (Some(laid), Some(card)) = (laid, card) {
                let own = self.secrets(laid.seat).hand.has(card) && !found.has(card);
                demand(own && laid.kind.is_none_or(|kind| kind.suspects().has(card)), || {
                    format!("{card:?} lies in {:?} for {:?}", laid.room, laid.seat)
                })?;
                found.add(card);
            }
            for seat in Seat::all(self.open.seats) {
                let knows = self.secrets(seat).knows.laid[n].get();
                let due = card.filter(|_| laid.is_some_and(|laid| laid.is_known_to(seat)));
                demand(knows == due, || format!("{seat:?} thinks that {knows:?} lies there"))?;
            }
        }
        Ok(())
    }

    /// Every book is in the deck, with somebody, used, or just drawn.
    fn check_books(&self) -> Result<(), Inconsistent> {
        for book in the_box().all_books() {
            let (found, due) = (self.books_of_kind(book.index()), self.books_in_game(book.index()));
            demand(found == due, || format!("{found} of {due} {book:?}"))?;
        }
        for seat in Seat::all(self.open.seats) {
            let own = self.secrets(seat);
            let (many, found) = (self.open.books[seat.index()], own.books.iter().sum::<u8>());
            demand(many == found, || format!("{seat:?} has {found} books, not {many}"))?;
            let plain = the_box().all_books().any(|book| !book.facts().starred && own.books[book.index()] > 0);
            demand(!plain, || format!("{seat:?} keeps a book without a star"))?;
            demand(!own.ear || self.has_book(seat, the_box().starred.ear), || {
                format!("{seat:?} listens without the Ear")
            })?;
        }
        Ok(())
    }

    /// Whoever holds, took, gave or received a card has seen it, and nobody has seen the culprit's.
    fn check_memories(&self) -> Result<(), Inconsistent> {
        let culprit = self.hidden.culprit.get().map_or(Suspects::NONE, Suspects::only);
        for seat in Seat::all(self.open.seats) {
            let own = self.secrets(seat);
            let one = |card: Slot<Suspect>| card.get().map_or(Suspects::NONE, Suspects::only);
            let had = own.hand | own.given | own.received | own.chosen | one(own.taken) | one(own.stolen);
            demand((had - own.seen).is_empty(), || format!("{seat:?} had {:?} and has not seen it", had - own.seen))?;
            demand((own.seen & culprit).is_empty(), || format!("{seat:?} has seen the culprit"))?;
            demand((own.seen & own.crossed).is_empty(), || format!("{seat:?} has crossed out twice"))?;
            demand((own.chosen - own.hand).is_empty(), || format!("{seat:?} passes what it does not have"))?;
            let left = self.secrets(self.open.was_passed_by(seat));
            demand(own.given == left.received, || format!("{seat:?} gave what was not received"))?;
            let many = u32::from(self.open.given[seat.index()]);
            demand(own.given.len() == many, || format!("{seat:?} gave {} cards, not {many}", own.given.len()))?;
            demand(self.open.taken.has(seat) != own.taken.is_none(), || format!("what {seat:?} took is not known"))?;
        }
        Ok(())
    }

    /// What anybody knows of where the cards are is so.
    fn check_minds(&self) -> Result<(), Inconsistent> {
        let at = |card: Suspect| self.place(card);
        for seat in Seat::all(self.open.seats) {
            let own = self.secrets(seat);
            own.knows.holds(at).map_err(|wrong| Inconsistent(format!("{seat:?} is wrong: {wrong}")))?;
            for other in Seat::all(self.open.seats) {
                let known = own.knows.seen_by[other.index()] - self.secrets(other).seen;
                demand(known.is_empty(), || format!("{seat:?} thinks that {other:?} has seen {known:?}"))?;
            }
        }
        self.open.heard.holds(at).map_err(|wrong| Inconsistent(format!("what all heard is wrong: {wrong}")))
    }

    pub(super) fn take_fingerprint(&self, into: &mut Fingerprint) {
        self.open.fingerprint(into);
        let hidden = &self.hidden;
        into.word(u64::from(hidden.pile.0) | u64::from(hidden.shelf.0) << 32);
        into.bytes(&hidden.deck[..FIRST_BOOKS]);
        into.bytes(&[hidden.culprit.byte(), hidden.drawn.map_or(u8::MAX, |book| book.0)]);
        for own in &hidden.secrets[..usize::from(self.open.seats)] {
            own.fingerprint(into);
        }
        if self.open.agreed.chronicles {
            into.bytes(&hidden.deck[FIRST_BOOKS..]);
            into.bytes(&self.open.used[FIRST_BOOKS..]);
            into.bytes(&hidden.laid.map(Slot::byte));
            hidden.secrets.iter().for_each(|own| into.bytes(&own.books[FIRST_BOOKS..]));
            self.open.pilgrims.fingerprint(into);
        }
    }
}

impl Open {
    fn fingerprint(&self, into: &mut Fingerprint) {
        let agreed = self.agreed;
        into.bytes(&[self.seats, agreed.tactical.into(), agreed.short.into(), agreed.contradiction.into()]);
        into.bytes(&[agreed.help as u8]);
        into.bytes(&self.colours.map(|colour| colour as u8));
        into.bytes(&self.pawns.map(|room| room.0));
        into.bytes(&[self.dice[0].0, self.dice[1].0, self.pile]);
        into.bytes(&self.sizes);
        into.bytes(&self.books);
        into.bytes(&self.used[..FIRST_BOOKS]);
        into.word(u64::from(self.library) | u64::from(self.events) << 32);
        into.bytes(&[
            self.visited.0,
            self.crypta.0,
            self.penance.0,
            self.took.0,
            self.taken.0,
            self.lasting.map_or(u8::MAX, |event| event.0),
            self.first.0,
            self.player.0,
            self.extra.into(),
            self.bell,
            self.start,
            self.waits.into(),
            self.mass.0,
            self.masses,
            self.last_held,
            self.finder.byte(),
            self.more_steps,
            self.key.into(),
            match self.then {
                Then::Arrival => 0,
                Then::Room => 1,
                Then::TurnEnd => 2,
                Then::NewRound => 3,
            },
        ]);
        into.bytes(&self.revelations.map(Slot::byte));
        into.bytes(&self.accused);
        into.bytes(&self.given);
        into.bytes(&self.due);
        into.word(self.exposed.0.into());
        for promise in self.promises {
            match promise {
                None => into.word(0),
                Some(Promise::Go { room, when, yes }) => into.bytes(&[1, room.0, when as u8, yes.into()]),
                Some(Promise::Pass { filter, yes }) => {
                    into.bytes(&[2, yes.into()]);
                    into.word(u64::from(filter.names.0) | u64::from(filter.traits.0) << 32);
                }
            }
        }
        self.answers.fingerprint(into);
        into.all(self.questions.map(u32::from));
        into.all(self.silences.map(u32::from));
        for look in self.looks {
            match look {
                None => into.word(0),
                Some(look) => into.bytes(&[1, look.of.0, look.at as u8, look.masses]),
            }
        }
        self.heard.fingerprint(into);
        self.phase.fingerprint(into);
    }
}

impl Secrets {
    fn fingerprint(&self, into: &mut Fingerprint) {
        for (one, other) in [(self.hand, self.seen), (self.crossed, self.changed), (self.given, self.received)] {
            into.word(u64::from(one.0) | u64::from(other.0) << 32);
        }
        into.word(self.chosen.0.into());
        into.bytes(&self.books[..FIRST_BOOKS]);
        into.bytes(&[self.ear.into(), self.taken.byte(), self.stolen.byte(), self.robbed.byte()]);
        for sight in self.sights {
            into.word(sight.map_or(u64::MAX, |sight| u64::from(sight.hand.0) | u64::from(sight.masses) << 8));
        }
        self.knows.fingerprint(into);
    }
}
