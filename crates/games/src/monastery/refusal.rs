//! Why something is not allowed, and which rule says so.

use crate::refusals::refusals;

refusals! {
    Over, "over", "ending", "the game is over";
    NotNow, "not-now", "sequence", "this is not done in this part of the round";
    NotDrawn, "not-drawn", "setting-up", "chance cannot draw that now";
    NoSuchPiece, "no-such-tile", "tile-placement", "there is no such tile on the table";

    NotInHand, "not-in-hand", "tile-placement", "this tile is not behind your screen";
    AlreadyPlaced, "already-placed", "tile-placement", "you have placed or exchanged a tile in this round";
    NotBeside, "not-beside", "tile-placement", "this is not an empty place beside the monastery";
    NotFinished, "not-finished", "tile-placement", "a new tile must touch a constructed or fully-occupied tile";
    DeadEnd, "dead-end", "tile-placement", "a pathway may not lead against an empty edge";
    NotJoined, "not-joined", "tile-placement", "a new tile must be joined to another by a pathway or gateway";
    StudyByToil, "study-by-toil", "tile-placement", "a grey study tile and a brown toil tile may not be adjacent";
    GroupTooLarge, "group-too-large", "groups", "this group would have too many tiles";
    NeedlessTurn, "needless-turn", "tile-placement", "turned less, this tile looks the same";

    NothingToExchange, "nothing-to-exchange", "exchanging", "you have no tile that could be exchanged";
    BagEmpty, "bag-empty", "exchanging", "the bag is empty";
    NeverInBag, "never-in-bag", "secret-ways", "a Secret Way never goes into the bag";

    NoMonkThere, "no-monk-there", "movement", "you have no standing monk there";
    PrayingMonk, "praying-monk", "movement", "a praying monk may not be moved";
    Settled, "settled", "occupation", "a monk who entered a box may not move further in this round";
    CannotLeave, "cannot-leave", "occupation", "a monk may not leave a fully-occupied unconstructed tile";
    NoSuchBox, "no-such-box", "occupation", "a monk stands in a box of an unconstructed tile, or on the floor of a constructed one";
    BoxTaken, "box-taken", "occupation", "this box is taken";
    Full, "full", "occupation", "this tile is fully occupied";
    SameSpot, "same-spot", "movement", "the monk is there already";
    TooFar, "too-far", "movement", "there is no way there with the movement points you have left";
    WrongCost, "wrong-cost", "movement", "the way there costs another number of movement points";

    NotUnconstructed, "not-unconstructed", "encouragement", "blessings are laid only on unconstructed tiles that are not full";
    NoBlessing, "no-blessing", "encouragement", "you have no blessing";
    Encouraging, "encouraging", "encouragement", "after encouragement there is no more placing or moving";

    ConstructFirst, "construct-first", "constructing", "you must first construct your fully-occupied tiles";
    NotToConstruct, "not-to-construct", "constructing", "you have nothing to construct there";
    PrayedAlready, "prayed-already", "prayer", "only one monk is set praying in each Scoring";
    NotConstructed, "not-constructed", "prayer", "this tile is not constructed";
    JustConstructed, "just-constructed", "prayer", "this tile has only just been constructed";
    NotAlone, "not-alone", "prayer", "a monk prays only where he is the only occupant";
    NoPrayerInAbbey, "no-prayer-in-abbey", "prayer", "the Abbey has no circled value to pray for";
    OneInChapel, "one-in-chapel", "chapel", "you have a praying monk in the Chapel already";

    NoIcons, "no-icons", "simpler-game", "the simpler game does without icon effects";
    NotOnTable, "not-on-table", "icon-tiles", "this icon tile is not on the table";
    NoMonkOnIcon, "no-monk-on-icon", "icon-tiles", "you have no standing monk on this icon tile";
    PrayerOnIcon, "prayer-on-icon", "icon-tiles", "somebody is praying on this icon tile";
    IconUsed, "icon-used", "icon-tiles", "each icon effect is used only once in a Scoring";
    NoLetterThere, "no-letter-there", "library", "there is no letter on this cell of the grid";
    LetterFlipped, "letter-flipped", "library", "a letter that was switched may not be switched again";
    TwoLetters, "two-letters", "library", "two different letters are switched, both large side up";
    FinishSwitching, "finish-switching", "library", "choose the second letter first";

    NoSpace, "no-space", "letters", "there is no empty space for this letter on that strip";
    NoSuchSeat, "no-such-seat", "setting-up", "nobody sits there";
    NoMonkWaiting, "no-monk-waiting", "collecting", "no monk of this player waits there";
    TooDear, "too-dear", "collecting", "you have too few points and blessings for this";

    NothingToKeep, "nothing-to-keep", "brewhouse", "you have no monk there that could be kept";
    NotTied, "not-tied", "election", "the old Abbot must choose another player among those who tie";
    NobodyInAbbey, "nobody-in-abbey", "prison-cell", "this player has no monk in the Abbey";

    FitsNowhere, "fits-nowhere", "tile-placement", "this tile fits nowhere yet";
}

impl Refusal {
    /// Every refusal that a single action can meet; the last of all is said of several together.
    pub(super) fn of_one() -> &'static [Refusal] {
        Refusal::ALL.split_last().map_or(&[], |(_, others)| others)
    }

    /// Says less than another about the same thing would.
    fn is_weak(self) -> bool {
        use Refusal::{NeedlessTurn, NoSpace, NotBeside, NotInHand, NotNow};
        matches!(self, NeedlessTurn | NoSpace | NotBeside | NotInHand | NotNow)
    }

    /// Of the rules against several ways to do one thing, the one that says most: what no turning and no other
    /// place mends; then that a tile fits nowhere yet, if some places only wait to be finished; then what
    /// another turn or place may mend.
    pub(super) fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        let met = |which: &Refusal| refusals.contains(which);
        let never = [Refusal::StudyByToil, Refusal::GroupTooLarge].into_iter().find(met);
        let lies_wrong = [Refusal::DeadEnd, Refusal::NotJoined].into_iter().find(met);
        let waits = || refusals.contains(&Refusal::NotFinished).then_some(Refusal::FitsNowhere);
        let strong = || refusals.iter().copied().find(|refusal| !refusal.is_weak());
        never.or_else(|| lies_wrong.map(|wrong| waits().unwrap_or(wrong))).or_else(strong).or(refusals.first().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::Refusal::{self, *};

    #[test]
    fn the_rule_that_says_most_is_told() {
        let told = |refusals: &[Refusal]| Refusal::foremost(refusals);
        assert_eq!(told(&[]), None);
        assert_eq!(told(&[NotNow, NeedlessTurn]), Some(NotNow), "nothing better is known");
        assert_eq!(told(&[NeedlessTurn, NotFinished]), Some(NotFinished));
        assert_eq!(told(&[NotJoined, StudyByToil]), Some(StudyByToil), "no turning mends it");
        assert_eq!(told(&[NotJoined, DeadEnd]), Some(DeadEnd));
        assert_eq!(told(&[NotFinished, NotJoined]), Some(FitsNowhere), "it may fit later");
        assert_eq!(Refusal::of_one().last(), Some(&NobodyInAbbey));
    }
}
