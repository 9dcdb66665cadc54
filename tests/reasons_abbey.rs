//! What speaks for a plan of Mystery of the Abbey is true: every reason is held against the table and against what the
//! seat can know.

use std::{
    cell::OnceCell,
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use bots::{Bot, Former, Level, Mind, Plan, Progress, Reason, Rung};
use games::mystery_abbey::{
    Action, Book, Does, Kind, MysteryAbbey, Open, Part, Phase, Room, Rooms, Suspect, Suspects, Trait, View, the_box,
};
use serde::de::DeserializeOwned;
use serde_json::json;
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Turn};

/// A plan of a seat, and the table it was made for.
struct Case<'a> {
    game: &'a MysteryAbbey,
    view: &'a View,
    seat: Seat,
    rung: Rung,
    plan: &'a Plan<MysteryAbbey>,
    /// Who can still be the culprit; worked out once, for it takes long.
    culprits: OnceCell<Suspects>,
}

/// What a reason is about, by its key.
fn about<T: DeserializeOwned>(reason: &Reason) -> T {
    let key = reason.subject.unwrap_or_else(|| panic!("{reason:?} is about nothing"));
    serde_json::from_value(json!(key)).unwrap_or_else(|error| panic!("{reason:?}: {error}"))
}

/// Steps from one room to another.
fn steps(from: Room, to: Room) -> u32 {
    let (mut reached, mut many) = (Rooms::only(from), 0);
    while !reached.has(to) {
        reached = reached.iter().fold(reached, |all, room| all | room.facts().doors);
        many += 1;
    }
    many
}

impl Case<'_> {
    fn open(&self) -> &Open {
        self.view.open()
    }

    /// The seat of the colour that a reason is about.
    fn player(&self, reason: &Reason) -> Seat {
        let of = |seat: &Seat| Some(self.open().colours[seat.index()].key()) == reason.subject;
        let found = Seat::all(self.open().seats).find(of);
        found.unwrap_or_else(|| panic!("{reason:?} is about no player"))
    }

    fn turns(&self, from: Room, to: Room) -> i32 {
        steps(from, to).div_ceil(u32::from(self.open().steps())) as i32
    }

    fn does(&self, which: impl Fn(&Action) -> bool) -> bool {
        self.plan.actions.iter().any(which)
    }

    /// Where the plan goes, if it goes.
    fn goes_to(&self) -> Option<Room> {
        self.plan.actions.iter().find_map(|action| match action {
            Action::Go(room) => Some(*room),
            _ => None,
        })
    }

    /// Fewer than are proved cannot be left, and more than were not seen cannot either.
    fn left(&self, among: Suspects) -> std::ops::RangeInclusive<i32> {
        let proved = || self.view.proved(self.seat).expect("a seat knows what it knows").culprits;
        let proved = *self.culprits.get_or_init(proved);
        let crossed = self.view.crossed(self.seat).unwrap_or_default();
        let unseen = Suspects::ALL - self.view.seen(self.seat).unwrap_or_default();
        // Whoever puts answers together only now and then says at most what can be known, and at least what it saw.
        let least = if self.rung == Rung::Former(Former::Novice) { unseen } else { proved - crossed };
        (least & among).len() as i32..=(unseen & among).len() as i32
    }

    /// The card that the plan passes, shows, takes or lays.
    fn handles(&self, card: Suspect) -> bool {
        let handled = [Action::Pass(card), Action::Show(card), Action::Take(card), Action::Lay(card)];
        self.does(|action| handled.contains(action))
    }

    fn is_true(&self, reason: &Reason) -> bool {
        let (open, many) = (self.open(), reason.many);
        let here = open.pawns[self.seat.index()];
        let share = (0..=100).contains(&many);
        let own = self.view.hand(self.seat).unwrap_or_default();
        match reason.key {
            "suspects-left" => self.left(Suspects::ALL).contains(&many),
            "left-with-trait" => {
                let found = self.left(about::<Trait>(reason).suspects());
                (*found.start().max(&1)..=*found.end().max(&1)).contains(&many)
            }
            "shown-at" => {
                let sight = self.view.sight(self.seat, about(reason));
                sight.is_some_and(|sight| i32::from(sight.masses) == many && sight.hand != self.seat)
            }
            "proved-innocent" => {
                let suspect: Suspect = about(reason);
                let heaven = json!(self.game.view(Eyes::Heaven));
                let crossed = self.plan.actions.iter().filter(|action| matches!(action, Action::Cross(_))).count();
                heaven["culprit"]["seen"] != json!(suspect) && crossed as i32 == many
            }
            "culprit-chance" => {
                let suspect: Suspect = about(reason);
                share && many > 0 && !self.view.seen(self.seat).unwrap_or_default().has(suspect)
            }
            "trait-chance" => share && !about::<Trait>(reason).suspects().is_empty(),
            "points-if-right" => {
                let points = the_box().points;
                let accuses = self.does(|action| matches!(action, Action::Accuse(_)));
                many == i32::from(if accuses { points.culprit } else { points.right })
            }
            "way-to" => {
                let aim: Room = about(reason);
                aim != here && many >= self.turns(here, aim)
            }
            "pile-left" => many == i32::from(open.pile) && many > 0,
            "new-card-chance" => share && open.sizes[self.player(reason).index()] > 0,
            "card-there" => {
                let room = self.goes_to().expect("the plan goes there").facts().does;
                matches!(room, Does::Cell | Does::Confessional) && open.sizes[self.player(reason).index()] > 0
            }
            "rules-out" => (1..24).contains(&many) && reason.subject.is_none_or(|_| self.player(reason) != self.seat),
            "asks-back" => (1..24).contains(&many) && self.does(|action| *action == Action::Answer),
            "tells-little" => (0..24).contains(&many) && self.does(|action| *action == Action::Answer),
            "tells-too-much" => (1..24).contains(&many) && self.does(|action| *action == Action::KeepSilence),
            "neighbour-knows" => many > 0 && many <= own.len() as i32 && self.player(reason) != self.seat,
            "kept-secret" => (0..i32::from(open.seats)).contains(&many) && self.handles(about(reason)),
            "rival-near" => {
                let facts = the_box().rooms.iter().find(|facts| facts.does == Does::ChapterHall);
                let hall: Room = serde_json::from_value(json!(facts.map(|facts| &facts.key))).expect("a Chapter Hall");
                open.pile == 0 && many == self.turns(open.pawns[self.player(reason).index()], hall).max(1)
            }
            "rival-knows" => (1..=3).contains(&many) && self.player(reason) != self.seat,
            "open-trait" => {
                let free = Trait::ALL.into_iter().filter(|one| open.revealed_by(*one).is_none()).count() as i32;
                (1..=free).contains(&many)
            }
            "extra-turn" => many == 1 && (open.crypta.has(self.seat) == self.does(|a| *a == Action::UseCrypta)),
            "book-drawn" => many == 1 && self.goes_to().is_some(),
            "book-helps" => {
                let book: Book = about(reason);
                self.view.books(self.seat, book).is_some_and(|many| many > 0) && book.facts().starred
            }
            "library-open" => many == 1 && !open.visited.has(self.seat) && !open.agreed.tactical,
            "meets" => {
                let met = self.player(reason);
                // A book is used on the way to the Library, or to the Chapter Hall.
                let aim = || matches!(open.pawns[met.index()].facts().does, Does::Library | Does::ChapterHall);
                let there = self.goes_to().map_or_else(aim, |room| open.pawns[met.index()] == room);
                there && !open.penance.has(met)
            }
            "may-be-caught" => many >= 1 && self.player(reason) != self.seat,
            "own-cell" => open.pawns[self.player(reason).index()] == open.cell(self.seat),
            "promise-binds" => {
                matches!(open.phase, Phase::Answering { question, .. } if question.kind.is_some_and(Kind::promises))
            }
            "choice" => {
                let mut actions = Vec::new();
                self.game.actions(&mut actions);
                many == actions.len() as i32
            }
            key => panic!("{key:?} is in no list"),
        }
    }

    /// Every plan says what it is for, and what it says is so.
    fn check(&self, keys: &mut BTreeSet<&'static str>) {
        let (plan, phase) = (self.plan, self.open().phase);
        assert!(!plan.because.is_empty(), "nothing speaks for {:?} in {phase:?}", plan.actions);
        for reason in &plan.because {
            keys.insert(reason.key);
            assert!(self.is_true(reason), "{:?} says {reason:?} for {:?} in {phase:?}", self.rung, plan.actions);
        }
        for reason in self.told(plan) {
            keys.insert(reason.key);
            assert!(MysteryAbbey::OPEN_REASONS.contains(&reason.key), "everybody is told {reason:?}");
            assert!(self.is_true(&reason), "everybody is told {reason:?} of {:?} in {phase:?}", plan.actions);
        }
    }

    /// What everybody is told of a plan that is carried out here.
    fn told(&self, plan: &Plan<MysteryAbbey>) -> Vec<Reason> {
        MysteryAbbey::openly(&self.game.view(Eyes::Table), self.seat, plan)
    }

    /// Where everything that lies open is the same, and the same is done before everybody's eyes, everybody is told the
    /// same, whatever its mind may have seen and believe. Gives whether the same was done.
    fn tells_nothing_hidden(&self, bot: Bot, rng: &mut Rng) -> bool {
        let other = MysteryAbbey::imagine(&self.game.view(Eyes::Table), rng);
        let plan = MysteryAbbey::think(&other.view(Eyes::Seat(self.seat)), self.seat, bot, &Progress::new());
        let alike = seen_by_all(&plan) == seen_by_all(self.plan);
        if alike {
            assert_eq!(self.told(&plan), self.told(self.plan), "of {:?}", seen_by_all(&plan));
        }
        alike
    }
}

/// What everybody sees of a plan: who marks a sheet does so unseen.
fn seen_by_all(plan: &Plan<MysteryAbbey>) -> Vec<Action> {
    let marks = |action: &&Action| matches!(action, Action::Cross(_) | Action::Uncross(_));
    plan.actions.iter().filter(|action| !marks(action)).copied().collect()
}

/// Somebody asks for a promise, which no mind does of itself, if that can be asked for now.
fn ask_for_a_promise(game: &mut MysteryAbbey, rng: &mut Rng) {
    let promises = |action: &&Action| match action {
        Action::Ask(_) | Action::Put => true,
        Action::Say(Part::Kind(kind)) => kind.promises(),
        Action::Say(part) => !matches!(part, Part::Versus),
        _ => false,
    };
    let mut asked = *game;
    while let Phase::Asking { .. } = asked.open().phase {
        let mut actions = Vec::new();
        asked.actions(&mut actions);
        let some: Vec<&Action> = actions.iter().filter(promises).collect();
        let Some(action) = rng.pick(&some) else { return };
        asked.apply(action, &mut ());
    }
    if matches!(asked.open().phase, Phase::Answering { question, .. } if question.kind.is_some_and(Kind::promises)) {
        *game = asked;
    }
}

/// A level plays for everybody; every plan is followed as far as the table allows. Now and then somebody who is no bot
/// puts the question. Gives how often what everybody is told was compared.
fn play(rung: Rung, tries: u32, n: u64, keys: &mut BTreeSet<&'static str>) -> u64 {
    let setups = MysteryAbbey::setups();
    let mut rng = Seed::from(n).stream(Purpose::Test, 7);
    let mut game = MysteryAbbey::new(&setups[n as usize % setups.len()]).expect("a good setup");
    let mut compared = 0;
    while game.turn() != Turn::Over {
        let Turn::Seat(seat) = game.turn() else {
            let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
            game.apply(&drawn, &mut ());
            continue;
        };
        if matches!(game.open().phase, Phase::Asking { .. }) && rng.below(4) == 0 {
            ask_for_a_promise(&mut game, &mut rng);
        }
        let seat = game.turn().seat().unwrap_or(seat);
        let view = game.view(Eyes::Seat(seat));
        let mut bot = Bot::of::<MysteryAbbey>(rung, n);
        bot.budget.tries = tries;
        let plan = MysteryAbbey::think(&view, seat, bot, &Progress::new());
        let case = Case { game: &game, view: &view, seat, rung, plan: &plan, culprits: OnceCell::new() };
        case.check(keys);
        if rng.below(4) == 0 {
            compared += u64::from(case.tells_nothing_hidden(bot, &mut rng));
        }
        for action in &plan.actions {
            game.apply(action, &mut ());
        }
    }
    compared
}

#[test]
fn the_reasons_of_a_mind_that_deduces_are_true() {
    let compared = AtomicU64::new(0);
    let keys: BTreeSet<&'static str> = thread::scope(|scope| {
        let shares = [
            (Rung::Former(Former::Novice), 1, 0..24),
            (Rung::Former(Former::Brother), 1, 0..24),
            (Level::Oblate.rung(), 1, 0..8),
            (Level::Novice.rung(), 1, 8..16),
            (Level::Brother.rung(), 1, 16..24),
            (Rung::TOP, 60, 0..12),
            (Rung::TOP, 60, 12..24),
        ];
        let compared = &compared;
        let played = shares.map(|(rung, tries, games)| {
            scope.spawn(move || {
                let mut keys = BTreeSet::new();
                let alike: u64 = games.map(|n| play(rung, tries, n, &mut keys)).sum();
                compared.fetch_add(alike, Ordering::Relaxed);
                keys
            })
        });
        played.into_iter().flat_map(|share| share.join().expect("its reasons are true")).collect()
    });
    let compared = compared.into_inner();
    assert!(compared > 1000, "the same was done only {compared} times at tables that look alike");
    let all: BTreeSet<&'static str> = MysteryAbbey::REASONS.iter().copied().collect();
    assert_eq!(keys, all);
}

/// In both languages there is a sentence for every reason.
#[test]
fn every_reason_has_its_words() {
    for language in ["en", "fr"] {
        let folder = cloister_tests::project().join("ui/locales").join(language).join("mystery_abbey");
        let words: String =
            cloister_tests::files(&folder, ".ftl").iter().map(|path| cloister_tests::text(path)).collect();
        for key in MysteryAbbey::REASONS {
            assert!(words.contains(&format!("-because-{key} =")), "{language} has no words for {key:?}");
        }
        for key in MysteryAbbey::OPEN_REASONS {
            assert!(words.contains(&format!("-why-{key} =")), "{language} does not tell everybody of {key:?}");
        }
    }
}
