//! How far a bot has come with its thinking; it can be stopped through it.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Shared between a thinking bot and whoever waits for it.
#[derive(Debug, Default)]
pub struct Progress {
    stopped: AtomicBool,
    tries: AtomicU32,
    budget: AtomicU32,
}

impl Progress {
    /// Nothing tried yet.
    pub fn new() -> Progress {
        Progress::default()
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
    pub fn hundredths(&self) -> u32 {
        let budget = u64::from(self.budget.load(Ordering::Relaxed).max(1));
        (100 * u64::from(self.tries()).min(budget) / budget) as u32
    }

    /// How often something was tried in imagination.
    pub fn tries(&self) -> u32 {
        self.tries.load(Ordering::SeqCst)
    }

    pub(crate) fn begin(&self, budget: u32) {
        self.budget.store(budget, Ordering::Relaxed);
        self.tries.store(0, Ordering::SeqCst);
    }

    pub(crate) fn count(&self) {
        self.tries.fetch_add(1, Ordering::SeqCst);
    }
}
