//! Tables that a seat can imagine: they contradict nothing that it has seen or heard.
//!
//! The cards are dealt by `dealing`, from the seat's own account of them. Whatever else is hidden is filled
//! in to agree with them: what the others have seen and passed, the books, and what is being chosen.

use arrayvec::ArrayVec;
use table::{Eyes, Known, Rng, Seat};

use super::{
    Bound, Effect, Hidden, Knowledge, MysteryAbbey, Open, Phase, Places, Secrets, View,
    dealing::{CULPRIT, Deal, PILE, PLACES},
    knowledge::BOUNDS,
    laying::LAID,
    suspects::{SUSPECTS, Suspect, Suspects, Trait},
    the_box::{BOOKS, Book, the_box},
};
use crate::sets::Slot;

/// The bounds of a seat, and those that all heard.
pub type Bounds = ArrayVec<Bound, { 2 * BOUNDS + LAID }>;

impl View {
    /// Some table that looks like this view and could have come about.
    pub(super) fn imagine(&self, rng: &mut Rng) -> MysteryAbbey {
        let open = self.open;
        if let Known::Seen(hidden) = self.hidden {
            return MysteryAbbey { open, hidden };
        }
        let knows = match self.eyes {
            Eyes::Seat(seat) => self.own(seat).map_or(open.heard, |own| own.knows),
            Eyes::Table | Eyes::Heaven => open.heard,
        };
        let at = self.deal(&knows, rng);
        let mut hidden = Hidden {
            culprit: Slot::NONE,
            pile: Suspects::NONE,
            secrets: [Secrets::blank(open.seats); Seat::MOST],
            deck: [0; BOOKS],
            drawn: None,
            shelf: Suspects::NONE,
            laid: knows.laid,
        };
        for (own, hand) in hidden.secrets.iter_mut().zip(at) {
            own.hand = hand;
        }
        hidden.pile = at[PILE];
        hidden.culprit = at[CULPRIT].iter().next().map_or(Slot::NONE, Slot::of);
        self.lay_cards(&mut hidden, rng);
        self.remember(&mut hidden, &knows, rng);
        self.share_books(&mut hidden, rng);
        self.finish_moment(&mut hidden, rng);
        for seat in Seat::all(open.seats) {
            match self.secrets[seat.index()] {
                Known::Seen(own) => hidden.secrets[seat.index()] = own,
                Known::Hidden => {
                    let own = &mut hidden.secrets[seat.index()];
                    own.knows = open.heard;
                    own.knows.hand_is(own.hand, Places::hand(seat));
                    own.knows.clear(own.seen);
                    own.knows.seen_by[seat.index()] = own.seen;
                    for (n, _) in open.laid().filter(|(_, laid)| laid.is_known_to(seat)) {
                        own.knows.laid[n] = hidden.laid[n];
                    }
                }
            }
        }
        MysteryAbbey { open, hidden }
    }

    /// The cards of each place: the hands, the pile, and under the board.
    fn deal(&self, knows: &Knowledge, rng: &mut Rng) -> [Suspects; PLACES] {
        let (mut may, left, bounds) = self.open.account(knows);
        if let Some(Known::Seen(culprit)) = self.culprit {
            may[culprit.index()] = Places::CULPRIT;
        }
        Deal::new(&may, left, &bounds).finish(rng)
    }

    /// Which cards lie in rooms: first those of a kind, then any of their players' cards.
    fn lay_cards(&self, hidden: &mut Hidden, rng: &mut Rng) {
        for of_kind in [true, false] {
            for (n, laid) in self.open.laid().filter(|(_, laid)| laid.kind.is_some() == of_kind) {
                if hidden.laid[n].is_none() {
                    let kind = laid.kind.map_or(Suspects::ALL, Trait::suspects);
                    let card = pick(hidden.loose(&self.open, laid.seat) & kind, rng);
                    hidden.laid[n] = card.map_or(Slot::NONE, Slot::of);
                }
            }
        }
    }

    /// What the others have seen, taken and passed: what they are known to have, and what it takes besides.
    fn remember(&self, hidden: &mut Hidden, knows: &Knowledge, rng: &mut Rng) {
        let open = &self.open;
        let culprit = hidden.culprit.get().map_or(Suspects::NONE, Suspects::only);
        let mut passed = Suspects::NONE;
        for seat in Seat::all(open.seats) {
            let left = open.was_passed_by(seat);
            let known = self.own(seat).map(|own| own.given).or_else(|| self.own(left).map(|own| own.received));
            let given = known.unwrap_or_else(|| {
                let many = u32::from(open.given[seat.index()]);
                let likely = hidden.secrets[left.index()].hand - passed - culprit;
                let mut given = some_of(likely, many, rng);
                given |= some_of(Suspects::ALL - culprit - passed - given, many - given.len(), rng);
                given
            });
            passed |= given;
            hidden.secrets[seat.index()].given = given;
            hidden.secrets[left.index()].received = given;
        }
        for seat in Seat::all(open.seats) {
            let own = &mut hidden.secrets[seat.index()];
            own.seen = (own.hand | own.given | own.received | knows.seen_by[seat.index()] | open.exposed) - culprit;
            if open.taken.has(seat) {
                let card = pick(own.likely(culprit), rng);
                own.taken = card.map_or(Slot::NONE, Slot::of);
                own.seen |= card.map_or(Suspects::NONE, Suspects::only);
            }
        }
        for seat in Seat::all(open.seats).filter(|seat| open.took.has(*seat)) {
            let Some(owner) = open.owner(open.pawns[seat.index()]) else { continue };
            let known = self.own(seat).map(|own| own.stolen).or_else(|| self.own(owner).map(|own| own.robbed));
            let likely = hidden.secrets[seat.index()].likely(culprit);
            let stolen = known.unwrap_or_else(|| pick(likely, rng).map_or(Slot::NONE, Slot::of));
            hidden.secrets[seat.index()].stolen = stolen;
            hidden.secrets[owner.index()].robbed = stolen;
            if let Some(card) = stolen.get() {
                hidden.secrets[seat.index()].seen.add(card);
                hidden.secrets[owner.index()].seen.add(card);
            }
        }
    }

    /// Books that nobody has seen are shared out: those with a star to whoever keeps books, the rest is
    /// the deck.
    fn share_books(&self, hidden: &mut Hidden, rng: &mut Rng) {
        let open = &self.open;
        let illuminations = the_box().starred.illuminations.index();
        let mut unseen = [0u8; BOOKS];
        for book in the_box().all_books() {
            let kind = book.index();
            let own: u8 = Seat::all(open.seats).filter_map(|seat| self.own(seat)).map(|own| own.books[kind]).sum();
            unseen[kind] = open.agreed.books(book) - open.used[kind] - own;
        }
        if let Some(Known::Seen(book)) = self.drawn {
            unseen[book.index()] -= 1;
            hidden.drawn = Some(book);
        }
        let holder = open.pilgrims.illuminations.get().filter(|seat| self.own(*seat).is_none());
        unseen[illuminations] -= u8::from(holder.is_some());
        for seat in Seat::all(open.seats).filter(|seat| self.own(*seat).is_none()) {
            let books = &mut hidden.secrets[seat.index()].books;
            let lies_open = u8::from(holder == Some(seat));
            books[illuminations] += lies_open;
            for _ in lies_open..open.books[seat.index()] {
                if let Some(book) = draw(&mut unseen, rng, |book| book.facts().starred) {
                    books[book.index()] += 1;
                }
            }
        }
        if let Some(Known::Hidden) = self.drawn {
            hidden.drawn = draw(&mut unseen, rng, |_| true);
        }
        hidden.deck = unseen;
    }

    /// What is being looked at, and what others have already chosen to pass.
    fn finish_moment(&self, hidden: &mut Hidden, rng: &mut Rng) {
        let open = &self.open;
        let shown = |more: u8, all: u8| u32::from(all.saturating_sub(1).saturating_sub(more));
        hidden.shelf = match (self.shelf, open.phase) {
            (Known::Seen(shelf), _) => shelf,
            (Known::Hidden, Phase::Drawing { from, errand, .. }) => {
                let many = match errand {
                    super::Errand::Look(more) | super::Errand::Shelf(more) => shown(more, self.looked_at()),
                    _ => 0,
                };
                some_of(hidden.drawable(open, from, errand), many, rng)
            }
            (Known::Hidden, Phase::Keeping { of, .. }) => some_of(hidden.loose(open, of), self.looked_at().into(), rng),
            (Known::Hidden, _) => Suspects::NONE,
        };
        if let Phase::Drawing { to, .. } | Phase::Keeping { seat: to, .. } = open.phase {
            let shelf = hidden.shelf;
            hidden.secrets[to.index()].seen |= shelf;
        }
        if let Phase::Passing { seat, more, .. } = open.phase {
            let before = self.passed_before(seat);
            for other in Seat::all(open.seats).filter(|other| before & (1 << other.0) != 0) {
                let many = u32::from(open.due[other.index()]);
                hidden.secrets[other.index()].chosen = some_of(hidden.loose(open, other), many, rng);
            }
            let many = u32::from(open.due[seat.index()] - more);
            hidden.secrets[seat.index()].chosen = some_of(hidden.loose(open, seat), many, rng);
        }
    }

    /// How many cards are looked at by the card that is being carried out.
    fn looked_at(&self) -> u8 {
        let look = matches!(self.open.phase, Phase::Drawing { errand: super::Errand::Look(_), .. });
        let books = the_box().books.iter().map(|facts| facts.effect);
        let library = the_box().library.iter().map(|facts| facts.effect);
        let many = |effect: Effect| match effect {
            Effect::SeeCards { cards, .. } if look => Some(cards),
            Effect::SeeAndKeep { see, .. } if !look => Some(see),
            _ => None,
        };
        books.chain(library).find_map(many).unwrap_or(0)
    }

    /// Who has chosen before this seat: everybody from the first who was asked up to it.
    fn passed_before(&self, seat: Seat) -> u8 {
        let first = self.open.player;
        let before = first.round(self.open.seats).take_while(|other| *other != seat);
        before.fold(0, |all, other| all | 1 << other.0)
    }
}

impl Open {
    /// Where each card may be, how many cards there are in each place, and the bounds that hold: what all heard
    /// holds as well, even where a seat's own memory had no room for it.
    pub fn account(&self, knows: &Knowledge) -> ([Places; SUSPECTS], [u8; PLACES], Bounds) {
        let mut left = [0u8; PLACES];
        left[..Seat::MOST].copy_from_slice(&self.sizes);
        left[PILE] = self.pile;
        left[CULPRIT] = u8::from(!matches!(self.phase, Phase::Hiding));
        let mut may = knows.may;
        for (may, heard) in may.iter_mut().zip(self.heard.may) {
            may.0 &= heard.0;
        }
        let mut bounds: Bounds = knows.bounds().iter().copied().collect();
        bounds.extend(self.hold_laid(knows, &mut may));
        bounds.extend(self.heard.bounds().iter().filter(|bound| !knows.bounds().contains(bound)).copied());
        (may, left, bounds)
    }
}

impl Secrets {
    /// Cards of which this seat may have taken one: what it holds, else what it has seen, else any that is
    /// innocent.
    fn likely(&self, culprit: Suspects) -> Suspects {
        [self.hand, self.seen].into_iter().find(|cards| !cards.is_empty()).unwrap_or(Suspects::ALL - culprit)
    }
}

/// So many of these, or all if there are fewer.
fn some_of(from: Suspects, many: u32, rng: &mut Rng) -> Suspects {
    let mut left = from;
    let mut some = Suspects::NONE;
    for _ in 0..many {
        let Some(card) = pick(left, rng) else { break };
        left.remove(card);
        some.add(card);
    }
    some
}

fn pick(from: Suspects, rng: &mut Rng) -> Option<Suspect> {
    if from.is_empty() { None } else { from.iter().nth(rng.below(from.len()) as usize) }
}

/// A book drawn from those that are left.
fn draw(left: &mut [u8; BOOKS], rng: &mut Rng, fits: impl Fn(Book) -> bool) -> Option<Book> {
    let room = |book: Book, left: &[u8; BOOKS]| if fits(book) { u32::from(left[book.index()]) } else { 0 };
    let all: u32 = the_box().all_books().map(|book| room(book, left)).sum();
    if all == 0 {
        return None;
    }
    let mut nth = rng.below(all);
    let drawn = the_box().all_books().find(|book| match nth.checked_sub(room(*book, left)) {
        Some(rest) => {
            nth = rest;
            false
        }
        None => true,
    })?;
    left[drawn.index()] -= 1;
    Some(drawn)
}
