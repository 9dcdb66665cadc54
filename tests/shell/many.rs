//! Thousands of games at once: taken in from one file, and written out again.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use store::SavedGames;

use super::kit::{Foreseen, app, new_game, shell, soak};
use crate::app::App;
use crate::files::{bring_all, take_all};
use crate::satchel::Satchel;
use crate::shell::Shell;

/// How somebody fared who asked something again and again beside a long work.
#[derive(Default)]
struct Asked {
    times: usize,
    longest: Duration,
}

/// Does this beside somebody who plays on.
fn beside<T: Send>(shell: &Shell, work: impl FnOnce() -> T + Send) -> (T, Asked) {
    thread::scope(|scope| {
        let working = scope.spawn(work);
        let mut asked = Asked::default();
        while !working.is_finished() {
            let began = Instant::now();
            shell.ask(|app| app.settings(Default::default())).expect("never fails");
            asked = Asked { times: asked.times + 1, longest: asked.longest.max(began.elapsed()) };
            thread::sleep(Duration::from_millis(1));
        }
        (working.join().expect("it ends"), asked)
    })
}

/// Each is compared with all that run here, for it may be a copy of one of them. Nobody waits for all of them.
#[test]
fn many_running_games_come_out_of_one_file() {
    let games = if soak(1) > 1 { 2_000 } else { 150 };
    let mut there = app(1);
    for n in 0..games {
        let mut asked = new_game("pp");
        asked["request"] = json!(format!("new-{n}"));
        there.new_game(serde_json::from_value(asked).expect("a good request")).expect("a good setup");
    }
    let there = shell(there);
    let began = Instant::now();
    let (all, asked) = beside(&there, || take_all(&there));
    let (files, left_out, guarded) = all.expect("they can be read");
    assert_eq!((files.len(), left_out, guarded), (games, 0, 0));
    let text = Satchel::of(files).write();
    let written = began.elapsed();
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
    let here = shell(App::new(saved_games, news, Box::new(Foreseen::new(2))));
    let satchel = Satchel::read(&text).expect("it holds games");
    let began = Instant::now();
    let (brought, later) = beside(&here, || bring_all(&here, satchel));
    let taken = began.elapsed();
    println!(
        "{games} running games: written to one file in {written:?}, taken in again in {taken:?}; whoever played beside was answered {} and {} times, after {:?} and {:?} at most",
        asked.times, later.times, asked.longest, later.longest
    );
    assert_eq!((brought.games.len(), brought.left_out), (games, 0));
    assert!(taken.as_millis() < 20 * games as u128, "{taken:?}");
    // Whoever is kept waiting until all is done is answered once or twice.
    assert!(later.times > 20, "{} times", later.times);
}
