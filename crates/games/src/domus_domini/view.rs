//! What is seen: everything, by everybody.
//!
//! Denarii, cards and tokens lie open, and of the decks everybody knows what is left in them but not
//! the order, which the table does not hold. So all eyes see the same.

use serde::{Serialize, Serializer};
use table::Eyes;

use super::{DomusDomini, Open};

/// What one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    eyes: Eyes,
    open: Open,
}

impl View {
    pub(super) fn of(game: &DomusDomini, eyes: Eyes) -> View {
        View { eyes, open: game.open }
    }

    /// Nothing is unseen, so there is nothing to deal.
    pub(super) fn imagine(&self) -> DomusDomini {
        DomusDomini { open: self.open }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.imagine().written(self.eyes).serialize(serializer)
    }
}
