//! What a seat believes: who can be the culprit, and how likely each card is in each place.
//!
//! It follows from a view alone. Where the deals that agree with everything seen and heard are few enough
//! to be counted, the chances are exact; elsewhere they are taken from deals found at random, none of which
//! contradicts a fact. Whoever can be the culprit is found by looking for a deal in which he is, so the true
//! one is never lost.

use games::mystery_abbey::{Places, SUSPECTS, Suspect, Suspects, Trait, View};
use table::{Rng, Seat};

use super::{
    Care,
    counting::Counted,
    deals::{CULPRIT, Deal, Facts, PLACES, World},
    evidence,
};
use crate::Progress;

/// The most deals that are looked at.
const WORLDS: u32 = 4096;
/// How many exchanges lie between two deals, and how many deals between two new beginnings.
const EXCHANGES: u32 = 40;
const BEGINNING: u32 = 24;

/// What a seat believes.
pub(super) struct Beliefs {
    /// Who can be the culprit.
    pub(super) left: Suspects,
    /// The chance of every card to be in every place.
    pub(super) chances: [[f64; PLACES]; SUSPECTS],
    /// Deals, each as likely as any other.
    pub(super) worlds: Vec<World>,
}

impl Beliefs {
    /// What a view says, put together with this care, out of so many deals. What was crossed out before is
    /// remembered; whoever has crossed out wrongly is told so by a contradiction, and believes only what he saw
    /// and heard.
    pub(super) fn of(view: &View, seat: Seat, care: Care, worlds: u32, rng: &mut Rng, progress: &Progress) -> Beliefs {
        if care == Care::OwnEyes {
            return Beliefs::of_own_eyes(view, seat);
        }
        let mut facts = Facts::of(view, seat);
        if care == Care::OneByOne {
            facts.take_one_by_one(evidence::innocent(view, seat));
        }
        let weights = if care == Care::Together { evidence::weights(view, seat) } else { [1.0; SUSPECTS] };
        let mut marked = facts.clone();
        marked.clear(view.crossed(seat).unwrap_or_default());
        let beliefs = Beliefs::from(&marked, &weights, worlds, rng, progress);
        let beliefs = beliefs.or_else(|| Beliefs::from(&facts, &weights, worlds, rng, progress));
        beliefs.unwrap_or_else(|| Beliefs::of_own_eyes(view, seat))
    }

    /// What follows from these facts; nothing, if they contradict each other.
    pub(super) fn from(
        facts: &Facts,
        weights: &[f64; SUSPECTS],
        worlds: u32,
        rng: &mut Rng,
        progress: &Progress,
    ) -> Option<Beliefs> {
        let begun = &facts.begin()?;
        let worlds = worlds.min(WORLDS);
        if let Some(counted) = Counted::of(facts, begun, weights) {
            let chances = counted.chances();
            let left = Suspect::all().filter(|card| chances[card.index()][CULPRIT] > 0.0).collect();
            let worlds = (0..worlds).take_while(|_| goes_on(progress)).map(|_| counted.draw(rng)).collect();
            return Some(Beliefs { left, chances, worlds });
        }
        Beliefs::walk(facts, begun, weights, worlds, rng, progress)
    }

    /// The same out of deals found at random.
    pub(super) fn walk(
        facts: &Facts,
        begun: &Deal<'_>,
        weights: &[f64; SUSPECTS],
        worlds: u32,
        rng: &mut Rng,
        progress: &Progress,
    ) -> Option<Beliefs> {
        let left = left(begun);
        let mut walk = Walk { facts, begun, weights, world: Facts::deal(begun, rng)? };
        let mut found = Vec::new();
        for n in 0..worlds {
            if !goes_on(progress) {
                break;
            }
            if n % BEGINNING == BEGINNING - 1 {
                walk.world = Facts::deal(begun, rng)?;
                walk.go(2 * EXCHANGES, rng);
            }
            walk.go(EXCHANGES, rng);
            found.push(walk.world);
        }
        let chances = chances_in(&found, left, facts);
        Some(Beliefs { left, chances, worlds: found })
    }

    /// What was seen with one's own eyes, and nothing else: answers are not put together.
    fn of_own_eyes(view: &View, seat: Seat) -> Beliefs {
        let left = Suspects::ALL - view.seen(seat).unwrap_or_default();
        let everywhere = Places::all(view.open().seats);
        let mut facts = Facts { may: [everywhere; SUSPECTS], room: Facts::of(view, seat).room, bounds: Vec::new() };
        let hand = view.hand(seat).unwrap_or_default();
        for card in Suspect::all() {
            let own = Places::hand(seat);
            facts.may[card.index()] = if hand.has(card) { own } else { everywhere.without(own) };
        }
        facts.clear(Suspects::ALL - left);
        Beliefs { left, chances: chances_in(&[], left, &facts), worlds: Vec::new() }
    }

    /// How likely it is that this suspect did it.
    #[inline]
    pub(super) fn culprit(&self, suspect: Suspect) -> f64 {
        self.chances[suspect.index()][CULPRIT]
    }

    /// How likely it is that the culprit has this trait.
    pub(super) fn has_trait(&self, one: Trait) -> f64 {
        (one.suspects() & self.left).iter().map(|suspect| self.culprit(suspect)).sum()
    }

    /// The most likely culprit.
    pub(super) fn likeliest(&self) -> Option<Suspect> {
        self.left.iter().max_by(|one, other| {
            self.culprit(*one).total_cmp(&self.culprit(*other)).then(other.index().cmp(&one.index()))
        })
    }

    /// What seeing a card of this place tells on average, in bits.
    pub(super) fn told_by_card_from(&self, place: usize) -> f64 {
        let (mut cards, mut told) = (0.0, 0.0);
        for card in Suspect::all() {
            let here = self.chances[card.index()][place];
            cards += here;
            // A culprit who is nearly certain is not ruled out by a card.
            told += here * -(1.0 - self.culprit(card)).max(0.1).log2();
        }
        if cards > 0.0 { told / cards } else { 0.0 }
    }
}

/// Counts a try, unless it is stopped through its progress.
fn goes_on(progress: &Progress) -> bool {
    let goes_on = !progress.is_stopped();
    if goes_on {
        progress.count();
    }
    goes_on
}

/// Who can be the culprit: there is a deal in which he is.
pub(super) fn left(begun: &Deal<'_>) -> Suspects {
    Suspect::all().filter(|suspect| Facts::can_be_culprit(begun, *suspect)).collect()
}

/// The chances in some deals; where there are too few, as the facts allow.
fn chances_in(worlds: &[World], left: Suspects, facts: &Facts) -> [[f64; PLACES]; SUSPECTS] {
    // As if a few more had been seen that are as the facts allow: nobody is ruled out by chance.
    const MORE: f64 = 2.0;
    let mut chances = [[0.0; PLACES]; SUSPECTS];
    for card in Suspect::all() {
        let may = facts.may[card.index()];
        let room = |place: usize| if may.has(place) { f64::from(facts.room[place]) } else { 0.0 };
        let all: f64 = (0..CULPRIT).map(room).sum();
        let guilty = if left.has(card) { 1.0 / f64::from(left.len()) } else { 0.0 };
        let mut seen = [0.0; PLACES];
        for world in worlds {
            let place = world.iter().position(|cards| cards.has(card)).unwrap_or(CULPRIT);
            seen[place] += 1.0;
        }
        let total = worlds.len() as f64 + MORE;
        for place in 0..PLACES {
            let guess = match place {
                CULPRIT => guilty,
                _ if all > 0.0 => (1.0 - guilty) * room(place) / all,
                _ => 0.0,
            };
            chances[card.index()][place] = (seen[place] + MORE * guess) / total;
        }
    }
    chances
}

/// A walk from deal to deal: cards change places where both may be and every bound still holds.
struct Walk<'a> {
    facts: &'a Facts,
    begun: &'a Deal<'a>,
    weights: &'a [f64; SUSPECTS],
    world: World,
}

impl Walk<'_> {
    fn go(&mut self, exchanges: u32, rng: &mut Rng) {
        let many = self.begun.free.len();
        if many < 2 {
            return;
        }
        for _ in 0..exchanges {
            let mut pick = || self.begun.free.iter().nth(rng.below(many) as usize).expect("one of them");
            let (one, other) = (pick(), pick());
            let place_of = |card: Suspect| self.world.iter().position(|cards| cards.has(card)).unwrap_or(CULPRIT);
            let (here, there) = (place_of(one), place_of(other));
            if here == there || !self.begun.may[there].has(one) || !self.begun.may[here].has(other) {
                continue;
            }
            let weight = |from: Suspect, to: Suspect| self.weights[to.index()] / self.weights[from.index()];
            let odds = match CULPRIT {
                place if place == here => weight(one, other),
                place if place == there => weight(other, one),
                _ => 1.0,
            };
            if odds < 1.0 && f64::from(rng.below(1 << 20)) >= odds * f64::from(1 << 20) {
                continue;
            }
            self.swap(one, here, other, there);
            let mut touched = self.facts.bounds.iter().filter(|bound| bound.of.has(one) != bound.of.has(other));
            if !touched.all(|bound| bound.holds(&self.world)) {
                self.swap(other, here, one, there);
            }
        }
    }

    /// One goes from here to there, and the other the other way.
    fn swap(&mut self, one: Suspect, here: usize, other: Suspect, there: usize) {
        self.world[here].remove(one);
        self.world[there].remove(other);
        self.world[here].add(other);
        self.world[there].add(one);
    }
}
