//! Phases 1 and 2: the right to start, an inheritance, cellerars and vegetables.

use games::domus_domini::{Action, DomusDomini, Sector};
use table::{Game, Seat};

use super::{
    because, building,
    worth::{Taste, denarius},
};
use crate::Plan;

/// What it is worth not to be the first to deliver.
const LAST_WORD: i32 = 60;

/// Starting takes the pot, passing costs a denarius.
pub(super) fn start(world: &DomusDomini, pot: u16) -> Vec<(Action, i32)> {
    // It can still be spent in this round.
    let denarius = denarius(i32::from(world.open().rounds_left()));
    vec![(Action::Start, i32::from(pot) * denarius - LAST_WORD), (Action::PassStart, -denarius)]
}

/// The sector whose next level is worth most.
pub(super) fn inheritance(world: &DomusDomini, seat: Seat) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let house = *world.open().house(seat);
    let now = taste.estate(world, &house);
    let mut choices = vec![(Action::DeclineInheritance, 0)];
    for sector in Sector::ALL {
        if world.allows(&Action::Inherit(sector)).is_ok() {
            let mut higher = house;
            higher.levels[sector as usize] += 1;
            let saved = world.next_level(seat, sector).map_or(0, i32::from) * taste.denarius / 4;
            choices.push((Action::Inherit(sector), taste.estate(world, &higher) - now + saved));
        }
    }
    choices
}

/// What the rest of phase 2 and phase 3 come to after this.
fn afterwards(world: &DomusDomini, seat: Seat, action: Action, taste: Taste, scratch: &mut Vec<building::Turn>) -> i32 {
    let mut then = *world;
    then.apply(&action, &mut ());
    building::best(&then, seat, taste, scratch).map_or(0, |turn| turn.worth)
}

/// Every cellerar, followed by the best phase 3; buying vegetables is left for later.
pub(super) fn cellerars(world: &DomusDomini, seat: Seat, most: usize, taste: Taste) -> Vec<(Action, i32)> {
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let mut scratch = Vec::new();
    if most < actions.len() {
        // A glance at his own worth sorts out most of them.
        let glance = |action: &Action| {
            let mut house = *world.open().house(seat);
            let before = i32::from(house.cellerar);
            match action {
                Action::Employ(number) => house.cellerar = *number,
                Action::GiveUpCellerar => house.cellerar = 0,
                _ => {}
            }
            let spent = i32::from(house.cellerar) - before;
            let now = i32::from(world.yield_with(&house).total) * 10;
            now + taste.estate(world, &house) + taste.cash(i32::from(house.denarii) - spent) * 13 / 10
        };
        actions.sort_by_cached_key(|action| -glance(action));
        actions.truncate(most);
        if !actions.contains(&Action::KeepCellerar) {
            actions.push(Action::KeepCellerar);
        }
    }
    actions.into_iter().map(|action| (action, afterwards(world, seat, action, taste, &mut scratch))).collect()
}

/// Every number of vegetables, followed by the best phase 3.
pub(super) fn vegetables(world: &DomusDomini, seat: Seat, taste: Taste) -> Vec<(Action, i32)> {
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let mut scratch = Vec::new();
    actions.into_iter().map(|action| (action, afterwards(world, seat, action, taste, &mut scratch))).collect()
}

/// A plan for each of these choices.
pub(super) fn plans(world: &DomusDomini, seat: Seat, choices: &[(Action, i32)]) -> Vec<Plan<DomusDomini>> {
    let reason = |action: Action| match action {
        Action::Employ(number) => {
            let house = games::domus_domini::House { cellerar: number, ..*world.open().house(seat) };
            because("yield-now", i32::from(world.yield_with(&house).total) - i32::from(world.yield_of(seat).total))
        }
        Action::BuyVegetables(many) => because("vegetables", many),
        _ => None,
    };
    choices
        .iter()
        .map(|(action, worth)| Plan {
            actions: vec![*action],
            worth: *worth,
            because: reason(*action).into_iter().collect(),
        })
        .collect()
}
