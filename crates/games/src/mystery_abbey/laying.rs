//! Cards that lie in rooms: corpses, and what is laid for the Catechism.
//!
//! Such a card is still its player's: it counts in his hand wherever cards are counted, asked for, shown or accused. But
//! it is neither drawn nor passed, and only he and whoever looked at it know which it is.

use arrayvec::ArrayVec;
use table::{Fingerprint, Known, Seat, Seats, Told};

use super::{
    Action, Bound, Errand, Event, Hidden, Knowledge, MysteryAbbey, Open, Phase, Places, Refusal,
    rooms::Room,
    suspects::{SUSPECTS, Suspect, Suspects, Trait},
    the_box::the_box,
};
use crate::sets::Slot;

/// The most cards that lie in rooms: two corpses, and a card of each player.
pub(super) const LAID: usize = 8;

/// A card that lies in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where.
    pub room: Room,
    /// Whose card it is.
    pub seat: Seat,
    /// Who has looked at it.
    pub seen: Seats,
    /// What it was laid for; a corpse can be anybody.
    pub kind: Option<Trait>,
}

impl Laid {
    pub(super) fn fingerprint(laid: &Option<Laid>, into: &mut Fingerprint) {
        into.bytes(&laid.map_or([u8::MAX; 4], |laid| {
            [laid.room.0, laid.seat.0, laid.seen.0, laid.kind.map_or(u8::MAX, |kind| kind as u8)]
        }));
    }

    /// Whether this seat knows which card it is.
    #[inline]
    pub(super) fn is_known_to(&self, seat: Seat) -> bool {
        self.seat == seat || self.seen.has(seat)
    }
}

impl Open {
    /// The cards that lie in rooms, by their number.
    #[inline]
    pub(super) fn laid(&self) -> impl Iterator<Item = (usize, Laid)> + use<> {
        let laid = self.pilgrims.laid;
        (0..LAID).filter_map(move |n| Some((n, laid[n]?)))
    }

    /// How many cards of a seat can be drawn or passed.
    #[inline]
    pub fn loose(&self, seat: Seat) -> u8 {
        let size = self.sizes[seat.index()];
        if self.agreed.chronicles {
            size - self.laid().filter(|(_, laid)| laid.seat == seat).count() as u8
        } else {
            size
        }
    }

    /// How many cards can be drawn from a hand for this. What is only looked at may lie anywhere.
    #[inline]
    pub(super) fn drawable(&self, seat: Seat, errand: Errand) -> u8 {
        if matches!(errand, Errand::Look(_)) { self.sizes[seat.index()] } else { self.loose(seat) }
    }

    /// What is known of the cards that lie in rooms: some are where they lie, and of the others so many are of a kind.
    pub(super) fn hold_laid(&self, knows: &Knowledge, may: &mut [Places; SUSPECTS]) -> ArrayVec<Bound, LAID> {
        let mut bounds = ArrayVec::new();
        if !self.agreed.chronicles {
            return bounds;
        }
        for (n, laid) in self.laid() {
            let Some(card) = knows.laid[n].get() else { continue };
            may[card.index()] = Places::hand(laid.seat);
        }
        for seat in Seat::all(self.seats) {
            let own = || self.laid().filter(|(_, laid)| laid.seat == seat);
            let known: Suspects = own().filter_map(|(n, _)| knows.laid[n].get()).collect();
            let unknown = own().filter(|(n, _)| knows.laid[*n].is_none());
            let kinds: ArrayVec<Trait, LAID> = unknown.filter_map(|(_, laid)| laid.kind).collect();
            if let Some(kind) = kinds.first() {
                let of = kind.suspects() - known;
                bounds.push(Bound { of, places: Places::hand(seat), least: kinds.len() as u8, most: of.len() as u8 });
            }
        }
        bounds
    }
}

impl Hidden {
    /// The cards of a seat that lie in rooms.
    pub(super) fn lying(&self, open: &Open, seat: Seat) -> Suspects {
        open.laid().filter(|(_, laid)| laid.seat == seat).filter_map(|(n, _)| self.laid[n].get()).collect()
    }

    /// The cards of a seat that can be drawn or passed.
    #[inline]
    pub(super) fn loose(&self, open: &Open, seat: Seat) -> Suspects {
        let hand = self.secrets[seat.index()].hand;
        if open.agreed.chronicles { hand - self.lying(open, seat) } else { hand }
    }
}

impl Hidden {
    /// The cards that can be drawn from a hand for this.
    #[inline]
    pub(super) fn drawable(&self, open: &Open, seat: Seat, errand: Errand) -> Suspects {
        if matches!(errand, Errand::Look(_)) { self.secrets[seat.index()].hand } else { self.loose(open, seat) }
    }
}

impl MysteryAbbey {
    /// The cards of a seat that can be drawn or passed.
    #[inline]
    pub(super) fn loose(&self, seat: Seat) -> Suspects {
        self.hidden.loose(&self.open, seat)
    }

    fn lay(&mut self, seat: Seat, room: Room, kind: Option<Trait>, card: Suspect, told: &mut impl Told<Event>) {
        let Some(n) = self.open.pilgrims.laid.iter().position(Option::is_none) else { return };
        self.open.pilgrims.laid[n] = Some(Laid { room, seat, seen: Seats::NONE, kind });
        self.hidden.laid[n] = Slot::of(card);
        self.secrets_mut(seat).knows.laid[n] = Slot::of(card);
        told.tell(|| Event::CardLaid { seat, room, card: Known::Seen(card) });
    }

    /// A card drawn at random is laid in a room. (The Pilgrims' Chronicles)
    pub(super) fn lay_corpse(&mut self, seat: Seat, room: Room, card: Suspect, told: &mut impl Told<Event>) {
        self.lay(seat, room, None, card, told);
    }

    /// There is one corpse in a room at most.
    pub(super) fn has_corpse(&self, room: Room) -> bool {
        self.open.laid().any(|(_, laid)| laid.room == room && laid.kind.is_none())
    }

    /// Whoever has such a card must lay one, and chooses which; whoever has none says so. (The Pilgrims' Chronicles)
    pub(super) fn asked_to_lay(&mut self, seat: Seat, kind: Trait, last: Seat, told: &mut impl Told<Event>) {
        let of = kind.suspects();
        let full = self.open.pilgrims.laid.iter().all(Option::is_some);
        if full || self.open.laid().any(|(_, laid)| laid.seat == seat && laid.kind.is_some()) {
            self.next_to_lay(seat, kind, last, told);
        } else if (self.loose(seat) & of).is_empty() {
            told.tell(|| Event::HasNone { seat });
            // A corpse that is his may be such a card.
            let corpses = self.open.sizes[seat.index()] - self.open.loose(seat);
            self.hear_hand(seat, of, 0, corpses);
            self.next_to_lay(seat, kind, last, told);
        } else {
            self.hear_hand(seat, of, 1, of.len() as u8);
            self.open.phase = Phase::Laying { seat, kind, last };
        }
    }

    fn next_to_lay(&mut self, seat: Seat, kind: Trait, last: Seat, told: &mut impl Told<Event>) {
        if seat == last {
            self.go_on(told);
        } else {
            self.asked_to_lay(seat.left(self.open.seats), kind, last, told);
        }
    }

    #[inline]
    pub(super) fn may_lay(&self, seat: Seat, kind: Trait, card: Suspect) -> Result<(), Refusal> {
        if (self.loose(seat) & kind.suspects()).has(card) { Ok(()) } else { Err(Refusal::NotAsAsked) }
    }

    pub(super) fn list_lays(&self, seat: Seat, kind: Trait, into: &mut Vec<Action>) {
        into.extend((self.loose(seat) & kind.suspects()).iter().map(Action::Lay));
    }

    pub(super) fn lay_kind(&mut self, seat: Seat, kind: Trait, last: Seat, card: Suspect, told: &mut impl Told<Event>) {
        let room = the_box().beside[self.open.colours[seat.index()] as usize];
        self.lay(seat, room, Some(kind), card, told);
        self.next_to_lay(seat, kind, last, told);
    }

    /// The cards in the room of a seat that it could look at.
    fn unseen_here(&self, seat: Seat) -> impl Iterator<Item = (usize, Laid)> + use<> {
        let here = self.open.pawns[seat.index()];
        self.open.laid().filter(move |(_, laid)| laid.room == here && !laid.is_known_to(seat))
    }

    /// The card in the room of a seat that it could take back: what was laid for the Catechism.
    fn own_here(&self, seat: Seat) -> Option<(usize, Laid)> {
        let here = self.open.pawns[seat.index()];
        self.open.laid().find(|(_, laid)| laid.room == here && laid.seat == seat && laid.kind.is_some())
    }

    /// Whether a card lies here that a seat may do something with.
    pub(super) fn finds_something(&self, seat: Seat) -> bool {
        self.open.agreed.chronicles && (self.unseen_here(seat).next().is_some() || self.own_here(seat).is_some())
    }

    /// Whoever ends a move where a card lies may look at it. (The Pilgrims' Chronicles)
    #[inline]
    pub(super) fn may_look(&self, seat: Seat, done: bool) -> Result<(), Refusal> {
        if done {
            Err(Refusal::DoneHere)
        } else if self.unseen_here(seat).next().is_none() {
            Err(Refusal::NothingLaid)
        } else {
            Ok(())
        }
    }

    pub(super) fn look(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        for (n, laid) in self.unseen_here(seat) {
            self.learn_laid(n, laid, seat, told);
        }
    }

    /// A seat learns which card of another lies in a room.
    fn learn_laid(&mut self, n: usize, laid: Laid, seat: Seat, told: &mut impl Told<Event>) {
        let Some(card) = self.hidden.laid[n].get() else { return };
        let of = laid.seat;
        self.open.pilgrims.laid[n] = Some(Laid { seen: laid.seen.with(seat), ..laid });
        self.seen_by(Seats::only(seat).with(of), card, of);
        let knows = &mut self.secrets_mut(seat).knows;
        knows.is_at(card, Places::hand(of));
        knows.laid[n] = Slot::of(card);
        told.tell(|| Event::LaidSeen { seat, of, room: laid.room, card: Known::Seen(card) });
    }

    /// Whoever looks at a whole hand is told as well what of it lies in rooms. (The Pilgrims' Chronicles)
    pub(super) fn learn_all_laid(&mut self, of: Seat, to: Seat, told: &mut impl Told<Event>) {
        for (n, laid) in self.open.laid().filter(|(_, laid)| laid.seat == of && !laid.is_known_to(to)) {
            self.learn_laid(n, laid, to, told);
        }
    }

    /// Cards that lie in rooms go with the hands that are exchanged, and both players know them. (The Pilgrims'
    /// Chronicles)
    pub(super) fn swap_laid(&mut self, one: Seat, other: Seat) {
        for (n, laid) in self.open.laid() {
            let seat = if laid.seat == one {
                other
            } else if laid.seat == other {
                one
            } else {
                continue;
            };
            let seen = laid.seen.with(one).with(other);
            self.open.pilgrims.laid[n] = Some(Laid { seat, seen, ..laid });
        }
    }

    /// Whoever has laid a card may take it back where it lies. (The Pilgrims' Chronicles)
    #[inline]
    pub(super) fn may_take_back(&self, seat: Seat, done: bool) -> Result<(), Refusal> {
        if done {
            Err(Refusal::DoneHere)
        } else if self.own_here(seat).is_none() {
            Err(Refusal::NothingLaid)
        } else {
            Ok(())
        }
    }

    pub(super) fn take_back(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let Some((n, laid)) = self.own_here(seat) else { return };
        self.open.pilgrims.laid[n] = None;
        self.hidden.laid[n] = Slot::NONE;
        self.each_mind(|_, mind| mind.laid[n] = Slot::NONE);
        told.tell(|| Event::LaidTakenBack { seat, room: laid.room });
    }
}
