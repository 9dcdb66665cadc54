//! Placement and movement, planned together.

use games::monastery::{Action, Cell, Ground, Monastery, Part, Piece, Tile};
use table::{Game, Rng, Seat};

use super::{
    Care, because, follow,
    moving::{Mood, Moves, allowance, best_moves},
    standing_monks,
};
use crate::Plan;

/// The best plans for a Placement and movement: those of the usual mood, then one of each other
/// mood if more are wanted.
pub(super) fn plans(world: &Monastery, care: Care, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let mut plans = in_mood(world, care, Mood::CALM, rng);
    if most > 1 {
        let usual = most.div_ceil(2);
        plans = distinct(plans, usual);
        for mood in Mood::OTHERS {
            plans.extend(in_mood(world, care, mood, rng).into_iter().next());
        }
    }
    let mut plans = distinct(plans, most);
    plans.iter_mut().for_each(|plan| put_in_order(world, plan));
    plans
}

/// Puts a plan's actions into an order in which they are legal: monks who change tiles may have to
/// wait for each other. What stays illegal is left out.
fn put_in_order(world: &Monastery, plan: &mut Plan<Monastery>) {
    let mut table = *world;
    let mut waiting = std::mem::take(&mut plan.actions);
    // To end is always legal, and comes last in the list.
    while let Some(ready) = waiting.iter().position(|action| table.allows(action).is_ok()) {
        let action = waiting.remove(ready);
        table.apply(&action, &mut ());
        plan.actions.push(action);
        if matches!(action, Action::EndPlacement | Action::Exchange) {
            return;
        }
    }
}

fn in_mood(world: &Monastery, care: Care, mood: Mood, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let Part::Placing { seat, placed, encouraging, .. } = world.part() else { return Vec::new() };
    if encouraging {
        return vec![Plan { actions: vec![Action::EndPlacement], worth: 0, because: Vec::new() }];
    }
    let stay = best_moves(world, seat, allowance(world), care, mood);
    let mut plans = vec![plan(&stay, None, 0, true)];
    if !placed {
        let mut actions = Vec::with_capacity(256);
        for action in placements(world, care.placements, rng, &mut actions) {
            let mut next = *world;
            next.apply(&action, &mut ());
            let moves = best_moves(&next, seat, allowance(&next), care, mood);
            plans.push(plan(&moves, Some(action), worth_of(world, &next, seat, action), true));
        }
        // A tile finished by a move makes room for another.
        let mut moved = *world;
        follow(&mut moved, seat, stay.actions.iter().copied());
        for action in placements(&moved, care.placements, rng, &mut actions) {
            let mut next = moved;
            next.apply(&action, &mut ());
            plans.push(plan(&stay, Some(action), worth_of(&moved, &next, seat, action), false));
        }
        if plans.len() == 1 && world.allows(&Action::Exchange).is_ok() {
            plans.push(Plan { actions: vec![Action::Exchange], worth: stay.worth + 20, because: Vec::new() });
        }
    }
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    plans
}

/// The quick form, for turns in imagination.
pub(super) fn play(world: &mut Monastery, care: Care, rng: &mut Rng) {
    let Part::Placing { seat, .. } = world.part() else { return };
    let best = plans(world, care, 1, rng).into_iter().next();
    if let Some(plan) = best {
        follow(world, seat, plan.actions);
    }
}

fn plan(moves: &Moves, place: Option<Action>, worth: i32, first: bool) -> Plan<Monastery> {
    let mut actions = Vec::with_capacity(moves.actions.len() + 2);
    actions.extend(place.filter(|_| first));
    actions.extend(moves.actions.iter().copied());
    actions.extend(place.filter(|_| !first));
    actions.push(Action::EndPlacement);
    let reasons = [
        because("points-now", moves.points),
        because("monks-moved", moves.actions.len() as i32),
        because("tile-placed", i32::from(place.is_some())),
    ];
    Plan { actions, worth: moves.worth + worth, because: reasons.into_iter().flatten().collect() }
}

/// The best plans that differ in more than the order of moves.
fn distinct(plans: Vec<Plan<Monastery>>, most: usize) -> Vec<Plan<Monastery>> {
    let mut kept: Vec<Plan<Monastery>> = Vec::with_capacity(most);
    for plan in plans {
        if kept.len() == most {
            break;
        }
        let same = |other: &Plan<Monastery>| {
            other.actions.len() == plan.actions.len()
                && plan.actions.iter().all(|action| other.actions.contains(action))
        };
        if !kept.iter().any(same) {
            kept.push(plan);
        }
    }
    kept
}

/// Placements to try: all, or those that look best.
fn placements(world: &Monastery, most: usize, rng: &mut Rng, actions: &mut Vec<Action>) -> Vec<Action> {
    actions.clear();
    if let Part::Placing { seat, .. } = world.part() {
        world.placements(seat, actions);
    }
    let mut places: Vec<(i32, Action)> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Place { tile, .. } => Some((glance(*tile) + rng.below(60) as i32, *action)),
            _ => None,
        })
        .collect();
    if places.len() > most {
        places.sort_by_key(|(look, _)| std::cmp::Reverse(*look));
        places.truncate(most);
    }
    places.into_iter().map(|(_, action)| action).collect()
}

/// The best tile for the Stables to place, if any is worth it.
pub(super) fn best_placement(world: &Monastery, seat: Seat, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let tried = actions.iter().filter(|action| matches!(action, Action::Place { .. })).map(|action| {
        let mut next = *world;
        next.apply(action, &mut ());
        (worth_of(world, &next, seat, *action) + rng.below(5) as i32, *action)
    });
    tried.max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// A tile's charm at first sight: few boxes are soon filled; features pay at once.
fn glance(tile: Tile) -> i32 {
    let facts = tile.facts();
    match facts.ground {
        Ground::Feature => 60,
        _ => 50 - 8 * facts.boxes.len() as i32,
    }
}

/// What a placement is worth apart from this round's points: blessings, a penalty avoided, and
/// boxes to fill later.
fn worth_of(before: &Monastery, after: &Monastery, seat: Seat, action: Action) -> i32 {
    let Action::Place { tile, at, .. } = action else { return 0 };
    let facts = tile.facts();
    let blessed = 90 * (i32::from(after.blessings(seat)) - i32::from(before.blessings(seat)));
    let left = i32::from(before.rounds_left());
    let penalty = if left <= 1 { 100 * i32::from(facts.value) } else { 20 * i32::from(facts.value) };
    let boxes: i32 = facts.boxes.iter().map(|points| i32::from(*points)).sum();
    let own = standing_monks(before, seat);
    let all = Seat::all(before.seats()).map(|who| standing_monks(before, who)).sum::<i32>().max(1);
    let later = (left - 1).min(3);
    let share = (own * before.seats() as i32 * 100 / all).min(200) - 100;
    blessed + penalty + boxes * later * (4 + share / 20) - closeness(after, at)
}

/// Far from the Abbey is a long way to walk.
fn closeness(after: &Monastery, at: Cell) -> i32 {
    let abbey = after.board().cell(Piece::ABBEY);
    let (x, y) = (i32::from(at.x - abbey.x) - 1, i32::from(at.y - abbey.y));
    2 * (x.abs() + y.abs()).min(12)
}
