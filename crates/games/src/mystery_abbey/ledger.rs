//! The answers that everybody has heard, the last of them.

use serde::{Serialize, Serializer};
use table::{Fingerprint, Seat};

use super::question::Question;

/// The most answers that are written down; the oldest are forgotten.
const ANSWERS: usize = 40;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "an answer says all there is to say")]
pub enum Answer {
    Number(u8),
    Yes,
    No,
    More,
    Fewer,
    Equal,
}

impl Answer {
    /// Yes or no.
    #[inline]
    pub fn of(truth: bool) -> Answer {
        if truth { Answer::Yes } else { Answer::No }
    }

    fn number(self) -> u8 {
        match self {
            Answer::Number(many) => many,
            Answer::Yes => 100,
            Answer::No => 101,
            Answer::More => 102,
            Answer::Fewer => 103,
            Answer::Equal => 104,
        }
    }
}

/// A question that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Answered {
    /// Who answered.
    pub seat: Seat,
    /// What was asked.
    pub question: Question,
    /// What the answer was.
    pub answer: Answer,
    /// Masses that had been held by then.
    pub masses: u8,
}

/// The last answers, the oldest first.
#[derive(Clone, Copy, Debug)]
pub struct Ledger {
    answers: [Option<Answered>; ANSWERS],
    next: u8,
    many: u8,
}

impl Ledger {
    pub(super) const EMPTY: Ledger = Ledger { answers: [None; ANSWERS], next: 0, many: 0 };

    pub(super) fn write(&mut self, answered: Answered) {
        self.answers[usize::from(self.next)] = Some(answered);
        self.next = (self.next + 1) % ANSWERS as u8;
        self.many = (self.many + 1).min(ANSWERS as u8);
    }

    /// The last answers, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Answered> {
        let first = (usize::from(self.next) + ANSWERS - usize::from(self.many)) % ANSWERS;
        (0..usize::from(self.many)).filter_map(move |n| self.answers[(first + n) % ANSWERS].as_ref())
    }

    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        into.word(self.many.into());
        for answered in self.iter() {
            into.bytes(&[answered.seat.0, answered.answer.number(), answered.masses]);
            answered.question.fingerprint(into);
        }
    }
}

impl PartialEq for Ledger {
    fn eq(&self, other: &Ledger) -> bool {
        self.many == other.many && self.iter().eq(other.iter())
    }
}

impl Eq for Ledger {}

impl Serialize for Ledger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_forty_answers_are_kept() {
        let mut ledger = Ledger::EMPTY;
        for many in 0..100 {
            let question = Question::default();
            ledger.write(Answered { seat: Seat(0), question, answer: Answer::Number(many), masses: 0 });
            let kept: Vec<Answer> = ledger.iter().map(|answered| answered.answer).collect();
            let due: Vec<Answer> = ((many + 1).saturating_sub(ANSWERS as u8)..=many).map(Answer::Number).collect();
            assert_eq!(kept, due, "the oldest first");
        }
    }
}
