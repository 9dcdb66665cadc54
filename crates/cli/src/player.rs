//! Who sits at a table of the command line, and a game between them.

use std::{fmt, str::FromStr, time::Duration};

use bots::{Bot, Budget, Mind, Progress, Rung};
use table::{Eyes, Rng, Seat, Session, Turn};

use crate::clock::Clock;

/// Who can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Plays any legal action, each as likely as any other.
    Random,
    /// A bot; with another heat or another number of tries than usual, if there is a number.
    Bot { rung: Rung, heat: Option<u32>, tries: Option<u32> },
}

impl FromStr for Player {
    type Err = String;

    /// `random`, or a rung and its changes: `brother`, `3`, `brother@50`, `abbot:1200`.
    fn from_str(text: &str) -> Result<Player, String> {
        if text == "random" {
            return Ok(Player::Random);
        }
        let number = |text: &str, what: &str| text.parse::<u32>().map_err(|_| format!("{text:?} is no {what}"));
        let (text, tries) = match text.split_once(':') {
            Some((text, tries)) => (text, Some(number(tries, "budget")?)),
            None => (text, None),
        };
        let (text, heat) = match text.split_once('@') {
            Some((text, heat)) => (text, Some(number(heat, "heat")?)),
            None => (text, None),
        };
        let rung = text.parse().map_err(|_| {
            "a player is random, oblate, novice, brother, prior, abbot, a rung from 1 to 7, or as of old novice-1, \
             brother-1 or abbot-1"
        })?;
        Ok(Player::Bot { rung, heat, tries })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Player::Bot { rung, heat, tries } = self else { return f.write_str("random") };
        write!(f, "{rung}")?;
        if let Some(heat) = heat {
            write!(f, "@{heat}")?;
        }
        tries.map_or(Ok(()), |tries| write!(f, ":{tries}"))
    }
}

impl Player {
    /// What it plans for this seat; the plan holds at least one action.
    pub(crate) fn plan<G: Mind>(self, game: &G, seat: Seat, rng: &mut Rng) -> Result<Vec<G::Action>, String> {
        let Player::Bot { rung, heat, tries } = self else {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            return Ok(vec![rng.pick(&actions).cloned().ok_or("nobody can act")?]);
        };
        let view = game.view(Eyes::Seat(seat));
        let usual = Bot::of::<G>(rung, u64::from(rng.below(u32::MAX)));
        let budget = Budget { tries: tries.unwrap_or(usual.budget.tries), threads: 1 };
        let bot = Bot { heat: heat.unwrap_or(usual.heat), budget, ..usual };
        Ok(G::think(&view, seat, bot, &Progress::new()).actions)
    }
}

/// How long somebody has thought, on the processor, and over how many decisions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thought {
    pub(crate) time: Duration,
    pub(crate) decisions: u64,
}

impl Thought {
    pub(crate) fn add(&mut self, other: Thought) {
        self.time += other.time;
        self.decisions += other.decisions;
    }

    /// Milliseconds a decision.
    pub(crate) fn each(&self) -> f64 {
        self.time.as_secs_f64() * 1e3 / self.decisions.max(1) as f64
    }
}

/// Plays a game to its end. Who sits where is asked for; how long each seat has thought is given back.
pub(crate) fn play_out<G: Mind>(
    session: &mut Session<G>,
    player: impl Fn(Seat) -> Player,
    rng: &mut Rng,
) -> Result<Vec<Thought>, String> {
    let mut thought = vec![Thought::default(); usize::from(session.game().seats())];
    let mut plan: Vec<G::Action> = Vec::new();
    while let Turn::Seat(seat) = session.game().turn() {
        let legal = plan.last().is_some_and(|action| session.game().allows(action).is_ok());
        if !legal {
            let clock = Clock::of_this_thread();
            plan = player(seat).plan(session.game(), seat, rng)?;
            thought[seat.index()].add(Thought { time: clock.elapsed(), decisions: 1 });
            plan.reverse();
        }
        let action = plan.pop().ok_or("a bot has no plan")?;
        session.play(action).map_err(|refusal| format!("illegal: {refusal}"))?;
        if session.game().turn() != Turn::Seat(seat) {
            plan.clear();
        }
    }
    Ok(thought)
}
