//! Answer or silence, promises, and showing cards.

use games::mystery_abbey::{Action, Does, Kind, Question, Suspects, the_box};
use table::Seat;

use super::{Choice, Thinker, information::ruled_out, reasons::Because, rivals};

/// How much of what is asked back the others hear as well.
const OVERHEARD: f64 = 0.7;

impl Thinker<'_> {
    /// Whoever answers may ask back; whoever keeps silent tells nothing.
    pub(super) fn answer(&mut self, asker: Seat, question: &Question) -> Option<Choice> {
        if question.kind.is_some_and(Kind::promises) {
            return self.promise(question);
        }
        if !self.may(Action::KeepSilence) {
            return Some(Choice::of(Action::Answer, 0.0, self.left()));
        }
        let others = f64::from(self.view.open().seats) - 1.0;
        let rivals: Vec<Seat> = self.others().collect();
        let told: f64 =
            rivals.iter().map(|rival| rivals::told_to(self.view, self.seat, *rival, question)).sum::<f64>() / others;
        let asked = self.best_question(asker);
        let heard = OVERHEARD * (others - 1.0) / others;
        let worth = if self.manner.simple {
            // The simple like to talk.
            f64::from(self.rng.below(100)) / 100.0 - 0.15
        } else {
            (1.0 - heard) * asked - self.manner.discretion * told
        };
        let most = rivals.iter().map(|rival| rivals::left_for(self.view, self.seat, *rival)).max().unwrap_or(24);
        let gives = ruled_out(most, told);
        let bit = self.manner.per_bit;
        Some(if worth > 0.0 {
            let mut because = vec![Because::AsksBack.about(self.rules_out(asked).unwrap_or(1), self.colour(asker))];
            because.push(Because::TellsLittle.many(gives));
            Choice::of(Action::Answer, bit * worth, because)
        } else {
            Choice::of(Action::KeepSilence, -bit * worth, vec![Because::TellsTooMuch.many(gives.max(1))])
        })
    }

    /// A promise binds: yes only to what is meant anyway.
    fn promise(&mut self, question: &Question) -> Option<Choice> {
        let wanted = match question.room {
            Some(room) => self.worth_of_room(room) >= 60.0 || room.facts().does == Does::ChapterHall,
            None => !(self.hand() & question.filter.suspects()).is_empty() && self.hand().len() > 1,
        };
        let silent = wanted && question.room.is_some() && self.may(Action::KeepSilence);
        let action = if silent { Action::KeepSilence } else { Action::Promise(wanted) };
        let action = if self.may(action) { action } else { Action::Promise(false) };
        self.may(action).then(|| Choice::of(action, 0.0, vec![Because::PromiseBinds.many(1)]))
    }

    /// The Rule of Obedience breaks a silence that hides something.
    pub(super) fn insist(&mut self, of: Seat, _: &Question) -> Option<Choice> {
        let book = the_box().starred.obedience;
        if !self.manner.simple && self.may(Action::Use(book)) && self.beliefs.left.len() > 1 {
            let because = vec![Because::BookHelps.about(1, book.key()), Because::RulesOut.about(1, self.colour(of))];
            return Some(Choice::of(Action::Use(book), 10.0, because));
        }
        self.may(Action::Accept).then(|| Choice::of(Action::Accept, 0.0, self.left()))
    }

    /// A card is shown that tells least: one that is known already.
    pub(super) fn show(&mut self, to: Option<Seat>) -> Option<Choice> {
        let cards: Suspects = self
            .actions
            .iter()
            .filter_map(|action| match action {
                Action::Show(card) => Some(*card),
                _ => None,
            })
            .collect();
        let to: Vec<Seat> = to.map_or_else(|| self.others().collect(), |to| vec![to]);
        let card = cards.iter().max_by_key(|card| self.known_to(*card, &to))?;
        let known = self.known_to(card, &to);
        Some(Choice::of(Action::Show(card), 0.0, vec![Because::KeptSecret.about(known as i32, card.key())]))
    }

    /// How many of these are known to think a suspect innocent.
    pub(super) fn known_to(&self, card: games::mystery_abbey::Suspect, who: &[Seat]) -> usize {
        who.iter().filter(|other| rivals::cleared_for(self.view, self.seat, **other).has(card)).count()
    }
}
