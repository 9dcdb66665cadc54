//! The stored files are damaged; nothing is lost silently, nothing panics, and nearly everything
//! comes back.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use store::{Archive, News, Saving};
use table::{Purpose, Rng, Seed};

use crate::play::{Folder, Playing, open, soak, tables};
use crate::traced::copy_all;

fn trials() -> u32 {
    soak(500) as u32
}

#[test]
fn a_fault_in_any_file_costs_nothing() {
    let master = Folder::new();
    let mut archive = open(&master.0);
    for n in 0..3 {
        let mut game = Playing::begin(&mut archive, n);
        for _ in 0..40 {
            game.step(&mut archive);
        }
    }
    drop(archive);
    // A second life, so that a snapshot lies beside what was written since.
    let mut archive = open(&master.0);
    let games: Vec<_> = archive.games().iter().map(|summary| summary.game).collect();
    for game in games {
        let mut game = Playing::resume(&mut archive, game, 3);
        for _ in 0..30 {
            game.step(&mut archive);
        }
    }
    let before = tables(&mut archive);
    drop(archive);
    // sled panics on some damage; that is caught, and need not fill the screen.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !panic.location().is_some_and(|at| at.file().contains("sled")) {
            hook(panic);
        }
    }));
    let mut rng = Seed::from(17).stream(Purpose::Test, 0);
    let (mut back, mut expected, mut told, mut aside) = (0, 0, 0, 0);
    for trial in 0..trials() {
        let copy = Folder::new();
        copy_all(&master.0, &copy.0);
        let what = damage(&copy.0, &mut rng);
        let opened = catch_unwind(AssertUnwindSafe(|| Archive::open(&copy.0, 5)));
        let (mut archive, mut news) = opened
            .unwrap_or_else(|_| panic!("trial {trial}: {what}: it panicked"))
            .unwrap_or_else(|error| panic!("trial {trial}: {what}: {error}"));
        assert_eq!(*archive.saving(), Saving::Saved, "trial {trial}: {what}: {news:?}");
        for (game, number, hash) in &before {
            expected += 1;
            let Ok((tale, more)) = archive.load(*game, 5) else { continue };
            news.extend(more);
            let table = games::resume(&tale.save()).expect("what opens holds");
            let whole = tale.summary.number == *number && table.hash() == *hash;
            let said = news.iter().any(
                |item| matches!(item, News::Shortened { game: of, .. } | News::Unreadable { game: of } if of == game),
            );
            assert!(whole || said, "trial {trial}: {what}: {game} was shortened without a word");
            back += u32::from(whole);
            told += u32::from(!whole);
        }
        aside += u32::from(news.iter().any(|item| matches!(item, News::SetAside { .. })));
        drop(archive);
        let (mut again, _) = Archive::open(&copy.0, 6).expect("it opens again");
        assert_eq!(tables(&mut again).len(), before.len(), "trial {trial}: {what}: it stays healed");
    }
    println!(
        "{} faults: {back} of {expected} games whole, {told} shortened and told, store set aside {aside} times",
        trials()
    );
    assert!(back * 100 >= expected * 99, "{back} of {expected}");
}

/// Damages one file, and says how.
fn damage(folder: &Path, rng: &mut Rng) -> String {
    let files: Vec<PathBuf> = cloister_tests::files(folder, "")
        .into_iter()
        .filter(|path| !path.ends_with("lock") && fs::metadata(path).is_ok_and(|about| about.len() > 0))
        .collect();
    // Every other fault is in sled's own log, where most of the bytes are.
    let logs: Vec<PathBuf> = files.iter().filter(|path| path.ends_with("db/db")).cloned().collect();
    let path = if rng.below(2) == 0 { rng.pick(&logs) } else { rng.pick(&files) };
    let path = path.expect("there are files").clone();
    let mut bytes = fs::read(&path).expect("a file can be read");
    let used = bytes.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1) as u32;
    let at = rng.below(used) as usize;
    let how = match rng.below(5) {
        0 => {
            bytes[at] ^= 1 << rng.below(8);
            "a bit flipped"
        }
        1 => {
            bytes.truncate(at);
            "cut"
        }
        2 => {
            let end = (at + 4096).min(bytes.len());
            bytes[at..end].fill(0);
            "a page zeroed"
        }
        3 => {
            let end = (at + 64).min(bytes.len());
            bytes[at..end].iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
            "garbage"
        }
        _ => {
            fs::remove_file(&path).expect("a file can be removed");
            return format!("{} missing", path.display());
        }
    };
    fs::write(&path, bytes).expect("a file can be written");
    format!("{} {how} at {at}", path.display())
}
