//! The curtain: between two persons nothing private is shown.
//!
//! It is down unless somebody lifted it, and what cannot be decided leaves it down. Each fall has a
//! number; a prompt drawn before the last fall lifts nothing. Where nothing is hidden there is no
//! curtain, but the device still has to be passed on.

use table::{Eyes, Seat, Table, Turn};

use store::Player;

/// Whether the curtain is lifted, and for whom.
#[derive(Clone, Debug, Default)]
pub struct Curtain {
    lifted: Option<Seat>,
    fall: u32,
    /// The person who last had the device.
    holder: Option<Seat>,
}

/// Who may look, as things are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looking {
    /// The eyes through which everything is seen.
    pub eyes: Eyes,
    /// The seat that is asked to take the device, if a hand-off is due.
    pub asked: Option<Seat>,
    /// The seat the device is to be passed to, where nothing is hidden.
    pub pass: Option<Seat>,
}

impl Curtain {
    /// The number of the last fall.
    pub fn fall(&self) -> u32 {
        self.fall
    }

    /// Falls, whether it was lifted or not: every prompt drawn before is void.
    pub fn lower(&mut self) {
        self.lifted = None;
        self.fall = self.fall.wrapping_add(1);
    }

    /// Lifts for a seat. Whether it may is for the open game to say.
    pub(crate) fn lift(&mut self, seat: Seat) {
        self.lifted = Some(seat);
        self.holder = Some(seat);
    }

    /// This person has the device: they have just used it.
    pub(crate) fn hold(&mut self, seat: Seat) {
        self.holder = Some(seat);
    }

    /// Whether somebody's secrets may be on the screen.
    pub fn is_lifted(&self) -> bool {
        self.lifted.is_some()
    }

    /// Falls if the seat it was lifted for is not the one awaited any more.
    pub fn settle(&mut self, table: &dyn Table, players: &[Player]) {
        if self.lifted.is_some() && self.lifted != awaited(table, players) {
            self.lower();
        }
    }

    /// Who may look now.
    pub fn looking(&self, table: &dyn Table, players: &[Player]) -> Looking {
        let open = Looking { eyes: Eyes::Table, asked: None, pass: None };
        if table.turn() == Turn::Over {
            return open;
        }
        // An absent person still counts: else one could hand one's own seat to a bot, be no
        // longer among several, and see what was another's.
        let mut persons = players.iter().zip(0..).filter(|(player, _)| player.person);
        match (persons.next(), persons.next()) {
            (None, _) => return open,
            (Some((_, seat)), None) => return Looking { eyes: Eyes::Seat(Seat(seat)), ..open },
            (Some(_), Some(_)) => {}
        }
        let Some(seat) = awaited(table, players) else { return open };
        let shown = Looking { eyes: Eyes::Seat(seat), ..open };
        if self.lifted == Some(seat) {
            shown
        } else if secrets_differ(table) {
            Looking { asked: Some(seat), ..open }
        } else {
            Looking { pass: Some(seat).filter(|_| self.holder != Some(seat)), ..shown }
        }
    }
}

/// The person whose turn it is, if it is a person's and they are there.
pub fn awaited(table: &dyn Table, players: &[Player]) -> Option<Seat> {
    let seat = table.turn().seat()?;
    let player = players.get(seat.index())?;
    (player.person && player.bot.is_none()).then_some(seat)
}

/// Whether any seat sees what the table does not.
pub fn secrets_differ(table: &dyn Table) -> bool {
    let seen = |eyes| {
        let mut view = table.view(eyes);
        // Whose view it is, is no secret.
        if let Some(fields) = view.as_object_mut() {
            fields.remove("eyes");
        }
        view
    };
    let open = seen(Eyes::Table);
    Seat::all(table.seats()).any(|seat| seen(Eyes::Seat(seat)) != open)
}

/// Wrong PINs, and how long they cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tries {
    wrong: u32,
    since: u64,
    until: u64,
}

/// How long everybody around the table is told that a PIN was forgotten before it is set aside, in
/// milliseconds.
pub const FORGETTING: u64 = 60_000;

impl Tries {
    /// How many milliseconds are left to wait. A clock that was set back forgives.
    pub fn wait(&self, now: u64) -> u64 {
        if now < self.since { 0 } else { self.until.saturating_sub(now) }
    }

    /// One more wrong PIN: from the third on, each costs twice the time of the one before.
    pub fn wrong(&mut self, now: u64) {
        self.wrong += 1;
        if self.wrong >= 3 {
            self.since = now;
            self.until = now + (5_000 << (self.wrong - 3).min(6));
        }
    }
}
