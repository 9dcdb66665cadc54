//! A finished game is packed: it takes up little room, is the same game, and whoever is killed or meets an error in
//! between loses nothing.

use std::{
    env, fs, io,
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use store::{Change, Faults, GameId, Mark, SavedGames, Saving};

#[cfg(unix)]
use crate::play::soak;
use crate::play::{Folder, Playing, open, tables};
use crate::traced::copy_all;

const CHILD: &str = "CLOISTER_PACKING_CHILD";

/// Plays so many games to their end, and one that goes on.
fn fill(folder: &Path, games: u64) {
    let mut saved_games = open(folder);
    for n in 0..games {
        Playing::begin_with(&mut saved_games, n, u32::MAX);
    }
    Playing::begin_with(&mut saved_games, games, 20);
}

fn marks(saved_games: &mut SavedGames) -> Vec<(GameId, Mark)> {
    let mut ids: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    ids.sort_unstable();
    ids.into_iter().map(|game| (game, saved_games.load(game, 0).expect("it is whole").0.mark)).collect()
}

fn pack_all(saved_games: &mut SavedGames) -> u32 {
    let mut many = 0;
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 7);
        many += 1;
    }
    many
}

#[cfg(unix)]
fn size(folder: &Path) -> u64 {
    cloister_tests::files(folder, "").iter().map(|path| fs::metadata(path).map_or(0, |about| about.len())).sum()
}

/// How much of the disk its files take up, in whole blocks.
#[cfg(unix)]
fn taken(folder: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt as _;
    let blocks = |path: &std::path::PathBuf| fs::metadata(path).map_or(0, |about| about.blocks() * 512);
    cloister_tests::files(folder, "").iter().map(blocks).sum()
}

#[test]
#[cfg(unix)]
fn a_finished_game_takes_up_little_room() {
    let games = if soak(1) > 1 { 5_000 } else { 400 };
    let folder = Folder::new();
    fill(&folder.0, games);
    let before = size(&folder.0.join("db")) + size(&folder.0.join("games"));
    let mut saved_games = open(&folder.0);
    let known = marks(&mut saved_games);
    assert_eq!(u64::from(pack_all(&mut saved_games)), games);
    assert_eq!(*saved_games.saving(), Saving::Saved);
    drop(saved_games);
    // What sled does not give back, the next start does.
    let mut saved_games = open(&folder.0);
    assert_eq!(marks(&mut saved_games), known, "the same games");
    assert_eq!(saved_games.to_pack(), None, "they stay packed");
    let (_, kept) = saved_games.size();
    assert!(kept < 3 * 1024 * games, "what is packed is not what the store has to keep: {kept} bytes");
    drop(saved_games);
    let parts = ["db", "packs", "games"].map(|part| folder.0.join(part));
    let bytes = parts.each_ref().map(|part| size(part) / games);
    let each: u64 = bytes.iter().sum();
    let all: u64 = parts.iter().map(|part| taken(part)).sum();
    println!(
        "{games} finished games: {} bytes each before, {each} packed (store, packs, mirrors: {bytes:?}); {:.1} MB of disk in all",
        before / games,
        all as f64 / 1e6,
    );
    assert!(each <= 25_000, "{each} bytes each");
    assert!(all * 5_000 / games < 150_000_000, "{all} bytes of disk");
}

/// As people do it: one game after another is played to its end and packed, for weeks, without a start in between.
#[test]
#[cfg(unix)]
fn games_that_are_packed_one_by_one_leave_room_for_the_next() {
    let games = if soak(1) > 1 { 5_000 } else { 300 };
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut most = 0;
    for n in 0..games {
        Playing::begin_with(&mut saved_games, n, u32::MAX);
        pack_all(&mut saved_games);
        most = most.max(saved_games.size().0);
    }
    assert_eq!(*saved_games.saving(), Saving::Saved);
    drop(saved_games);
    drop(open(&folder.0));
    let all = taken(&folder.0);
    println!(
        "{games} games packed one by one: the store took {:.1} MB at most, {:.1} MB of disk in all",
        most as f64 / 1e6,
        all as f64 / 1e6
    );
    assert!(most < 40_000_000, "{most} bytes of store for games that it no longer holds");
    assert!(all < 40_000_000 + games * 22_000, "{all} bytes of disk");
}

#[test]
fn what_happens_to_a_packed_game_follows_it_until_it_is_packed_again() {
    let folder = Folder::new();
    fill(&folder.0, 2);
    let mut saved_games = open(&folder.0);
    pack_all(&mut saved_games);
    let game = saved_games.games().iter().find(|summary| summary.over).expect("one is over").game;
    saved_games.append(game, &Change::Named { request: "n".into(), title: "Lent".into(), at: 9 });
    assert_eq!(*saved_games.saving(), Saving::Saved);
    let known = marks(&mut saved_games);
    drop(saved_games);
    let mut saved_games = open(&folder.0);
    assert_eq!(marks(&mut saved_games), known);
    assert_eq!(saved_games.to_pack(), Some(game));
    assert_eq!(pack_all(&mut saved_games), 1);
    drop(saved_games);
    // Either copy alone is enough, and tells of a game that is packed.
    for lost in ["db", "games", "packs"] {
        let copy = Folder::new();
        copy_all(&folder.0, &copy.0);
        fs::remove_dir_all(copy.0.join(lost)).expect("it can be removed");
        let mut saved_games = open(&copy.0);
        assert_eq!(marks(&mut saved_games), known, "without {lost}");
        assert_eq!(saved_games.load(game, 0).expect("it is whole").0.summary.title, "Lent");
        assert!(pack_all(&mut saved_games) >= 1, "what was mended is packed anew");
        assert_eq!(marks(&mut saved_games), known);
    }
}

/// The disk fails once, at each call in turn: nothing is lost, and all is packed afterwards.
#[test]
fn an_error_at_any_call_costs_nothing() {
    let master = Folder::new();
    fill(&master.0, 2);
    let known = marks(&mut open(&master.0));
    let mut calls = 0;
    for n in 1.. {
        let copy = Folder::new();
        copy_all(&master.0, &copy.0);
        let faults = Faults::at(n, 1, io::ErrorKind::StorageFull);
        let (mut saved_games, _) = SavedGames::open_with(&copy.0, 0, faults.clone()).expect("nobody else has it");
        pack_all(&mut saved_games);
        if !faults.happened() {
            break;
        }
        drop(saved_games);
        let mut saved_games = open(&copy.0);
        assert_eq!(marks(&mut saved_games), known, "call {n}");
        pack_all(&mut saved_games);
        assert_eq!(marks(&mut saved_games), known, "call {n}, packed");
        calls = n;
    }
    println!("{calls} calls to the disk that fail once each while games are packed: 0 lost");
    assert!(calls > 10);
}

/// An old store is turned over while it is killed again and again.
#[test]
fn an_old_store_is_turned_over_whatever_happens() {
    let folder = Folder::new();
    let games = 60;
    fill(&folder.0, games);
    fs::write(folder.0.join("format"), "cloister 1 1 1\n").expect("it was an older one");
    let known = tables(&mut open(&folder.0));
    let (mut kills, mut left, mut idle) = (0u64, games, 0);
    while left > 0 {
        let mut child = Command::new(env::current_exe().expect("a test has a program"))
            .args(["--exact", "packing::child_packs", "--nocapture", "--test-threads=1"])
            .env(CHILD, &folder.0)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the child starts");
        // Where programs start slowly a life may end before it has begun: each that did nothing lets the next be longer,
        // and each that did something a little shorter again.
        thread::sleep(Duration::from_millis(20 + kills * 13 % 120 + 20 * idle));
        child.kill().expect("it can be killed");
        child.wait().expect("it is gone");
        kills += 1;
        let mut saved_games = open(&folder.0);
        assert_eq!(tables(&mut saved_games), known, "kill {kills}");
        let before = left;
        left = games - cloister_tests::files(&folder.0.join("packs"), ".pack").len() as u64;
        idle = if left < before { idle.saturating_sub(1) } else { idle + 1 };
        assert!(kills < 2_000, "it comes to no end: {left} left");
    }
    let mut saved_games = open(&folder.0);
    pack_all(&mut saved_games);
    assert_eq!(tables(&mut saved_games), known);
    assert_eq!(fs::read_to_string(folder.0.join("format")).expect("it is there"), "cloister 2 2 2\n");
    println!("{games} games of an old store turned over in {kills} lives, each ended by a kill: 0 lost");
}

/// The child. Alone, without its environment, it does nothing.
#[test]
fn child_packs() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let mut saved_games = open(Path::new(&folder));
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 7);
        thread::sleep(Duration::from_millis(2));
    }
    thread::sleep(Duration::from_secs(10));
}

/// What we keep can be read by its owner alone, and a pipe in the folder keeps nobody waiting.
#[test]
#[cfg(unix)]
fn files_are_for_their_owner_and_a_pipe_is_none() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    fill(&folder.0, 1);
    for path in ["db/db", "games/house.tale", "format"] {
        let _ = fs::set_permissions(folder.0.join(path), fs::Permissions::from_mode(0o644));
    }
    let mut saved_games = open(&folder.0);
    pack_all(&mut saved_games);
    let mut game = Playing::begin(&mut saved_games, 9);
    game.step(&mut saved_games);
    let known = marks(&mut saved_games);
    for path in cloister_tests::files(&folder.0, "") {
        let mode = fs::metadata(&path).expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", path.display());
    }
    drop(saved_games);
    let first = "games/0000000000000001aaaaaaaaaaaaaaaa";
    let pipes = ["games/house.tale", &format!("{first}.tale"), "format", "lock", "room", "tries", "days.new"];
    let beside = ["format.new", "tries.new", &format!("{first}.new"), "packs/0000000000000001aaaaaaaaaaaaaaaa.new"];
    for pipe in pipes.iter().chain(&beside).map(|name| folder.0.join(name)) {
        let _ = fs::remove_file(&pipe);
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("it is there").success());
    }
    let (tell, told) = std::sync::mpsc::channel();
    let path = folder.0.clone();
    thread::spawn(move || {
        let mut saved_games = open(&path);
        saved_games.keep_tries("");
        let _ = tell.send((marks(&mut saved_games), saved_games.tries()));
    });
    let (found, _) = told.recv_timeout(Duration::from_secs(120)).expect("it opens, and waits for nobody");
    assert_eq!(found, known);
}

/// A link in the folder leads to what is not ours, or back into the folder: nobody's files are locked or emptied, and the
/// start ends.
#[test]
#[cfg(unix)]
fn a_link_in_the_folder_leads_to_nobody_elses_files() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (folder, home) = (Folder::new(), Folder::new());
    fill(&folder.0, 1);
    let theirs = home.0.join("letter.txt");
    fs::create_dir_all(&home.0).expect("a folder");
    fs::write(&theirs, "dear Ann").expect("a file");
    fs::set_permissions(&theirs, fs::Permissions::from_mode(0o644)).expect("everybody may read it");
    symlink(&home.0, folder.0.join("games/home")).expect("a link");
    for back in ["games/a", "games/b", "games/c", "db/d"] {
        symlink(&folder.0, folder.0.join(back)).expect("a link");
    }
    for name in ["room", "days.new", "format.new"] {
        symlink(&theirs, folder.0.join(name)).expect("a link");
    }
    let (tell, told) = std::sync::mpsc::channel();
    let path = folder.0.clone();
    thread::spawn(move || tell.send(open(&path).games().len()));
    let found = told.recv_timeout(Duration::from_secs(120)).expect("the start ends");
    assert_eq!(found, 2);
    assert_eq!(fs::read_to_string(&theirs).expect("it is there"), "dear Ann");
    let mode = fs::metadata(&theirs).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode, 0o644, "it is as readable as it was");
}
