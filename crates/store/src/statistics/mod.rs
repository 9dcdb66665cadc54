//! How games came out, and what there is to tell about all of them.

mod figures;
mod result;

pub use figures::{Against, Figures, Statistics};
pub use result::{GameResult, Place};
