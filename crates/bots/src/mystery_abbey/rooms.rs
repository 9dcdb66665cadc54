//! The rooms: how far they are, and what a visit is worth.

use std::sync::LazyLock;

use games::mystery_abbey::{Category, Does, Effect, Open, Room, Rooms, the_box};
use table::Seat;

use super::{Thinker, deals::PILE};

/// The most rooms.
const ROOMS: usize = 32;

/// Steps from each room to each other.
static STEPS: LazyLock<[[u8; ROOMS]; ROOMS]> = LazyLock::new(|| {
    let mut steps = [[u8::MAX; ROOMS]; ROOMS];
    for from in all() {
        let mut edge = Rooms::only(from);
        let mut reached = Rooms::NONE;
        for distance in 0.. {
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|room| steps[from.index()][room.index()] = distance);
            reached |= edge;
            edge = edge.iter().fold(Rooms::NONE, |all, room| all | room.facts().doors) - reached;
        }
    }
    steps
});

/// Every room.
pub(super) fn all() -> impl Iterator<Item = Room> {
    let chapel = the_box().chapel;
    let mut reached = Rooms::only(chapel);
    loop {
        let more = reached.iter().fold(reached, |all, room| all | room.facts().doors);
        if more == reached {
            return reached.iter().collect::<Vec<Room>>().into_iter();
        }
        reached = more;
    }
}

/// Steps from one room to another.
pub(super) fn steps(from: Room, to: Room) -> u32 {
    STEPS[from.index()][to.index()].into()
}

/// Turns from one room to another.
pub(super) fn turns(open: &Open, from: Room, to: Room) -> u32 {
    steps(from, to).div_ceil(u32::from(open.steps()))
}

/// Turns to the nearest room of a kind.
pub(super) fn turns_to(open: &Open, from: Room, does: Does) -> u32 {
    all().filter(|room| room.facts().does == does).map(|room| turns(open, from, room)).min().unwrap_or(u32::MAX)
}

impl Thinker<'_> {
    /// What ending a move in a room brings, in hundredths of a point; nobody is met there.
    pub(super) fn worth_of_room(&self, room: Room) -> f64 {
        let open = self.view.open();
        let bit = self.manner.per_bit;
        let lying = self.worth_of_lying(room);
        lying
            + match room.facts().does {
                Does::Parlor if open.pile > 0 => {
                    // Nobody can be accused before the pile is gone.
                    let known = self.beliefs.likeliest().map_or(0.0, |one| self.beliefs.culprit(one));
                    let end = match self.beliefs.left.len() {
                        _ if known >= 0.8 => 90.0,
                        0..=3 => 70.0,
                        _ => 12.0,
                    };
                    bit * self.beliefs.told_by_card_from(PILE) + end
                }
                Does::Parlor => bit * self.best_hand(|_| true) * 0.9,
                Does::Confessional => {
                    let die = open.dice[usize::from(the_box().confessionals[1] == room)];
                    if die == self.seat || open.loose(die) == 0 {
                        0.0
                    } else {
                        bit * self.beliefs.told_by_card_from(die.index()) + 8.0
                    }
                }
                Does::Cell => match open.owner(room) {
                    Some(owner) if owner != self.seat && open.loose(owner) > 0 => {
                        bit * self.beliefs.told_by_card_from(owner.index()) + 8.0 - self.danger(owner, room)
                    }
                    Some(owner) if owner == self.seat => self.worth_of_catching(room),
                    _ => 0.0,
                },
                Does::Library if self.may_read() => 60.0 + 0.5 * bit * self.best_hand(|_| true),
                Does::Scriptorium if open.books[self.seat.index()] < 2 => 22.0,
                Does::Crypt if !open.crypta.has(self.seat) => 25.0,
                Does::ChapterHall => self.worth_of_hall(0),
                _ => 0.0,
            }
    }

    /// What the Chapter Hall is worth on the next visit but so many.
    pub(super) fn worth_of_hall(&self, visit: usize) -> f64 {
        if visit == 0
            && self.view.open().pile == 0
            && let Some(suspect) = self.accusable()
        {
            return self.worth_of_accusing(suspect).max(self.nth_revelation(0));
        }
        self.nth_revelation(visit)
    }

    /// The best revelations of different categories, the best first.
    fn nth_revelation(&self, nth: usize) -> f64 {
        let mut best: [(f64, Option<Category>); 5] = [(0.0, None); 5];
        for (one, worth) in self.revelations().filter(|(_, worth)| *worth > 0.0) {
            let category = Some(one.category());
            let at = best.iter().position(|(_, other)| *other == category || other.is_none()).unwrap_or(4);
            if worth > best[at].0 {
                best[at] = (worth, category);
            }
        }
        best.sort_by(|one, other| other.0.total_cmp(&one.0));
        best.get(nth).map_or(0.0, |(worth, _)| *worth)
    }

    /// What the most telling hand of another tells by one of its cards.
    pub(super) fn best_hand(&self, of: impl Fn(Seat) -> bool) -> f64 {
        let others = self.others().filter(|other| of(*other) && self.view.open().sizes[other.index()] > 0);
        others.map(|other| self.beliefs.told_by_card_from(other.index())).fold(0.0, f64::max)
    }

    /// Whether the Library lets this seat in.
    fn may_read(&self) -> bool {
        let open = self.view.open();
        let own = open.sizes[self.seat.index()];
        let fewest = self.others().all(|other| open.sizes[other.index()] >= own)
            && self.others().any(|other| open.sizes[other.index()] > own);
        !open.agreed.tactical && !open.visited.has(self.seat) && (fewest || open.key)
    }

    /// What it costs to be found in somebody's cell, as likely as it is.
    fn danger(&self, owner: Seat, cell: Room) -> f64 {
        let open = self.view.open();
        match turns(open, open.pawns[owner.index()], cell) {
            0 | 1 => self.manner.danger,
            _ => 0.0,
        }
    }

    /// Whoever is in one's own cell is caught.
    fn worth_of_catching(&self, cell: Room) -> f64 {
        let open = self.view.open();
        if self.others().any(|other| open.pawns[other.index()] == cell) { 80.0 } else { 0.0 }
    }

    /// What meeting those in a room is worth: a question, if it is answered, against the question back.
    pub(super) fn worth_of_meeting(&self, room: Room) -> f64 {
        let open = self.view.open();
        let silent = open.lasting.is_some_and(|event| event.facts().effect == Effect::NoQuestions);
        let met = |other: &Seat| open.pawns[other.index()] == room && !open.penance.has(*other);
        if silent || !self.others().any(|other| met(&other)) {
            return 0.0;
        }
        // Whoever knows less gains more by talking.
        let left = f64::from(self.beliefs.left.len());
        let rivals = self.best_rival().map_or(24.0, |(_, left)| f64::from(left));
        self.manner.meeting + self.manner.ahead * (left - rivals).clamp(-3.0, 3.0) / 3.0
    }
}
