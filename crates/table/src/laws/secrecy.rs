//! The laws of who may know what.

use super::{Court, Verdict};
use crate::{Event, Eyes, Game, Privacy, Seat, Turn, veil};

/// How many other actions are tried to find out whether what was told gave something away.
const OTHERS: u32 = 4;

impl<G: Game> Court<'_, G> {
    /// A table imagined from a seat's view could be the real one, for all the seat knows.
    pub(super) fn imagination(&mut self, game: &G, actions: &[G::Action]) -> Verdict {
        for seat in Seat::all(game.seats()) {
            let eyes = Eyes::Seat(seat);
            let mut other = self.imagine(game, eyes)?;
            let action = self.rng.pick(actions).expect("somebody can act").clone();
            let mut here = game.clone();
            let mut events = Vec::new();
            here.apply(&action, &mut events);
            if game.turn() == Turn::Seat(seat) {
                let mut same = Vec::new();
                other.actions(&mut same);
                self.demand("secrecy", same == actions, || format!("{seat:?} imagines other actions"))?;
                self.barriers(seat, &action, &other, &here, &events)?;
            }
            self.follow(&mut other, eyes, &action, &here, &events)?;
        }
        self.privacy(game, actions)
    }

    /// Of what is private, everybody is told what he sees, and nothing else. The same is done at a table that some eyes
    /// could not tell from this one, or something else where it cannot be done there. If they cannot tell the two
    /// apart afterwards either, they were told the same: of what is hidden from them, and of what they are let into.
    pub(super) fn whispers(&mut self, before: &G, action: &G::Action, after: &G, events: &[G::Event]) -> Verdict {
        // Whoever acts knows what he does, and what he learns by it is looked at by `barriers`.
        let seats = Seat::all(before.seats()).filter(|seat| before.turn() != Turn::Seat(*seat));
        for eyes in seats.map(Eyes::Seat).chain([Eyes::Table]) {
            let told = private(events, eyes);
            if told.is_empty() {
                continue;
            }
            let other = self.imagine(before, eyes)?;
            let mut actions = Vec::new();
            if other.allows(action).is_ok() {
                actions.push(action.clone());
            } else {
                other.actions(&mut actions);
                self.rng.shuffle(&mut actions);
                actions.truncate(OTHERS as usize);
            }
            for action in &actions {
                let (mut there, mut others) = (other.clone(), Vec::new());
                there.apply(action, &mut others);
                let same = there.view(eyes) != after.view(eyes) || private(&others, eyes) == told;
                self.demand("telling", same, || format!("{eyes:?} is told what it does not see: {told:?}"))?;
                self.tally.whispers += 1;
            }
        }
        Ok(())
    }

    /// What is decided on the open table offers nothing there by which a hidden thing could be guessed.
    fn privacy(&mut self, game: &G, actions: &[G::Action]) -> Verdict {
        if game.turn().seat().is_none() || game.privacy() == Privacy::MustLook {
            return Ok(());
        }
        let other = self.imagine(game, Eyes::Table)?;
        let mut same = Vec::new();
        other.actions(&mut same);
        self.demand("privacy", same == actions, || {
            format!("who walks past sees from {:?} what {:?} hides", actions.len(), game.turn())
        })
    }

    /// Imagines a table, and checks that it looks like the real one.
    fn imagine(&mut self, game: &G, eyes: Eyes) -> Result<G, Box<super::Violation>> {
        let view = game.view(eyes);
        let other = G::imagine(&view, &mut self.rng);
        self.tally.imagined += 1;
        other
            .consistent()
            .map_err(|inconsistent| self.find("secrecy", format!("imagined by {eyes:?}: {inconsistent}")))?;
        self.demand("secrecy", other.view(eyes) == view, || format!("{eyes:?} imagines what it does not see"))?;
        self.demand("secrecy", other.view(Eyes::Table) == game.view(Eyes::Table), || {
            format!("{eyes:?} imagines what does not lie open")
        })?;
        self.demand("secrecy", other.turn() == game.turn(), || format!("{eyes:?} imagines another mover"))?;
        Ok(other)
    }

    /// If its own action tells a seat which of two tables it sits at, something was shown.
    fn barriers(&self, seat: Seat, action: &G::Action, other: &G, here: &G, events: &[G::Event]) -> Verdict {
        let eyes = Eyes::Seat(seat);
        let mut there = other.clone();
        let learnt = told(events, eyes) != tell(&mut there, action, eyes) || here.view(eyes) != there.view(eyes);
        self.demand("barriers", !learnt || events.iter().any(G::Event::shows), || {
            format!("{seat:?} learns something by {action:?}")
        })
    }

    /// This was done at a table that these eyes cannot tell from their twin. There something is done of
    /// which they are told the same: then they still cannot. Where nothing is told alike, they imagine a
    /// new twin.
    pub(super) fn follow(
        &mut self,
        twin: &mut G,
        eyes: Eyes,
        action: &G::Action,
        after: &G,
        events: &[G::Event],
    ) -> Verdict {
        let Some(other) = self.told_alike(twin, eyes, action, events) else {
            *twin = self.imagine(after, eyes)?;
            return Ok(());
        };
        *twin = other;
        self.tally.alike += 1;
        self.demand("same things told, same view", twin.view(eyes) == after.view(eyes), || {
            format!("{eyes:?} sees more than it is told by {action:?}")
        })?;
        self.demand("same things told, same view", twin.turn() == after.turn(), || {
            format!("{eyes:?} is not told whose turn it is after {action:?}")
        })
    }

    /// The twin after an action of which these eyes are told the same: the same one, unless part of what
    /// happened is hidden from them; else any.
    fn told_alike(&mut self, twin: &G, eyes: Eyes, action: &G::Action, events: &[G::Event]) -> Option<G> {
        let wanted = told(events, eyes);
        let try_out = |action: &G::Action| {
            let mut table = twin.clone();
            (tell(&mut table, action, eyes) == wanted).then_some(table)
        };
        if wanted == events && twin.allows(action).is_ok() {
            return try_out(action);
        }
        let mut actions = Vec::new();
        twin.actions(&mut actions);
        self.rng.shuffle(&mut actions);
        actions.iter().find_map(try_out)
    }

    /// Who may know is told all, everybody else what the table is told; and from what they are told of
    /// something private nobody can tell what was hidden.
    pub(super) fn telling(&mut self, before: &G, actions: &[G::Action], after: &G, events: &[G::Event]) -> Verdict {
        let seats = Seat::all(after.seats()).map(Eyes::Seat);
        let all: Vec<Eyes> = seats.chain([Eyes::Table, Eyes::Heaven]).collect();
        for event in events.iter().filter(|event| event.known().is_some()) {
            self.tally.private += 1;
            let open = veil(event.clone(), Eyes::Table);
            for eyes in &all {
                let told = veil(event.clone(), *eyes);
                let knows = event.known().is_none_or(|known| eyes.see_any(known));
                let due = if knows { Some(event.clone()) } else { open.clone() };
                self.demand("telling", told == due, || format!("{eyes:?} is told {told:?} of {event:?}"))?;
                let again = told.clone().and_then(|told| veil(told, *eyes));
                self.demand("telling", again == told, || format!("{told:?} is veiled twice to {again:?}"))?;
            }
        }
        if events.iter().any(|event| event.known().is_some()) {
            for _ in 0..OTHERS {
                let action = self.rng.pick(actions).expect("somebody can act");
                let mut table = before.clone();
                let mut others = Vec::new();
                table.apply(action, &mut others);
                for eyes in all.iter().filter(|eyes| table.view(**eyes) == after.view(**eyes)) {
                    self.demand("telling", hidden(events, *eyes) == hidden(&others, *eyes), || {
                        format!("{eyes:?} can tell {events:?} from {others:?}")
                    })?;
                }
            }
        }
        Ok(())
    }
}

/// What these eyes are told of what happened.
fn told<E: Event>(events: &[E], eyes: Eyes) -> Vec<E> {
    events.iter().filter_map(|event| veil(event.clone(), eyes)).collect()
}

/// What these eyes are told of what not everybody may know whole.
fn private<E: Event>(events: &[E], eyes: Eyes) -> Vec<E> {
    let private = events.iter().filter(|event| event.known().is_some());
    private.filter_map(|event| veil(event.clone(), eyes)).collect()
}

/// What these eyes are told of what they may not know whole.
fn hidden<E: Event>(events: &[E], eyes: Eyes) -> Vec<E> {
    let hidden = |event: &&E| event.known().is_some_and(|known| !eyes.see_any(known));
    events.iter().filter(hidden).filter_map(|event| veil(event.clone(), eyes)).collect()
}

/// Does something, and gives what these eyes are told of it.
fn tell<G: Game>(game: &mut G, action: &G::Action, eyes: Eyes) -> Vec<G::Event> {
    let mut events = Vec::new();
    game.apply(action, &mut events);
    told(&events, eyes)
}
