//! Why something is not allowed, and which rule says so.

use crate::refusals::refusals;

refusals! {
    Over, "over", "ending", "the game is over";
    NotNow, "not-now", "sequence", "this is not done in this part of the turn";
    NotDrawn, "not-drawn", "setting-up", "chance cannot draw or roll that now";
    NoSuchSeat, "no-such-seat", "setting-up", "nobody sits there";

    SameRoom, "same-room", "moving", "you must end in another room than you began in";
    TooFar, "too-far", "moving", "there is no way there with the steps you have";
    RoomClosed, "room-closed", "closed-rooms", "an event has closed this room until Mass";
    RoomTaken, "room-taken", "closed-rooms", "there is room for one pawn only, and somebody is there";
    NotFewest, "not-fewest", "library", "only whoever has fewest cards enters the Library, and somebody must have more";
    LibraryVisited, "library-visited", "library", "the Library is visited once in a game";
    NoLibrary, "no-library", "tactical-game", "the tactical game has closed the Library";
    TwoBooks, "two-books", "tactical-game", "in the tactical game nobody with two books stops in the Scriptorium";
    Promised, "promised", "promises", "you have promised otherwise";

    NoSuchBook, "no-such-book", "starred-books", "you do not have this book";
    WrongMoment, "wrong-moment", "starred-books", "this is not the moment for this book";
    KeyUseless, "key-useless", "starred-books", "the key would not bring you into the Library in this turn, or you need none";
    LaidSo, "laid-so", "starred-books", "the book is laid ready, or put away, already";

    NotYourself, "not-yourself", "encounter", "this is about another player, not about you";
    NotHere, "not-here", "encounter", "this player is not in your room";
    MustAsk, "must-ask", "encounter", "you have met somebody, so you ask a question first";
    InPenance, "in-penance", "penance", "whoever is in penance neither asks nor answers, and has no extra turn";

    FinishAsking, "finish-asking", "questions", "finish your question first";
    NotOfThisKind, "not-of-this-kind", "question-language", "this does not belong in a question of this kind";
    SaidAlready, "said-already", "question-language", "this part of the question is said already";
    TraitsOrNames, "traits-or-names", "question-language", "a question is about traits or about names, not about both";
    OneOfACategory, "one-of-a-category", "question-language", "no monk has both of these traits";
    TooManyTraits, "too-many-traits", "question-language", "a question is about two traits at most";
    TooManyNames, "too-many-names", "question-language", "a question has three names at most";
    Unfinished, "unfinished", "question-language", "the question is not complete yet";
    SameTwice, "same-twice", "question-language", "the same cannot be compared with itself";
    NothingTaken, "nothing-taken", "question-language", "this player has taken no card yet";
    NothingPassed, "nothing-passed", "question-language", "this player has passed or received nothing at a Mass yet";

    MustAnswer, "must-answer", "answering", "silence is not allowed here";
    NotAPromise, "not-a-promise", "answering", "the true answer is given for you; you only choose whether to give it";
    YesOrNo, "yes-or-no", "promises", "this question is about what you will do: say yes or no";
    NothingToPromise, "nothing-to-promise", "promises", "you hold no such card that you could promise to pass";
    OutOfReach, "out-of-reach", "promises", "this player cannot reach that room by then";
    NoTurnLeft, "no-turn-left", "promises", "this player has no turn before the next Mass";
    PromisedAlready, "promised-already", "promises", "this player has an open promise already";
    PromisedCards, "promised-cards", "promises", "you have promised what you pass at this Mass";

    SheetLocked, "sheet-locked", "sheet", "your sheet is locked while a question is open";
    SeenStays, "seen-stays", "sheet", "what you have seen is crossed out for good";
    MarkedSo, "marked-so", "sheet", "this suspect is marked like that already";
    MarkedThisTurn, "marked-this-turn", "sheet", "you have marked this suspect in this turn already";

    DoneHere, "done-here", "sequence", "you have done what can be done in this room";
    NoCell, "no-cell", "cells", "this is not the cell of another player";
    EmptyHand, "empty-hand", "cells", "this player has no card";
    NotInParlor, "not-in-parlor", "parlor", "that is asked in the Parlor";
    NotAsAsked, "not-as-asked", "parlor", "this is no card of yours of the kind that is asked for";
    NoCrypta, "no-crypta", "crypt", "you have no Crypta card";
    OneExtraTurn, "one-extra-turn", "crypt", "an extra turn does not follow another";
    NotInHall, "not-in-hall", "chapter-hall", "revelations and accusations are made in the Chapter Hall";
    RevealedAlready, "revealed-already", "revelations", "this has been revealed already";
    ContradictsYourself, "contradicts-yourself", "revelations", "you have revealed another trait of this kind yourself";
    PileLeft, "pile-left", "accusations", "nobody is accused while there are cards to be drawn in the Parlor";
    YouHoldHim, "you-hold-him", "accusations", "you hold his card, so he is innocent";

    NotInHand, "not-in-hand", "passing", "this card is not in your hand";
    GivenAlready, "given-already", "passing", "you pass this card already";
    NotAmongThem, "not-among-them", "library-cards", "this is none of the cards you are looking at";
    NameATitle, "name-a-title", "events", "a title must be named";
    NothingLaid, "nothing-laid", "chronicles", "no card lies here that you could look at or take back";
    LiesInRoom, "lies-in-room", "chronicles", "this card lies in a room, and stays there";
    NobodyToAsk, "nobody-to-ask", "chronicles", "there must be two in the room whom you could ask";
    BellStays, "bell-stays", "plain-books", "the bell stays on its card, and not before the space where it began";
}

impl Refusal {
    /// Of the rules against several ways to do one thing, the one that says most: that it is not its time, or that a
    /// mark is there already, says least.
    pub(super) fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        let says_little = |refusal: &Refusal| matches!(refusal, Refusal::NotNow | Refusal::MarkedSo);
        refusals.iter().find(|refusal| !says_little(refusal)).or(refusals.first()).copied()
    }
}
