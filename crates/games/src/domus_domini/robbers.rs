//! The "Robber" variant: trees beside the road, and who hides behind them.

use table::{Seat, Told};

use super::{Action, Defence, DomusDomini, Event, Open, Phase, Ransom, Refusal, the_box::the_box};

/// How many trees there are.
const TREES: u8 = 4;
/// Watchdogs that ward the robbers off.
pub(super) const GUARDS: u8 = 2;
/// The most the robbers take.
const MOST_TAKEN: u8 = 2;

impl Open {
    /// The spaces with a tree beside them; Cluny has none. (D32)
    pub fn wooded(&self) -> std::ops::Range<u8> {
        if self.trees == 0 { 0..0 } else { self.trees..(self.trees + TREES).min(the_box().cluny_space()) }
    }
}

impl DomusDomini {
    /// The first tree stands beside the space of whoever delivered least, the others beside the next
    /// spaces. (Robbers; D32)
    pub(super) fn place_trees(&mut self, told: &mut impl Told<Event>) {
        let carts = Seat::all(self.open.seats).map(|seat| self.open.house(seat).space());
        let last = carts.filter(|space| (1..=the_box().last).contains(space)).min();
        self.open.trees = last.unwrap_or(0);
        if last.is_some() {
            let trees = self.open.wooded().len() as u8;
            told.tell(|| Event::TreesPlaced { from: 10 * u16::from(self.open.trees), trees });
        }
    }

    /// From the second round on, everybody whose cart stands beside a tree is ambushed once he was
    /// paid, in turn. (Robbers; D33)
    pub(super) fn ambush(&mut self, paid: [u8; Seat::MOST], told: &mut impl Told<Event>) {
        self.ambush_from(Some(self.open.starter), paid, told);
    }

    /// Whoever cannot ward them off pays without being asked. (D43)
    fn ambush_from(&mut self, from: Option<Seat>, paid: [u8; Seat::MOST], told: &mut impl Told<Event>) {
        let mut next = from;
        while let Some(seat) = next {
            if self.open.wooded().contains(&self.open.house(seat).space()) {
                let guarded =
                    [Ransom::Dogs, Ransom::DogAndHerder].iter().any(|with| self.may_give(seat, *with).is_ok());
                if guarded {
                    self.open.phase = Phase::Ambushed { seat, denarii: taken(seat, &paid), paid };
                    return;
                }
                self.hand_over(seat, paid, Ransom::Denarii, told);
            }
            next = self.open.after(seat);
        }
        self.end_round(told);
    }

    /// Two watchdogs, or one and the Cattle Herder, ward the robbers off. (Robbers)
    pub(super) fn may_give(&self, seat: Seat, ransom: Ransom) -> Result<(), Refusal> {
        let dogs = self.open.house(seat).dogs;
        match ransom {
            Ransom::Denarii => Ok(()),
            Ransom::Dogs if dogs < GUARDS => Err(Refusal::NoDog),
            Ransom::DogAndHerder if dogs < 1 => Err(Refusal::NoDog),
            Ransom::Dogs => Ok(()),
            Ransom::DogAndHerder => self.may_defend(seat, Defence::Herder),
        }
    }

    pub(super) fn list_ransoms(&self, seat: Seat, into: &mut Vec<Action>) {
        let all = [Ransom::Denarii, Ransom::Dogs, Ransom::DogAndHerder];
        into.extend(all.into_iter().filter(|ransom| self.may_give(seat, *ransom).is_ok()).map(Action::Robbers));
    }

    pub(super) fn give(&mut self, seat: Seat, paid: [u8; Seat::MOST], ransom: Ransom, told: &mut impl Told<Event>) {
        self.hand_over(seat, paid, ransom, told);
        self.ambush_from(self.open.after(seat), paid, told);
    }

    fn hand_over(&mut self, seat: Seat, paid: [u8; Seat::MOST], ransom: Ransom, told: &mut impl Told<Event>) {
        let mut denarii = 0;
        match ransom {
            Ransom::Denarii => {
                denarii = taken(seat, &paid).into();
                self.open.pay(seat, denarii);
            }
            Ransom::Dogs => [Defence::Dog; 2].into_iter().for_each(|guard| self.give_back_guard(seat, guard)),
            Ransom::DogAndHerder => {
                [Defence::Dog, Defence::Herder].into_iter().for_each(|guard| self.give_back_guard(seat, guard));
            }
        }
        told.tell(|| Event::Ambushed { seat, ransom, denarii });
    }
}

/// The robbers take two denarii, but no more than one has just been paid. (Robbers; D33)
fn taken(seat: Seat, paid: &[u8; Seat::MOST]) -> u8 {
    MOST_TAKEN.min(paid[seat.index()])
}
