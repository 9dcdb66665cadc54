//! Watching a bot think, and stopping it.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Shared between a thinking bot and whoever waits for it.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    done: AtomicU32,
    budget: AtomicU32,
}

impl Watch {
    /// Nothing thought yet.
    pub fn new() -> Watch {
        Watch::default()
    }

    /// Stops the thinking: the best found so far is answered.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// The share of the budget that is used, in hundredths.
    pub fn progress(&self) -> u32 {
        let budget = self.budget.load(Ordering::Relaxed).max(1);
        (100 * self.done.load(Ordering::Relaxed).min(budget)) / budget
    }

    pub(crate) fn begin(&self, budget: u32) {
        self.budget.store(budget, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    pub(crate) fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}
