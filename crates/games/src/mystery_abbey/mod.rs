//! Mystery of the Abbey, by Bruno Faidutti and Serge Laget (2003), for three to six players.
//!
//! One of twenty-four monks is the culprit. Players walk through the abbey, draw and see cards, ask each
//! other questions that nobody can answer with a lie, and cross out the innocent. What is known of the
//! culprit is revealed in the Chapter Hall, and there he is accused.
//!
//! The files, in the order of the rulebook:
//! [`the_box`] what is printed on the components; `suspects` and `rooms` what they are made of; [`setup`]
//! setting up; `bell` the round and the bell; `moving` the pawns; `promises` what binds them; `question` the
//! language of questions; `encounter` asking; `answering` answer, silence and truth; `sheet` the marks;
//! `confessional` Confessionals and cells; `scriptorium` drawing books and using those with a star; `plain` the
//! books read at once; `library` the Library cards; `parlor` pile, demands and showing; `chapter_hall` Crypt,
//! revelations and accusations; `mass` passing cards; `events` the events; `penance`; [`ending`] the points;
//! `pilgrims` and `laying` the Pilgrims' Chronicles; `game` the rules as every game states them. `cards` moves
//! and shows cards and tells who knows it; `knowledge` and `ledger` are what is known and was heard; `view`
//! what each seat may know, `imagining` and `dealing` the tables it can imagine, `proved` what follows from it,
//! and `written` how it is written for the page.
//!
//! A reference like (M12) is to the ruling of that number in RULINGS.md.

mod action;
mod answering;
mod bell;
mod box_data;
mod cards;
mod chapter_hall;
mod confessional;
mod consistency;
mod dealing;
mod encounter;
pub mod ending;
mod event;
mod events;
mod game;
mod imagining;
mod knowledge;
mod laying;
mod ledger;
mod library;
mod mass;
mod moving;
mod parlor;
mod penance;
mod phase;
mod pilgrims;
mod plain;
mod promises;
mod proved;
mod question;
mod refusal;
mod rooms;
mod scenario;
mod scriptorium;
pub mod setup;
mod sheet;
mod suspects;
mod the_box;
mod view;
mod written;

use table::{Seat, Seats};

pub use crate::colours::Colour;
pub use action::Action;
pub use dealing::{CULPRIT, Deal, PILE, PLACES};
pub use ending::{Earned, PointsFor, Testament};
pub use event::{Because, Event, Promise};
pub use imagining::Bounds;
pub use knowledge::{Bound, Knowledge, Look, LookedAt, Places, Sight};
pub use laying::Laid;
pub use ledger::{Answer, Answered, Ledger};
pub use phase::{Card, Choosing, Drawn, Ending, Errand, Naming, Occasion, Phase};
pub use pilgrims::Pilgrims;
pub use proved::{Proved, Whereabouts};
pub use question::{ByWhen, Kind, Part, Question};
pub use refusal::Refusal;
pub use rooms::{Room, Rooms};
pub use setup::{Help, Setup};
pub use suspects::{Category, Filter, SUSPECTS, Scope, Suspect, Suspects, Trait, Traits};
pub use the_box::{
    BadBox, Book, BookFacts, CardFacts, Does, Effect, EventCard, LibraryCard, Mass, MassFacts, Points, RoomFacts, Side,
    Starred, SuspectFacts, Table, TheBox, Who, the_box,
};
pub use view::View;
pub use written::{Chronicled, LaidView, SeatView, Sheet, Written};

use crate::sets::Slot;
use phase::Then;
use suspects::TRAITS;
use the_box::BOOKS;

/// What the page reads and writes of Mystery of the Abbey, as TypeScript.
#[cfg(feature = "types")]
pub fn types() -> String {
    crate::types::declare!(
        Colour,
        Suspect,
        Suspects,
        Room,
        Rooms,
        Book,
        LibraryCard,
        EventCard,
        Mass,
        Trait,
        Traits,
        Category,
        Filter,
        Scope,
        Kind,
        ByWhen,
        Question,
        Part,
        Setup,
        Help,
        Action,
        Phase,
        Occasion,
        Errand,
        Card,
        Drawn,
        Naming,
        Choosing,
        Ending,
        Side,
        Written,
        Chronicled,
        LaidView,
        SeatView,
        Sheet,
        Proved,
        Whereabouts,
        Sight,
        Look,
        LookedAt,
        Answer,
        Answered,
        Event,
        Because,
        Promise,
        Testament,
        PointsFor,
        Earned,
        Refusal,
    ) + "\nexport type Forecast = null;\n"
}

/// A game of Mystery of the Abbey in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MysteryAbbey {
    open: Open,
    hidden: Hidden,
}

/// Everything that lies open on the table, or was heard by all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// The variants that were agreed.
    pub agreed: Agreed,
    /// How many seats there are.
    pub seats: u8,
    /// The colour of each seat.
    pub colours: [Colour; Seat::MOST],
    /// Where each pawn is.
    pub pawns: [Room; Seat::MOST],
    /// Whom the dice in the two Confessionals show.
    pub dice: [Seat; 2],
    /// How many suspect cards each seat has.
    pub sizes: [u8; Seat::MOST],
    /// How many cards are in the pile of the Parlor.
    pub pile: u8,
    /// How many books each seat has.
    pub books: [u8; Seat::MOST],
    /// Used books, by kind; they are shuffled when the others have been drawn.
    pub used: [u8; BOOKS],
    /// Library cards that are still to come, as bits.
    library: u16,
    /// Who has been in the Library.
    pub visited: Seats,
    /// Events that are still to come, as bits.
    events: u32,
    /// The event that lasts until the next Mass.
    pub lasting: Option<EventCard>,
    /// Who has a Crypta card.
    pub crypta: Seats,
    /// Who must skip a turn.
    pub penance: Seats,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub player: Seat,
    /// Whether it is an extra turn.
    pub extra: bool,
    /// The space of the bell; 0 while it stands beside the card.
    pub bell: u8,
    /// The space on which the bell begins on this Mass card.
    pub start: u8,
    /// Whether the bell waits once.
    pub waits: bool,
    /// The Mass card on top.
    pub mass: Mass,
    /// Masses that have been held.
    pub masses: u8,
    /// How often the last Mass of the day has been held.
    last_held: u8,
    /// Who has revealed each trait.
    revelations: [Slot<Seat>; TRAITS],
    /// How many innocents each seat has accused.
    pub accused: [u8; Seat::MOST],
    /// Who found the culprit.
    finder: Slot<Seat>,
    /// What each seat has promised.
    pub promises: [Option<Promise>; Seat::MOST],
    /// Suspects whose cards were shown to all.
    pub exposed: Suspects,
    /// Intruders who drew a card in the cell where they are.
    pub took: Seats,
    /// Who has taken a card at all.
    pub taken: Seats,
    /// How many cards each seat passed at the last Mass.
    pub given: [u8; Seat::MOST],
    /// Steps that books add to this move.
    pub more_steps: u8,
    /// Whether the Library Key was used for this move.
    pub key: bool,
    /// How many cards each seat has to pass.
    pub due: [u8; Seat::MOST],
    /// The last answers.
    pub answers: Ledger,
    /// At whose hand or sheet each seat last looked.
    pub looks: [Option<Look>; Seat::MOST],
    /// How many questions each seat has put.
    pub questions: [u16; Seat::MOST],
    /// How often each seat has kept silent.
    pub silences: [u16; Seat::MOST],
    /// What whoever only listened knows.
    pub heard: Knowledge,
    /// What the Pilgrims' Chronicles have brought about.
    pub pilgrims: Pilgrims,
    /// What follows when what is being done is over.
    then: Then,
    /// What is being done.
    pub phase: Phase,
}

/// Everything that is hidden from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hidden {
    /// Who did it; nobody before he is put under the board.
    culprit: Slot<Suspect>,
    /// The pile of the Parlor: a set has no order to leak.
    pile: Suspects,
    /// What each seat keeps to itself.
    secrets: [Secrets; Seat::MOST],
    /// The books that are still to be drawn, by kind.
    deck: [u8; BOOKS],
    /// The book just drawn, while it is considered.
    drawn: Option<Book>,
    /// Cards that are being looked at.
    shelf: Suspects,
    /// Which cards lie in rooms.
    laid: [Slot<Suspect>; laying::LAID],
}

/// What a seat keeps to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Secrets {
    /// The suspect cards it holds.
    hand: Suspects,
    /// What it has seen.
    seen: Suspects,
    /// What it has crossed out besides.
    crossed: Suspects,
    /// Marks it has changed in this turn.
    changed: Suspects,
    /// The books it keeps, by kind.
    books: [u8; BOOKS],
    /// Whether the Listening Ear lies ready.
    ear: bool,
    /// The last card it took.
    taken: Slot<Suspect>,
    /// The cards it passed at the last Mass.
    given: Suspects,
    /// The cards it was passed at the last Mass.
    received: Suspects,
    /// The card it drew in the cell where it is.
    stolen: Slot<Suspect>,
    /// The card that the intruder in its cell drew.
    robbed: Slot<Suspect>,
    /// The cards it has chosen to pass.
    chosen: Suspects,
    /// Where it last saw each card.
    sights: [Option<Sight>; SUSPECTS],
    /// What it knows of where the cards are.
    knows: Knowledge,
}

/// The variants that were agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The tactical game.
    pub tactical: bool,
    /// The short game.
    pub short: bool,
    /// A player's revelations may contradict each other.
    pub contradiction: bool,
    /// The Pilgrims' Chronicles are shuffled in.
    pub chronicles: bool,
    /// How far the page helps.
    pub help: Help,
}

impl Secrets {
    fn blank(seats: u8) -> Secrets {
        Secrets {
            hand: Suspects::NONE,
            seen: Suspects::NONE,
            crossed: Suspects::NONE,
            changed: Suspects::NONE,
            books: [0; BOOKS],
            ear: false,
            taken: Slot::NONE,
            given: Suspects::NONE,
            received: Suspects::NONE,
            stolen: Slot::NONE,
            robbed: Slot::NONE,
            chosen: Suspects::NONE,
            sights: [None; SUSPECTS],
            knows: Knowledge::nothing(seats),
        }
    }
}

impl MysteryAbbey {
    /// Everything that lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    #[inline]
    fn secrets(&self, seat: Seat) -> &Secrets {
        &self.hidden.secrets[seat.index()]
    }

    #[inline]
    fn secrets_mut(&mut self, seat: Seat) -> &mut Secrets {
        &mut self.hidden.secrets[seat.index()]
    }

    /// Whether this seat keeps this book.
    #[inline]
    fn has_book(&self, seat: Seat, book: Book) -> bool {
        self.secrets(seat).books[book.index()] > 0
    }
}

impl Open {
    /// What the number of players changes.
    #[inline]
    fn table(&self) -> &'static Table {
        &the_box().tables[usize::from(self.seats) - 3]
    }

    /// The right neighbour.
    #[inline]
    fn right(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - 1) % self.seats)
    }

    /// Who has revealed this trait.
    #[inline]
    pub fn revealed_by(&self, revealed: Trait) -> Option<Seat> {
        self.revelations[revealed.index()].get()
    }

    /// The cell of a seat.
    #[inline]
    pub fn cell(&self, seat: Seat) -> Room {
        the_box().cells[self.colours[seat.index()] as usize]
    }

    /// The owner of a cell, if somebody plays its colour.
    #[inline]
    pub fn owner(&self, room: Room) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.cell(*seat) == room)
    }

    /// Who is in a room, besides this seat.
    #[inline]
    fn others_in(&self, room: Room, seat: Seat) -> Seats {
        Seat::all(self.seats).filter(|other| *other != seat && self.pawns[other.index()] == room).collect()
    }

    /// What the event does that lasts until the next Mass.
    #[inline]
    fn lasting(&self) -> Effect {
        self.lasting.map_or(Effect::Nothing, |event| event.facts().effect)
    }

    /// Whether this seat exists and is another than this one.
    #[inline]
    fn is_other(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if other.0 >= self.seats {
            Err(Refusal::NoSuchSeat)
        } else if other == seat {
            Err(Refusal::NotYourself)
        } else {
            Ok(())
        }
    }
}
