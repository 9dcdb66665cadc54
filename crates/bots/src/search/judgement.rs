//! What a game adds to be searched.

use table::{Game, Rng, Seat};

use crate::Plan;

/// How a game is judged. Every table here is imagined: its secrets are invented.
pub trait Judgement: Game {
    /// How many rounds a playout goes on before it is judged, beyond the running one.
    const ROUNDS: u32;

    /// How many rounds it was before there were rungs, to compare with.
    const FORMER_ROUNDS: u32;

    /// How many playouts the worth of a plan at first sight weighs as much as.
    const TRUST: i64;

    /// How many plans are looked at by whoever draws one by its worth.
    const DRAWN: usize;

    /// How many of a hundred tries are set aside for plans that differ from the best one in one thing. Of fewer than
    /// a hundred there are none.
    const WIDENING: u32 = 0;

    /// Plans for whoever must act, the best first, at most so many, all different.
    fn plans(&self, most: usize, rng: &mut Rng) -> Vec<Plan<Self>>;

    /// Plans that differ from this one in one thing, the most promising first.
    fn variants(&self, _plan: &Plan<Self>, _rng: &mut Rng) -> Vec<Plan<Self>> {
        Vec::new()
    }

    /// One quick, sensible, careless action for whoever must act.
    fn careless(&self, rng: &mut Rng) -> Self::Action;

    /// The seat that must act plays on, quickly and well, to the end of its part: one action at least.
    fn play_on(&mut self, rng: &mut Rng);

    /// How well a seat stands, in hundredths of a final point above its best rival's: exact once
    /// the game is over, a guess before.
    fn standing(&self, seat: Seat) -> i32;

    /// How many rounds are still to come: tables are best compared when one begins.
    fn rounds_to_come(&self) -> u32;
}
