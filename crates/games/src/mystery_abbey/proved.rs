//! What follows from everything a seat has seen and heard: where each card can be, and who can have done it.
//!
//! A card can be in a place if some deal that agrees with the seat's account puts it there, and only then. For
//! every card and place such a deal is looked for, and what it shows of other cards is not looked for again. This
//! takes long, compared with a rule: it is worked out when a view is written. In play only innocence is kept, of which
//! cards that move could say no more.

use std::array::from_fn;

use serde::Serialize;
use table::{Seat, Seats};

use super::{
    Bound, Knowledge, MysteryAbbey, Open, View,
    dealing::{CULPRIT, Deal, PILE, PLACES},
    suspects::{SUSPECTS, Suspect, Suspects},
};

/// How many dead ends are stepped back from before a place counts as possible, though nobody knows; no account of a
/// game ever needed as many.
const PATIENCE: u32 = 100_000;
/// The same in play.
const SHORT_PATIENCE: u32 = 64;

/// What follows from everything a seat has seen and heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Proved {
    /// Who can still be the culprit. What is turned up at the end is left out.
    pub culprits: Suspects,
    /// Where each suspect's card can be.
    pub places: Vec<Whereabouts>,
}

/// Where a card can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Whereabouts {
    /// In these hands.
    pub hands: Seats,
    /// In the pile of the Parlor.
    pub pile: bool,
    /// Under the board.
    pub culprit: bool,
}

impl View {
    /// What follows for this seat, if these eyes may know what it knows.
    pub fn proved(&self, seat: Seat) -> Option<Proved> {
        let knows = &self.own(seat)?.knows;
        let (may, left, bounds) = self.open.account(knows);
        let can = Deal::new(&may, left, &bounds).possible();
        let places = Suspect::all().map(|card| Whereabouts {
            hands: Seat::all(self.open.seats).filter(|seat| can[seat.index()].has(card)).collect(),
            pile: can[PILE].has(card),
            culprit: can[CULPRIT].has(card),
        });
        Some(Proved { culprits: can[CULPRIT], places: places.collect() })
    }
}

impl Deal<'_> {
    /// Which cards can be in each place.
    pub(super) fn possible(mut self) -> [Suspects; PLACES] {
        let mut found = [Suspects::NONE; PLACES];
        let note = |found: &mut [Suspects; PLACES], placed: &[Suspects; PLACES]| {
            found.iter_mut().zip(placed).for_each(|(all, some)| *all |= *some);
        };
        self.narrow_far();
        note(&mut found, &self.placed);
        while let Some((card, place)) = self.unproved(&found) {
            let mut deal = self;
            match deal.try_with(card, place, PATIENCE) {
                Some(true) => note(&mut found, &deal.placed),
                Some(false) => {
                    self.cannot(card, place);
                    self.narrow_far();
                    note(&mut found, &self.placed);
                }
                None => found[place].add(card),
            }
        }
        found
    }

    /// A card that may be in a place, where no deal has put it yet.
    fn unproved(&self, found: &[Suspects; PLACES]) -> Option<(Suspect, usize)> {
        (0..PLACES).rev().find_map(|place| Some(((self.may[place] - found[place]).iter().next()?, place)))
    }

    /// Whether there is a deal with this card in this place; nothing, if so many dead ends do not tell.
    pub(super) fn try_with(&mut self, card: Suspect, place: usize, mut patience: u32) -> Option<bool> {
        self.put(card, place);
        if self.narrow_far() { self.complete(&mut patience) } else { Some(false) }
    }

    /// Deals the rest in some way, if there is one.
    fn complete(&mut self, patience: &mut u32) -> Option<bool> {
        while let Some(card) = self.tightest() {
            let before = *self;
            let place = (0..PLACES).filter(|place| self.may[*place].has(card)).max_by_key(|place| self.left[*place]);
            let Some(place) = place else { return Some(false) };
            self.put(card, place);
            if self.narrow_far() {
                match self.complete(patience) {
                    Some(false) => {}
                    found => return found,
                }
            }
            *patience = patience.checked_sub(1)?;
            *self = before;
            self.cannot(card, place);
            if !self.narrow_far() {
                return Some(false);
            }
        }
        Some(true)
    }

    /// What follows, and what follows from sums: of the suspects of whom answers told, all must be somewhere.
    fn narrow_far(&mut self) -> bool {
        loop {
            let before = (self.may, self.free);
            if !self.narrow() || !self.narrow_sums() {
                return false;
            }
            if (self.may, self.free) == before {
                return true;
            }
        }
    }

    /// Each place takes so many of these suspects at most and at least. If the places together can take no more
    /// than there are, each takes its most; if they must take as many as there are, each takes its least.
    fn narrow_sums(&mut self) -> bool {
        for (n, bound) in self.bounds.iter().enumerate() {
            let (of, free) = (bound.of, bound.of & self.free);
            if free.is_empty() || self.bounds[..n].iter().any(|earlier| earlier.of == of) {
                continue;
            }
            let mut most: [u32; PLACES] = from_fn(|place| (self.may[place] & free).len().min(self.left[place].into()));
            let mut least: [u32; PLACES] =
                from_fn(|place| u32::from(self.left[place]).saturating_sub((self.may[place] - of).len()));
            for same in self.bounds[n..].iter().filter(|other| other.of == of && other.places.0.is_power_of_two()) {
                let place = same.places.0.trailing_zeros() as usize;
                let sure = (self.placed[place] & of).len();
                most[place] = most[place].min(u32::from(same.most).saturating_sub(sure));
                least[place] = least[place].max(u32::from(same.least).saturating_sub(sure));
            }
            let (all_most, all_least): (u32, u32) = (most.iter().sum(), least.iter().sum());
            if all_most < free.len() || all_least > free.len() {
                return false;
            }
            let exact = if all_most == free.len() {
                most
            } else if all_least == free.len() {
                least
            } else {
                continue;
            };
            for (place, many) in exact.into_iter().enumerate() {
                if many == u32::from(self.left[place]) {
                    self.may[place] = self.may[place] & of;
                } else if many == 0 {
                    self.may[place] = self.may[place] - of;
                }
            }
        }
        true
    }

    /// A card with the fewest places, of those that are not dealt yet.
    fn tightest(&self) -> Option<Suspect> {
        let (_, two, three) = self.choices();
        let narrow = self.free & (two - three);
        let among = if narrow.is_empty() { self.free } else { narrow };
        among.iter().next()
    }

    /// This card is not there, and so is none of which the same is known.
    fn cannot(&mut self, card: Suspect, place: usize) {
        let mut alike = self.free;
        for may in self.may {
            alike = if may.has(card) { alike & may } else { alike - may };
        }
        for bound in self.bounds {
            alike = if bound.of.has(card) { alike & bound.of } else { alike - bound.of };
        }
        self.may[place] = self.may[place] - alike;
    }
}

impl MysteryAbbey {
    /// Whoever cannot be the culprit is innocent for good. Before cards move unseen, and what was certain becomes
    /// wider, everybody who has heard something new remembers of whom that is so.
    pub(super) fn remember_innocents(&mut self) {
        let Some(culprit) = self.hidden.culprit.get() else { return };
        let mut at = [PILE; SUSPECTS];
        for seat in Seat::all(self.open.seats) {
            self.secrets(seat).hand.iter().for_each(|card| at[card.index()] = seat.index());
        }
        at[culprit.index()] = CULPRIT;
        let heard = self.open.heard;
        let open = self.open;
        self.each_mind(|_, mind| {
            if mind.news {
                let innocent = open.innocents(mind, &heard, &at, culprit);
                mind.clear(innocent);
                mind.news = false;
            }
        });
    }
}

impl Open {
    /// Whom an account leaves no way to be the culprit. The true deal shows at once of most that they can be: they
    /// and the culprit could be exchanged. For the others a deal is looked for, which takes longer; so it does not
    /// depend on the truth who is found.
    fn innocents(&self, mind: &Knowledge, heard: &Knowledge, at: &[usize; SUSPECTS], culprit: Suspect) -> Suspects {
        let can_be =
            |card: Suspect, place: usize| (mind.may[card.index()].0 & heard.may[card.index()].0) >> place & 1 == 1;
        let laid = self.hold_laid(mind, &mut mind.may.clone());
        let could = |other: &Suspect| {
            let there = at[other.index()];
            let keeps = |bound: &Bound| {
                let (inside, before) = (bound.places.0 >> CULPRIT & 1, bound.places.0 >> there & 1);
                if inside == before || bound.of.has(*other) == bound.of.has(culprit) {
                    return true;
                }
                let many = bound.of.iter().filter(|card| bound.places.0 >> at[card.index()] & 1 == 1).count() as u8;
                let more = bound.of.has(*other) == (inside == 1);
                if more { many < bound.most } else { many > bound.least }
            };
            can_be(culprit, there) && mind.bounds().iter().chain(heard.bounds()).chain(&laid).all(keeps)
        };
        let suspected = Suspect::all().filter(|card| *card != culprit && can_be(*card, CULPRIT));
        let doubtful: Suspects = suspected.filter(|other| !could(other)).collect();
        if doubtful.is_empty() {
            return doubtful;
        }
        let (may, left, bounds) = self.account(mind);
        let deal = Deal::new(&may, left, &bounds);
        let cannot = |other: &Suspect| deal.clone().try_with(*other, CULPRIT, SHORT_PATIENCE) == Some(false);
        doubtful.iter().filter(cannot).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::{Eyes, Game, Purpose, Rng, Seed, Turn};

    use super::{super::Places, *};

    /// A true deal to three hands, the pile and under the board; an account of it, in which only some cards are in
    /// doubt; and bounds that it keeps.
    struct Told {
        may: [Places; SUSPECTS],
        left: [u8; PLACES],
        bounds: Vec<Bound>,
        doubts: Vec<usize>,
    }

    const HERE: [usize; 5] = [0, 1, 2, PILE, CULPRIT];

    fn told(rng: &mut Rng) -> Told {
        let mut cards: Vec<usize> = (0..SUSPECTS).collect();
        rng.shuffle(&mut cards);
        let mut at = [PILE; SUSPECTS];
        at[cards[0]] = CULPRIT;
        cards[1..20].iter().enumerate().for_each(|(n, card)| at[*card] = n % 3);
        let mut left = [0; PLACES];
        at.iter().for_each(|place| left[*place] += 1);
        let mut may = at.map(|place| Places(1 << place));
        rng.shuffle(&mut cards);
        let doubts: Vec<usize> = cards[..4 + rng.below(4) as usize].to_vec();
        for card in &doubts {
            HERE.iter().filter(|_| rng.below(3) > 0).for_each(|place| may[*card].0 |= 1 << place);
        }
        // Answers often tell of the same suspects, and each of one hand.
        let mut of = Suspects::NONE;
        let bounds = (0..rng.below(9)).map(|n| {
            if n == 0 || rng.below(3) == 0 {
                of = Suspect::all().filter(|_| rng.below(2) == 0).collect();
            }
            let one = 1 << HERE[rng.below(4) as usize];
            let some = HERE.iter().filter(|_| rng.below(2) == 0).fold(0, |all, place| all | 1 << place);
            let places = if rng.below(3) == 0 { some } else { one };
            let many = of.iter().filter(|card| places >> at[card.index()] & 1 == 1).count() as u8;
            Bound {
                of,
                places: Places(places),
                least: many.saturating_sub(rng.below(2) as u8),
                most: many + rng.below(2) as u8,
            }
        });
        Told { may, left, bounds: bounds.collect(), doubts }
    }

    /// The same by trying every deal of the cards in doubt.
    fn tried(told: &Told) -> [Suspects; PLACES] {
        fn deal(told: &Told, at: &mut [usize; SUSPECTS], next: usize, found: &mut [Suspects; PLACES]) {
            let Some(card) = told.doubts.get(next) else {
                let room =
                    |place: usize| at.iter().filter(|one| **one == place).count() == usize::from(told.left[place]);
                let keeps = |bound: &Bound| {
                    let many = bound.of.iter().filter(|card| bound.places.0 >> at[card.index()] & 1 == 1).count();
                    (bound.least.into()..=bound.most.into()).contains(&many)
                };
                if (0..PLACES).all(room) && told.bounds.iter().all(keeps) {
                    Suspect::all().for_each(|card| found[at[card.index()]].add(card));
                }
                return;
            };
            for place in HERE.into_iter().filter(|place| told.may[*card].0 >> place & 1 == 1) {
                at[*card] = place;
                deal(told, at, next + 1, found);
            }
        }
        let mut at = told.may.map(|may| may.0.trailing_zeros() as usize);
        let mut found = [Suspects::NONE; PLACES];
        deal(told, &mut at, 0, &mut found);
        found
    }

    #[test]
    fn what_is_proved_is_what_every_deal_shows() {
        let mut rng = Seed::from(15).stream(Purpose::Test, 0);
        let mut narrowed = 0;
        for n in 0..3000 {
            let told = told(&mut rng);
            let deal = Deal::new(&told.may, told.left, &told.bounds);
            let (found, tried) = (deal.possible(), tried(&told));
            assert_eq!(found, tried, "account {n}: {:?} {:?}", told.may, told.bounds);
            let mut narrowed_once = deal;
            narrowed_once.narrow();
            narrowed += u32::from(
                (0..PLACES).any(|place| narrowed_once.may[place] | narrowed_once.placed[place] != found[place]),
            );
        }
        assert!(narrowed > 100, "{narrowed} accounts prove more than is seen at once");
    }

    /// In games at random: what is so is never ruled out, nor is anything that can be imagined, and whoever was
    /// proved innocent stays so.
    #[test]
    fn nothing_true_is_ruled_out() {
        let (mut actions, mut asked) = (Vec::new(), 0);
        for (seed, setup) in (0..).zip(MysteryAbbey::setups()) {
            let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
            let mut game = MysteryAbbey::new(&setup).expect("a good setup");
            let mut culprits = [Suspects::ALL; Seat::MOST];
            while game.turn() != Turn::Over {
                actions.clear();
                game.actions(&mut actions);
                let action = *rng.pick(&actions).expect("somebody can act");
                game.apply(&action, &mut ());
                let Some(culprit) = game.hidden.culprit.get().filter(|_| rng.below(24) == 0) else { continue };
                let heaven = game.view(Eyes::Heaven);
                for seat in Seat::all(game.seats()) {
                    let proved = heaven.proved(seat).expect("heaven sees everybody's secrets");
                    let view = game.view(Eyes::Seat(seat));
                    assert_eq!(view.proved(seat).as_ref(), Some(&proved), "heaven does not think for a seat");
                    assert!(proved.culprits.has(culprit), "{seat:?} rules out the culprit");
                    let before = std::mem::replace(&mut culprits[seat.index()], proved.culprits);
                    assert!((proved.culprits - before).is_empty(), "{seat:?} suspects whom it has ruled out");
                    let imagined = MysteryAbbey::imagine(&view, &mut rng);
                    for (table, card) in
                        [&game, &imagined].into_iter().flat_map(|table| Suspect::all().map(move |card| (table, card)))
                    {
                        let at = proved.places[card.index()];
                        let holder = Seat::all(game.seats()).find(|seat| table.secrets(*seat).hand.has(card));
                        let fits = holder.map_or(at.pile || at.culprit, |holder| at.hands.has(holder));
                        assert!(fits, "{seat:?} rules out where {card:?} is: {at:?}");
                    }
                    asked += 1;
                }
            }
        }
        assert!(asked > 1000, "{asked} accounts");
    }
}
