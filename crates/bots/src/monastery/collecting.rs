//! Spending points: letters, monks, and letters that rivals want.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use games::monastery::{Action, Collecting, Monastery, Phase, the_box};
use table::{Game, Seat};

use super::{because, follow};
use crate::Plan;

/// What a buyer cares for, in hundredths of a testament point.
#[derive(Clone, Copy, Debug)]
struct Taste {
    /// A letter of one's own.
    letter: i32,
    /// A monk, for each round he will still work.
    monk: i32,
    /// A letter that a rival will not have, in shares of what it would bring him.
    spite: i32,
    /// A blessing kept.
    blessing: i32,
}

impl Taste {
    fn of(world: &Monastery) -> Taste {
        let spite = match world.seats() {
            2 => 55,
            3 => 25,
            _ => 15,
        };
        Taste { letter: 258, monk: 85, spite, blessing: 103 }
    }

    /// What something on the grid is worth to a seat.
    fn value(&self, world: &Monastery, seat: Seat, ware: Action) -> i32 {
        match ware {
            Action::CollectMonk { .. } => match i32::from(world.open().rounds_left()) - 1 {
                0 => 0,
                rounds => self.monk * rounds + 60,
            },
            Action::CollectLetter { from, strip } if strip == seat || world.open().partners(seat, strip) => {
                self.letter + 4 * i32::from(world.price(seat, from))
            }
            Action::CollectLetter { .. } => self.blessing + 3 * self.spite,
            _ => 0,
        }
    }

    /// What is kept of so many points if so many are spent, or what it costs in blessings.
    fn change(&self, points: u8, spent: usize) -> i32 {
        let points = usize::from(points);
        if spent <= points {
            self.blessing * i32::from(the_box().blessings_for((points - spent) as u8))
        } else {
            -self.blessing * (spent - points) as i32
        }
    }

    /// Other tastes to compare with.
    fn others(self) -> [Taste; 7] {
        [
            Taste { monk: self.monk * 2, ..self },
            Taste { spite: self.spite * 2, ..self },
            Taste { monk: self.monk / 2, ..self },
            Taste { spite: 0, ..self },
            Taste { blessing: 150, ..self },
            Taste { monk: self.monk / 2, spite: self.spite * 2, ..self },
            Taste { letter: 250, monk: self.monk * 2, spite: 0, ..self },
        ]
    }
}

#[derive(Clone, Copy, Debug)]
struct Ware {
    action: Action,
    price: u8,
    worth: i32,
    /// Bought in this order, so that a phrase is completed before prices are looked at again.
    order: u8,
}

/// The most points and blessings anybody spends in one Scoring.
const PURSE: usize = 40;

/// Baskets for the points there are: those that look best, and the best of other tastes if more are
/// wanted.
pub(super) fn plans(world: &Monastery, most: usize) -> Vec<Plan<Monastery>> {
    let taste = Taste::of(world);
    let mut plans = shop(world, taste, most.div_ceil(2));
    if most > 1 {
        plans.extend(taste.others().into_iter().flat_map(|other| shop(world, other, 1)));
    }
    let mut kept: Vec<Plan<Monastery>> = Vec::new();
    for plan in plans {
        if !kept.iter().any(|other| other.actions == plan.actions) {
            kept.push(plan);
        }
    }
    kept.sort_by_key(|plan| Reverse(plan.worth));
    kept
}

/// Somebody careless buys the cheapest letter of his own, or a monk early on.
pub(super) fn simple(world: &Monastery) -> Vec<Plan<Monastery>> {
    let Phase::Collecting(Collecting { seat, .. }) = world.open().phase else { return Vec::new() };
    let wares = wares(world, seat, Taste { spite: 0, ..Taste::of(world) });
    let mut own: Vec<&Ware> = wares.iter().filter(|ware| ware.worth > 0).collect();
    own.sort_by_key(|ware| (ware.price, ware.order));
    let bought = own.into_iter().map(|ware| ware.action).find(|action| world.allows(action).is_ok());
    vec![Plan { actions: vec![bought.unwrap_or(Action::EndScoring)], worth: 0, because: Vec::new() }]
}

pub(super) fn play(world: &mut Monastery) {
    while let Phase::Collecting(Collecting { seat, .. }) = world.open().phase {
        let best = shop(world, Taste::of(world), 1).into_iter().next();
        follow(world, seat, best.map_or_else(|| vec![Action::EndScoring], |plan| plan.actions));
    }
}

/// Everything on the grid that is worth something to this seat.
fn wares(world: &Monastery, seat: Seat, taste: Taste) -> ArrayVec<Ware, 64> {
    let mut wares = ArrayVec::new();
    // A rival's monk would only work for the rival; a partner's works for both.
    for whose in Seat::all(world.seats()).filter(|whose| *whose == seat || world.open().partners(seat, *whose)) {
        for from in world.open().grid.crosses_of(whose) {
            let action = Action::CollectMonk { from, whose };
            let worth = taste.value(world, seat, action);
            if worth > 0 {
                wares.push(Ware { action, price: world.price(seat, from), worth, order: 1 });
            }
        }
    }
    // Of equal letters for one strip, only as many as it has spaces for, the cheapest.
    let mut sold = [[0u8; 26]; 4];
    let columns = the_box().top.len() as u8;
    for column in 0..columns {
        for row in 0..4u8 {
            let cell = row * 10 + column;
            let Some(letter) = world.open().grid.letter(cell) else { continue };
            let price = world.price(seat, cell);
            let l = usize::from(letter - b'A');
            let mut best: Option<(i32, Seat)> = None;
            for strip in Seat::all(world.seats()) {
                let wanted = world.open().spaces_for(strip, letter).len();
                if wanted <= u32::from(sold[strip.index()][l]) {
                    continue;
                }
                let worth = taste.value(world, seat, Action::CollectLetter { from: cell, strip });
                if best.is_none_or(|(other, _)| worth > other) {
                    best = Some((worth, strip));
                }
            }
            let Some((worth, strip)) = best else { continue };
            sold[strip.index()][l] += 1;
            if wares.is_full() {
                continue;
            }
            let own = strip == seat || world.open().partners(seat, strip);
            let order = if own { 0 } else { 2 };
            wares.push(Ware { action: Action::CollectLetter { from: cell, strip }, price, worth, order });
        }
    }
    wares
}

/// The best baskets for the purse, at most so many: each ware once, points before blessings. They
/// are told apart by what they cost.
fn shop(world: &Monastery, taste: Taste, most: usize) -> Vec<Plan<Monastery>> {
    let Phase::Collecting(Collecting { seat, points, fresh }) = world.open().phase else { return Vec::new() };
    let blessings = world.blessings(seat) - fresh;
    let purse = usize::from(points + blessings).min(PURSE);
    let wares = wares(world, seat, taste);
    // For each sum that can be spent: the worth of the best basket, what it costs, and what is in it.
    let mut best = [(0, 0, 0u64); PURSE + 1];
    for (n, ware) in wares.iter().enumerate() {
        let price = usize::from(ware.price);
        for spent in (price..=purse).rev() {
            let (worth, cost, basket) = best[spent - price];
            if worth + ware.worth > best[spent].0 {
                best[spent] = (worth + ware.worth, cost + price, basket | 1 << n);
            }
        }
    }
    let with_change = |(worth, cost, basket): &(i32, usize, u64)| (worth + taste.change(points, *cost), *basket);
    let bought = |basket: u64| (0..).zip(&wares).filter(move |(n, _)| basket >> n & 1 == 1).map(|(_, ware)| *ware);
    if most == 1 {
        let basket = best[..=purse].iter().map(with_change).max_by_key(|(worth, _)| *worth);
        return basket.map(|(_, basket)| write(world, seat, points, bought(basket).collect())).into_iter().collect();
    }
    let mut baskets: Vec<(i32, u64)> = best[..=purse].iter().map(with_change).collect();
    baskets.sort_by_key(|(worth, _)| Reverse(*worth));
    baskets.dedup();
    baskets.truncate(most);
    baskets.into_iter().map(|(_, basket)| write(world, seat, points, bought(basket).collect())).collect()
}

/// Baskets that differ from this one in one ware: one less, one more, or another; the best first.
pub(super) fn like(world: &Monastery, plan: &Plan<Monastery>) -> Vec<Plan<Monastery>> {
    let Phase::Collecting(Collecting { seat, points, fresh }) = world.open().phase else { return Vec::new() };
    let purse = u32::from(points + world.blessings(seat) - fresh);
    let wares = wares(world, seat, Taste::of(world));
    let basket =
        (0..wares.len()).filter(|n| plan.actions.contains(&wares[*n].action)).fold(0u64, |all, n| all | 1 << n);
    let bits = |basket: u64| (0..wares.len()).filter(move |n| basket >> n & 1 == 1);
    let others = || (0..wares.len()).filter(|n| basket >> n & 1 == 0);
    let mut baskets: Vec<u64> = bits(basket).map(|n| basket & !(1 << n)).collect();
    baskets.extend(others().map(|n| basket | 1 << n));
    baskets.extend(bits(basket).flat_map(|out| others().map(move |n| basket & !(1 << out) | 1 << n)));
    baskets.retain(|basket| bits(*basket).map(|n| u32::from(wares[n].price)).sum::<u32>() <= purse);
    let written =
        baskets.into_iter().map(|basket| write(world, seat, points, bits(basket).map(|n| wares[n]).collect()));
    let mut plans: Vec<Plan<Monastery>> = written.collect();
    plans.sort_by_key(|plan| Reverse(plan.worth));
    plans
}

/// Writes a basket out, with what it is worth to the usual taste. Once the phrase is complete
/// prices fall, so that there is more to think about.
fn write(world: &Monastery, seat: Seat, points: u8, mut bought: ArrayVec<Ware, 64>) -> Plan<Monastery> {
    let taste = Taste::of(world);
    bought.sort_by_key(|ware| (ware.order, ware.price));
    let cost: usize = bought.iter().map(|ware| usize::from(ware.price)).sum();
    let worth = bought.iter().map(|ware| taste.value(world, seat, ware.action)).sum::<i32>();
    let kept = the_box().blessings_for(usize::from(points).saturating_sub(cost) as u8);
    let count = |order: u8| bought.iter().filter(|ware| ware.order == order).count() as i32;
    let own = |ware: &&Ware| matches!(ware.action, Action::CollectLetter { strip, .. } if strip == seat);
    let covered = world.open().strips[seat.index()].covered.len();
    let spaces = the_box().phrases[world.open().colours[seat.index()].row()].len() as u32 - covered;
    let completes = spaces > 0 && bought.iter().filter(own).count() as u32 == spaces;
    let mut actions: Vec<Action> = bought.iter().map(|ware| ware.action).collect();
    if !completes {
        actions.push(Action::EndScoring);
    }
    let reasons = [
        because("letters-own", count(0)),
        because("monks-bought", count(1)),
        because("letters-denied", count(2)),
        because("blessings-kept", if completes { 0 } else { kept }),
    ];
    Plan { actions, worth: worth + taste.change(points, cost), because: reasons.into_iter().flatten().collect() }
}
