//! The Pilgrims' Chronicles: books for a meeting and for Mass, and events that last for the rest of the game.

use table::{Fingerprint, Seat, Seats, Told};

use super::{
    Action, Choosing, Ending, Errand, Event, MysteryAbbey, Occasion, Open, Phase, Refusal,
    laying::{LAID, Laid},
    phase::Then,
    question::{Part, Question},
    the_box::{Book, Side, the_box},
};
use crate::sets::Slot;

/// What the Pilgrims' Chronicles have brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pilgrims {
    /// Steps, and where the bell begins, for the rest of the game.
    pub(super) pace: Option<(u8, u8)>,
    /// On how many faces of how many the culprit escapes at each Mass.
    pub(super) escape: Option<(u8, u8)>,
    /// How far round the table cards go at the next Mass.
    pub(super) passing: u8,
    /// How far they went at the last one.
    pub(super) passed: u8,
    /// Who has the Impure Illuminations, once they lie open.
    pub(super) illuminations: Slot<Seat>,
    /// The question for everybody in a room, and who is still to be asked.
    pub(super) controversy: Option<(Question, Seats)>,
    /// Cards that lie in rooms.
    pub(super) laid: [Option<Laid>; LAID],
}

impl Pilgrims {
    pub(super) const NONE: Pilgrims = Pilgrims {
        pace: None,
        escape: None,
        passing: 1,
        passed: 1,
        illuminations: Slot::NONE,
        controversy: None,
        laid: [None; LAID],
    };

    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        for pair in [self.pace, self.escape] {
            into.bytes(&pair.map_or([u8::MAX; 2], |(one, other)| [one, other]));
        }
        into.bytes(&[self.passing, self.passed, self.illuminations.byte()]);
        if let Some((question, left)) = self.controversy {
            question.fingerprint(into);
            into.word(left.0.into());
        }
        self.laid.iter().for_each(|laid| Laid::fingerprint(laid, into));
    }
}

impl Open {
    /// To whom a seat passes cards: to the left at Mass, or as far as the Liturgy of the Hours says. (Passing
    /// cards; The Pilgrims' Chronicles)
    pub fn receiver(&self, seat: Seat, side: Side, at_mass: bool) -> Seat {
        match side {
            Side::Right => self.right(seat),
            Side::Left if at_mass => self.ahead(seat, self.pilgrims.passing),
            Side::Left => seat.left(self.seats),
        }
    }

    /// The seat so far round the table.
    #[inline]
    fn ahead(&self, seat: Seat, far: u8) -> Seat {
        Seat((seat.0 + far) % self.seats)
    }

    /// Who was passed this seat's cards at the last Mass.
    #[inline]
    pub(super) fn was_passed_by(&self, seat: Seat) -> Seat {
        self.ahead(seat, self.pilgrims.passed)
    }

    /// Who passed this seat cards at the last Mass.
    #[inline]
    pub(super) fn passed_to(&self, seat: Seat) -> Seat {
        self.ahead(seat, self.seats - self.pilgrims.passed)
    }
}

impl MysteryAbbey {
    pub(super) fn list_meeting(&self, seat: Seat, into: &mut Vec<Action>) {
        self.list_uses(seat, into);
        into.push(Action::UseNothing);
    }

    /// A question for a whole room needs two who can be asked. (The Pilgrims' Chronicles)
    #[inline]
    pub(super) fn may_dispute(&self, seat: Seat) -> Result<(), Refusal> {
        if self.asked_in(seat, Occasion::Encounter).len() > 1 { Ok(()) } else { Err(Refusal::NobodyToAsk) }
    }

    pub(super) fn dispute(&mut self, seat: Seat, book: Book, told: &mut impl Told<Event>) {
        self.use_up(seat, book, told);
        self.open.then = Then::Room;
        let (question, occasion) = (Question::default(), Occasion::Controversy);
        self.open.phase = Phase::Asking { seat, of: None, question, occasion };
    }

    /// What is asked of everybody in the room must be a question to each of them. (The Pilgrims' Chronicles)
    #[inline]
    pub(super) fn may_add_for_all(&self, seat: Seat, question: &Question, part: Part) -> Result<(), Refusal> {
        let asked = self.asked_in(seat, Occasion::Controversy);
        asked.iter().try_for_each(|of| self.may_add(of, question, part))
    }

    pub(super) fn list_for_all(&self, seat: Seat, question: &Question, into: &mut Vec<Action>) {
        let Some(first) = self.asked_in(seat, Occasion::Controversy).iter().next() else { return };
        self.list_parts(first, question, |part| {
            if self.may_add_for_all(seat, question, part).is_ok() {
                into.push(Action::Say(part));
            }
        });
    }

    /// The same question is put to one after another, clockwise. (The Pilgrims' Chronicles)
    pub(super) fn put_to_all(&mut self, seat: Seat, question: Question, told: &mut impl Told<Event>) {
        let asked = self.asked_in(seat, Occasion::Controversy);
        self.open.pilgrims.controversy = Some((question, asked));
        self.go_on(told);
    }

    /// Asks the next of those to whom a question is put; gives whether there was one.
    pub(super) fn ask_next(&mut self, told: &mut impl Told<Event>) -> bool {
        let Some((question, left)) = self.open.pilgrims.controversy else { return false };
        let asker = self.open.player;
        let Some(next) = asker.round(self.open.seats).find(|seat| left.has(*seat)) else {
            self.open.pilgrims.controversy = None;
            return false;
        };
        self.open.pilgrims.controversy = Some((question, left.without(next)));
        self.put(asker, next, question, Occasion::Encounter, told);
        true
    }

    /// Whose card can be had for the Impure Illuminations: those who are met and have one that can be drawn. (The
    /// Pilgrims' Chronicles)
    fn traders(&self, seat: Seat) -> Seats {
        self.asked_in(seat, Occasion::Encounter).iter().filter(|other| self.open.loose(*other) > 0).collect()
    }

    #[inline]
    pub(super) fn may_trade(&self, seat: Seat) -> Result<(), Refusal> {
        if self.traders(seat).is_empty() { Err(Refusal::EmptyHand) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn may_trade_with(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if !self.asked_in(seat, Occasion::Encounter).has(other) {
            Err(Refusal::NotHere)
        } else if self.open.loose(other) == 0 {
            Err(Refusal::EmptyHand)
        } else {
            Ok(())
        }
    }

    pub(super) fn offer_trade(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let book = the_box().starred.illuminations;
        told.tell(|| Event::BookUsed { seat, book });
        self.open.pilgrims.illuminations = Slot::of(seat);
        let traders = self.traders(seat);
        match traders.iter().next() {
            Some(only) if traders.len() == 1 => self.trade(seat, only, told),
            _ => self.open.phase = Phase::Choosing { seat, choosing: Choosing::Trade },
        }
    }

    /// A card is drawn from his hand, and he has the book, which lies open from now on. (The Pilgrims' Chronicles)
    pub(super) fn trade(&mut self, seat: Seat, of: Seat, told: &mut impl Told<Event>) {
        let book = the_box().starred.illuminations;
        for (who, gets) in [(seat, false), (of, true)] {
            let (books, many) = (&mut self.hidden.secrets[who.index()].books[book.index()], &mut self.open.books);
            *books = if gets { *books + 1 } else { *books - 1 };
            let many = &mut many[who.index()];
            *many = if gets { *many + 1 } else { *many - 1 };
        }
        self.open.pilgrims.illuminations = Slot::of(of);
        told.tell(|| Event::BookGiven { from: seat, to: of, book });
        self.draw_from(of, seat, Errand::Card, told);
    }

    /// Whoever uses the Liturgy of the Hours says to whom he passes at the next Mass, and everybody passes as far.
    /// (The Pilgrims' Chronicles)
    pub(super) fn offer_liturgy(&mut self, seat: Seat, book: Book, told: &mut impl Told<Event>) {
        self.use_up(seat, book, told);
        self.open.phase = Phase::Choosing { seat, choosing: Choosing::Liturgy };
    }

    pub(super) fn change_passing(&mut self, seat: Seat, to: Seat, told: &mut impl Told<Event>) {
        let far = (to.0 + self.open.seats - seat.0) % self.open.seats;
        self.open.pilgrims.passing = far;
        told.tell(|| Event::PassingChanged { seat, far });
        self.open.phase = Phase::Moving { seat };
    }

    /// The Acts of the Holy Apostles let an intruder go: he keeps the card, does no penance and steps out of the door.
    /// Gives whether he has them. (The Pilgrims' Chronicles)
    pub(super) fn is_let_go(&mut self, intruder: Seat, told: &mut impl Told<Event>) -> bool {
        let apostles = the_box().starred.apostles;
        if !self.has_book(intruder, apostles) {
            return false;
        }
        self.use_up(intruder, apostles, told);
        told.tell(|| Event::Spared { seat: intruder });
        self.step_out(intruder, told);
        true
    }

    /// Everybody gives back his Crypta card. (The Pilgrims' Chronicles)
    pub(super) fn return_crypta(&mut self, told: &mut impl Told<Event>) {
        for seat in std::mem::replace(&mut self.open.crypta, Seats::NONE).iter() {
            told.tell(|| Event::CryptaReturned { seat });
        }
        self.go_on(told);
    }

    /// Steps and rounds are as with six players for the rest of the game. (The Pilgrims' Chronicles)
    pub(super) fn hurry(&mut self, steps: u8, bell: u8, told: &mut impl Told<Event>) {
        self.open.pilgrims.pace = Some((steps, bell));
        self.open.start = self.open.start.max(bell);
        self.go_on(told);
    }

    /// At each Mass a die is rolled; on one of its faces the culprit escapes, and nobody finds him any more. (The
    /// Pilgrims' Chronicles)
    pub(super) fn flee(&mut self, escaped: bool, told: &mut impl Told<Event>) {
        told.tell(|| Event::EscapeRolled { escaped });
        if escaped {
            self.end(Ending::Escape, told);
        } else {
            self.after_passing(told);
        }
    }
}
