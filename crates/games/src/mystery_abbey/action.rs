//! What a seat, or chance, can do.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{
    question::Part,
    rooms::Room,
    suspects::{Suspect, Trait},
    the_box::{Book, EventCard, LibraryCard},
};

/// A small step, named as the rulebook names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// Chance: this suspect is the culprit.
    Hide(Suspect),
    /// Chance: this suspect is dealt.
    Deal(Suspect),
    /// Chance: a die shows this seat.
    Roll(Seat),
    /// Chance: this card is drawn, from a hand or from the pile.
    Draw(Suspect),
    /// Chance: this book is drawn.
    DrawBook(Book),
    /// Chance: this Library card is drawn.
    DrawLibrary(LibraryCard),
    /// Chance: this event is turned up.
    TurnUp(EventCard),
    /// Chance: the culprit escapes, or does not.
    Flee(bool),

    /// The pawn goes to this room.
    Go(Room),
    /// A book with a star is used, or the Listening Ear is laid ready.
    Use(Book),
    /// The Listening Ear is taken back.
    TakeBackEar,
    /// The Penitential sends this seat to penance.
    SendToPenance(Seat),
    /// A suspect is crossed out.
    Cross(Suspect),
    /// A suspect is no longer crossed out.
    Uncross(Suspect),

    /// This seat is asked, or is to show a card.
    Ask(Seat),
    /// A part of the question is said.
    Say(Part),
    /// The question is put.
    Put,
    /// No question is asked, or no more.
    AskNothing,
    /// The true answer is given.
    Answer,
    /// A vow of silence is made.
    KeepSilence,
    /// It is promised, or refused.
    Promise(bool),
    /// The silence is accepted.
    Accept,

    /// A card is drawn from the cell's owner.
    Search,
    /// A trait is demanded in the Parlor.
    Demand(Trait),
    /// The demand is made.
    MakeDemand,
    /// This card is shown.
    Show(Suspect),
    /// This card is taken or kept.
    Take(Suspect),
    /// The culprit has this trait.
    Reveal(Trait),
    /// No revelation is made.
    RevealNothing,
    /// This is the culprit.
    Accuse(Suspect),
    /// The Crypta card is used for an extra turn.
    UseCrypta,
    /// The turn is over.
    EndTurn,

    /// What was drawn counts.
    Keep,
    /// This trait is named.
    Name(Trait),
    /// This suspect is named.
    NameSuspect(Suspect),
    /// This player is chosen.
    Choose(Seat),
    /// The bell goes one space on, or back.
    Ring {
        /// On, not back.
        on: bool,
    },
    /// This card is passed.
    Pass(Suspect),

    /// No book is used in this meeting.
    UseNothing,
    /// This card is laid in the cell beside one's own.
    Lay(Suspect),
    /// The cards that lie in the room are looked at.
    Look,
    /// The card one has laid in the room is taken back.
    TakeBack,
}

impl Action {
    /// Whether it is a step on the way to something larger, which tells nothing else when it is taken.
    #[inline]
    pub(super) fn is_small(self) -> bool {
        matches!(
            self,
            Action::Accept
                | Action::Ask(_)
                | Action::AskNothing
                | Action::Demand(_)
                | Action::Keep
                | Action::NameSuspect(_)
                | Action::Say(_)
                | Action::Search
                | Action::UseNothing
        )
    }
}
