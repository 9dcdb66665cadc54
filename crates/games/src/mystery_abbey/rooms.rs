//! The abbey: twenty-seven rooms, their doors, and how far one comes in so many steps.

use super::the_box::the_box;
use crate::sets::{Numbered, small_set};

/// The most rooms.
pub(super) const ROOMS: usize = 32;

/// A room: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Room(pub(super) u8);

impl Numbered for Room {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Room {
        Room(number)
    }
}

/// A set of rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Room>"))]
pub struct Rooms(pub(super) u32);

small_set!(Rooms(u32) of Room, |room| 1u32.checked_shl(room.0.into()).unwrap_or(0), |set| Room(set.trailing_zeros() as u8));

impl Rooms {
    /// Every room to which a door leads from one of these.
    #[inline]
    fn next(self) -> Rooms {
        self.iter().fold(Rooms::NONE, |all, room| all | room.facts().doors)
    }
}

impl Room {
    /// Whether this is one of the box's.
    #[inline]
    pub(super) fn exists(self) -> bool {
        self.index() < the_box().rooms.len()
    }

    /// The rooms at most so many steps away, the one itself included; closed rooms are neither entered
    /// nor crossed. A shortest way never turns back, so nothing more needs to be looked at.
    #[inline]
    pub(super) fn within(self, steps: u8, closed: Rooms) -> Rooms {
        let mut reached = Rooms::only(self);
        let mut edge = reached;
        for _ in 0..steps {
            edge = edge.next() - closed - reached;
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        reached
    }

    /// The rooms on a shortest way to another, the last being that one; nothing, if there is no way.
    pub(super) fn way(self, to: Room, closed: Rooms) -> Vec<Room> {
        let mut way = Vec::new();
        let mut at = to;
        for steps in (0..self.steps_to(to, closed)).rev() {
            way.push(at);
            let before = at.facts().doors & self.within(steps, closed);
            at = before.iter().next().unwrap_or(self);
        }
        way.reverse();
        way
    }

    fn steps_to(self, to: Room, closed: Rooms) -> u8 {
        (0..ROOMS as u8).find(|steps| self.within(*steps, closed).has(to)).unwrap_or(0)
    }
}
