//! Every call to the disk fails once: the n-th, for every n. Nothing is acknowledged falsely, play
//! goes on, and everything is there once the disk is well again.

use std::{
    io::ErrorKind,
    time::{Duration, Instant},
};

use store::{Faults, SavedGames, Saving};

use crate::play::{Folder, Playing, open, tables};

/// Plays a little on a disk with these faults; whether the fault came about.
fn play(faults: Faults) -> bool {
    let folder = Folder::new();
    let mut acknowledged = 0;
    let mut game = {
        let (mut saved_games, _) = SavedGames::open_with(&folder.0, 0, faults.clone()).expect("nobody else has it");
        let mut game = Playing::begin(&mut saved_games, 1);
        for _ in 0..12 {
            let saved = game.step(&mut saved_games).expect("the game is not over so soon");
            if saved {
                acknowledged = saved_games.summary(game.id).expect("it is there").number;
            }
        }
        // The player sees the banner and tries again.
        saved_games.reopen(0);
        if *saved_games.saving() == Saving::Saved {
            acknowledged = saved_games.summary(game.id).expect("it is there").number;
            assert_eq!(acknowledged, 13, "everything was caught up");
        }
        // A disk that cannot even be read leaves the table that is being played.
        if let Ok((saved, _)) = saved_games.load(game.id, 0) {
            assert_eq!(games::resume(&saved.save()).expect("it holds").hash(), game.table.hash());
        }
        game
    };
    let mut saved_games = open(&folder.0);
    let there = saved_games.summary(game.id).map_or(0, |summary| summary.number);
    assert!(there >= acknowledged, "{acknowledged} acknowledged, {there} there");
    if there == 13 {
        assert_eq!(tables(&mut saved_games)[0].2, game.table.hash());
        game.step(&mut saved_games);
    }
    faults.happened()
}

#[test]
fn the_nth_call_fails_once() {
    let mut n = 1;
    while play(Faults::at(
        n,
        1,
        [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::Other][n as usize % 3],
    )) {
        n += 1;
    }
    println!("{} calls, each failed once", n - 1);
    assert!(n > 60, "only {n} calls");
}

#[test]
fn from_the_nth_call_on_the_disk_is_full_for_a_while() {
    let mut n = 1;
    while play(Faults::at(n, 7, ErrorKind::StorageFull)) {
        n += 1;
    }
    assert!(n > 60, "only {n} calls");
}

#[test]
fn a_disk_that_stays_full_costs_no_play() {
    let mut n = 1;
    while play(Faults::at(n, u64::MAX / 2, ErrorKind::StorageFull)) {
        n += 1;
    }
}

/// A write that never comes back is given up: nobody waits for it for ever, it is not called saved, play goes on in
/// memory, and later everything is there.
#[test]
fn a_disk_that_never_answers_is_given_up() {
    let mut hung = 0;
    for n in 1..60 {
        let folder = Folder::new();
        drop(open(&folder.0));
        let faults = Faults::hanging(n, Duration::from_millis(150));
        let (mut saved_games, _) = SavedGames::open_with(&folder.0, 0, faults.clone()).expect("nobody else has it");
        let began = Instant::now();
        let mut game = Playing::begin(&mut saved_games, 1);
        let mut said = Vec::new();
        for _ in 0..12 {
            said.push(game.step(&mut saved_games));
        }
        // A single wait for a disk that is only slow would be as long.
        assert!(began.elapsed() < Duration::from_secs(10), "call {n}: somebody waited");
        if !faults.happened() {
            break;
        }
        let numbers = |saved_games: &SavedGames| saved_games.summary(game.id).map(|summary| summary.number);
        let before = numbers(&saved_games);
        if said.contains(&Some(false)) {
            hung += 1;
        }
        assert_eq!(*saved_games.reopen(5), Saving::Saved, "call {n}");
        assert_eq!(numbers(&saved_games), before, "call {n}: all is there");
        drop(saved_games);
        assert_eq!(numbers(&open(&folder.0)), before, "call {n}: also after a restart");
    }
    println!("a write that never came back, at {hung} places: given up, played on in memory, and all there later");
    assert!(hung > 5);
}
