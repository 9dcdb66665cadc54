//! Turns that differ from one in one thing: where a monk ends, which tile is placed, or where.

use std::cmp::Reverse;

use games::monastery::{Action, Monastery, Phase, Pieces, Placing};
use table::Rng;

use super::{
    moving::Crew,
    placing::{Care, Draft, Outlook, Sketch, distinct, placements, would_join},
    weighing::Mood,
};
use crate::Plan;

/// How many of each kind are written out.
const MOST: usize = 48;

/// Turns like this one, in turn those with other ends and those with another tile, each the best first.
pub(super) fn turns(world: &Monastery, plan: &Plan<Monastery>, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let Phase::Placing(Placing { seat, allowance, placed, encouraging }) = world.open().phase else {
        return Vec::new();
    };
    if encouraging || plan.actions.contains(&Action::Exchange) {
        return Vec::new();
    }
    let mut crew = Crew::of(world, seat, allowance);
    let draft = Draft { world, seat, placed, care: Care::FULL };
    let sketch = read(plan, &crew);
    let mut walks = other_ends(&draft, &mut crew, &sketch);
    let mut tiles = if placed { Vec::new() } else { other_tiles(&draft, &mut crew, &sketch, rng) };
    for sketches in [&mut walks, &mut tiles] {
        sketches.sort_by_key(|sketch| Reverse(sketch.usual));
        sketches.truncate(MOST);
    }
    let (mut walks, mut tiles) = (walks.into_iter(), tiles.into_iter());
    let mut plans = Vec::with_capacity(2 * MOST);
    loop {
        let (walk, tile) = (walks.next(), tiles.next());
        if walk.is_none() && tile.is_none() {
            break;
        }
        plans.extend([walk, tile].into_iter().flatten().map(|sketch| draft.write(&mut crew, &sketch)));
    }
    plans.retain(|other| other.actions != plan.actions);
    distinct(plans, 2 * MOST)
}

/// A plan in outline again.
fn read(plan: &Plan<Monastery>, crew: &Crew<'_>) -> Sketch {
    let mut sketch = Sketch { worth: 0, usual: plan.worth, ends: crew.start(), place: None, first: true };
    let mut gone = 0u8;
    for action in &plan.actions {
        match *action {
            Action::Place { .. } => (sketch.place, sketch.first) = (Some(*action), gone == 0),
            Action::Move { from, to, .. } => {
                let walks = |n: &usize| gone & 1 << n == 0 && crew.monks[*n].at == from;
                if let Some(monk) = (0..crew.monks.len()).find(walks) {
                    gone |= 1 << monk;
                    sketch.ends[monk] = to;
                }
            }
            _ => {}
        }
    }
    sketch
}

/// What laying this tile adds.
fn bonus(draft: &Draft<'_>, place: Option<Action>) -> i32 {
    place.map_or(0, |place| Outlook::of(draft.world, draft.seat).worth(draft.world, place))
}

/// One monk ends elsewhere; the others stay, or do what is best then.
fn other_ends(draft: &Draft<'_>, crew: &mut Crew<'_>, sketch: &Sketch) -> Vec<Sketch> {
    if let (Some(Action::Place { tile, at, turn }), true) = (sketch.place, sketch.first) {
        crew.lay(tile, would_join(draft.world, tile, at, turn));
    }
    let bonus = bonus(draft, sketch.place);
    let sketches = crew.others(&sketch.ends).into_iter().map(|(worth, ends)| Sketch {
        worth: worth + bonus,
        usual: worth + bonus,
        ends,
        ..*sketch
    });
    let sketches = sketches.collect();
    crew.lift();
    sketches
}

/// Another tile, another place for it, or none.
fn other_tiles(draft: &Draft<'_>, crew: &mut Crew<'_>, sketch: &Sketch, rng: &mut Rng) -> Vec<Sketch> {
    let start = crew.start();
    let mut sketches = Vec::new();
    let mut add = |worth: i32, ends, place| {
        sketches.push(Sketch { worth, usual: worth, ends, place, first: true });
    };
    if sketch.place.is_some() {
        let ends = if crew.can(&sketch.ends) { sketch.ends } else { start };
        let (score, ends) = crew.best(ends, Mood::CALM, 2);
        add(score.worth, ends, None);
    }
    for place in placements(draft.world, usize::MAX, rng, &mut Vec::new()) {
        let Action::Place { tile, at, turn } = place else { continue };
        if Some(place) == sketch.place {
            continue;
        }
        let joined: Pieces = would_join(draft.world, tile, at, turn);
        crew.lay(tile, joined);
        let bonus = bonus(draft, Some(place));
        if crew.can(&sketch.ends) {
            add(crew.judge(&sketch.ends, Mood::CALM).worth + bonus, sketch.ends, Some(place));
        }
        let ends = if crew.can(&sketch.ends) { sketch.ends } else { start };
        let (score, ends) = crew.best(ends, Mood::CALM, 2);
        if ends != sketch.ends {
            add(score.worth + bonus, ends, Some(place));
        }
        crew.lift();
    }
    sketches
}

#[cfg(test)]
mod tests {
    use games::monastery::{Action, Monastery, Setup};
    use table::{Game, Purpose, Seed, Turn};

    use crate::Judgement;

    /// In games among quick players: whatever is like the best plan is legal to its end, and another plan.
    #[test]
    fn plans_like_the_best_are_legal_and_all_different() {
        let (mut turns, mut walks, mut tiles, mut baskets) = (0, 0, 0, 0);
        for n in 0..12 {
            let mut rng = Seed::from(n).stream(Purpose::Test, 1);
            let mut game = Monastery::new(&Setup::plain(2 + (n % 3) as u8)).expect("a good setup");
            while game.turn() != Turn::Over {
                let Turn::Seat(seat) = game.turn() else {
                    let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
                    game.apply(&drawn, &mut ());
                    continue;
                };
                if let Some(best) = game.plans(1, &mut rng).into_iter().next() {
                    let mut seen = vec![best.actions.clone()];
                    for plan in game.variants(&best, &mut rng) {
                        assert!(!seen.contains(&plan.actions), "twice: {:?}", plan.actions);
                        let mut table = game;
                        for action in &plan.actions {
                            assert_eq!(table.turn(), Turn::Seat(seat), "{:?} goes on for another", plan.actions);
                            table
                                .allows(action)
                                .unwrap_or_else(|why| panic!("{action:?} of {:?}: {why}", plan.actions));
                            table.apply(action, &mut ());
                        }
                        let same = |which: fn(&&Action) -> bool| {
                            plan.actions.iter().filter(which).eq(best.actions.iter().filter(which))
                        };
                        turns += 1;
                        walks += i32::from(!same(|action| matches!(action, Action::Move { .. })));
                        tiles += i32::from(!same(|action| matches!(action, Action::Place { .. })));
                        baskets += i32::from(!same(|action| matches!(action, Action::CollectLetter { .. })));
                        seen.push(plan.actions);
                    }
                }
                game.play_on(&mut rng);
            }
        }
        assert!(turns > 5000 && walks > 1000 && tiles > 1000 && baskets > 500, "{turns} {walks} {tiles} {baskets}");
    }
}
