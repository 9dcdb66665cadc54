//! Notes: kept in both copies and in a pack, read by no glance, and carried by no file.

use std::fs;

use store::{Change, GameFile, GameId, Mark, Record, SavedGames};

use crate::play::{Folder, Playing, open};

const SECRET: &str = "it was the cook";

fn noted(request: &str, seat: u8, about: &str, text: &str) -> Change {
    Change::Noted { request: request.into(), seat, about: about.into(), text: text.into(), at: 9 }
}

fn kept(saved_games: &mut SavedGames, game: GameId) -> Vec<(u8, String, String)> {
    let (saved, _) = saved_games.load(game, 0).expect("it opens");
    let notes = saved.notes.into_iter();
    notes.flat_map(|(seat, notes)| notes.into_iter().map(move |(about, text)| (seat, about, text))).collect()
}

#[test]
fn a_note_is_kept_as_the_game_is() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 1);
    for _ in 0..30 {
        game.step(&mut saved_games);
    }
    for change in [
        noted("a", 0, "page", "the abbot"),
        noted("b", 1, "page", "nobody"),
        noted("c", 0, "page", SECRET),
        noted("d", 0, "cook", "fat"),
        noted("e", 0, "cook", ""),
    ] {
        saved_games.append(game.id, &change);
    }
    let all = vec![(0, "page".to_owned(), SECRET.to_owned()), (1, "page".to_owned(), "nobody".to_owned())];
    assert_eq!(kept(&mut saved_games, game.id), all);
    drop(saved_games);
    for path in cloister_tests::files(&folder.0, "") {
        let bytes = fs::read(&path).expect("a file can be read");
        assert!(!String::from_utf8_lossy(&bytes).contains(SECRET), "{}", path.display());
    }
    fs::remove_dir_all(folder.0.join("db")).expect("sled can be thrown away");
    let mut saved_games = open(&folder.0);
    assert_eq!(kept(&mut saved_games, game.id), all, "and rebuilt from the mirror they are equal");
    let mut game = Playing::resume(&mut saved_games, game.id, 5);
    while game.step(&mut saved_games).is_some() {}
    while let Some(over) = saved_games.to_pack() {
        saved_games.pack(over, 7);
    }
    drop(saved_games);
    let mut saved_games = open(&folder.0);
    assert_eq!(kept(&mut saved_games, game.id), all, "a pack keeps them, too");
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    let file = GameFile::of(&saved, true, 8).write();
    assert!(!file.contains(SECRET), "an open file is for everybody: {file}");
    let copy = saved.copied(saved.acts.len(), "copy", true, 9);
    assert!(!copy.iter().any(|change| matches!(change, Change::Noted { .. })), "and so is a copy");
}

#[test]
fn only_what_an_older_version_cannot_know_is_written_in_a_newer_way() {
    let of = |change: &Change| Record::new(GameId([3; 16]), 1, 7, Mark::default(), change).schema;
    assert_eq!(of(&noted("a", 0, "page", SECRET)), 2);
    assert_eq!(of(&Change::Named { request: "n".into(), title: "Sunday".into(), at: 5 }), 1);
}
