//! A disk that is really full, or really read-only. Each test runs in a process with a small disk of
//! its own; where the system grants none, it says so.

use std::{env, fs, path::PathBuf, process::Command};

use store::{News, SavedGames, Saving, Why};

use crate::play::{Folder, Playing, open, tables};

const DISK: &str = "CLOISTER_SMALL_DISK";

/// A small disk, if this is the process that has one; else this test is run in such a process.
fn small_disk(test: &str) -> Option<PathBuf> {
    if let Some(disk) = env::var_os(DISK) {
        return Some(PathBuf::from(disk));
    }
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).expect("a folder");
    let mount = "mount -t tmpfs -o size=6m tmpfs \"$CLOISTER_SMALL_DISK\"";
    let unshared = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c", script, "sh"]).env(DISK, &folder.0);
        command
    };
    if !unshared(mount).output().is_ok_and(|output| output.status.success()) {
        println!("no small disk here: {test} is not tried");
        return None;
    }
    let output = unshared(&format!("{mount} && exec \"$@\""))
        .arg(env::current_exe().expect("a test has a program"))
        .args(["--exact", &format!("full_disk::{test}"), "--nocapture"])
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said.lines().filter(|line| line.contains("disk")).for_each(|line| println!("{line}"));
    None
}

#[test]
fn a_full_disk_costs_no_play_and_no_action() {
    let Some(disk) = small_disk("a_full_disk_costs_no_play_and_no_action") else { return };
    let (folder, filler) = (disk.join("store"), disk.join("filler"));
    fs::write(&filler, vec![1; 2 << 20]).expect("there is room for the filler");
    let (mut saved_games, news) = SavedGames::open(&folder, 0).expect("nobody else has it");
    assert!(matches!(news[..], [News::LittleSpace { free }] if free < 20 << 20), "{news:?}");
    assert_eq!(*saved_games.saving(), Saving::Saved, "with little room games are still saved");
    let (mut n, mut acknowledged) = (0, Vec::new());
    let mut game = loop {
        let mut game = Playing::begin(&mut saved_games, n);
        n += 1;
        while let Some(true) = game.step(&mut saved_games) {}
        if let Saving::NotSaved { reason, .. } = saved_games.saving() {
            assert_eq!(*reason, Why::DiskFull);
            break game;
        }
        acknowledged = saved_games.games().into_iter().map(|summary| (summary.game, summary.number)).collect();
        assert!(n < 500, "the disk never fills");
    };
    for _ in 0..20 {
        game.step(&mut saved_games);
    }
    assert!(matches!(saved_games.reopen(0), Saving::NotSaved { .. }), "it is still full");
    game.step(&mut saved_games);
    drop(saved_games);
    let (saved_games, news) = SavedGames::open(&folder, 0).expect("it opens, in memory");
    assert!(matches!(news[..], [News::InMemory { reason: Why::DiskFull, .. }]), "{news:?}");
    drop(saved_games);
    fs::remove_file(&filler).expect("room is made");
    let mut saved_games = open(&folder);
    for (id, number) in acknowledged {
        assert!(saved_games.summary(id).is_some_and(|summary| summary.number >= number), "{id}");
    }
    println!("{n} games until the disk was full; all {} are back", tables(&mut saved_games).len());
}

#[test]
fn what_was_played_on_a_full_disk_is_written_when_there_is_room() {
    let Some(disk) = small_disk("what_was_played_on_a_full_disk_is_written_when_there_is_room") else { return };
    let (folder, filler) = (disk.join("again"), disk.join("again-filler"));
    fs::write(&filler, vec![1; 2 << 20]).expect("there is room for the filler");
    let mut saved_games = open(&folder);
    let mut n = 0;
    let mut game = loop {
        let mut game = Playing::begin(&mut saved_games, n);
        n += 1;
        while let Some(true) = game.step(&mut saved_games) {}
        if *saved_games.saving() != Saving::Saved {
            break game;
        }
    };
    for _ in 0..20 {
        game.step(&mut saved_games);
    }
    fs::remove_file(&filler).expect("room is made");
    assert_eq!(*saved_games.reopen(0), Saving::Saved);
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    assert_eq!(games::resume(&saved.save()).expect("it holds").hash(), game.table.hash());
    drop(saved_games);
    assert!(tables(&mut open(&folder)).iter().any(|(id, _, hash)| (*id, *hash) == (game.id, game.table.hash())));
}

#[test]
fn a_disk_that_may_not_be_written_costs_no_play() {
    let Some(disk) = small_disk("a_disk_that_may_not_be_written_costs_no_play") else { return };
    let folder = disk.join("store");
    let mut saved_games = open(&folder);
    let mut game = Playing::begin(&mut saved_games, 1);
    game.step(&mut saved_games);
    drop(saved_games);
    let remount = |how: &str| {
        let done = Command::new("mount").args(["-o", how]).arg(&disk).status();
        assert!(done.is_ok_and(|status| status.success()), "{how}");
    };
    remount("remount,ro");
    let (mut saved_games, news) = SavedGames::open(&folder, 0).expect("it opens, in memory");
    assert!(matches!(news[..], [News::InMemory { reason: Why::ReadOnly, .. }]), "{news:?}");
    let mut other = Playing::begin(&mut saved_games, 2);
    for _ in 0..20 {
        assert_eq!(other.step(&mut saved_games), Some(false), "played, and said not to be saved");
    }
    remount("remount,rw");
    assert_eq!(*saved_games.reopen(0), Saving::Saved);
    let found: Vec<_> = tables(&mut saved_games).into_iter().map(|(id, _, hash)| (id, hash)).collect();
    assert_eq!(found, [(game.id, game.table.hash()), (other.id, other.table.hash())]);
    println!("a disk that may not be written: play went on, and everything was written when it might");
}
