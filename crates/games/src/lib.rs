//! The rules of Cloister's games, one folder a game.
//!
//! Here they are found by name. Nothing here does input or output or reads a clock.

pub mod domus_domini;
mod keyed;
pub mod monastery;
mod refusals;
pub mod script;
mod sets;
#[cfg(feature = "types")]
mod types;

use serde_json::Value;
use table::{About, BadSave, BadSetup, Game, Save, Seed, Table};

/// Something done with a game whose type is found by its name.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Every game.
pub fn all() -> Vec<&'static About> {
    vec![&monastery::Monastery::ABOUT, &domus_domini::DomusDomini::ABOUT]
}

/// Visits the game of this name; nothing, if there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "monastery" => Some(visitor.visit::<monastery::Monastery>()),
        "domus-domini" => Some(visitor.visit::<domus_domini::DomusDomini>()),
        _ => None,
    }
}

/// A new table of the game of this name.
///
/// # Errors
/// If there is no such game, or the setup is none of its.
pub fn sit_down(name: &str, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, BadSetup> {
    struct SitDown<'a>(&'a Value, Seed);
    impl Visitor for SitDown<'_> {
        type Output = Result<Box<dyn Table>, BadSetup>;
        fn visit<G: Game>(self) -> Self::Output {
            table::sit_down::<G>(self.0, self.1)
        }
    }
    visit(name, SitDown(setup, seed)).unwrap_or_else(|| Err(BadSetup(format!("there is no game {name:?}"))))
}

/// The table of a saved game.
///
/// # Errors
/// The place and the reason of what does not hold.
pub fn resume(save: &Save) -> Result<Box<dyn Table>, BadSave> {
    struct Resume<'a>(&'a Save);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn Table>, BadSave>;
        fn visit<G: Game>(self) -> Self::Output {
            table::resume::<G>(self.0)
        }
    }
    visit(&save.game, Resume(save)).unwrap_or_else(|| Err(BadSave::UnknownGame(save.game.clone())))
}
