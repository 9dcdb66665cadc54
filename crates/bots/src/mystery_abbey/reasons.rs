//! What speaks for a plan, by its key. The words turn each into a sentence.

use crate::Reason;

/// Makes the list of keys.
macro_rules! becauses {
    ($($name:ident $key:literal: $meaning:literal,)*) => {
        /// Why something is done.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Because {
            $(
                #[doc = $meaning]
                $name,
            )*
        }

        impl Because {
            /// The keys of all of them.
            pub(super) const KEYS: &[&str] = &[$($key,)*];

            pub(super) const fn key(self) -> &'static str {
                match self {
                    $(Because::$name => $key,)*
                }
            }
        }
    };
}

becauses! {
    SuspectsLeft "suspects-left": "So many suspects can still be the culprit.",
    LeftWithTrait "left-with-trait": "So many of those who are left have this trait.",
    ShownAt "shown-at": "His card was seen when so many Masses had been held.",
    ProvedInnocent "proved-innocent": "He cannot be the culprit; so many can be crossed out now.",
    CulpritChance "culprit-chance": "He did it, in so many cases of a hundred.",
    TraitChance "trait-chance": "The culprit has this trait, in so many cases of a hundred.",
    PointsIfRight "points-if-right": "It brings so many points if it is right.",
    WayTo "way-to": "This room is so many turns away.",
    PileLeft "pile-left": "So many cards are left in the pile of the Parlor.",
    NewCardChance "new-card-chance": "A card of this player is new, in so many cases of a hundred.",
    CardThere "card-there": "A card of this player's can be seen there.",
    RulesOut "rules-out": "It should rule out so many suspects.",
    AsksBack "asks-back": "Whoever answers may ask back, and should rule out so many suspects.",
    TellsTooMuch "tells-too-much": "The answer would rule out so many suspects for the others.",
    TellsLittle "tells-little": "The answer rules out so few suspects for the others.",
    NeighbourKnows "neighbour-knows": "The receiver has seen so many of these cards before.",
    KeptSecret "kept-secret": "So many others are known to have seen this card.",
    RivalNear "rival-near": "This player is so many turns away from the Chapter Hall.",
    RivalKnows "rival-knows": "For this player at most so many suspects are left.",
    OpenTrait "open-trait": "So many revelations are still to be had.",
    ExtraTurn "extra-turn": "A Crypta card brings an extra turn.",
    BookDrawn "book-drawn": "A book may help.",
    BookHelps "book-helps": "This book helps now.",
    LibraryOpen "library-open": "The Library is open, once.",
    Meets "meets": "This player is there, and can be asked.",
    MayBeCaught "may-be-caught": "The owner of the cell is so many turns away.",
    OwnCell "own-cell": "This player is in one's own cell, and can be caught.",
    PromiseBinds "promise-binds": "Yes would bind.",
    Choice "choice": "Nothing speaks for one of so many actions more than for another.",
}

impl Because {
    /// So many.
    pub(super) fn many(self, many: i32) -> Reason {
        Reason { key: self.key(), many, subject: None }
    }

    /// So many, about this.
    pub(super) fn about(self, many: i32, subject: &'static str) -> Reason {
        Reason { key: self.key(), many, subject: Some(subject) }
    }
}
