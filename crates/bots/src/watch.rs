//! Watching a bot think, and stopping it.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU32, Ordering},
};

use serde::Serialize;
use serde_json::Value;

/// Shared between a thinking bot and whoever waits for it.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    done: AtomicU32,
    budget: AtomicU32,
    line: Mutex<Vec<Value>>,
}

impl Watch {
    /// Nothing thought yet.
    pub fn new() -> Watch {
        Watch::default()
    }

    /// Stops the thinking: the best found so far is answered.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::SeqCst);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }

    /// The share of the budget that is used, in hundredths.
    pub fn progress(&self) -> u32 {
        let budget = u64::from(self.budget.load(Ordering::Relaxed).max(1));
        (100 * u64::from(self.played()).min(budget) / budget) as u32
    }

    /// How many games were played on in imagination.
    pub fn played(&self) -> u32 {
        self.done.load(Ordering::SeqCst)
    }

    /// The best line so far: the actions of the plan that leads, as JSON; empty before there is one.
    /// It may show what only the bot's seat knows, such as a tile behind its screen: show it to
    /// whoever may look behind that screen, and to nobody else.
    pub fn best_line(&self) -> Vec<Value> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn begin(&self, budget: u32) {
        self.budget.store(budget, Ordering::Relaxed);
        self.done.store(0, Ordering::SeqCst);
    }

    pub(crate) fn count(&self) {
        self.done.fetch_add(1, Ordering::SeqCst);
    }

    pub(crate) fn lead<A: Serialize>(&self, actions: &[A]) {
        let line = actions.iter().map(|action| serde_json::to_value(action).unwrap_or_default()).collect();
        *self.line.lock().unwrap_or_else(PoisonError::into_inner) = line;
    }
}
