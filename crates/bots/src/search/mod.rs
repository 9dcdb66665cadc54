//! A mind that searches: it makes plans for its own turn and plays the best of them on, in imagined
//! tables.
//!
//! Whoever has no tries takes a plan by how it looks: the best, or, with some heat, one that is drawn by its worth.
//! Whoever has some plays its best plans on for some rounds in many imagined tables, the same for all of them, and
//! halves their number until one is left. A try is one such playout; as many plans are compared as the square
//! root of these tries. Then the one that is left must hold out against plans that differ from it in one thing
//! (`widening`), for as many tries as the game sets aside for it. What a game adds is its [`Judgement`].

mod judgement;
mod widening;

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
    // Before there were rungs, nobody looked so far ahead, and nothing was set aside for plans like the best one.
    let (rounds, widening) = match rung {
        Rung::Step(_) => (G::ROUNDS, G::WIDENING),
        Rung::Former(_) => (G::FORMER_ROUNDS, 0),
    };
    let aside = budget.tries / 100 * widening;
    let tries = budget.tries - aside;
    let mut plans = match rung {
        Rung::Former(Former::Novice) => Vec::new(),
        // Whoever may think longer looks farther around, and at each plan more closely.
        _ if budget.tries > 0 => world.plans(tries.isqrt() as usize, &mut rng),
        _ if heat > 0 => world.plans(G::DRAWN, &mut rng),
        _ => world.plans(1, &mut rng),
    };
    if !plans.is_empty() && budget.tries > 0 && (plans.len() > 1 || aside > 0) {
        let search = Search { view, seat, rounds, budget, seed, progress };
        let plan = search.run(plans, tries);
        return if aside > 0 { search.widen(&world, plan, aside, &mut rng) } else { plan.plan };
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
    /// How many rounds a playout goes on for, beyond the running one.
    rounds: u32,
    budget: Budget,
    seed: Seed,
    progress: &'a Progress,
}

/// A plan that is compared, and how it came out in the first of the imagined tables, in sums: the last is that of all.
struct Runner<G: Judgement> {
    /// Where it stood in the list.
    nth: usize,
    plan: Plan<G>,
    sums: Vec<i64>,
}

impl<G: Judgement> Runner<G> {
    fn new(nth: usize, plan: Plan<G>) -> Runner<G> {
        let trust = G::TRUST * i64::from(plan.worth);
        Runner { nth, plan, sums: vec![trust] }
    }

    /// In how many tables it was played on.
    fn worlds(&self) -> u64 {
        self.sums.len() as u64 - 1
    }

    fn total(&self) -> i64 {
        self.sums[self.sums.len() - 1]
    }
}

impl<G: Judgement> Search<'_, G> {
    /// Plays every plan on in the same imagined tables, and halves their number until one is left.
    fn run(&self, plans: Vec<Plan<G>>, tries: u32) -> Runner<G> {
        self.progress.begin(self.budget.tries);
        let mut field: Vec<Runner<G>> =
            plans.into_iter().enumerate().map(|(nth, plan)| Runner::new(nth, plan)).collect();
        let halvings = (field.len().max(2) - 1).ilog2() + 1;
        let mut worlds = 0;
        rank(&mut field);
        'thinking: while field.len() > 1 {
            let many = field.len() as u64;
            let enough = worlds + (u64::from(tries / halvings) / many).max(1);
            while worlds < enough {
                let next = worlds + (BATCH / many).clamp(1, enough - worlds);
                if self.play_out(&mut field, worlds..next).is_none() {
                    break 'thinking;
                }
                worlds = next;
                rank(&mut field);
            }
            field.truncate(field.len().div_ceil(2));
        }
        field.swap_remove(0)
    }

    /// Plays every plan of the field on in these imagined tables, on several threads; how they come out does
    /// not depend on how many. Nothing, if it was stopped on the way.
    fn play_out(&self, field: &mut [Runner<G>], worlds: Range<u64>) -> Option<()> {
        let threads = u64::from(self.budget.threads.max(1)).min(worlds.end - worlds.start);
        let plans: Vec<&Plan<G>> = field.iter().map(|runner| &runner.plan).collect();
        let part = |from: u64| {
            let mut rows = Vec::new();
            for world in worlds.clone().filter(|world| world % threads == from) {
                let table = G::imagine(self.view, &mut self.seed.stream(Purpose::Bot, 3 * world + 1));
                for plan in &plans {
                    if self.progress.is_stopped() {
                        return None;
                    }
                    rows.push((world, self.follow(table.clone(), plan, world)));
                    self.progress.count();
                }
            }
            Some(rows)
        };
        let parts: Vec<Option<Vec<(u64, i32)>>> = thread::scope(|scope| {
            let part = &part;
            let workers: Vec<_> = (1..threads).map(|from| scope.spawn(move || part(from))).collect();
            let own = part(0);
            let others = workers.into_iter().map(|worker| worker.join().expect("a playout does not panic"));
            std::iter::once(own).chain(others).collect()
        });
        let mut rows: Vec<(u64, i32)> = Vec::new();
        for part in parts {
            rows.extend(part?);
        }
        rows.sort_by_key(|(world, _)| *world);
        for (row, (_, value)) in rows.into_iter().enumerate() {
            let many = field.len();
            let runner = &mut field[row % many];
            runner.sums.push(runner.total() + i64::from(value));
        }
        Some(())
    }

    /// Follows a plan in an imagined table, then everybody plays on for some rounds. Chance has a
    /// generator of its own, so that all plans meet the same luck.
    fn follow(&self, mut table: G, plan: &Plan<G>, world: u64) -> i32 {
        let mut whim = self.seed.stream(Purpose::Bot, 3 * world + 2);
        let mut luck = self.seed.stream(Purpose::Bot, 3 * world + 3);
        let mut drawn = Vec::with_capacity(64);
        let last = table.rounds_to_come().saturating_sub(self.rounds);
        for action in &plan.actions {
            if table.turn() != Turn::Seat(self.seat) || table.allows(action).is_err() {
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
        table.standing(self.seat)
    }
}

/// Puts the best first. Of plans that came out alike, the one that was listed first stays ahead.
fn rank<G: Judgement>(field: &mut [Runner<G>]) {
    field.sort_by_key(|runner| (Reverse(runner.total()), runner.nth));
}
