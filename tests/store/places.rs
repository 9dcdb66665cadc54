//! Bad places: folders of any name, folders where files belong and files where folders do, files that were blown up, and
//! file systems that forget.

use std::{fs, io::ErrorKind, path::Path};

use store::{Faults, GameId, Mark, News, SavedGames, Saving};

use crate::play::{Folder, Playing, open};

/// Plays three games there, one of them to its end, and packs it.
fn fill(folder: &Path) -> Vec<(GameId, Mark)> {
    let mut saved_games = open(folder);
    Playing::begin_with(&mut saved_games, 0, u32::MAX);
    for n in 1..3 {
        let mut game = Playing::begin(&mut saved_games, n);
        (0..10).for_each(|_| assert_eq!(game.step(&mut saved_games), Some(true)));
    }
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 5);
    }
    saved_games.keep_tries("");
    marks(&mut saved_games)
}

fn marks(saved_games: &mut SavedGames) -> Vec<(GameId, Mark)> {
    let mut ids: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    ids.sort_unstable();
    ids.into_iter().map(|game| (game, saved_games.load(game, 0).expect("it is whole").0.mark)).collect()
}

/// Accents, blanks, signs that mean something to a shell, letters of other scripts, and a path longer than Windows once
/// allowed.
#[test]
fn a_folder_may_be_called_anything() {
    let long = "a very long name ".repeat(11);
    let names = ["Éloïse à l’abbaye", "100 % 'mine' & $HOME #1", "修道院 🕯 דלת", long.trim()];
    for name in names {
        let place = Folder::new();
        let folder = if name == long.trim() { place.0.join(name).join(name) } else { place.0.join(name) };
        let known = fill(&folder);
        let mut saved_games = open(&folder);
        saved_games.compact(&mut Vec::new()).expect("there is room");
        assert_eq!(marks(&mut saved_games), known, "{name}");
        drop(saved_games);
        // The store is lost and set aside; then a game is played on, on another day.
        fs::write(folder.join("db/db"), "nonsense").expect("it can be written");
        let mut saved_games = open(&folder);
        assert_eq!(marks(&mut saved_games), known, "{name}");
        let mut game = Playing::resume(&mut saved_games, known[1].0, 3);
        assert_eq!(game.step(&mut saved_games), Some(true), "{name}");
        assert!(folder.join("backups").is_dir(), "{name}");
    }
}

/// What somebody has put where something of ours belongs is called otherwise, and everything is there.
#[test]
fn what_lies_in_our_places_makes_way() {
    let master = Folder::new();
    let known = fill(&master.0);
    let (packed, loose) = (known[0].0, known[1].0);
    let folders = [
        format!("games/{packed}.tale"),
        format!("games/{loose}.tale"),
        format!("games/{loose}.new"),
        format!("packs/{packed}.pack"),
        format!("packs/{packed}.new"),
    ];
    let plain = ["games/house.tale", "format", "format.new", "tries", "tries.new", "days", "days.new", "room", "lock"];
    for place in folders.iter().map(String::as_str).chain(plain) {
        let copy = Folder::new();
        crate::traced::copy_all(&master.0, &copy.0);
        let taken = copy.0.join(place);
        let _ = fs::remove_file(&taken);
        fs::create_dir(&taken).expect("a folder");
        fs::write(taken.join("letter"), "dear Ann").expect("a file");
        is_whole(&copy.0, &known, place);
        let kept = cloister_tests::files(&copy.0, "letter");
        assert_eq!(kept.len(), 1, "what lay in the place of {place} is still there");
    }
    for place in ["games", "packs", "db"] {
        let copy = Folder::new();
        crate::traced::copy_all(&master.0, &copy.0);
        fs::remove_dir_all(copy.0.join(place)).expect("it can be removed");
        fs::write(copy.0.join(place), "a file").expect("it can be written");
        is_whole(&copy.0, &known, place);
    }
}

/// Everything is there and goes on being saved, now and after another start.
#[track_caller]
fn is_whole(folder: &Path, known: &[(GameId, Mark)], what: &str) {
    let (mut saved_games, news) = SavedGames::open(folder, 0).expect("nobody else has it");
    assert_eq!(*saved_games.saving(), Saving::Saved, "{what}: {news:?}");
    assert_eq!(marks(&mut saved_games), known, "{what}: {news:?}");
    saved_games.keep_tries("");
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 5);
    }
    let mut game = Playing::resume(&mut saved_games, known[1].0, 3);
    assert_eq!(game.step(&mut saved_games), Some(true), "{what}: {:?}", saved_games.saving());
    let now = marks(&mut saved_games);
    drop(saved_games);
    assert_eq!(marks(&mut open(folder)), now, "{what}");
}

/// A file that was blown up to more than any memory is damaged, and nothing else.
#[test]
#[cfg(unix)]
fn a_file_that_was_blown_up_is_not_read_to_its_end() {
    let master = Folder::new();
    let known = fill(&master.0);
    let (packed, loose) = (known[0].0, known[1].0);
    let blown_up = [
        format!("packs/{packed}.pack"),
        format!("games/{packed}.tale"),
        format!("games/{loose}.tale"),
        "format".to_owned(),
        "days".to_owned(),
        "tries".to_owned(),
    ];
    for place in &blown_up {
        let copy = Folder::new();
        crate::traced::copy_all(&master.0, &copy.0);
        let file = fs::File::options().write(true).open(copy.0.join(place)).expect("it is there");
        file.set_len(1 << 38).expect("a file with a hole");
        is_whole(&copy.0, &known, place);
    }
}

/// A stick's file system numbers a folder anew once nobody has it open: it would look like another folder.
#[test]
#[cfg(target_os = "linux")]
fn the_folders_of_both_copies_are_kept_open() {
    let folder = Folder::new();
    fill(&folder.0);
    let _saved_games = open(&folder.0);
    let open_now: Vec<_> = fs::read_dir("/proc/self/fd")
        .expect("Linux lists them")
        .flatten()
        .filter_map(|file| fs::read_link(file.path()).ok())
        .collect();
    for place in ["games", "packs"] {
        let place = fs::canonicalize(folder.0.join(place)).expect("it is there");
        assert!(open_now.contains(&place), "{}", place.display());
    }
}

/// Nothing is packed where nothing can be written, and play goes on.
#[test]
fn a_disk_that_is_full_for_ever_while_packing_costs_no_play() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    Playing::begin_with(&mut saved_games, 0, u32::MAX);
    let known = marks(&mut saved_games);
    drop(saved_games);
    let mut calls = 0;
    for from in 1.. {
        let copy = Folder::new();
        crate::traced::copy_all(&folder.0, &copy.0);
        let faults = Faults::at(from, u64::MAX, ErrorKind::StorageFull);
        let (mut saved_games, news) = SavedGames::open_with(&copy.0, 0, faults.clone()).expect("nobody else has it");
        let in_memory = news.iter().any(|item| matches!(item, News::InMemory { .. }));
        if let Some(game) = saved_games.to_pack() {
            saved_games.pack(game, 5);
        }
        let mut other = Playing::begin(&mut saved_games, 7);
        let said = other.step(&mut saved_games);
        assert!(said.is_some(), "play goes on");
        assert!(!in_memory || said == Some(false), "and nobody says that it is saved");
        let there = faults.happened();
        drop(saved_games);
        let mut again = open(&copy.0);
        assert_eq!(again.load(known[0].0, 0).expect("it is whole").0.mark, known[0].1, "call {from}");
        if said == Some(true) {
            assert_eq!(again.load(other.id, 0).expect("it was saved").0.summary.number, 2, "call {from}");
        }
        if !there {
            break;
        }
        calls = from;
    }
    println!("a disk full from each of {calls} calls on, while a game is packed and another begun: 0 lost");
    assert!(calls > 20);
}

/// A program that looks through new files for viruses has each of them open for itself alone, for a moment.
#[test]
#[cfg(windows)]
fn a_file_that_somebody_else_has_open_is_waited_for() {
    use std::os::windows::fs::OpenOptionsExt as _;
    let folder = Folder::new();
    let known = fill(&folder.0);
    let mut saved_games = open(&folder.0);
    let held = |name: String| {
        let path = folder.0.join(name);
        let file = fs::File::options().read(true).share_mode(0).open(path).expect("it can be opened");
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(400));
            drop(file);
        })
    };
    let mut game = Playing::resume(&mut saved_games, known[1].0, 3);
    for name in [format!("games/{}.tale", known[1].0), format!("games/{}.tale", known[1].0)] {
        let waiting = held(name);
        assert_eq!(game.step(&mut saved_games), Some(true), "{:?}", saved_games.saving());
        waiting.join().expect("it ends");
    }
    let waiting = held("tries".to_owned());
    saved_games.keep_tries("something");
    waiting.join().expect("it ends");
    assert_eq!(saved_games.tries(), "something");
}
