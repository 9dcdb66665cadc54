//! Meeting somebody, and putting a question.

use table::{Seat, Seats, Told};

use super::{
    Action, Effect, Event, MysteryAbbey, Occasion, Phase, Refusal,
    phase::Then,
    question::{Kind, Part, Question},
};

impl MysteryAbbey {
    /// Whoever ends his move where somebody is must ask him a question; whoever is in penance does not
    /// count, and in a Great Silence nobody asks. (Meeting somebody)
    pub(super) fn meet(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let met = self.asked_in(seat, Occasion::Encounter);
        if met.is_empty() || self.open.lasting() == Effect::NoQuestions {
            self.open.then = Then::Room;
            self.go_on(told);
        } else if self.open.agreed.chronicles && self.open.books[seat.index()] > 0 {
            // Whoever has a book may have one for a meeting, and is asked whatever it is.
            self.open.phase = Phase::Meeting { seat };
        } else {
            self.begin_question(seat);
        }
    }

    pub(super) fn begin_question(&mut self, seat: Seat) {
        self.open.then = Then::Room;
        let met = self.asked_in(seat, Occasion::Encounter);
        let of = if met.len() == 1 { met.iter().next() } else { None };
        self.open.phase = Phase::Asking { seat, of, question: Question::default(), occasion: Occasion::Encounter };
    }

    /// Who can be asked on such an occasion.
    #[inline]
    pub(super) fn asked_in(&self, seat: Seat, occasion: Occasion) -> Seats {
        let others = match occasion {
            Occasion::Books(_) => Seat::all(self.open.seats).filter(|other| *other != seat).collect(),
            _ => self.open.others_in(self.open.pawns[seat.index()], seat),
        };
        Seats(others.0 & !self.open.penance.0)
    }

    /// One of those who are there is asked, and nobody in penance. (Meeting somebody)
    #[inline]
    pub(super) fn may_ask(&self, seat: Seat, other: Seat, occasion: Occasion) -> Result<(), Refusal> {
        self.open.is_other(seat, other)?;
        if self.open.penance.has(other) {
            return Err(Refusal::InPenance);
        }
        if self.asked_in(seat, occasion).has(other) { Ok(()) } else { Err(Refusal::NotHere) }
    }

    /// In a meeting a question must be asked; a question back, and those of a card, need not. (Meeting
    /// somebody; Answer or silence)
    #[inline]
    pub(super) fn may_ask_nothing(occasion: Occasion, of: Option<Seat>, question: &Question) -> Result<(), Refusal> {
        match occasion {
            Occasion::Encounter | Occasion::Controversy => Err(Refusal::MustAsk),
            Occasion::Books(_) if of.is_some() => Err(Refusal::FinishAsking),
            _ if question.kind.is_some() => Err(Refusal::FinishAsking),
            _ => Ok(()),
        }
    }

    #[inline]
    pub(super) fn allows_asking(
        &self,
        seat: Seat,
        of: Option<Seat>,
        question: &Question,
        occasion: Occasion,
        action: Action,
    ) -> Result<(), Refusal> {
        match (of, action) {
            (_, Action::AskNothing) => MysteryAbbey::may_ask_nothing(occasion, of, question),
            (None, Action::Say(part)) if occasion == Occasion::Controversy => {
                self.may_add_for_all(seat, question, part)
            }
            (None, Action::Put) if occasion == Occasion::Controversy => question.is_complete(),
            (None, Action::Ask(_)) if occasion == Occasion::Controversy => Err(Refusal::SaidAlready),
            (None, Action::Ask(other)) => self.may_ask(seat, other, occasion),
            (Some(_), Action::Ask(_)) => Err(Refusal::SaidAlready),
            (Some(of), Action::Say(part)) => self.may_add(of, question, part),
            (Some(_), Action::Put) => question.is_complete(),
            (None, Action::Say(_) | Action::Put) => Err(Refusal::Unfinished),
            _ => Err(Refusal::FinishAsking),
        }
    }

    pub(super) fn list_asking(
        &self,
        seat: Seat,
        of: Option<Seat>,
        question: &Question,
        occasion: Occasion,
        into: &mut Vec<Action>,
    ) {
        match of {
            None if occasion == Occasion::Controversy => {
                self.list_for_all(seat, question, into);
                if question.is_complete().is_ok() {
                    into.push(Action::Put);
                }
            }
            None => into.extend(self.asked_in(seat, occasion).iter().map(Action::Ask)),
            Some(of) => {
                self.list_parts(of, question, |part| into.push(Action::Say(part)));
                if question.is_complete().is_ok() {
                    into.push(Action::Put);
                }
            }
        }
        if MysteryAbbey::may_ask_nothing(occasion, of, question).is_ok() {
            into.push(Action::AskNothing);
        }
    }

    pub(super) fn ask(&mut self, seat: Seat, other: Seat, occasion: Occasion) {
        self.open.phase = Phase::Asking { seat, of: Some(other), question: Question::default(), occasion };
    }

    pub(super) fn say(&mut self, seat: Seat, of: Option<Seat>, mut question: Question, occasion: Occasion, part: Part) {
        question.add(part);
        self.open.phase = Phase::Asking { seat, of, question, occasion };
    }

    /// Everybody hears the question. A vow of silence is not open to whoever is asked back, by a card, or
    /// on a Day of Candour; what must be answered with the truth is answered at once. (Answer or silence)
    pub(super) fn put(
        &mut self,
        asker: Seat,
        seat: Seat,
        question: Question,
        occasion: Occasion,
        told: &mut impl Told<Event>,
    ) {
        told.tell(|| Event::Asked { asker, seat, question });
        let asked = &mut self.open.questions[asker.index()];
        *asked = asked.saturating_add(1);
        let forced = occasion != Occasion::Encounter || self.open.lasting() == Effect::NoSilence;
        self.hear(asker, seat, question, occasion, forced, told);
    }

    pub(super) fn hear(
        &mut self,
        asker: Seat,
        seat: Seat,
        question: Question,
        occasion: Occasion,
        forced: bool,
        told: &mut impl Told<Event>,
    ) {
        if forced && !question.kind.is_some_and(Kind::promises) {
            self.answer(asker, seat, question, occasion, told);
        } else {
            self.open.phase = Phase::Answering { seat, asker, question, occasion, forced };
        }
    }

    /// What follows an answer: a question back, the next of those who ask, the next question of a card.
    pub(super) fn after_answer(&mut self, asker: Seat, seat: Seat, occasion: Occasion, told: &mut impl Told<Event>) {
        match occasion {
            Occasion::Encounter => {
                self.open.phase =
                    Phase::Asking { seat, of: Some(asker), question: Question::default(), occasion: Occasion::Return };
            }
            Occasion::Return | Occasion::Controversy => self.go_on(told),
            Occasion::Inquisition => self.next_inquisitor(asker, seat, told),
            Occasion::Books(more) => self.ask_from_book(asker, more, told),
        }
    }

    /// No question, or no more. (Answer or silence)
    pub(super) fn ask_nothing(
        &mut self,
        seat: Seat,
        of: Option<Seat>,
        occasion: Occasion,
        told: &mut impl Told<Event>,
    ) {
        match (occasion, of) {
            (Occasion::Inquisition, Some(of)) => self.next_inquisitor(seat, of, told),
            _ => self.go_on(told),
        }
    }

    /// Everybody else in turn may ask the one whom the die chose. (Events)
    pub(super) fn next_inquisitor(&mut self, asker: Seat, of: Seat, told: &mut impl Told<Event>) {
        let mut next = asker.left(self.open.seats);
        while next != of && self.open.penance.has(next) {
            next = next.left(self.open.seats);
        }
        if next == of {
            self.go_on(told);
            return;
        }
        let occasion = Occasion::Inquisition;
        self.open.phase = Phase::Asking { seat: next, of: Some(of), question: Question::default(), occasion };
    }

    /// Up to three questions, of anybody, anywhere. (Library cards)
    pub(super) fn ask_from_book(&mut self, seat: Seat, more: u8, told: &mut impl Told<Event>) {
        if more == 0 || self.asked_in(seat, Occasion::Books(more)).is_empty() {
            self.go_on(told);
            return;
        }
        let occasion = Occasion::Books(more - 1);
        self.open.phase = Phase::Asking { seat, of: None, question: Question::default(), occasion };
    }
}
