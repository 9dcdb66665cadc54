//! Tables that a seat can imagine: they contradict nothing that it has seen or heard.
//!
//! Cards are dealt one after the other, each to a place where it may be, never to one that would break a
//! bound or leave a place short; a dead end is stepped back from. Then cards change places as often as
//! chance likes and the account allows, so that no table is favoured much.

use table::{Eyes, Known, Rng, Seat};

use super::{
    Bound, Hidden, Knowledge, MysteryAbbey, Phase, Places, Secrets, View,
    suspects::{SUSPECTS, Suspect, Suspects},
    the_box::{BOOKS, Book, the_box},
};
use crate::sets::Slot;

/// Hands, the pile, and under the board.
const PLACES: usize = 8;
/// How many exchanges are tried once everything is dealt.
const EXCHANGES: u32 = 40;
/// How many cards are tried before the deal begins anew in another order; then more each time.
const PATIENCE: u32 = 400;

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
        };
        for card in Suspect::all() {
            match at[card.index()] {
                7 => hidden.culprit = Slot::of(card),
                6 => hidden.pile.add(card),
                seat => hidden.secrets[usize::from(seat)].hand.add(card),
            }
        }
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
                }
            }
        }
        MysteryAbbey { open, hidden }
    }

    /// Where each card is: the number of a hand, 6 for the pile, 7 for under the board.
    fn deal(&self, knows: &Knowledge, rng: &mut Rng) -> [u8; SUSPECTS] {
        let open = &self.open;
        let mut left = [0u8; PLACES];
        left[..Seat::MOST].copy_from_slice(&open.sizes);
        left[6] = open.pile;
        left[7] = u8::from(!matches!(open.phase, Phase::Hiding));
        let mut may = knows.may;
        if let Some(Known::Seen(culprit)) = self.culprit {
            may[culprit.index()] = Places::CULPRIT;
        }
        let mut patience = PATIENCE;
        loop {
            let mut deal = Deal::new(&may, left, knows.bounds(), rng);
            if deal.fill(0, &mut patience.clone(), rng) {
                deal.exchange(rng);
                return deal.at;
            }
            patience = patience.saturating_mul(2);
        }
    }

    /// What the others have seen, taken and passed: what they are known to have, and what it takes besides.
    fn remember(&self, hidden: &mut Hidden, knows: &Knowledge, rng: &mut Rng) {
        let open = &self.open;
        let culprit = hidden.culprit.get().map_or(Suspects::NONE, Suspects::only);
        let mut passed = Suspects::NONE;
        for seat in Seat::all(open.seats) {
            let left = seat.left(open.seats);
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
                let from = if own.hand.is_empty() { own.seen } else { own.hand };
                own.taken = pick(from, rng).map_or(Slot::NONE, Slot::of);
            }
        }
        for seat in Seat::all(open.seats).filter(|seat| open.took.has(*seat)) {
            let Some(owner) = open.owner(open.pawns[seat.index()]) else { continue };
            let known = self.own(seat).map(|own| own.stolen).or_else(|| self.own(owner).map(|own| own.robbed));
            let thief = &hidden.secrets[seat.index()];
            let from = if thief.hand.is_empty() { thief.seen } else { thief.hand };
            let stolen = known.unwrap_or_else(|| pick(from, rng).map_or(Slot::NONE, Slot::of));
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
        let mut unseen = [0u8; BOOKS];
        for book in the_box().all_books() {
            let kind = book.index();
            let own: u8 = Seat::all(open.seats).filter_map(|seat| self.own(seat)).map(|own| own.books[kind]).sum();
            unseen[kind] = self.table_books(kind) - open.used[kind] - own;
        }
        if let Some(Known::Seen(book)) = self.drawn {
            unseen[book.index()] -= 1;
            hidden.drawn = Some(book);
        }
        for seat in Seat::all(open.seats).filter(|seat| self.own(*seat).is_none()) {
            for _ in 0..open.books[seat.index()] {
                if let Some(book) = draw(&mut unseen, rng, |book| book.facts().starred) {
                    hidden.secrets[seat.index()].books[book.index()] += 1;
                }
            }
        }
        if let Some(Known::Hidden) = self.drawn {
            hidden.drawn = draw(&mut unseen, rng, |_| true);
        }
        hidden.deck = unseen;
    }

    fn table_books(&self, kind: usize) -> u8 {
        let left_out = self.open.agreed.tactical && kind == the_box().starred.library_key.index();
        if left_out { 0 } else { the_box().books[kind].count }
    }

    /// What is being looked at, and what others have already chosen to pass.
    fn finish_moment(&self, hidden: &mut Hidden, rng: &mut Rng) {
        let open = &self.open;
        let shown = |more: u8, all: u8| u32::from(all.saturating_sub(1).saturating_sub(more));
        hidden.shelf = match (self.shelf, open.phase) {
            (Known::Seen(shelf), _) => shelf,
            (Known::Hidden, Phase::Drawing { from, errand, .. }) => {
                let many = match errand {
                    super::Errand::Look(more) => shown(more, self.looked_at()),
                    super::Errand::Shelf(more) => shown(more, self.looked_at()),
                    _ => 0,
                };
                some_of(hidden.secrets[from.index()].hand, many, rng)
            }
            (Known::Hidden, Phase::Keeping { of, .. }) => {
                some_of(hidden.secrets[of.index()].hand, self.looked_at().into(), rng)
            }
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
                hidden.secrets[other.index()].chosen = some_of(hidden.secrets[other.index()].hand, many, rng);
            }
            let many = u32::from(open.due[seat.index()] - more);
            hidden.secrets[seat.index()].chosen = some_of(hidden.secrets[seat.index()].hand, many, rng);
        }
    }

    /// How many cards are looked at by the card that is being carried out.
    fn looked_at(&self) -> u8 {
        match self.open.phase {
            Phase::Drawing { errand: super::Errand::Look(_), .. } => 2,
            _ => 3,
        }
    }

    /// Who has chosen before this seat: everybody from the first who was asked up to it.
    fn passed_before(&self, seat: Seat) -> u8 {
        let first = self.open.player;
        let before = first.round(self.open.seats).take_while(|other| *other != seat);
        before.fold(0, |all, other| all | 1 << other.0)
    }
}

/// A deal in progress.
struct Deal<'a> {
    at: [u8; SUSPECTS],
    may: [Places; SUSPECTS],
    left: [u8; PLACES],
    order: [u8; SUSPECTS],
    bounds: &'a [Bound],
}

impl<'a> Deal<'a> {
    /// Cards with few places come first, in an order that chance decides among equals.
    fn new(may: &[Places; SUSPECTS], left: [u8; PLACES], bounds: &'a [Bound], rng: &mut Rng) -> Deal<'a> {
        let mut order: [u8; SUSPECTS] = std::array::from_fn(|n| n as u8);
        rng.shuffle(&mut order);
        let open = Places((0..PLACES).filter(|n| left[*n] > 0).fold(0, |all, n| all | 1 << n));
        let may = may.map(|places| Places(places.0 & open.0));
        order.sort_by_key(|n| may[usize::from(*n)].0.count_ones());
        Deal { at: [u8::MAX; SUSPECTS], may, left, order, bounds }
    }

    /// Deals the cards from this one on; gives whether that was possible within so many tries.
    fn fill(&mut self, from: usize, patience: &mut u32, rng: &mut Rng) -> bool {
        let Some(card) = self.order.get(from).copied().map(Suspect) else { return true };
        if *patience == 0 {
            return false;
        }
        *patience -= 1;
        let mut places = self.may[card.index()].0;
        while places != 0 {
            let place = self.pick_place(places, rng);
            places &= !(1 << place);
            if self.left[place] == 0 {
                continue;
            }
            self.left[place] -= 1;
            self.at[card.index()] = place as u8;
            if self.can_be_completed(from + 1, card) && self.fill(from + 1, patience, rng) {
                return true;
            }
            self.left[place] += 1;
            self.at[card.index()] = u8::MAX;
        }
        false
    }

    /// One of these places, as likely as it has room.
    fn pick_place(&self, places: u8, rng: &mut Rng) -> usize {
        let room = |place: usize| if places & (1 << place) == 0 { 0 } else { u32::from(self.left[place]) };
        let all: u32 = (0..PLACES).map(room).sum();
        let mut nth = rng.below(all.max(1));
        for place in 0..PLACES {
            if nth < room(place) {
                return place;
            }
            nth -= room(place);
        }
        places.trailing_zeros() as usize
    }

    /// Whether no place is left short of cards, and no bound is out of reach.
    fn can_be_completed(&self, from: usize, last: Suspect) -> bool {
        let mut could = [0u8; PLACES];
        for n in &self.order[from..] {
            let places = self.may[usize::from(*n)].0;
            for (place, could) in could.iter_mut().enumerate() {
                *could += places >> place & 1;
            }
        }
        (0..PLACES).all(|place| could[place] >= self.left[place])
            && self.bounds.iter().filter(|bound| bound.of.has(last)).all(|bound| self.fits(bound))
    }

    fn fits(&self, bound: &Bound) -> bool {
        let (mut sure, mut possible) = (0, 0);
        for card in bound.of.iter() {
            match self.at[card.index()] {
                u8::MAX => {
                    let free = Places(self.may[card.index()].0);
                    possible += u8::from(free.meet(bound.places));
                }
                place => sure += u8::from(bound.places.0 >> place & 1 == 1),
            }
        }
        sure <= bound.most && sure + possible >= bound.least
    }

    /// Pairs of cards change places where both may be and every bound still holds.
    fn exchange(&mut self, rng: &mut Rng) {
        for _ in 0..EXCHANGES {
            let one = Suspect(rng.below(SUSPECTS as u32) as u8);
            let other = Suspect(rng.below(SUSPECTS as u32) as u8);
            let (here, there) = (self.at[one.index()], self.at[other.index()]);
            let goes = |card: Suspect, place: u8| self.may[card.index()].0 >> place & 1 == 1;
            if here == there || !goes(one, there) || !goes(other, here) {
                continue;
            }
            self.at.swap(one.index(), other.index());
            let touched = |bound: &&Bound| bound.of.has(one) != bound.of.has(other);
            if !self.bounds.iter().filter(touched).all(|bound| self.fits(bound)) {
                self.at.swap(one.index(), other.index());
            }
        }
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
