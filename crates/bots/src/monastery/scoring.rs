//! Scoring: what to construct first, which icons to use, where to pray.

use games::monastery::{Action, Monastery, Part, Piece, Special, the_box};
use table::{Game, Rng, Seat};

use super::{POINT, because, follow, lock, placing};
use crate::Plan;

/// Plans for a Scoring: with the best prayer, with others, and without.
pub(super) fn plans(world: &Monastery, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let Part::Scoring { seat, .. } = world.part() else { return Vec::new() };
    let mut actions = Vec::new();
    world.actions(&mut actions);
    if let Some(first) = first_to_construct(world, &actions) {
        return vec![one(first, "construct-first")];
    }
    if let Some(icon) = icon(world, seat, &actions, rng) {
        return vec![one(icon, "icon-effect")];
    }
    let mut plans: Vec<Plan<Monastery>> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Pray(piece) => {
                let (points, worth) = prayer(world, *piece);
                let because = because("prayer", points).into_iter().collect();
                Some(Plan { actions: vec![*action], worth, because })
            }
            Action::Total => Some(Plan { actions: vec![*action], worth: 0, because: Vec::new() }),
            _ => None,
        })
        .collect();
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    plans.truncate(most);
    plans
}

fn one(action: Action, key: &'static str) -> Plan<Monastery> {
    Plan { actions: vec![action], worth: 0, because: because(key, 1).into_iter().collect() }
}

pub(super) fn play(world: &mut Monastery, rng: &mut Rng) {
    while let Part::Scoring { seat, .. } = world.part() {
        let best = plans(world, 1, rng).into_iter().next();
        let action = best.and_then(|plan| plan.actions.first().copied()).unwrap_or(Action::Total);
        follow(world, seat, [action]);
    }
}

/// Of the tiles of a group, first the one that joins most that is built.
fn first_to_construct(world: &Monastery, actions: &[Action]) -> Option<Action> {
    let board = world.board();
    let built = |piece: Piece| {
        let group = board.tile(piece).and_then(|tile| tile.facts().group);
        group.map_or(0, |group| board.built_group(group, piece))
    };
    let construct = |action: &&Action| match action {
        Action::Construct(piece) => Some(built(*piece)),
        _ => None,
    };
    actions.iter().filter(|action| construct(action).is_some()).max_by_key(construct).copied()
}

/// What prayer here scores, and what it is worth.
fn prayer(world: &Monastery, piece: Piece) -> (i32, i32) {
    let Some(tile) = world.board().tile(piece) else { return (0, 0) };
    let facts = tile.facts();
    let chapel = facts.special == Some(Special::Chapel) && world.has_icons();
    let points = i32::from(facts.value) * if chapel { 2 } else { 1 };
    let work = i32::from(world.round().works(facts.ground));
    (points, (points - work) * POINT - lock(world))
}

/// An icon effect worth using: alms always, a tile from the Stables, a letter brought nearer, an
/// election that is won.
fn icon(world: &Monastery, seat: Seat, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    if actions.contains(&Action::Almonry) {
        return Some(Action::Almonry);
    }
    if let Some(place) = placing::best_placement(world, seat, actions, rng) {
        return Some(place);
    }
    if actions.contains(&Action::AbbotsHouse) && wins_election(world, seat) {
        return Some(Action::AbbotsHouse);
    }
    actions.iter().any(|action| matches!(action, Action::Switch(_))).then(|| letter_to_switch(world, seat)).flatten()
}

fn wins_election(world: &Monastery, seat: Seat) -> bool {
    if world.abbot() == seat {
        return false;
    }
    let board = world.board();
    let house = board.find(Special::AbbotsHouse);
    let votes = |seat: Seat| {
        let here = |piece: Piece| board.standing(piece, seat) + board.praying(piece, seat);
        here(Piece::ABBEY) + house.map_or(0, here)
    };
    Seat::all(world.seats()).filter(|other| *other != seat).all(|other| votes(other) < votes(seat))
}

/// The pair to switch: a dear letter that this seat wants, and a cheap one that it does not. Gives
/// the earlier of the two; the later is found again by [`second_letter`].
fn letter_to_switch(world: &Monastery, seat: Seat) -> Option<Action> {
    let (dear, cheap) = pair_to_switch(world, seat)?;
    Some(Action::Switch(dear.min(cheap)))
}

/// The letter to switch with the one already chosen.
pub(super) fn second_letter(world: &Monastery, seat: Seat, first: u8, actions: &[Action]) -> Option<Action> {
    let (dear, cheap) = pair_to_switch(world, seat)?;
    let second = Action::Switch(dear.max(cheap));
    (dear.min(cheap) == first && actions.contains(&second)).then_some(second)
}

fn pair_to_switch(world: &Monastery, seat: Seat) -> Option<(u8, u8)> {
    let large = world.large_letters();
    let cells = || (0..40u8).filter(|cell| large & 1 << cell != 0);
    let wanted = |cell: u8| world.letter(cell).is_some_and(|letter| world.wants(seat, letter) > 0);
    let column = |cell: u8| usize::from(cell) % the_box().top.len();
    let dear = cells().filter(|cell| wanted(*cell)).max_by_key(|cell| column(*cell))?;
    let cheap = cells().filter(|cell| !wanted(*cell)).min_by_key(|cell| column(*cell))?;
    (column(dear) >= column(cheap) + 3).then_some((dear, cheap))
}
