//! Bots think here, on threads of their own.
//!
//! A bot is prepared under the house's lock with a copy of its view, and thinks without it. What it
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

use bots::{Thinking, Watch};
use serde_json::Value;
use store::GameId;
use table::Seat;
use tauri::{AppHandle, Emitter, Manager, Runtime};

use crate::{
    asked::Hint,
    error::{Error, Kind},
    screen::{Advice, BotThinking, TableChanged, ThinkingOn},
    session::House,
    shell::{Shell, told_saving},
};

/// How often progress is told.
const TICK: Duration = Duration::from_millis(250);

/// Whoever is thinking now.
#[derive(Default)]
pub struct Thinker(Mutex<Option<Thought>>);

#[derive(Clone)]
struct Thought {
    game: GameId,
    /// The desk's count of thoughts when it began.
    number: u64,
    seat: Seat,
    level: String,
    watch: Arc<Watch>,
}

impl Thinker {
    fn lock(&self) -> MutexGuard<'_, Option<Thought>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is thinking in this game.
    pub fn about(&self, game: GameId) -> Option<BotThinking> {
        let now = self.lock();
        let thought = now.as_ref().filter(|thought| thought.game == game)?;
        let progress = thought.watch.progress();
        Some(BotThinking { seat: thought.seat.0, level: thought.level.clone(), progress })
    }

    /// Whoever is thinking in this game is to come to an end: the best found so far is played.
    pub fn stop(&self, game: GameId) {
        if let Some(thought) = self.lock().as_ref().filter(|thought| thought.game == game) {
            thought.watch.stop();
        }
    }

    /// Takes a new thought in place of an older one; not, if it is thought already.
    fn begin(&self, new: &Thought) -> bool {
        let mut now = self.lock();
        match &*now {
            Some(old) if (old.game, old.number) == (new.game, new.number) => return false,
            Some(old) => old.watch.stop(),
            None => {}
        }
        *now = Some(new.clone());
        true
    }

    fn end(&self, thought: &Thought) {
        let mut now = self.lock();
        if now.as_ref().is_some_and(|now| (now.game, now.number) == (thought.game, thought.number)) {
            *now = None;
        }
    }

    fn end_all(&self) {
        if let Some(thought) = self.lock().take() {
            thought.watch.stop();
        }
    }
}

/// Lets the bot think whose turn it is, if it is not thinking already.
pub(crate) fn wake<R: Runtime>(app: &AppHandle<R>) {
    let shell = app.state::<Shell>();
    let prepared = shell.ask(|house| Ok(prepare(house)));
    let Ok(Some((thought, thinking, pace))) = prepared else {
        shell.thinker.end_all();
        return;
    };
    if shell.thinker.begin(&thought) {
        let own = app.clone();
        let spawned = thread::Builder::new().name("bot".into()).spawn(move || think(&own, thought, thinking, pace));
        if let Err(error) = spawned {
            shell.journal.note(&format!("no thread for a bot: {error}"));
            shell.thinker.end_all();
        }
    }
}

fn prepare(house: &mut House) -> Option<(Thought, Option<Thinking>, Duration)> {
    let (game, number, thoughts, seat, level) = house.bot_to_act()?;
    let watch = Arc::new(Watch::new());
    let thought = Thought { game, number: thoughts, seat, level, watch };
    let level = crate::session::level_of(&thought.level)?;
    let desk = house.desk.as_ref()?;
    // The bot's own seed follows from the game's name and the moment, never from the game's seed.
    let name = game.0.iter().fold(0u64, |sum, byte| sum.rotate_left(7) ^ u64::from(*byte));
    let thinking = bots::prepare(&*desk.table, seat, level, name ^ u64::from(number));
    let pace = match house.archive.settings().pace.as_str() {
        "at-once" => 0,
        "fast" => 300,
        "slow" => 1800,
        _ => 900,
    };
    Some((thought, thinking, Duration::from_millis(pace)))
}

/// Thinks, waits until a person can follow, and acts.
fn think<R: Runtime>(app: &AppHandle<R>, thought: Thought, thinking: Option<Thinking>, pace: Duration) {
    let shell = app.state::<Shell>();
    let began = Instant::now();
    let done = Arc::new(AtomicBool::new(false));
    tell_progress(app, &thought, &done);
    let watch = thought.watch.clone();
    let plan = thinking
        .and_then(|thinking| catch_unwind(AssertUnwindSafe(|| thinking(&watch))).ok())
        .map_or_else(Vec::new, |came_to| came_to.plan);
    done.store(true, Ordering::Relaxed);
    if plan.is_empty() {
        shell.journal.note("a bot came to nothing; the first legal action is played");
    }
    // The time shown never depends on what is hidden: short thoughts all take as long.
    thread::sleep(pace.saturating_sub(began.elapsed()));
    let acted = follow(app, &thought, &plan, pace);
    shell.thinker.end(&thought);
    // Whoever comes too late leaves the table alone; whoever changed it woke the next.
    if acted {
        wake(app);
    }
}

/// Plays a plan as far as it holds; whether anything was played.
fn follow<R: Runtime>(app: &AppHandle<R>, thought: &Thought, plan: &[Value], pace: Duration) -> bool {
    let shell = app.state::<Shell>();
    let mut number = thought.number;
    let mut acted = false;
    for step in 0..plan.len().max(1) {
        let action = plan.get(step);
        let played = shell.ask(|house| {
            let before = house.saving().clone();
            let next = act(house, thought, number, action)?;
            Ok((next, before, house.saving().clone()))
        });
        let Ok((next, before, after)) = played else { break };
        acted = true;
        if before != after {
            told_saving(app, &after);
        }
        let _ = app.emit("table-changed", next.changed);
        match next.same {
            // Bots that finished their plan, or learnt something, think anew.
            Some(thoughts) if step + 1 < plan.len() => number = thoughts,
            _ => break,
        }
        thread::sleep(pace);
    }
    acted
}

/// What came of an act.
struct Next {
    changed: TableChanged,
    /// The count of thoughts now, if the same bot acts on and chance was not asked.
    same: Option<u64>,
}

fn act(house: &mut House, thought: &Thought, number: u64, action: Option<&Value>) -> Result<Next, Error> {
    let lines = house.desk(thought.game)?.table.lines();
    let listed = house.desk(thought.game)?.table.actions();
    let action = action.or_else(|| listed.get(0)).unwrap_or(&Value::Null);
    house.bot_acts(thought.game, number, action)?;
    let desk = house.desk(thought.game)?;
    let same = desk.bot_to_act().is_some_and(|(seat, _)| seat == thought.seat) && desk.table.lines() == lines + 1;
    Ok(Next {
        changed: TableChanged { game: thought.game, number: desk.tale.summary.number },
        same: same.then_some(desk.thoughts),
    })
}

/// Tells how far a bot is, a few times a second, as long as it thinks.
fn tell_progress<R: Runtime>(app: &AppHandle<R>, thought: &Thought, done: &Arc<AtomicBool>) {
    let (app, thought, done) = (app.clone(), thought.clone(), done.clone());
    // Without it the bot still plays.
    let _ = thread::Builder::new().name("progress".into()).spawn(move || {
        loop {
            thread::sleep(TICK);
            if done.load(Ordering::Relaxed) {
                return;
            }
            let progress = thought.watch.progress();
            let _ = app.emit("thinking", ThinkingOn { game: thought.game, seat: thought.seat.0, progress });
        }
    });
}

/// Advises the lifted seat, on this thread and without the lock; the advice is given only if the
/// same seat is still at the device.
pub(crate) fn advise<R: Runtime>(app: &AppHandle<R>, asked: &Hint) -> Result<Advice, Error> {
    let shell = app.state::<Shell>();
    let (thinking, ticket) = shell.ask(|house| house.ask_advice(asked))?;
    let watch = Watch::new();
    let came_to = catch_unwind(AssertUnwindSafe(|| thinking(&watch)))
        .map_err(|_| Error::new(Kind::Internal, "the bot stumbled"))?;
    shell.ask(|house| house.give_advice(ticket, came_to))
}
