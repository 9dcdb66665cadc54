//! Spending points: letters, monks, and letters that rivals want.

use arrayvec::ArrayVec;
use games::monastery::{Action, Monastery, Part, the_box};
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

pub(super) fn plans(world: &Monastery, most: usize) -> Vec<Plan<Monastery>> {
    let taste = Taste::of(world);
    let mut plans = vec![shop(world, taste)];
    if most > 1 {
        plans.extend(taste.others().map(|other| shop(world, other)));
        plans.push(Plan { actions: vec![Action::EndScoring], worth: 0, because: Vec::new() });
    }
    let mut kept: Vec<Plan<Monastery>> = Vec::new();
    for plan in plans {
        if !kept.iter().any(|other| other.actions == plan.actions) {
            kept.push(plan);
        }
    }
    kept
}

/// Somebody careless buys the cheapest letter of his own, or a monk early on.
pub(super) fn simple(world: &Monastery) -> Vec<Plan<Monastery>> {
    let Part::Collecting { seat, .. } = world.part() else { return Vec::new() };
    let wares = wares(world, seat, Taste { spite: 0, ..Taste::of(world) });
    let mut own: Vec<&Ware> = wares.iter().filter(|ware| ware.worth > 0).collect();
    own.sort_by_key(|ware| (ware.price, ware.order));
    let bought = own.into_iter().map(|ware| ware.action).find(|action| world.allows(action).is_ok());
    vec![Plan { actions: vec![bought.unwrap_or(Action::EndScoring)], worth: 0, because: Vec::new() }]
}

pub(super) fn play(world: &mut Monastery) {
    while let Part::Collecting { seat, .. } = world.part() {
        let plan = shop(world, Taste::of(world));
        follow(world, seat, plan.actions);
    }
}

/// Everything on the grid that is worth something to this seat.
fn wares(world: &Monastery, seat: Seat, taste: Taste) -> ArrayVec<Ware, 64> {
    let mut wares = ArrayVec::new();
    let rounds = i32::from(world.rounds_left()) - 1;
    for cell in world.waiting(seat) {
        let worth = taste.monk * rounds + 60;
        if worth > 0 {
            let price = world.cost(seat, cell);
            wares.push(Ware { action: Action::CollectMonk { from: cell, whose: seat }, price, worth, order: 1 });
        }
    }
    // Of equal letters for one strip, only as many as it has spaces for, the cheapest.
    let mut sold = [[0u8; 26]; 4];
    let columns = the_box().top.len() as u8;
    for column in 0..columns {
        for row in 0..4u8 {
            let cell = row * 10 + column;
            let Some(letter) = world.letter(cell) else { continue };
            let price = world.cost(seat, cell);
            let l = usize::from(letter - b'A');
            let mut best: Option<(i32, Seat)> = None;
            for strip in Seat::all(world.seats()) {
                let wanted = world.wants(strip, letter);
                if wanted <= u32::from(sold[strip.index()][l]) {
                    continue;
                }
                let worth = if strip == seat || world.are_partners(seat, strip) {
                    taste.letter + 4 * i32::from(price)
                } else {
                    taste.blessing + 3 * taste.spite
                };
                if best.is_none_or(|(other, _)| worth > other) {
                    best = Some((worth, strip));
                }
            }
            let Some((worth, strip)) = best else { continue };
            sold[strip.index()][l] += 1;
            if wares.is_full() {
                continue;
            }
            let own = strip == seat || world.are_partners(seat, strip);
            let order = if own { 0 } else { 2 };
            wares.push(Ware { action: Action::CollectLetter { from: cell, strip }, price, worth, order });
        }
    }
    wares
}

/// The best basket for the purse: each ware once, points before blessings.
fn shop(world: &Monastery, taste: Taste) -> Plan<Monastery> {
    let Part::Collecting { seat, points, blessings } = world.part() else {
        return Plan { actions: vec![Action::EndScoring], worth: 0, because: Vec::new() };
    };
    let purse = usize::from(points + blessings).min(PURSE);
    let wares = wares(world, seat, taste);
    let mut best = [(0i32, 0u64); PURSE + 1];
    for (n, ware) in wares.iter().enumerate() {
        let price = usize::from(ware.price);
        for spent in (price..=purse).rev() {
            let (worth, basket) = best[spent - price];
            if worth + ware.worth > best[spent].0 {
                best[spent] = (worth + ware.worth, basket | 1 << n);
            }
        }
    }
    let left = |spent: usize| {
        let points = usize::from(points);
        if spent <= points {
            taste.blessing * i32::from(the_box().blessings_for((points - spent) as u8))
        } else {
            -taste.blessing * (spent - points) as i32
        }
    };
    let cost = |basket: u64| -> usize {
        wares.iter().enumerate().filter(|(n, _)| basket >> n & 1 == 1).map(|(_, ware)| usize::from(ware.price)).sum()
    };
    let (worth, basket) = best[..=purse]
        .iter()
        .map(|(worth, basket)| (worth + left(cost(*basket)), *basket))
        .max_by_key(|(worth, _)| *worth)
        .unwrap_or((0, 0));
    let mut bought: ArrayVec<Ware, 64> =
        wares.iter().enumerate().filter(|(n, _)| basket >> n & 1 == 1).map(|(_, ware)| *ware).collect();
    bought.sort_by_key(|ware| (ware.order, ware.price));
    let unspent = i32::from(points) - cost(basket) as i32;
    let kept = the_box().blessings_for(unspent.max(0) as u8);
    let count = |order: u8| bought.iter().filter(|ware| ware.order == order).count() as i32;
    let reasons = [
        because("letters-own", count(0)),
        because("monks-bought", count(1)),
        because("letters-denied", count(2)),
        because("blessings-kept", kept),
    ];
    let mut actions: Vec<Action> = bought.iter().map(|ware| ware.action).collect();
    actions.push(Action::EndScoring);
    Plan { actions, worth, because: reasons.into_iter().flatten().collect() }
}
