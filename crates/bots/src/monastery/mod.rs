//! How Monastery is judged.
//!
//! Worth is counted in hundredths of a testament point. `moving` finds what the monks of one seat
//! can score this round and where they should stand; `placing` tries every tile with it;
//! `scoring` and `collecting` do the rest of a round; `choosing` answers the rarer questions.

mod choosing;
mod collecting;
mod moving;
mod placing;
mod scoring;

use arrayvec::ArrayVec;
use games::monastery::{Action, Monastery, Part};
use table::{Game, Rng, Seat, Turn};

use crate::{Judgement, Plan, Reason};

/// How broadly a turn is planned.
#[derive(Clone, Copy)]
struct Care {
    /// How many placements are tried with all moves.
    placements: usize,
    /// How often the moves are improved.
    rounds: usize,
}

impl Care {
    /// For a turn that is really played.
    const FULL: Care = Care { placements: 160, rounds: 6 };
    /// For turns in imagination.
    const QUICK: Care = Care { placements: 3, rounds: 3 };
    /// For those who do not care.
    const NONE: Care = Care { placements: 1, rounds: 1 };
}

impl Judgement for Monastery {
    fn plans(&self, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
        let mut plans = match self.part() {
            Part::Placing { .. } => placing::plans(self, Care::FULL, most, rng),
            Part::Scoring { .. } => scoring::plans(self, most, rng),
            Part::Collecting { .. } => collecting::plans(self, most),
            Part::Chance | Part::Over => Vec::new(),
            _ => choosing::plans(self, most),
        };
        plans.truncate(most);
        plans
    }

    fn careless(&self, rng: &mut Rng) -> Action {
        if rng.below(4) > 0 {
            let plans = match self.part() {
                Part::Placing { .. } => placing::plans(self, Care::NONE, 1, rng),
                Part::Collecting { .. } => collecting::simple(self),
                _ => Vec::new(),
            };
            if let Some(action) = plans.first().and_then(|plan| plan.actions.first()) {
                return *action;
            }
        }
        let mut actions = Vec::new();
        self.actions(&mut actions);
        *rng.pick(&actions).expect("somebody can act")
    }

    fn play_on(&mut self, rng: &mut Rng) {
        match self.part() {
            Part::Placing { .. } => placing::play(self, Care::QUICK, rng),
            Part::Scoring { .. } => scoring::play(self, rng),
            Part::Collecting { .. } => collecting::play(self),
            Part::Chance | Part::Over => {}
            _ => choosing::play(self),
        }
    }

    fn standing(&self, seat: Seat) -> i32 {
        let worths: ArrayVec<i32, 4> =
            Seat::all(self.seats()).map(|seat| 100 * i32::from(self.testament(seat).points)).collect();
        let own = |other: Seat| other == seat || self.are_partners(seat, other);
        let all = || Seat::all(self.seats()).map(|other| (other, worths[other.index()]));
        let margin = if all().any(|(other, _)| self.are_partners(seat, other)) {
            all().map(|(other, worth)| if own(other) { worth } else { -worth }).sum()
        } else {
            worths[seat.index()] - all().filter(|(other, _)| *other != seat).map(|(_, worth)| worth).max().unwrap_or(0)
        };
        // A win is worth more than its margin, and a rout hardly more than a win.
        let near = margin.clamp(-1000, 1000);
        let squeezed = near + (margin - near) / 4;
        match self.outcome() {
            Some(outcome) if outcome.winners.has(seat) => squeezed + 150,
            Some(_) => squeezed - 150,
            None => squeezed,
        }
    }
}

/// Does what was planned, as far as it is legal.
fn follow(world: &mut Monastery, seat: Seat, actions: impl IntoIterator<Item = Action>) {
    for action in actions {
        if world.turn() == Turn::Seat(seat) && world.allows(&action).is_ok() {
            world.apply(&action, &mut ());
        }
    }
}

/// How much a rival's gain counts as one's own loss: less, the more rivals there are.
fn rivalry(world: &Monastery) -> i32 {
    match world.seats() {
        2 => 80,
        3 => 45,
        _ => 30,
    }
}

/// A point scored now, in hundredths of a testament point.
const POINT: i32 = 75;

/// What a monk who prays now cannot do until he stands up.
fn lock(world: &Monastery) -> i32 {
    105 * i32::from(world.rounds_till_service()).min(i32::from(world.rounds_left()) - 1)
}

/// How many monks of a seat stand in the monastery.
fn standing_monks(world: &Monastery, seat: Seat) -> i32 {
    let mut many = 0;
    world.board().spots(seat, |_| many += 1);
    many
}

fn because(key: &'static str, many: impl Into<i32>) -> Option<Reason> {
    let many = many.into();
    (many != 0).then_some(Reason { key, many })
}
