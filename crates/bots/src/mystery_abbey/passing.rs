//! Passing cards at Mass: what the neighbour knows already tells him nothing.

use games::mystery_abbey::{Action, Effect, Side, Suspect, the_box};
use table::Seat;

use super::{Choice, Thinker, reasons::Because};

impl Thinker<'_> {
    pub(super) fn pass(&mut self, side: Side, at_mass: bool) -> Option<Choice> {
        let to = self.view.open().receiver(self.seat, side, at_mass);
        let card = self.card_to_pass(to)?;
        let known = self.known_to(card, &[to]);
        let others: Vec<Seat> = self.others().collect();
        let because = if known > 0 {
            vec![Because::NeighbourKnows.about(self.known_cards(to), self.colour(to))]
        } else {
            vec![Because::KeptSecret.about(self.known_to(card, &others) as i32, card.key())]
        };
        let choice = match self.breviary().filter(|_| at_mass && known == 0 && !self.manner.simple) {
            Some(book) => Choice::of(Action::Use(book), 30.0, vec![Because::BookHelps.about(1, book.key())]),
            None => Choice::of(Action::Pass(card), 0.0, because),
        };
        Some(self.after_crossing(choice))
    }

    fn breviary(&self) -> Option<games::mystery_abbey::Book> {
        let books = the_box().all_books();
        let mut fewer = books.filter(|book| matches!(book.facts().effect, Effect::PassFewer { .. }));
        fewer.find(|book| self.may(Action::Use(*book)))
    }

    /// First what the receiver knows, then what others know; what only this seat has seen comes last.
    fn card_to_pass(&mut self, to: Seat) -> Option<Suspect> {
        let cards: Vec<Suspect> = self
            .actions
            .iter()
            .filter_map(|action| match action {
                Action::Pass(card) => Some(*card),
                _ => None,
            })
            .collect();
        if self.manner.simple {
            return self.rng.pick(&cards).copied();
        }
        let others: Vec<Seat> = self.others().collect();
        let mut best = None;
        for card in cards {
            let worth =
                (100 * self.known_to(card, &[to]) + 10 * self.known_to(card, &others)) as u32 + self.rng.below(4);
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((card, worth));
            }
        }
        best.map(|(card, _)| card)
    }

    /// How many of the cards in hand the receiver knows.
    fn known_cards(&self, to: Seat) -> i32 {
        self.hand().iter().filter(|card| self.known_to(*card, &[to]) > 0).count() as i32
    }
}
