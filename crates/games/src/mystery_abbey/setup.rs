//! Setting up.

use serde::{Deserialize, Serialize};
use table::{BadSetup, Seat, Seats, Told};

use super::{
    Action, Agreed, Colour, Event, Hidden, Knowledge, MysteryAbbey, Open, Phase, Places, Refusal, Secrets,
    laying::LAID,
    ledger::Ledger,
    phase::Then,
    pilgrims::Pilgrims,
    suspects::{Suspect, Suspects, TRAITS},
    the_box::{BOOKS, Book, Mass, the_box},
};
use crate::sets::Slot;

/// What is agreed before the first draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Setup {
    /// How many seats: three to six.
    pub seats: u8,
    /// The colour each seat has chosen; in the order of the list if nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Colour>>", optional))]
    pub colours: Vec<Colour>,
    /// The tactical game.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub tactical: bool,
    /// The short game.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub short: bool,
    /// A player's revelations may contradict each other.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub contradiction: bool,
    /// The Pilgrims' Chronicles are shuffled in.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub chronicles: bool,
    /// How far the page helps to remember and to conclude.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<Help>", optional))]
    pub help: Help,
    /// The series of games to which this one belongs; their points are added up elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub series: Option<String>,
}

/// How far the page helps to remember and to conclude. What may be seen is the same for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Help {
    /// What was seen, where it was seen last, and what was answered.
    #[default]
    Facts,
    /// The sheet, and nothing else.
    None,
    /// What follows from all of it as well.
    Inference,
}

impl Setup {
    /// A plain game for so many.
    pub fn plain(seats: u8) -> Setup {
        Setup {
            seats,
            colours: Vec::new(),
            tactical: false,
            short: false,
            contradiction: false,
            chronicles: false,
            help: Help::Facts,
            series: None,
        }
    }

    /// Every number of seats with every variant; plain games first.
    pub(super) fn all() -> Vec<Setup> {
        let of = |seats| {
            let plain = Setup::plain(seats);
            let tactical = Setup { tactical: true, ..plain.clone() };
            let short = Setup { short: true, help: Help::None, ..plain.clone() };
            let all = Setup { short: true, contradiction: true, help: Help::Inference, ..tactical.clone() };
            let chronicles = Setup { chronicles: true, ..plain.clone() };
            let everything = Setup { chronicles: true, ..all.clone() };
            [plain, tactical, short, all, chronicles, everything]
        };
        (3..=6).flat_map(of).collect()
    }
}

impl Agreed {
    /// How many of a book there are: those of the Chronicles if they were agreed, and no key to a Library that is
    /// closed.
    pub(super) fn books(&self, book: Book) -> u8 {
        let key = self.tactical && book == the_box().starred.library_key;
        let facts = book.facts();
        if key || (facts.chronicles && !self.chronicles) { 0 } else { facts.count }
    }

    /// The events that can be turned up, as bits.
    pub(super) fn events(&self) -> u32 {
        let events = the_box().events.iter().enumerate();
        events.filter(|(_, facts)| self.chronicles || !facts.chronicles).fold(0, |all, (n, _)| all | 1 << n)
    }
}

impl MysteryAbbey {
    /// All pawns are in the Chapel; the decks are shuffled, which means that nobody knows an order.
    /// (Setting up)
    pub(super) fn set_up(setup: &Setup) -> Result<MysteryAbbey, BadSetup> {
        let seats = setup.seats;
        if !(3..=6).contains(&seats) {
            return Err(BadSetup(format!("Mystery of the Abbey is for three to six players, not {seats}")));
        }
        let colours = Colour::seated(&setup.colours, seats)?;
        let the_box = the_box();
        let Setup { tactical, short, contradiction, chronicles, help, .. } = *setup;
        let agreed = Agreed { tactical, short, contradiction, chronicles, help };
        let mut deck = [0; BOOKS];
        for book in the_box.all_books() {
            deck[book.index()] = agreed.books(book);
        }
        let open = Open {
            agreed,
            seats,
            colours,
            pawns: [the_box.chapel; Seat::MOST],
            dice: [Seat(0); 2],
            sizes: [0; Seat::MOST],
            pile: Suspects::ALL.len() as u8,
            books: [0; Seat::MOST],
            used: [0; BOOKS],
            library: (1 << the_box.library.len()) - 1,
            visited: Seats::NONE,
            events: agreed.events(),
            lasting: None,
            crypta: Seats::NONE,
            penance: Seats::NONE,
            first: Seat(0),
            player: Seat(0),
            extra: false,
            bell: 0,
            start: 0,
            waits: false,
            mass: Mass(u8::from(agreed.short)),
            masses: 0,
            last_held: 0,
            revelations: [Slot::NONE; TRAITS],
            accused: [0; Seat::MOST],
            finder: Slot::NONE,
            promises: [None; Seat::MOST],
            exposed: Suspects::NONE,
            took: Seats::NONE,
            taken: Seats::NONE,
            given: [0; Seat::MOST],
            more_steps: 0,
            key: false,
            due: [0; Seat::MOST],
            answers: Ledger::EMPTY,
            looks: [None; Seat::MOST],
            questions: [0; Seat::MOST],
            silences: [0; Seat::MOST],
            heard: Knowledge::nothing(seats),
            pilgrims: Pilgrims::NONE,
            then: Then::TurnEnd,
            phase: Phase::Hiding,
        };
        let mut secrets = [Secrets::blank(seats); Seat::MOST];
        for seat in Seat::all(seats) {
            let own = Places::hand(seat);
            secrets[seat.index()].knows.may.iter_mut().for_each(|may| may.0 &= !own.0);
        }
        let hidden = Hidden {
            culprit: Slot::NONE,
            pile: Suspects::ALL,
            secrets,
            deck,
            drawn: None,
            shelf: Suspects::NONE,
            laid: [Slot::NONE; LAID],
        };
        Ok(MysteryAbbey { open, hidden })
    }

    /// A card that nobody has yet. (Setting up)
    #[inline]
    pub(super) fn may_be_dealt(&self, card: Suspect) -> Result<(), Refusal> {
        if card.exists() && self.hidden.pile.has(card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    /// One suspect is put under the board, unseen: he is the culprit. (Setting up)
    pub(super) fn hide(&mut self, card: Suspect, told: &mut impl Told<Event>) {
        self.hidden.pile.remove(card);
        self.open.pile -= 1;
        self.hidden.culprit = Slot::of(card);
        told.tell(|| Event::CulpritHidden);
        self.open.phase = Phase::Dealing { seat: Seat(0) };
    }

    /// Some cards lie face down in the Parlor, the others are dealt. (Setting up)
    pub(super) fn deal(&mut self, seat: Seat, card: Suspect, told: &mut impl Told<Event>) {
        self.hidden.pile.remove(card);
        self.open.pile -= 1;
        self.open.sizes[seat.index()] += 1;
        let masses = self.open.masses;
        let own = self.secrets_mut(seat);
        own.hand.add(card);
        own.knows.is_at(card, Places::hand(seat));
        own.see(card, seat, seat, masses);
        told.tell(|| Event::Dealt { seat, card: table::Known::Seen(card) });
        let next = seat.left(self.open.seats);
        let full = self.open.sizes[next.index()] == self.open.table().hand;
        self.open.phase = if full { Phase::RollingFirst } else { Phase::Dealing { seat: next } };
    }

    /// A die shows somebody who plays; where a card says *another*, not whoever rolls. (Setting up)
    #[inline]
    pub(super) fn may_be_rolled(&self, seat: Seat) -> Result<(), Refusal> {
        if self.rollable().has(seat) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    #[inline]
    fn rollable(&self) -> Seats {
        match self.open.phase {
            Phase::Rolling { seat, card } => self.rollable_by(seat, card),
            _ => Seat::all(self.open.seats).collect(),
        }
    }

    pub(super) fn list_rolls(&self, into: &mut Vec<Action>) {
        into.extend(self.rollable().iter().map(Action::Roll));
    }

    /// A die decides who is first player; he has the bell and the Mass cards. (Setting up)
    pub(super) fn roll_first(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        self.open.first = seat;
        told.tell(|| Event::FirstPlayer { seat });
        self.open.phase = Phase::RollingDie { which: 0 };
    }

    /// Two dice are put into the Confessionals; both may show the same player. (Setting up)
    pub(super) fn roll_die(&mut self, which: u8, seat: Seat, told: &mut impl Told<Event>) {
        self.open.dice[usize::from(which)] = seat;
        told.tell(|| Event::DieTurned { room: the_box().confessionals[usize::from(which)], seat });
        if which == 0 {
            self.open.phase = Phase::RollingDie { which: 1 };
        } else {
            self.open.start = self.open.first_space();
            let first = self.open.first;
            self.begin_turn(first, told);
        }
    }
}
