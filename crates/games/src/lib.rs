//! The rules of Cloister's games, one folder a game.
//!
//! Here they are listed, and found by name. Nothing here does input or output or reads a clock.

mod basis;
mod colours;
pub mod domus_domini;
mod keyed;
pub mod monastery;
pub mod mystery_abbey;
mod refusals;
pub mod script;
mod sets;
#[cfg(feature = "types")]
mod types;

use script::Scripted;
use serde_json::Value;
use table::{About, BadSave, BadSetup, Game as _, Save, Seed, Table};

/// The list of all games, and the only one: folder and type. Everything that must be known of each
/// of them is made from it: it calls the given macro with the list.
#[macro_export]
macro_rules! games {
    ($make:ident) => {
        $make! {
            monastery Monastery,
            domus_domini DomusDomini,
            mystery_abbey MysteryAbbey,
        }
    };
}

/// Something done with a game whose type is found by its name.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Scripted>(self) -> Self::Output;
}

macro_rules! find_games {
    ($($folder:ident $game:ident,)*) => {
        /// Every game.
        pub fn all() -> Vec<&'static About> {
            vec![$(&$folder::$game::ABOUT),*]
        }

        /// The folder of the game of this name, in the source and in the data; nothing, if there is none.
        pub fn folder(name: &str) -> Option<&'static str> {
            match name {
                $(name if name == $folder::$game::ABOUT.name => Some(stringify!($folder)),)*
                _ => None,
            }
        }

        /// Visits the game of this name; nothing, if there is none.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(name if name == $folder::$game::ABOUT.name => Some(visitor.visit::<$folder::$game>()),)*
                _ => None,
            }
        }
    };
}

games!(find_games);

/// A new table of the game of this name.
///
/// # Errors
/// If there is no such game, or the setup is none of its.
pub fn sit_down(name: &str, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, BadSetup> {
    struct SitDown<'a>(&'a Value, Seed);
    impl Visitor for SitDown<'_> {
        type Output = Result<Box<dyn Table>, BadSetup>;
        fn visit<G: Scripted>(self) -> Self::Output {
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
        fn visit<G: Scripted>(self) -> Self::Output {
            table::resume::<G>(self.0)
        }
    }
    visit(&save.game, Resume(save)).unwrap_or_else(|| Err(BadSave::UnknownGame(save.game.clone())))
}
