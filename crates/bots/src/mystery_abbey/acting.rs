//! What is done in a room, and what cards let one choose.

use games::mystery_abbey::{Action, Choosing, Drawn, Effect, Naming, Suspect, Suspects, Trait, Traits, the_box};
use table::Seat;

use super::{Choice, Thinker, reasons::Because, rooms, walking};

impl Thinker<'_> {
    /// What the room is for, then what may still be done, then the turn is over.
    pub(super) fn act(&mut self) -> Option<Choice> {
        let choice = self
            .look()
            .or_else(|| self.speak())
            .or_else(|| self.search())
            .or_else(|| self.begin_demand())
            .or_else(|| self.send_to_penance())
            .or_else(|| self.lay_ear())
            .or_else(|| self.use_crypta())
            .unwrap_or_else(|| Choice::of(Action::EndTurn, 0.0, self.left()));
        Some(if choice.actions[..] == [Action::EndTurn] { self.after_crossing(choice) } else { choice })
    }

    fn search(&self) -> Option<Choice> {
        let art = the_box().starred.searching;
        let action = [Action::Use(art), Action::Search].into_iter().find(|action| self.may(*action))?;
        self.may(Action::Search).then_some(())?;
        let open = self.view.open();
        let cell = open.pawns[self.seat.index()];
        let owner = open.owner(cell)?;
        let mut because = vec![self.new_card(owner)];
        if let Action::Use(book) = action {
            because.insert(0, Because::BookHelps.about(1, book.key()));
        }
        Some(Choice::of(action, 30.0, because))
    }

    /// Whose card should tell the most is asked to show one.
    fn begin_demand(&mut self) -> Option<Choice> {
        let asked: Vec<Seat> = self.others().filter(|other| self.may(Action::Ask(*other))).collect();
        let mut best: Option<(Seat, Traits, f64)> = None;
        for of in asked {
            let Some((traits, told)) = self.best_demand(of, Traits::NONE) else { continue };
            if best.is_none_or(|(_, _, other)| told > other) {
                best = Some((of, traits, told));
            }
        }
        let (of, traits, told) = best?;
        let mut actions = vec![Action::Ask(of)];
        actions.extend(traits.iter().map(Action::Demand));
        actions.push(Action::MakeDemand);
        Some(Choice { actions, worth: self.manner.per_bit * told, because: self.why_demand(of, told) })
    }

    pub(super) fn demand(&mut self, of: Seat, said: Traits) -> Option<Choice> {
        let (traits, told) = self.best_demand(of, said)?;
        let mut actions: Vec<Action> = traits.iter().filter(|one| !said.has(*one)).map(Action::Demand).collect();
        actions.push(Action::MakeDemand);
        Some(Choice { actions, worth: self.manner.per_bit * told, because: self.why_demand(of, told) })
    }

    fn why_demand(&self, of: Seat, told: f64) -> Vec<crate::Reason> {
        let mut because: Vec<_> =
            self.rules_out(told).map(|many| Because::RulesOut.about(many, self.colour(of))).into_iter().collect();
        because.extend(self.left());
        because
    }

    /// The traits that should bring the most telling card to light; whoever has the choice shows what tells least.
    fn best_demand(&mut self, of: Seat, said: Traits) -> Option<(Traits, f64)> {
        let mut best: Option<(Traits, f64)> = None;
        let mut all = vec![said];
        for one in Trait::ALL {
            let mut traits = said;
            traits.add(one);
            all.push(traits);
            for other in Trait::ALL {
                let mut both = traits;
                both.add(other);
                all.push(both);
            }
        }
        for traits in all.into_iter().filter(|traits| is_demand(*traits, said)) {
            let told = self.told_by_demand(of, traits) + f64::from(self.rng.below(100)) / 1e5;
            if best.is_none_or(|(_, other)| told > other) {
                best = Some((traits, told));
            }
        }
        best
    }

    /// A card is new with its share of all that may be shown; none at all tells as well.
    fn told_by_demand(&self, of: Seat, traits: Traits) -> f64 {
        let (mut new, mut old, mut told) = (0.0, 0.0, 0.0);
        for card in traits.suspects().iter() {
            let here = self.beliefs.chances[card.index()][of.index()];
            let tells = -(1.0 - self.beliefs.culprit(card)).max(0.1).log2();
            if self.beliefs.left.has(card) {
                new += here;
                told += here * tells;
            } else {
                old += here;
            }
        }
        // Whoever has another card shows that.
        let shown = (1.0 - (-new).exp()) * (-old).exp();
        if new > 0.0 { told / new * shown } else { 0.0 }
    }

    /// Somebody in the room is sent to penance: whoever leads.
    fn send_to_penance(&self) -> Option<Choice> {
        if self.manner.simple {
            return None;
        }
        let sinner = self.others().find(|other| self.may(Action::SendToPenance(*other)))?;
        let book = the_box().starred.penitential;
        Some(Choice::of(Action::SendToPenance(sinner), 20.0, vec![Because::BookHelps.about(1, book.key())]))
    }

    fn lay_ear(&self) -> Option<Choice> {
        let ear = the_box().starred.ear;
        self.may(Action::Use(ear))
            .then(|| Choice::of(Action::Use(ear), 10.0, vec![Because::BookHelps.about(1, ear.key())]))
    }

    /// An extra turn, if it leads to something.
    fn use_crypta(&mut self) -> Option<Choice> {
        if !self.may(Action::UseCrypta) {
            return None;
        }
        let open = self.view.open();
        let here = open.pawns[self.seat.index()];
        let turns = u32::from(open.turns_left(self.seat));
        let targets = self.targets();
        let visits = walking::visits(here);
        let been = games::mystery_abbey::Rooms::only(here);
        let (with, to, _) = self.best_way(&targets, here, turns + 1, been, visits);
        let (without, ..) = self.best_way(&targets, here, turns, been, visits);
        let gain = with - without;
        if gain < self.manner.extra_turn {
            return None;
        }
        let mut because = vec![Because::ExtraTurn.many(1)];
        because.extend(
            to.filter(|to| *to != here)
                .map(|to| Because::WayTo.about(rooms::turns(open, here, to).max(1) as i32, to.key())),
        );
        Some(Choice::of(Action::UseCrypta, gain, because))
    }

    /// Of cards that are looked at, the one that fewest others have seen is kept.
    pub(super) fn take(&mut self) -> Option<Choice> {
        let others: Vec<Seat> = self.others().collect();
        let takes = self.actions.iter().filter_map(|action| match action {
            Action::Take(card) => Some(*card),
            _ => None,
        });
        let card = takes.min_by_key(|card| self.known_to(*card, &others))?;
        let known = self.known_to(card, &others) as i32;
        Some(Choice::of(Action::Take(card), 0.0, vec![Because::KeptSecret.about(known, card.key())]))
    }

    /// What does harm or nothing is put back with De Alchemia.
    pub(super) fn consider(&mut self, drawn: Drawn) -> Option<Choice> {
        let effect = match drawn {
            Drawn::Book => self.view.drawn()?.facts().effect,
            Drawn::Library(card) => card.facts().effect,
            Drawn::Event(card) => card.facts().effect,
        };
        let bad = matches!(effect, Effect::Nothing | Effect::SwapHands { .. } | Effect::ToOwnCells)
            || matches!(effect, Effect::TakeCard { from: games::mystery_abbey::Who::Reader, .. });
        let alchemia = Action::Use(the_box().starred.alchemia);
        if bad && matches!(drawn, Drawn::Book | Drawn::Library(_)) && self.may(alchemia) {
            let book = the_box().starred.alchemia;
            return Some(Choice::of(alchemia, 10.0, vec![Because::BookHelps.about(1, book.key())]));
        }
        let because = vec![Because::Choice.many(self.actions.len() as i32)];
        self.may(Action::Keep).then(|| Choice::of(Action::Keep, 0.0, because))
    }

    /// A trait about which the answers or the cards should tell the most.
    pub(super) fn name(&mut self, naming: Naming) -> Option<Choice> {
        let hand = self.hand();
        let left = self.beliefs.left;
        let mut best: Option<(Trait, f64)> = None;
        for one in Trait::ALL.into_iter().filter(|one| self.may(Action::Name(*one))) {
            let of = one.suspects();
            let open = f64::from((of & left).len()) / f64::from(left.len().max(1));
            let worth = match naming {
                Naming::Tell(_) => 1.0 - (2.0 * open - 1.0).abs(),
                Naming::Show => self.others().map(|other| self.told_by_demand(other, Traits::only(one))).sum(),
                Naming::ShowAll => open - 0.5 * f64::from((of & hand).len().min(1)),
            };
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((one, worth));
            }
        }
        let (one, worth) = best?;
        let many = (one.suspects() & left).len().max(1) as i32;
        let because = vec![Because::LeftWithTrait.about(many, super::trait_key(one))];
        Some(Choice::of(Action::Name(one), worth, because))
    }

    /// The player whose cards, or whose sheet, should tell the most.
    pub(super) fn choose_player(&mut self, choosing: Choosing) -> Option<Choice> {
        if choosing == Choosing::Liturgy {
            return self.best_receiver();
        }
        let open = self.view.open();
        let mut best: Option<(Seat, f64)> = None;
        for other in self.others().filter(|other| self.may(Action::Choose(*other))) {
            let cards = match choosing {
                Choosing::Hand => f64::from(open.sizes[other.index()]),
                Choosing::Shelf(many) => f64::from(many.min(open.sizes[other.index()])),
                Choosing::Trade | Choosing::Liturgy => 1.0,
                Choosing::Sheet => 4.0 + f64::from(open.sizes[other.index()]) / 4.0,
            };
            let worth = cards * self.beliefs.told_by_card_from(other.index());
            if best.is_none_or(|(_, than)| worth > than) {
                best = Some((other, worth));
            }
        }
        let (other, told) = best?;
        let mut because = self.why_demand(other, told);
        because.push(self.new_card(other));
        Some(Choice::of(Action::Choose(other), self.manner.per_bit * told, because))
    }

    /// The likeliest culprits are named: whoever holds one shows it.
    pub(super) fn name_suspect(&mut self, names: Suspects) -> Option<Choice> {
        let may = |suspect: &Suspect| self.may(Action::NameSuspect(*suspect));
        let chance = |suspect: &Suspect| self.beliefs.culprit(*suspect);
        let suspect =
            (Suspects::ALL - names).iter().filter(may).max_by(|one, other| chance(one).total_cmp(&chance(other)))?;
        let because = vec![Because::CulpritChance.about(super::hundredths(chance(&suspect)).max(1), suspect.key())];
        Some(Choice::of(Action::NameSuspect(suspect), 0.0, because))
    }

    /// Whoever has nothing left to do here wants Mass sooner.
    pub(super) fn ring(&mut self) -> Option<Choice> {
        let open = self.view.open();
        let here = open.pawns[self.seat.index()];
        let turns = u32::from(open.turns_left(self.seat));
        let targets = self.targets();
        let been = games::mystery_abbey::Rooms::only(here);
        let (worth, ..) = self.best_way(&targets, here, turns + 1, been, walking::visits(here));
        let on = Action::Ring { on: worth < 100.0 };
        let back = Action::Ring { on: worth >= 100.0 };
        let action = [on, back].into_iter().find(|action| self.may(*action))?;
        Some(Choice::of(action, 0.0, self.left()))
    }
}

/// Traits that can be demanded, what was said included.
fn is_demand(traits: Traits, said: Traits) -> bool {
    let one_each =
        traits.iter().all(|one| !traits.iter().any(|other| other != one && other.category() == one.category()));
    let many = traits.len();
    one_each
        && many > 0
        && many <= u32::from(the_box().demanded)
        && said.iter().all(|one| traits.has(one))
        && !traits.suspects().is_empty()
}
