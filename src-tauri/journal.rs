//! The shell's own log: what went wrong with disks and windows, never what is in a hand.
//!
//! A panic's words may quote a table, so only its place is noted, here and on the terminal.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
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
            append_to(&path).map(|file| (path, Mutex::new(file)))
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
            && let Ok(new) = append_to(path)
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

/// Opens a log for its owner alone. What is no file is left alone: whoever opens a pipe waits for somebody to read it.
fn append_to(path: &Path) -> io::Result<File> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(io::Error::other("the log is no file"));
    }
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.create(true).append(true).open(path)
}

/// A large log becomes the old one; the one before that is gone.
fn turn_over(path: &Path) -> io::Result<()> {
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
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |name| fs::metadata(folder.join(name)).expect("it is there").permissions().mode() & 0o777;
            assert_eq!([mode("cloister.log"), mode("cloister.old.log")], [0o600; 2]);
        }
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    /// Whoever opens a pipe for writing waits for somebody to read it.
    #[test]
    #[cfg(unix)]
    fn a_pipe_in_the_place_of_the_log_keeps_nobody_waiting() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let pipe = folder.path().join("cloister.log");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("it is there").success());
        let (tell, told) = std::sync::mpsc::channel();
        let path = folder.path().to_owned();
        std::thread::spawn(move || {
            Journal::open(&path).note("nobody reads this");
            assert!(crate::watchdog::can_be_written(&path), "beside it there is room");
            tell.send(())
        });
        told.recv_timeout(std::time::Duration::from_secs(20)).expect("it waits for nobody");
    }
}
