//! Cards that change hands or are shown, and who knows it.

use table::{Known, Seat, Seats, Told};

use super::{
    Event, Knowledge, MysteryAbbey, Places,
    event::Because,
    knowledge::{Look, LookedAt, Sight, Stream},
    suspects::{Suspect, Suspects},
    the_box::the_box,
};
use crate::sets::Slot;

impl super::Secrets {
    /// What was seen is crossed out for good. (Your sheet)
    pub(super) fn see(&mut self, card: Suspect, owner: Seat, hand: Seat, masses: u8) {
        self.seen.add(card);
        self.crossed.remove(card);
        self.sights[card.index()] = Some(Sight { hand, masses });
        self.knows.seen_by[owner.index()].add(card);
    }
}

impl MysteryAbbey {
    /// Everybody who keeps an account of where the cards are: the seats, and whoever only listens.
    pub(super) fn each_mind(&mut self, mut account: impl FnMut(Option<Seat>, &mut Knowledge)) {
        for seat in Seat::all(self.open.seats) {
            account(Some(seat), &mut self.hidden.secrets[seat.index()].knows);
        }
        account(None, &mut self.open.heard);
    }

    /// The Listening Ear that lies ready hears the next card that goes from one to another, once.
    /// (Books to keep)
    fn listener(&mut self, one: Seat, other: Seat, told: &mut impl Told<Event>) -> Option<Seat> {
        let listens = |seat: &Seat| *seat != one && *seat != other && self.secrets(*seat).ear;
        let seat = Seat::all(self.open.seats).find(listens)?;
        self.secrets_mut(seat).ear = false;
        self.use_up(seat, the_box().starred.ear, told);
        Some(seat)
    }

    /// These seats see this card, which is in this hand.
    pub(super) fn seen_by(&mut self, who: Seats, card: Suspect, hand: Seat) {
        let masses = self.open.masses;
        for seat in who.iter() {
            let secrets = self.secrets_mut(seat);
            secrets.see(card, seat, hand, masses);
            for other in who.iter() {
                secrets.knows.seen_by[other.index()].add(card);
            }
        }
    }

    /// A card goes from one hand to another: both know which, and whoever listens. (What is secret)
    pub(super) fn give(&mut self, card: Suspect, from: Seat, to: Seat, because: Because, told: &mut impl Told<Event>) {
        self.remember_innocents();
        let mut know = Seats::only(from).with(to);
        if let Some(ear) = self.listener(from, to, told) {
            know = know.with(ear);
        }
        self.secrets_mut(from).hand.remove(card);
        self.secrets_mut(to).hand.add(card);
        self.open.sizes[from.index()] -= 1;
        self.open.sizes[to.index()] += 1;
        self.seen_by(know, card, to);
        if because != Because::Returned {
            self.secrets_mut(to).taken = Slot::of(card);
            self.open.taken = self.open.taken.with(to);
        }
        let (out, into) = (Places::hand(from), Places::hand(to));
        self.each_mind(|seat, mind| match seat {
            Some(seat) if know.has(seat) => mind.moved(card, out, into),
            _ => mind.something_moved(&[(out, into, 1)]),
        });
        told.tell(|| Event::CardMoved { from: Some(from), to, card: Known::Seen(card), know, because });
    }

    /// The top card of the pile comes into a hand. (The Parlor)
    pub(super) fn give_from_pile(&mut self, card: Suspect, to: Seat, told: &mut impl Told<Event>) {
        self.remember_innocents();
        self.hidden.pile.remove(card);
        self.open.pile -= 1;
        self.open.sizes[to.index()] += 1;
        let masses = self.open.masses;
        let secrets = self.secrets_mut(to);
        secrets.hand.add(card);
        secrets.see(card, to, to, masses);
        secrets.taken = Slot::of(card);
        self.open.taken = self.open.taken.with(to);
        let into = Places::hand(to);
        self.each_mind(|seat, mind| match seat {
            Some(seat) if seat == to => mind.moved(card, Places::PILE, into),
            _ => mind.something_moved(&[(Places::PILE, into, 1)]),
        });
        let know = Seats::only(to);
        told.tell(|| Event::CardMoved { from: None, to, card: Known::Seen(card), know, because: Because::Pile });
    }

    /// Cards are shown to one other player, and to whoever listens: all of them, if several are shown at
    /// once. (What is secret; M67)
    pub(super) fn show_to(&mut self, cards: Suspects, of: Seat, to: Seat, told: &mut impl Told<Event>) {
        if cards.is_empty() {
            return;
        }
        let mut know = Seats::only(of).with(to);
        if let Some(ear) = self.listener(of, to, told) {
            know = know.with(ear);
        }
        let here = Places::hand(of);
        for card in cards.iter() {
            self.seen_by(know, card, of);
            self.each_mind(|seat, mind| {
                if seat.is_some_and(|seat| know.has(seat)) {
                    mind.is_at(card, here);
                }
            });
            told.tell(|| Event::CardShown { of, to: Some(to), card: Known::Seen(card), know });
        }
    }

    /// A card is shown to everybody, and everybody has seen it. (Accusations; Events)
    pub(super) fn expose(&mut self, card: Suspect, of: Seat, told: &mut impl Told<Event>) {
        let all: Seats = Seat::all(self.open.seats).collect();
        self.open.exposed.add(card);
        self.seen_by(all, card, of);
        let here = Places::hand(of);
        self.each_mind(|_, mind| mind.is_at(card, here));
        let seats = usize::from(self.open.seats);
        self.open.heard.seen_by[..seats].iter_mut().for_each(|seen| seen.add(card));
        told.tell(|| Event::CardShown { of, to: None, card: Known::Seen(card), know: all });
    }

    /// Everybody sees that one looks at what another keeps to himself, and remembers the last time.
    pub(super) fn looks(&mut self, to: Seat, of: Seat, at: LookedAt) {
        self.open.looks[to.index()] = Some(Look { of, at, masses: self.open.masses });
    }

    /// A whole hand is seen by one other player.
    pub(super) fn see_hand(&mut self, of: Seat, to: Seat, told: &mut impl Told<Event>) {
        let hand = self.secrets(of).hand;
        let know = Seats::only(of).with(to);
        self.looks(to, of, LookedAt::Hand);
        hand.iter().for_each(|card| self.seen_by(know, card, of));
        self.secrets_mut(to).knows.hand_is(hand, Places::hand(of));
        told.tell(|| Event::HandSeen { of, to, cards: Known::Seen(hand) });
        self.learn_all_laid(of, to, told);
    }

    /// Two players exchange their whole hands; both have seen both. (Books read at once)
    pub(super) fn swap_hands(&mut self, one: Seat, other: Seat, told: &mut impl Told<Event>) {
        self.learn_all_laid(one, other, told);
        self.learn_all_laid(other, one, told);
        self.swap_laid(one, other);
        let (given, received) = (self.secrets(one).hand, self.secrets(other).hand);
        self.secrets_mut(one).hand = received;
        self.secrets_mut(other).hand = given;
        self.open.sizes.swap(one.index(), other.index());
        self.looks(one, other, LookedAt::Both);
        self.looks(other, one, LookedAt::Both);
        let (here, there) = (Places::hand(one), Places::hand(other));
        self.each_mind(|_, mind| mind.swapped(here, there));
        let know = Seats::only(one).with(other);
        given.iter().for_each(|card| self.seen_by(know, card, other));
        received.iter().for_each(|card| self.seen_by(know, card, one));
        for seat in [one, other] {
            let knows = &mut self.secrets_mut(seat).knows;
            knows.hand_is(received, here);
            knows.hand_is(given, there);
        }
        told.tell(|| Event::HandsSwapped { one, other, given: Known::Seen(given), received: Known::Seen(received) });
    }

    /// What everybody has chosen changes hands at once; giver and receiver know it. (Passing cards)
    pub(super) fn pass_all(&mut self, to: impl Fn(Seat) -> Seat, at_mass: bool, told: &mut impl Told<Event>) {
        self.remember_innocents();
        let seats = self.open.seats;
        let mut chosen = [Suspects::NONE; Seat::MOST];
        let mut streams: [Stream; Seat::MOST] = [(Places(0), Places(0), 0); Seat::MOST];
        for seat in Seat::all(seats) {
            chosen[seat.index()] = std::mem::take(&mut self.secrets_mut(seat).chosen);
            let many = chosen[seat.index()].len() as u8;
            streams[seat.index()] = (Places::hand(seat), Places::hand(to(seat)), many);
            let hand = &mut self.secrets_mut(seat).hand;
            *hand = *hand - chosen[seat.index()];
            self.open.sizes[seat.index()] -= many;
        }
        self.each_mind(|seat, mind| {
            // What a seat gives and gets itself it knows card by card.
            let unknown = streams.map(|(from, into, many)| {
                let own = seat.is_some_and(|seat| (Places::hand(seat).0 & (from.0 | into.0)) != 0);
                (from, into, if own { 0 } else { many })
            });
            mind.something_moved(&unknown);
        });
        for seat in Seat::all(seats) {
            let (cards, into) = (chosen[seat.index()], to(seat));
            let know = Seats::only(seat).with(into);
            self.secrets_mut(into).hand |= cards;
            self.open.sizes[into.index()] += cards.len() as u8;
            for card in cards.iter() {
                self.seen_by(know, card, into);
                for knower in know.iter() {
                    self.secrets_mut(knower).knows.moved(card, Places::hand(seat), Places::hand(into));
                }
            }
            if at_mass {
                self.secrets_mut(seat).given = cards;
                self.secrets_mut(into).received = cards;
                self.open.given[seat.index()] = cards.len() as u8;
            }
            told.tell(|| Event::CardsPassed {
                from: seat,
                to: into,
                many: cards.len() as u8,
                cards: Known::Seen(cards),
            });
        }
    }

    /// Everybody hears that so many of these suspects are in this hand.
    pub(super) fn hear_hand(&mut self, of: Seat, suspects: Suspects, least: u8, most: u8) {
        let here = Places::hand(of);
        let full = |seat: Seat| self.secrets(seat).knows.is_full();
        if self.open.heard.is_full() || Seat::all(self.open.seats).any(full) {
            self.remember_innocents();
        }
        self.each_mind(|seat, mind| {
            if seat != Some(of) {
                mind.bound(suspects, here, least, most);
            }
        });
    }

    /// Everybody hears that none of these is the culprit.
    pub(super) fn hear_innocent(&mut self, suspects: Suspects) {
        self.each_mind(|_, mind| mind.clear(suspects));
    }
}
