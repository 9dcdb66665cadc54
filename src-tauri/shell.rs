//! The shell's state: the app behind its lock, and what surrounds it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::{
        Arc, LazyLock, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{SavedGames, Saving, StoreError};
use tauri::{AppHandle, Emitter, Manager, Runtime, ipc::InvokeBody};

use crate::{
    app::{App, World},
    error::{Error, Kind},
    journal::Journal,
    thinking::{self, Thinker},
    watchdog::Pulse,
};

/// No command is asked with more than this, in bytes.
pub const LARGEST: usize = 64 << 10;

/// But for one that brings a file along.
pub const LARGEST_FILE: usize = store::LARGEST + LARGEST;

/// For so many milliseconds others are let go first.
const PATIENCE: u32 = 200;

/// Everything the app holds.
pub struct Shell {
    app: Mutex<App>,
    /// How many wait for it.
    waiting: AtomicUsize,
    pub(crate) thinker: Arc<Thinker>,
    pub(crate) pulse: Pulse,
    pub(crate) journal: Journal,
    /// Whether the window is kept out of pictures of the screen.
    kept_out: AtomicBool,
}

/// The world as it is: the system's clock and the system's chance.
pub struct Outside;

/// When this program began, by a clock that nobody can set.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

impl World for Outside {
    fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn steady(&self) -> u64 {
        u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn chance(&mut self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system gives random bytes");
    }
}

impl Shell {
    /// The shell over the saved games in this folder, or in memory where that cannot be.
    ///
    /// # Errors
    /// If another Cloister has the folder.
    pub fn open(folder: &Path) -> Result<Shell, StoreError> {
        let journal = Journal::open(&folder.join("logs"));
        let (saved_games, news) = SavedGames::open(folder, Outside.now())?;
        for item in &news {
            journal.note(&format!("store: {}", json!(item)));
        }
        Ok(Shell::with(App::new(saved_games, news, Box::new(Outside)), journal))
    }

    /// The shell around this app.
    pub fn with(app: App, journal: Journal) -> Shell {
        Shell {
            thinker: app.thinker.clone(),
            app: Mutex::new(app),
            waiting: AtomicUsize::new(0),
            pulse: Pulse::default(),
            journal,
            kept_out: AtomicBool::new(false),
        }
    }

    fn lock(&self) -> MutexGuard<'_, App> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let app = self.app.lock().unwrap_or_else(PoisonError::into_inner);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        app
    }

    /// Lets those go first who wait for the app: a lock is no queue, and whoever asks a thousand times in a row would
    /// keep them out.
    pub(crate) fn give_way(&self) {
        for _ in 0..PATIENCE {
            if self.waiting.load(Ordering::Relaxed) == 0 {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Asks the app. A panic is an error, and the app goes on from what was saved.
    ///
    /// # Errors
    /// What the app answers, or [`Kind::Internal`].
    pub fn ask<T>(&self, ask: impl FnOnce(&mut App) -> Result<T, Error>) -> Result<T, Error> {
        let mut app = self.lock();
        catch_unwind(AssertUnwindSafe(|| ask(&mut app))).unwrap_or_else(|_| {
            self.journal.note("a command panicked; the table was laid out anew");
            if catch_unwind(AssertUnwindSafe(|| app.recover())).is_err() {
                app.opened = None;
            }
            Err(Error::new(Kind::Internal, "a mistake of ours; the game goes on"))
        })
    }
}

/// Answers a command: reads what is asked, asks the app, and wakes whoever must think next.
pub(crate) fn answer<R: Runtime, A: DeserializeOwned, T>(
    handle: &AppHandle<R>,
    body: &InvokeBody,
    largest: usize,
    command: impl FnOnce(&mut App, A) -> Result<T, Error>,
) -> Result<T, Error> {
    let asked = read(body, largest)?;
    let shell = handle.state::<Shell>();
    let asked = shell.ask(|app| {
        let before = app.saving().clone();
        let answer = command(app, asked);
        Ok((answer, before, app.saving().clone(), app.shows_secrets()))
    });
    // After a panic, too, the game goes on.
    thinking::wake(handle);
    let (answer, before, after, secret) = asked?;
    keep_out(handle, secret);
    if before != after {
        told_saving(handle, &after);
    }
    answer
}

pub(crate) fn told_saving<R: Runtime>(handle: &AppHandle<R>, saving: &Saving) {
    handle.state::<Shell>().journal.note(&format!("saving: {}", json!(saving)));
    let _ = handle.emit("saving-changed", saving);
}

/// While somebody's secrets are shown among several persons, the window is kept out of screenshots
/// and shared screens, where the system can do that: on Windows and macOS, not on Linux.
fn keep_out<R: Runtime>(handle: &AppHandle<R>, secret: bool) {
    if handle.state::<Shell>().kept_out.swap(secret, Ordering::Relaxed) != secret
        && let Some(window) = handle.get_webview_window("main")
    {
        let _ = window.set_content_protected(secret);
    }
}

/// The curtain falls by the shell's own decision.
pub(crate) fn lower<R: Runtime>(handle: &AppHandle<R>) {
    if let Some(shell) = handle.try_state::<Shell>() {
        let _ = shell.ask(|app| app.lower(Default::default()));
        keep_out(handle, false);
        let _ = handle.emit("curtain-fell", json!({}));
    }
}

/// What is asked, if it is of a bearable size and the right shape.
pub(crate) fn read<A: DeserializeOwned>(body: &InvokeBody, largest: usize) -> Result<A, Error> {
    let malformed = |why: String| Error::new(Kind::Malformed, why);
    let value = match body {
        InvokeBody::Json(Value::Null) => Value::Object(Default::default()),
        InvokeBody::Json(value) => {
            if !fits(value, &mut largest.clone()) {
                return Err(malformed("this is too large".into()));
            }
            value.clone()
        }
        InvokeBody::Raw(_) => return Err(malformed("bytes are not asked for".into())),
    };
    serde_json::from_value(value).map_err(|error| malformed(error.to_string()))
}

/// Whether a value, written out, takes about so many bytes at most.
fn fits(value: &Value, left: &mut usize) -> bool {
    let size = match value {
        Value::Null | Value::Bool(_) => 5,
        Value::Number(_) => 12,
        Value::String(text) => text.len() + 2,
        Value::Array(items) => return take(left, 2) && items.iter().all(|item| fits(item, left)),
        Value::Object(fields) => {
            return take(left, 2) && fields.iter().all(|(key, item)| take(left, key.len() + 4) && fits(item, left));
        }
    };
    take(left, size)
}

fn take(left: &mut usize, size: usize) -> bool {
    match left.checked_sub(size) {
        Some(rest) => {
            *left = rest;
            true
        }
        None => false,
    }
}
