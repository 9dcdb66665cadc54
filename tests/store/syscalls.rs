//! Every call to the system that touches the disk fails once, sled's own among them; and the process
//! is killed at every one of them. Nothing is acknowledged falsely, and the store opens again.

use std::{fs, path::Path};

use store::SavedGames;

use crate::play::{Folder, soak, tables};
use crate::traced::{Life, can_trace, copy_all, heard, live};

const LIFE: Life = Life { steps: 6, compact: true };

/// Calls, and how each may fail.
const CALLS: &[(&str, &str)] = &[
    ("openat", "EACCES"),
    ("pread64", "EIO"),
    ("read", "EIO"),
    ("write", "ENOSPC"),
    ("pwrite64", "ENOSPC"),
    ("fsync", "EIO"),
    ("sync_file_range", "EIO"),
    ("ftruncate", "EIO"),
    ("rename", "EACCES"),
    ("unlink", "EACCES"),
    ("unlinkat", "EIO"),
    ("mkdir", "ENOSPC"),
    ("flock", "EIO"),
    ("getdents64", "EIO"),
    ("statx", "EIO"),
];

/// Runs the child with a fault at the n-th of these calls; whether it came about.
fn run(master: &Path, call: &str, fault: &str, n: u64) -> bool {
    let (folder, traces) = (Folder::new(), Folder::new());
    copy_all(master, &folder.0);
    fs::create_dir_all(&traces.0).expect("a folder");
    let trace = traces.0.join("trace");
    let inject = format!("inject={call}:{fault}:when={n}");
    let output = live(&folder.0, LIFE, &trace, &["-e", &format!("trace={call}"), "-e", &inject]);
    let (acknowledged, words) = heard(&output.stdout);
    let has = |word: &str| words.iter().any(|line| line == word);
    let trace = String::from_utf8_lossy(&fs::read(&trace).expect("a trace")).into_owned();
    let killed = trace.contains("killed by SIGKILL");
    let happened = killed || trace.contains("(INJECTED)");
    assert!(!has("another table"), "{inject}: {words:?}");
    if has("stuck") {
        println!("{inject}: the store did not come back, and the process was ended");
    }
    // A fault before the first word hit the loader or the harness, not us.
    if has("begun") && !killed {
        assert!(
            output.status.success(),
            "{inject}: {:?} {words:?} {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let (mut saved_games, news) = SavedGames::open(&folder.0, 9).expect("nobody else has it");
    assert_eq!(*saved_games.saving(), store::Saving::Saved, "{inject}: {news:?}");
    let there = tables(&mut saved_games);
    for (game, number) in acknowledged {
        let found = there.iter().find(|(id, ..)| *id == game).map_or(0, |(_, found, _)| *found);
        assert!(found >= number, "{inject}: {game}: {number} acknowledged, {found} there, {news:?}");
    }
    happened
}

/// A store that was played before, so that there is something to lose.
fn master() -> Folder {
    let folder = Folder::new();
    let traces = Folder::new();
    fs::create_dir_all(&traces.0).expect("a folder");
    for _ in 0..2 {
        let life = Life { steps: 20, compact: false };
        let output = live(&folder.0, life, &traces.0.join("trace"), &["-e", "trace=none"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    folder
}

/// Tries every n-th call, all of them in a soak, and says how many there were.
fn every_call(fault: impl Fn(&str) -> String) -> (u64, u64) {
    let master = master();
    let (stride, mut tried, mut calls) = (if soak(1) > 1 { 1 } else { 9 }, 0, 0);
    for (call, error) in CALLS {
        for n in (1..).step_by(stride) {
            if !run(&master.0, call, &fault(error), n) {
                calls += n - 1;
                break;
            }
            tried += 1;
        }
    }
    (tried, calls)
}

#[test]
fn a_call_that_fails_costs_nothing_acknowledged() {
    if can_trace() {
        let (tried, calls) = every_call(|error| format!("error={error}"));
        println!("{calls} calls to the system, {tried} of them failed once each: 0 false acknowledgements");
    }
}

#[test]
fn a_kill_at_a_call_costs_nothing_acknowledged() {
    if can_trace() {
        let (tried, calls) = every_call(|_| "signal=SIGKILL".to_owned());
        println!("{calls} calls to the system, killed at {tried} of them: 0 acknowledged actions lost");
    }
}
