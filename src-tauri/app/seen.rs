//! What each seat has seen of the log, so that its recap leaves nothing out.
//!
//! A seat's own last line is not all seen when it is done: the turn passes on, and what follows by itself
//! in that line happens before other eyes. A recap therefore counts from what the seat last looked at.

use table::Seat;

/// What each seat has seen of the log, since the game was opened; what was before that, the log tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// Whose eyes the last screen was for.
    looking: Option<Seat>,
    seats: [SeenBy; Seat::MOST],
}

/// What a seat has seen.
#[derive(Clone, Copy, Debug, Default)]
struct SeenBy {
    /// How many lines there were when it last got a screen.
    lines: Option<usize>,
    /// The same before what it has not acted on yet: its recap begins there.
    recap: Option<usize>,
    /// Whether it has acted since.
    acted: bool,
}

impl Seen {
    /// A screen of so many lines is for these eyes: a seat's, or nobody's in particular.
    pub(crate) fn look(&mut self, eyes: Option<Seat>, lines: usize) {
        let begins = self.looking != eyes;
        self.looking = eyes;
        let Some(seen) = eyes.and_then(|seat| self.seats.get_mut(seat.index())) else { return };
        if begins && seen.acted {
            (seen.recap, seen.acted) = (seen.lines, false);
        }
        seen.lines = Some(lines);
    }

    /// This seat acts.
    pub(crate) fn act(&mut self, seat: Seat) {
        if let Some(seen) = self.seats.get_mut(seat.index()) {
            seen.acted = true;
        }
    }

    /// From which line on the recap of this seat tells, if that is known.
    pub(crate) fn recap(&self, seat: Seat) -> Option<usize> {
        self.seats.get(seat.index())?.recap
    }
}
