//! Walking: routes over several turns to rooms that are worth a visit.

use games::mystery_abbey::{Action, Does, Effect, Room, Rooms, Suspect, Suspects, the_box};
use table::Seat;

use super::{Choice, Thinker, deals::PILE, hundredths, reasons::Because, rooms};
use crate::{Reason, heat};

/// What a turn of waiting takes off.
const PATIENCE: f64 = 0.8;

/// How often the Chapter Hall has been visited by whoever is in this room.
pub(super) fn visits(room: Room) -> usize {
    usize::from(room.facts().does == Does::ChapterHall)
}

/// Rooms worth a visit, and what each is worth.
pub(super) struct Targets {
    rooms: Vec<(Room, f64)>,
    hall: Vec<f64>,
}

impl Thinker<'_> {
    pub(super) fn go(&mut self) -> Option<Choice> {
        let choice = if self.manner.simple { self.wander() } else { self.walk() }?;
        let choice = self.liturgy().unwrap_or_else(|| self.with_books(choice));
        Some(self.after_crossing(choice))
    }

    /// To the room that looks best from here, carelessly.
    fn wander(&mut self) -> Option<Choice> {
        let mut ways: Vec<(f64, Room)> = Vec::new();
        for room in self.reachable().iter() {
            let luck = f64::from(self.rng.below(40));
            ways.push((self.worth_of_room(room) + self.on_the_way(room) + luck, room));
        }
        let drawn = self.draw(ways.iter().map(|(worth, _)| *worth))?;
        let (worth, room) = ways[drawn];
        Some(Choice::of(Action::Go(room), worth, self.why_go(room, room, 1)))
    }

    /// What lies behind a room, for whoever looks one turn ahead.
    fn on_the_way(&self, room: Room) -> f64 {
        let open = self.view.open();
        let next = rooms::all().filter(|other| *other != room && rooms::turns(open, room, *other) == 1);
        next.map(|other| 0.5 * self.worth_of_room(other)).fold(0.0, f64::max)
    }

    /// The room from which the best way leads on until Mass.
    fn walk(&mut self) -> Option<Choice> {
        let turns = u32::from(self.view.open().turns_left(self.seat));
        let ahead = turns.min(self.manner.turns);
        let targets = self.targets();
        let mut ways: Vec<(f64, Room, Room, u32)> = Vec::new();
        for room in self.reachable().iter() {
            let now = self.worth_of_room(room) + self.worth_of_meeting(room);
            let (then, to, when) = self.best_way(&targets, room, ahead, Rooms::only(room), visits(room));
            let luck = f64::from(self.rng.below(16)) / 8.0;
            let worth = now + then + luck;
            // Nobody goes away for the sake of coming back.
            let here = self.view.open().pawns[self.seat.index()];
            let further = to.filter(|to| now * 1.2 < then && *to != here);
            let aim = further.map_or((room, 1), |to| (to, when + 1));
            ways.push((worth, room, aim.0, aim.1));
        }
        let drawn = self.draw(ways.iter().map(|(worth, ..)| *worth))?;
        let (worth, room, aim, when) = ways[drawn];
        Some(Choice::of(Action::Go(room), worth, self.why_go(room, aim, when)))
    }

    /// One of these, drawn by its worth in hundredths of a point; the best, if this rung never slips.
    pub(super) fn draw(&mut self, worths: impl Iterator<Item = f64>) -> Option<usize> {
        // Sixteenths, so that no two that differ look alike.
        let worths: Vec<i32> = worths.map(|worth| (16.0 * worth).round() as i32).collect();
        heat::draw(&worths, 16 * self.heat, &mut self.rng)
    }

    fn reachable(&self) -> Rooms {
        let goes = self.actions.iter().filter_map(|action| match action {
            Action::Go(room) => Some(*room),
            _ => None,
        });
        goes.collect()
    }

    pub(super) fn targets(&self) -> Targets {
        let closed = self.view.open().closed();
        let worth = |room: Room| (room, self.worth_of_room(room));
        let open = rooms::all().filter(|room| !closed.has(*room) && room.facts().does != Does::ChapterHall);
        let hall = (0..4).map(|visit| self.worth_of_hall(visit)).collect();
        Targets { rooms: open.map(worth).filter(|(_, worth)| *worth > 1.0).collect(), hall }
    }

    /// What the best way through so many more turns is worth, where it leads first, and in how many turns.
    pub(super) fn best_way(
        &self,
        targets: &Targets,
        from: Room,
        turns: u32,
        been: Rooms,
        visits: usize,
    ) -> (f64, Option<Room>, u32) {
        let open = self.view.open();
        let mut best = (0.0, None, 0);
        if turns == 0 {
            return best;
        }
        let mut consider = |room: Room, worth: f64, visits: usize| {
            // Whoever is there already must leave it first.
            let way = if room == from { 2 } else { rooms::turns(open, from, room) };
            if way > turns || worth <= 0.0 {
                return;
            }
            let later = PATIENCE.powi(way as i32);
            let worth = later * (worth + self.best_way(targets, room, turns - way, been | Rooms::only(room), visits).0);
            if worth > best.0 {
                best = (worth, Some(room), way);
            }
        };
        for (room, worth) in targets.rooms.iter().filter(|(room, _)| !been.has(*room)) {
            consider(*room, *worth, visits);
        }
        let hall = rooms::all().find(|room| room.facts().does == Does::ChapterHall);
        if let Some(hall) = hall {
            // What was said there once is not said again.
            consider(hall, targets.hall.get(visits).copied().unwrap_or(0.0), visits + 1);
        }
        best
    }

    /// What speaks for going to a room, on the way to another.
    fn why_go(&self, room: Room, aim: Room, turns: u32) -> Vec<Reason> {
        let open = self.view.open();
        let mut because = Vec::new();
        if aim != room {
            because.push(Because::WayTo.about(turns as i32, aim.key()));
        }
        match aim.facts().does {
            Does::ChapterHall => because.extend(self.why_hall()),
            Does::Parlor if open.pile > 0 => {
                because.push(Because::PileLeft.many(open.pile.into()));
                let told = self.beliefs.told_by_card_from(PILE);
                because.extend(self.rules_out(told).map(|many| Because::RulesOut.many(many)));
            }
            Does::Parlor => {
                because.extend(self.rules_out(self.best_hand(|_| true)).map(|many| Because::RulesOut.many(many)))
            }
            Does::Confessional => {
                let die = open.dice[usize::from(the_box().confessionals[1] == aim)];
                because.push(self.new_card(die));
            }
            Does::Cell => match open.owner(aim) {
                Some(owner) if owner == self.seat => {
                    let caught = self.others().find(|other| open.pawns[other.index()] == aim);
                    because.extend(caught.map(|other| Because::OwnCell.about(1, self.colour(other))));
                }
                Some(owner) => {
                    because.push(self.new_card(owner));
                    let back = rooms::turns(open, open.pawns[owner.index()], aim).max(1);
                    because.push(Because::MayBeCaught.about(back as i32, self.colour(owner)));
                }
                None => {}
            },
            Does::Library => because.push(Because::LibraryOpen.many(1)),
            Does::Scriptorium => because.push(Because::BookDrawn.many(1)),
            Does::Crypt if !open.crypta.has(self.seat) => because.push(Because::ExtraTurn.many(1)),
            Does::Mass | Does::Nothing | Does::Crypt => {}
        }
        because.extend(self.lying_in(aim).map(|(owner, _)| self.new_card(owner)));
        if let Some(met) = self.others().find(|other| open.pawns[other.index()] == room && !open.penance.has(*other)) {
            because.push(Because::Meets.about(1, self.colour(met)));
        }
        because.extend(self.left().into_iter().take(1));
        because
    }

    fn why_hall(&self) -> Vec<Reason> {
        if let Some(suspect) = self.accusable().filter(|_| self.view.open().pile == 0) {
            let chance = hundredths(self.beliefs.culprit(suspect));
            return vec![Because::CulpritChance.about(chance, suspect.key())];
        }
        let best = self.revelations().max_by(|one, other| one.1.total_cmp(&other.1));
        best.map_or_else(Vec::new, |(one, _)| {
            let chance = Because::TraitChance.about(hundredths(self.beliefs.has_trait(one)), super::trait_key(one));
            let open = self.revelations().filter(|(_, worth)| *worth > 0.0).count() as i32;
            std::iter::once(chance).chain((open > 0).then(|| Because::OpenTrait.many(open))).collect()
        })
    }

    /// How likely a card drawn from a hand is new to this seat.
    pub(super) fn new_card(&self, of: Seat) -> Reason {
        let seen = self.view.seen(self.seat).unwrap_or_default();
        let chance = |card: Suspect| self.beliefs.chances[card.index()][of.index()];
        let all: f64 = Suspect::all().map(chance).sum();
        let new: f64 = (Suspects::ALL - seen).iter().map(chance).sum();
        let share = if all > 0.0 { new / all } else { 0.0 };
        Because::NewCardChance.about(hundredths(share), self.colour(of))
    }

    /// How many suspects so many bits rule out, if any.
    pub(super) fn rules_out(&self, bits: f64) -> Option<i32> {
        let many = super::information::ruled_out(self.beliefs.left.len(), bits).max(1);
        (bits > 0.01).then_some(many)
    }

    /// A book that opens a better way is used first.
    fn with_books(&self, choice: Choice) -> Choice {
        for book in the_box().all_books().filter(|book| self.may(Action::Use(*book))) {
            let does = match book.facts().effect {
                Effect::OpenLibrary => Does::Library,
                Effect::MoreSteps { .. } => Does::ChapterHall,
                _ => continue,
            };
            let Some(aim) = rooms::all().find(|room| room.facts().does == does) else { continue };
            let worth = match does {
                Does::Library => 90.0,
                _ => self.worth_of_hall(0),
            };
            let open = self.view.open();
            let here = open.pawns[self.seat.index()];
            let reached = self.reachable().has(aim);
            let near = match book.facts().effect {
                Effect::MoreSteps { steps } => {
                    rooms::steps(here, aim) <= u32::from(open.steps() + open.more_steps + steps)
                }
                _ => true,
            };
            if !reached && near && here != aim && !open.closed().has(aim) && worth > 80.0 && worth > choice.worth - 20.0
            {
                let mut because = vec![Because::BookHelps.about(1, book.key())];
                because.extend(self.why_go(aim, aim, 1));
                return Choice::of(Action::Use(book), worth, because);
            }
        }
        choice
    }
}
