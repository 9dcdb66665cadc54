//! How Mystery of the Abbey is thought about: beliefs, not playouts.
//!
//! From a view alone follows where each card can be and who can be the culprit (`beliefs`, out of `deals`
//! that contradict no fact, `counting` them where they are few, with what answers make likely in
//! `evidence`). Then a question is worth what its answer should tell (`asking`), an answer costs what it
//! tells the others (`answering`, `rivals`), a way is worth what the rooms at its end are
//! (`walking`, `rooms`), and in the Chapter Hall points are weighed against chances (`hall`).
//!
//! The lower rungs believe their own eyes and forget what was answered; those in the middle take every answer by itself
//! and go for what is near; the upper ones put everything together, plan their ways to the next Mass, and think of what
//! the others know (`manner`). A way and a question are drawn by their worth with the heat of the rung. A try is a deal
//! that is looked at.

mod acting;
mod answering;
mod asking;
mod beliefs;
mod counting;
mod deals;
mod evidence;
mod hall;
mod information;
mod manner;
mod openly;
mod passing;
mod pilgrims;
mod reasons;
mod rivals;
mod rooms;
#[cfg(test)]
mod tests;
mod walking;

use beliefs::Beliefs;
use deals::Facts;
use games::mystery_abbey::{Action, MysteryAbbey, Phase, Suspect, Suspects, Trait, View};
use manner::{Care, Manner};
use reasons::Because;
use table::{Game, Purpose, Rng, Seat, Seed};

use crate::{Bot, Mind, Plan, Progress, RUNGS, Reason, Skill};

/// How many deals are looked at by those who do not put everything together.
const GLANCE: u32 = 96;

impl Mind for MysteryAbbey {
    const LADDER: [Skill; RUNGS] = [
        Skill { tries: 0, heat: 100 },
        Skill { tries: 0, heat: 8 },
        Skill { tries: 0, heat: 10 },
        Skill { tries: 0, heat: 9 },
        Skill { tries: 0, heat: 5 },
        Skill { tries: 200, heat: 11 },
        Skill { tries: 2000, heat: 0 },
    ];
    const FORMER_TRIES: u32 = 600;
    const REASONS: &'static [&'static str] = Because::KEYS;
    const OPEN_REASONS: &'static [&'static str] = openly::KEYS;

    fn openly(table: &View, seat: Seat, plan: &Plan<MysteryAbbey>) -> Vec<Reason> {
        openly::reasons(table.open(), seat, &plan.actions)
    }

    fn think(view: &View, seat: Seat, bot: Bot, progress: &Progress) -> Plan<MysteryAbbey> {
        progress.begin(bot.budget.tries);
        let mut rng = Seed::from(bot.seed).stream(Purpose::Bot, 0);
        let manner = Manner::of(bot.rung);
        let beliefs = if manner.care == Care::Together {
            Beliefs::of(view, seat, manner.care, bot.budget.tries, &mut rng, progress)
        } else {
            // Only the tries of those who put everything together are counted.
            Beliefs::of(view, seat, manner.care, GLANCE, &mut rng, &Progress::new())
        };
        // What a seat may do follows from what it sees: any table it can imagine offers the same.
        let table = MysteryAbbey::imagine(view, &mut rng);
        let mut actions = Vec::new();
        table.actions(&mut actions);
        let mut thinker = Thinker { view, seat, manner, heat: bot.heat, table, actions, beliefs, rng };
        let choice = thinker.choose();
        Plan { actions: choice.actions, worth: choice.worth.round() as i32, because: choice.because }
    }
}

/// A seat that must act, and what it believes.
struct Thinker<'a> {
    view: &'a View,
    seat: Seat,
    manner: &'static Manner,
    /// How much worse than the best a way or a question may look and still be taken.
    heat: u32,
    /// A table it can imagine.
    table: MysteryAbbey,
    /// What it may do.
    actions: Vec<Action>,
    beliefs: Beliefs,
    rng: Rng,
}

/// What is chosen, how good it looks in hundredths of a point, and what speaks for it.
#[derive(Clone, Debug)]
struct Choice {
    actions: Vec<Action>,
    worth: f64,
    because: Vec<Reason>,
}

impl Choice {
    fn of(action: Action, worth: f64, because: Vec<Reason>) -> Choice {
        Choice { actions: vec![action], worth, because }
    }
}

impl Thinker<'_> {
    fn choose(&mut self) -> Choice {
        if let [only] = self.actions[..] {
            return Choice::of(only, 0.0, vec![Because::Choice.many(1)]);
        }
        let choice = match self.view.open().phase {
            Phase::Moving { .. } => self.go(),
            Phase::Meeting { .. } => self.meet(),
            Phase::Laying { .. } => self.lay(),
            Phase::Asking { of, question, occasion, .. } => self.ask(of, &question, occasion),
            Phase::Answering { asker, question, .. } => self.answer(asker, &question),
            Phase::Insisting { of, question, .. } => self.insist(of, &question),
            Phase::Acting { .. } => self.act(),
            Phase::Demanding { of: Some(of), traits, .. } => self.demand(of, traits),
            Phase::Searching { .. } | Phase::Keeping { .. } => self.take(),
            Phase::Considering { drawn, .. } => self.consider(drawn),
            Phase::Naming { naming, .. } => self.name(naming),
            Phase::Choosing { choosing, .. } => self.choose_player(choosing),
            Phase::NamingSuspects { names, .. } => self.name_suspect(names),
            Phase::Showing { to, .. } => self.show(to),
            Phase::Revealing { .. } => self.speak(),
            Phase::Ringing { .. } => self.ring(),
            Phase::Passing { side, at_mass, .. } => self.pass(side, at_mass),
            _ => None,
        };
        choice.unwrap_or_else(|| self.anything())
    }

    /// Anything that is legal.
    fn anything(&mut self) -> Choice {
        let first = self.rng.pick(&self.actions).copied().expect("a seat that must act can act");
        Choice::of(first, 0.0, vec![Because::Choice.many(self.actions.len() as i32)])
    }

    fn may(&self, action: Action) -> bool {
        self.actions.contains(&action)
    }

    fn hand(&self) -> Suspects {
        self.view.hand(self.seat).unwrap_or_default()
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.view.open().seats).filter(move |other| *other != seat)
    }

    /// The key of a seat's colour.
    fn colour(&self, seat: Seat) -> &'static str {
        self.view.open().colours[seat.index()].key()
    }

    /// The sheet is the memory: whoever can no longer be the culprit is crossed out while it can be proved.
    fn proved(&self) -> Vec<Suspect> {
        if self.manner.simple {
            return Vec::new();
        }
        let innocent = (Suspects::ALL - self.beliefs.left).iter();
        innocent.filter(|suspect| self.may(Action::Cross(*suspect))).collect()
    }

    /// Crosses out first, then does what was chosen.
    fn after_crossing(&self, choice: Choice) -> Choice {
        let proved = self.proved();
        let Some(first) = proved.first() else { return choice };
        let mut because = vec![Because::ProvedInnocent.about(proved.len() as i32, first.key())];
        because.extend(self.left());
        let actions = proved.iter().map(|suspect| Action::Cross(*suspect)).chain(choice.actions).collect();
        Choice { actions, because, ..choice }
    }

    /// How many are left, and a trait that few of them have, if that is worth saying.
    fn left(&self) -> Vec<Reason> {
        let left = self.beliefs.left;
        let mut because = vec![Because::SuspectsLeft.many(left.len() as i32)];
        let few = Trait::ALL
            .into_iter()
            .map(|one| (one, (one.suspects() & left).len()))
            .filter(|(one, many)| *many > 0 && *many <= 3 && one.suspects().len() > *many + 3 && left.len() > *many);
        if let Some((one, many)) = few.min_by_key(|(_, many)| *many) {
            because.extend(self.last_shown(one));
            because.push(Because::LeftWithTrait.about(many as i32, trait_key(one)));
        }
        because
    }

    /// The last with this trait whose card was seen in another hand.
    fn last_shown(&self, one: Trait) -> Option<Reason> {
        let sights = one.suspects().iter().filter_map(|card| Some((card, self.view.sight(self.seat, card)?)));
        let (card, sight) =
            sights.filter(|(_, sight)| sight.hand != self.seat).max_by_key(|(_, sight)| sight.masses)?;
        Some(Because::ShownAt.about(sight.masses.into(), card.key()))
    }
}

/// Whether a seat that puts everything together, or takes every answer by itself, still suspects the true
/// culprit; what is crossed out on its sheet is left aside.
pub fn keeps_culprit(view: &View, seat: Seat, culprit: Suspect) -> Result<(), String> {
    let facts = Facts::of(view, seat);
    let mut one_by_one = facts.clone();
    one_by_one.take_one_by_one(evidence::innocent(view, seat));
    for facts in [&facts, &one_by_one] {
        let begun = facts.begin().ok_or_else(|| format!("seat {} finds a contradiction", seat.0))?;
        if !Facts::can_be_culprit(&begun, culprit) {
            return Err(format!("seat {} no longer suspects {}", seat.0, culprit.key()));
        }
    }
    if evidence::weights(view, seat)[culprit.index()] > 0.0 {
        Ok(())
    } else {
        Err(format!("answers speak for {} altogether", culprit.key()))
    }
}

/// The key of a trait in words.
fn trait_key(one: Trait) -> &'static str {
    match one {
        Trait::Templar => "templar",
        Trait::Franciscan => "franciscan",
        Trait::Benedictine => "benedictine",
        Trait::Father => "father",
        Trait::Brother => "brother",
        Trait::Novice => "novice",
        Trait::Hooded => "hooded",
        Trait::Unhooded => "unhooded",
        Trait::Bearded => "bearded",
        Trait::CleanShaven => "clean-shaven",
        Trait::Fat => "fat",
        Trait::Thin => "thin",
    }
}

/// A share in hundredths.
fn hundredths(share: f64) -> i32 {
    (100.0 * share).round() as i32
}
