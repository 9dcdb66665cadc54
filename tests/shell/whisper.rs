//! A small game of our own in which a decision is private in each degree: everybody has a card; one seat
//! asks, its left neighbour answers or keeps silent, and is thanked.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
use table::{
    About, BadSetup, Event, Eyes, Fingerprint, Game, Inconsistent, Known, Outcome, Privacy, Rng, Score, Seat, Seats,
    Told, Turn,
};

/// How often somebody asks.
const QUESTIONS: u8 = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Whisper {
    cards: Vec<u8>,
    questions: u8,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    /// Somebody asks, having looked at their own card.
    Asking,
    /// The neighbour answers, and may look before.
    Answering,
    /// Whoever asked says thanks: that hides nothing.
    Thanking,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Action {
    Ask,
    Answer,
    KeepSilent,
    Thank,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Happened {
    Asked { by: Seat },
    Answered { by: Seat, to: Seat, card: Known<u8> },
    KeptSilent { by: Seat },
    Thanked,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct View {
    phase: Phase,
    questions: u8,
    cards: Vec<Known<u8>>,
}

/// The only rule: everything has its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not now")
    }
}

impl std::error::Error for NotNow {}

impl Serialize for NotNow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("NotNow", 2)?;
        fields.serialize_field("why", "not-now")?;
        fields.serialize_field("rule", "sequence")?;
        fields.end()
    }
}

impl Event for Happened {
    fn known(&self) -> Option<Seats> {
        match self {
            Happened::Answered { by, to, .. } => Some([*by, *to].into_iter().collect()),
            _ => None,
        }
    }

    fn hidden(self) -> Option<Happened> {
        match self {
            Happened::Answered { by, to, .. } => Some(Happened::Answered { by, to, card: Known::Hidden }),
            other => Some(other),
        }
    }

    fn shows(&self) -> bool {
        false
    }

    fn score(&self) -> Option<Score> {
        None
    }
}

impl Whisper {
    /// A table with these cards.
    pub(super) fn with(cards: &[u8]) -> Whisper {
        Whisper { cards: cards.to_vec(), questions: 0, phase: Phase::Asking }
    }

    fn asker(&self) -> Seat {
        Seat(self.questions % self.seats())
    }
}

impl Game for Whisper {
    const ABOUT: About = About {
        name: "whisper",
        rules: 1,
        seats: (2, 6),
        variants: &[],
        colours: &["red", "blue"],
        hides: true,
        takes_away: &[],
    };

    type Setup = Vec<u8>;
    type Action = Action;
    type Event = Happened;
    type View = View;
    type Refusal = NotNow;
    type Forecast = ();

    fn setups() -> Vec<Vec<u8>> {
        vec![vec![3, 5], vec![3, 5, 7]]
    }

    fn new(setup: &Vec<u8>) -> Result<Whisper, BadSetup> {
        Ok(Whisper::with(setup))
    }

    fn seats(&self) -> u8 {
        self.cards.len() as u8
    }

    fn colours(&self) -> Vec<&'static str> {
        vec!["red", "blue", "green"]
    }

    fn turn(&self) -> Turn {
        match self.phase {
            _ if self.questions == QUESTIONS => Turn::Over,
            Phase::Asking | Phase::Thanking => Turn::Seat(self.asker()),
            Phase::Answering => Turn::Seat(self.asker().left(self.seats())),
        }
    }

    fn privacy(&self) -> Privacy {
        match self.phase {
            Phase::Asking => Privacy::MustLook,
            Phase::Answering => Privacy::MayLook,
            Phase::Thanking => Privacy::Open,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.questions == QUESTIONS).then(|| Outcome {
            ending: "told",
            points: self.cards.iter().map(|card| i16::from(*card)).collect(),
            parts: Default::default(),
            winners: Seats::NONE,
            figures: Default::default(),
        })
    }

    fn actions(&self, into: &mut Vec<Action>) {
        let all = [Action::Ask, Action::Answer, Action::KeepSilent, Action::Thank];
        into.extend(all.into_iter().filter(|action| self.allows(action).is_ok()));
    }

    fn allows(&self, action: &Action) -> Result<(), NotNow> {
        let now = match action {
            _ if self.questions == QUESTIONS => false,
            Action::Ask => self.phase == Phase::Asking,
            Action::Answer | Action::KeepSilent => self.phase == Phase::Answering,
            Action::Thank => self.phase == Phase::Thanking,
        };
        if now { Ok(()) } else { Err(NotNow) }
    }

    fn odds(&self, _: &Action) -> u32 {
        1
    }

    fn apply(&mut self, action: &Action, told: &mut impl Told<Happened>) {
        let (to, by) = (self.asker(), self.asker().left(self.seats()));
        match action {
            Action::Ask => told.tell(|| Happened::Asked { by: to }),
            Action::Answer => {
                told.tell(|| Happened::Answered { by, to, card: Known::Seen(self.cards[by.index()]) });
            }
            Action::KeepSilent => told.tell(|| Happened::KeptSilent { by }),
            Action::Thank => {
                self.questions += 1;
                told.tell(|| Happened::Thanked);
            }
        }
        self.phase = match action {
            Action::Ask => Phase::Answering,
            Action::Answer | Action::KeepSilent => Phase::Thanking,
            Action::Thank => Phase::Asking,
        };
    }

    fn view(&self, eyes: Eyes) -> View {
        let card = |(seat, card): (Seat, &u8)| Known::when(eyes.see(seat), *card);
        let cards = Seat::all(self.seats()).zip(&self.cards).map(card).collect();
        View { phase: self.phase, questions: self.questions, cards }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Whisper {
        let cards = view.cards.iter().map(|card| card.seen().unwrap_or_else(|| rng.below(10) as u8)).collect();
        Whisper { cards, questions: view.questions, phase: view.phase }
    }

    fn fingerprint(&self, into: &mut Fingerprint) {
        into.bytes(&self.cards);
        into.word(u64::from(self.questions));
        into.word(self.phase as u64);
    }

    fn consistent(&self) -> Result<(), Inconsistent> {
        Ok(())
    }
}
