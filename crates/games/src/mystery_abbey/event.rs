//! What happened, in the past tense, and who may know it.

use serde::Serialize;
use table::{Known, Score, Seat, Seats};

use super::{
    action::Action,
    ending::Testament,
    ledger::Answer,
    phase::{Drawn, Ending, Errand},
    question::{ByWhen, Question},
    rooms::Room,
    suspects::{Filter, Scope, Suspect, Suspects, Trait, Traits},
    the_box::{Book, EventCard, LibraryCard, Mass},
};

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are those of the rulebook; seats act")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// The culprit was put under the board.
    CulpritHidden,
    /// A suspect was dealt.
    Dealt { seat: Seat, card: Known<Suspect> },
    /// A die decided who is first player, or Mass did.
    FirstPlayer { seat: Seat },
    /// The die in a Confessional shows somebody.
    DieTurned { room: Room, seat: Seat },

    /// A turn began.
    TurnBegan { seat: Seat, extra: bool },
    /// A turn was skipped in penance.
    TurnSkipped { seat: Seat },
    /// The bell was moved; or it waited where it was.
    BellMoved { mass: Mass, space: u8 },
    /// A pawn went somewhere.
    Went { seat: Seat, from: Room, to: Room },
    /// A pawn was put somewhere by a card or by Mass.
    PutInto { seat: Seat, room: Room },
    /// A promise was kept, or no longer holds.
    PromiseOver { seat: Seat, kept: bool },

    /// A question was put.
    Asked { asker: Seat, seat: Seat, question: Question },
    /// It was answered.
    Answered { seat: Seat, question: Question, answer: Answer },
    /// A promise was made.
    Promised { seat: Seat, promise: Promise },
    /// A vow of silence was made.
    KeptSilence { seat: Seat },
    /// All players said how many they have of something.
    Told { seat: Seat, scope: Scope, filter: Filter, many: u8 },

    /// A card came into another hand; from the pile, if from nobody.
    CardMoved {
        from: Option<Seat>,
        to: Seat,
        card: Known<Suspect>,
        #[serde(skip)]
        know: Seats,
        because: Because,
    },
    /// A card was shown: to one, or to all.
    CardShown {
        of: Seat,
        to: Option<Seat>,
        card: Known<Suspect>,
        #[serde(skip)]
        know: Seats,
    },
    /// A hand was looked at.
    HandSeen { of: Seat, to: Seat, cards: Known<Suspects> },
    /// A sheet was looked at: what its player has seen, and what he has crossed out besides.
    SheetSeen { of: Seat, to: Seat, seen: Known<Suspects>, crossed: Known<Suspects> },
    /// Two hands were exchanged.
    HandsSwapped { one: Seat, other: Seat, given: Known<Suspects>, received: Known<Suspects> },
    /// Cards were passed on.
    CardsPassed { from: Seat, to: Seat, many: u8, cards: Known<Suspects> },
    /// There was no card to draw.
    NothingToDraw { seat: Seat, from: Seat },
    /// A card with these traits was demanded.
    Demanded { seat: Seat, of: Seat, traits: Traits },
    /// Somebody has no such card.
    HasNone { seat: Seat },

    /// An intruder was caught in a cell.
    Caught { seat: Seat, by: Seat },
    /// Somebody was sent to penance.
    SentToPenance { seat: Seat },
    /// A Letter of Indulgence spared somebody.
    Spared { seat: Seat },

    /// A book was drawn; one with a star is seen only by whoever drew it.
    BookDrawn { seat: Seat, book: Known<Book> },
    /// A book was kept.
    BookKept { seat: Seat, book: Known<Book> },
    /// A book was read out, or put back unread.
    BookRead { seat: Seat, book: Book, unread: bool },
    /// A book with a star was used.
    BookUsed { seat: Seat, book: Book },
    /// The Listening Ear was laid ready, or taken back.
    EarLaid { seat: Seat, ready: bool },
    /// The used books were shuffled.
    BooksShuffled,
    /// A Library card was drawn.
    LibraryDrawn { seat: Seat, card: LibraryCard },
    /// An event was turned up.
    EventTurnedUp { card: EventCard },
    /// What was drawn went under its pile.
    PutUnder { seat: Seat, drawn: Drawn, book: Option<Book> },
    /// A die chose a player.
    Rolled { seat: Seat },
    /// A trait was named.
    Named { seat: Seat, named: Trait },
    /// Suspects were named.
    SuspectsNamed { seat: Seat, names: Suspects },
    /// So many of them are in this hand.
    HoldsOfThem { seat: Seat, many: u8 },
    /// A player was chosen.
    Chosen { seat: Seat, of: Seat },

    /// A Crypta card was taken.
    CryptaTaken { seat: Seat },
    /// It was used.
    CryptaUsed { seat: Seat },
    /// A revelation was made.
    Revealed { seat: Seat, revealed: Trait },
    /// Somebody was accused.
    Accused { seat: Seat, suspect: Suspect },

    /// Mass was called.
    MassCalled { seat: Seat, mass: Mass },
    /// A suspect was crossed out, or no longer is.
    Crossed { seat: Seat, suspect: Suspect, crossed: bool },
    /// A card was chosen to be passed.
    PassChosen { seat: Seat, card: Known<Suspect> },
    /// A small step on the way to something larger, such as a word of a question.
    Chose { seat: Seat, action: Action },

    /// A book that lies open went to another player.
    BookGiven { from: Seat, to: Seat, book: Book },
    /// At the next Mass cards go so far round the table.
    PassingChanged { seat: Seat, far: u8 },
    /// A Crypta card was given back.
    CryptaReturned { seat: Seat },
    /// A card was laid in a room.
    CardLaid { seat: Seat, room: Room, card: Known<Suspect> },
    /// A card that another player has laid in a room was looked at.
    LaidSeen { seat: Seat, of: Seat, room: Room, card: Known<Suspect> },
    /// A card that lay in a room was taken back.
    LaidTakenBack { seat: Seat, room: Room },
    /// A die was rolled for the culprit's escape.
    EscapeRolled { escaped: bool },

    /// The game is over.
    Ended { ending: Ending, culprit: Suspect, testaments: Vec<Testament> },
}

/// Why a card came into another hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Because {
    /// It was drawn in a Confessional.
    Confession,
    /// It was drawn or taken in a cell.
    Search,
    /// An intruder gave it back.
    Returned,
    /// A card said so.
    Card,
    /// It was drawn from the pile.
    Pile,
}

impl Because {
    pub(super) fn of(errand: Errand) -> Because {
        match errand {
            Errand::Confession => Because::Confession,
            Errand::Search => Because::Search,
            Errand::Return => Because::Returned,
            Errand::Card | Errand::Look(_) | Errand::Shelf(_) | Errand::Expose | Errand::Lay(_) => Because::Card,
        }
    }
}

/// What somebody has promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of the question")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Promise {
    /// To go there by then, or not to.
    Go { room: Room, when: ByWhen, yes: bool },
    /// To pass such a card at the next Mass, or not to.
    Pass { filter: Filter, yes: bool },
}

impl table::Event for Event {
    fn known(&self) -> Option<Seats> {
        let both = |one: Seat, other: Seat| Some(Seats::only(one).with(other));
        match *self {
            Event::Dealt { seat, .. }
            | Event::BookDrawn { seat, .. }
            | Event::BookKept { seat, .. }
            | Event::EarLaid { seat, .. }
            | Event::Crossed { seat, .. }
            | Event::CardLaid { seat, .. }
            | Event::PassChosen { seat, .. } => Some(Seats::only(seat)),
            // What is shown to all is seen by whoever walks past as well.
            Event::CardShown { to: None, .. } => None,
            Event::CardMoved { know, .. } | Event::CardShown { know, .. } => Some(know),
            Event::HandSeen { of, to, .. } | Event::SheetSeen { of, to, .. } => both(of, to),
            Event::LaidSeen { seat, of, .. } => both(seat, of),
            Event::HandsSwapped { one, other, .. } => both(one, other),
            Event::CardsPassed { from, to, .. } => both(from, to),
            _ => None,
        }
    }

    fn hidden(self) -> Option<Event> {
        Some(match self {
            Event::Dealt { seat, .. } => Event::Dealt { seat, card: Known::Hidden },
            Event::BookDrawn { seat, .. } => Event::BookDrawn { seat, book: Known::Hidden },
            Event::BookKept { seat, .. } => Event::BookKept { seat, book: Known::Hidden },
            Event::EarLaid { .. } | Event::Crossed { .. } => return None,
            Event::PassChosen { seat, .. } => Event::PassChosen { seat, card: Known::Hidden },
            Event::CardMoved { from, to, because, .. } => {
                Event::CardMoved { from, to, card: Known::Hidden, know: Seats::NONE, because }
            }
            Event::CardShown { of, to, .. } => Event::CardShown { of, to, card: Known::Hidden, know: Seats::NONE },
            Event::HandSeen { of, to, .. } => Event::HandSeen { of, to, cards: Known::Hidden },
            Event::SheetSeen { of, to, .. } => Event::SheetSeen { of, to, seen: Known::Hidden, crossed: Known::Hidden },
            Event::HandsSwapped { one, other, .. } => {
                Event::HandsSwapped { one, other, given: Known::Hidden, received: Known::Hidden }
            }
            Event::CardsPassed { from, to, many, .. } => Event::CardsPassed { from, to, many, cards: Known::Hidden },
            Event::CardLaid { seat, room, .. } => Event::CardLaid { seat, room, card: Known::Hidden },
            Event::LaidSeen { seat, of, room, .. } => Event::LaidSeen { seat, of, room, card: Known::Hidden },
            open => open,
        })
    }

    fn shows(&self) -> bool {
        matches!(
            self,
            Event::Answered { .. }
                | Event::Told { .. }
                | Event::CardMoved { .. }
                | Event::CardShown { .. }
                | Event::HandSeen { .. }
                | Event::SheetSeen { .. }
                | Event::HandsSwapped { .. }
                | Event::CardsPassed { .. }
                | Event::HasNone { .. }
                | Event::Demanded { .. }
                | Event::HoldsOfThem { .. }
                | Event::Caught { .. }
                | Event::SentToPenance { .. }
                | Event::Spared { .. }
                | Event::Accused { .. }
                | Event::Named { .. }
                | Event::PutUnder { .. }
                | Event::CardLaid { .. }
                | Event::LaidSeen { .. }
                | Event::Ended { .. }
        )
    }

    fn score(&self) -> Option<Score> {
        None
    }
}
