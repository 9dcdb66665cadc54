//! Deals that agree with everything a seat knows of where the cards are.
//!
//! After every card that is placed, what follows from it is worked out: a full place takes no more, a place
//! that needs every card it may have gets them, a limit that is reached lets no more in or none out.

use games::mystery_abbey::{Places, SUSPECTS, Suspect, Suspects, View};
use table::{Rng, Seat};

/// Hands, the pile, and under the board.
pub(super) const PLACES: usize = 8;
/// The pile among the places.
pub(super) const PILE: usize = 6;
/// Under the board.
pub(super) const CULPRIT: usize = 7;

/// Where all cards are.
pub(super) type World = [Suspects; PLACES];

/// So many of these cards are in these places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Limit {
    pub(super) of: Suspects,
    /// The places, as bits.
    pub(super) inside: u8,
    pub(super) least: u8,
    pub(super) most: u8,
}

impl Limit {
    #[inline]
    fn is_inside(&self, place: usize) -> bool {
        self.inside >> place & 1 == 1
    }

    /// Whether it holds in a world.
    #[inline]
    pub(super) fn holds(&self, world: &World) -> bool {
        let found: u32 =
            (0..PLACES).filter(|place| self.is_inside(*place)).map(|place| (world[place] & self.of).len()).sum();
        (u32::from(self.least)..=u32::from(self.most)).contains(&found)
    }
}

/// What is known of where the cards are.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The places where each card may be, as bits.
    pub(super) may: [u8; SUSPECTS],
    /// How many cards each place has.
    pub(super) room: [u8; PLACES],
    pub(super) limits: Vec<Limit>,
}

impl Facts {
    /// What a seat has seen and heard. What all heard holds as well, even where the seat's own memory had no
    /// room for it.
    pub(super) fn of(view: &View, seat: Seat) -> Facts {
        let open = view.open();
        let knows = view.knows(seat).unwrap_or(&open.heard);
        let mut may = [0; SUSPECTS];
        for card in Suspect::all() {
            may[card.index()] = bits(knows.places(card)) & bits(open.heard.places(card));
        }
        let mut room = [0; PLACES];
        room[..Seat::MOST].copy_from_slice(&open.sizes);
        room[PILE] = open.pile;
        room[CULPRIT] = 1;
        let mut limits = Vec::new();
        for bound in knows.bounds().iter().chain(open.heard.bounds()) {
            let limit = Limit { of: bound.of, inside: bits(bound.places), least: bound.least, most: bound.most };
            if !limits.contains(&limit) {
                limits.push(limit);
            }
        }
        Facts { may, room, limits }
    }

    /// None of these is the culprit.
    pub(super) fn clear(&mut self, innocent: Suspects) {
        for card in innocent.iter() {
            self.may[card.index()] &= !(1 << CULPRIT);
        }
    }

    /// Takes every answer by itself: whoever was not seen, and of whom nobody said outright that he is innocent, may be
    /// the culprit again, unless one limit alone says otherwise. Together the limits are forgotten.
    pub(super) fn take_one_by_one(&mut self, innocent: Suspects) {
        for card in (Suspects::ALL - innocent).iter() {
            self.may[card.index()] |= 1 << CULPRIT;
        }
        if let Some(begun) = self.begin() {
            for card in Suspect::all() {
                let here = |place: &usize| (begun.may[*place] | begun.placed[*place]).has(card);
                self.may[card.index()] = (0..PLACES).filter(here).fold(0, |all, place| all | 1 << place);
            }
        }
        self.limits.clear();
    }

    /// What follows at once; nothing, if it contradicts itself.
    pub(super) fn begin(&self) -> Option<Deal> {
        let mut may = [Suspects::NONE; PLACES];
        for card in Suspect::all() {
            for (place, may) in may.iter_mut().enumerate() {
                if self.may[card.index()] >> place & 1 == 1 {
                    may.add(card);
                }
            }
        }
        let mut deal = Deal { placed: [Suspects::NONE; PLACES], may, left: self.room, free: Suspects::ALL };
        deal.spread(&self.limits).then_some(deal)
    }

    /// Whether this suspect can be the culprit: whether there is any deal in which he is. Whoever would have
    /// to search too long for one says yes.
    pub(super) fn can_be_culprit(&self, begun: &Deal, suspect: Suspect) -> bool {
        let mut deal = *begun;
        if deal.placed[CULPRIT].has(suspect) {
            return true;
        }
        if !deal.may[CULPRIT].has(suspect) {
            return false;
        }
        deal.put(suspect, CULPRIT);
        let mut patience = 400;
        deal.spread(&self.limits) && (deal.fill(&self.limits, &mut patience, &mut None) || patience == 0)
    }

    /// Some deal, found at random; nothing, if there seems to be none.
    pub(super) fn deal(&self, begun: &Deal, rng: &mut Rng) -> Option<World> {
        (4..16).find_map(|patience| {
            let mut deal = *begun;
            deal.fill(&self.limits, &mut (1 << patience), &mut Some(rng)).then_some(deal.placed)
        })
    }
}

fn bits(places: Places) -> u8 {
    let hands = (0..Seat::MOST as u8).filter(|seat| places.meet(Places::hand(Seat(*seat))));
    let others = [(Places::PILE, PILE), (Places::CULPRIT, CULPRIT)].into_iter().filter(|(one, _)| places.meet(*one));
    hands.map(usize::from).chain(others.map(|(_, place)| place)).fold(0, |all, place| all | 1 << place)
}

/// A deal in progress.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    /// What is dealt.
    pub(super) placed: World,
    /// What may still come there.
    pub(super) may: World,
    /// How many cards are still to come there.
    pub(super) left: [u8; PLACES],
    /// What is not dealt yet.
    pub(super) free: Suspects,
}

impl Deal {
    /// Deals the rest; gives whether that was possible within so many dead ends.
    fn fill(&mut self, limits: &[Limit], patience: &mut u32, rng: &mut Option<&mut Rng>) -> bool {
        while !self.free.is_empty() {
            let card = self.narrowest(rng);
            let place = self.pick_place(card, rng);
            let before = *self;
            self.put(card, place);
            if self.spread(limits) && self.fill(limits, patience, rng) {
                return true;
            }
            if *patience == 0 {
                return false;
            }
            *patience -= 1;
            *self = before;
            self.may[place].remove(card);
            if !self.spread(limits) {
                return false;
            }
        }
        true
    }

    fn put(&mut self, card: Suspect, place: usize) {
        self.placed[place].add(card);
        self.left[place] -= 1;
        self.free.remove(card);
        self.may.iter_mut().for_each(|may| may.remove(card));
    }

    /// A card with the fewest places: one of them, or the first.
    fn narrowest(&self, rng: &mut Option<&mut Rng>) -> Suspect {
        let (mut one, mut two, mut three) = (Suspects::NONE, Suspects::NONE, Suspects::NONE);
        for may in self.may {
            three |= two & may;
            two |= one & may;
            one |= may;
        }
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
    fn spread(&mut self, limits: &[Limit]) -> bool {
        loop {
            let before = (self.may, self.free);
            if !self.spread_room() || !limits.iter().all(|limit| self.spread_limit(limit)) || !self.spread_single() {
                return false;
            }
            if (self.may, self.free) == before {
                return true;
            }
        }
    }

    /// A full place takes no more; a place that needs every card it may have gets them.
    fn spread_room(&mut self) -> bool {
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

    /// A limit that is reached lets no more in, or none out.
    fn spread_limit(&mut self, limit: &Limit) -> bool {
        let (mut sure, mut inside, mut outside) = (0, Suspects::NONE, Suspects::NONE);
        let (mut room_in, mut room_out) = (0, 0);
        for place in 0..PLACES {
            if limit.is_inside(place) {
                sure += (self.placed[place] & limit.of).len();
                inside |= self.may[place];
                room_in += u32::from(self.left[place]);
            } else {
                outside |= self.may[place];
                room_out += u32::from(self.left[place]);
            }
        }
        let free = limit.of & self.free;
        let (could, must) = (free & inside, free - outside);
        let most = sure + could.len().min(room_in);
        let least = sure + must.len().max(free.len().saturating_sub(room_out));
        if most < limit.least.into() || least > limit.most.into() {
            return false;
        }
        if sure + must.len() == u32::from(limit.most) {
            self.keep_out(free - must, |place| limit.is_inside(place));
        } else if sure + could.len() == u32::from(limit.least) {
            self.keep_out(could, |place| !limit.is_inside(place));
        }
        true
    }

    fn keep_out(&mut self, cards: Suspects, of: impl Fn(usize) -> bool) {
        for place in (0..PLACES).filter(|place| of(*place)) {
            self.may[place] = self.may[place] - cards;
        }
    }

    /// A card with one place left goes there.
    fn spread_single(&mut self) -> bool {
        let (mut one, mut two) = (Suspects::NONE, Suspects::NONE);
        for may in self.may {
            two |= one & may;
            one |= may;
        }
        if !(self.free - one).is_empty() {
            return false;
        }
        let single = one - two;
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
