//! Placement and movement, planned together.

use std::cmp::Reverse;

use games::monastery::{Action, Cell, Event, Ground, Monastery, Phase, Piece, Pieces, Placing, Tile};
use table::{Game, Rng, Seat};

use super::{
    BLESSING, because, follow,
    moving::{Crew, Ends},
    standing_monks,
    weighing::Mood,
};
use crate::{Plan, Reason};

/// How broadly a turn is planned.
#[derive(Clone, Copy)]
pub(super) struct Care {
    /// How many placements are tried with all moves.
    placements: usize,
    /// How often the moves are improved.
    times: usize,
}

impl Care {
    /// For a turn that is really played.
    pub(super) const FULL: Care = Care { placements: 160, times: 6 };
    /// For turns in imagination.
    pub(super) const QUICK: Care = Care { placements: 3, times: 3 };
    /// For those who do not care.
    pub(super) const NONE: Care = Care { placements: 1, times: 1 };
}

/// A plan in outline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    /// How good it looks in the mood in which it was made, and how good it looks usually.
    pub(super) worth: i32,
    pub(super) usual: i32,
    pub(super) ends: Ends,
    pub(super) place: Option<Action>,
    /// Whether the tile is placed before the monks move.
    pub(super) first: bool,
}

/// The best plans for a Placement and movement: those of the usual mood, then one of each other
/// mood if more are wanted.
pub(super) fn plans(world: &Monastery, care: Care, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
    let Phase::Placing(Placing { seat, allowance, placed, encouraging }) = world.open().phase else {
        return Vec::new();
    };
    if encouraging {
        return vec![Plan { actions: vec![Action::EndPlacement], worth: 0, because: Vec::new() }];
    }
    let mut crew = Crew::of(world, seat, allowance);
    let draft = Draft { world, seat, placed, care };
    let mut plans = draft.plans(&mut crew, Mood::CALM, most.div_ceil(2), rng);
    if most > 1 {
        for mood in Mood::OTHERS {
            plans.extend(draft.plans(&mut crew, mood, 1, rng));
        }
    }
    let blocked = !plans.iter().flat_map(|plan| &plan.actions).any(|action| matches!(action, Action::Place { .. }));
    plans.extend(draft.exchange(&crew, blocked));
    plans.sort_by_key(|plan| Reverse(plan.worth));
    distinct(plans, most)
}

/// The quick form, for turns in imagination.
pub(super) fn play(world: &mut Monastery, care: Care, rng: &mut Rng) {
    let Phase::Placing(Placing { seat, allowance, placed, encouraging }) = world.open().phase else { return };
    let before = *world;
    let mut crew = Crew::of(&before, seat, allowance);
    let draft = Draft { world: &before, seat, placed: placed || encouraging, care };
    let best = draft.sketches(&mut crew, Mood::CALM, rng).into_iter().max_by_key(|sketch| sketch.worth);
    if let Some(sketch) = best {
        follow(world, seat, sketch.place.filter(|_| sketch.first));
        follow(world, seat, crew.walks(&sketch.ends));
        follow(world, seat, sketch.place.filter(|_| !sketch.first));
    }
    follow(world, seat, [Action::EndPlacement]);
}

/// Somebody's plans being made.
pub(super) struct Draft<'a> {
    pub(super) world: &'a Monastery,
    pub(super) seat: Seat,
    pub(super) placed: bool,
    pub(super) care: Care,
}

impl Draft<'_> {
    fn plans(&self, crew: &mut Crew<'_>, mood: Mood, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
        let mut sketches = self.sketches(crew, mood, rng);
        sketches.sort_by_key(|sketch| Reverse(sketch.worth));
        let plans = sketches.into_iter().take(4 * most).map(|sketch| self.write(crew, &sketch)).collect();
        distinct(plans, most)
    }

    /// Every way that is tried, in outline.
    fn sketches(&self, crew: &mut Crew<'_>, mood: Mood, rng: &mut Rng) -> Vec<Sketch> {
        let Draft { world, seat, care, .. } = *self;
        let start = crew.start();
        let (stay, ends) = crew.best(start, mood, care.times);
        let usual = crew.judge(&ends, Mood::CALM).worth;
        let mut sketches = Vec::with_capacity(care.placements + 1);
        sketches.push(Sketch { worth: stay.worth, usual, ends, place: None, first: true });
        if self.placed {
            return sketches;
        }
        let outlook = Outlook::of(world, seat);
        let mut actions = Vec::with_capacity(256);
        for action in placements(world, care.placements, rng, &mut actions) {
            let Action::Place { tile, at, turn } = action else { continue };
            crew.lay(tile, would_join(world, tile, at, turn));
            let (mut score, mut best) = crew.best(ends, mood, care.times);
            if care.placements > 10 {
                let (other, anew) = crew.best(start, mood, care.times);
                if other.worth > score.worth {
                    (score, best) = (other, anew);
                }
            }
            let bonus = outlook.worth(world, action);
            let usual = crew.judge(&best, Mood::CALM).worth + bonus;
            sketches.push(Sketch { worth: score.worth + bonus, usual, ends: best, place: Some(action), first: true });
            crew.lift();
        }
        // A tile filled by a move makes room for another.
        if crew.fills(&ends) {
            let mut moved = *world;
            follow(&mut moved, seat, crew.walks(&ends));
            for action in placements(&moved, care.placements, rng, &mut actions) {
                let bonus = outlook.worth(&moved, action);
                let worth = stay.worth + bonus;
                sketches.push(Sketch { worth, usual: usual + bonus, ends, place: Some(action), first: false });
            }
        }
        sketches
    }

    /// To exchange a tile: where none can be placed, and late in the game against a dear one.
    fn exchange(&self, crew: &Crew<'_>, blocked: bool) -> Option<Plan<Monastery>> {
        let late = self.world.open().rounds_left() <= 3;
        if !(blocked || late) || self.world.allows(&Action::Exchange).is_err() {
            return None;
        }
        let dear = self.world.hand(self.seat).tiles().iter().map(|tile| i32::from(tile.facts().value)).max()?;
        let relief = if late { 50 * (dear - 2) } else { 20 };
        let worth = crew.best(crew.start(), Mood::CALM, self.care.times).0.worth + relief;
        let because = because("tile-exchanged", dear).into_iter().collect();
        Some(Plan { actions: vec![Action::Exchange], worth, because })
    }

    /// Writes a sketch out: the moves in an order in which they are legal, for monks who change
    /// tiles may have to wait for each other. What stays illegal is left out.
    pub(super) fn write(&self, crew: &mut Crew<'_>, sketch: &Sketch) -> Plan<Monastery> {
        if let (Some(Action::Place { tile, at, turn }), true) = (sketch.place, sketch.first) {
            crew.lay(tile, would_join(self.world, tile, at, turn));
        }
        let points = crew.judge(&sketch.ends, Mood::CALM).points;
        let encouraged = crew.encourage(&sketch.ends);
        let walks = crew.walks(&sketch.ends);
        crew.lift();
        let mut worth = sketch.usual;
        let mut waiting: Vec<Action> = Vec::with_capacity(walks.len() + 3);
        waiting.extend(sketch.place.filter(|_| sketch.first));
        waiting.extend(walks);
        waiting.extend(sketch.place.filter(|_| !sketch.first));
        if let Some((piece, gain)) = encouraged {
            waiting.push(Action::Encourage(piece));
            worth += gain;
        }
        waiting.push(Action::EndPlacement);
        let mut table = *self.world;
        let mut actions = Vec::with_capacity(waiting.len());
        let (mut placed, mut blessed) = (None, None);
        // To end is always legal, and comes last in the list.
        while let Some(ready) = waiting.iter().position(|action| table.allows(action).is_ok()) {
            let action = waiting.remove(ready);
            let mut events = Vec::new();
            table.apply(&action, &mut events);
            actions.push(action);
            match action {
                Action::Place { tile, .. } => {
                    let many = i32::from(tile.facts().value);
                    placed = Some(Reason { key: "tile-placed", many, subject: Some(tile.key()) });
                    blessed = events.iter().find_map(|event| match event {
                        Event::Blessed { blessings, .. } => because("blessings-now", *blessings),
                        _ => None,
                    });
                }
                Action::EndPlacement => break,
                _ => {}
            }
        }
        let moved = actions.iter().filter(|action| matches!(action, Action::Move { .. })).count();
        let reasons = [
            because("points-now", points),
            because("monks-moved", moved as i32),
            placed,
            blessed,
            because("encouragement", i32::from(actions.iter().any(|action| matches!(action, Action::Encourage(_))))),
        ];
        Plan { actions, worth, because: reasons.into_iter().flatten().collect() }
    }
}

/// The tiles that a tile laid here would be joined to.
pub(super) fn would_join(world: &Monastery, tile: Tile, at: Cell, turn: u8) -> Pieces {
    world.open().board.gap(at).map_or(Pieces::NONE, |gap| gap.would_join(tile, turn))
}

/// The first plans that differ in more than the order of moves.
pub(super) fn distinct(plans: Vec<Plan<Monastery>>, most: usize) -> Vec<Plan<Monastery>> {
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
pub(super) fn placements(world: &Monastery, most: usize, rng: &mut Rng, actions: &mut Vec<Action>) -> Vec<Action> {
    actions.clear();
    if let Phase::Placing(Placing { seat, .. }) = world.open().phase {
        world.list_placements(seat, actions);
    }
    let mut places: Vec<(i32, Action)> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Place { tile, .. } => Some((glance(*tile) + rng.below(60) as i32, *action)),
            _ => None,
        })
        .collect();
    if places.len() > most {
        places.sort_by_key(|(look, _)| Reverse(*look));
        places.truncate(most);
    }
    places.into_iter().map(|(_, action)| action).collect()
}

/// The best tile for the Stables to place, if any is worth it.
pub(super) fn best_placement(world: &Monastery, seat: Seat, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let outlook = Outlook::of(world, seat);
    let places = actions.iter().filter(|action| matches!(action, Action::Place { .. }));
    places.max_by_key(|action| outlook.worth(world, **action) + rng.below(5) as i32).copied()
}

/// The best tiles and places for the Stables, at most so many.
pub(super) fn best_placements(
    world: &Monastery,
    seat: Seat,
    actions: &[Action],
    most: usize,
    rng: &mut Rng,
) -> Vec<Action> {
    let outlook = Outlook::of(world, seat);
    let places = actions.iter().filter(|action| matches!(action, Action::Place { .. }));
    let mut places: Vec<(i32, Action)> =
        places.map(|action| (outlook.worth(world, *action) + rng.below(5) as i32, *action)).collect();
    places.sort_by_key(|(worth, _)| Reverse(*worth));
    places.truncate(most);
    places.into_iter().map(|(_, action)| action).collect()
}

/// A tile's charm at first sight: few boxes are soon filled; features pay at once.
fn glance(tile: Tile) -> i32 {
    let facts = tile.facts();
    match facts.ground {
        Ground::Feature => 60,
        _ => 50 - 8 * facts.boxes.len() as i32,
    }
}

/// What counts for a seat that lays a tile.
pub(super) struct Outlook {
    /// Rounds left, this one included.
    left: i32,
    /// A box to fill later, in hundredths of a testament point for each of its points.
    point: i32,
    abbey: Cell,
}

impl Outlook {
    pub(super) fn of(world: &Monastery, seat: Seat) -> Outlook {
        let left = i32::from(world.open().rounds_left());
        let own = standing_monks(world, seat);
        let all = Seat::all(world.seats()).map(|who| standing_monks(world, who)).sum::<i32>().max(1);
        let share = (own * i32::from(world.seats()) * 100 / all).min(200) - 100;
        Outlook { left, point: (left - 1).min(3) * (4 + share / 20), abbey: world.open().board.cell(Piece::ABBEY) }
    }

    /// What a placement is worth apart from this round's points: blessings, a penalty avoided, and
    /// boxes to fill later.
    pub(super) fn worth(&self, world: &Monastery, action: Action) -> i32 {
        let Action::Place { tile, at, .. } = action else { return 0 };
        let facts = tile.facts();
        let blessed = if facts.ground == Ground::Feature {
            BLESSING * world.open().board.gap(at).map_or(0, |gap| gap.neighbours().len()) as i32
        } else {
            0
        };
        let penalty = if self.left <= 1 { 100 } else { 20 } * i32::from(facts.value);
        let boxes: i32 = facts.boxes.iter().map(|points| i32::from(*points)).sum();
        blessed + penalty + boxes * self.point - self.walk(at)
    }

    /// Far from the Abbey is a long way to walk.
    fn walk(&self, at: Cell) -> i32 {
        let (x, y) = (i32::from(at.x - self.abbey.x) - 1, i32::from(at.y - self.abbey.y));
        2 * (x.abs() + y.abs()).min(12)
    }
}
