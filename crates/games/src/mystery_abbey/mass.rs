//! Mass: everybody gathers, passes cards in secret, and an event happens.

use table::{Known, Seat, Seats, Told};

use super::{
    Action, Ending, Event, MysteryAbbey, Phase, Promise, Refusal,
    phase::Then,
    suspects::{Suspect, Suspects},
    the_box::{Book, Mass, Side, the_box},
};

impl MysteryAbbey {
    /// All pawns go to the Chapel; what lasted until Mass is over, and so are promises to go. (Mass; M39)
    pub(super) fn call_mass(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let mass = self.open.mass;
        told.tell(|| Event::MassCalled { seat, mass });
        self.open.masses += 1;
        self.open.lasting = None;
        self.open.bell = 0;
        self.open.start = self.open.first_space();
        self.open.waits = false;
        for pawn in Seat::all(self.open.seats) {
            self.put_into(pawn, the_box().chapel, told);
        }
        if mass.index() + 1 == the_box().masses.len() {
            self.open.last_held += 1;
        }
        self.open.then = Then::NewRound;
        self.begin_passing(seat, mass.facts().passed, Side::Left, true, told);
    }

    /// Everybody chooses in turn and in secret; whoever has too few passes all he has. (Passing cards)
    pub(super) fn begin_passing(
        &mut self,
        first: Seat,
        cards: u8,
        side: Side,
        at_mass: bool,
        told: &mut impl Told<Event>,
    ) {
        for seat in Seat::all(self.open.seats) {
            self.open.due[seat.index()] = cards.min(self.open.loose(seat));
            if at_mass {
                self.secrets_mut(seat).changed = Suspects::NONE;
            }
        }
        self.ask_to_pass(first, side, at_mass, Seats::NONE, told);
    }

    /// The next who has something to pass, from this seat on; when everybody has chosen, all cards change
    /// hands. Seats that are done are known by having chosen.
    fn ask_to_pass(&mut self, from: Seat, side: Side, at_mass: bool, done: Seats, told: &mut impl Told<Event>) {
        let open = &self.open;
        let mut waiting = from.round(open.seats).filter(|seat| open.due[seat.index()] > 0 && !done.has(*seat));
        match waiting.next() {
            Some(seat) => {
                self.open.phase = Phase::Passing { seat, side, more: self.open.due[seat.index()], at_mass };
            }
            None => self.pass_on(side, at_mass, told),
        }
    }

    /// Who has already chosen.
    pub(super) fn have_chosen(&self) -> Seats {
        let whole = |seat: &Seat| {
            let due = u32::from(self.open.due[seat.index()]);
            due > 0 && self.secrets(*seat).chosen.len() == due
        };
        Seat::all(self.open.seats).filter(whole).collect()
    }

    /// A card in hand that is not chosen yet, as was promised. (Passing cards)
    #[inline]
    pub(super) fn may_pass(&self, seat: Seat, more: u8, at_mass: bool, card: Suspect) -> Result<(), Refusal> {
        let own = self.secrets(seat);
        if !own.hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        if own.chosen.has(card) {
            return Err(Refusal::GivenAlready);
        }
        if !self.loose(seat).has(card) {
            return Err(Refusal::LiesInRoom);
        }
        if at_mass { self.keeps_word(seat, card, more) } else { Ok(()) }
    }

    pub(super) fn list_passes(&self, seat: Seat, more: u8, at_mass: bool, into: &mut Vec<Action>) {
        let own = self.secrets(seat);
        let free = (own.hand - own.chosen).iter();
        into.extend(free.filter(|card| self.may_pass(seat, more, at_mass, *card).is_ok()).map(Action::Pass));
    }

    pub(super) fn pass(
        &mut self,
        seat: Seat,
        side: Side,
        more: u8,
        at_mass: bool,
        card: Suspect,
        told: &mut impl Told<Event>,
    ) {
        self.secrets_mut(seat).chosen.add(card);
        told.tell(|| Event::PassChosen { seat, card: Known::Seen(card) });
        if more > 1 {
            self.open.phase = Phase::Passing { seat, side, more: more - 1, at_mass };
        } else {
            let done = self.have_chosen();
            self.ask_to_pass(seat, side, at_mass, done, told);
        }
    }

    /// The Breviary lets one pass a card fewer. (Books to keep)
    pub(super) fn pass_fewer(&mut self, seat: Seat, book: Book, cards: u8, told: &mut impl Told<Event>) {
        let Phase::Passing { side, more, at_mass, .. } = self.open.phase else { return };
        self.use_up(seat, book, told);
        let more = more.saturating_sub(cards);
        self.open.due[seat.index()] = more;
        if more > 0 {
            self.open.phase = Phase::Passing { seat, side, more, at_mass };
        } else {
            let done = self.have_chosen();
            self.ask_to_pass(seat, side, at_mass, done, told);
        }
    }

    /// All cards change hands together. After the passing of a second Compline the game is over. (Mass; M5)
    fn pass_on(&mut self, side: Side, at_mass: bool, told: &mut impl Told<Event>) {
        let open = self.open;
        self.pass_all(|seat| open.receiver(seat, side, at_mass), at_mass, told);
        if !at_mass {
            self.go_on(told);
            return;
        }
        self.open.pilgrims.passed = std::mem::replace(&mut self.open.pilgrims.passing, 1);
        for seat in Seat::all(self.open.seats) {
            if let Some(Promise::Pass { .. }) = self.open.promises[seat.index()] {
                self.open.promises[seat.index()] = None;
                told.tell(|| Event::PromiseOver { seat, kept: true });
            }
        }
        if self.open.last_held >= the_box().times {
            self.end(Ending::Compline, told);
        } else if self.open.pilgrims.escape.is_some() {
            self.open.phase = Phase::Escaping;
        } else {
            self.after_passing(told);
        }
    }

    /// The bell goes to the right, to whoever played last, and he turns up an event. (Mass)
    pub(super) fn after_passing(&mut self, told: &mut impl Told<Event>) {
        let first = self.open.right(self.open.player);
        self.open.first = first;
        told.tell(|| Event::FirstPlayer { seat: first });
        if self.open.agreed.tactical {
            self.go_on(told);
        } else {
            self.turn_up_event(first);
        }
    }

    /// The used Mass card goes under the others, and the new first player begins at once. (Mass)
    pub(super) fn new_round(&mut self, told: &mut impl Told<Event>) {
        let many = the_box().masses.len() as u8;
        let next = self.open.mass.0 + 1;
        self.open.mass = Mass(if next == many { u8::from(self.open.agreed.short) } else { next });
        let first = self.open.first;
        self.begin_turn(first, told);
    }
}
