//! Asking: the question whose answer should tell the most.

use games::mystery_abbey::{
    Action, Filter, Kind, Occasion, Part, Phase, Question, Scope, Suspect, Suspects, Trait, Traits,
};
use table::{Game, Seat};

use super::{
    Choice, Thinker,
    deals::{CULPRIT, World},
    information::Answers,
    reasons::Because,
};

/// How many of the likeliest culprits are asked for by name.
const NAMES: usize = 6;
/// What it is worth to know where cards are, beside who the culprit is.
const CARDS: f64 = 0.02;

/// A question about a hand, or about what somebody has seen: how many are there?
#[derive(Clone, Copy, Debug, PartialEq)]
struct Count {
    scope: Scope,
    filter: Filter,
}

/// What somebody has in a deal.
struct Having {
    culprit: usize,
    hand: Suspects,
    seen: Suspects,
}

impl Thinker<'_> {
    pub(super) fn ask(&mut self, of: Option<Seat>, said: &Question, occasion: Occasion) -> Option<Choice> {
        let asked: Vec<Seat> = match of {
            Some(of) => vec![of],
            // One question for the whole room is chosen as if for one of them.
            None if occasion == Occasion::Controversy => self.met().take(1).collect(),
            None => self.others().filter(|other| self.may(Action::Ask(*other))).collect(),
        };
        if self.heat > 0
            && let Some(choice) = self.ask_on_a_whim(&asked, of, said, occasion)
        {
            return Some(choice);
        }
        let mut best: Option<Choice> = None;
        for target in asked {
            for (question, told) in self.questions(target, said) {
                if best.as_ref().is_some_and(|best| best.worth >= told) {
                    break;
                }
                let named = if occasion == Occasion::Controversy { Some(target) } else { of };
                let Some(actions) = self.saying(named, target, said, question) else { continue };
                let mut because = Vec::new();
                let colour = self.colour(target);
                because.extend(self.rules_out(told).map(|many| Because::RulesOut.about(many, colour)));
                because.extend(self.left());
                best = Some(Choice { actions, worth: told, because });
                break;
            }
        }
        let bit = self.manner.per_bit;
        best.map(|best| Choice { worth: bit * best.worth, ..best }).or_else(|| self.finish_saying(occasion))
    }

    /// Somebody who slips now and then asks what comes to mind, drawn by what it should tell.
    fn ask_on_a_whim(
        &mut self,
        asked: &[Seat],
        of: Option<Seat>,
        said: &Question,
        occasion: Occasion,
    ) -> Option<Choice> {
        let mut all = Vec::new();
        for target in asked {
            all.extend(self.questions(*target, said).into_iter().map(|(question, told)| (*target, question, told)));
        }
        while !all.is_empty() {
            let bit = self.manner.per_bit;
            let drawn = self.draw(all.iter().map(|(.., told)| bit * told))?;
            let (target, question, told) = all.swap_remove(drawn);
            let named = if occasion == Occasion::Controversy { Some(target) } else { of };
            let Some(actions) = self.saying(named, target, said, question) else { continue };
            let colour = self.colour(target);
            let mut because: Vec<_> =
                self.rules_out(told).map(|many| Because::RulesOut.about(many, colour)).into_iter().collect();
            because.extend(self.left());
            return Some(Choice { actions, worth: bit * told, because });
        }
        None
    }

    /// Who is in the same room and can be asked.
    fn met(&self) -> impl Iterator<Item = Seat> {
        let open = self.view.open();
        let here = open.pawns[self.seat.index()];
        self.others().filter(move |other| open.pawns[other.index()] == here && !open.penance.has(*other))
    }

    /// What was begun otherwise is brought to an end.
    fn finish_saying(&mut self, occasion: Occasion) -> Option<Choice> {
        let because = vec![Because::Choice.many(self.actions.len() as i32)];
        let last = [Action::Put, Action::AskNothing].into_iter().find(|action| self.may(*action));
        last.filter(|_| occasion != Occasion::Encounter || self.may(Action::Put))
            .map(|action| Choice::of(action, 0.0, because))
    }

    /// The questions that can be put to somebody, the most telling first, with what each should tell.
    fn questions(&mut self, target: Seat, said: &Question) -> Vec<(Count, f64)> {
        if said.kind.is_some_and(|kind| kind != Kind::Count) {
            return Vec::new();
        }
        let fits = |count: &Count| {
            let filter = &count.filter;
            said.scope.is_none_or(|scope| scope == count.scope)
                && (said.filter.names - filter.names).is_empty()
                && said.filter.traits.iter().all(|one| filter.traits.has(one))
        };
        let mut all: Vec<Count> = self.candidates().into_iter().filter(fits).collect();
        if self.manner.simple {
            return self.simple(&mut all);
        }
        let having = self.having(target);
        let mut asked: Vec<(Count, f64)> = all.into_iter().map(|count| (count, told(&count, &having))).collect();
        asked.sort_by(|one, other| other.1.total_cmp(&one.1));
        asked
    }

    /// A Novice asks for one trait, of those whom it suspects.
    fn simple(&mut self, all: &mut Vec<Count>) -> Vec<(Count, f64)> {
        let left = self.beliefs.left;
        all.retain(|count| count.filter.traits.len() == 1);
        let mut asked = Vec::new();
        for count in all.iter() {
            let many = (count.filter.suspects() & left).len();
            let even = 1.0 - (2.0 * f64::from(many) / f64::from(left.len().max(1)) - 1.0).abs();
            asked.push((*count, 0.1 * even + f64::from(self.rng.below(100)) / 1000.0));
        }
        asked.sort_by(|one, other| other.1.total_cmp(&one.1));
        asked
    }

    /// One or two traits, and names of those who are suspected most.
    fn candidates(&self) -> Vec<Count> {
        let mut filters: Vec<Filter> = Vec::new();
        for (n, one) in Trait::ALL.into_iter().enumerate() {
            filters.push(Filter { traits: Traits::only(one), names: Suspects::NONE });
            for other in Trait::ALL[n + 1..].iter().filter(|other| other.category() != one.category()) {
                let mut traits = Traits::only(one);
                traits.add(*other);
                if !traits.suspects().is_empty() {
                    filters.push(Filter { traits, names: Suspects::NONE });
                }
            }
        }
        if self.manner.names {
            filters.extend(self.likely_names().into_iter().map(|names| Filter { traits: Traits::NONE, names }));
        }
        let both = |filter: &Filter| [Scope::Seen, Scope::Hand].map(|scope| Count { scope, filter: *filter });
        filters.iter().flat_map(both).collect()
    }

    /// One, two or three of the likeliest culprits.
    fn likely_names(&self) -> Vec<Suspects> {
        let mut likely: Vec<Suspect> = self.beliefs.left.iter().collect();
        likely.sort_by(|one, other| self.beliefs.culprit(*other).total_cmp(&self.beliefs.culprit(*one)));
        likely.truncate(NAMES);
        let mut all = Vec::new();
        for (n, one) in likely.iter().enumerate() {
            let one = Suspects::only(*one);
            all.push(one);
            for (m, other) in likely.iter().enumerate().skip(n + 1) {
                let two = one | Suspects::only(*other);
                all.push(two);
                all.extend(likely[m + 1..].iter().map(|third| two | Suspects::only(*third)));
            }
        }
        all
    }

    /// What somebody has in each deal: his hand, and what he has seen, of which only a part is known.
    fn having(&mut self, target: Seat) -> Vec<Having> {
        let open = self.view.open();
        let knows = self.view.knows(self.seat).unwrap_or(&open.heard);
        let known = knows.seen_by[target.index()] | open.exposed;
        let own = self.view.seen(self.seat).unwrap_or_default().len();
        let base = (known.len() + u32::from(open.sizes[target.index()])).min(23);
        // He has seen about as many as oneself.
        let more = own.saturating_sub(base);
        let worlds: &[World] = &self.beliefs.worlds;
        let rng = &mut self.rng;
        let having = worlds.iter().map(|world| {
            let hand = world[target.index()];
            let mut seen = hand | known;
            let unknown = Suspects::ALL - seen - world[CULPRIT];
            let share = (1 << 10) * more / unknown.len().max(1);
            seen |= unknown.iter().filter(|_| rng.below(1 << 10) < share).collect::<Suspects>();
            let culprit = world[CULPRIT].iter().next().map_or(0, Suspect::index);
            Having { culprit, hand, seen: seen - world[CULPRIT] }
        });
        having.collect()
    }

    /// The steps that put a question together, if the rules allow it.
    fn saying(&self, of: Option<Seat>, target: Seat, said: &Question, count: Count) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        if of.is_none() {
            actions.push(Action::Ask(target));
        }
        if said.kind.is_none() {
            actions.push(Action::Say(Part::Kind(Kind::Count)));
        }
        if said.scope.is_none() {
            actions.push(Action::Say(Part::Scope(count.scope)));
        }
        let traits = count.filter.traits.iter().filter(|one| !said.filter.traits.has(*one));
        actions.extend(traits.map(|one| Action::Say(Part::Trait(one))));
        actions.extend((count.filter.names - said.filter.names).iter().map(|one| Action::Say(Part::Name(one))));
        actions.push(Action::Put);
        let mut table = self.table;
        for action in &actions {
            if !matches!(table.open().phase, Phase::Asking { .. }) || table.allows(action).is_err() {
                return None;
            }
            table.apply(action, &mut ());
        }
        Some(actions)
    }

    /// What the best question to somebody should tell, in bits.
    pub(super) fn best_question(&mut self, target: Seat) -> f64 {
        self.questions(target, &Question::default()).first().map_or(0.0, |(_, told)| *told)
    }
}

/// What the answer should tell of the culprit, in bits, and a little of where the cards are.
fn told(count: &Count, having: &[Having]) -> f64 {
    let of = count.filter.suspects();
    let mut answers = Answers::none();
    for one in having {
        let all = if count.scope == Scope::Hand { one.hand } else { one.seen };
        answers.add((all & of).len() as usize, one.culprit);
    }
    answers.told() + if count.scope == Scope::Hand { CARDS * answers.doubt() } else { 0.0 }
}
