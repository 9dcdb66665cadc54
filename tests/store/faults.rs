//! The stored files are damaged; no game is hidden, nothing is lost silently, nothing panics, and nearly everything
//! comes back.
//!
//! sled keeps its pages in segments of 512 kB. A few games lie in one of them and are found damaged as soon as the
//! store is opened; of many games only some are touched, and found damaged much later. So this is tried with few
//! games and with many.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use store::{GameId, Mark, News, SavedGames, Saving};
use table::{Purpose, Rng, Seed};

use crate::play::{Folder, Playing, open, soak};
use crate::traced::copy_all;

#[test]
fn a_fault_among_3_games_costs_nothing() {
    try_faults(3, soak(150), 1);
}

#[test]
fn a_fault_among_10_games_costs_nothing() {
    try_faults(10, soak(100), 2);
}

#[test]
fn a_fault_among_100_games_costs_nothing() {
    try_faults(100, soak(150), 3);
}

#[test]
fn a_fault_among_1000_games_costs_nothing() {
    try_faults(1000, soak(12), 4);
}

/// Damages a store of so many games so many times, once each.
fn try_faults(games: u64, trials: u64, seed: u64) {
    let master = Folder::new();
    fill(&master.0, games);
    let mut saved_games = open(&master.0);
    let (before, played) = (marks(&mut saved_games), running(&saved_games)[0]);
    drop(saved_games);
    assert_eq!(before.len() as u64, games);
    quiet_sled();
    let mut rng = Seed::from(seed).stream(Purpose::Test, 0);
    let (mut whole, mut told, mut aside) = (0, 0, 0);
    for trial in 0..trials {
        let copy = Folder::new();
        copy_linked(&master.0, &copy.0, played);
        let (what, struck) = damage(&copy.0, &mut rng);
        let what = format!("{games} games, trial {trial}: {what}");
        let opened = catch_unwind(AssertUnwindSafe(|| SavedGames::open(&copy.0, 5)));
        let (mut saved_games, mut news) =
            opened.unwrap_or_else(|_| panic!("{what}: it panicked")).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(*saved_games.saving(), Saving::Saved, "{what}: {news:?}");
        assert_eq!(saved_games.games().len() as u64, games, "{what}: games are hidden");
        for (game, mark) in &before {
            let now = saved_games.load(*game, 5).map(|(saved, more)| {
                news.extend(more);
                saved.mark
            });
            let is_whole = now.as_ref().is_ok_and(|now| now == mark);
            assert!(is_whole || is_named(&news, *game), "{what}: {game} was shortened without a word: {:?}", now.err());
            assert!(is_whole || struck == game.to_string(), "{what}: {game} is not whole, though its mirror is");
            whole += u64::from(is_whole);
            told += u64::from(!is_whole);
        }
        assert_eq!(*saved_games.saving(), Saving::Saved, "{what}: it is still saved");
        let mut game = Playing::resume(&mut saved_games, played, trial);
        assert_eq!(game.step(&mut saved_games), Some(true), "{what}: one can play on, and that is saved");
        aside += u32::from(news.iter().any(|item| matches!(item, News::SetAside { .. })));
        drop(saved_games);
        let (mut again, news) = SavedGames::open(&copy.0, 6).expect("it opens again");
        assert_eq!(marks(&mut again).len(), before.len(), "{what}: it stays mended: {news:?}");
    }
    println!(
        "{games} games, {trials} faults: {whole} of {} whole, {told} shortened and told, 0 hidden, store set aside {aside} times",
        games * trials
    );
    assert!(whole * 100 >= games * trials * 99, "{whole} of {}", games * trials);
}

/// A page of the store is damaged, and the mirror of one game as well: that game comes back where the store still has
/// it, or is named; of the others nothing is lost.
#[test]
fn two_faults_cost_one_game_at_most() {
    let master = Folder::new();
    fill(&master.0, 60);
    let before = marks(&mut open(&master.0));
    quiet_sled();
    let mut rng = Seed::from(5).stream(Purpose::Test, 0);
    let (trials, mut back) = (soak(30), 0);
    for trial in 0..trials {
        let copy = Folder::new();
        copy_all(&master.0, &copy.0);
        let log = copy.0.join("db/db");
        let mut bytes = fs::read(&log).expect("it can be read");
        let at = rng.below(bytes.len() as u32 - 4096) as usize;
        bytes[at..at + 4096].fill(0);
        fs::write(&log, bytes).expect("it can be written");
        let (struck, _) = *rng.pick(&before).expect("there are games");
        fs::write(copy.0.join(format!("games/{struck}.tale")), "nonsense\n").expect("it can be written");
        let (mut saved_games, mut news) = SavedGames::open(&copy.0, 5).expect("nobody else has it");
        assert_eq!(saved_games.games().len(), before.len(), "trial {trial}: games are hidden");
        for (game, mark) in &before {
            let now = saved_games.load(*game, 5).map(|(saved, more)| {
                news.extend(more);
                saved.mark
            });
            let is_whole = now.as_ref().is_ok_and(|now| now == mark);
            // Nobody can tell any more how long it was: it is named, with the number to which it came back.
            let mended = |item: &News| matches!(item, News::Repaired { game, .. } if *game == struck);
            let named = *game == struck && (is_named(&news, struck) || news.iter().any(mended));
            assert!(is_whole || named, "trial {trial}: {game} is not whole: {:?}", now.err());
            back += u64::from(is_whole && *game == struck);
        }
    }
    println!("{trials} games whose mirror was damaged beside a page of the store: {back} whole, the others named");
    assert!(back * 2 > trials, "only {back} of {trials} came back from the store");
}

/// Whether the players were told that this game is not whole.
fn is_named(news: &[News], game: GameId) -> bool {
    let names = |item: &News| matches!(item, News::Shortened { game: of, .. } | News::Unreadable { game: of, .. } if *of == game);
    news.iter().any(names)
}

/// Plays so many games into a new store, in two lives, so that a snapshot lies beside what was written since. Every
/// third is over, and packed.
fn fill(folder: &Path, games: u64) {
    let mut saved_games = open(folder);
    for n in 0..games {
        Playing::begin_with(&mut saved_games, n, if n % 3 == 1 { u32::MAX } else { 40 });
    }
    while let Some(game) = saved_games.to_pack() {
        saved_games.pack(game, 5);
    }
    drop(saved_games);
    let mut saved_games = open(folder);
    for game in running(&saved_games).into_iter().take(30) {
        let mut game = Playing::resume(&mut saved_games, game, 3);
        for _ in 0..20 {
            game.step(&mut saved_games);
        }
    }
}

/// The games that are not over.
fn running(saved_games: &SavedGames) -> Vec<GameId> {
    saved_games.games().iter().filter(|summary| !summary.over).map(|summary| summary.game).collect()
}

/// Every game that can be opened, with the mark of its last record: a digest of all there is of it.
fn marks(saved_games: &mut SavedGames) -> Vec<(GameId, Mark)> {
    let ids: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    ids.into_iter().filter_map(|game| Some((game, saved_games.load(game, 0).ok()?.0.mark))).collect()
}

/// sled panics on some damage; that is caught, and need not fill the screen.
fn quiet_sled() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !panic.location().is_some_and(|at| at.file().contains("sled")) {
                hook(panic);
            }
        }));
    });
}

/// Copies a store. Mirrors and packs are only linked, because nothing writes into them without putting a new file in
/// their place; but for the mirror of the game that is played on.
fn copy_linked(from: &Path, to: &Path, played: GameId) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a store").flatten() {
        let (path, own) = (entry.path(), to.join(entry.file_name()));
        if path.ends_with("games") || path.ends_with("packs") {
            fs::create_dir(&own).expect("a folder");
            for mirror in cloister_tests::files(&path, "") {
                let name = mirror.file_name().expect("a file has a name");
                if name.to_string_lossy().starts_with(&played.to_string()) {
                    fs::copy(&mirror, own.join(name)).expect("a copy");
                } else {
                    fs::hard_link(&mirror, own.join(name)).expect("a link");
                }
            }
        } else if path.is_dir() {
            copy_all(&path, &own);
        } else {
            fs::copy(&path, &own).expect("a copy");
        }
    }
}

/// Damages one file; says how, and whose mirror it was, if it was one.
fn damage(folder: &Path, rng: &mut Rng) -> (String, String) {
    let files: Vec<PathBuf> = cloister_tests::files(folder, "")
        .into_iter()
        .filter(|path| !path.ends_with("lock") && fs::metadata(path).is_ok_and(|about| about.len() > 0))
        .collect();
    // Every other fault is in sled's own log, where most of the bytes are.
    let logs: Vec<PathBuf> = files.iter().filter(|path| path.ends_with("db/db")).cloned().collect();
    let path = if rng.below(2) == 0 { rng.pick(&logs) } else { rng.pick(&files) };
    let path = path.expect("there are files").clone();
    let mirror = path.file_stem().filter(|_| path.parent().is_some_and(|parent| parent.ends_with("games")));
    let struck = mirror.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let mut bytes = fs::read(&path).expect("a file can be read");
    let used = bytes.iter().rposition(|byte| *byte != 0).map_or(1, |last| last + 1) as u32;
    let at = rng.below(used) as usize;
    let how = match rng.below(6) {
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
        4 => {
            bytes.extend((0..5000).map(|_| rng.below(256) as u8));
            "grown"
        }
        _ => "missing",
    };
    fs::remove_file(&path).expect("a file can be removed");
    if how != "missing" {
        fs::write(&path, bytes).expect("a file can be written");
    }
    (format!("{} {how} at {at}", path.display()), struck)
}
