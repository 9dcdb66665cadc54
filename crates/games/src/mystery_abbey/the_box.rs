//! What is in the box: suspects, rooms, Mass cards, books, Library cards and events, read from
//! `data/mystery_abbey/box.json`.
//!
//! The pictures of the board and of most cards are lost. What is designed lives in that file, with
//! how each entry is known, so that an owner of the game can correct it in one place.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::{
    rooms::{ROOMS, Room, Rooms},
    suspects::{SUSPECTS, Scope, Suspects, TRAITS, Trait},
};
use crate::keyed::keyed;

/// The most kinds of book.
pub(super) const BOOKS: usize = 26;
/// The most Library cards.
pub(super) const LIBRARY: usize = 16;
/// The most events.
pub(super) const EVENTS: usize = 32;
/// The most Mass cards.
pub(super) const MASSES: usize = 8;

/// A kind of book of the Scriptorium: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Book(pub(super) u8);

/// A Library card: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LibraryCard(pub(super) u8);

/// An event card: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct EventCard(pub(super) u8);

/// A Mass card: its place in the order of the day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mass(pub(super) u8);

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the cards")]
pub enum Effect {
    /// Nothing at all.
    Nothing,

    /// The Library may be entered with any hand.
    OpenLibrary,
    /// So many steps more.
    MoreSteps { steps: u8 },
    /// A vow of silence is void.
    BreakSilence,
    /// Somebody in the room goes to penance.
    SendToPenance,
    /// Penance is not done.
    EscapePenance,
    /// The card is chosen, not drawn.
    ChooseCard,
    /// What was drawn goes under its pile.
    DrawAgain,
    /// So many cards fewer are passed.
    PassFewer { cards: u8 },
    /// The next card shown or given is seen.
    Listen,

    /// Two hands are exchanged.
    SwapHands { with: Who },
    /// Cards of a hand are seen, at random.
    SeeCards { of: Who, cards: u8 },
    /// A card is drawn from a hand.
    TakeCard { from: Who, to: Who },
    /// All players say how many they have of something.
    AllTell { scope: Scope, traits: u8 },
    /// All players pass cards on.
    AllPass { cards: u8, to: Side },
    /// Two pawns change places.
    ChangePlaces { with: Who },
    /// A pawn is put somewhere.
    GoTo {
        who: Who,
        #[serde(deserialize_with = "super::box_data::room")]
        room: Room,
    },
    /// The bell is moved.
    MoveBell { spaces: u8 },
    /// Crypta cards are taken.
    TakeCrypta { who: Who },

    /// A revelation may be made.
    Reveal,
    /// Books are drawn; those with a star are kept.
    DrawBooks { books: u8 },
    /// A hand is seen.
    SeeHand,
    /// A sheet is seen.
    SeeSheet,
    /// Cards of a hand are seen, and one is kept.
    SeeAndKeep { see: u8, keep: u8 },
    /// Suspects are named, and whoever holds one shows it.
    NameSuspects { names: u8 },
    /// A trait is named, and everybody shows such a card.
    AllShow { traits: u8 },
    /// Questions are asked of anybody.
    AskAnybody { questions: u8 },

    /// No questions are asked in meetings.
    NoQuestions,
    /// There is no vow of silence.
    NoSilence,
    /// More steps, or fewer.
    Steps { by: i8 },
    /// Everybody asks one player.
    AnswerAll { who: Who },
    /// Rooms are closed.
    Close {
        #[serde(deserialize_with = "super::box_data::rooms")]
        rooms: Rooms,
    },
    /// The top card of the pile is given to somebody.
    GiveFromPile { to: Who },
    /// Every pawn is put into its own cell.
    ToOwnCells,
    /// A title is named, and everybody shows such a card to all.
    AllShowAll { category: super::suspects::Category },
    /// A card is shown to all, at random.
    ExposeCard { of: Who },
    /// More rounds until Mass, or fewer.
    Rounds { by: i8 },

    /// One question is put to everybody in the room.
    AskRoom,
    /// Cards go farther round the table at the next Mass.
    PassTo,
    /// Whoever is caught keeps what he drew.
    KeepStolen,
    /// The book is given for a card.
    TradeForCard,
    /// Crypta cards are given back.
    ReturnCrypta { who: Who },
    /// So many steps, and the bell begins there, for the rest of the game.
    Pace { steps: u8, bell: u8 },
    /// A card is laid in a room.
    LayCard {
        from: Who,
        #[serde(deserialize_with = "super::box_data::room")]
        room: Room,
    },
    /// At each Mass the culprit may escape: on so many faces of a die with so many.
    Escape { faces: u8, of: u8 },
    /// Everybody who has such a card lays one in the cell beside his own.
    LayKind { r#trait: Trait },
}

/// Whom a card means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever reads it.
    Reader,
    /// Whom the die shows.
    Rolled,
    /// The left neighbour of whom the die shows.
    LeftOfRolled,
    /// Whoever has the fewest cards.
    Fewest,
    /// Everybody.
    Everybody,
}

/// A side to which cards are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Side {
    /// Clockwise.
    Left,
    /// Against the clock.
    Right,
}

/// A suspect as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuspectFacts {
    /// Its key in data, saves and words.
    pub key: String,
    /// The name on the card.
    pub name: String,
    /// Its five traits.
    pub traits: [Trait; 5],
}

/// A room as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomFacts {
    /// Its key in data, saves and words.
    pub key: String,
    /// What is done there.
    pub does: Does,
    /// Whether there is room for one pawn only.
    pub single: bool,
    /// Where its doors lead.
    pub doors: Rooms,
}

/// What is done in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rooms are those of the rulebook")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Does {
    Mass,
    Confessional,
    Crypt,
    Nothing,
    Parlor,
    Scriptorium,
    Library,
    ChapterHall,
    Cell,
}

/// A book as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFacts {
    /// Its key in data, saves and words.
    pub key: String,
    /// How many there are.
    pub count: u8,
    /// Whether it is kept.
    pub starred: bool,
    /// What it does.
    pub effect: Effect,
    /// Whether it is one of the Pilgrims' Chronicles.
    pub chronicles: bool,
}

/// A Library card or an event as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Its key in data, saves and words.
    pub key: String,
    /// Whether it lasts until the next Mass.
    pub lasts: bool,
    /// What it does.
    pub effect: Effect,
    /// Whether it is one of the Pilgrims' Chronicles.
    pub chronicles: bool,
}

/// A Mass card as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MassFacts {
    /// Its key in data, saves and words.
    pub key: String,
    /// How many cards are passed.
    pub passed: u8,
}

/// What a number of players changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Cards each.
    pub hand: u8,
    /// Cards in the pile of the Parlor.
    pub pile: u8,
    /// Steps in a move.
    pub steps: u8,
    /// The space on which the bell begins.
    pub bell: u8,
}

/// The books with a star, by what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the titles are those of the books")]
pub struct Starred {
    pub library_key: Book,
    pub journeys: Book,
    pub obedience: Book,
    pub penitential: Book,
    pub indulgence: Book,
    pub searching: Book,
    pub alchemia: Book,
    pub breviary: Book,
    pub ear: Book,
    pub controversy: Book,
    pub liturgy: Book,
    pub apostles: Book,
    pub illuminations: Book,
}

/// Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// For a right revelation.
    pub right: i16,
    /// For a wrong one.
    pub wrong: i16,
    /// For the culprit.
    pub culprit: i16,
    /// For a false accusation.
    pub false_accusation: i16,
}

/// Everything in the box.
#[derive(Debug)]
pub struct TheBox {
    /// For three to six players.
    pub tables: [Table; 4],
    /// The short game: its steps and its bell; it begins with the second Mass card.
    pub short: (u8, u8),
    /// The tactical game: how many books are too many.
    pub books_limit: u8,
    /// The suspects.
    pub suspects: ArrayVec<SuspectFacts, SUSPECTS>,
    /// Who has each trait.
    pub having: [Suspects; TRAITS],
    /// The rooms.
    pub rooms: ArrayVec<RoomFacts, ROOMS>,
    /// The Chapel.
    pub chapel: Room,
    /// The Library, as a set of rooms.
    pub library_rooms: Rooms,
    /// The two Confessionals.
    pub confessionals: [Room; 2],
    /// The cell of each colour.
    pub cells: [Room; 6],
    /// The cell beside it.
    pub beside: [Room; 6],
    /// The Mass cards.
    pub masses: ArrayVec<MassFacts, MASSES>,
    /// Spaces for the bell.
    pub bell: u8,
    /// Points.
    pub points: Points,
    /// How many traits, and how many names, a question may have.
    pub asked: (u8, u8),
    /// How many traits may be demanded in the Parlor.
    pub demanded: u8,
    /// How often the last Mass is held at most.
    pub times: u8,
    /// The books.
    pub books: ArrayVec<BookFacts, BOOKS>,
    /// The books with a star.
    pub starred: Starred,
    /// The Library cards.
    pub library: ArrayVec<CardFacts, LIBRARY>,
    /// The events.
    pub events: ArrayVec<CardFacts, EVENTS>,
}

/// What is wrong with the data of the box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the box of Mystery of the Abbey: {0}")]
pub struct BadBox(pub(super) String);

static THE_BOX: LazyLock<TheBox> = LazyLock::new(|| {
    TheBox::read(include_str!("../../../../data/mystery_abbey/box.json")).expect("a test reads the box")
});

/// The box on the shelf.
#[inline]
pub fn the_box() -> &'static TheBox {
    &THE_BOX
}

/// Things of the box that are found by their key.
pub(super) trait Find<T> {
    fn find(&self, key: &str) -> Option<T>;
}

/// Makes a thing of the box: its facts, its key, and how it is found and written.
macro_rules! thing {
    ($thing:ident, $list:ident, $facts:ty, $what:literal) => {
        impl $thing {
            /// What is printed on it.
            #[inline]
            pub fn facts(self) -> &'static $facts {
                &the_box().$list[self.index()]
            }

            /// Its key in data, saves and words.
            pub fn key(self) -> &'static str {
                &self.facts().key
            }

            /// Its place in the list of the box.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl Find<$thing> for TheBox {
            fn find(&self, key: &str) -> Option<$thing> {
                self.$list.iter().position(|facts| facts.key == key).map(|n| $thing(n as u8))
            }
        }

        keyed!($thing, $list, $what);
    };
}

use super::suspects::Suspect;

thing!(Suspect, suspects, SuspectFacts, "suspect");
thing!(Room, rooms, RoomFacts, "room");
thing!(Book, books, BookFacts, "book");
thing!(LibraryCard, library, CardFacts, "Library card");
thing!(EventCard, events, CardFacts, "event");
thing!(Mass, masses, MassFacts, "Mass");

impl TheBox {
    /// Every kind of book.
    #[inline]
    pub fn all_books(&self) -> impl Iterator<Item = Book> + use<> {
        (0..self.books.len() as u8).map(Book)
    }
}
