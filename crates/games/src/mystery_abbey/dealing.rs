//! Dealing cards so that they agree with an account of where they may be.
//!
//! After every card that is dealt, what follows from it is worked out: a full place takes no more, a place
//! that needs every card it may have gets them, a bound that is reached lets no more in or none out. So a
//! dead end is rare, and is stepped back from; no deal is made blindly and thrown away. Then cards change
//! places as often as the account allows, so that no table is favoured much. Minds deal with the same [`Deal`].

use table::Rng;

use super::{
    Bound, Places,
    suspects::{SUSPECTS, Suspect, Suspects},
};

/// Hands, the pile, and under the board.
pub const PLACES: usize = 8;
/// The pile among the places.
pub const PILE: usize = 6;
/// Under the board.
pub const CULPRIT: usize = 7;
/// How many exchanges are tried once everything is dealt.
const EXCHANGES: u32 = 32;
/// How many dead ends are stepped back from before the deal begins anew; then more each time.
const PATIENCE: u32 = 16;

/// A deal in progress.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// What is dealt.
    pub placed: [Suspects; PLACES],
    /// What may still come there.
    pub may: [Suspects; PLACES],
    /// How many cards are still to come there.
    pub left: [u8; PLACES],
    /// What is not dealt yet.
    pub free: Suspects,
    /// What must hold in the end.
    pub(super) bounds: &'a [Bound],
}

impl Places {
    /// Whether the place of this number is one of them.
    #[inline]
    pub fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The place of this number.
    #[inline]
    pub fn numbered(place: usize) -> Places {
        Places(1 << place)
    }

    /// These and those.
    #[inline]
    pub fn and(self, others: Places) -> Places {
        Places(self.0 | others.0)
    }

    /// These without those.
    #[inline]
    pub fn without(self, others: Places) -> Places {
        Places(self.0 & !others.0)
    }

    /// The numbers of these places.
    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then_some(bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}

impl Bound {
    /// Whether it holds where all cards are dealt.
    #[inline]
    pub fn holds(&self, placed: &[Suspects; PLACES]) -> bool {
        let found: u32 = self.places.iter().map(|place| (placed[place] & self.of).len()).sum();
        (u32::from(self.least)..=u32::from(self.most)).contains(&found)
    }
}

impl<'a> Deal<'a> {
    /// Nothing is dealt yet: where each card may come, how many cards each place takes, and what must hold.
    pub fn new(may: &[Places; SUSPECTS], left: [u8; PLACES], bounds: &'a [Bound]) -> Deal<'a> {
        let mut by_place = [Suspects::NONE; PLACES];
        for card in Suspect::all() {
            may[card.index()].iter().for_each(|place| by_place[place].add(card));
        }
        Deal { placed: [Suspects::NONE; PLACES], may: by_place, left, free: Suspects::ALL, bounds }
    }

    /// Deals everything. The true table is one that fits, so there is always a way.
    pub(super) fn finish(mut self, rng: &mut Rng) -> [Suspects; PLACES] {
        let mut patience = PATIENCE;
        self.narrow();
        loop {
            let mut deal = self;
            if deal.fill(&mut patience.clone(), &mut Some(&mut *rng)) {
                deal.exchange(&self, rng);
                return deal.placed;
            }
            patience = patience.saturating_mul(2);
        }
    }

    /// Deals the rest, at random or the first way there is; gives whether that was possible within so many dead ends.
    pub fn fill(&mut self, patience: &mut u32, rng: &mut Option<&mut Rng>) -> bool {
        while !self.free.is_empty() {
            let card = self.narrowest(rng);
            let place = self.pick_place(card, rng);
            let before = *self;
            self.put(card, place);
            if self.narrow() && self.fill(patience, rng) {
                return true;
            }
            if *patience == 0 {
                return false;
            }
            *patience -= 1;
            *self = before;
            self.may[place].remove(card);
            if !self.narrow() {
                return false;
            }
        }
        true
    }

    /// Deals a card.
    pub fn put(&mut self, card: Suspect, place: usize) {
        self.placed[place].add(card);
        self.left[place] -= 1;
        self.free.remove(card);
        self.may.iter_mut().for_each(|may| may.remove(card));
    }

    /// Which cards have one place at least, two at least, three at least.
    #[inline]
    pub(super) fn choices(&self) -> (Suspects, Suspects, Suspects) {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for may in self.may {
            three |= two & may.0;
            two |= one & may.0;
            one |= may.0;
        }
        (Suspects(one), Suspects(two), Suspects(three))
    }

    /// One of the cards with the fewest places; without chance, the first.
    fn narrowest(&self, rng: &mut Option<&mut Rng>) -> Suspect {
        let (_, _, three) = self.choices();
        let narrow = self.free - three;
        let among = if narrow.is_empty() { self.free } else { narrow };
        let nth = rng.as_mut().map_or(0, |rng| rng.below(among.len()));
        among.iter().nth(nth as usize).expect("some card is not dealt yet")
    }

    /// One of the places of a card, as likely as it has room; without chance, the one with the most.
    fn pick_place(&self, card: Suspect, rng: &mut Option<&mut Rng>) -> usize {
        let room = |place: usize| if self.may[place].has(card) { u32::from(self.left[place]) } else { 0 };
        let Some(rng) = rng else { return (0..PLACES).max_by_key(|place| room(*place)).unwrap_or(CULPRIT) };
        let all: u32 = (0..PLACES).map(room).sum();
        let mut nth = rng.below(all.max(1));
        for place in 0..PLACES {
            if nth < room(place) {
                return place;
            }
            nth -= room(place);
        }
        CULPRIT
    }

    /// Works out what follows from what is dealt; gives whether nothing contradicts.
    pub fn narrow(&mut self) -> bool {
        loop {
            let before = (self.may, self.free);
            if !self.narrow_rooms() || !self.narrow_bounds() || !self.place_singles() {
                return false;
            }
            if (self.may, self.free) == before {
                return true;
            }
        }
    }

    /// A full place takes no more; a place that needs every card it may have gets them.
    #[inline]
    fn narrow_rooms(&mut self) -> bool {
        for place in 0..PLACES {
            let (may, left) = (self.may[place], u32::from(self.left[place]));
            if left == 0 {
                self.may[place] = Suspects::NONE;
            } else if may.len() < left {
                return false;
            } else if may.len() == left {
                for other in (0..PLACES).filter(|other| *other != place) {
                    self.may[other] = self.may[other] - may;
                }
            }
        }
        true
    }

    /// A bound that is reached lets no more in, or none out.
    #[inline]
    fn narrow_bounds(&mut self) -> bool {
        for bound in self.bounds {
            let (mut sure, mut inside, mut outside) = (0, Suspects::NONE, Suspects::NONE);
            let (mut room_in, mut room_out) = (0, 0);
            for place in 0..PLACES {
                if bound.places.0 >> place & 1 == 1 {
                    sure += (self.placed[place] & bound.of).len();
                    inside |= self.may[place];
                    room_in += u32::from(self.left[place]);
                } else {
                    outside |= self.may[place];
                    room_out += u32::from(self.left[place]);
                }
            }
            let free = bound.of & self.free;
            if free.is_empty() {
                if sure < bound.least.into() || sure > bound.most.into() {
                    return false;
                }
                continue;
            }
            let (could, must) = (free & inside, free - outside);
            let most = sure + could.len().min(room_in);
            let least = sure + must.len().max(free.len().saturating_sub(room_out));
            if most < bound.least.into() || least > bound.most.into() {
                return false;
            }
            if sure + must.len() == u32::from(bound.most) {
                let kept_out = free - must;
                bound.places.iter().for_each(|place| self.may[place] = self.may[place] - kept_out);
            } else if sure + could.len() == u32::from(bound.least) {
                Places(!bound.places.0).iter().for_each(|place| self.may[place] = self.may[place] - could);
            }
        }
        true
    }

    /// A card with one place left goes there.
    #[inline]
    fn place_singles(&mut self) -> bool {
        let (one, two, _) = self.choices();
        if !(self.free - one).is_empty() {
            return false;
        }
        let single = one - two;
        if single.is_empty() {
            return true;
        }
        for place in 0..PLACES {
            let come = self.may[place] & single;
            if come.len() > u32::from(self.left[place]) {
                return false;
            }
            self.left[place] -= come.len() as u8;
            self.placed[place] |= come;
            self.may[place] = self.may[place] - come;
        }
        self.free = self.free - single;
        true
    }
}

impl Deal<'_> {
    /// Pairs of cards change places where both may be and every bound still holds. Of what may be where
    /// only the first deal tells, in which nothing was decided yet.
    fn exchange(&mut self, first: &Deal<'_>, rng: &mut Rng) {
        let mut cards = [Suspect(0); SUSPECTS];
        let mut many = 0;
        for card in first.free.iter() {
            cards[many] = card;
            many += 1;
        }
        if many < 2 {
            return;
        }
        for _ in 0..EXCHANGES {
            let one = cards[rng.below(many as u32) as usize];
            let other = cards[rng.below(many as u32) as usize];
            let (Some(here), Some(there)) = (self.place_of(one), self.place_of(other)) else { continue };
            if here == there || !first.may[there].has(one) || !first.may[here].has(other) {
                continue;
            }
            self.swap(one, here, other, there);
            let touched = |bound: &&Bound| bound.of.has(one) != bound.of.has(other);
            if !self.bounds.iter().filter(touched).all(|bound| bound.holds(&self.placed)) {
                self.swap(other, here, one, there);
            }
        }
    }

    fn place_of(&self, card: Suspect) -> Option<usize> {
        self.placed.iter().position(|cards| cards.has(card))
    }

    /// One goes from here to there, and the other the other way.
    fn swap(&mut self, one: Suspect, here: usize, other: Suspect, there: usize) {
        self.placed[here].remove(one);
        self.placed[there].remove(other);
        self.placed[here].add(other);
        self.placed[there].add(one);
    }
}
