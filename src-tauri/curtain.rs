//! The curtain: between two persons nothing private is shown.
//!
//! It is down unless somebody lifted it, and what cannot be decided leaves it down. Each fall has a
//! number; a prompt drawn before the last fall lifts nothing. How private a decision is, the game says:
//! where nothing is hidden there is no curtain, but the device still has to be passed on; what can be
//! decided on the open table needs no lifting, but may be looked at behind it. Whoever has a PIN decides
//! everything behind it: nobody else answers in their name.

use store::Player;
use table::{Eyes, Privacy, Seat, Table, Turn};

/// Whether the curtain is lifted, and for whom.
#[derive(Clone, Debug, Default)]
pub struct Curtain {
    lifted: Option<Seat>,
    fall: u32,
    /// The person who last had the device.
    holder: Option<Seat>,
}

/// Who may look and act, as things are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looking {
    /// The eyes through which everything is seen.
    pub eyes: Eyes,
    /// How private the hand-off is that is due, and to whom.
    pub handoff: Option<(Privacy, Seat)>,
    /// The seat in whose name something may be done now.
    pub acts: Option<Seat>,
}

impl Looking {
    /// The seat whose secrets may be seen.
    pub fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Table | Eyes::Heaven => None,
        }
    }

    /// The seat that the curtain can be lifted for.
    pub fn behind_curtain(&self) -> Option<Seat> {
        self.handoff.filter(|(privacy, _)| *privacy != Privacy::Open).map(|(_, seat)| seat)
    }
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

    /// The person who last had the device.
    pub(crate) fn holder(&self) -> Option<Seat> {
        self.holder
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

    /// Who may look now, and act.
    pub fn looking(&self, table: &dyn Table, players: &[Player]) -> Looking {
        let passing_by = Looking { eyes: Eyes::Table, handoff: None, acts: None };
        if table.turn() == Turn::Over {
            return passing_by;
        }
        let awaited = awaited(table, players);
        // An absent person still counts: else one could hand one's own seat to a bot, be no
        // longer among several, and see what was another's.
        let mut persons = players.iter().zip(0..).filter(|(player, _)| player.person);
        match (persons.next(), persons.next()) {
            (None, _) => return passing_by,
            (Some((_, only)), None) => {
                let only = Seat(only);
                return Looking { eyes: Eyes::Seat(only), handoff: None, acts: awaited.filter(|seat| *seat == only) };
            }
            (Some(_), Some(_)) => {}
        }
        let Some(seat) = awaited else { return passing_by };
        let handed = |privacy| Some((privacy, seat));
        let shown = Looking { eyes: Eyes::Seat(seat), handoff: None, acts: Some(seat) };
        if self.lifted == Some(seat) {
            return shown;
        }
        let guarded = players.get(seat.index()).is_some_and(|player| player.pin.is_some());
        match privacy(table) {
            Privacy::MayLook if guarded => Looking { handoff: handed(Privacy::MustLook), ..passing_by },
            Privacy::Open => Looking { handoff: handed(Privacy::Open).filter(|_| self.holder != Some(seat)), ..shown },
            Privacy::MayLook => Looking { handoff: handed(Privacy::MayLook), acts: Some(seat), ..passing_by },
            Privacy::MustLook => Looking { handoff: handed(Privacy::MustLook), ..passing_by },
        }
    }
}

/// How private the decision is that is due now. A game that hides anything shows a seat's eyes to nobody
/// unasked, even where this decision hides nothing.
fn privacy(table: &dyn Table) -> Privacy {
    match table.privacy() {
        Privacy::Open if table.about().hides => Privacy::MayLook,
        privacy => privacy,
    }
}

/// Whether nobody takes a decision that is so private without having the seat's eyes on the screen.
pub(crate) fn shows(table: &dyn Table, privacy: Privacy) -> bool {
    match privacy {
        Privacy::Open => !table.about().hides,
        Privacy::MayLook => false,
        Privacy::MustLook => true,
    }
}

/// The person whose turn it is, if it is a person's and they are there.
pub fn awaited(table: &dyn Table, players: &[Player]) -> Option<Seat> {
    let seat = table.turn().seat()?;
    let player = players.get(seat.index())?;
    (player.person && player.bot.is_none()).then_some(seat)
}
