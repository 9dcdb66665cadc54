//! The monks on one tile.

use table::{Fingerprint, Seat};

use super::{pieces::Boxes, the_box::BOXES};
use crate::sets::Slot;

/// The monks on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monks {
    /// Standing monks of each seat, those in boxes included.
    pub(super) standing: [u8; 4],
    /// Praying monks of each seat.
    pub(super) praying: [u8; 4],
    /// Whose monk is in each box.
    pub(super) boxes: [Slot<Seat>; BOXES],
    /// Boxes whose monks have scored for constructing.
    pub(super) scored: Boxes,
    /// Boxes entered in the running Placement and movement.
    pub(super) settled: Boxes,
    /// Boxes whose monks the Brewhouse keeps here.
    pub(super) kept_in: Boxes,
    /// How many monks on the floor the Brewhouse keeps here.
    pub(super) kept: u8,
}

impl Monks {
    pub(super) const NOBODY: Monks = Monks {
        standing: [0; 4],
        praying: [0; 4],
        boxes: [Slot::NONE; BOXES],
        scored: Boxes::NONE,
        settled: Boxes::NONE,
        kept_in: Boxes::NONE,
        kept: 0,
    };

    /// A seat's standing monks, those in boxes included.
    #[inline]
    pub fn standing(&self, seat: Seat) -> u8 {
        self.standing[seat.index()]
    }

    /// A seat's praying monks.
    #[inline]
    pub fn praying(&self, seat: Seat) -> u8 {
        self.praying[seat.index()]
    }

    /// A seat's monks, standing and praying.
    #[inline]
    pub fn of(&self, seat: Seat) -> u8 {
        self.standing(seat) + self.praying(seat)
    }

    /// Everybody here.
    #[inline]
    pub fn all(&self) -> u8 {
        self.standing.iter().sum::<u8>() + self.praying.iter().sum::<u8>()
    }

    /// Whether anybody prays here.
    #[inline]
    pub(super) fn anybody_prays(&self) -> bool {
        self.praying != [0; 4]
    }

    /// Whose monk is in a box; nobody's, if there is no such box.
    #[inline]
    pub fn in_box(&self, which: u8) -> Option<Seat> {
        self.boxes.get(usize::from(which)).and_then(|slot| slot.get())
    }

    /// The boxes a seat's monks are in.
    #[inline]
    pub(super) fn boxes_of(&self, seat: Seat) -> Boxes {
        let own = Slot::of(seat);
        (0..BOXES as u8).filter(|which| self.boxes[usize::from(*which)] == own).collect()
    }

    /// The boxes nobody is in, of so many.
    #[inline]
    pub(super) fn empty_boxes(&self, many: usize) -> Boxes {
        (0..many as u8).filter(|which| self.boxes[usize::from(*which)].is_none()).collect()
    }

    /// Whether the monk in this box entered it in the running Placement.
    #[inline]
    pub fn is_settled(&self, which: u8) -> bool {
        self.settled.has(which)
    }

    /// Those whom the Brewhouse kept are as free as all others.
    pub(super) fn forget_kept(&mut self) {
        self.kept_in = Boxes::NONE;
        self.kept = 0;
    }

    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        into.bytes(&self.standing);
        into.bytes(&self.praying);
        into.bytes(&self.boxes.map(Slot::byte));
        // A tile has boxes or a floor.
        into.bytes(&[self.scored.0, self.settled.0, self.kept_in.0 | self.kept]);
    }
}
