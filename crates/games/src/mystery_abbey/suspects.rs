//! The suspects, their five traits, and sets of them.

use serde::{Deserialize, Serialize};

use super::the_box::the_box;
use crate::sets::{Numbered, small_set};

/// How many suspects there are.
pub const SUSPECTS: usize = 24;
/// How many traits there are.
pub(super) const TRAITS: usize = 12;

/// A suspect: his place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suspect(pub(super) u8);

/// A set of suspects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Suspect>"))]
pub struct Suspects(pub(super) u32);

small_set!(Suspects(u32) of Suspect, |suspect| 1u32.checked_shl(suspect.0.into()).unwrap_or(0), |set| Suspect(set.trailing_zeros() as u8));

impl Suspects {
    /// All of them.
    pub const ALL: Suspects = Suspects((1 << SUSPECTS) - 1);
}

impl Suspect {
    /// Every suspect.
    #[inline]
    pub fn all() -> impl Iterator<Item = Suspect> {
        (0..SUSPECTS as u8).map(Suspect)
    }

    /// Whether this is one of the box's.
    #[inline]
    pub(super) fn exists(self) -> bool {
        usize::from(self.0) < SUSPECTS
    }
}

impl Numbered for Suspect {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Suspect {
        Suspect(number)
    }
}

/// One of the five things by which monks differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the categories are those of the rulebook")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Category {
    Order,
    Title,
    Hood,
    Beard,
    Girth,
}

impl Category {
    /// All five.
    pub const ALL: [Category; 5] = [Category::Order, Category::Title, Category::Hood, Category::Beard, Category::Girth];

    /// Its traits.
    #[inline]
    pub fn traits(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.into_iter().filter(move |one| one.category() == self)
    }
}

/// A trait of a monk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the traits are those of the rulebook")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Trait {
    Templar,
    Franciscan,
    Benedictine,
    Father,
    Brother,
    Novice,
    Hooded,
    Unhooded,
    Bearded,
    CleanShaven,
    Fat,
    Thin,
}

impl Trait {
    /// All twelve.
    pub const ALL: [Trait; TRAITS] = [
        Trait::Templar,
        Trait::Franciscan,
        Trait::Benedictine,
        Trait::Father,
        Trait::Brother,
        Trait::Novice,
        Trait::Hooded,
        Trait::Unhooded,
        Trait::Bearded,
        Trait::CleanShaven,
        Trait::Fat,
        Trait::Thin,
    ];

    /// Its place among all.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// What kind of trait it is.
    #[inline]
    pub fn category(self) -> Category {
        match self {
            Trait::Templar | Trait::Franciscan | Trait::Benedictine => Category::Order,
            Trait::Father | Trait::Brother | Trait::Novice => Category::Title,
            Trait::Hooded | Trait::Unhooded => Category::Hood,
            Trait::Bearded | Trait::CleanShaven => Category::Beard,
            Trait::Fat | Trait::Thin => Category::Girth,
        }
    }

    /// Who has it.
    #[inline]
    pub fn suspects(self) -> Suspects {
        the_box().having[self.index()]
    }
}

/// A set of traits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Trait>"))]
pub struct Traits(pub(super) u16);

small_set!(Traits(u16) of Trait, |one| 1u16 << one.index(), |set| Trait::ALL[set.trailing_zeros() as usize]);

impl Traits {
    /// Who has all of them.
    #[inline]
    pub fn suspects(self) -> Suspects {
        self.iter().fold(Suspects::ALL, |all, one| all & one.suspects())
    }
}

/// What a question is about: suspects with one or two traits, or suspects by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Filter {
    /// The traits they have together.
    pub traits: Traits,
    /// Their names.
    pub names: Suspects,
}

impl Filter {
    /// Whether nothing was said yet.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.traits.is_empty() && self.names.is_empty()
    }

    /// Whom it is about.
    #[inline]
    pub fn suspects(self) -> Suspects {
        if self.names.is_empty() { self.traits.suspects() } else { self.names }
    }
}

/// Of what a question asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Scope {
    /// The suspect cards in hand.
    Hand,
    /// Every suspect ever held, shown or laid open.
    Seen,
    /// Everything crossed out on the sheet, what was seen included.
    Crossed,
    /// Everything that is not crossed out.
    Open,
    /// The last card taken from somebody's hand or from the pile.
    Taken,
    /// The cards passed at the last Mass.
    Given,
    /// The cards received at the last Mass.
    Received,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 7] =
        [Scope::Hand, Scope::Seen, Scope::Crossed, Scope::Open, Scope::Taken, Scope::Given, Scope::Received];
}
