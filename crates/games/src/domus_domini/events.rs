//! The "Event cards" variant: from the second round on, a card is revealed that is binding for the
//! round. What each does stands with the phase it changes.

use serde::{Deserialize, Serialize};
use table::{Seat, Told};

use super::{Action, DomusDomini, Event, Open, Phase, Reason, Refusal, Sector, Stage};
use crate::sets::small_set;

/// An event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum EventCard {
    /// 1: phase 5 is played before phase 4.
    OverripeVegetables,
    /// 2: letters for the road count twice.
    PopesVisit,
    /// 3: there are no fresh vegetables.
    Hail,
    /// 4: a letter for each lay brother in the monastery.
    PromotionOfTheYoung,
    /// 5: a level for nothing.
    Inheritance,
    /// 6: phases 4 and 5 are left out.
    StormFront,
    /// 7: the lay brothers do nothing, and need no food.
    Rebellion,
    /// 8: a denarius for whoever has no money at the moneylender.
    DucalReward,
    /// 9: two letters for each sector on its third level or above.
    Tour,
    /// 10: cash above five denarii is lost.
    Collection,
    /// 11: a denarius for everybody.
    Donation,
}

/// Cash that the collection leaves. (Event card 10)
pub(super) const LEFT_BY_COLLECTION: u16 = 5;
/// From this level on a sector is worth a visit. (Event card 9)
pub(super) const WORTH_A_VISIT: u8 = 3;
/// The letters that such a visit brings. (Event card 9)
pub(super) const VISIT_BRINGS: u16 = 2;

impl EventCard {
    /// All eleven, as numbered in the rulebook.
    pub const ALL: [EventCard; 11] = [
        EventCard::OverripeVegetables,
        EventCard::PopesVisit,
        EventCard::Hail,
        EventCard::PromotionOfTheYoung,
        EventCard::Inheritance,
        EventCard::StormFront,
        EventCard::Rebellion,
        EventCard::DucalReward,
        EventCard::Tour,
        EventCard::Collection,
        EventCard::Donation,
    ];
}

/// A set of event cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventCards(pub(super) u16);

small_set!(EventCards(u16) of EventCard, |card| 1 << card as u16, |set| EventCard::ALL[set.trailing_zeros() as usize]);

impl Open {
    /// Whether this event is binding now.
    #[inline]
    pub(super) fn is(&self, card: EventCard) -> bool {
        self.event == Some(card)
    }

    /// How many sectors of a seat the tour visits. (Event card 9)
    pub(super) fn worth_a_visit(&self, seat: Seat) -> u16 {
        self.house(seat).levels.iter().filter(|level| **level >= WORTH_A_VISIT).count() as u16
    }
}

impl DomusDomini {
    /// Each card is revealed once; the others stay unseen. (Event cards)
    pub(super) fn may_be_revealed(&self, card: EventCard) -> Result<(), Refusal> {
        if self.open.unseen.has(card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    pub(super) fn list_events(&self, into: &mut Vec<Action>) {
        into.extend(self.open.unseen.iter().map(Action::RevealEvent));
    }

    pub(super) fn reveal_event(&mut self, card: EventCard, told: &mut impl Told<Event>) {
        self.open.unseen.remove(card);
        self.open.event = Some(card);
        told.tell(|| Event::EventRevealed { card });
        self.offer_start(told);
    }

    /// Everybody, the starting player first, may expand one sector by a level for nothing. (Event
    /// card 5; D34)
    pub(super) fn may_inherit(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        self.open.may_rise(seat, sector)
    }

    pub(super) fn list_inheritance(&self, seat: Seat, into: &mut Vec<Action>) {
        let open = Sector::ALL.into_iter().filter(|sector| self.may_inherit(seat, *sector).is_ok());
        into.extend(open.map(Action::Inherit));
        into.push(Action::DeclineInheritance);
    }

    pub(super) fn inherit(&mut self, seat: Seat, sector: Option<Sector>, told: &mut impl Told<Event>) {
        match sector {
            Some(sector) => {
                let level = self.open.rise(seat, sector);
                told.tell(|| Event::Inherited { seat, sector, level });
            }
            None => told.tell(|| Event::InheritanceDeclined { seat }),
        }
        self.ask_after(Stage::Inheriting, seat, told);
    }

    pub(super) fn asks_heir(&mut self, seat: Seat) -> bool {
        let any = Sector::ALL.iter().any(|sector| self.may_inherit(seat, *sector).is_ok());
        if any {
            self.open.phase = Phase::Inheriting { seat };
        }
        any
    }

    /// At the end of phase 3 all cash above five denarii is given back; what was lent is safe.
    /// (Event card 10; D40)
    pub(super) fn hold_collection(&mut self, told: &mut impl Told<Event>) {
        for seat in self.open.order() {
            let lost = self.open.house(seat).denarii.saturating_sub(LEFT_BY_COLLECTION);
            if lost > 0 {
                self.open.pay(seat, lost);
                told.tell(|| Event::CollectionHeld { seat, denarii: lost });
            }
        }
    }

    /// Two letters for each sector on its third level or above. (Event card 9)
    pub(super) fn tour(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let worthy = self.open.worth_a_visit(seat);
        self.score(seat, VISIT_BRINGS * worthy, Reason::Tour { sectors: worthy as u8 }, told);
    }

    /// A letter for each lay brother in the monastery, at the end of phase 7. (Event card 4; D40)
    pub(super) fn promote(&mut self, told: &mut impl Told<Event>) {
        for seat in self.open.order() {
            let brothers = self.open.house(seat).brothers;
            self.score(seat, brothers.into(), Reason::Promotion { brothers }, told);
        }
    }
}
