//! Saved games are looked at, written to files and read back without being opened.

use std::{
    fs,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use store::SavedGames;
use table::{Eyes, Seat, Turn};

use super::kit::{Desktop, Foreseen, app, lifted, look, new_game, offers, play, shell, sit, table, this};
use crate::app::App;
use crate::error::Kind;
use crate::files::{bring_all, take_all};
use crate::requests::{Export, History, Import, Log, ThisGame};
use crate::satchel::Satchel;

/// The PINs of a table of three, of whom the second has one.
fn pins() -> Option<Vec<Option<String>>> {
    Some(vec![None, Some("1234".into()), None])
}

fn export(screen: &crate::answers::Screen) -> Export {
    Export { game: screen.game, pins: pins() }
}

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
    std::thread::sleep(Duration::from_millis(1_200));
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
    let text = app.export_game(export(&screen)).expect("a file").text;
    let opened = app.open_text(text.clone()).expect("it holds");
    let up = lifted(&mut app, opened.clone());
    let number = play(&mut app, &up, offers(&up)[0].clone(), "on").number;
    app.close_game(this(&up)).expect("it was open");
    let again = app.open_text(text.clone()).expect("it holds");
    assert_eq!((again.game, again.number), (opened.game, number));
    let gone = crate::requests::ChangeGame { game: opened.game, number, request: "d".into(), since: None };
    app.delete_game(gone).expect("it is put away");
    app.open_text(text.clone()).expect("it holds");
    assert_eq!(app.summary(opened.game).expect("saved").deleted, None, "and it is taken back out");
    assert_eq!(app.saved_games.games().len(), 2);
    app.tell([store::News::NotOpened { detail: "torn".into() }]);
    let told = app.open_game(this(&up)).expect("it opens").news;
    assert_eq!(told, [store::News::NotOpened { detail: "torn".into() }]);
    assert_eq!(app.about(Default::default()).expect("never fails").news, told);
    assert!(app.open_game(this(&up)).expect("it opens").news.is_empty(), "it is told once");
    let bad = app.open_text(text.replace("Ann", "Eve")).expect_err("it was changed");
    assert_eq!((bad.kind, app.saved_games.games().len()), (Kind::BadFile, 2));
}

#[test]
fn a_file_carries_players_title_and_a_chosen_seed() {
    let mut app = app(5);
    let mut asked: crate::requests::NewGame = serde_json::from_value(new_game("pPn")).expect("a good request");
    asked.title = Some("Sunday".into());
    asked.seed = Some("7".into());
    let screen = app.new_game(asked).expect("a good setup");
    let file = app.export_game(export(&screen)).expect("a file");
    assert_eq!(file.file, "Sunday.cloister");
    let import = Import { request: "i".into(), text: file.text.clone(), pins: pins() };
    let summary = app.import_game(import).expect("it holds");
    let names: Vec<_> = summary.players.iter().map(|(name, bot)| (name.as_str(), bot.as_deref())).collect();
    assert_eq!(names, [("Ann", None), ("Bob", None), ("", Some("novice"))]);
    assert_eq!((summary.title.as_str(), summary.open, summary.copy), ("Sunday", true, true));
    let open = app.open_game(ThisGame { game: summary.game }).expect("it opens");
    assert!(open.players.iter().all(|player| !player.pin), "PINs stay at home");
    let copies = |app: &App, game| app.summary(game).expect("saved").copies;
    assert_eq!(copies(&app, screen.game), 2, "the running game says that it was written to a file, and read back");
    let again = Import { request: "again".into(), text: file.text.replace("Sunday", "Monday"), pins: pins() };
    assert_eq!(app.import_game(again).expect_err("it was changed").kind, Kind::BadFile);
    assert_eq!(copies(&app, screen.game), 2, "nothing is written by halves");
    let copy = crate::requests::Duplicate { game: screen.game, request: "c".into(), line: None, pins: pins() };
    assert!(app.duplicate_game(copy).expect("a copy").open, "a copy's seed is as known");
}

#[test]
fn all_games_are_exported_but_for_those_that_nobody_can_read() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let open = |seed| {
        let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
        App::new(saved_games, news, Box::new(Foreseen::new(seed)))
    };
    let mut app = open(1);
    let mut sit = |n: u32| {
        let mut asked = new_game("pp");
        asked["request"] = json!(format!("new-{n}"));
        app.new_game(serde_json::from_value(asked).expect("a good request")).expect("a good setup").game
    };
    let games = [sit(1), sit(2), sit(3)];
    drop(app);
    fs::remove_dir_all(folder.path().join("db")).expect("one copy is lost");
    fs::write(folder.path().join(format!("games/{}.tale", games[1])), "nonsense\n").expect("and one game in the other");
    let (files, left_out, guarded) = take_all(&shell(open(2))).expect("they can be read");
    assert_eq!((files.len(), left_out, guarded), (2, 1, 0));
}

/// The results of a store that was restored are found a few at a time, and nothing is counted twice.
#[test]
fn results_are_counted_a_few_at_a_time() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let open = |seed| {
        let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
        App::new(saved_games, news, Box::new(Foreseen::new(seed)))
    };
    let mut app = open(1);
    let played = play_on(&mut app, "pp", usize::MAX);
    let before = app.statistics(Default::default()).expect("never fails");
    let (saved, _) = app.load(played.game).expect("it is saved");
    let games: usize = if super::kit::soak(1) > 1 { 5_000 } else { 90 };
    for n in 1..=games {
        let mut changes = saved.copied(usize::MAX, &format!("r{n}"), true, 9);
        if let store::Change::Begun { copy, .. } = &mut changes[0] {
            *copy = false;
        }
        let mut game = store::GameId([7; 16]);
        game.0[..8].copy_from_slice(&n.to_be_bytes());
        app.saved_games.begin(game, saved.summary.rules, &changes);
    }
    let (began, mut slowest, mut left) = (Instant::now(), Duration::ZERO, games);
    while left > 0 {
        let asked = Instant::now();
        let now = app.count_results(Default::default()).expect("never fails").left;
        assert_eq!(now, left.saturating_sub(40), "a few at a time");
        (slowest, left) = (slowest.max(asked.elapsed()), now);
    }
    println!("the results of {games} games: counted in {:?}, at most {slowest:?} at once", began.elapsed());
    assert_eq!(app.count_results(Default::default()).expect("never fails").left, 0);
    let after = app.statistics(Default::default()).expect("never fails");
    assert_eq!((before.played["monastery"], after.played["monastery"]), (1, 1 + games as u32));
    // They are packed while nobody waits, and stay the same games.
    while app.pack_one() {}
    drop(app);
    let mut app = open(2);
    assert_eq!(app.statistics(Default::default()).expect("never fails"), after, "they are kept");
    assert_eq!(app.load(played.game).expect("it is saved").0.mark, saved.mark);
    assert!(!app.pack_one(), "they stay packed");
}

/// A file of a newer version is told apart from one that is no good, and nothing in it makes us stumble.
#[test]
fn a_newer_file_is_called_so_and_a_crafted_one_does_no_harm() {
    let mut app = app(9);
    let screen = sit(&mut app, "pp");
    let text = app.export_game(export(&screen)).expect("a file").text;
    let (paper, ..) = store::GameFile::read(&text, games::resume).expect("it holds");
    let newer = store::GameFile::forged(store::GameFile { cloister: 99, ..paper.clone() });
    let import = |request: &str, text: String| Import { request: request.into(), text, pins: None };
    assert_eq!(app.import_game(import("n", newer.clone())).expect_err("it is newer").kind, Kind::Newer);
    // What a newer version writes may look different in every other way.
    for text in [newer.replacen('{', r#"{"parchment":[7],"#, 1), r#"{"cloister":99,"quill":true}"#.to_owned()] {
        let bad = app.import_game(import("n", text)).expect_err("it is newer");
        assert_eq!(bad.kind, Kind::Newer, "{bad}");
    }
    // The same way of writing, but newer rules; older ones are no reason to look for a newer Cloister.
    let mut save = table(&app).save();
    for (rules, kind) in [(u16::MAX, Kind::Newer), (0, Kind::BadFile)] {
        save.rules = rules;
        assert_eq!(app.import_game(import("n", save.write())).expect_err("other rules").kind, kind);
    }
    let mut players = paper.players.clone();
    players.iter_mut().for_each(|player| (player.forgotten, player.handed) = (u32::MAX, u32::MAX));
    let crafted = store::GameFile::forged(store::GameFile { players, ..paper });
    let summary = app.import_game(import("c", crafted)).expect("it holds");
    let mut now = app.open_game(ThisGame { game: summary.game }).expect("it opens");
    now = lifted(&mut app, now);
    let pin =
        crate::requests::SetPin { game: now.game, number: now.number, request: "pin".into(), pin: Some("1234".into()) };
    now = app.set_pin(pin).expect("a PIN");
    let seat = now.seat.expect("somebody is at the device");
    let bot = crate::requests::SeatBot {
        game: now.game,
        number: now.number,
        request: "bot".into(),
        seat,
        level: "novice".into(),
        pin: Some("1234".into()),
    };
    let handed = app.seat_bot(bot).expect("a bot sits down").players[usize::from(seat)].handed;
    assert_eq!(handed, u32::MAX);
}

/// Where no folder can be chosen, every game goes into one file, from which every game comes back: once.
#[test]
fn all_games_go_into_one_file_and_come_back() {
    let mut here = app(1);
    play_on(&mut here, "pp", 5);
    let mut second = new_game("pp");
    second["request"] = json!("another");
    here.new_game(serde_json::from_value(second).expect("a good request")).expect("a good setup");
    let (files, ..) = take_all(&shell(here)).expect("they can be read");
    assert_eq!(files.len(), 2);
    let text = Satchel::of(files).write();

    let there = shell(app(2));
    let brought = bring_all(&there, Satchel::read(&text).expect("it holds games"));
    assert_eq!((brought.games.len(), brought.left_out), (2, 0));
    let again = bring_all(&there, Satchel::read(&text).expect("it holds games"));
    assert_eq!(again.games.len(), 2);
    let games = there.ask(|app| app.games(Default::default())).expect("a list");
    assert_eq!(games.len(), 2, "each is there once");
}

/// What cannot be played is left out and counted; a file of one game is none of several.
#[test]
fn what_cannot_be_played_is_left_out() {
    let mut here = app(1);
    let screen = play_on(&mut here, "pp", 5);
    let one = here.export_game(Export { game: screen.game, pins: None }).expect("it may be exported");
    assert!(Satchel::read(&one.text).is_none());
    let spoilt = json!({ "games": ["nonsense", one.text] }).to_string();
    let brought = bring_all(&shell(app(2)), Satchel::read(&spoilt).expect("it is a list"));
    assert_eq!((brought.games.len(), brought.left_out), (1, 1));
}
