//! Why something is not allowed, and which rule says so.

use crate::refusals::refusals;

refusals! {
    Over, "over", "ending", "the game is over";
    NotNow, "not-now", "sequence", "this is not done in this phase";
    NotDrawn, "not-drawn", "setting-up", "chance cannot draw that now";
    NoSuchSeat, "no-such-seat", "setting-up", "nobody sits there";
    TooDear, "too-dear", "sequence", "you have too few denarii for this";
    NoVegetable, "no-vegetable", "vegetables", "you have too few vegetables for this";

    SectorFull, "sector-full", "sectors", "this sector is fully expanded";

    NoSuchCellerar, "no-such-cellerar", "cellerars", "there is no cellerar of this number";
    CellerarTaken, "cellerar-taken", "cellerars", "this cellerar is not in the pile";
    NoCellerar, "no-cellerar", "cellerars", "you have no cellerar to give up";
    Hail, "hail", "event-cards", "hail has destroyed the crop: there are no fresh vegetables in this round";
    LarderFull, "larder-full", "vegetables", "you have no places for so many vegetables";
    OddVegetable, "odd-vegetable", "vegetables", "vegetables are bought in pairs, a single one only for the last place";

    ChapelThisRound, "chapel-this-round", "chapel", "the chapel is expanded by one level in a round";
    ChapelComplete, "chapel-complete", "chapel", "your chapel is complete";
    NoBrotherInSupply, "no-brother-in-supply", "hiring", "no lay brother is left in the supply";
    MonasteryFull, "monastery-full", "hiring", "there is no free place for a lay brother in your monastery";
    NoBrother, "no-brother", "lay-brothers", "you have too few lay brothers in your monastery";
    NoSuchPlace, "no-such-place", "chapel", "your chapel has no such place";
    PlaceTaken, "place-taken", "chapel", "a lay brother prays on this place already";
    NobodyPrays, "nobody-prays", "chapel", "no lay brother prays on this place";
    MovedAlready, "moved-already", "moving", "a lay brother has come to or left this place in this turn already";
    FieldsFull, "fields-full", "fields", "there is work for no more lay brothers in your fields";
    DoghouseThisRound, "doghouse-this-round", "doghouses", "one doghouse is bought in a round";
    NoDoghouseInSupply, "no-doghouse-in-supply", "doghouses", "no doghouse is left in the supply";
    NoDoghouse, "no-doghouse", "watchdogs", "every watchdog needs a doghouse of its own";
    NoDogInSupply, "no-dog-in-supply", "watchdogs", "no watchdog is left in the supply";
    LentAlready, "lent-already", "moneylender", "you have given money to the moneylender in this round already";
    NoSuchLoan, "no-such-loan", "moneylender", "the moneylender takes three to nine denarii";

    Rebellion, "rebellion", "event-cards", "the lay brothers are in rebellion and do not beg in this round";
    NotYourself, "not-yourself", "begging", "a lay brother begs against another player";
    InCluny, "in-cluny", "begging", "whoever is in Cluny is safe there";
    OnZero, "on-zero", "begging", "nobody is sent back who is on space 0";
    BehindYou, "behind-you", "begging", "a lay brother begs only against players ahead of you or on your space";
    NoDrunkard, "no-drunkard", "drunkard", "you do not have the Drunkard";
    NoDog, "no-dog", "defence", "you have too few watchdogs for this";
    NoHerder, "no-herder", "defence", "you do not have the Cattle Herder";

    NoVegetableCart, "no-vegetable-cart", "vegetable-cart", "you do not have the Vegetable Cart";
    NotSoMany, "not-so-many", "feeding", "there are not so many lay brothers in your monastery";
}

impl Refusal {
    /// Of the rules against several ways to do one thing, the one that says most: that it is not its time says least.
    pub(super) fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        refusals.iter().copied().find(|refusal| *refusal != Refusal::NotNow).or(refusals.first().copied())
    }
}
