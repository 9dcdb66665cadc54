//! The round, the turns in it, and the bell.

use table::{Seat, Told};

use super::{Effect, Event, MysteryAbbey, Open, Phase, Refusal, Suspects, phase::Then, the_box::the_box};

impl Open {
    /// The space on which the bell begins: 1; 2 with six players and in the short game. (The bell)
    #[inline]
    pub(super) fn first_space(&self) -> u8 {
        let plain = if self.agreed.short { the_box().short.1 } else { self.table().bell };
        self.pilgrims.pace.map_or(plain, |(_, bell)| plain.max(bell))
    }

    /// One or two steps; three with six players and in the short game. Events change it, but one step
    /// is always left. (Moving)
    #[inline]
    pub fn steps(&self) -> u8 {
        let plain = if self.agreed.short { the_box().short.0 } else { self.table().steps };
        let plain = self.pilgrims.pace.map_or(plain, |(steps, _)| plain.max(steps));
        match self.lasting() {
            Effect::Steps { by } => plain.saturating_add_signed(by).max(1),
            _ => plain,
        }
    }

    /// How many turns a seat will have before the next Mass, a running one of its own left out.
    #[inline]
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let spaces = the_box().bell;
        if self.bell == 0 {
            return spaces + 1 - self.start + u8::from(self.waits);
        }
        let place = |seat: Seat| (seat.0 + self.seats - self.first.0) % self.seats;
        spaces - self.bell + u8::from(self.waits) + u8::from(place(seat) > place(self.player))
    }
}

impl MysteryAbbey {
    /// Play goes clockwise. The first player, and only he, moves the bell; whoever is in penance skips
    /// his turn. (The round; Penance)
    pub(super) fn begin_turn(&mut self, mut seat: Seat, told: &mut impl Told<Event>) {
        loop {
            self.open.player = seat;
            if seat == self.open.first && self.ring(told) {
                self.call_mass(seat, told);
                return;
            }
            if !self.open.penance.has(seat) {
                break;
            }
            self.open.penance = self.open.penance.without(seat);
            told.tell(|| Event::TurnSkipped { seat });
            seat = seat.left(self.open.seats);
        }
        self.move_on(seat, false, told);
    }

    /// A turn, or an extra one, for which the bell does not move. (The Crypt)
    pub(super) fn move_on(&mut self, seat: Seat, extra: bool, told: &mut impl Told<Event>) {
        self.open.extra = extra;
        self.open.more_steps = 0;
        self.open.key = false;
        self.open.then = Then::TurnEnd;
        self.secrets_mut(seat).changed = Suspects::NONE;
        told.tell(|| Event::TurnBegan { seat, extra });
        self.open.phase = Phase::Moving { seat };
    }

    /// The bell goes one space on; if it stands on the last, it leaves the card and Mass is called. In
    /// the first round it comes to the first space. (The bell)
    fn ring(&mut self, told: &mut impl Told<Event>) -> bool {
        let open = &mut self.open;
        if open.bell == 0 {
            open.bell = open.start;
        } else if open.waits {
            open.waits = false;
        } else if open.bell == the_box().bell {
            return true;
        } else {
            open.bell += 1;
        }
        let (mass, space) = (open.mass, open.bell);
        told.tell(|| Event::BellMoved { mass, space });
        false
    }

    /// A turn ends when its player says so. (The round)
    pub(super) fn end_turn(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let next = seat.left(self.open.seats);
        self.begin_turn(next, told);
    }

    /// What was being done is over: what follows?
    pub(super) fn go_on(&mut self, told: &mut impl Told<Event>) {
        let seat = self.open.player;
        match self.open.then {
            Then::Arrival => self.meet(seat, told),
            Then::Room => {
                if !self.ask_next(told) {
                    self.act_in_room(seat, told);
                }
            }
            Then::TurnEnd => self.open.phase = Phase::Acting { seat, done: true },
            Then::NewRound => self.new_round(told),
        }
    }

    /// The bell is moved one space forward or back, on its card and not before the space where it
    /// began. (Books read at once)
    #[inline]
    pub(super) fn may_ring(&self, on: bool) -> Result<(), Refusal> {
        let open = &self.open;
        let may = if on { open.bell < the_box().bell } else { open.bell > open.start };
        if may { Ok(()) } else { Err(Refusal::BellStays) }
    }

    pub(super) fn move_bell(&mut self, on: bool, told: &mut impl Told<Event>) {
        if on {
            self.open.bell += 1;
        } else {
            self.open.bell -= 1;
        }
        let (mass, space) = (self.open.mass, self.open.bell);
        told.tell(|| Event::BellMoved { mass, space });
        self.go_on(told);
    }
}
