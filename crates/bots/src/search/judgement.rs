//! What a game adds to be searched.

use table::{Game, Rng, Seat};

use crate::Plan;

/// How a game is judged. Every table here is imagined: its secrets are invented.
pub trait Judgement: Game {
    /// How many rounds a playout goes on before it is judged, beyond the running one.
    const ROUNDS: u32;

    /// How many playouts the worth of a plan at first sight weighs as much as.
    const TRUST: i64;

    /// How many plans are looked at by whoever draws one by its worth.
    const DRAWN: usize;

    /// Plans for whoever must act, the best first, at most so many, all different.
    fn plans(&self, most: usize, rng: &mut Rng) -> Vec<Plan<Self>>;

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
