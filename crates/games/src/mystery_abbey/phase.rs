//! What is being done, with what only that phase needs.

use serde::Serialize;
use table::{Fingerprint, Seat, Turn};

use super::{
    question::Question,
    rooms::Room,
    suspects::{Scope, Suspects, Trait, Traits},
    the_box::{Book, EventCard, LibraryCard, Side},
};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "part")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the rulebook; seats act")]
pub enum Phase {
    /// Set-up: the culprit is hidden under the board.
    Hiding,
    /// Set-up: a seat is dealt a suspect.
    Dealing { seat: Seat },
    /// Set-up: a die decides who is first player.
    RollingFirst,
    /// Set-up: a die is put into a Confessional.
    RollingDie { which: u8 },

    /// A seat moves its pawn.
    Moving { seat: Seat },
    /// A seat meets somebody, and may use a book before it asks.
    Meeting { seat: Seat },
    /// A seat puts a question together; to everybody in the room, if to nobody alone.
    Asking { seat: Seat, of: Option<Seat>, question: Question, occasion: Occasion },
    /// A seat answers or keeps silent.
    Answering { seat: Seat, asker: Seat, question: Question, occasion: Occasion, forced: bool },
    /// A question met silence, and the asker may break it.
    Insisting { seat: Seat, of: Seat, question: Question },
    /// A seat does what the room is for, and ends its turn.
    Acting { seat: Seat, done: bool },
    /// A seat in the Parlor says what it wants to see, and whose.
    Demanding { seat: Seat, of: Option<Seat>, traits: Traits },
    /// A seat looks at a hand and takes a card.
    Searching { seat: Seat, of: Seat },

    /// A card is drawn from a hand at random.
    Drawing { from: Seat, to: Seat, errand: Errand },
    /// The top card of the pile is drawn.
    FromPile { seat: Seat },
    /// A die chooses a player.
    Rolling { seat: Seat, card: Card },

    /// A book is drawn; so many more, if a Library card says so.
    DrawingBook { seat: Seat, more: u8, cupboard: bool },
    /// A Library card is drawn.
    DrawingLibrary { seat: Seat },
    /// An event is turned up.
    DrawingEvent { seat: Seat },
    /// A seat keeps what was drawn, or has the next one.
    Considering { seat: Seat, drawn: Drawn, more: u8, cupboard: bool },

    /// A seat names a trait.
    Naming { seat: Seat, naming: Naming },
    /// A seat chooses a player.
    Choosing { seat: Seat, choosing: Choosing },
    /// A seat names suspects.
    NamingSuspects { seat: Seat, names: Suspects, many: u8 },
    /// A seat shows a card: to one, or to all.
    Showing { seat: Seat, to: Option<Seat>, cards: Suspects, last: Seat },
    /// A seat lays a card with this trait in the cell beside its own.
    Laying { seat: Seat, kind: Trait, last: Seat },
    /// A seat keeps one of the cards it was shown.
    Keeping { seat: Seat, of: Seat },
    /// A seat may make a revelation.
    Revealing { seat: Seat },
    /// A seat moves the bell.
    Ringing { seat: Seat },

    /// A seat chooses cards to pass on; so many more.
    Passing { seat: Seat, side: Side, more: u8, at_mass: bool },
    /// A die decides whether the culprit escapes.
    Escaping,
    /// The game is over.
    Over { ending: Ending },
}

/// Why a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Occasion {
    /// Two met in a room.
    Encounter,
    /// The answer gave the right to ask back.
    Return,
    /// Everybody asks one.
    Inquisition,
    /// A Library card; so many more may follow.
    Books(u8),
    /// One question for everybody in the room.
    Controversy,
}

/// Why a card is drawn from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Errand {
    /// In a Confessional.
    Confession,
    /// In a cell.
    Search,
    /// An intruder gives one back.
    Return,
    /// A card says so.
    Card,
    /// To be looked at; so many more.
    Look(u8),
    /// To be looked at, and one to be kept; so many more.
    Shelf(u8),
    /// To be shown to all.
    Expose,
    /// To be laid in a room.
    Lay(Room),
}

/// A card that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Card {
    /// A book of the Scriptorium.
    Book(Book),
    /// A Library card.
    Library(LibraryCard),
    /// An event.
    Event(EventCard),
}

/// What was drawn, as far as all may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Drawn {
    /// A book, which only the drawer sees.
    Book,
    /// A Library card.
    Library(LibraryCard),
    /// An event.
    Event(EventCard),
}

/// What a trait is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Naming {
    /// All players say how many they have.
    Tell(Scope),
    /// Everybody else shows such a card.
    Show,
    /// Everybody shows such a card to all; a title is named.
    ShowAll,
}

/// What a player is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Choosing {
    /// His hand is looked at.
    Hand,
    /// His sheet is looked at.
    Sheet,
    /// So many of his cards are looked at, and one is kept.
    Shelf(u8),
    /// Cards go as far round the table as to him.
    Liturgy,
    /// A card of his is drawn for a book.
    Trade,
}

/// What follows when something is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The encounter, and what the room is for.
    Arrival,
    /// What the room is for.
    Room,
    /// The end of the turn.
    TurnEnd,
    /// A new round after Mass.
    NewRound,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Ending {
    /// The culprit was found.
    Arrest,
    /// The last Mass was held too often.
    Compline,
    /// The culprit escaped.
    Escape,
}

impl Ending {
    /// Its key in words and statistics.
    pub fn key(self) -> &'static str {
        match self {
            Ending::Arrest => "arrest",
            Ending::Compline => "compline",
            Ending::Escape => "escape",
        }
    }
}

impl Phase {
    /// Who must act.
    #[inline]
    pub fn turn(&self) -> Turn {
        match *self {
            Phase::Hiding
            | Phase::Dealing { .. }
            | Phase::RollingFirst
            | Phase::RollingDie { .. }
            | Phase::Drawing { .. }
            | Phase::FromPile { .. }
            | Phase::Rolling { .. }
            | Phase::DrawingBook { .. }
            | Phase::DrawingLibrary { .. }
            | Phase::DrawingEvent { .. }
            | Phase::Escaping => Turn::Chance,
            Phase::Moving { seat }
            | Phase::Meeting { seat }
            | Phase::Laying { seat, .. }
            | Phase::Asking { seat, .. }
            | Phase::Answering { seat, .. }
            | Phase::Insisting { seat, .. }
            | Phase::Acting { seat, .. }
            | Phase::Demanding { seat, .. }
            | Phase::Searching { seat, .. }
            | Phase::Considering { seat, .. }
            | Phase::Naming { seat, .. }
            | Phase::Choosing { seat, .. }
            | Phase::NamingSuspects { seat, .. }
            | Phase::Showing { seat, .. }
            | Phase::Keeping { seat, .. }
            | Phase::Revealing { seat }
            | Phase::Ringing { seat }
            | Phase::Passing { seat, .. } => Turn::Seat(seat),
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// Takes the phase into a fingerprint.
    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        let none = |seat: Option<Seat>| seat.map_or(u8::MAX, |seat| seat.0);
        match *self {
            Phase::Hiding => into.bytes(&[0]),
            Phase::Dealing { seat } => into.bytes(&[1, seat.0]),
            Phase::RollingFirst => into.bytes(&[2]),
            Phase::RollingDie { which } => into.bytes(&[3, which]),
            Phase::Moving { seat } => into.bytes(&[4, seat.0]),
            Phase::Asking { seat, of, question, occasion } => {
                into.bytes(&[5, seat.0, none(of), occasion.number()]);
                question.fingerprint(into);
            }
            Phase::Answering { seat, asker, question, occasion, forced } => {
                into.bytes(&[6, seat.0, asker.0, occasion.number(), forced.into()]);
                question.fingerprint(into);
            }
            Phase::Insisting { seat, of, question } => {
                into.bytes(&[7, seat.0, of.0]);
                question.fingerprint(into);
            }
            Phase::Acting { seat, done } => into.bytes(&[8, seat.0, done.into()]),
            Phase::Demanding { seat, of, traits } => {
                into.bytes(&[9, seat.0, none(of)]);
                into.word(traits.0.into());
            }
            Phase::Searching { seat, of } => into.bytes(&[10, seat.0, of.0]),
            Phase::Drawing { from, to, errand } => into.bytes(&[11, from.0, to.0, errand.number()]),
            Phase::FromPile { seat } => into.bytes(&[12, seat.0]),
            Phase::Rolling { seat, card } => into.bytes(&[13, seat.0, card.number()]),
            Phase::DrawingBook { seat, more, cupboard } => into.bytes(&[14, seat.0, more, cupboard.into()]),
            Phase::DrawingLibrary { seat } => into.bytes(&[15, seat.0]),
            Phase::DrawingEvent { seat } => into.bytes(&[16, seat.0]),
            Phase::Considering { seat, drawn, more, cupboard } => {
                let drawn = match drawn {
                    Drawn::Book => 0,
                    Drawn::Library(card) => 64 + card.0,
                    Drawn::Event(card) => 128 + card.0,
                };
                into.bytes(&[17, seat.0, drawn, more, cupboard.into()]);
            }
            Phase::Naming { seat, naming } => {
                let naming = match naming {
                    Naming::Tell(scope) => scope as u8,
                    Naming::Show => 64,
                    Naming::ShowAll => 65,
                };
                into.bytes(&[18, seat.0, naming]);
            }
            Phase::Choosing { seat, choosing } => {
                let choosing = match choosing {
                    Choosing::Hand => 0,
                    Choosing::Sheet => 1,
                    Choosing::Liturgy => 2,
                    Choosing::Trade => 3,
                    Choosing::Shelf(many) => 64 + many,
                };
                into.bytes(&[19, seat.0, choosing]);
            }
            Phase::NamingSuspects { seat, names, many } => {
                into.bytes(&[20, seat.0, many]);
                into.word(names.0.into());
            }
            Phase::Showing { seat, to, cards, last } => {
                into.bytes(&[21, seat.0, none(to), last.0]);
                into.word(cards.0.into());
            }
            Phase::Keeping { seat, of } => into.bytes(&[22, seat.0, of.0]),
            Phase::Revealing { seat } => into.bytes(&[23, seat.0]),
            Phase::Ringing { seat } => into.bytes(&[24, seat.0]),
            Phase::Passing { seat, side, more, at_mass } => {
                into.bytes(&[25, seat.0, side as u8, more, at_mass.into()]);
            }
            Phase::Over { ending } => into.bytes(&[26, ending as u8]),
            Phase::Meeting { seat } => into.bytes(&[27, seat.0]),
            Phase::Laying { seat, kind, last } => into.bytes(&[28, seat.0, kind as u8, last.0]),
            Phase::Escaping => into.bytes(&[29]),
        }
    }
}

impl Occasion {
    fn number(self) -> u8 {
        match self {
            Occasion::Encounter => 0,
            Occasion::Return => 1,
            Occasion::Inquisition => 2,
            Occasion::Controversy => 3,
            Occasion::Books(more) => 64 + more,
        }
    }
}

impl Errand {
    fn number(self) -> u8 {
        match self {
            Errand::Confession => 0,
            Errand::Search => 1,
            Errand::Return => 2,
            Errand::Card => 3,
            Errand::Expose => 4,
            Errand::Look(more) => 64 + more,
            Errand::Shelf(more) => 128 + more,
            Errand::Lay(room) => 192 + room.0,
        }
    }
}

impl Card {
    fn number(self) -> u8 {
        match self {
            Card::Book(book) => book.0,
            Card::Library(card) => 64 + card.0,
            Card::Event(card) => 128 + card.0,
        }
    }
}
