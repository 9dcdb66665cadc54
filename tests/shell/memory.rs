//! Ten thousand actions take no more room in memory than the first few thousand.

use std::{env, fs, path::Path, process::Command};

use serde_json::Value;
use store::SavedGames;
use table::Turn;

use super::kit::{Foreseen, lifted, new_game, soak};
use crate::app::App;
use crate::requests::{ChangeGame, Log, NewGame, Play};

const CHILD: &str = "CLOISTER_PLAYING_CHILD";

/// What else the tests do must not be counted, so this runs in a process of its own.
#[test]
#[cfg(target_os = "linux")]
fn ten_thousand_actions_take_no_more_memory() {
    let folder = env::temp_dir().join(format!("cloister-room-{}", std::process::id()));
    let output = Command::new(env::current_exe().expect("a test has a program"))
        .args(["--exact", "tests::memory::child_plays_on", "--nocapture"])
        .env(CHILD, &folder)
        .output()
        .expect("the child starts");
    fs::remove_dir_all(&folder).expect("it can be removed");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    println!("{}", said.lines().find(|line| line.contains("actions")).unwrap_or_default());
}

/// How much of the memory is ours, in kilobytes.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("Linux tells");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[test]
fn child_plays_on() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let (saved_games, _) = SavedGames::open(Path::new(&folder), 0).expect("nobody else has it");
    let mut app = App::new(saved_games, Vec::new(), Box::new(Foreseen::new(5)));
    let actions = if soak(1) > 1 { 10_000 } else { 2_500 };
    let (mut done, mut games, mut early) = (0u32, 0, 0);
    while done < actions {
        let mut asked: NewGame = serde_json::from_value(new_game("pp")).expect("a good request");
        asked.request = format!("g{games}");
        games += 1;
        let mut screen = app.new_game(asked).expect("a good setup");
        while screen.turn != Turn::Over && done < actions {
            screen = lifted(&mut app, screen);
            let all = screen.actions.as_ref().and_then(Value::as_array).expect("it is to act");
            let action = all[done as usize * 7 % all.len()].clone();
            let (game, number, request) = (screen.game, screen.number, format!("r{done}"));
            screen = app.play(Play { game, number, request, actions: vec![action], since: None }).expect("it is legal");
            done += 1;
            let undo = ChangeGame { game, number: screen.number, request: format!("u{done}"), since: None };
            if done % 10 == 0 && app.undo(undo).is_ok() {
                screen = app.open_game(crate::requests::ThisGame { game }).expect("it is open");
            }
            app.log(Log { game, from: 0, most: None }).expect("it is open");
            if done == actions / 2 {
                early = resident();
            }
        }
    }
    let late = resident();
    println!("{done} actions in {games} games: {early} kB of memory after half of them, {late} kB in the end");
    assert!(late < early + 8_192, "it grows: {early} kB, then {late} kB");
}
