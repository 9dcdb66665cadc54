//! Saves of every released format stay openable: a folder of mirrors, and a file of each kind.

use std::{env, fs};

use cloister_tests::project;
use store::{GameFile, SavedGames};

use crate::play::{Folder, Playing, open, tables};

/// Writes the golden saves of the current format, when `BLESS=1` and there are none yet. Those of
/// a released format are never written again.
fn bless() {
    let golden = project().join("tests/store/golden/v1");
    if env::var_os("BLESS").is_none() || golden.exists() {
        return;
    }
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut running = Playing::begin(&mut saved_games, 1);
    for _ in 0..50 {
        running.step(&mut saved_games);
    }
    let mut over = Playing::begin(&mut saved_games, 2);
    while over.step(&mut saved_games).is_some() {}
    let mut hashes = String::new();
    for (game, number, hash) in tables(&mut saved_games) {
        hashes.push_str(&format!("{game} {number} {hash:016x}\n"));
    }
    fs::create_dir_all(golden.join("games")).expect("a folder");
    fs::write(golden.join("hashes"), hashes).expect("written");
    for (name, game) in [("running", running.id), ("over", over.id)] {
        let (saved, _) = saved_games.load(game, 0).expect("it opens");
        let file = GameFile::of(&saved, name == "over", 7).write();
        fs::write(golden.join(format!("{name}.cloister")), file).expect("written");
        let mirror = format!("games/{game}.tale");
        fs::copy(folder.0.join(&mirror), golden.join(mirror)).expect("copied");
    }
}

#[test]
fn every_format_stays_openable() {
    bless();
    let formats = fs::read_dir(project().join("tests/store/golden")).expect("golden saves");
    let mut seen = 0;
    for format in formats.map(|entry| entry.expect("an entry").path()) {
        let folder = Folder::new();
        let games = folder.0.join("games");
        fs::create_dir_all(&games).expect("a folder");
        for log in cloister_tests::files(&format.join("games"), ".tale") {
            fs::copy(&log, games.join(log.file_name().expect("a name"))).expect("copied");
        }
        let (mut saved_games, _) = SavedGames::open(&folder.0, 0).expect("it opens");
        let mut found = String::new();
        for (game, number, hash) in tables(&mut saved_games) {
            found.push_str(&format!("{game} {number} {hash:016x}\n"));
        }
        let kept = fs::read_to_string(format.join("hashes")).expect("hashes");
        assert_eq!(found, kept, "{}", format.display());
        for name in ["running", "over"] {
            let text = fs::read_to_string(format.join(format!("{name}.cloister"))).expect("a file");
            GameFile::read(&text, games::resume).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        }
        seen += 1;
    }
    assert!(seen > 0);
}
