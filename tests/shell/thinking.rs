//! Bots think elsewhere, can be stopped, and never come too late.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use store::{SavedGames, Saving, Settings};
use tauri::{Listener, Manager};

use super::kit::{Desktop, Foreseen, new_game};
use crate::app::App;
use crate::error::Kind;
use crate::shell::Shell;

fn at_once(seed: u64) -> App {
    let mut saved_games = SavedGames::in_memory(Saving::Saved);
    saved_games.set(Settings { pace: "at-once".into(), ..Settings::default() }, 0);
    App::new(saved_games, Vec::new(), Box::new(Foreseen::new(seed)))
}

fn wait_for(what: &str, mut done: impl FnMut() -> bool) {
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what} takes too long");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let desktop = Desktop::new(at_once(1));
    let screen = desktop.ask("new_game", new_game("nn")).expect("a game");
    let asked = json!({ "game": screen["game"] });
    wait_for("the game", || desktop.ask("screen", asked.clone()).expect("open")["turn"] == "over");
    let past = desktop.ask("history", json!({ "game": screen["game"], "line": 10, "eyes": "heaven" }));
    assert!(past.is_ok());
}

#[test]
fn a_person_and_bots_take_turns() {
    let desktop = Desktop::new(at_once(2));
    let screen = desktop.ask("new_game", new_game("pnb")).expect("a game");
    let asked = json!({ "game": screen["game"] });
    for n in 0..20 {
        let mut now = Value::Null;
        wait_for("the bots", || {
            now = desktop.ask("screen", asked.clone()).expect("open");
            now["actions"].is_array() || now["turn"] == "over"
        });
        if now["turn"] == "over" {
            break;
        }
        assert_eq!(now["seat"], 0);
        let play = json!({ "game": now["game"], "number": now["number"], "request": format!("r{n}"), "actions": [now["actions"][0]] });
        desktop.ask("play", play).expect("it is legal");
    }
}

/// A bot's whole turn is one change: the page hears of it once, and asks once.
#[test]
fn a_page_asks_once_for_a_bots_turn_and_once_for_a_wrong_tap() {
    let desktop = Desktop::new(at_once(5));
    let heard = Arc::new(AtomicU64::new(0));
    let count = heard.clone();
    desktop.tauri.listen_any("table-changed", move |_| {
        count.fetch_add(1, Ordering::Relaxed);
    });
    let screen = desktop.ask("new_game", new_game("bb")).expect("a game");
    let asked = json!({ "game": screen["game"] });
    let from = screen["line"].as_u64().expect("a line");
    wait_for("the game", || desktop.ask("screen", asked.clone()).expect("open")["turn"] == "over");
    let log = desktop.ask("log", json!({ "game": screen["game"], "from": from })).expect("a log");
    let lines = log["lines"].as_array().expect("a list");
    let actions = lines.iter().filter(|line| line["by"].is_number()).count() as u64;
    let turns = heard.load(Ordering::Relaxed);
    println!(
        "calls for a bot's turns: {actions} before (one an action), {turns} now; \
         for a wrong tap: up to 48 before, 1 now; for what one does oneself: 2 before, 1 now"
    );
    assert!(2 * turns < actions, "{turns} changes for {actions} actions");
}

#[test]
fn a_late_answer_is_dropped() {
    let desktop = Desktop::new(at_once(3));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let shell = desktop.tauri.state::<Shell>();
    let game = screen["game"].as_str().expect("an id").parse().expect("an id");
    let error = shell.ask(|app| app.bot_acts(game, 0, &[json!("end-placement")], &[])).expect_err("no bot");
    assert_eq!(error.kind, Kind::Stale);
    let bot = json!({ "game": screen["game"], "number": 1, "request": "b", "seat": 0, "level": "novice" });
    desktop.ask("seat_bot", bot).expect("a bot sits down");
    desktop.ask("close_game", json!({ "game": screen["game"] })).expect("it was open");
    thread::sleep(Duration::from_millis(50));
    let list = desktop.ask("games", json!({})).expect("a list");
    let number = list[0]["number"].clone();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(desktop.ask("games", json!({})).expect("a list")[0]["number"], number, "nobody acts at a closed table");
}

#[test]
fn a_hint_is_legal_and_only_for_whoever_is_there() {
    let desktop = Desktop::new(at_once(4));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let asked = json!({ "game": screen["game"], "number": 1 });
    assert_eq!(desktop.ask("hint", asked.clone()).expect_err("nobody is there")["kind"], "no-seat");
    let curtain = &screen["handoff"];
    let lift = json!({ "game": screen["game"], "seat": curtain["seat"], "fall": curtain["fall"] });
    let up = desktop.ask("lift", lift).expect("the seat is asked");
    let advice = desktop.ask("hint", asked).expect("a hint");
    assert!(up["actions"].as_array().expect("a list").contains(&advice["action"]), "{advice}");
}

/// Two hundred hints asked for at once: one bot thinks at a time, the last one asked for is answered, and the others
/// are told that they were overtaken.
#[test]
fn of_many_hints_at_once_only_the_last_is_thought_about() {
    let desktop = Desktop::new(at_once(4));
    let mut screen = desktop.ask("new_game", new_game("pnn")).expect("a game");
    while screen["actions"].is_null() {
        thread::sleep(Duration::from_millis(20));
        screen = desktop.ask("screen", json!({ "game": screen["game"] })).expect("it is open");
    }
    let asked = json!({ "game": screen["game"], "number": screen["number"], "level": "abbot" });
    let began = Instant::now();
    let answers: Vec<Result<Value, Value>> = thread::scope(|scope| {
        let asking: Vec<_> = (0..200)
            .map(|_| {
                let (window, asked) = (desktop.window.clone(), asked.clone());
                scope.spawn(move || super::kit::ask_window(&window, "tauri://localhost", "hint", asked))
            })
            .collect();
        asking.into_iter().map(|one| one.join().expect("it is answered")).collect()
    });
    let given = answers.iter().filter(|answer| answer.is_ok()).count();
    let overtaken = |answer: &&Result<Value, Value>| answer.as_ref().is_err_and(|error| error["kind"] == "cancelled");
    assert_eq!(given + answers.iter().filter(overtaken).count(), 200);
    assert!((1..20).contains(&given), "{given} were thought out");
    println!("200 hints at once: {given} thought out, the others overtaken, in {:?}", began.elapsed());
}
