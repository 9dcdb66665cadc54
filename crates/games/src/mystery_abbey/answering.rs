//! Answer or silence. Nobody can lie: the table works out the truth.

use table::{Seat, Told};

use super::{
    Action, Answer, Answered, Event, MysteryAbbey, Occasion, Phase, Promise, Refusal, Secrets,
    question::{Kind, Question},
    suspects::{Category, Scope, Suspects},
    the_box::the_box,
};

impl Secrets {
    /// The suspects of whom a question asks.
    #[inline]
    pub(super) fn scope(&self, scope: Scope) -> Suspects {
        match scope {
            Scope::Hand => self.hand,
            Scope::Seen => self.seen,
            Scope::Crossed => self.seen | self.crossed,
            Scope::Open => Suspects::ALL - self.seen - self.crossed,
            Scope::Taken => self.taken.get().map_or(Suspects::NONE, Suspects::only),
            Scope::Given => self.given,
            Scope::Received => self.received,
        }
    }

    /// The true answer, from hand, sheet and memory. (Answer or silence)
    pub(super) fn truth(&self, question: &Question) -> Answer {
        let all = question.scope.map_or(Suspects::NONE, |scope| self.scope(scope));
        let many = |of: Suspects| (all & of).len() as u8;
        let of = question.filter.suspects();
        match question.kind {
            Some(Kind::Count) => Answer::Number(many(of)),
            Some(Kind::Any) => Answer::of(many(of) > 0),
            Some(Kind::Every) => Answer::of((of - all).is_empty()),
            Some(Kind::Compare) => match many(of).cmp(&many(question.versus.unwrap_or_default().suspects())) {
                std::cmp::Ordering::Greater => Answer::More,
                std::cmp::Ordering::Less => Answer::Fewer,
                std::cmp::Ordering::Equal => Answer::Equal,
            },
            Some(Kind::Settled) => Answer::of(question.category.is_some_and(|category| self.is_settled(category))),
            Some(Kind::WillGo | Kind::WillPass) | None => Answer::No,
        }
    }

    /// Whether the sheet leaves only one trait of this kind.
    fn is_settled(&self, category: Category) -> bool {
        let left = self.scope(Scope::Open);
        category.traits().filter(|one| !(one.suspects() & left).is_empty()).count() == 1
    }
}

impl Question {
    /// What is promised by saying yes or no to what one will do. (Promises)
    pub(super) fn promise(&self, yes: bool) -> Promise {
        match (self.room, self.when) {
            (Some(room), Some(when)) => Promise::Go { room, when, yes },
            _ => Promise::Pass { filter: self.filter, yes },
        }
    }

    /// Everything that can be answered, as far as everybody may know: a number is no higher than there are
    /// such suspects, or cards in the hand. (Answer or silence)
    pub(super) fn may_be_answered(&self, hand: u8) -> Vec<Answer> {
        let of = self.filter.suspects().len() as u8;
        let most = if self.scope == Some(Scope::Hand) { of.min(hand) } else { of };
        match self.kind {
            None => Vec::new(),
            Some(Kind::Count) => (0..=most).map(Answer::Number).collect(),
            Some(Kind::Compare) => vec![Answer::More, Answer::Fewer, Answer::Equal],
            Some(Kind::Any | Kind::Every | Kind::Settled | Kind::WillGo | Kind::WillPass) => {
                vec![Answer::Yes, Answer::No]
            }
        }
    }
}

impl MysteryAbbey {
    /// The answer is given; everybody hears it and remembers it. (Answer or silence)
    pub(super) fn answer(
        &mut self,
        asker: Seat,
        seat: Seat,
        question: Question,
        occasion: Occasion,
        told: &mut impl Told<Event>,
    ) {
        let answer = self.secrets(seat).truth(&question);
        told.tell(|| Event::Answered { seat, question, answer });
        self.open.answers.write(Answered { seat, question, answer, masses: self.open.masses });
        self.conclude(seat, &question, answer);
        self.after_answer(asker, seat, occasion, told);
    }

    /// What an answer says of where the cards are. What was seen is no culprit; what was not seen is in
    /// no hand of his.
    fn conclude(&mut self, seat: Seat, question: &Question, answer: Answer) {
        let of = question.filter.suspects();
        let all = of.len() as u8;
        match (question.scope, question.kind, answer) {
            (Some(scope @ (Scope::Hand | Scope::Seen)), _, Answer::Number(many)) => {
                self.hear_count(seat, scope, of, many)
            }
            (Some(Scope::Hand), Some(Kind::Any), Answer::Yes) => self.hear_hand(seat, of, 1, all),
            (Some(Scope::Hand | Scope::Seen), Some(Kind::Any), Answer::No) => self.hear_hand(seat, of, 0, 0),
            (Some(Scope::Seen), Some(Kind::Every), Answer::Yes) => self.hear_innocent(of),
            (Some(Scope::Seen), Some(Kind::Any), Answer::Yes) if all == 1 => self.hear_innocent(of),
            _ => {}
        }
    }

    /// Somebody says how many of these he holds, or has seen.
    pub(super) fn hear_count(&mut self, seat: Seat, scope: Scope, of: Suspects, many: u8) {
        match scope {
            Scope::Hand => self.hear_hand(seat, of, many, many),
            Scope::Seen => {
                self.hear_hand(seat, of, 0, many);
                if u32::from(many) == of.len() {
                    self.hear_innocent(of);
                }
            }
            _ => {}
        }
    }

    /// The true answer is given for the player, who only chooses whether to give it; of what he will do
    /// he says yes or no. (Answer or silence; Promises)
    #[inline]
    pub(super) fn may_answer(&self, question: &Question, forced: bool, action: Action) -> Result<(), Refusal> {
        let promises = question.kind.is_some_and(Kind::promises);
        match action {
            Action::Answer if promises => Err(Refusal::YesOrNo),
            Action::Answer => Ok(()),
            Action::KeepSilence if forced => Err(Refusal::MustAnswer),
            Action::KeepSilence => Ok(()),
            Action::Promise(_) if !promises => Err(Refusal::NotAPromise),
            Action::Promise(yes) => self.may_promise(question, yes),
            Action::Cross(_) | Action::Uncross(_) => Err(Refusal::SheetLocked),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Only whoever holds such a card can promise to pass one. (Promises)
    #[inline]
    fn may_promise(&self, question: &Question, yes: bool) -> Result<(), Refusal> {
        let Phase::Answering { seat, .. } = self.open.phase else { return Err(Refusal::NotNow) };
        let holds = !(self.loose(seat) & question.filter.suspects()).is_empty();
        if yes && question.kind == Some(Kind::WillPass) && !holds {
            return Err(Refusal::NothingToPromise);
        }
        Ok(())
    }

    pub(super) fn list_answers(&self, question: &Question, forced: bool, into: &mut Vec<Action>) {
        let all = [Action::Answer, Action::Promise(true), Action::Promise(false), Action::KeepSilence];
        into.extend(all.into_iter().filter(|action| self.may_answer(question, forced, *action).is_ok()));
    }

    /// The promise is made, and binds from now on. (Promises)
    pub(super) fn promise(
        &mut self,
        asker: Seat,
        seat: Seat,
        question: Question,
        occasion: Occasion,
        yes: bool,
        told: &mut impl Told<Event>,
    ) {
        let promise = question.promise(yes);
        self.open.promises[seat.index()] = Some(promise);
        told.tell(|| Event::Promised { seat, promise });
        let answer = Answer::of(yes);
        self.open.answers.write(Answered { seat, question, answer, masses: self.open.masses });
        if let Promise::Pass { filter, yes: true } = promise {
            let of = filter.suspects();
            self.hear_hand(seat, of, 1, of.len() as u8);
        }
        self.after_answer(asker, seat, occasion, told);
    }

    /// A vow of silence: no answer, no reason. Whoever asked and has books may have one against it; he
    /// is asked whatever they are. (Answer or silence; Books to keep)
    pub(super) fn keep_silence(&mut self, asker: Seat, seat: Seat, question: Question, told: &mut impl Told<Event>) {
        told.tell(|| Event::KeptSilence { seat });
        let silent = &mut self.open.silences[seat.index()];
        *silent = silent.saturating_add(1);
        if self.open.books[asker.index()] > 0 {
            self.open.phase = Phase::Insisting { seat: asker, of: seat, question };
        } else {
            self.go_on(told);
        }
    }

    /// The Rule of Obedience voids the vow: he answers, and may still ask back. (Books to keep)
    pub(super) fn insist(&mut self, seat: Seat, of: Seat, question: Question, told: &mut impl Told<Event>) {
        self.use_up(seat, the_box().starred.obedience, told);
        self.hear(seat, of, question, Occasion::Encounter, true, told);
    }
}
