//! Leaks are planted in Mystery of the Abbey, one at a time, and the laws catch each of them.

use std::cell::Cell;

use games::mystery_abbey::{Action, Event, MysteryAbbey, Refusal, Setup, Suspects, View};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use table::{
    About, BadSetup, Eyes, Fingerprint, Game, Inconsistent, Outcome, Privacy, Rng, Score, Seat, Seats, Told, Turn, laws,
};

/// What is told to whom it should not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
    /// In everybody's view, what heaven's view has at this place.
    Seen(&'static str),
    /// In everybody's view: the card that lies first in the pile.
    Pile,
    /// In everybody's view: which books are still in the deck, while one is drawn.
    Deck,
    /// In everybody's view: how many suspects somebody's sheet leaves.
    Count,
    /// In everybody's view: whether two of them have seen the same.
    WhoSawWhat,
    /// An event of this name is told whole to all.
    Told(&'static str),
    /// An event of this name is told whole, in private, to one more.
    Whispered(&'static str),
}

const LEAKS: [Leak; 37] = [
    Leak::Seen("/culprit"),
    Leak::Seen("/seats/0/hand"),
    Leak::Seen("/seats/1/hand/seen/0"),
    Leak::Seen("/seats/0/kept"),
    Leak::Seen("/seats/1/ear"),
    Leak::Seen("/seats/0/chosen"),
    Leak::Seen("/seats/1/sheet/seen/seen"),
    Leak::Seen("/seats/1/sheet/seen/crossed"),
    Leak::Seen("/seats/1/sheet/seen/changed"),
    Leak::Seen("/seats/0/sheet/seen/sights"),
    Leak::Seen("/seats/2/sheet/seen/taken"),
    Leak::Seen("/seats/0/sheet/seen/given"),
    Leak::Seen("/seats/2/sheet/seen/received"),
    Leak::Seen("/seats/1/sheet/seen/proved/culprits"),
    Leak::Seen("/seats/2/sheet/seen/proved/places/7"),
    Leak::Seen("/answer"),
    Leak::Seen("/shelf"),
    Leak::Seen("/drawn"),
    Leak::Pile,
    Leak::Deck,
    Leak::Count,
    Leak::WhoSawWhat,
    Leak::Told("dealt"),
    Leak::Told("card-moved"),
    Leak::Told("card-shown"),
    Leak::Told("hand-seen"),
    Leak::Told("sheet-seen"),
    Leak::Told("hands-swapped"),
    Leak::Told("cards-passed"),
    Leak::Told("book-kept"),
    Leak::Told("pass-chosen"),
    Leak::Whispered("card-shown"),
    Leak::Whispered("card-moved"),
    Leak::Whispered("hand-seen"),
    Leak::Whispered("sheet-seen"),
    Leak::Whispered("hands-swapped"),
    Leak::Whispered("cards-passed"),
];

thread_local! {
    /// Which leak there is now.
    static LEAK: Cell<Option<Leak>> = const { Cell::new(None) };
}

fn leak() -> Option<Leak> {
    LEAK.get()
}

/// The game with a leak.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leaky(MysteryAbbey);

/// What is seen, and more.
#[derive(Clone, Debug, PartialEq)]
struct LeakyView {
    view: View,
    more: Value,
}

impl Serialize for LeakyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.view, &self.more).serialize(serializer)
    }
}

/// What is told, and to more.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyEvent(Event);

impl LeakyEvent {
    fn is(&self, name: &str) -> bool {
        json!(self.0)["event"] == name
    }
}

impl table::Event for LeakyEvent {
    fn known(&self) -> Option<Seats> {
        let known = self.0.known()?;
        match leak() {
            Some(Leak::Whispered(name)) if self.is(name) => {
                let third = Seat::all(3).find(|seat| !known.has(*seat));
                Some(third.map_or(known, |third| known.with(third)))
            }
            _ => Some(known),
        }
    }

    fn hidden(self) -> Option<LeakyEvent> {
        match leak() {
            Some(Leak::Told(name)) if self.is(name) => Some(self),
            _ => self.0.hidden().map(LeakyEvent),
        }
    }

    fn shows(&self) -> bool {
        self.0.shows()
    }

    fn score(&self) -> Option<Score> {
        self.0.score()
    }
}

impl Leaky {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.0.seats())
    }

    /// What a view has that it should not have.
    fn more(&self) -> Value {
        let heaven = || self.0.view(Eyes::Heaven);
        let hand = |view: &View, seat: Seat| view.hand(seat).unwrap_or_default();
        match leak() {
            Some(Leak::Seen(path)) => json!(heaven()).pointer(path).cloned().unwrap_or(Value::Null),
            Some(Leak::Pile) => {
                let heaven = heaven();
                let held = self.seats().fold(Suspects::NONE, |all, seat| all | hand(&heaven, seat));
                let culprit = json!(heaven)["culprit"]["seen"].clone();
                json!((Suspects::ALL - held).iter().find(|card| json!(card) != culprit))
            }
            Some(Leak::Deck) => {
                let mut actions = Vec::new();
                self.0.actions(&mut actions);
                actions.retain(|action| matches!(action, Action::DrawBook(_)));
                json!(actions)
            }
            Some(Leak::Count) => json!(heaven().seen(Seat(0)).unwrap_or_default().len()),
            Some(Leak::WhoSawWhat) => json!(heaven().seen(Seat(0)) == heaven().seen(Seat(1))),
            _ => Value::Null,
        }
    }
}

/// Hears of events, as leaks tell them.
struct Leaking<'a, T>(&'a mut T);

impl<T: Told<LeakyEvent>> Told<Event> for Leaking<'_, T> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.0.tell(|| LeakyEvent(event()));
    }
}

impl Game for Leaky {
    const ABOUT: About = MysteryAbbey::ABOUT;

    type Setup = Setup;
    type Action = Action;
    type Event = LeakyEvent;
    type View = LeakyView;
    type Refusal = Refusal;
    type Forecast = ();

    fn setups() -> Vec<Setup> {
        MysteryAbbey::setups()
    }
    fn new(setup: &Setup) -> Result<Leaky, BadSetup> {
        MysteryAbbey::new(setup).map(Leaky)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn colours(&self) -> Vec<&'static str> {
        self.0.colours()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn privacy(&self) -> Privacy {
        self.0.privacy()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn actions(&self, into: &mut Vec<Action>) {
        self.0.actions(into);
    }
    fn allows(&self, action: &Action) -> Result<(), Refusal> {
        self.0.allows(action)
    }
    fn odds(&self, action: &Action) -> u32 {
        self.0.odds(action)
    }
    fn apply(&mut self, action: &Action, told: &mut impl Told<LeakyEvent>) {
        self.0.apply(action, &mut Leaking(told));
    }
    fn view(&self, eyes: Eyes) -> LeakyView {
        LeakyView { view: self.0.view(eyes), more: self.more() }
    }
    fn imagine(view: &LeakyView, rng: &mut Rng) -> Leaky {
        Leaky(MysteryAbbey::imagine(&view.view, rng))
    }
    fn fingerprint(&self, into: &mut Fingerprint) {
        self.0.fingerprint(into);
    }
    fn consistent(&self) -> Result<(), Inconsistent> {
        self.0.consistent()
    }
}

/// How a leak breaks a law, within so many games.
fn caught(planted: Option<Leak>, games: u64) -> Option<laws::Violation> {
    LEAK.set(planted);
    let setups = Leaky::setups();
    let found = (0..games).find_map(|seed| laws::check::<Leaky>(&setups[seed as usize % setups.len()], seed).err());
    LEAK.set(None);
    found.map(|violation| *violation)
}

#[test]
fn every_planted_leak_is_caught() {
    assert_eq!(caught(None, 60), None, "without a leak no law is broken");
    for planted in LEAKS {
        let law = caught(Some(planted), 60);
        println!("{planted:?}: {}", law.as_ref().map_or("not caught", |violation| violation.law));
        assert!(law.is_some(), "{planted:?} was not caught");
    }
    println!("{} planted leaks, all caught", LEAKS.len());
}
