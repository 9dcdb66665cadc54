//! The dial: hours, rounds and days.

use table::{Seat, Told};

use super::{Ending, Event, Monastery, Open, Round, the_box};

impl Open {
    /// The day and the hour of the dial, both from 0.
    pub(super) fn time(&self) -> (u8, u8) {
        let hours = the_box().dial.len() as u8;
        (self.hour / hours, self.hour % hours)
    }

    /// What kind of round it is.
    pub fn round(&self) -> Round {
        the_box().dial[usize::from(self.time().1)].kind
    }

    /// Study and toil rounds still to come, the running one included.
    pub fn rounds_left(&self) -> u8 {
        let dial = &the_box().dial;
        let hours = dial.len() as u8 * the_box().days;
        (self.hour..hours).filter(|hour| dial[usize::from(*hour) % dial.len()].kind.is_work()).count() as u8
    }

    /// Study and toil rounds after the running one until praying monks stand up.
    pub fn rounds_till_service(&self) -> u8 {
        let (_, hour) = self.time();
        let rest = the_box().dial[usize::from(hour) + 1..].iter();
        rest.take_while(|hour| hour.kind.is_work()).count() as u8
    }

    /// The next seat after this one, if the round is not through.
    pub(super) fn next_in_round(&self, seat: Seat) -> Option<Seat> {
        Some(seat.left(self.seats)).filter(|next| *next != self.first)
    }
}

impl Monastery {
    /// The hour marker moves on, and what the dial shows is done.
    pub(super) fn next_hour(&mut self, told: &mut impl Told<Event>) {
        self.open.hour += 1;
        self.strike(told);
    }

    pub(super) fn strike(&mut self, told: &mut impl Told<Event>) {
        let (day, hour) = self.open.time();
        told.tell(|| Event::HourStruck { day: day + 1, hour: hour + 1 });
        match self.open.round() {
            Round::Service if self.open.hour == 0 => self.first_service(told),
            Round::Service => self.brew(told),
            Round::Study | Round::Toil => {
                self.open.first = self.open.abbot;
                self.begin_placing(self.open.first);
            }
            Round::Night if day + 1 == the_box().days => self.end(Ending::Night, told),
            Round::Night => self.brew(told),
        }
    }
}
