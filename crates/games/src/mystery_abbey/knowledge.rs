//! What one pair of ears and eyes knows of where the cards are.
//!
//! For every suspect the places where his card may be, and bounds that answers have set: so many of
//! these suspects lie in those places. Whoever does not see which card moves knows only that one did;
//! then what was certain becomes wider, and never wrong.

use serde::Serialize;
use table::{Fingerprint, Seat};

use super::{
    laying::LAID,
    suspects::{SUSPECTS, Suspect, Suspects},
};
use crate::sets::Slot;

/// The most bounds that are remembered; a full memory forgets the widest.
pub(super) const BOUNDS: usize = 24;

/// Places where a card can be: the hands, the pile, and under the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(pub(super) u8);

impl Places {
    /// The pile of the Parlor.
    pub const PILE: Places = Places(1 << 6);
    /// Under the board.
    pub const CULPRIT: Places = Places(1 << 7);

    /// A hand.
    #[inline]
    pub fn hand(seat: Seat) -> Places {
        Places(1 << seat.0)
    }

    /// Every place at a table with so many seats.
    #[inline]
    pub fn all(seats: u8) -> Places {
        Places(((1u16 << seats) - 1) as u8 | Places::PILE.0 | Places::CULPRIT.0)
    }

    /// Whether they have a place in common.
    #[inline]
    pub fn meet(self, other: Places) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    fn swapped(self, one: Places, other: Places) -> Places {
        let rest = self.0 & !(one.0 | other.0);
        let to_other = if self.meet(one) { other.0 } else { 0 };
        let to_one = if self.meet(other) { one.0 } else { 0 };
        Places(rest | to_other | to_one)
    }
}

/// So many of these suspects' cards lie in these places: no fewer than the one, no more than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// Whose cards.
    pub of: Suspects,
    /// Where.
    pub places: Places,
    /// No fewer.
    pub least: u8,
    /// No more.
    pub most: u8,
}

impl Bound {
    fn says_nothing(&self) -> bool {
        self.least == 0 && u32::from(self.most) >= self.of.len()
    }

    /// So many cards went out of the places, or into them, and nobody says which.
    fn widen(&mut self, out: u8, come: u8) {
        self.least = self.least.saturating_sub(out);
        self.most = self.most.saturating_add(come);
    }
}

/// Cards moving from one place to another at the same time as others.
pub(super) type Stream = (Places, Places, u8);

/// What somebody knows of where the cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Where each suspect's card may be.
    pub may: [Places; SUSPECTS],
    /// What each seat is known to have seen.
    pub seen_by: [Suspects; Seat::MOST],
    /// Which cards lie in rooms, as far as it is known.
    pub(super) laid: [Slot<Suspect>; LAID],
    bounds: [Bound; BOUNDS],
    many: u8,
    /// Whether something was learnt since it was last worked out who is innocent.
    pub(super) news: bool,
}

impl Knowledge {
    /// Before anything is dealt: every card may be anywhere.
    pub(super) fn nothing(seats: u8) -> Knowledge {
        let blank = Bound { of: Suspects::NONE, places: Places(0), least: 0, most: 0 };
        Knowledge {
            may: [Places::all(seats); SUSPECTS],
            seen_by: [Suspects::NONE; Seat::MOST],
            laid: [Slot::NONE; LAID],
            bounds: [blank; BOUNDS],
            many: 0,
            news: false,
        }
    }

    /// Where a suspect's card may be.
    #[inline]
    pub fn places(&self, card: Suspect) -> Places {
        self.may[card.index()]
    }

    /// Whether one more bound would drive out another.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        usize::from(self.many) == BOUNDS
    }

    /// The bounds that hold.
    #[inline]
    pub fn bounds(&self) -> &[Bound] {
        &self.bounds[..usize::from(self.many)]
    }

    /// The card is here and nowhere else.
    #[inline]
    pub(super) fn is_at(&mut self, card: Suspect, place: Places) {
        self.news = true;
        self.may[card.index()] = place;
    }

    /// None of these is under the board.
    pub(super) fn clear(&mut self, innocent: Suspects) {
        self.news = true;
        for card in innocent.iter() {
            self.may[card.index()].0 &= !Places::CULPRIT.0;
        }
    }

    /// Exactly these are in this hand.
    pub(super) fn hand_is(&mut self, hand: Suspects, place: Places) {
        self.news = true;
        for card in Suspect::all() {
            if hand.has(card) {
                self.is_at(card, place);
            } else {
                self.may[card.index()].0 &= !place.0;
            }
        }
    }

    /// This card, which is known, moved.
    pub(super) fn moved(&mut self, card: Suspect, from: Places, to: Places) {
        self.is_at(card, to);
        self.each_bound(|bound| {
            if bound.of.has(card) && bound.places.meet(from) != bound.places.meet(to) {
                if bound.places.meet(from) {
                    bound.least = bound.least.saturating_sub(1);
                    bound.most = bound.most.saturating_sub(1);
                } else {
                    bound.least += 1;
                    bound.most += 1;
                }
            }
        });
    }

    /// Cards moved, all at once, and nobody says which.
    pub(super) fn something_moved(&mut self, streams: &[Stream]) {
        self.news = true;
        for may in &mut self.may {
            let before = *may;
            for (_, to, _) in streams.iter().filter(|(from, _, many)| *many > 0 && before.meet(*from)) {
                may.0 |= to.0;
            }
        }
        self.each_bound(|bound| {
            let (mut out, mut come) = (0, 0);
            for (from, to, many) in streams {
                match (bound.places.meet(*from), bound.places.meet(*to)) {
                    (true, false) => out += many,
                    (false, true) => come += many,
                    _ => {}
                }
            }
            bound.widen(out, come);
        });
    }

    /// Two hands changed places.
    pub(super) fn swapped(&mut self, one: Places, other: Places) {
        for may in &mut self.may {
            *may = may.swapped(one, other);
        }
        self.each_bound(|bound| bound.places = bound.places.swapped(one, other));
    }

    /// So many of these suspects lie in these places.
    pub(super) fn bound(&mut self, of: Suspects, places: Places, least: u8, most: u8) {
        let new = Bound { of, places, least, most };
        if new.says_nothing() {
            return;
        }
        self.news = true;
        if most == 0 {
            for card in of.iter() {
                self.may[card.index()].0 &= !places.0;
            }
        }
        if u32::from(least) == of.len() {
            for card in of.iter() {
                self.may[card.index()].0 &= places.0;
            }
        }
        let many = usize::from(self.many);
        if let Some(same) = self.bounds[..many].iter_mut().find(|bound| bound.of == of && bound.places == places) {
            same.least = same.least.max(least);
            same.most = same.most.min(most);
            return;
        }
        if many < BOUNDS {
            self.bounds[many] = new;
            self.many += 1;
            return;
        }
        let width = |bound: &Bound| u32::from(bound.most).min(bound.of.len()) - u32::from(bound.least);
        let widest = (0..BOUNDS).rev().max_by_key(|n| width(&self.bounds[*n]));
        if let Some(widest) = widest {
            self.bounds.copy_within(widest + 1.., widest);
            self.bounds[BOUNDS - 1] = new;
        }
    }

    /// Changes every bound, and forgets those that say nothing any more.
    fn each_bound(&mut self, mut change: impl FnMut(&mut Bound)) {
        let mut kept = 0;
        for n in 0..usize::from(self.many) {
            let mut bound = self.bounds[n];
            change(&mut bound);
            if !bound.says_nothing() {
                self.bounds[kept] = bound;
                kept += 1;
            }
        }
        let blank = Bound { of: Suspects::NONE, places: Places(0), least: 0, most: 0 };
        self.bounds[kept..usize::from(self.many)].fill(blank);
        self.many = kept as u8;
    }

    /// Whether this is true of cards that lie so.
    pub(super) fn holds(&self, at: impl Fn(Suspect) -> Places) -> Result<(), String> {
        for card in Suspect::all() {
            if !self.may[card.index()].meet(at(card)) {
                return Err(format!("{card:?} is at {:?}, not {:?}", at(card), self.may[card.index()]));
            }
        }
        for bound in self.bounds() {
            let found = bound.of.iter().filter(|card| bound.places.meet(at(*card))).count();
            if found < usize::from(bound.least) || found > usize::from(bound.most) {
                return Err(format!("{found} do not fit {bound:?}"));
            }
        }
        Ok(())
    }

    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        into.bytes(&self.may.map(|places| places.0));
        into.word(self.news.into());
        into.all(self.seen_by.map(|seen| seen.0));
        if self.laid.iter().any(|card| !card.is_none()) {
            into.bytes(&self.laid.map(Slot::byte));
        }
        for bound in self.bounds() {
            into.word(u64::from(bound.of.0) | u64::from(bound.places.0) << 32);
            into.word(u64::from(bound.least) | u64::from(bound.most) << 8);
        }
    }
}

/// A look at what another keeps to himself: that it was taken is known to all, and what was seen to the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Look {
    /// Whose it is.
    pub of: Seat,
    /// What was looked at.
    pub at: LookedAt,
    /// Masses that had been held by then.
    pub masses: u8,
}

/// What was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum LookedAt {
    /// A hand.
    Hand,
    /// A sheet.
    Sheet,
    /// Both hands, when they were exchanged.
    Both,
}

/// Where a seat last saw a suspect's card, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sight {
    /// The hand in which it was afterwards.
    pub hand: Seat,
    /// Masses that had been held by then.
    pub masses: u8,
}
