//! What people do to the folder by hand: they bring parts of it from a backup or from another machine, remove what they
//! take for useless, and set their clocks wrong.

use std::{fs, path::Path};

use store::{Batch, Faults, GameId, News, SavedGames, Saving, SledStore, Store};

use crate::play::{Folder, Playing, id, open, tables};
use crate::traced::copy_all;

fn mirror_of(folder: &Path, game: GameId) -> std::path::PathBuf {
    folder.join(format!("games/{game}.tale"))
}

/// The files that were kept beside a mirror because they are not what they should be.
fn kept_beside(folder: &Path, game: GameId) -> Vec<std::path::PathBuf> {
    let beside = |path: &std::path::PathBuf| path.to_string_lossy().contains(&format!("{game}.damaged-"));
    cloister_tests::files(&folder.join("games"), "").into_iter().filter(beside).collect()
}

/// A mirror that somebody's editor has given one line more is written anew from the store; but not from a store that has
/// lost something of the game, without a word, since it was opened.
#[test]
fn a_hole_in_the_store_does_not_spread_to_the_mirror() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 1);
    (0..20).for_each(|_| assert_eq!(game.step(&mut saved_games), Some(true)));
    drop(saved_games);
    let mut hole = Batch::default();
    hole.remove([&b"r"[..], &game.id.0, &7u32.to_be_bytes()].concat());
    SledStore::open(&folder.0.join("db"), Faults::none()).expect("it opens").write(&hole).expect("there is room");
    let mut saved_games = open(&folder.0);
    let mirror = mirror_of(&folder.0, game.id);
    let text = fs::read_to_string(&mirror).expect("it is there");
    fs::write(&mirror, text + "\n").expect("it can be written");
    let number = saved_games.summary(game.id).expect("it is there").number;
    let said = game.step(&mut saved_games);
    assert_eq!(saved_games.reopen(9), &Saving::Saved, "{said:?}");
    drop(saved_games);
    let there = tables(&mut open(&folder.0));
    assert_eq!(there, [(game.id, number + 1, game.table.hash())], "{said:?}");
}

/// Of a finished game both copies are packed. One of them is enough, even where nothing else speaks of the game.
#[test]
fn a_finished_game_comes_back_from_its_pack_alone() {
    let master = Folder::new();
    let mut saved_games = open(&master.0);
    for n in 0..4 {
        Playing::begin_with(&mut saved_games, n, u32::MAX);
    }
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 5);
    }
    let known = tables(&mut saved_games);
    drop(saved_games);
    for (lost, what) in [
        (vec!["db".to_owned(), "games".to_owned()], "without store and mirrors"),
        (vec!["db".to_owned(), format!("games/{}.tale", id(2))], "without store and one mirror"),
        (vec!["db".to_owned(), "packs".to_owned()], "without store and packs"),
    ] {
        let copy = Folder::new();
        copy_all(&master.0, &copy.0);
        for part in lost {
            let part = copy.0.join(part);
            if part.is_dir() { fs::remove_dir_all(part) } else { fs::remove_file(part) }.expect("it is there");
        }
        assert_eq!(tables(&mut open(&copy.0)), known, "{what}");
        assert_eq!(tables(&mut open(&copy.0)), known, "{what}, and at the next start");
    }
}

/// Whoever plays a game on here and, from a copy, on another machine has two games with one name. The one that was played
/// here goes on; the other is kept beside it and spoken of.
#[test]
fn a_mirror_from_another_machine_is_kept_beside() {
    for (here, there) in [(9, 4), (4, 9)] {
        let (folder, other) = (Folder::new(), Folder::new());
        let mut saved_games = open(&folder.0);
        let game = Playing::begin_with(&mut saved_games, 1, 12).id;
        drop(saved_games);
        copy_all(&folder.0, &other.0);
        let play = |folder: &Path, chance: u64, steps: u32| {
            let mut saved_games = open(folder);
            let mut game = Playing::resume(&mut saved_games, game, chance);
            (0..steps).for_each(|_| assert_eq!(game.step(&mut saved_games), Some(true)));
            game.table.hash()
        };
        let (own, _) = (play(&folder.0, 1, here), play(&other.0, 2, there));
        fs::copy(mirror_of(&other.0, game), mirror_of(&folder.0, game)).expect("it can be brought");
        let brought = fs::read(mirror_of(&folder.0, game)).expect("it is there");
        let (mut saved_games, mut news) = SavedGames::open(&folder.0, 5).expect("nobody else has it");
        assert_eq!(tables(&mut saved_games).iter().map(|(_, _, hash)| *hash).collect::<Vec<_>>(), [own]);
        news.extend(saved_games.take_news());
        let beside = kept_beside(&folder.0, game);
        assert_eq!(beside.len(), 1, "{here} actions here, {there} there: {news:?}");
        assert_eq!(fs::read(&beside[0]).expect("it is there"), brought);
        let speaks = |item: &News| matches!(item, News::Repaired { game: of, .. } | News::Shortened { game: of, .. } if *of == game);
        assert!(news.iter().any(speaks), "{here} actions here, {there} there: {news:?}");
        drop(saved_games);
        assert_eq!(tables(&mut open(&folder.0))[0].2, own);
        assert_eq!(kept_beside(&folder.0, game).len(), 1, "it is kept once");
    }
}

/// A clock that was years ahead for some days leaves backups of those days. They drive out none of today's.
#[test]
fn a_clock_that_was_ahead_keeps_no_backup_away() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    drop(Playing::begin_with(&mut open(&folder.0), 1, 5));
    for day in [9_000, 9_001, 9_002, 9_003, 100, 101, 102, 103] {
        let (mut saved_games, _) = SavedGames::open(&folder.0, day * DAY).expect("nobody else has it");
        let named = store::Change::Named { request: format!("day {day}"), title: format!("day {day}"), at: day * DAY };
        saved_games.append(id(1), &named);
    }
    let mut days: Vec<String> = fs::read_dir(folder.0.join("backups"))
        .expect("there are some")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    days.sort();
    assert_eq!(days[..3], ["1970-04-12", "1970-04-13", "1970-04-14"], "of the last days as the clock says now");
    assert!(days.len() <= 6, "and not without end: {days:?}");
}
