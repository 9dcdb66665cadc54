//! Files that are dragged onto the window.

use std::{fs, path::PathBuf, thread, time::Duration};

use serde_json::json;

use super::kit::{Desktop, app, new_game};
use crate::arguments::is_game;

#[test]
fn a_game_that_is_dragged_onto_the_window_is_laid_on_the_table() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let desktop = Desktop::new(app(1));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let file = desktop.ask("export_game", json!({ "game": screen["game"] })).expect("a file");
    let lay = |name: &str, text: &str| -> PathBuf {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file is written");
        path
    };
    let text = file["text"].as_str().expect("a text");
    let paths = [lay("letter.txt", "dear Ann"), lay("Été.CLOISTER", text), folder.path().to_owned()];
    crate::open_soon(desktop.tauri.handle(), paths.into_iter().filter(|path| is_game(path)));
    let opened = || desktop.ask("about", json!({})).expect("never fails")["opened"].clone();
    for _ in 0..500 {
        if opened() != screen["game"] {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    let about = desktop.ask("about", json!({})).expect("never fails");
    assert_ne!(about["opened"], screen["game"], "another game lies on the table");
    assert_eq!(about["news"], json!([]), "and nothing is said of what is not ours");
    assert_eq!(desktop.ask("games", json!({})).expect("a list").as_array().map(Vec::len), Some(2));
}
