//! What is asked of Mystery of the Abbey alone.

pub(crate) mod beliefs;
pub(crate) mod deals;
