//! Notes: whoever looks writes in their own notebook; nobody else reads it, no file carries it, and it is still there after
//! another has looked, after a restart, and when something is taken back.

use serde_json::{Value, json};
use store::SavedGames;
use table::{Purpose, Rng, Seed};

use super::kit::{Foreseen, app, change, lifted, offers, play, this};
use crate::answers::Screen;
use crate::app::App;
use crate::error::{Error, Kind};
use crate::requests::{Consider, Duplicate, Export, History, Log, Look, Nothing, WriteNote};

/// What no other seat may read.
const SECRET: &str = "it was the cook";

fn sit(app: &mut App, players: Value) -> Screen {
    let seats = players.as_array().map_or(0, Vec::len);
    let asked =
        json!({ "request": "new", "kind": "mystery-of-the-abbey", "setup": { "seats": seats }, "players": players });
    app.new_game(serde_json::from_value(asked).expect("a good request")).expect("a good setup")
}

fn persons() -> Value {
    json!([{ "name": "Ann", "pin": "1234" }, { "name": "Bob" }, { "name": "Cyd" }])
}

fn write(app: &mut App, screen: &Screen, request: &str, about: &str, text: &str) -> Result<Screen, Error> {
    let (about, text) = (about.to_owned(), text.to_owned());
    app.write_note(WriteNote { about, text, ..blank(screen, request) })
}

fn blank(screen: &Screen, request: &str) -> WriteNote {
    WriteNote {
        game: screen.game,
        number: screen.number,
        request: request.into(),
        about: "page".into(),
        text: String::new(),
        since: None,
    }
}

/// Plays on at random until somebody else must look; whoever decides on the open table does not look.
fn until_another_looks(app: &mut App, screen: Screen, seat: u8, rng: &mut Rng) -> Screen {
    let mut screen = screen;
    for n in 0..2_000 {
        if screen.handoff.as_ref().is_some_and(|handoff| handoff.seat != seat && screen.actions.is_none()) {
            return screen;
        }
        screen = if screen.actions.is_none() { lifted(app, screen) } else { screen };
        let action = rng.pick(offers(&screen)).expect("there is one").clone();
        screen = play(app, &screen, action, &format!("{}-{n}", screen.number));
    }
    panic!("nobody else ever looks");
}

/// Everything that can be asked here, as one text.
fn everything(app: &mut App, screen: &Screen) -> String {
    let game = screen.game;
    let number = screen.number;
    let consider = || Consider { game, number, actions: vec![json!("end-turn"), json!({ "go": "library" })] };
    let mut all = Vec::new();
    let mut add = |answer: Result<Value, Error>| {
        all.push(match answer {
            Ok(answer) => answer.to_string(),
            Err(error) => json!(error).to_string(),
        })
    };
    add(app.screen(Look { game, since: Some(0) }).map(|answer| json!(answer)));
    add(app.log(Log { game, from: 0, most: None }).map(|answer| json!(answer)));
    add(app.history(History { game, line: screen.line, eyes: None }).map(|answer| json!(answer)));
    add(app.glance(this(screen)).map(|answer| json!(answer)));
    add(app.games(Nothing {}).map(|answer| json!(answer)));
    add(app.statistics(Nothing {}).map(|answer| json!(answer)));
    add(app.why(consider()).map(|answer| json!(answer)));
    add(app.open_game(this(screen)).map(|answer| json!(answer)));
    add(app.export_game(Export { game, pins: Some(vec![Some("1234".into())]) }).map(|answer| json!(answer)));
    add(app.about(Nothing {}).map(|answer| json!(answer)));
    all.join("\n")
}

fn chance() -> Rng {
    Seed::from(5).stream(Purpose::Test, 9)
}

#[test]
fn a_note_is_read_by_the_seat_that_wrote_it_and_by_nobody_else() {
    let mut app = app(4);
    let mut rng = chance();
    let screen = sit(&mut app, persons());
    let up = lifted(&mut app, screen);
    let seat = up.seat.expect("somebody looks");
    let up = write(&mut app, &up, "n1", "father-cyrille", SECRET).expect("it is written");
    assert_eq!(up.notes.get("father-cyrille").map(String::as_str), Some(SECRET));
    let mut shown = until_another_looks(&mut app, up, seat, &mut rng);
    let (mut others, mut own) = (0, 0);
    for _ in 0..40 {
        let asked = shown.handoff.as_ref().expect("somebody is asked").seat;
        assert!(!everything(&mut app, &shown).contains(SECRET), "it can be read while the curtain is down");
        let screen = app.screen(Look { game: shown.game, since: None }).expect("it is open");
        let up = lifted(&mut app, screen);
        assert_eq!(up.notes.values().any(|note| note == SECRET), asked == seat, "seat {asked}");
        own += u32::from(asked == seat);
        if asked != seat {
            others += 1;
            let every = everything(&mut app, &up);
            assert!(!every.contains(SECRET), "seat {asked} can read it");
        }
        let screen = app.screen(Look { game: shown.game, since: None }).expect("it is open");
        shown = until_another_looks(&mut app, screen, asked, &mut rng);
    }
    assert!(others > 10 && own > 5, "{others} looks of others, {own} of one's own");
}

#[test]
fn a_copy_and_a_file_carry_no_note() {
    let mut app = app(4);
    let screen = sit(&mut app, json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]));
    let up = lifted(&mut app, screen);
    let up = write(&mut app, &up, "n1", "page", SECRET).expect("it is written");
    let copy = Duplicate { game: up.game, request: "copy".into(), line: None, pins: None };
    let copy = app.duplicate_game(copy).expect("nobody has a PIN");
    let (copied, _) = app.load(copy.game).expect("it is there");
    assert!(copied.notes.is_empty(), "{:?}", copied.notes);
    let (original, _) = app.load(up.game).expect("it is there");
    assert_eq!(original.notes.len(), 1);
}

#[test]
fn a_note_outlives_an_undo_a_restart_and_is_rubbed_out() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let at_home = || {
        let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
        App::new(saved_games, news, Box::new(Foreseen::new(3)))
    };
    let mut app = at_home();
    let screen = sit(&mut app, persons());
    let up = lifted(&mut app, screen);
    let seat = up.seat;
    let cross =
        offers(&up).iter().find(|action| action.get("cross").is_some()).expect("a sheet to cross out on").clone();
    let up = play(&mut app, &up, cross, "x");
    let up = write(&mut app, &up, "n1", "page", &format!("  {SECRET}\nor the\u{202e} abbot ")).expect("it is written");
    let again = write(&mut app, &up, "n1", "page", "another").expect("the same request is done once");
    assert_eq!(again.notes["page"], format!("{SECRET}\nor the abbot"), "plain, line by line");
    assert!(up.undo.as_ref().is_some_and(|undo| undo.can), "a note stands in nobody's way");
    let up = app.undo(change(&up, "u")).expect("the crossing is taken back");
    assert_eq!(up.notes.len(), 1, "the note is not");
    assert!(up.undo.as_ref().is_some_and(|undo| undo.redo));
    let up = write(&mut app, &up, "n2", "page", SECRET).expect("it is written");
    assert!(up.undo.as_ref().is_some_and(|undo| undo.redo), "what was taken back can still be done again");
    drop(app);
    let mut app = at_home();
    let screen = app.open_game(this(&up)).expect("it opens");
    assert!(screen.notes.is_empty(), "behind the curtain");
    let up = lifted(&mut app, screen);
    assert_eq!((up.seat, up.notes["page"].as_str()), (seat, SECRET));
    let up = write(&mut app, &up, "n3", "page", "  ").expect("it is rubbed out");
    assert!(up.notes.is_empty());
}

#[test]
fn a_note_is_refused_that_is_none() {
    let mut app = app(4);
    let screen = sit(&mut app, persons());
    let kind = |answer: Result<Screen, Error>| answer.expect_err("it is refused").kind;
    assert_eq!(kind(write(&mut app, &screen, "n", "page", "x")), Kind::NoSeat, "the curtain is down");
    let up = lifted(&mut app, screen);
    for about in ["", "Father Cyrille", "../..", &"x".repeat(41)] {
        assert_eq!(kind(write(&mut app, &up, "n", about, "x")), Kind::Malformed, "{about}");
    }
    for text in ["a\u{0}b", &"x".repeat(501), &"xxxx\n".repeat(101)] {
        assert_eq!(kind(write(&mut app, &up, "n", "page", text)), Kind::Malformed, "{text}");
    }
    let stale = WriteNote { number: up.number - 1, ..blank(&up, "n") };
    assert_eq!(kind(app.write_note(stale)), Kind::Stale);
    let mut up = up;
    for n in 0..100 {
        up = write(&mut app, &up, &format!("n{n}"), &format!("about-{n}"), "x").expect("there is room");
    }
    assert_eq!(kind(write(&mut app, &up, "n100", "about-100", "x")), Kind::Malformed, "a notebook has an end");
    write(&mut app, &up, "n101", "about-7", "y").expect("what is written can be written anew");
}

#[test]
fn whoever_plays_alone_writes_while_a_bot_thinks_and_does_not_disturb_it() {
    let mut app = app(4);
    let mut screen = sit(&mut app, json!([{ "name": "Ann" }, { "bot": "novice" }, { "bot": "novice" }]));
    let mut rng = chance();
    for n in 0..2_000 {
        if app.bot_to_act().is_some() {
            break;
        }
        let action = rng.pick(offers(&screen)).expect("there is one").clone();
        screen = play(&mut app, &screen, action, &format!("p{n}"));
    }
    let (game, _, changes, ..) = app.bot_to_act().expect("a bot is to act");
    let screen = write(&mut app, &screen, "n", "page", SECRET).expect("one's own eyes are always on the screen");
    assert_eq!(screen.notes["page"], SECRET);
    app.bot_acts(game, changes, &[], &[]).expect("what it came to still holds");
}
