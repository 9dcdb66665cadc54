//! The shell's own log: what went wrong with disks and windows, never what is in a hand.
//!
//! A panic's words may quote a table, so only its place is noted, here and on the terminal.

use std::{
    fs::{self, File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

/// A log file is turned over when it is this large.
const LARGE: u64 = 256 << 10;

/// A rotating log; it may go nowhere.
pub struct Journal(Option<(PathBuf, Mutex<File>)>);

impl Journal {
    /// The log in this folder; nowhere, if it cannot be written.
    pub fn open(folder: &Path) -> Journal {
        let open = || {
            fs::create_dir_all(folder)?;
            let path = folder.join("cloister.log");
            turn_over(&path)?;
            OpenOptions::new().create(true).append(true).open(&path).map(|file| (path, Mutex::new(file)))
        };
        Journal(open().ok())
    }

    /// A log that goes nowhere.
    pub fn nowhere() -> Journal {
        Journal(None)
    }

    /// Notes a line. Callers pass only their own fixed words, counts and paths.
    pub fn note(&self, line: &str) {
        let Some((path, file)) = &self.0 else { return };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(file, "{now} {line}");
        if file.metadata().is_ok_and(|about| about.len() > LARGE)
            && turn_over(path).is_ok()
            && let Ok(new) = OpenOptions::new().create(true).append(true).open(path)
        {
            *file = new;
        }
    }
}

/// From now on a panic is noted by its place alone, on the terminal and with `note`.
pub fn note_panics(note: impl Fn(&str) + Send + Sync + 'static) {
    std::panic::set_hook(Box::new(move |panic| {
        let line = match panic.location() {
            Some(at) => format!("a mistake of ours at {}:{}", at.file(), at.line()),
            None => "a mistake of ours".to_owned(),
        };
        eprintln!("cloister: {line}");
        note(&line);
    }));
}

/// A large log becomes the old one; the one before that is gone.
fn turn_over(path: &Path) -> std::io::Result<()> {
    if fs::metadata(path).is_ok_and(|about| about.len() > LARGE) {
        fs::rename(path, path.with_extension("old.log"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_log_is_turned_over() {
        let folder = std::env::temp_dir().join(format!("cloister-journal-{}", std::process::id()));
        let journal = Journal::open(&folder);
        for _ in 0..6000 {
            journal.note(&"x".repeat(100));
        }
        let size = |name| fs::metadata(folder.join(name)).map_or(0, |about| about.len());
        assert!(size("cloister.log") <= LARGE && size("cloister.old.log") <= LARGE + 200);
        assert!(size("cloister.old.log") > 0);
        fs::remove_dir_all(folder).expect("it can be removed");
    }
}
