//! Bots for a table whose game has been forgotten.

use games::Visitor;
use serde::Serialize;
use serde_json::Value;
use table::{Eyes, Game, Seat, Session, Table};

use crate::{Level, Reason, Watch, think};

/// What a bot came to, as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    /// What to do.
    pub action: Value,
    /// What it means to do after that.
    pub plan: Vec<Value>,
    /// What speaks for it.
    pub because: Vec<Reason>,
}

/// A bot about to think: it holds a copy of its seat's view, and nothing else of the table. It can
/// be sent to another thread.
pub type Thinking = Box<dyn FnOnce(&Watch) -> Thought + Send>;

/// Prepares a bot of this level to act for this seat; nothing, if it is not the seat's turn. The
/// seed is the bot's own, and tells nothing of the game's.
pub fn prepare(table: &dyn Table, seat: Seat, level: Level, seed: u64) -> Option<Thinking> {
    struct Prepare<'a>(&'a dyn Table, Seat, Level, u64);
    impl Visitor for Prepare<'_> {
        type Output = Option<Thinking>;
        fn visit<G: Game>(self) -> Option<Thinking> {
            None
        }
    }
    if table.turn().seat() != Some(seat) {
        return None;
    }
    let Prepare(table, seat, level, seed) = Prepare(table, seat, level, seed);
    let session = table.as_any().downcast_ref::<Session<games::monastery::Monastery>>()?;
    let view = session.game().view(Eyes::Seat(seat));
    Some(Box::new(move |watch| {
        let choice = think::<games::monastery::Monastery>(&view, seat, level, level.budget(), seed, watch);
        let write = |action| serde_json::to_value(action).unwrap_or_default();
        Thought {
            action: write(&choice.plan.actions[0]),
            plan: choice.plan.actions.iter().map(write).collect(),
            because: choice.plan.because,
        }
    }))
}
