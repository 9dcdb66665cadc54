//! What can be asked: the language of questions, put together in small steps.

use serde::{Deserialize, Serialize};
use table::{Fingerprint, Seat};

use super::{
    MysteryAbbey, Refusal,
    rooms::{Room, Rooms},
    suspects::{Category, Filter, Scope, Suspect, Suspects, Trait},
    the_box::the_box,
};

/// What kind of question it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Kind {
    /// How many?
    Count,
    /// Any?
    Any,
    /// All of them?
    Every,
    /// More of these, or of those?
    Compare,
    /// Does your sheet leave only one?
    Settled,
    /// Will you go there?
    WillGo,
    /// Will you pass such a card?
    WillPass,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 7] =
        [Kind::Count, Kind::Any, Kind::Every, Kind::Compare, Kind::Settled, Kind::WillGo, Kind::WillPass];

    /// Whether the answer is a promise.
    #[inline]
    pub fn promises(self) -> bool {
        matches!(self, Kind::WillGo | Kind::WillPass)
    }

    /// Whether it asks of something.
    #[inline]
    fn has_scope(self) -> bool {
        matches!(self, Kind::Count | Kind::Any | Kind::Every | Kind::Compare)
    }

    #[inline]
    fn has_filter(self) -> bool {
        self.has_scope() || self == Kind::WillPass
    }
}

/// By when somebody promises to go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum ByWhen {
    /// In his next turn.
    NextTurn,
    /// Before the next Mass.
    BeforeMass,
}

/// A question, as far as it has been put together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Question {
    /// What kind of question it is.
    pub kind: Option<Kind>,
    /// Of what it asks.
    pub scope: Option<Scope>,
    /// Whom it is about.
    pub filter: Filter,
    /// With whom these are compared.
    pub versus: Option<Filter>,
    /// What may be settled.
    pub category: Option<Category>,
    /// By when.
    pub when: Option<ByWhen>,
    /// Where to.
    pub room: Option<Room>,
}

/// One step of putting a question together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Part {
    /// What kind of question it is.
    Kind(Kind),
    /// Of what it asks.
    Scope(Scope),
    /// A trait they have.
    Trait(Trait),
    /// A name.
    Name(Suspect),
    /// What follows is compared with what was said.
    Versus,
    /// What may be settled.
    Category(Category),
    /// By when.
    When(ByWhen),
    /// Where to.
    Room(Room),
}

impl Question {
    /// The filter that is being said.
    #[inline]
    fn saying(&self) -> Filter {
        self.versus.unwrap_or(self.filter)
    }

    fn saying_mut(&mut self) -> &mut Filter {
        match &mut self.versus {
            Some(versus) => versus,
            None => &mut self.filter,
        }
    }

    pub(super) fn add(&mut self, part: Part) {
        match part {
            Part::Kind(kind) => self.kind = Some(kind),
            Part::Scope(scope) => self.scope = Some(scope),
            Part::Trait(one) => self.saying_mut().traits.add(one),
            Part::Name(name) => self.saying_mut().names.add(name),
            Part::Versus => self.versus = Some(Filter::default()),
            Part::Category(category) => self.category = Some(category),
            Part::When(when) => self.when = Some(when),
            Part::Room(room) => self.room = Some(room),
        }
    }

    /// A question is put when nothing is missing in it. (Questions)
    #[inline]
    pub(super) fn is_complete(&self) -> Result<(), Refusal> {
        let complete = match self.kind {
            None => false,
            Some(Kind::Settled) => self.category.is_some(),
            Some(Kind::WillGo) => self.room.is_some(),
            Some(Kind::WillPass) => !self.filter.is_empty(),
            Some(Kind::Compare) => {
                let versus = self.versus.unwrap_or_default();
                if versus == self.filter && !versus.is_empty() {
                    return Err(Refusal::SameTwice);
                }
                self.scope.is_some() && !self.filter.is_empty() && !versus.is_empty()
            }
            Some(_) => self.scope.is_some() && !self.filter.is_empty(),
        };
        if complete { Ok(()) } else { Err(Refusal::Unfinished) }
    }

    /// One or two traits of different categories that a monk can have together. (Questions)
    #[inline]
    fn may_have_trait(&self, one: Trait) -> Result<(), Refusal> {
        let filter = self.saying();
        if !filter.names.is_empty() {
            return Err(Refusal::TraitsOrNames);
        }
        let (most, _) = the_box().asked;
        if filter.traits.len() >= u32::from(most) {
            return Err(Refusal::TooManyTraits);
        }
        let mut both = filter.traits;
        both.add(one);
        if filter.traits.iter().any(|other| other.category() == one.category()) || both.suspects().is_empty() {
            return Err(Refusal::OneOfACategory);
        }
        self.stays_different(Filter { traits: both, ..filter }, both.len() == u32::from(most))
    }

    /// What is compared must be two things: whoever has said all he may say has not said the same twice.
    /// (Questions)
    #[inline]
    fn stays_different(&self, said: Filter, full: bool) -> Result<(), Refusal> {
        if full && self.versus.is_some() && said == self.filter { Err(Refusal::SameTwice) } else { Ok(()) }
    }

    /// Up to three names, each once. (Questions)
    #[inline]
    fn may_have_name(&self, name: Suspect) -> Result<(), Refusal> {
        let filter = self.saying();
        let (_, most) = the_box().asked;
        if !filter.traits.is_empty() {
            Err(Refusal::TraitsOrNames)
        } else if filter.names.has(name) {
            Err(Refusal::SaidAlready)
        } else if filter.names.len() >= u32::from(most) || !name.exists() {
            Err(Refusal::TooManyNames)
        } else {
            let names = filter.names | Suspects::only(name);
            self.stays_different(Filter { names, ..filter }, names.len() == u32::from(most))
        }
    }

    pub(super) fn fingerprint(&self, into: &mut Fingerprint) {
        const NONE: u8 = u8::MAX;
        into.bytes(&[
            self.kind.map_or(NONE, |kind| kind as u8),
            self.scope.map_or(NONE, |scope| scope as u8),
            self.category.map_or(NONE, |category| category as u8),
            self.when.map_or(NONE, |when| when as u8),
            self.room.map_or(NONE, |room| room.0),
            self.versus.is_some().into(),
        ]);
        for filter in [self.filter, self.versus.unwrap_or_default()] {
            into.word(u64::from(filter.names.0) | u64::from(filter.traits.0) << 32);
        }
    }
}

impl MysteryAbbey {
    /// Each part of a question has its place, and is said of what there is. (Questions)
    #[inline]
    pub(super) fn may_add(&self, target: Seat, question: &Question, part: Part) -> Result<(), Refusal> {
        let Some(kind) = question.kind else {
            return match part {
                Part::Kind(kind) => self.may_be_kind(target, kind),
                _ => Err(Refusal::NotOfThisKind),
            };
        };
        let filtering = kind.has_filter() && (question.scope.is_some() || kind == Kind::WillPass);
        match part {
            Part::Kind(_) => Err(Refusal::SaidAlready),
            Part::Scope(scope) if kind.has_scope() && question.scope.is_none() => self.may_be_of(target, kind, scope),
            Part::Trait(one) if filtering => question.may_have_trait(one),
            Part::Name(name) if filtering => question.may_have_name(name),
            Part::Versus if kind == Kind::Compare && question.versus.is_none() && !question.filter.is_empty() => Ok(()),
            Part::Category(_) if kind == Kind::Settled && question.category.is_none() => Ok(()),
            Part::When(_) if kind == Kind::WillGo && question.when.is_none() => Ok(()),
            Part::Room(room) if question.room.is_none() => match question.when {
                Some(when) => self.may_be_promised(target, room, when),
                None => Err(Refusal::NotOfThisKind),
            },
            Part::Scope(_) if question.scope.is_some() => Err(Refusal::SaidAlready),
            Part::Category(_) if question.category.is_some() => Err(Refusal::SaidAlready),
            Part::When(_) if question.when.is_some() => Err(Refusal::SaidAlready),
            Part::Room(_) if question.room.is_some() => Err(Refusal::SaidAlready),
            _ => Err(Refusal::NotOfThisKind),
        }
    }

    /// Nobody may be asked for a second promise, or for one that cannot be kept. (Promises)
    #[inline]
    fn may_be_kind(&self, target: Seat, kind: Kind) -> Result<(), Refusal> {
        if kind.promises() && self.open.promises[target.index()].is_some() {
            return Err(Refusal::PromisedAlready);
        }
        match kind {
            Kind::WillGo if self.open.turns_left(target) == 0 => Err(Refusal::NoTurnLeft),
            Kind::WillPass if self.open.loose(target) == 0 => Err(Refusal::EmptyHand),
            _ => Ok(()),
        }
    }

    /// *All of them* is asked of seen and crossed out only, the last card with *any* only, and nothing
    /// is asked of what there is not. (Questions)
    #[inline]
    fn may_be_of(&self, target: Seat, kind: Kind, scope: Scope) -> Result<(), Refusal> {
        let open = &self.open;
        let fits = match (kind, scope) {
            (Kind::Every, scope) => matches!(scope, Scope::Seen | Scope::Crossed),
            (kind, Scope::Taken) => kind == Kind::Any,
            _ => true,
        };
        if !fits {
            return Err(Refusal::NotOfThisKind);
        }
        match scope {
            Scope::Taken if !open.taken.has(target) => Err(Refusal::NothingTaken),
            Scope::Given if open.given[target.index()] == 0 => Err(Refusal::NothingPassed),
            Scope::Received if open.given[open.passed_to(target).index()] == 0 => Err(Refusal::NothingPassed),
            _ => Ok(()),
        }
    }

    /// A promise to go is asked for a room that can be reached by then, and is not closed to him for good.
    /// (Promises; M57)
    #[inline]
    fn may_be_promised(&self, target: Seat, room: Room, when: ByWhen) -> Result<(), Refusal> {
        if self.promisable(target, when).has(room) { Ok(()) } else { Err(Refusal::OutOfReach) }
    }

    fn promisable(&self, target: Seat, when: ByWhen) -> Rooms {
        let turns = match when {
            ByWhen::NextTurn => 1,
            ByWhen::BeforeMass => self.open.turns_left(target),
        };
        let from = self.open.pawns[target.index()];
        let steps = self.open.steps().saturating_mul(turns);
        let near = from.within(steps, self.open.closed()) - Rooms::only(from);
        if self.open.agreed.tactical || self.open.visited.has(target) { near - the_box().library_rooms } else { near }
    }

    pub(super) fn list_parts(&self, target: Seat, question: &Question, mut push: impl FnMut(Part)) {
        let mut offer = |part: Part| {
            if self.may_add(target, question, part).is_ok() {
                push(part);
            }
        };
        let Some(kind) = question.kind else {
            Kind::ALL.into_iter().map(Part::Kind).for_each(offer);
            return;
        };
        match kind {
            Kind::Settled => Category::ALL.into_iter().map(Part::Category).for_each(offer),
            Kind::WillGo if question.room.is_some() => {}
            Kind::WillGo => match question.when {
                None => [ByWhen::NextTurn, ByWhen::BeforeMass].into_iter().map(Part::When).for_each(offer),
                Some(when) => self.promisable(target, when).iter().map(Part::Room).for_each(push),
            },
            _ if kind.has_scope() && question.scope.is_none() => {
                Scope::ALL.into_iter().map(Part::Scope).for_each(offer);
            }
            _ => {
                Trait::ALL.into_iter().map(Part::Trait).for_each(&mut offer);
                Suspect::all().map(Part::Name).for_each(&mut offer);
                offer(Part::Versus);
            }
        }
    }
}
