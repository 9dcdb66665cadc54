//! What each seat may know.
//!
//! A view holds what lies open and was heard by all, and of the secrets only those of its own eyes: hand,
//! sheet, books, choices, and the account its seat keeps of where the cards are. That account is exact as
//! far as it goes: every card that was seen, and every answer that still says something of the cards as
//! they lie now. Answers about sheets and about the past are kept as they were given, the last forty.

use table::{Eyes, Known, Seat};

use super::{
    Book, Hidden, Laid, MysteryAbbey, Open, Phase, Secrets,
    suspects::{Suspect, Suspects},
};

/// What one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) eyes: Eyes,
    pub(super) open: Open,
    pub(super) secrets: [Known<Secrets>; Seat::MOST],
    /// The book just drawn, if there is one.
    pub(super) drawn: Option<Known<Book>>,
    /// The cards that are being looked at.
    pub(super) shelf: Known<Suspects>,
    /// Who did it; all know it when the game is over.
    pub(super) culprit: Option<Known<Suspect>>,
    /// Only heaven knows what is in pile and deck.
    pub(super) hidden: Known<Hidden>,
}

impl View {
    pub(super) fn of(game: &MysteryAbbey, eyes: Eyes) -> View {
        let over = matches!(game.open.phase, Phase::Over { .. });
        let mut secrets = [Known::Hidden; Seat::MOST];
        for seat in Seat::all(game.open.seats).filter(|seat| eyes.see(*seat)) {
            secrets[seat.index()] = Known::Seen(*game.secrets(seat));
        }
        let heaven = eyes == Eyes::Heaven;
        let (drawer, looker) = match game.open.phase {
            Phase::Considering { seat, .. } => (Some(seat), None),
            Phase::Keeping { seat, of } => (None, Some((seat, of))),
            Phase::Drawing { from, to, .. } => (None, Some((from, to))),
            _ => (None, None),
        };
        let looks = looker.is_none_or(|(one, other)| eyes.see(one) || eyes.see(other));
        View {
            eyes,
            open: game.open,
            secrets,
            drawn: game.hidden.drawn.map(|book| Known::when(drawer.is_some_and(|seat| eyes.see(seat)), book)),
            shelf: Known::when(looks, game.hidden.shelf),
            culprit: game.hidden.culprit.get().map(|culprit| Known::when(over || heaven, culprit)),
            hidden: Known::when(heaven, game.hidden),
        }
    }

    /// What lies open, and was heard by all.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The suspect cards in a seat's hand, if these eyes may know them.
    pub fn hand(&self, seat: Seat) -> Option<Suspects> {
        self.own(seat).map(|own| own.hand)
    }

    /// What a seat has seen, if these eyes may know it.
    pub fn seen(&self, seat: Seat) -> Option<Suspects> {
        self.own(seat).map(|own| own.seen)
    }

    /// What a seat has crossed out besides, if these eyes may know it.
    pub fn crossed(&self, seat: Seat) -> Option<Suspects> {
        self.own(seat).map(|own| own.crossed)
    }

    /// The account a seat keeps of where the cards are, if these eyes may know it.
    pub fn knows(&self, seat: Seat) -> Option<&super::Knowledge> {
        self.own(seat).map(|own| &own.knows)
    }

    /// How many of a book a seat keeps, if these eyes may know it.
    pub fn books(&self, seat: Seat, book: Book) -> Option<u8> {
        self.own(seat).and_then(|own| own.books.get(book.index()).copied())
    }

    /// Where a seat last saw a suspect's card, if it did and these eyes may know it.
    pub fn sight(&self, seat: Seat, card: Suspect) -> Option<super::Sight> {
        self.own(seat).and_then(|own| own.sights[card.index()])
    }

    /// The cards that a seat has chosen to pass, if these eyes may know them.
    pub fn chosen(&self, seat: Seat) -> Option<Suspects> {
        self.own(seat).map(|own| own.chosen)
    }

    /// The book just drawn, if these eyes may know it.
    pub fn drawn(&self) -> Option<Book> {
        self.drawn.and_then(|book| book.as_ref().seen().copied())
    }

    /// The cards that lie in rooms, each with which it is, if these eyes may know it.
    pub fn laid(&self) -> impl Iterator<Item = (Laid, Option<Suspect>)> {
        self.open.laid().map(|(n, laid)| {
            let mut knowers = Seat::all(self.open.seats).filter(|seat| laid.is_known_to(*seat));
            (laid, knowers.find_map(|seat| self.own(seat)?.knows.laid[n].get()))
        })
    }

    pub(super) fn own(&self, seat: Seat) -> Option<&Secrets> {
        self.secrets.get(seat.index()).and_then(|secrets| secrets.as_ref().seen())
    }
}
