//! Thousands of games at once: taken in from one file, and written out again.

use std::time::Instant;

use serde_json::json;
use store::SavedGames;

use super::kit::{Foreseen, app, new_game, soak};
use crate::app::App;
use crate::satchel::Satchel;

/// Each is compared with all that run here, for it may be a copy of one of them.
#[test]
fn many_running_games_come_out_of_one_file() {
    let games = if soak(1) > 1 { 2_000 } else { 150 };
    let mut there = app(1);
    for n in 0..games {
        let mut asked = new_game("pp");
        asked["request"] = json!(format!("new-{n}"));
        there.new_game(serde_json::from_value(asked).expect("a good request")).expect("a good setup");
    }
    let began = Instant::now();
    let (files, left_out, guarded) = there.export_all();
    assert_eq!((files.len(), left_out, guarded), (games, 0, 0));
    let text = Satchel::of(files).write();
    let written = began.elapsed();
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
    let mut here = App::new(saved_games, news, Box::new(Foreseen::new(2)));
    let began = Instant::now();
    let brought = Satchel::read(&text).expect("it holds games").bring(&mut here);
    let taken = began.elapsed();
    println!("{games} running games: written to one file in {written:?}, taken in again in {taken:?}");
    assert_eq!((brought.games.len(), brought.left_out), (games, 0));
    assert!(taken.as_millis() < 20 * games as u128, "{taken:?}");
}
