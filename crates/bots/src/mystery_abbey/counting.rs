//! Counting every deal that agrees with the facts, where they are few enough to be counted.
//!
//! The cards are placed one after another. Two beginnings that leave the same room in every place and the
//! same need in every bound go on in the same ways, so they are counted together. From the counts follow
//! the chance of every card to be in every place, and deals drawn with exactly these chances.

use games::mystery_abbey::{Bound, Places, SUSPECTS, Suspect};
use table::Rng;

use super::deals::{CULPRIT, Deal, Facts, PLACES, World};

/// The most beginnings that are counted together, over all cards.
const MOST: usize = 24_000;
/// A bound that can no longer be broken.
const KEPT: u128 = 15;
/// Bits for the room of a place, and for the count of a bound.
const ROOM: u32 = 5;
const COUNT: u32 = 4;
/// The most bounds that fit beside the rooms.
const BOUNDS: usize = ((128 - ROOM * PLACES as u32) / COUNT) as usize;

/// What a beginning leaves, and its number: in how many ways it comes about, and goes on.
struct Beginning {
    leaves: u128,
    ways: f64,
    ends: f64,
}

/// All deals, counted.
pub(super) struct Counted {
    placed: World,
    cards: Vec<Suspect>,
    /// The beginnings with so many cards placed, by what they leave.
    layers: Vec<Vec<Beginning>>,
    bounds: Vec<Bound>,
    /// For each card, for each bound, how many cards of it come after.
    after: Vec<Vec<u8>>,
    may: Vec<Places>,
    weights: [f64; SUSPECTS],
}

impl Counted {
    /// Counts all deals, each as much as the weight of its culprit; nothing, if they are too many.
    pub(super) fn of(facts: &Facts, begun: &Deal<'_>, weights: &[f64; SUSPECTS]) -> Option<Counted> {
        let bounds: Vec<Bound> = facts.bounds.iter().filter_map(|bound| open_bound(bound, begun)).collect();
        if bounds.len() > BOUNDS || bounds.iter().any(|bound| u128::from(bound.most) >= KEPT) {
            return None;
        }
        // Cards with the same bounds together: their bounds are then done with sooner.
        let mut cards: Vec<Suspect> = begun.free.iter().collect();
        let touches = |card: &Suspect| bounds.iter().map(|bound| bound.of.has(*card)).collect::<Vec<bool>>();
        cards.sort_by_key(|card| (std::cmp::Reverse(touches(card)), card.index()));
        let places = |card: &Suspect| {
            let there = (0..PLACES).filter(|place| begun.may[*place].has(*card));
            there.fold(Places::default(), |all, place| all.and(Places::numbered(place)))
        };
        let may: Vec<Places> = cards.iter().map(places).collect();
        let after = (0..cards.len())
            .map(|n| {
                bounds.iter().map(|one| cards[n + 1..].iter().filter(|card| one.of.has(**card)).count() as u8).collect()
            })
            .collect();
        let mut counted =
            Counted { placed: begun.placed, cards, layers: Vec::new(), bounds, after, may, weights: *weights };
        let rooms =
            begun.left.iter().enumerate().fold(0, |all, (place, left)| all | u128::from(*left) << room_at(place));
        counted.layers.push(vec![Beginning { leaves: rooms, ways: 1.0, ends: 0.0 }]);
        counted.go_forward()?;
        counted.go_back();
        (counted.layers[0][0].ends > 0.0).then_some(counted)
    }

    /// Every way to place card number n after a beginning: where, what is left then, and its weight.
    fn steps(&self, n: usize, leaves: u128) -> impl Iterator<Item = (usize, u128, f64)> {
        (0..PLACES).filter_map(move |place| {
            let room = leaves >> room_at(place) & ((1 << ROOM) - 1);
            if !self.may[n].has(place) || room == 0 {
                return None;
            }
            let weight = if place == CULPRIT { self.weights[self.cards[n].index()] } else { 1.0 };
            let mut then = leaves - (1 << room_at(place));
            for (which, bound) in self.bounds.iter().enumerate() {
                if !bound.of.has(self.cards[n]) {
                    continue;
                }
                let at = count_at(which);
                let before = then >> at & KEPT;
                if before == KEPT {
                    continue;
                }
                let now = before as u8 + u8::from(bound.places.has(place));
                let after = self.after[n][which];
                if now > bound.most || now + after < bound.least {
                    return None;
                }
                let kept = now >= bound.least && now + after <= bound.most;
                then = then & !(KEPT << at) | (if kept { KEPT } else { now.into() }) << at;
            }
            Some((place, then, weight))
        })
    }

    fn go_forward(&mut self) -> Option<()> {
        let mut all = 1;
        for n in 0..self.cards.len() {
            let mut next: Vec<(u128, f64)> = Vec::new();
            for beginning in &self.layers[n] {
                next.extend(self.steps(n, beginning.leaves).map(|(_, then, weight)| (then, weight * beginning.ways)));
            }
            next.sort_by_key(|(leaves, _)| *leaves);
            let mut layer: Vec<Beginning> = Vec::new();
            for (leaves, ways) in next {
                match layer.last_mut() {
                    Some(last) if last.leaves == leaves => last.ways += ways,
                    _ => layer.push(Beginning { leaves, ways, ends: 0.0 }),
                }
            }
            all += layer.len();
            if all > MOST {
                return None;
            }
            self.layers.push(layer);
        }
        Some(())
    }

    fn go_back(&mut self) {
        if let Some(last) = self.layers.last_mut() {
            last.iter_mut().for_each(|end| end.ends = 1.0);
        }
        for n in (0..self.cards.len()).rev() {
            let ends: Vec<f64> = self.layers[n]
                .iter()
                .map(|one| self.steps(n, one.leaves).map(|(_, then, weight)| weight * self.ends(n + 1, then)).sum())
                .collect();
            self.layers[n].iter_mut().zip(ends).for_each(|(one, ends)| one.ends = ends);
        }
    }

    /// In how many ways a beginning goes on.
    fn ends(&self, n: usize, leaves: u128) -> f64 {
        let layer = &self.layers[n];
        layer.binary_search_by_key(&leaves, |one| one.leaves).map_or(0.0, |at| layer[at].ends)
    }

    /// How many deals there are, each counted as much as the weight of its culprit.
    #[cfg(test)]
    pub(super) fn all(&self) -> f64 {
        self.layers[0][0].ends
    }

    /// The chance of every card to be in every place.
    pub(super) fn chances(&self) -> [[f64; PLACES]; SUSPECTS] {
        let mut chances = [[0.0; PLACES]; SUSPECTS];
        for (place, cards) in self.placed.iter().enumerate() {
            cards.iter().for_each(|card| chances[card.index()][place] = 1.0);
        }
        let all = self.layers[0][0].ends;
        for (n, card) in self.cards.iter().enumerate() {
            for one in &self.layers[n] {
                for (place, then, weight) in self.steps(n, one.leaves) {
                    chances[card.index()][place] += one.ways * weight * self.ends(n + 1, then) / all;
                }
            }
        }
        chances
    }

    /// A deal, as likely as it counts.
    pub(super) fn draw(&self, rng: &mut Rng) -> World {
        let mut world = self.placed;
        let mut leaves = self.layers[0][0].leaves;
        for (n, card) in self.cards.iter().enumerate() {
            let all = self.ends(n, leaves);
            let mut nth = all * f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
            let mut taken = None;
            for (place, then, weight) in self.steps(n, leaves) {
                let ends = weight * self.ends(n + 1, then);
                if ends > 0.0 {
                    taken = Some((place, then));
                    nth -= ends;
                    if nth < 0.0 {
                        break;
                    }
                }
            }
            let (place, then) = taken.expect("a beginning that counts goes on");
            world[place].add(*card);
            leaves = then;
        }
        world
    }
}

fn room_at(place: usize) -> u32 {
    ROOM * place as u32
}

fn count_at(which: usize) -> u32 {
    ROOM * PLACES as u32 + COUNT * which as u32
}

/// What is left of a bound when some cards are placed; nothing, if it can no longer be broken.
fn open_bound(bound: &Bound, begun: &Deal<'_>) -> Option<Bound> {
    let inside = |place: &usize| bound.places.has(*place);
    let sure: u32 = (0..PLACES).filter(inside).map(|place| (begun.placed[place] & bound.of).len()).sum();
    let of = bound.of & begun.free;
    let least = u32::from(bound.least).saturating_sub(sure);
    let most = u32::from(bound.most).saturating_sub(sure).min(of.len());
    let open = least > 0 || most < of.len();
    open.then_some(Bound { of, least: least as u8, most: most as u8, ..*bound })
}
