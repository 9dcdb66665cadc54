//! Lines of a scenario, their words, and the places of errors.

use std::fmt;

/// A line of a scenario that does not hold, or cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, from 1; 0 if it is none in particular.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Failure {
    /// Of no line in particular.
    pub(crate) fn of_all(reason: impl Into<String>) -> Failure {
        Failure { line: 0, reason: reason.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { f.write_str(&self.reason) } else { write!(f, "line {}: {}", self.line, self.reason) }
    }
}

impl std::error::Error for Failure {}

/// A line with its words, comments taken off.
#[derive(Clone, Debug)]
pub struct Line<'a> {
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
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
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
