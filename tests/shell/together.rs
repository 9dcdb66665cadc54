//! Many ask at once: every change is granted to one, none is lost, and nobody waits for ever.

use std::{
    collections::BTreeSet,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use store::{SavedGames, Saving, Settings};
use table::{Purpose, Rng, Seed};
use tauri::Manager;

use super::kit::{Desktop, Foreseen, ask_window, new_game, soak};
use crate::app::App;
use crate::shell::Shell;

/// One of many pages: looks, and then does something, sensible or not.
fn act(ask: &impl Fn(&str, Value) -> Result<Value, Value>, rng: &mut Rng, game: &Value, name: &str) -> Option<u64> {
    let screen = ask("screen", json!({ "game": game })).ok();
    let Some(screen) = screen else {
        let _ = ask("open_game", json!({ "game": game }));
        return None;
    };
    // A moment, in which others change everything.
    if rng.below(3) == 0 {
        thread::sleep(Duration::from_micros(u64::from(rng.below(300))));
    }
    let change = |more: Value| {
        let mut asked = json!({ "game": game, "number": screen["number"], "request": name });
        for (key, value) in more.as_object().into_iter().flatten() {
            asked[key] = value.clone();
        }
        asked
    };
    let curtain = &screen["handoff"];
    let granted = match rng.below(24) {
        0 => ask("undo", change(json!({}))),
        1 => ask("redo", change(json!({}))),
        2 => ask("rename_game", change(json!({ "title": name }))),
        3 => {
            let _ = ask("lower", json!({}));
            return None;
        }
        4 => {
            let _ = ask("stop_thinking", json!({ "game": game }));
            return None;
        }
        5 if rng.below(8) == 0 => {
            let _ = ask("close_game", json!({ "game": game }));
            return None;
        }
        6 => {
            let _ = ask("history", json!({ "game": game, "line": 3 }));
            return None;
        }
        _ if !curtain.is_null() => {
            let _ = ask("lift", json!({ "game": game, "seat": curtain["seat"], "fall": curtain["fall"] }));
            return None;
        }
        _ => match screen["actions"].as_array().and_then(|all| rng.pick(all)) {
            Some(action) => ask("play", change(json!({ "actions": [action] }))),
            None => {
                thread::sleep(Duration::from_micros(200));
                return None;
            }
        },
    };
    let granted = granted.ok()?;
    let asked = screen["number"].as_u64()?;
    assert_eq!(granted["number"].as_u64(), Some(asked + 1), "one change is one number");
    Some(asked)
}

#[test]
fn many_at_once_are_served_in_some_order() {
    let (mut changes, mut asked, mut slowest) = (0, 0u64, Duration::ZERO);
    for trial in 0..soak(3) {
        let mut saved_games = SavedGames::in_memory(Saving::Saved);
        saved_games.set(Settings { pace: "at-once".into(), ..Settings::default() }, 0);
        let desktop = Desktop::new(App::new(saved_games, Vec::new(), Box::new(Foreseen::new(trial))));
        let screen = desktop.ask("new_game", new_game(["pp", "ppn", "pnpn"][trial as usize % 3])).expect("a game");
        let game = screen["game"].clone();
        let granted: Mutex<Vec<u64>> = Mutex::default();
        let late: Mutex<(u64, Duration)> = Mutex::default();
        thread::scope(|scope| {
            for page in 0..4 {
                let (window, game, granted, late) = (desktop.window.clone(), &game, &granted, &late);
                scope.spawn(move || {
                    let mut rng = Seed::from(trial).stream(Purpose::Test, 100 + page);
                    let ask = |command: &str, asked: Value| {
                        let began = Instant::now();
                        let answer = ask_window(&window, "tauri://localhost", command, asked);
                        let mut late = late.lock().expect("nobody panicked");
                        *late = (late.0 + 1, late.1.max(began.elapsed()));
                        answer
                    };
                    for n in 0..250 {
                        let number = act(&ask, &mut rng, game, &format!("{page}-{n}"));
                        granted.lock().expect("nobody panicked").extend(number);
                    }
                });
            }
        });
        let granted = granted.into_inner().expect("nobody panicked");
        let unique: BTreeSet<u64> = granted.iter().copied().collect();
        assert_eq!(unique.len(), granted.len(), "no number was given twice");
        changes += granted.len();
        let (many, longest) = late.into_inner().expect("nobody panicked");
        (asked, slowest) = (asked + many, slowest.max(longest));
        desktop.ask("open_game", json!({ "game": game })).expect("it opens");
        let shell = desktop.tauri.state::<Shell>();
        let told = shell.ask(|app| {
            let (id, hash) = app.opened.as_ref().map(|open| (open.saved.id(), open.table.hash())).expect("open");
            let (saved, _) = app.saved_games.load(id, 0).expect("it is saved");
            let whole = saved.resume_table(games::resume).expect("it holds").hash() == hash;
            Ok(whole && saved.summary.number >= granted.iter().max().map_or(1, |last| *last as u32 + 1))
        });
        // A bot may have acted between the two; then the table is asked again.
        assert!(told.expect("it can be told"), "what was granted is what was saved");
        let _ = desktop.ask("close_game", json!({ "game": game }));
    }
    println!("{asked} commands of four pages at once, {changes} changes in one order, the slowest {slowest:?}");
    // What waits for itself waits for ever; a busy machine only makes it slow.
    assert!(slowest < Duration::from_secs(60), "{slowest:?}");
}
