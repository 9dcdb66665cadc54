//! How strong a bot is: the five levels that people choose from, and the rungs they stand on.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::Mind;

/// How strong a bot is, in the words of a monastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For whoever plays for the first time.
    Oblate,
    /// For whoever has played twice.
    Novice,
    /// For whoever knows the game.
    Brother,
    /// For whoever plays it often.
    Prior,
    /// Thinks furthest: ahead over imagined tables, or through all that it has seen and heard.
    Abbot,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Oblate, Level::Novice, Level::Brother, Level::Prior, Level::Abbot];

    /// The rung it stands on.
    pub const fn rung(self) -> Rung {
        Rung::Step(match self {
            Level::Oblate => 1,
            Level::Novice => 2,
            Level::Brother => 4,
            Level::Prior => 6,
            Level::Abbot => 7,
        })
    }

    /// The name it has in files.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Oblate => "oblate",
            Level::Novice => "novice",
            Level::Brother => "brother",
            Level::Prior => "prior",
            Level::Abbot => "abbot",
        }
    }
}

/// How many rungs the ladder has.
pub const RUNGS: usize = 7;

/// A rung of the ladder. Levels stand on some of them; the others lie between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// Counted from 1, the weakest.
    Step(u8),
    /// As it was before there were rungs, to compare with.
    Former(Former),
}

/// The levels there were before there were rungs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Former {
    /// Played at once, sensible but careless.
    Novice,
    /// Took the plan that looked best.
    Brother,
    /// Played its best plans on over imagined tables.
    Abbot,
}

impl Rung {
    /// The strongest.
    pub const TOP: Rung = Level::Abbot.rung();

    /// Every step, the weakest first.
    pub fn steps() -> impl Iterator<Item = Rung> {
        (1..=RUNGS as u8).map(Rung::Step)
    }

    /// How this rung thinks about this game.
    pub fn skill<G: Mind>(self) -> Skill {
        match self {
            Rung::Step(step) => G::LADDER[usize::from(step).clamp(1, RUNGS) - 1],
            Rung::Former(Former::Abbot) => Skill { tries: G::FORMER_TRIES, heat: 0 },
            Rung::Former(_) => Skill { tries: 0, heat: 0 },
        }
    }
}

impl From<Level> for Rung {
    fn from(level: Level) -> Rung {
        level.rung()
    }
}

/// What names the levels of old in commands.
const FORMERLY: [(&str, Former); 3] =
    [("novice-1", Former::Novice), ("brother-1", Former::Brother), ("abbot-1", Former::Abbot)];

impl fmt::Display for Rung {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.rung() == *self) {
            return f.write_str(level.name());
        }
        match self {
            Rung::Step(step) => write!(f, "{step}"),
            Rung::Former(_) => {
                let name = FORMERLY.iter().find(|(_, former)| Rung::Former(*former) == *self).map(|(name, _)| *name);
                f.write_str(name.unwrap_or_default())
            }
        }
    }
}

/// There is no such rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRung;

impl FromStr for Rung {
    type Err = NoRung;

    /// A level, the number of a step, or `novice-1`, `brother-1`, `abbot-1`.
    fn from_str(text: &str) -> Result<Rung, NoRung> {
        let level = Level::ALL.into_iter().find(|level| level.name() == text).map(Level::rung);
        let former = || FORMERLY.iter().find(|(name, _)| *name == text).map(|(_, former)| Rung::Former(*former));
        let step = || text.parse().ok().filter(|step| (1..=RUNGS as u8).contains(step)).map(Rung::Step);
        level.or_else(former).or_else(step).ok_or(NoRung)
    }
}

/// How a rung thinks, in figures; every game has its own ([`Mind::LADDER`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How often it may try something in imagination.
    pub tries: u32,
    /// How much worse than the best a plan may look and still be taken, now and then: in hundredths of a point, the
    /// temperature by which a plan is drawn. With none the best is taken.
    pub heat: u32,
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How often it may try something in imagination.
    pub tries: u32,
    /// On how many threads; the plan does not depend on it.
    pub threads: u32,
}

impl Budget {
    /// What a bot on this rung is given in a game.
    pub fn of<G: Mind>(rung: impl Into<Rung>) -> Budget {
        let tries = rung.into().skill::<G>().tries;
        Budget { tries, threads: if tries > 0 { cores() } else { 1 } }
    }
}

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4) as u32)
}
