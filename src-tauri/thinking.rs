//! Bots think here, on threads of their own.
//!
//! A bot is prepared under the app's lock with a copy of its view, and thinks without it. What it
//! came to is played only if nothing has changed since; a late answer is dropped.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use bots::{Progress, Reason, Thinking};
use serde_json::Value;
use store::GameId;
use table::Seat;
use tauri::{AppHandle, Emitter, Manager, Runtime};

use crate::{
    answers::{Advice, BotThinking, ThinkingOn},
    app::App,
    error::{Error, Kind},
    requests::Hint,
    shell::{Shell, told_saving},
};

/// How often progress is told.
const TICK: Duration = Duration::from_millis(250);

/// How long a bot that waits does not listen.
const NAP: Duration = Duration::from_millis(40);

/// The bot that is thinking now, and the hint that is wanted.
#[derive(Default)]
pub struct Thinker {
    turn: Mutex<Option<BotTurn>>,
    /// How many hints were asked for, and who thinks about the last of them.
    wanted: Mutex<(u64, Option<Arc<Progress>>)>,
    /// Held by whoever thinks about a hint.
    advising: Mutex<()>,
}

/// A bot's turn: what it thinks about, and how far it is.
#[derive(Clone)]
struct BotTurn {
    game: GameId,
    /// The game's count of changes when it began.
    changes: u64,
    seat: Seat,
    level: String,
    progress: Arc<Progress>,
}

impl Thinker {
    fn lock(&self) -> MutexGuard<'_, Option<BotTurn>> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another hint is wanted: whoever thinks about the one before comes to an end.
    fn advise(&self, progress: &Arc<Progress>) -> u64 {
        let mut wanted = self.wanted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = wanted.1.replace(progress.clone()) {
            before.stop();
        }
        wanted.0 += 1;
        wanted.0
    }

    /// Whether no other hint was asked for since.
    fn is_wanted(&self, own: u64) -> bool {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner).0 == own
    }

    /// How far the bot is that is to act in this game.
    pub fn about(&self, game: GameId, seat: Seat, level: &str) -> BotThinking {
        let now = self.lock();
        let turn = now.as_ref().filter(|turn| (turn.game, turn.seat) == (game, seat));
        let progress = turn.map_or(0, |turn| turn.progress.hundredths());
        BotThinking { seat: seat.0, level: level.to_owned(), progress }
    }

    /// Whoever is thinking in this game is to come to an end: the best found so far is played.
    pub fn stop(&self, game: GameId) {
        if let Some(turn) = self.lock().as_ref().filter(|turn| turn.game == game) {
            turn.progress.stop();
        }
    }

    /// Takes a new turn in place of an older one; not, if it is thought about already.
    fn begin(&self, new: &BotTurn) -> bool {
        let mut now = self.lock();
        match &*now {
            Some(old) if (old.game, old.changes) == (new.game, new.changes) => return false,
            Some(old) => old.progress.stop(),
            None => {}
        }
        *now = Some(new.clone());
        true
    }

    fn end(&self, turn: &BotTurn) {
        let mut now = self.lock();
        if now.as_ref().is_some_and(|now| (now.game, now.changes) == (turn.game, turn.changes)) {
            *now = None;
        }
    }

    fn end_all(&self) {
        if let Some(turn) = self.lock().take() {
            turn.progress.stop();
        }
    }
}

/// Lets the bot think whose turn it is, if it is not thinking already.
pub(crate) fn wake<R: Runtime>(handle: &AppHandle<R>) {
    let shell = handle.state::<Shell>();
    let prepared = shell.ask(|app| Ok(prepare(app)));
    let Ok(Some((turn, thinking, pace))) = prepared else {
        shell.thinker.end_all();
        return;
    };
    if shell.thinker.begin(&turn) {
        let own = handle.clone();
        let spawned = thread::Builder::new().name("bot".into()).spawn(move || think(&own, turn, thinking, pace));
        if let Err(error) = spawned {
            shell.journal.note(&format!("no thread for a bot: {error}"));
            shell.thinker.end_all();
        }
    }
}

fn prepare(app: &mut App) -> Option<(BotTurn, Option<Thinking>, Duration)> {
    let (game, number, changes, seat, level) = app.bot_to_act()?;
    let progress = Arc::new(Progress::new());
    let turn = BotTurn { game, changes, seat, level, progress };
    let level = crate::app::level_of(&turn.level)?;
    let open = app.opened.as_ref()?;
    // The bot's own seed follows from the game's name and the moment, never from the game's seed.
    let name = game.0.iter().fold(0u64, |sum, byte| sum.rotate_left(7) ^ u64::from(*byte));
    let thinking = bots::prepare(&*open.table, seat, level, name ^ u64::from(number));
    // Whoever has just ended a turn has a moment to take that back: nothing is settled before the bot acts.
    let moment = open.turned_over().is_some();
    let pace = match app.saved_games.settings().pace.as_str() {
        "at-once" => 0,
        "fast" => {
            if moment {
                1200
            } else {
                200
            }
        }
        "slow" => {
            if moment {
                3000
            } else {
                600
            }
        }
        _ => {
            if moment {
                2200
            } else {
                400
            }
        }
    };
    Some((turn, thinking, Duration::from_millis(pace)))
}

/// Thinks, waits until a person can follow, and acts.
fn think<R: Runtime>(handle: &AppHandle<R>, turn: BotTurn, thinking: Option<Thinking>, pace: Duration) {
    let shell = handle.state::<Shell>();
    let began = Instant::now();
    let done = Arc::new(AtomicBool::new(false));
    tell_progress(handle, &turn, &done);
    let progress = turn.progress.clone();
    let (plan, because): (Vec<Value>, Vec<Reason>) = thinking
        .and_then(|thinking| catch_unwind(AssertUnwindSafe(|| thinking(&progress))).ok())
        .map_or_else(Default::default, |came_to| (came_to.plan, came_to.open));
    done.store(true, Ordering::Relaxed);
    if plan.is_empty() {
        shell.journal.note("a bot came to nothing; the first legal action is played");
    }
    // The time shown never depends on what is hidden: short thoughts all take as long.
    // Whoever does not want to wait stops the thinking, and the waiting with it.
    while !progress.is_stopped() && began.elapsed() < pace {
        thread::sleep(pace.saturating_sub(began.elapsed()).min(NAP));
    }
    let acted = follow(handle, &turn, &plan, &because);
    shell.thinker.end(&turn);
    // Whoever comes too late leaves the table alone; whoever changed it woke the next.
    if acted {
        wake(handle);
    }
}

/// Plays a plan as far as it holds; whether anything was played.
fn follow<R: Runtime>(handle: &AppHandle<R>, turn: &BotTurn, plan: &[Value], because: &[Reason]) -> bool {
    let played = handle.state::<Shell>().ask(|app| {
        let before = app.saving().clone();
        let changed = app.bot_acts(turn.game, turn.changes, plan, because)?;
        Ok((changed, before, app.saving().clone()))
    });
    let Ok((changed, before, after)) = played else { return false };
    if before != after {
        told_saving(handle, &after);
    }
    let _ = handle.emit("table-changed", changed);
    true
}

/// Tells how far a bot is, a few times a second, as long as it thinks.
fn tell_progress<R: Runtime>(handle: &AppHandle<R>, turn: &BotTurn, done: &Arc<AtomicBool>) {
    let (handle, turn, done) = (handle.clone(), turn.clone(), done.clone());
    // Without it the bot still plays.
    let _ = thread::Builder::new().name("progress".into()).spawn(move || {
        loop {
            thread::sleep(TICK);
            if done.load(Ordering::Relaxed) {
                return;
            }
            let progress = turn.progress.hundredths();
            let _ = handle.emit("thinking", ThinkingOn { game: turn.game, seat: turn.seat.0, progress });
        }
    });
}

/// Advises the lifted seat, on this thread and without the lock; the advice is given only if the
/// same seat is still at the device.
pub(crate) fn hint<R: Runtime>(handle: &AppHandle<R>, asked: Hint) -> Result<Advice, Error> {
    let shell = handle.state::<Shell>();
    let (thinking, ticket) = shell.ask(|app| app.ask_advice(&asked))?;
    let progress = Arc::new(Progress::new());
    // Whoever asks again no longer waits for what was asked before; and only one bot thinks at a time.
    let own = shell.thinker.advise(&progress);
    let _turn = shell.thinker.advising.lock().unwrap_or_else(PoisonError::into_inner);
    if !shell.thinker.is_wanted(own) {
        return Err(Error::new(Kind::Cancelled, "another hint was asked for"));
    }
    let came_to = catch_unwind(AssertUnwindSafe(|| thinking(&progress)))
        .map_err(|_| Error::new(Kind::Internal, "the bot stumbled"))?;
    if !shell.thinker.is_wanted(own) {
        return Err(Error::new(Kind::Cancelled, "another hint was asked for"));
    }
    shell.ask(|app| app.give_advice(ticket, came_to))
}
