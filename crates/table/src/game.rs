//! What a game is.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Event, Eyes, Fingerprint, Rng, Seat, Seats};

/// A game in progress: the whole table, with nothing hidden.
///
/// The state itself implements this, so that `game.turn()` reads as speech. A state is never
/// serialised; setups, actions, events and views are.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What can be told of the game before anybody sits down.
    const ABOUT: About;

    /// What is agreed before the first draw.
    type Setup: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// A small step, chosen by a seat or by chance.
    type Action: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What happened, in the past tense, with its reason.
    type Event: Event;
    /// What one pair of eyes may know.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize;
    /// Why an action is not allowed, and which rule says so.
    type Refusal: std::error::Error + Clone + PartialEq + Serialize;
    /// What an action would bring, as far as it can be foreseen.
    type Forecast: Serialize;

    /// Every number of seats with every variant, for tests and lists.
    fn setups() -> Vec<Self::Setup>;

    /// The table before the first draw.
    ///
    /// # Errors
    /// If the setup is none of this game's.
    fn new(setup: &Self::Setup) -> Result<Self, BadSetup>;

    /// The same table before the first draw, played by this version of the rules; nothing, if games of that
    /// version are no longer played.
    fn under(self, rules: u16) -> Option<Self> {
        (rules == Self::ABOUT.rules).then_some(self)
    }

    /// What was agreed, for the same seats with the same colours once more. Where several games make a series, the
    /// first of them gives it its name.
    fn setup_again(&self, setup: &Self::Setup, _name: &str) -> Self::Setup {
        setup.clone()
    }

    /// How many seats are at the table.
    fn seats(&self) -> u8;

    /// The colour of each seat, as a key; none while they are not known.
    fn colours(&self) -> Vec<&'static str>;

    /// Who must act.
    fn turn(&self) -> Turn;

    /// How private the decision is that is due now.
    fn privacy(&self) -> Privacy;

    /// Points and winners, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Adds every legal action of whoever must act.
    fn actions(&self, into: &mut Vec<Self::Action>);

    /// Whether whoever must act may do this.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn allows(&self, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Of the rules against several ways to do one thing, the one that says most about it.
    fn foremost(refusals: &[Self::Refusal]) -> Option<Self::Refusal> {
        refusals.first().cloned()
    }

    /// What a legal action would bring whoever must act, as far as these eyes can foresee it: they would be
    /// told these events; nothing, where chance would be asked or something hidden shown.
    fn forecast(_view: &Self::View, _action: &Self::Action, _told: Option<&[Self::Event]>) -> Option<Self::Forecast> {
        None
    }

    /// How likely chance is to choose this, against its other legal actions.
    fn odds(&self, action: &Self::Action) -> u32;

    /// Does what is allowed. What an action that is not allowed does is not said.
    fn apply(&mut self, action: &Self::Action, told: &mut impl Told<Self::Event>);

    /// What these eyes may know. There is no default: secrecy cannot be forgotten.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Some table that looks like this view and could have come about.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Takes everything that makes this table this table into its fingerprint, in a fixed order.
    fn fingerprint(&self, into: &mut Fingerprint);

    /// Nothing is lost and nothing is there twice.
    ///
    /// # Errors
    /// What is lost or doubled.
    fn consistent(&self) -> Result<(), Inconsistent>;
}

/// What can be told of a game before anybody sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct About {
    /// The game's name in saves and on the command line.
    pub name: &'static str,
    /// The version of the rules as we play them. Old logs keep theirs.
    pub rules: u16,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// What can be agreed besides.
    pub variants: &'static [Variant],
    /// The colours to choose from, as keys, in the order of the box.
    pub colours: &'static [&'static str],
    /// Whether anything is hidden from anybody.
    pub hides: bool,
    /// What takes points away at the end, of the parts that an outcome names.
    pub takes_away: &'static [&'static str],
}

/// Something that can be agreed before the game: a field of its setup, and what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Variant {
    /// The field of the setup.
    pub key: &'static str,
    /// Its values; the first is what the rulebook starts from.
    pub choices: &'static [&'static str],
    /// For so many seats only, if not for any number.
    pub seats: Option<u8>,
}

/// Who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Turn {
    /// Whoever sits here.
    Seat(Seat),
    /// A draw or a roll is due.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How private a decision is: what must be seen to take it, by whoever shares the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Privacy {
    /// Nothing is hidden: it is taken on the open table.
    Open,
    /// It can be taken on the open table, with a look at one's own secrets if wanted.
    MayLook,
    /// It cannot be taken without a look at one's own secrets.
    MustLook,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// How it ended, as a key.
    pub ending: &'static str,
    /// Final points, a seat each.
    #[cfg_attr(feature = "types", ts(as = "Vec<i16>"))]
    pub points: ArrayVec<i16, { Seat::MOST }>,
    /// What each seat's points are made of: keys, and points that add up to all.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<(&'static str, i16)>>"))]
    pub parts: ArrayVec<ArrayVec<(&'static str, i16), { Outcome::PARTS }>, { Seat::MOST }>,
    /// Who won: one seat, or a team, or all who share the win.
    pub winners: Seats,
    /// What else is worth counting of each seat, for the statistics: keys and numbers; perhaps nothing.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<(&'static str, i16)>>"))]
    pub figures: ArrayVec<ArrayVec<(&'static str, i16), { Outcome::PARTS }>, { Seat::MOST }>,
}

impl Outcome {
    /// The most parts that points are made of, and the most figures.
    pub const PARTS: usize = 8;
}

/// Hears of events. `()` hears nothing and costs nothing.
pub trait Told<E> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Told<E> for () {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Told<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A setup that is none of this game's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadSetup(pub String);

/// A table on which something is lost or doubled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Inconsistent(pub String);

impl Turn {
    /// The seat that must act, if it is a seat.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}
