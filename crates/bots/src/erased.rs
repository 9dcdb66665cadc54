//! Bots for a table whose game has been forgotten.

use games::script::Scripted;
use serde::Serialize;
use serde_json::Value;
use table::{Eyes, Game, Seat, Session, Table};

use crate::{Bot, Mind, Progress, Reason, Rung};

/// Something done with a game and its mind, found by its name. The list is [`games::games!`].
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Mind + Scripted>(self) -> Self::Output;
}

macro_rules! find_minds {
    ($($folder:ident $game:ident,)*) => {
        /// Visits the game of this name; nothing, if there is none.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(name if name == games::$folder::$game::ABOUT.name => Some(visitor.visit::<games::$folder::$game>()),)*
                _ => None,
            }
        }
    };
}

games::games!(find_minds);

/// What a bot came to, as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    /// What to do.
    pub action: Value,
    /// What it means to do, that included, up to the end of its part.
    pub plan: Vec<Value>,
    /// What speaks for what is to be done now.
    pub because: Vec<Reason>,
    /// What speaks for the rest of the plan.
    pub later: Vec<Reason>,
    /// What of both everybody may be told once the plan is carried out.
    pub open: Vec<Reason>,
}

/// A bot about to think: it holds a copy of its seat's view, and nothing else of the table. It can
/// be sent to another thread.
pub type Thinking = Box<dyn FnOnce(&Progress) -> Thought + Send>;

/// Prepares a bot of this level, or on this rung, to act for this seat; nothing, if it is not the seat's turn. The
/// seed is the bot's own, and tells nothing of the game's.
pub fn prepare(table: &dyn Table, seat: Seat, rung: impl Into<Rung>, seed: u64) -> Option<Thinking> {
    if table.turn().seat() != Some(seat) {
        return None;
    }
    visit(table.about().name, Prepare { table, seat, rung: rung.into(), seed })?
}

struct Prepare<'a> {
    table: &'a dyn Table,
    seat: Seat,
    rung: Rung,
    seed: u64,
}

impl Visitor for Prepare<'_> {
    type Output = Option<Thinking>;

    fn visit<G: Mind>(self) -> Option<Thinking> {
        let Prepare { table, seat, rung, seed } = self;
        let game = table.as_any().downcast_ref::<Session<G>>()?.game();
        let (view, open) = (game.view(Eyes::Seat(seat)), game.view(Eyes::Table));
        Some(Box::new(move |progress| {
            let plan = G::think(&view, seat, Bot::of::<G>(rung, seed), progress);
            let actions: Vec<Value> =
                plan.actions.iter().map(|action| serde_json::to_value(action).unwrap_or_default()).collect();
            let open = G::openly(&open, seat, &plan);
            let now = |reason: &Reason| plan.actions.first().is_some_and(|first| G::speaks_for(reason.key, first));
            let (because, later) = plan.because.iter().copied().partition(now);
            Thought { action: actions.first().cloned().unwrap_or_default(), plan: actions, because, later, open }
        }))
    }
}
