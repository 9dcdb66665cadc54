//! Sharing out numbered games among the cores.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

/// Plays games 0 to `games`, as many at a time as there are cores. Every worker counts on a count
/// of its own; gives all counts.
///
/// # Errors
/// The first failure of any game; the others are not waited for longer than their game lasts.
pub(crate) fn share_out<T: Send>(
    games: u64,
    new: impl Fn() -> T + Sync,
    play: impl Fn(u64, &mut T) -> Result<(), String> + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut count = new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= games {
                return Ok(count);
            }
            if let Err(failure) = play(n, &mut count) {
                next.store(games, Ordering::Relaxed);
                return Err(format!("game {n}: {failure}"));
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err("a game panicked".into()))).collect()
    })
}
