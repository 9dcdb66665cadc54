//! Plans like the best one: it must hold out against those that differ from it in one thing.
//!
//! Some of them at a time are played on in the imagined tables in which the best already was. After a few tables half of
//! them are left, after twice as many a quarter, and one that stays ahead for long enough is the best from then on.

use std::slice;

use table::Rng;

use super::{Judgement, Runner, Search, rank};
use crate::Plan;

/// How many plans are looked at together.
const TOGETHER: usize = 12;
/// In how many tables, before half of them are left.
const AT_FIRST: u64 = 4;
/// From how many tables on nobody stays who is behind.
const BEHIND: u64 = 16;
/// In how many tables the best must have been beaten: one for so many tries.
const PROOF: u32 = 16;

impl<G: Judgement> Search<'_, G> {
    /// The best of the plans that can be reached from this one, for so many tries.
    pub(super) fn widen(&self, world: &G, mut best: Runner<G>, tries: u32, rng: &mut Rng) -> Plan<G> {
        let mut left = u64::from(tries);
        let proof = u64::from(tries / PROOF).max(BEHIND);
        let mut seen: Vec<Vec<G::Action>> = vec![best.plan.actions.clone()];
        let mut new = Vec::new();
        loop {
            if new.is_empty() {
                new = world.variants(&best.plan, rng);
                new.retain(|plan| !seen.contains(&plan.actions));
                new.reverse();
            }
            let some = new.split_off(new.len().saturating_sub(TOGETHER)).into_iter().rev();
            let others: Vec<Runner<G>> = some.enumerate().map(|(nth, plan)| Runner::new(nth, plan)).collect();
            if others.is_empty() {
                break;
            }
            seen.extend(others.iter().map(|other| other.plan.actions.clone()));
            match self.challenge(&mut best, others, proof, &mut left) {
                // What is like it is looked at next.
                Some(Some(better)) => (best, new) = (better, Vec::new()),
                Some(None) => {}
                None => break,
            }
        }
        best.plan
    }

    /// One of these that is better than the best so far, if there is one; nothing at all, if there are no tries left.
    fn challenge(
        &self,
        best: &mut Runner<G>,
        mut others: Vec<Runner<G>>,
        proof: u64,
        left: &mut u64,
    ) -> Option<Option<Runner<G>>> {
        let mut enough = AT_FIRST;
        loop {
            let due = |runner: &Runner<G>| enough.saturating_sub(runner.worlds());
            *left = left.checked_sub(due(best) + others.iter().map(due).sum::<u64>())?;
            if due(best) > 0 {
                let from = best.worlds();
                self.play_out(slice::from_mut(best), from..enough)?;
            }
            let from = others[0].worlds();
            self.play_out(&mut others, from..enough)?;
            rank(&mut others);
            others.truncate(others.len().div_ceil(2));
            if enough >= BEHIND {
                others.retain(|other| other.total() > best.sums[enough as usize]);
            }
            if enough >= proof || others.is_empty() {
                return Some(others.into_iter().next());
            }
            enough = (2 * enough).min(proof);
        }
    }
}
