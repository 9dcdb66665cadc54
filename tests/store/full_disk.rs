//! A disk that is really full. Give it one: `CLOISTER_SMALL_DISK=/a/tmpfs/of/a/few/megabytes`.

use std::{env, fs, path::PathBuf};

use store::{Archive, News, Saving, Why};

use crate::play::{Playing, open, tables};

#[test]
fn a_full_disk_costs_no_play_and_no_action() {
    let Some(disk) = env::var_os("CLOISTER_SMALL_DISK").map(PathBuf::from) else { return };
    let (folder, filler) = (disk.join("store"), disk.join("filler"));
    let _ = fs::remove_dir_all(&folder);
    fs::write(&filler, vec![1; 2 << 20]).expect("there is room for the filler");
    let mut archive = open(&folder);
    let (mut n, mut acknowledged) = (0, Vec::new());
    let mut game = loop {
        let mut game = Playing::begin(&mut archive, n);
        n += 1;
        while let Some(true) = game.step(&mut archive) {}
        if let Saving::NotSaved { reason, .. } = archive.saving() {
            assert_eq!(*reason, Why::DiskFull);
            break game;
        }
        acknowledged = archive.games().into_iter().map(|summary| (summary.game, summary.number)).collect();
        assert!(n < 500, "the disk never fills");
    };
    for _ in 0..20 {
        game.step(&mut archive);
    }
    assert!(matches!(archive.reopen(0), Saving::NotSaved { .. }), "it is still full");
    game.step(&mut archive);
    drop(archive);
    let (archive, news) = Archive::open(&folder, 0).expect("it opens, in memory");
    assert!(matches!(news[..], [News::InMemory { reason: Why::DiskFull, .. }]), "{news:?}");
    drop(archive);
    fs::remove_file(&filler).expect("room is made");
    let mut archive = open(&folder);
    for (id, number) in acknowledged {
        assert!(archive.summary(id).is_some_and(|summary| summary.number >= number), "{id}");
    }
    println!("{n} games until the disk was full; all {} are back", tables(&mut archive).len());
}

#[test]
fn what_was_played_on_a_full_disk_is_written_when_there_is_room() {
    let Some(disk) = env::var_os("CLOISTER_SMALL_DISK").map(PathBuf::from) else { return };
    let (folder, filler) = (disk.join("again"), disk.join("again-filler"));
    let _ = fs::remove_dir_all(&folder);
    fs::write(&filler, vec![1; 1 << 20]).expect("there is room for the filler");
    let mut archive = open(&folder);
    let mut n = 0;
    let mut game = loop {
        let mut game = Playing::begin(&mut archive, n);
        n += 1;
        while let Some(true) = game.step(&mut archive) {}
        if *archive.saving() != Saving::Saved {
            break game;
        }
    };
    for _ in 0..20 {
        game.step(&mut archive);
    }
    fs::remove_file(&filler).expect("room is made");
    assert_eq!(*archive.reopen(0), Saving::Saved);
    let (tale, _) = archive.load(game.id, 0).expect("it opens");
    assert_eq!(games::resume(&tale.save()).expect("it holds").hash(), game.table.hash());
    drop(archive);
    assert!(tables(&mut open(&folder)).iter().any(|(id, _, hash)| (*id, *hash) == (game.id, game.table.hash())));
}
