//! The Parlor: the pile, demands when it is gone, and showing cards.

use table::{Seat, Told};

use super::{
    Action, Does, Event, MysteryAbbey, Phase, Refusal,
    suspects::{Suspect, Suspects, Trait, Traits},
    the_box::the_box,
};

impl MysteryAbbey {
    #[inline]
    pub(super) fn may_draw_pile(&self, card: Suspect) -> Result<(), Refusal> {
        if self.hidden.pile.has(card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    pub(super) fn list_pile(&self, into: &mut Vec<Action>) {
        into.extend(self.hidden.pile.iter().map(Action::Draw));
    }

    pub(super) fn draw_pile(&mut self, seat: Seat, card: Suspect, told: &mut impl Told<Event>) {
        self.give_from_pile(card, seat, told);
        self.go_on(told);
    }

    /// When the pile is gone, any player may be asked to show a card, once a visit. (The Parlor)
    #[inline]
    fn may_demand(&self, seat: Seat, done: bool) -> Result<(), Refusal> {
        if self.open.pawns[seat.index()].facts().does != Does::Parlor {
            Err(Refusal::NotInParlor)
        } else if done {
            Err(Refusal::DoneHere)
        } else {
            Ok(())
        }
    }

    /// He is another player, wherever he is; penance does not protect him. (The Parlor)
    #[inline]
    pub(super) fn may_demand_of(&self, seat: Seat, done: bool, of: Seat) -> Result<(), Refusal> {
        self.may_demand(seat, done)?;
        self.open.is_other(seat, of)
    }

    /// One or two traits that a monk can have together. (The Parlor)
    #[inline]
    pub(super) fn may_demand_trait(traits: Traits, one: Trait) -> Result<(), Refusal> {
        let mut both = traits;
        both.add(one);
        if traits.len() >= u32::from(the_box().demanded) {
            Err(Refusal::TooManyTraits)
        } else if traits.iter().any(|other| other.category() == one.category()) || both.suspects().is_empty() {
            Err(Refusal::OneOfACategory)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn may_make_demand(traits: Traits) -> Result<(), Refusal> {
        if traits.is_empty() { Err(Refusal::Unfinished) } else { Ok(()) }
    }

    pub(super) fn list_demands(&self, seat: Seat, done: bool, into: &mut Vec<Action>) {
        let others = Seat::all(self.open.seats).filter(|of| self.may_demand_of(seat, done, *of).is_ok());
        into.extend(others.map(Action::Ask));
    }

    pub(super) fn list_demanded(traits: Traits, into: &mut Vec<Action>) {
        let more = Trait::ALL.into_iter().filter(|one| MysteryAbbey::may_demand_trait(traits, *one).is_ok());
        into.extend(more.map(Action::Demand));
        if !traits.is_empty() {
            into.push(Action::MakeDemand);
        }
    }

    pub(super) fn make_demand(&mut self, seat: Seat, of: Seat, traits: Traits, told: &mut impl Told<Event>) {
        told.tell(|| Event::Demanded { seat, of, traits });
        self.asked_to_show(of, Some(seat), traits.suspects(), of, told);
    }

    /// Whoever has such a card must show one, and chooses which; whoever has none says so. (The Parlor)
    pub(super) fn asked_to_show(
        &mut self,
        seat: Seat,
        to: Option<Seat>,
        cards: Suspects,
        last: Seat,
        told: &mut impl Told<Event>,
    ) {
        if (self.secrets(seat).hand & cards).is_empty() {
            told.tell(|| Event::HasNone { seat });
            self.hear_hand(seat, cards, 0, 0);
            self.next_to_show(seat, to, cards, last, told);
        } else {
            self.hear_hand(seat, cards, 1, cards.len() as u8);
            self.open.phase = Phase::Showing { seat, to, cards, last };
        }
    }

    /// The next of those who must show a card, until the last has.
    pub(super) fn next_to_show(
        &mut self,
        seat: Seat,
        to: Option<Seat>,
        cards: Suspects,
        last: Seat,
        told: &mut impl Told<Event>,
    ) {
        let next = seat.left(self.open.seats);
        if (seat == last && to != Some(seat)) || Some(next) == to {
            self.go_on(told);
        } else {
            self.asked_to_show(next, to, cards, last, told);
        }
    }

    #[inline]
    pub(super) fn may_show(&self, seat: Seat, cards: Suspects, card: Suspect) -> Result<(), Refusal> {
        if (self.secrets(seat).hand & cards).has(card) { Ok(()) } else { Err(Refusal::NotAsAsked) }
    }

    pub(super) fn list_shows(&self, seat: Seat, cards: Suspects, into: &mut Vec<Action>) {
        into.extend((self.secrets(seat).hand & cards).iter().map(Action::Show));
    }

    pub(super) fn show(
        &mut self,
        seat: Seat,
        to: Option<Seat>,
        cards: Suspects,
        last: Seat,
        card: Suspect,
        told: &mut impl Told<Event>,
    ) {
        match to {
            Some(to) => self.show_to(Suspects::only(card), seat, to, told),
            None => self.expose(card, seat, told),
        }
        self.next_to_show(seat, to, cards, last, told);
    }
}
