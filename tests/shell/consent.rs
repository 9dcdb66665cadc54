//! While a game with PINs runs, nothing is copied, written to a file or handed to a bot behind the backs of those who
//! have one; and whatever was done is seen on the table for good.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use store::{GameFile, GameId, SavedGames, Saving};

use super::kit::{Foreseen, lifted, look, offers, play, sit, this};
use crate::answers::Screen;
use crate::app::{App, World};
use crate::error::{Error, Kind};
use crate::pin::MINUTE;
use crate::requests::{AskTable, Deed, Duplicate, Export, ForgetPin, Import, Lift, SeatBot};

/// A world with two clocks: one on the wall that anybody sets, and one that only goes on.
struct Clocks(Arc<AtomicU64>, Arc<AtomicU64>, Foreseen);

impl World for Clocks {
    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
    fn steady(&self) -> u64 {
        self.1.load(Ordering::Relaxed)
    }
    fn chance(&mut self, bytes: &mut [u8]) {
        self.2.chance(bytes);
    }
}

struct Room {
    app: App,
    wall: Arc<AtomicU64>,
    passed: Arc<AtomicU64>,
}

impl Room {
    fn over(saved_games: SavedGames) -> Room {
        let (wall, passed) = (Arc::new(AtomicU64::new(9_000_000)), Arc::new(AtomicU64::new(50)));
        let world = Clocks(wall.clone(), passed.clone(), Foreseen::new(8));
        Room { app: App::new(saved_games, Vec::new(), Box::new(world)), wall, passed }
    }

    fn in_memory() -> Room {
        Room::over(SavedGames::in_memory(Saving::Saved))
    }

    fn on_disk(folder: &Path) -> Room {
        Room::over(SavedGames::open(folder, 5).expect("nobody else has it").0)
    }

    fn wait(&self, milliseconds: u64) {
        self.passed.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

fn pins(all: &[&str]) -> Option<Vec<Option<String>>> {
    Some(all.iter().map(|pin| Some((*pin).to_owned()).filter(|pin| !pin.is_empty())).collect())
}

fn copy(game: GameId, request: &str, given: &[&str]) -> Duplicate {
    Duplicate { game, request: request.into(), line: None, pins: pins(given) }
}

fn hand_over(screen: &Screen, seat: u8, request: &str, pin: Option<&str>) -> SeatBot {
    let pin = pin.map(str::to_owned);
    SeatBot { game: screen.game, number: screen.number, request: request.into(), seat, level: "novice".into(), pin }
}

#[track_caller]
fn is(kind: Kind, answer: Result<impl std::fmt::Debug, Error>) -> Error {
    let error = answer.expect_err("it is refused");
    assert_eq!(error.kind, kind, "{error:?}");
    error
}

#[test]
fn a_copy_and_a_file_need_every_pin() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let screen = sit(app, "PpP");
    let game = screen.game;
    let asked = is(Kind::Consent, app.duplicate_game(copy(game, "c", &[]))).consent.expect("who is asked");
    let names: Vec<_> = asked.seats.iter().map(|asked| (asked.seat, asked.name.as_str())).collect();
    assert_eq!((names, asked.wait_ms, asked.deed), (vec![(0, "Ann"), (2, "Cyd")], None, Deed::Copy));
    is(Kind::Consent, app.duplicate_game(copy(game, "c", &["1234"])));
    is(Kind::Consent, app.export_game(Export { game, pins: None }));
    is(Kind::WrongPin, app.duplicate_game(copy(game, "c", &["1234", "", "4321"])));
    let all = ["1234", "", "1234"];
    assert_eq!((app.saved_games.games().len(), look(app, &screen).copies), (1, 0), "nothing was done");
    app.duplicate_game(copy(game, "c", &all)).expect("both agree");
    app.export_game(Export { game, pins: pins(&all) }).expect("both agree");
    let marked = look(app, &screen);
    assert_eq!(marked.copies, 2, "and the table says so");
    app.close_game(this(&screen)).expect("it was open");
    assert_eq!(app.open_game(this(&screen)).expect("it opens").copies, 2, "for good");
}

#[test]
fn a_mark_is_not_evaded() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let screen = sit(app, "PP");
    let game = screen.game;
    let all = ["1234", "1234"];
    let up = lifted(app, screen.clone());
    let up = play(app, &up, offers(&up)[0].clone(), "used");
    // A request that the game knows already.
    app.duplicate_game(copy(game, "used", &all)).expect("both agree");
    assert_eq!(look(app, &up).copies, 1);
    // A file that does not say where it comes from, and one that was written by a friend with the same seed.
    let text = app.export_game(Export { game, pins: pins(&all) }).expect("a file").text;
    let (file, save, _) = GameFile::read(&text, games::resume).expect("it holds");
    assert_eq!((look(app, &up).copies, file.of), (2, Some(game)));
    let nameless = save.write();
    let import = |request: &str, text: &str, given: &[&str]| Import {
        request: request.into(),
        text: text.into(),
        pins: pins(given),
    };
    is(Kind::Consent, app.import_game(import("i", &nameless, &[])));
    is(Kind::Consent, app.import_game(import("i", &text, &[])));
    is(Kind::Consent, app.open_text(text.clone()));
    app.import_game(import("i", &nameless, &all)).expect("both agree");
    assert_eq!(look(app, &up).copies, 3);
}

#[test]
fn a_file_marks_no_game_that_it_is_not_of() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let mine = sit(app, "pp");
    let asked = super::kit::new_game("pp");
    let mut asked: crate::requests::NewGame = serde_json::from_value(asked).expect("a good request");
    asked.request = "another".into();
    let other = app.new_game(asked).expect("a good setup");
    let text = app.export_game(Export { game: other.game, pins: None }).expect("a file").text;
    let (file, ..) = GameFile::read(&text, games::resume).expect("it holds");
    let crafted = GameFile::forged(GameFile { of: Some(mine.game), ..file });
    app.import_game(Import { request: "i".into(), text: crafted, pins: None }).expect("it holds");
    let copies = |app: &App, game| app.saved_games.summary(game).expect("saved").copies;
    assert_eq!((copies(app, mine.game), copies(app, other.game)), (0, 2));
}

/// A copy that got PINs of its own is a game like any other: a file with its seed asks whoever has one.
#[test]
fn a_file_is_no_way_around_the_pins_of_a_copy() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let original = sit(app, "pp");
    let text = app.export_game(Export { game: original.game, pins: None }).expect("a file").text;
    let copied = app.duplicate_game(copy(original.game, "c", &[])).expect("nobody is asked").game;
    let import =
        |request: &str, given: &[&str]| Import { request: request.into(), text: text.clone(), pins: pins(given) };
    app.import_game(import("free", &[])).expect("nobody has a PIN yet");
    let open = app.open_game(crate::requests::ThisGame { game: copied }).expect("it opens");
    let up = lifted(app, open);
    let seat = usize::from(up.seat.expect("somebody is at the device"));
    let set =
        crate::requests::SetPin { game: copied, number: up.number, request: "p".into(), pin: Some("1234".into()) };
    let up = app.set_pin(set).expect("a PIN");
    let asked = is(Kind::Consent, app.import_game(import("i", &[]))).consent.expect("who is asked");
    assert_eq!((asked.game, asked.seats.len()), (copied, 1));
    let given: Vec<&str> = (0..=seat).map(|n| if n == seat { "1234" } else { "" }).collect();
    app.import_game(import("i", &given)).expect("whoever has a PIN agrees");
    assert_eq!(look(app, &up).copies, 1, "and the copy says so");
}

#[test]
fn after_a_minute_without_an_objection_it_is_done_once_and_marked() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let game = screen.game;
    let ask = |room: &mut Room| room.app.ask_table(AskTable { game, deed: Deed::Copy }).expect("they are asked");
    assert_eq!(ask(&mut room).wait_ms, Some(MINUTE));
    room.wait(MINUTE - 1);
    assert_eq!(ask(&mut room).wait_ms, Some(1), "asking again changes nothing");
    is(Kind::Consent, room.app.duplicate_game(copy(game, "c", &[])));
    // The clock on the wall does not matter, whichever way it is set.
    for time in [0, u64::MAX] {
        room.wall.store(time, Ordering::Relaxed);
        is(Kind::Consent, room.app.duplicate_game(copy(game, "c", &[])));
    }
    room.wall.store(9_000_000, Ordering::Relaxed);
    room.wait(1);
    is(Kind::Consent, room.app.export_game(Export { game, pins: None }));
    room.app.duplicate_game(copy(game, "c", &[])).expect("nobody objected");
    assert_eq!(look(&mut room.app, &screen).copies, 1);
    is(Kind::Consent, room.app.duplicate_game(copy(game, "again", &[])));
    // Somebody objects, the window is hidden, another game is laid out: nothing is allowed.
    type End = fn(&mut App, GameId);
    let ends: [(&str, End); 3] = [
        ("objected", |app, game| app.object(crate::requests::ThisGame { game }).expect("never fails")),
        ("hidden", |app, _| app.lower(Default::default()).expect("never fails")),
        ("reloaded", |app, _| drop(app.about(Default::default()).expect("never fails"))),
    ];
    for (how, end) in ends {
        ask(&mut room);
        end(&mut room.app, game);
        room.wait(2 * MINUTE);
        assert_eq!(
            room.app.duplicate_game(copy(game, how, &[])).expect_err("it is refused").kind,
            Kind::Consent,
            "{how}"
        );
    }
}

#[test]
fn a_seat_with_a_pin_is_not_handed_over_behind_its_back() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let screen = sit(app, "PPp");
    for seat in 0..2 {
        is(Kind::Consent, app.seat_bot(hand_over(&screen, seat, "h", None)));
        is(Kind::WrongPin, app.seat_bot(hand_over(&screen, seat, "h", Some("0000"))));
    }
    let now = look(app, &screen);
    assert!(now.number == screen.number && now.players.iter().all(|player| !player.absent), "nothing was done");
    let now = app.seat_bot(hand_over(&now, 2, "free", None)).expect("a seat without a PIN");
    let now = app.seat_bot(hand_over(&now, 1, "known", Some("1234"))).expect("its own PIN");
    // Whoever has just lifted the curtain has given the PIN.
    let up = lifted(app, now.clone());
    assert_eq!(up.seat, Some(0));
    let now = app.seat_bot(hand_over(&up, 0, "own", None)).expect("they sit there");
    let handed: Vec<u32> = now.players.iter().map(|player| player.handed).collect();
    assert_eq!(handed, [1, 1, 0], "the seats say so");
    app.close_game(this(&now)).expect("it was open");
    let later = app.open_game(this(&now)).expect("it opens");
    assert_eq!(later.players[1].handed, 1, "for good");
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let asked = AskTable { game: screen.game, deed: Deed::Seat(1) };
    assert_eq!(room.app.ask_table(asked).expect("they are asked").seats.len(), 1);
    room.wait(MINUTE);
    is(Kind::Consent, room.app.seat_bot(hand_over(&screen, 0, "other", None)));
    let now = room.app.seat_bot(hand_over(&screen, 1, "asked", None)).expect("nobody objected");
    assert_eq!((now.players[1].absent, now.players[1].handed), (true, 1));
}

#[test]
fn wrong_pins_cost_time_after_a_restart_in_a_copy_and_whatever_the_clock_says() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut room = Room::on_disk(folder.path());
    let screen = sit(&mut room.app, "PP");
    let game = screen.game;
    let wrong = |room: &mut Room, pin: &str| {
        let now = room.app.open_game(this(&screen)).expect("it opens");
        let handoff = now.handoff.expect("a hand-off is due");
        room.app.lift(Lift { game, seat: handoff.seat, fall: handoff.fall, pin: Some(pin.into()) })
    };
    // A copy that was made in time waits as long.
    for _ in 0..2 {
        is(Kind::WrongPin, wrong(&mut room, "0000"));
    }
    let copied = room.app.duplicate_game(copy(game, "c", &["1234", "1234"])).expect("both agree");
    for _ in 0..3 {
        is(Kind::WrongPin, wrong(&mut room, "0000"));
    }
    is(Kind::TooManyTries, wrong(&mut room, "1234"));
    is(Kind::TooManyTries, room.app.duplicate_game(copy(game, "d", &["1234", "1234"])));
    for time in [0, u64::MAX] {
        room.wall.store(time, Ordering::Relaxed);
        is(Kind::TooManyTries, wrong(&mut room, "1234"));
    }
    drop(room);
    let mut room = Room::on_disk(folder.path());
    is(Kind::TooManyTries, wrong(&mut room, "1234"));
    room.wait(4_999);
    is(Kind::TooManyTries, wrong(&mut room, "1234"));
    room.wait(1);
    // One more wrong PIN costs more than the last one: they are still counted.
    is(Kind::WrongPin, wrong(&mut room, "0000"));
    assert!(room.app.open_game(this(&screen)).expect("it opens").handoff.expect("due").wait_ms > 5_000);
    drop((room, copied));
}

/// Whoever knows their own PIN could otherwise guess at another's for ever: each right one would forgive a wrong one.
#[test]
fn ones_own_pin_forgives_no_guess_at_another_one() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let screen = sit(app, "PP");
    let game = screen.game;
    for _ in 0..3 {
        is(Kind::WrongPin, app.duplicate_game(copy(game, "c", &["1234", "0000"])));
    }
    is(Kind::TooManyTries, app.duplicate_game(copy(game, "c", &["1234", "0000"])));
    // Neither does lifting one's own curtain, and that is not kept from anybody.
    let (now, own) = (screen.handoff.clone().expect("a hand-off is due"), 0);
    assert_eq!((now.seat, now.wait_ms), (own, 0), "whose PIN nobody guessed at waits for nothing");
    lifted(app, screen.clone());
    is(Kind::TooManyTries, app.duplicate_game(copy(game, "c", &["1234", "1234"])));
    is(Kind::TooManyTries, app.seat_bot(hand_over(&screen, 1, "h", Some("1234"))));
    room.wait(5_000);
    room.app.duplicate_game(copy(game, "c", &["1234", "1234"])).expect("both agree");
}

/// Two games of one seed, each with PINs: whoever may copy the one only is refused, and what the table granted stays.
#[test]
fn an_import_that_two_games_must_allow_uses_nothing_up_when_one_refuses() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let game = screen.game;
    let all = ["1234", "1234"];
    let text = room.app.export_game(Export { game, pins: pins(&all) }).expect("a file").text;
    let copied = room.app.duplicate_game(copy(game, "c", &all)).expect("both agree").game;
    let open = room.app.open_game(crate::requests::ThisGame { game: copied }).expect("it opens");
    let up = lifted(&mut room.app, open);
    let changed =
        crate::requests::SetPin { game: copied, number: up.number, request: "p".into(), pin: Some("7".repeat(4)) };
    room.app.set_pin(changed).expect("another PIN");
    for asked in [game, copied] {
        room.app.ask_table(AskTable { game: asked, deed: Deed::Copy }).expect("they are asked");
        room.wait(MINUTE);
        let import = Import { request: "i".into(), text: text.clone(), pins: None };
        is(Kind::Consent, room.app.import_game(import));
        let left = room.app.ask_table(AskTable { game: asked, deed: Deed::Copy }).expect("they are asked").wait_ms;
        assert_eq!(left, Some(0), "what was granted still is");
    }
}

#[test]
fn a_copy_goes_on_waiting() {
    let mut room = Room::in_memory();
    let app = &mut room.app;
    let screen = sit(app, "PP");
    app.ask_table(AskTable { game: screen.game, deed: Deed::Copy }).expect("they are asked");
    for _ in 0..3 {
        is(Kind::WrongPin, app.duplicate_game(copy(screen.game, "c", &["0000", "0000"])));
    }
    room.wait(MINUTE);
    let app = &mut room.app;
    // The wait is over by then; a fourth wrong PIN begins another.
    is(Kind::WrongPin, app.seat_bot(hand_over(&screen, 0, "h", Some("0000"))));
    let copied = app.duplicate_game(copy(screen.game, "c", &[])).expect("nobody objected");
    let open = app.open_game(crate::requests::ThisGame { game: copied.game }).expect("it opens");
    assert!(open.handoff.expect("a hand-off is due").wait_ms > 0, "a copy is no way around");
}

#[test]
fn anybody_can_object_to_a_forgotten_pin() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let (game, seat, fall) = (screen.game, handoff.seat, handoff.fall);
    room.app.forget_pin(ForgetPin { game, seat, fall }).expect("it may be forgotten");
    room.app.object(this(&screen)).expect("never fails");
    room.wait(MINUTE);
    is(Kind::WrongPin, room.app.lift(Lift { game, seat, fall, pin: None }));
    room.app.forget_pin(ForgetPin { game, seat, fall }).expect("it may be forgotten");
    // The clock on the wall is set back.
    room.wall.store(0, Ordering::Relaxed);
    is(Kind::WrongPin, room.app.lift(Lift { game, seat, fall, pin: None }));
    room.wait(MINUTE);
    room.app.lift(Lift { game, seat, fall, pin: None }).expect("the minute is over");
}

/// Nobody who could object sees a window that is minimised, or a page that is loaded anew.
#[test]
fn a_pin_is_not_forgotten_where_nobody_sees_it() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    type Hide = fn(&mut App);
    let hidden: [Hide; 2] = [
        |app| app.lower(Default::default()).expect("never fails"),
        |app| drop(app.about(Default::default()).expect("never fails")),
    ];
    for hide in hidden {
        let handoff = look(&mut room.app, &screen).handoff.expect("a hand-off is due");
        let (game, seat, fall) = (screen.game, handoff.seat, handoff.fall);
        room.app.forget_pin(ForgetPin { game, seat, fall }).expect("it may be forgotten");
        hide(&mut room.app);
        room.wait(MINUTE);
        let fall = look(&mut room.app, &screen).handoff.expect("a hand-off is due").fall;
        is(Kind::WrongPin, room.app.lift(Lift { game, seat, fall, pin: None }));
    }
}

/// A file says that the PIN was forgotten as often as can be counted; once more is no overflow.
#[test]
fn a_pin_is_forgotten_once_more_than_can_be_counted() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let (game, seat, fall) = (screen.game, handoff.seat, handoff.fall);
    let open = room.app.opened.as_mut().expect("open");
    open.saved.players[usize::from(seat)].forgotten = u32::MAX;
    room.app.forget_pin(ForgetPin { game, seat, fall }).expect("it may be forgotten");
    room.wait(MINUTE);
    let up = room.app.lift(Lift { game, seat, fall, pin: None }).expect("the minute is over");
    assert_eq!(up.players[usize::from(seat)].forgotten, u32::MAX);
}

#[test]
fn a_pin_of_an_older_version_is_kept_with_more_rounds_from_then_on() {
    let mut room = Room::in_memory();
    let screen = sit(&mut room.app, "PP");
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let open = room.app.opened.as_mut().expect("open");
    open.saved.players[usize::from(handoff.seat)].pin = Some(crate::pin::hash_with("1234", [0; 8], 1));
    let up = lifted(&mut room.app, screen.clone());
    assert_eq!(up.number, screen.number + 1);
    let open = room.app.opened.as_ref().expect("open");
    let kept = open.saved.players[usize::from(handoff.seat)].pin.clone().expect("a PIN");
    assert!(!crate::pin::is_old(&kept) && crate::pin::fits("1234", &kept));
}
