//! A mind that searches: it makes plans for its own turn and plays the best of them on, in imagined
//! tables.
//!
//! Whoever has no tries takes a plan by how it looks: the best, or, with some heat, one that is drawn by its worth.
//! Whoever has some plays its best plans on for some rounds in many imagined tables, the same for all of them, and
//! halves their number until one is left. A try is one such playout; as many plans are compared as the square
//! root of all tries. What a game adds is its [`Judgement`].

mod judgement;

use std::{cmp::Reverse, ops::Range, thread};

use table::{Purpose, Seat, Seed, Turn};

pub use judgement::Judgement;

use crate::{Bot, Budget, Former, Plan, Progress, Rung, heat};

/// How many playouts are shared out among the threads at a time.
const BATCH: u64 = 48;

/// Thinks about a view in which this seat must act, as [`crate::Mind::think`] asks for.
pub(crate) fn think<G: Judgement>(view: &G::View, seat: Seat, bot: Bot, progress: &Progress) -> Plan<G> {
    let Bot { rung, heat, budget, seed } = bot;
    let seed = Seed::from(seed);
    let mut rng = seed.stream(Purpose::Bot, 0);
    let world = G::imagine(view, &mut rng);
    let mut plans = match rung {
        Rung::Former(Former::Novice) => Vec::new(),
        // Whoever may think longer looks farther around, and at each plan more closely.
        _ if budget.tries > 0 => world.plans(budget.tries.isqrt() as usize, &mut rng),
        _ if heat > 0 => world.plans(G::DRAWN, &mut rng),
        _ => world.plans(1, &mut rng),
    };
    if plans.len() > 1 && budget.tries > 0 {
        return Search { view, seat, plans, budget, seed, progress }.run();
    }
    let worths: Vec<i32> = plans.iter().map(|plan| plan.worth).collect();
    match heat::draw(&worths, heat, &mut rng) {
        Some(drawn) if heat > 0 => plans.swap_remove(drawn),
        Some(_) => plans.swap_remove(0),
        None => Plan { actions: vec![world.careless(&mut rng)], worth: 0, because: Vec::new() },
    }
}

/// A search among plans.
struct Search<'a, G: Judgement> {
    view: &'a G::View,
    seat: Seat,
    plans: Vec<Plan<G>>,
    budget: Budget,
    seed: Seed,
    progress: &'a Progress,
}

/// A plan that is still compared, and the sum of how it came out.
#[derive(Clone, Copy)]
struct Runner {
    plan: usize,
    total: i64,
}

impl<G: Judgement> Search<'_, G> {
    /// Plays every plan on in the same imagined tables, and halves their number until one is left.
    fn run(mut self) -> Plan<G> {
        self.progress.begin(self.budget.tries);
        let first = |plan: usize| Runner { plan, total: G::TRUST * i64::from(self.plans[plan].worth) };
        let mut field: Vec<Runner> = (0..self.plans.len()).map(first).collect();
        let halvings = (field.len() - 1).ilog2() + 1;
        let mut worlds = 0;
        rank(&mut field);
        'thinking: while field.len() > 1 {
            let many = field.len() as u64;
            let enough = worlds + (u64::from(self.budget.tries / halvings) / many).max(1);
            while worlds < enough {
                let next = worlds + (BATCH / many).clamp(1, enough - worlds);
                let Some(sums) = self.play_out(&field, worlds..next) else { break 'thinking };
                worlds = next;
                field.iter_mut().zip(sums).for_each(|(runner, sum)| runner.total += sum);
                rank(&mut field);
            }
            field.truncate(field.len().div_ceil(2));
        }
        self.plans.swap_remove(field[0].plan)
    }

    /// Plays every plan of the field on in these imagined tables, on several threads; the sums do
    /// not depend on how many. Nothing, if it was stopped on the way.
    fn play_out(&self, field: &[Runner], worlds: Range<u64>) -> Option<Vec<i64>> {
        let threads = u64::from(self.budget.threads.max(1)).min(worlds.end - worlds.start);
        let part = |from: u64| {
            let mut sums = vec![0; field.len()];
            for world in worlds.clone().filter(|world| world % threads == from) {
                let table = G::imagine(self.view, &mut self.seed.stream(Purpose::Bot, 3 * world + 1));
                for (runner, sum) in field.iter().zip(&mut sums) {
                    if self.progress.is_stopped() {
                        return None;
                    }
                    *sum += i64::from(follow(table.clone(), self.seat, &self.plans[runner.plan], self.seed, world));
                    self.progress.count();
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

/// Puts the best first. Of plans that came out alike, the one that was listed first stays ahead.
fn rank(field: &mut [Runner]) {
    field.sort_by_key(|runner| (Reverse(runner.total), runner.plan));
}

/// Follows a plan in an imagined table, then everybody plays on for some rounds. Chance has a
/// generator of its own, so that all plans meet the same luck.
fn follow<G: Judgement>(mut table: G, seat: Seat, plan: &Plan<G>, seed: Seed, world: u64) -> i32 {
    let mut whim = seed.stream(Purpose::Bot, 3 * world + 2);
    let mut luck = seed.stream(Purpose::Bot, 3 * world + 3);
    let mut drawn = Vec::with_capacity(64);
    let last = table.rounds_to_come().saturating_sub(G::ROUNDS);
    for action in &plan.actions {
        if table.turn() != Turn::Seat(seat) || table.allows(action).is_err() {
            break;
        }
        table.apply(action, &mut ());
    }
    while table.turn() != Turn::Over && table.rounds_to_come() >= last {
        if table.turn() != Turn::Chance {
            table.play_on(&mut whim);
        } else if let Some(action) = table::draw(&table, &mut luck, &mut drawn) {
            table.apply(&action, &mut ());
        }
    }
    table.standing(seat)
}
