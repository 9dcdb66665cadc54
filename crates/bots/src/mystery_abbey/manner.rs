//! The manner of each rung: how sure it wants to be, and what it cares for.

use crate::{Former, Rung};

/// How much of what was seen and heard is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// Only what was seen; answers are forgotten.
    OwnEyes,
    /// Every answer by itself.
    OneByOne,
    /// All answers together, and what they make likely.
    Together,
}

/// How a rung plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    pub(super) care: Care,
    /// Whether it acts at first sight: it asks for one trait, goes to what is near, and crosses nobody out.
    pub(super) simple: bool,
    /// Whether it counts everybody's points before it accuses.
    pub(super) counts: bool,
    /// How sure of the culprit somebody must be to accuse him, and how sure when a rival knows nearly as much.
    pub(super) sure: f64,
    pub(super) hurried: f64,
    /// What it costs to be unsure of a revelation, which cannot be corrected; in hundredths of a point.
    pub(super) patience: f64,
    /// What a bit of knowledge is worth, in hundredths of a point.
    pub(super) per_bit: f64,
    /// How much weighs what an answer tells the others, against what may be asked back.
    pub(super) discretion: f64,
    /// What meeting somebody is worth, and how that changes with who knows more; in hundredths of a point.
    pub(super) meeting: f64,
    pub(super) ahead: f64,
    /// What the danger of being caught in a cell costs.
    pub(super) danger: f64,
    /// Over how many turns ways are planned, at most.
    pub(super) turns: u32,
    /// Whether suspects are asked for by name.
    pub(super) names: bool,
    /// What an extra turn must bring.
    pub(super) extra_turn: f64,
}

impl Manner {
    pub(super) fn of(rung: Rung) -> &'static Manner {
        match rung {
            Rung::Step(0..=1) => &HASTY,
            Rung::Step(2) | Rung::Former(Former::Novice) => &NOVICE,
            Rung::Step(3) => &FORGETFUL,
            Rung::Step(4..=5) | Rung::Former(Former::Brother) => &BROTHER,
            Rung::Step(6) | Rung::Former(Former::Abbot) => &PRIOR,
            Rung::Step(_) => &ABBOT,
        }
    }
}

/// Accuses on a guess.
const HASTY: Manner = Manner { sure: 0.34, hurried: 0.34, ..NOVICE };

/// Plans its ways, but forgets what was answered.
const FORGETFUL: Manner = Manner { care: Care::OwnEyes, ..BROTHER };

const NOVICE: Manner = Manner {
    care: Care::OwnEyes,
    simple: true,
    counts: false,
    sure: 0.5,
    hurried: 0.5,
    patience: 110.0,
    per_bit: 110.0,
    discretion: 0.0,
    meeting: 10.0,
    ahead: 0.0,
    danger: 15.0,
    turns: 1,
    names: false,
    extra_turn: 20.0,
};

const BROTHER: Manner = Manner {
    care: Care::OneByOne,
    simple: false,
    sure: 0.95,
    hurried: 0.95,
    patience: 80.0,
    discretion: 6.0,
    turns: 2,
    extra_turn: 70.0,
    ..NOVICE
};

const PRIOR: Manner = Manner {
    care: Care::Together,
    counts: true,
    sure: 0.7,
    hurried: 0.65,
    patience: 45.0,
    per_bit: 200.0,
    discretion: 8.0,
    meeting: 6.0,
    ahead: 15.0,
    danger: 45.0,
    turns: 8,
    names: true,
    ..BROTHER
};

/// Accuses whom it is somewhat surer of.
const ABBOT: Manner = Manner { sure: 0.75, hurried: 0.7, ..PRIOR };
