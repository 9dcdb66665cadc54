//! What must hold in every game: whose turn it is, how it ended, what was told and what is seen.

use std::fmt;

use serde::Serialize;
use serde_json::Value;
use table::{Eyes, Seat};

use super::{Scripted, Stage};

impl<G: Scripted> Stage<G> {
    /// `expect …`
    pub(super) fn expect(&self, words: &[&str]) -> Result<(), String> {
        match words {
            ["turn", who] => equal("the turn", self.turn(), *who),
            ["over"] => self.game.outcome().map(drop).ok_or("the game is not over".into()),
            ["over", how] => {
                let outcome = self.game.outcome().ok_or("the game is not over")?;
                equal("the ending", outcome.ending, *how)
            }
            ["going", "on"] => match self.game.outcome() {
                None => Ok(()),
                Some(_) => Err("the game is over".into()),
            },
            ["winner", who @ ..] => {
                let outcome = self.game.outcome().ok_or("the game is not over")?;
                let winners: Vec<&str> = outcome.winners.iter().map(|seat| self.colour_of(seat)).collect();
                equal("the winner", winners, who.to_vec())
            }
            ["told", event @ ..] => self.expect_told(Eyes::Heaven, event, true),
            ["untold", event @ ..] => self.expect_told(Eyes::Heaven, event, false),
            [who, "told", event @ ..] => self.expect_told(self.eyes(who)?, event, true),
            [who, "untold", event @ ..] => self.expect_told(self.eyes(who)?, event, false),
            [who, "sees", what @ ..] => self.expect_sees(self.eyes(who)?, what),
            _ => G::holds(self, words),
        }
    }

    /// The eyes of a colour, or those of the `table`.
    fn eyes(&self, word: &str) -> Result<Eyes, String> {
        if word == "table" { Ok(Eyes::Table) } else { self.seat(word).map(Eyes::Seat) }
    }

    /// `told EVENT FIELD=VALUE …`: these eyes were told such an event by the last act.
    fn expect_told(&self, eyes: Eyes, words: &[&str], wanted: bool) -> Result<(), String> {
        let (name, fields) = words.split_first().ok_or("say which event: `told EVENT FIELD=VALUE …`")?;
        let fields: Vec<_> = fields.iter().map(|field| path_and_value(field)).collect::<Result<_, _>>()?;
        let events: Vec<Value> =
            self.told.iter().filter_map(|event| table::veil(event.clone(), eyes)).map(write).collect();
        let matches = |event: &Value| {
            event["event"] == **name
                && fields.iter().all(|(path, value)| self.at(event, path).is_some_and(|found| self.means(found, value)))
        };
        if events.iter().any(matches) == wanted {
            return Ok(());
        }
        let told: Vec<String> = events.iter().map(Value::to_string).collect();
        Err(format!("it was {} told; told was {}", if wanted { "not" } else { "indeed" }, told.join(" ")))
    }

    /// `sees PATH=VALUE …`: these eyes see this in their view.
    fn expect_sees(&self, eyes: Eyes, what: &[&str]) -> Result<(), String> {
        if what.is_empty() {
            return Err("say what is seen: `sees PATH=VALUE …`".into());
        }
        let view = write(self.game.view(eyes));
        for said in what {
            let (path, value) = path_and_value(said)?;
            let found = self.at(&view, path).ok_or_else(|| format!("there is no {path} in the view"))?;
            if !self.means(found, value) {
                return Err(format!("{path} is {found}, not {value}"));
            }
        }
        Ok(())
    }

    /// What is found by this path: fields, numbers in a list, or colours in a list of seats.
    fn at<'a>(&self, whole: &'a Value, path: &str) -> Option<&'a Value> {
        path.split('.').try_fold(whole, |inside, step| match seen(inside) {
            Value::Array(list) => {
                let n = step.parse().ok().or_else(|| self.seat(step).ok().map(Seat::index))?;
                list.get(n)
            }
            inside => inside.get(step),
        })
    }

    /// Whether a value is what a word means: a text, a number, a truth, `none`, `hidden`, a name of
    /// the scenario, or several with commas between them.
    fn means(&self, found: &Value, word: &str) -> bool {
        let found = seen(found);
        let named = |n: Option<u64>| n.is_some() && found.as_u64() == n;
        match found {
            Value::Array(list) if list.is_empty() => word == "none",
            Value::Array(list) => {
                let words: Vec<&str> = word.split(',').collect();
                words.len() == list.len() && list.iter().zip(words).all(|(one, word)| self.means(one, word))
            }
            Value::Null => word == "none",
            Value::Bool(truth) => word == truth.to_string(),
            Value::String(text) => text == word,
            Value::Number(number) => {
                number.to_string() == word
                    || named(self.seat(word).ok().map(|seat| u64::from(seat.0)))
                    || named(G::number_of(self, word))
            }
            Value::Object(_) => false,
        }
    }
}

/// What lies under a veil that is lifted: `{"seen": …}` is what is seen.
fn seen(value: &Value) -> &Value {
    match value {
        Value::Object(fields) if fields.len() == 1 => fields.get("seen").unwrap_or(value),
        _ => value,
    }
}

fn path_and_value(said: &str) -> Result<(&str, &str), String> {
    said.split_once('=').ok_or_else(|| format!("{said:?} is not FIELD=VALUE"))
}

fn write(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("events and views can be written")
}

/// Found is what was wanted.
pub(crate) fn equal<T: PartialEq + fmt::Debug>(what: &str, found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}, not {wanted:?}")) }
}
