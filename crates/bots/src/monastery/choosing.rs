//! The rarer questions: what to put back, whom to elect or imprison, whom to keep.

use games::monastery::{Action, Ground, Monastery, Phase, Tile};
use table::{Game, Seat};

use super::{because, follow, scoring, standing_monks};
use crate::{Judgement as _, Plan};

/// Every answer, the best first.
pub(super) fn plans(world: &Monastery, most: usize) -> Vec<Plan<Monastery>> {
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let mut plans: Vec<Plan<Monastery>> = actions
        .iter()
        .map(|action| {
            let worth = worth(world, *action, &actions);
            Plan {
                actions: vec![*action],
                worth,
                because: because("choice", actions.len() as i32).into_iter().collect(),
            }
        })
        .collect();
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    plans.truncate(most);
    plans
}

pub(super) fn play(world: &mut Monastery) {
    let Some(seat) = world.turn().seat() else { return };
    let best = plans(world, 1).into_iter().next();
    if let Some(plan) = best {
        follow(world, seat, plan.actions);
    }
}

fn worth(world: &Monastery, action: Action, all: &[Action]) -> i32 {
    let Some(seat) = world.turn().seat() else { return 0 };
    let rank = |other: Seat| world.standing(other);
    match action {
        Action::PutBack(tile) => burden(world, seat, tile),
        Action::Elect(other) | Action::Imprison(other) if other == seat || world.open().partners(seat, other) => {
            if matches!(action, Action::Elect(_)) { 10_000 } else { -10_000 }
        }
        Action::Elect(other) => -rank(other),
        Action::Imprison(other) => 5_000 + rank(other),
        Action::Pardon => 0,
        Action::Keep(_) => 100,
        Action::SendHome => 0,
        Action::Switch(_) => match world.open().phase {
            Phase::Switching { first, .. } => {
                i32::from(scoring::second_letter(world, seat, first, all) == Some(action))
            }
            _ => 0,
        },
        _ => 0,
    }
}

/// How gladly a tile is put back: many boxes want many monks, and a high value costs at the end.
fn burden(world: &Monastery, seat: Seat, tile: Tile) -> i32 {
    let facts = tile.facts();
    if facts.ground == Ground::Feature {
        return -100;
    }
    let too_many = (facts.boxes.len() as i32 - standing_monks(world, seat)).max(0);
    let late = (4 - i32::from(world.open().rounds_left())).max(0);
    30 * too_many + 25 * late * i32::from(facts.value) - 5 * i32::from(facts.value)
}
