//! What a game adds to be played by bots: a mind.

use serde::Serialize;
use table::{Game, Seat};

use crate::{Budget, Progress, RUNGS, Rung, Skill};

/// How a game is thought about: a view in, a plan out, by any algorithm. A [`crate::search`] over
/// playouts is one of them.
pub trait Mind: Game {
    /// How each rung thinks, the weakest first. An Abbot is given as many tries for one decision as it answers within a
    /// second with, on two cores, at a full table. What a try is, the mind decides; a search tries a playout.
    const LADDER: [Skill; RUNGS];
    /// How many tries an Abbot was given before there were rungs, to compare with.
    const FORMER_TRIES: u32;
    /// The keys of everything it may say for a plan ([`Reason::key`]): for each there is a sentence.
    const REASONS: &'static [&'static str];

    /// Those of them that rest on nothing hidden: once the plan is carried out, everybody may be told them.
    const OPEN_REASONS: &'static [&'static str] = &[];

    /// What everybody may be told of a plan once it is carried out, at a table that lay open like this before. Where it
    /// would tell something hidden that a reason is given at all, a mind says what speaks for it in everybody's eyes.
    fn openly(_table: &Self::View, _seat: Seat, plan: &Plan<Self>) -> Vec<Reason> {
        plan.because.iter().copied().filter(|reason| Self::OPEN_REASONS.contains(&reason.key)).collect()
    }

    /// Whether something that speaks for a plan speaks for this action of it, too.
    fn speaks_for(_key: &str, _action: &Self::Action) -> bool {
        true
    }

    /// Thinks about a view in which this seat must act. The same view and bot give the same plan,
    /// whatever the number of threads, unless it is stopped through its progress: then the best found so far is
    /// the plan.
    fn think(view: &Self::View, seat: Seat, bot: Bot, progress: &Progress) -> Plan<Self>;
}

/// Who thinks: how strongly, for how long, and with which seed. The seed is the bot's own, and
/// tells nothing of the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How strong it is.
    pub rung: Rung,
    /// How much worse than the best a plan may look and still be taken ([`Skill::heat`]).
    pub heat: u32,
    /// How much it may think about one decision.
    pub budget: Budget,
    /// Where its own luck comes from.
    pub seed: u64,
}

impl Bot {
    /// A bot on this rung, with what it is usually given in a game.
    pub fn of<G: Mind>(rung: impl Into<Rung>, seed: u64) -> Bot {
        let rung = rung.into();
        Bot { rung, heat: rung.skill::<G>().heat, budget: Budget::of::<G>(rung), seed }
    }
}

/// A few actions of one seat, up to the end of its part, with what speaks for them.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<G: Game> {
    /// What is done, in order; at least one action.
    pub actions: Vec<G::Action>,
    /// How good it looks, in hundredths of a final point.
    pub worth: i32,
    /// What speaks for it.
    pub because: Vec<Reason>,
}

/// Something that speaks for a plan: a key, which the words turn into a sentence, a number, and the
/// thing it is about, if it is about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// The key, such as `points-now`.
    pub key: &'static str,
    /// How many.
    pub many: i32,
    /// The key of a tile, a card or a suspect.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub subject: Option<&'static str>,
}

/// So many of something speak for a plan; none of it says nothing.
pub(crate) fn because(key: &'static str, many: impl Into<i32>) -> Option<Reason> {
    let many = many.into();
    (many != 0).then_some(Reason { key, many, subject: None })
}
