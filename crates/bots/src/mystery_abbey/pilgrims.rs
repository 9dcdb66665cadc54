//! The Pilgrims' Chronicles: books for a meeting, cards that lie in rooms, and where cards are passed.

use games::mystery_abbey::{Action, Book, Room, Side, the_box};
use table::Seat;

use super::{Choice, Thinker, reasons::Because};

impl Thinker<'_> {
    /// A question for everybody in the room tells more than one for one; a card is better than a book.
    pub(super) fn meet(&mut self) -> Option<Choice> {
        let starred = the_box().starred;
        let uses = |book: Book| self.may(Action::Use(book)).then_some(book);
        let book = if self.manner.simple { None } else { uses(starred.illuminations) };
        match book.or_else(|| uses(starred.controversy)) {
            Some(book) => Some(Choice::of(Action::Use(book), 20.0, vec![Because::BookHelps.about(1, book.key())])),
            None => self.may(Action::UseNothing).then(|| Choice::of(Action::UseNothing, 0.0, self.left())),
        }
    }

    /// The card is laid that most others know already.
    pub(super) fn lay(&mut self) -> Option<Choice> {
        let others: Vec<Seat> = self.others().collect();
        let lays = self.actions.iter().filter_map(|action| match action {
            Action::Lay(card) => Some(*card),
            _ => None,
        });
        let card = lays.max_by_key(|card| self.known_to(*card, &others))?;
        let known = self.known_to(card, &others) as i32;
        Some(Choice::of(Action::Lay(card), 0.0, vec![Because::KeptSecret.about(known, card.key())]))
    }

    /// A card that lies here is looked at; one's own is left where it costs the others a way.
    pub(super) fn look(&self) -> Option<Choice> {
        let (owner, told) = self.lying_in(self.view.open().pawns[self.seat.index()])?;
        self.may(Action::Look).then(|| Choice::of(Action::Look, self.manner.per_bit * told, vec![self.new_card(owner)]))
    }

    /// The most telling card that lies in a room and could be looked at: whose it is, and what it should tell.
    pub(super) fn lying_in(&self, room: Room) -> Option<(Seat, f64)> {
        let unseen =
            self.view.laid().filter(|(laid, card)| laid.room == room && card.is_none() && laid.seat != self.seat);
        let told = unseen.map(|(laid, _)| (laid.seat, self.beliefs.told_by_card_from(laid.seat.index())));
        told.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What a visit to a room is worth for the card that lies there.
    pub(super) fn worth_of_lying(&self, room: Room) -> f64 {
        self.lying_in(room).map_or(0.0, |(_, told)| self.manner.per_bit * told)
    }

    /// Cards should go to whoever knows most of this hand already.
    pub(super) fn best_receiver(&self) -> Option<Choice> {
        let known = |other: &Seat| self.hand().iter().filter(|card| self.known_to(*card, &[*other]) > 0).count();
        let other = self.others().filter(|other| self.may(Action::Choose(*other))).max_by_key(known)?;
        let because = match known(&other) as i32 {
            0 => Because::Choice.many(self.actions.len() as i32),
            many => Because::NeighbourKnows.about(many, self.colour(other)),
        };
        Some(Choice::of(Action::Choose(other), 0.0, vec![because]))
    }

    /// The Liturgy of the Hours is used before a Mass at which many cards are passed to somebody who knows few of them.
    pub(super) fn liturgy(&self) -> Option<Choice> {
        let book = the_box().starred.liturgy;
        let open = self.view.open();
        let many = !self.manner.simple && open.mass.facts().passed >= 3 && open.turns_left(self.seat) == 0;
        let known = |other: Seat| self.hand().iter().filter(|card| self.known_to(*card, &[other]) > 0).count();
        let next = open.receiver(self.seat, Side::Left, true);
        let better = self.others().any(|other| known(other) > known(next) + 1);
        (many && better && self.may(Action::Use(book)))
            .then(|| Choice::of(Action::Use(book), 10.0, vec![Because::BookHelps.about(1, book.key())]))
    }
}
