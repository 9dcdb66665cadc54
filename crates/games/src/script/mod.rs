//! The language of scenarios, as far as all games share it.
//!
//! A scenario is a text: a position, what is done in it, and what must come of it. Its language is
//! told in tests/scenarios/README.md. Lines, seats, what is agreed, whose turn it is, what is told
//! and what is seen are read here; a game adds the words for its own things ([`Scripted`]).

mod expect;
mod lines;
mod stage;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Game, Inconsistent};

pub(crate) use expect::equal;
pub use lines::{Failure, Line};
pub use stage::Stage;

/// A game of which scenarios are written: its own words.
pub trait Scripted: Game {
    /// What a scenario gives names to, besides the seats: the places of a map.
    type Names: Default + std::fmt::Debug;

    /// How a position can begin, for whoever said it wrongly.
    const BEGINNINGS: &'static str;
    /// What chance can do, for whoever said it wrongly.
    const DRAWS: &'static str;

    /// Every reason to refuse something.
    fn refusals() -> &'static [Self::Refusal];

    /// Furnishes a new table with a position, and begins: the lines before `begin`, and that line.
    ///
    /// # Errors
    /// The first line that cannot be understood.
    fn furnish(stage: &mut Stage<Self>, position: &[Line<'_>], begin: &Line<'_>) -> Result<(), Failure>;

    /// Whether a position is consistent of which the scenario does not say all.
    ///
    /// # Errors
    /// What is lost or doubled.
    fn consistent_in_part(&self) -> Result<(), Inconsistent>;

    /// What chance draws; nothing, if this is not said of chance.
    ///
    /// # Errors
    /// What cannot be understood.
    fn drawn(stage: &Stage<Self>, words: &[&str]) -> Result<Option<Self::Action>, String>;

    /// What whoever must act does.
    ///
    /// # Errors
    /// What cannot be understood.
    fn done(stage: &Stage<Self>, words: &[&str]) -> Result<Self::Action, String>;

    /// Whether something holds that only this game knows of.
    ///
    /// # Errors
    /// What is found instead, or what cannot be understood.
    fn holds(stage: &Stage<Self>, words: &[&str]) -> Result<(), String>;

    /// The number by which events and views call what the scenario calls by this name.
    fn number_of(stage: &Stage<Self>, name: &str) -> Option<u64>;
}

/// Runs a scenario of whichever game it is of; gives how many lines were checked.
///
/// # Errors
/// The first line that does not hold, or cannot be understood.
pub fn run(text: &str) -> Result<usize, Failure> {
    let lines = lines::lines(text);
    let first = lines.first().ok_or_else(|| Failure::of_all("the scenario is empty"))?;
    let ["game", name] = first.words[..] else {
        return first.fail("a scenario begins with `game NAME`");
    };
    struct Run<'a>(&'a [Line<'a>]);
    impl crate::Visitor for Run<'_> {
        type Output = Result<usize, Failure>;
        fn visit<G: Scripted>(self) -> Self::Output {
            play::<G>(self.0)
        }
    }
    crate::visit(name, Run(&lines[1..])).unwrap_or_else(|| first.fail(format!("there is no game {name:?}")))
}

/// A position in which it is said what is best: how it begins, and what is done there before.
///
/// # Errors
/// The first line that cannot be understood, or is not allowed.
pub fn stage<G: Scripted>(text: &str) -> Result<Stage<G>, Failure> {
    let lines = lines::lines(text);
    let best = lines.iter().position(|line| line.words[0] == "best").unwrap_or(lines.len());
    let (mut stage, acts) = Stage::set(lines.get(1..best).unwrap_or_default())?;
    for act in acts {
        stage.perform(&act.words).or_else(|reason| act.fail(reason))?;
    }
    Ok(stage)
}

/// Plays a scenario of this game; gives how many lines were checked.
fn play<G: Scripted>(lines: &[Line<'_>]) -> Result<usize, Failure> {
    let (mut stage, rest) = Stage::<G>::set(lines)?;
    let mut checked = 0;
    for line in rest {
        let said = match line.words[..] {
            ["expect", ref what @ ..] => stage.expect(what),
            ["cannot", ref what @ ..] => stage.cannot(what),
            ["can", ref what @ ..] => stage.act(what).and_then(|action| stage.allows(&action)),
            ref what => {
                stage.perform(what).or_else(|reason| line.fail(reason))?;
                continue;
            }
        };
        said.or_else(|reason| line.fail(reason))?;
        checked += 1;
    }
    if checked == 0 {
        return Err(Failure::of_all("the scenario expects nothing"));
    }
    Ok(checked)
}

/// A word that is the key of something.
pub(crate) fn key<T: DeserializeOwned>(word: &str, what: &str) -> Result<T, String> {
    serde_json::from_value(Value::from(word)).map_err(|error| format!("{word:?} is no {what}: {error}"))
}

/// A number that fits.
pub(crate) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is not a number that fits here"))
}
