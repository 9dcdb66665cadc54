//! Saved games are looked at, written to files and read back without being opened.

use serde_json::{Value, json};
use table::{Eyes, Seat, Turn};

use super::kit::{Desktop, app, lifted, look, new_game, offers, play, sit, table, this};
use crate::app::App;
use crate::error::Kind;
use crate::requests::{History, Import, Log, ThisGame};

/// Plays so many actions, each the n-th of those offered.
fn play_on(app: &mut App, players: &str, many: usize) -> crate::answers::Screen {
    let mut screen = sit(app, players);
    for n in 0..many {
        if screen.turn == Turn::Over {
            break;
        }
        screen = lifted(app, screen);
        let action = offers(&screen)[n % offers(&screen).len()].clone();
        screen = play(app, &screen, action, &format!("r{n}"));
    }
    screen
}

#[test]
fn a_closed_game_is_looked_at_with_the_eyes_of_a_passer_by() {
    let mut app = app(1);
    let screen = play_on(&mut app, "pp", 30);
    let open = table(&app).view(Eyes::Table);
    let told = table(&app).lines_told(0..screen.line as usize, Eyes::Table);
    app.close_game(this(&screen)).expect("it was open");
    let (game, lines) = (screen.game, screen.line);
    let past = app.history(History { game, line: lines, eyes: None }).expect("it is saved");
    assert_eq!((past.frame.view, past.lines), (open.clone(), lines));
    assert_eq!(past.frame.line, told[lines as usize - 1]);
    let log = app.log(Log { game, from: 0, most: None }).expect("it is saved");
    assert_eq!((log.lines, log.line), (told, lines));
    assert_eq!(app.glance(ThisGame { game }).expect("it is saved").view, open);
    for eyes in [Eyes::Heaven, Eyes::Seat(Seat(0))] {
        let peek = app.history(History { game, line: 3, eyes: Some(eyes) }).expect_err("it is not over");
        assert_eq!(peek.kind, Kind::NotOver);
    }
    assert_eq!(app.history(History { game, line: lines + 1, eyes: None }).expect_err("too far").kind, Kind::Malformed);
    assert!(app.opened.is_none(), "looking opens nothing");
    assert_eq!(app.recap(ThisGame { game }).expect_err("nobody is there").kind, Kind::NotOpen);
}

#[test]
fn a_screen_tells_the_last_two_hundred_lines_and_the_log_all() {
    let mut app = app(8);
    let screen = play_on(&mut app, "pppp", usize::MAX);
    assert!(screen.line > 200, "a game is longer than that");
    let told = look(&mut app, &screen);
    let lines: Vec<u32> = told.frames.iter().map(|frame| frame.line.line).collect();
    assert_eq!(lines, (screen.line - 200..screen.line).collect::<Vec<_>>());
    assert_eq!(told.frames.last().map(|frame| &frame.view), Some(&told.view));
    let log = app.log(Log { game: screen.game, from: 0, most: None }).expect("open");
    assert_eq!(log.lines.len(), screen.line as usize);
}

#[test]
fn the_log_says_who_acted() {
    let mut app = app(2);
    let screen = play_on(&mut app, "ppp", 40);
    let log = app.log(Log { game: screen.game, from: 0, most: None }).expect("open");
    let by: Vec<_> = log.lines.iter().map(|line| line.by).collect();
    assert_eq!(by, (0..log.line as usize).map(|line| table(&app).by(line)).collect::<Vec<_>>());
    assert!(by.contains(&None) && by.contains(&Some(Seat(0))) && by.contains(&Some(Seat(2))), "{by:?}");
    let late = app.log(Log { game: screen.game, from: 10, most: Some(1) }).expect("open");
    assert_eq!(late.lines, log.lines[10..11], "so many lines at most");
    assert!(app.log(Log { game: screen.game, from: 10_000, most: None }).expect("open").lines.is_empty());
}

#[test]
fn looking_at_a_game_of_bots_wakes_none_of_them() {
    let desktop = Desktop::new(app(3));
    let asked =
        json!({ "request": "new", "kind": "monastery", "setup": { "seats": 2 }, "players": new_game("pn")["players"] });
    let screen = desktop.ask("new_game", asked).expect("a game");
    let game = screen["game"].clone();
    let number = |desktop: &Desktop| desktop.ask("games", json!({})).expect("a list")[0]["number"].clone();
    desktop.ask("close_game", json!({ "game": game })).expect("it was open");
    let before = number(&desktop);
    for command in [
        ("history", json!({ "game": game, "line": 2 })),
        ("log", json!({ "game": game, "from": 0 })),
        ("glance", json!({ "game": game })),
    ] {
        desktop.ask(command.0, command.1).expect("it can be looked at");
        let screen = desktop.ask("screen", json!({ "game": game })).expect_err("it is not open");
        assert_eq!(screen["kind"], "not-open", "{}", command.0);
    }
    std::thread::sleep(std::time::Duration::from_millis(1_200));
    assert_eq!(number(&desktop), before, "nobody played on");
}

#[test]
fn a_finished_game_is_looked_at_with_any_eyes_and_follows_its_number() {
    let mut app = app(4);
    let screen = play_on(&mut app, "pp", usize::MAX);
    assert_eq!(screen.turn, Turn::Over);
    let game = screen.game;
    let inside = |app: &mut App, eyes| {
        let asked = History { game, line: screen.line / 2, eyes: Some(eyes) };
        app.history(asked).expect("it is over").frame.view
    };
    let open: Vec<Value> = [Eyes::Heaven, Eyes::Seat(Seat(1)), Eyes::Table].map(|eyes| inside(&mut app, eyes)).into();
    app.close_game(this(&screen)).expect("it was open");
    let closed: Vec<Value> = [Eyes::Heaven, Eyes::Seat(Seat(1)), Eyes::Table].map(|eyes| inside(&mut app, eyes)).into();
    assert_eq!(open, closed);
    assert_ne!(open[0], open[2]);
    let named = crate::requests::Rename { game, number: screen.number, request: "n".into(), title: "Lent".into() };
    app.rename_game(named).expect("it is named");
    assert_eq!(app.glance(ThisGame { game }).expect("saved").summary.title, "Lent", "what is kept is not stale");
}

#[test]
fn a_file_that_is_double_clicked_again_goes_on_where_it_was_left() {
    let mut app = app(6);
    let screen = play_on(&mut app, "pp", 9);
    let text = app.export_game(this(&screen)).expect("a file").text;
    let opened = app.open_text(text.clone()).expect("it holds");
    let up = lifted(&mut app, opened.clone());
    let number = play(&mut app, &up, offers(&up)[0].clone(), "on").number;
    app.close_game(this(&up)).expect("it was open");
    let again = app.open_text(text.clone()).expect("it holds");
    assert_eq!((again.game, again.number), (opened.game, number));
    let gone = crate::requests::Change { game: opened.game, number, request: "d".into(), since: None };
    app.delete_game(gone).expect("it is put away");
    app.open_text(text.clone()).expect("it holds");
    assert_eq!(app.summary(opened.game).expect("saved").deleted, None, "and it is taken back out");
    assert_eq!(app.archive.games().len(), 2);
    app.tell([store::News::NotOpened { detail: "torn".into() }]);
    let told = app.open_game(this(&up)).expect("it opens").news;
    assert_eq!(told, [store::News::NotOpened { detail: "torn".into() }]);
    assert_eq!(app.about(Default::default()).expect("never fails").news, told);
    assert!(app.open_game(this(&up)).expect("it opens").news.is_empty(), "it is told once");
    let bad = app.open_text(text.replace("Ann", "Eve")).expect_err("it was changed");
    assert_eq!((bad.kind, app.archive.games().len()), (Kind::BadFile, 2));
}

#[test]
fn a_file_carries_players_title_and_a_chosen_seed() {
    let mut app = app(5);
    let mut asked: crate::requests::NewGame = serde_json::from_value(new_game("pPn")).expect("a good request");
    asked.title = Some("Sunday".into());
    asked.seed = Some("7".into());
    let screen = app.new_game(asked).expect("a good setup");
    let file = app.export_game(this(&screen)).expect("a file");
    assert_eq!(file.file, "Sunday.cloister");
    let import = Import { request: "i".into(), text: file.text.clone() };
    let summary = app.import_game(import).expect("it holds");
    let names: Vec<_> = summary.players.iter().map(|(name, bot)| (name.as_str(), bot.as_deref())).collect();
    assert_eq!(names, [("Ann", None), ("Bob", None), ("", Some("novice"))]);
    assert_eq!((summary.title.as_str(), summary.open, summary.copy), ("Sunday", true, true));
    let open = app.open_game(ThisGame { game: summary.game }).expect("it opens");
    assert!(open.players.iter().all(|player| !player.pin), "PINs stay at home");
    let copies = |app: &App, game| app.summary(game).expect("saved").copies;
    assert_eq!(copies(&app, screen.game), 1, "the running game it came from says that it was copied");
    let again = Import { request: "again".into(), text: file.text.replace("Sunday", "Monday") };
    assert_eq!(app.import_game(again).expect_err("it was changed").kind, Kind::BadFile);
    assert_eq!(copies(&app, screen.game), 1, "nothing is written by halves");
    let copy = crate::requests::Duplicate { game: screen.game, request: "c".into(), line: None };
    assert!(app.duplicate_game(copy).expect("a copy").open, "a copy's seed is as known");
}
