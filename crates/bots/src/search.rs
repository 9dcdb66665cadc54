//! The levels, and the search over imagined tables.

use std::{cmp::Reverse, ops::Range, thread};

use table::{Game, Purpose, Seat, Seed, Turn};

use crate::{Budget, Judgement, Level, Plan, Watch};

/// What a bot came to.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// What it means to do.
    pub plan: Plan<G>,
    /// How many games it played on in imagination.
    pub playouts: u32,
}

/// The most plans an Abbot compares.
const PLANS: usize = 12;

/// Thinks about a view in which this seat must act. The same view, level, budget and seed give the
/// same choice, unless the watch is stopped.
pub fn think<G: Judgement>(
    view: &G::View,
    seat: Seat,
    level: Level,
    budget: Budget,
    seed: u64,
    watch: &Watch,
) -> Choice<G> {
    let seed = Seed::from(seed);
    let mut rng = seed.stream(Purpose::Bot, 0);
    let world = G::imagine(view, &mut rng);
    match level {
        Level::Novice => {
            let plan = Plan { actions: vec![world.careless(&mut rng)], worth: 0, because: Vec::new() };
            Choice { plan, playouts: 0 }
        }
        Level::Brother => Choice { plan: best(world.plans(1, &mut rng), &world, &mut rng), playouts: 0 },
        Level::Abbot => {
            let plans = world.plans(PLANS, &mut rng);
            if plans.len() < 2 || budget.playouts == 0 {
                return Choice { plan: best(plans, &world, &mut rng), playouts: 0 };
            }
            Search { view, seat, plans, budget, seed, watch }.run()
        }
    }
}

fn best<G: Judgement>(plans: Vec<Plan<G>>, world: &G, rng: &mut table::Rng) -> Plan<G> {
    let quick = || Plan { actions: vec![world.careless(rng)], worth: 0, because: Vec::new() };
    plans.into_iter().next().unwrap_or_else(quick)
}

/// A search among plans.
struct Search<'a, G: Judgement> {
    view: &'a G::View,
    seat: Seat,
    plans: Vec<Plan<G>>,
    budget: Budget,
    seed: Seed,
    watch: &'a Watch,
}

impl<G: Judgement> Search<'_, G> {
    /// Plays every plan on in the same imagined tables, and halves their number until one is left.
    fn run(mut self) -> Choice<G> {
        self.watch.begin(self.budget.playouts);
        let mut field: Vec<(usize, i64)> = (0..self.plans.len()).map(|plan| (plan, 0)).collect();
        let share = self.budget.playouts / self.plans.len().ilog2().max(1);
        let mut played = 0;
        let mut worlds = 0;
        while field.len() > 1 && !self.watch.is_stopped() {
            let rounds = u64::from(share / field.len() as u32).max(1);
            let Some(sums) = self.play_out(&field, worlds..worlds + rounds) else { break };
            worlds += rounds;
            played += rounds as u32 * field.len() as u32;
            for ((_, total), sum) in field.iter_mut().zip(sums) {
                *total += sum;
            }
            // Of plans that came out alike, the one that looked better at first stays ahead.
            field.sort_by_key(|(plan, total)| (Reverse(*total), *plan));
            field.truncate(field.len().div_ceil(2));
        }
        let winner = field.first().map_or(0, |(plan, _)| *plan);
        Choice { plan: self.plans.swap_remove(winner), playouts: played }
    }

    /// Plays every plan of the field on in these imagined tables, on several threads; the sums do
    /// not depend on how many. Nothing, if it was stopped on the way.
    fn play_out(&self, field: &[(usize, i64)], worlds: Range<u64>) -> Option<Vec<i64>> {
        let threads = u64::from(self.budget.threads.max(1));
        let part = |from: u64| {
            let mut sums = vec![0; field.len()];
            for world in worlds.clone().filter(|world| world % threads == from) {
                let table = G::imagine(self.view, &mut self.seed.stream(Purpose::Bot, 3 * world + 1));
                for ((plan, _), sum) in field.iter().zip(&mut sums) {
                    if self.watch.is_stopped() {
                        return None;
                    }
                    *sum += i64::from(follow(table.clone(), self.seat, &self.plans[*plan], self.seed, world));
                    self.watch.count();
                }
            }
            Some(sums)
        };
        let parts: Vec<Option<Vec<i64>>> = thread::scope(|scope| {
            let part = &part;
            let workers: Vec<_> = (1..threads).map(|from| scope.spawn(move || part(from))).collect();
            let own = part(0);
            let others = workers.into_iter().map(|worker| worker.join().expect("a playout does not panic"));
            std::iter::once(own).chain(others).collect()
        });
        let mut all = vec![0; field.len()];
        for sums in parts {
            all.iter_mut().zip(sums?).for_each(|(all, sum)| *all += sum);
        }
        Some(all)
    }
}

/// Follows a plan in an imagined table, then everybody plays on to the end. Chance has a generator
/// of its own, so that all plans meet the same luck.
fn follow<G: Judgement>(mut table: G, seat: Seat, plan: &Plan<G>, seed: Seed, world: u64) -> i32 {
    let mut whim = seed.stream(Purpose::Bot, 3 * world + 2);
    let mut luck = seed.stream(Purpose::Bot, 3 * world + 3);
    let mut drawn = Vec::with_capacity(64);
    for action in &plan.actions {
        if table.turn() != Turn::Seat(seat) || table.allows(action).is_err() {
            break;
        }
        table.apply(action, &mut ());
    }
    loop {
        match table.turn() {
            Turn::Over => return table.standing(seat),
            Turn::Seat(_) => table.play_on(&mut whim),
            Turn::Chance => {
                if let Some(action) = table::draw(&table, &mut luck, &mut drawn) {
                    table.apply(&action, &mut ());
                }
            }
        }
    }
}
