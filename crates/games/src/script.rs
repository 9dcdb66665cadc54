//! What the scenario languages of all games share: lines, words, places of errors.
//!
//! A scenario is a text: a position, what is done in it, and what must come of it. Its language is
//! told in tests/scenarios/README.md.

use std::{fmt, mem::discriminant};

use serde::Serialize;
use serde_json::Value;
use table::{Game, Unsound};

/// A line of a scenario that does not hold, or cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, from 1; 0 if it is none in particular.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { f.write_str(&self.reason) } else { write!(f, "line {}: {}", self.line, self.reason) }
    }
}

impl std::error::Error for Failure {}

/// A line with its words, comments taken off.
#[derive(Clone, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) indented: bool,
    pub(crate) words: Vec<&'a str>,
}

impl Line<'_> {
    pub(crate) fn fail<T>(&self, reason: impl Into<String>) -> Result<T, Failure> {
        Err(Failure { line: self.number, reason: reason.into() })
    }
}

/// The lines that say something.
pub(crate) fn lines(text: &str) -> Vec<Line<'_>> {
    let said = |line: &str| line.split_once('#').map_or(line.len(), |(before, _)| before.len());
    text.lines()
        .enumerate()
        .map(|(n, line)| Line {
            number: n + 1,
            indented: line.starts_with([' ', '\t']),
            words: line[..said(line)].split_whitespace().collect(),
        })
        .filter(|line| !line.words.is_empty())
        .collect()
}

/// Runs a scenario of whichever game it is of; gives how many lines were checked.
///
/// # Errors
/// The first line that does not hold, or cannot be understood.
pub fn run(text: &str) -> Result<usize, Failure> {
    let lines = lines(text);
    let Some((first, rest)) = lines.split_first() else {
        return Err(Failure { line: 0, reason: "the scenario is empty".into() });
    };
    match first.words[..] {
        ["game", "monastery"] => play::<crate::monastery::scenario::Stage>(rest),
        ["game", "domus-domini"] => play::<crate::domus_domini::scenario::Stage>(rest),
        ["game", name] => first.fail(format!("there is no game {name:?}")),
        _ => first.fail("a scenario begins with `game NAME`"),
    }
}

/// A position on the stage, in some game's language.
pub(crate) trait Scene: Sized {
    type Game: Game;

    /// Reads the position; gives the lines that follow it.
    fn set<'a>(lines: &'a [Line<'a>]) -> Result<(Self, &'a [Line<'a>]), Failure>;
    /// The table as it is.
    fn table(&self) -> &Self::Game;
    /// What was told by the last act.
    fn told(&self) -> &[<Self::Game as Game>::Event];
    /// Both, to act upon.
    fn to_act(&mut self) -> (&mut Self::Game, &mut Vec<<Self::Game as Game>::Event>);
    /// Whether the laws of the game hold, as far as the scenario says enough.
    fn check(&self) -> Result<(), Unsound>;
    /// The keys of every refusal.
    fn reasons() -> Vec<&'static str>;
    /// What an act means here.
    fn read_act(&self, words: &[&str]) -> Result<<Self::Game as Game>::Action, String>;
    /// Whether something holds, in the game's own words.
    fn expect(&self, words: &[&str]) -> Result<(), String>;
    /// Whether a value of an event is what a word means.
    fn means(&self, found: &Value, word: &str) -> bool;

    /// Does what is allowed.
    fn perform(&mut self, action: &<Self::Game as Game>::Action) -> Result<(), String> {
        let (game, told) = self.to_act();
        told.clear();
        game.apply(action, told);
        self.sound()
    }

    fn sound(&self) -> Result<(), String> {
        self.check().map_err(|unsound| format!("the table is not sound: {unsound}"))
    }
}

/// The position of a scenario, up to its `begin`.
pub(crate) fn stage<S: Scene>(text: &str) -> Result<S, Failure> {
    let lines = lines(text);
    let begin = lines.iter().position(|line| line.words[0] == "begin").map_or(lines.len(), |at| at + 1);
    Ok(S::set(lines.get(1..begin).unwrap_or_default())?.0)
}

/// Plays a scenario of this game; gives how many lines were checked.
fn play<S: Scene>(lines: &[Line<'_>]) -> Result<usize, Failure> {
    let (mut stage, rest) = S::set(lines)?;
    let stage = &mut stage;
    let mut checked = 0;
    for line in rest {
        let said = match line.words[..] {
            ["expect", "told", event, ref fields @ ..] => expect_told(stage, event, fields, true),
            ["expect", "untold", event, ref fields @ ..] => expect_told(stage, event, fields, false),
            ["expect", ref what @ ..] => stage.expect(what),
            ["cannot", ref what @ ..] => cannot(stage, what),
            ["can", ref what @ ..] => stage.read_act(what).and_then(|action| allows(stage, &action)),
            ref what => {
                let action = stage.read_act(what).or_else(|reason| line.fail(reason))?;
                allows(stage, &action).and_then(|()| stage.perform(&action)).or_else(|reason| line.fail(reason))?;
                continue;
            }
        };
        said.or_else(|reason| line.fail(reason))?;
        checked += 1;
    }
    if checked == 0 {
        return Err(Failure { line: 0, reason: "the scenario expects nothing".into() });
    }
    Ok(checked)
}

fn why(refusal: impl Serialize) -> String {
    let written = serde_json::to_value(refusal).unwrap_or_default();
    written["why"].as_str().unwrap_or_default().to_owned()
}

/// An act that is not legal fails with the legal ones of its kind.
fn allows<S: Scene>(stage: &S, action: &<S::Game as Game>::Action) -> Result<(), String> {
    let Err(refusal) = stage.table().allows(action) else { return Ok(()) };
    let mut actions = Vec::new();
    stage.table().actions(&mut actions);
    let mut alike: Vec<_> = actions.iter().filter(|other| discriminant(*other) == discriminant(action)).collect();
    if alike.is_empty() {
        alike = actions.iter().collect();
    }
    let shown: Vec<String> = alike.iter().take(12).filter_map(|other| serde_json::to_string(other).ok()).collect();
    Err(format!(
        "{refusal} ({}); legal here: {}{}",
        why(&refusal),
        shown.join(" "),
        if alike.len() > 12 { format!(" and {} more", alike.len() - 12) } else { String::new() }
    ))
}

/// `cannot ACT because WHY`
fn cannot<S: Scene>(stage: &S, words: &[&str]) -> Result<(), String> {
    let [what @ .., "because", wanted] = words else {
        return Err("say `cannot ACT because REASON`".into());
    };
    if !S::reasons().contains(wanted) {
        return Err(format!("there is no reason {wanted:?}; there are {}", S::reasons().join(", ")));
    }
    let action = stage.read_act(what)?;
    match stage.table().allows(&action) {
        Ok(()) => Err(format!("{action:?} is allowed")),
        Err(refusal) if why(&refusal) == *wanted => Ok(()),
        Err(other) => Err(format!("it is refused because {} ({other}), not {wanted}", why(&other))),
    }
}

/// `told EVENT FIELD=VALUE …`: the last act told such an event. A field inside another is
/// `because.group.tiles`.
fn expect_told(stage: &impl Scene, name: &str, fields: &[&str], wanted: bool) -> Result<(), String> {
    let events: Vec<Value> = stage.told().iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
    let mut pairs = Vec::new();
    for field in fields {
        pairs.push(field.split_once('=').ok_or_else(|| format!("{field:?} is not FIELD=VALUE"))?);
    }
    let matches = |event: &Value| {
        event["event"] == name
            && pairs.iter().all(|(field, value)| {
                let found = field.split('.').fold(event, |inside, key| &inside[key]);
                stage.means(found, value)
            })
    };
    if events.iter().any(matches) == wanted {
        Ok(())
    } else {
        let told: Vec<String> = events.iter().map(Value::to_string).collect();
        Err(format!("it was {} told; told was {}", if wanted { "not" } else { "indeed" }, told.join(" ")))
    }
}

/// Whether a value is plainly this word: a text, a number or a truth.
pub(crate) fn is_plainly(found: &Value, word: &str) -> bool {
    found.as_str() == Some(word)
        || (found.is_null() && word == "none")
        || word.parse::<i64>().is_ok_and(|number| found.as_i64() == Some(number))
        || found.as_bool().is_some_and(|truth| word == truth.to_string())
}

pub(crate) fn equal<T: PartialEq + fmt::Debug>(what: &str, found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}, not {wanted:?}")) }
}

pub(crate) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is not a number that fits here"))
}
