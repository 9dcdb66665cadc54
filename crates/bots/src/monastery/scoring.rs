//! Scoring: what to construct first, which icons to use, where to pray.

use games::monastery::{Action, Monastery, Phase, Piece, Scoring, Special, the_box};
use table::{Game, Rng, Seat};

use super::{POINT, because, follow, lock, placing};
use crate::{Plan, Reason};

/// Plans for a Scoring: with the best prayer, with others, and without.
pub(super) fn plans(world: &Monastery, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let Phase::Scoring(Scoring { seat, .. }) = world.open().phase else { return Vec::new() };
    let mut actions = Vec::new();
    world.actions(&mut actions);
    if let Some((first, points)) = first_to_construct(world, seat, &actions) {
        return vec![one(first, because("construct-first", points))];
    }
    if let Some((icon, many)) = icon(world, seat, &actions, rng) {
        return vec![one(icon, because("icon-effect", many))];
    }
    let mut plans: Vec<Plan<Monastery>> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Pray(piece) => {
                let (points, worth) = prayer(world, *piece);
                Some(Plan { worth, ..one(*action, because("prayer", points)) })
            }
            Action::Total => Some(one(*action, None)),
            _ => None,
        })
        .collect();
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    plans.truncate(most);
    plans
}

/// Other tiles and places for what the Stables place.
pub(super) fn others(world: &Monastery, plan: &Plan<Monastery>, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let (Phase::Scoring(Scoring { seat, .. }), [Action::Place { .. }]) = (world.open().phase, &plan.actions[..]) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let places = placing::best_placements(world, seat, &actions, PLACES, rng);
    let others = places.into_iter().filter(|place| plan.actions != [*place]);
    others.map(|place| one(place, because("icon-effect", 1))).collect()
}

/// How many places for the tile of the Stables are compared.
const PLACES: usize = 12;

fn one(action: Action, because: Option<Reason>) -> Plan<Monastery> {
    Plan { actions: vec![action], worth: 0, because: because.into_iter().collect() }
}

pub(super) fn play(world: &mut Monastery, rng: &mut Rng) {
    while let Phase::Scoring(Scoring { seat, .. }) = world.open().phase {
        let best = plans(world, 1, rng).into_iter().next();
        let action = best.and_then(|plan| plan.actions.first().copied()).unwrap_or(Action::Total);
        follow(world, seat, [action]);
    }
}

/// Of the tiles of a group, first the one that joins most that is built, for the others gain by it;
/// with the points it scores.
fn first_to_construct(world: &Monastery, seat: Seat, actions: &[Action]) -> Option<(Action, i32)> {
    let board = &world.open().board;
    let construct = |action: &Action| {
        let Action::Construct(piece) = *action else { return None };
        let facts = board.tile(piece)?.facts();
        let built = facts.group.map_or(1, |group| board.built_group(group, piece).len() as i32);
        let own = |which: &usize| board.monks(piece).in_box(*which as u8) == Some(seat);
        let points: i32 = (0..facts.boxes.len()).filter(own).map(|which| i32::from(facts.boxes[which])).sum();
        Some((built, *action, points * built))
    };
    let best = actions.iter().filter_map(construct).max_by_key(|(built, ..)| *built)?;
    Some((best.1, best.2))
}

/// What prayer here scores, and what it is worth.
fn prayer(world: &Monastery, piece: Piece) -> (i32, i32) {
    let Some(tile) = world.open().board.tile(piece) else { return (0, 0) };
    let facts = tile.facts();
    let chapel = facts.special == Some(Special::Chapel) && !world.open().agreed.simpler;
    let points = i32::from(facts.value) * if chapel { 2 } else { 1 };
    let work = i32::from(world.open().round().works(facts.ground));
    (points, (points - work) * POINT - lock(world))
}

/// An icon effect worth using: alms and a choice of tiles always, a tile from the Stables, a letter brought nearer, an
/// election that is won. With how much it brings: blessings, tiles, votes more than the next, or
/// points saved.
fn icon(world: &Monastery, seat: Seat, actions: &[Action], rng: &mut Rng) -> Option<(Action, i32)> {
    for icon in [Action::Almonry, Action::Workshop] {
        if actions.contains(&icon) {
            return Some((icon, 1));
        }
    }
    if let Some(place) = placing::best_placement(world, seat, actions, rng) {
        return Some((place, 1));
    }
    if actions.contains(&Action::AbbotsHouse)
        && let Some(more) = wins_election(world, seat)
    {
        return Some((Action::AbbotsHouse, more));
    }
    if actions.iter().any(|action| matches!(action, Action::Switch(_))) {
        let (dear, cheap, saved) = pair_to_switch(world, seat)?;
        return Some((Action::Switch(dear.min(cheap)), saved));
    }
    None
}

/// By how many votes a snap election makes this seat Abbot, if it does.
fn wins_election(world: &Monastery, seat: Seat) -> Option<i32> {
    if world.open().abbot == seat {
        return None;
    }
    let board = &world.open().board;
    let house = board.special(Special::AbbotsHouse);
    let votes = |seat: Seat| {
        let here = |piece: Piece| board.monks(piece).standing(seat) + board.monks(piece).praying(seat);
        here(Piece::ABBEY) + house.map_or(0, here)
    };
    let next = Seat::all(world.seats()).filter(|other| *other != seat).map(votes).max()?;
    Some(i32::from(votes(seat)) - i32::from(next)).filter(|more| *more > 0)
}

/// The letter to switch with the one already chosen.
pub(super) fn second_letter(world: &Monastery, seat: Seat, first: u8, actions: &[Action]) -> Option<Action> {
    let (dear, cheap, _) = pair_to_switch(world, seat)?;
    let second = Action::Switch(dear.max(cheap));
    (dear.min(cheap) == first && actions.contains(&second)).then_some(second)
}

/// The pair to switch: a dear letter that this seat wants, and a cheap one that it does not; with
/// the points saved.
fn pair_to_switch(world: &Monastery, seat: Seat) -> Option<(u8, u8, i32)> {
    let large = world.open().grid.large_letters();
    let cells = || large.iter();
    let wanted = |cell: u8| {
        world.open().grid.letter(cell).is_some_and(|letter| !world.open().spaces_for(seat, letter).is_empty())
    };
    let column = |cell: u8| usize::from(cell) % the_box().top.len();
    let dear = cells().filter(|cell| wanted(*cell)).max_by_key(|cell| column(*cell))?;
    let cheap = cells().filter(|cell| !wanted(*cell)).min_by_key(|cell| column(*cell))?;
    let saved = i32::from(world.price(seat, dear)) - i32::from(world.price(seat, cheap));
    (column(dear) >= column(cheap) + 3).then_some((dear, cheap, saved))
}
