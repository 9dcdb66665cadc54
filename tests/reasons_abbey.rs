//! What speaks for a plan of Mystery of the Abbey is true: every reason is held against the table and against what the
//! seat can know.

use std::{collections::BTreeSet, thread};

use bots::{Bot, Level, Mind, Plan, Progress, Reason};
use games::mystery_abbey::{
    Action, Book, Does, Kind, MysteryAbbey, Open, Phase, Room, Rooms, Suspect, Suspects, Trait, View, the_box,
};
use serde::de::DeserializeOwned;
use serde_json::json;
use table::{Eyes, Game, Purpose, Seat, Seed, Turn};

/// A plan of a seat, and the table it was made for.
struct Case<'a> {
    game: &'a MysteryAbbey,
    view: &'a View,
    seat: Seat,
    level: Level,
    plan: &'a Plan<MysteryAbbey>,
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
        let proved = self.view.proved(self.seat).expect("a seat knows what it knows").culprits;
        let crossed = self.view.crossed(self.seat).unwrap_or_default();
        let unseen = Suspects::ALL - self.view.seen(self.seat).unwrap_or_default();
        let least = if self.level == Level::Novice { unseen } else { proved - crossed };
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
            "way-to" => many >= self.turns(here, about(reason)).max(1),
            "pile-left" => many == i32::from(open.pile) && many > 0,
            "new-card-chance" => share && open.sizes[self.player(reason).index()] > 0,
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
            assert!(self.is_true(reason), "{:?} says {reason:?} for {:?} in {phase:?}", self.level, plan.actions);
        }
    }
}

/// A level plays for everybody; every plan is followed as far as the table allows.
fn play(level: Level, tries: u32, n: u64, keys: &mut BTreeSet<&'static str>) {
    let setups = MysteryAbbey::setups();
    let mut rng = Seed::from(n).stream(Purpose::Test, 7);
    let mut game = MysteryAbbey::new(&setups[n as usize % setups.len()]).expect("a good setup");
    while game.turn() != Turn::Over {
        let Turn::Seat(seat) = game.turn() else {
            let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
            game.apply(&drawn, &mut ());
            continue;
        };
        let view = game.view(Eyes::Seat(seat));
        let mut bot = Bot::of::<MysteryAbbey>(level, n);
        bot.budget.tries = tries;
        let plan = MysteryAbbey::think(&view, seat, bot, &Progress::new());
        Case { game: &game, view: &view, seat, level, plan: &plan }.check(keys);
        for action in &plan.actions {
            game.apply(action, &mut ());
        }
    }
}

#[test]
fn the_reasons_of_a_mind_that_deduces_are_true() {
    let mut keys: BTreeSet<&'static str> = thread::scope(|scope| {
        let shares = [
            (Level::Novice, 1, 0..24),
            (Level::Brother, 1, 0..24),
            (Level::Abbot, 60, 0..12),
            (Level::Abbot, 60, 12..24),
        ];
        let played = shares.map(|(level, tries, games)| {
            scope.spawn(move || {
                let mut keys = BTreeSet::new();
                games.for_each(|n| play(level, tries, n, &mut keys));
                keys
            })
        });
        played.into_iter().flat_map(|share| share.join().expect("its reasons are true")).collect()
    });
    // No mind asks another for a promise; only persons do.
    keys.insert("promise-binds");
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
            assert!(words.contains(&format!("-{key} =")), "{language} has no words for {key:?}");
        }
    }
}
