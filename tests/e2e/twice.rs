//! Stories that had to be told twice: a few in a run may be the machine's fault, many are not.

use std::{
    io::{self, Write},
    process::{Child, Command, Stdio},
    sync::{LazyLock, Mutex, PoisonError},
};

/// So many stories of one run may be told twice.
const AT_MOST: usize = 3;

/// Reads the names of the stories until this program ends, however it ends, and then says how many there were: the
/// harness has no last word for that.
const LAST_WORD: &str = r#"names=$(cat); many=$(printf '%s' "$names" | grep -c .)
echo "Stories that were told twice: $many, of at most $0.${names:+ They were:}" >&2
[ -z "$names" ] || printf '%s\n' "$names" >&2"#;

/// Whoever has the last word, and what was told twice so far.
struct Run {
    listener: Child,
    twice: Vec<String>,
}

static RUN: LazyLock<Mutex<Run>> = LazyLock::new(|| {
    let listener = Command::new("sh").args(["-c", LAST_WORD, &AT_MOST.to_string()]).stdin(Stdio::piped()).spawn();
    Mutex::new(Run { listener: listener.expect("there is a shell"), twice: Vec::new() })
});

/// Stories are about to be told: at the end of the run it is said how many were told twice.
pub(crate) fn count() {
    LazyLock::force(&RUN);
}

/// This story failed, and is to be told once more, which is said aloud, past the harness: that keeps to itself what is
/// printed by a test that passes. Whether it may: too many of them are no accident.
pub(crate) fn once_more(name: &str) -> bool {
    let mut run = RUN.lock().unwrap_or_else(PoisonError::into_inner);
    run.twice.push(name.to_owned());
    let (many, may) = (run.twice.len(), run.twice.len() <= AT_MOST);
    let then = if may { "is told once more" } else { "is not told again: too many have failed" };
    writeln!(io::stderr(), "The story {name:?} failed, as number {many} of this run, and {then}.")
        .expect("there is somebody to tell");
    if let Some(heard) = &mut run.listener.stdin {
        writeln!(heard, "{name}").expect("somebody listens");
    }
    may
}
