//! What is put in comes out, from every backing.

use std::fs;

use store::{
    Batch, Change, Failing, Faults, GameFile, GameId, GameResult, Memory, Mirror, News, SavedGames, Saving, Settings,
    SledStore, Statistics, Store, StoreError,
};
use table::{BadSave, Turn};

use crate::play::{Folder, Playing, id, open, tables};

fn backings(folder: &Folder) -> Vec<(&'static str, SavedGames)> {
    let memory = || Box::new(Memory::default()) as Box<dyn Store>;
    let failing = Box::new(Failing::new(Memory::default(), Faults::none()));
    let mirror = Mirror::open(&folder.0.join("mirror"), Faults::none()).expect("a mirror opens");
    vec![
        ("memory", SavedGames::with(memory(), None, Faults::none(), Saving::Saved)),
        ("failing", SavedGames::with(failing, Some(mirror), Faults::none(), Saving::Saved)),
        ("sled", open(&folder.0.join("sled"))),
    ]
}

#[test]
fn every_backing_keeps_a_game() {
    let folder = Folder::new();
    for (name, mut saved_games) in backings(&folder) {
        let mut game = Playing::begin(&mut saved_games, 1);
        while game.step(&mut saved_games).is_some() {}
        let kept = tables(&mut saved_games);
        assert_eq!(kept.len(), 1, "{name}");
        assert_eq!(kept[0].2, game.table.hash(), "{name}");
        assert!(saved_games.games()[0].over, "{name}");
    }
}

#[test]
fn a_game_goes_on_after_reopening() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 2);
    for _ in 0..60 {
        game.step(&mut saved_games);
    }
    let before = tables(&mut saved_games);
    let summaries: Vec<_> = saved_games.games().into_iter().cloned().collect();
    drop(saved_games);
    let mut saved_games = open(&folder.0);
    assert_eq!(saved_games.games().into_iter().cloned().collect::<Vec<_>>(), summaries);
    assert_eq!(tables(&mut saved_games), before);
    let mut game = Playing::resume(&mut saved_games, game.id, 5);
    while game.step(&mut saved_games).is_some() {}
    assert_eq!(game.table.turn(), Turn::Over);
}

#[test]
fn a_second_process_is_told_so() {
    let folder = Folder::new();
    let _first = open(&folder.0);
    assert!(matches!(SavedGames::open(&folder.0, 0), Err(StoreError::InUse)));
}

#[test]
fn a_deleted_game_comes_back_for_thirty_days() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    Playing::begin(&mut saved_games, 3);
    Playing::begin(&mut saved_games, 4);
    saved_games.append(id(3), &Change::Deleted { request: "d".into(), at: DAY });
    drop(saved_games);
    let (mut saved_games, _) = SavedGames::open(&folder.0, 20 * DAY).expect("it opens");
    assert_eq!(saved_games.summary(id(3)).and_then(|summary| summary.deleted), Some(DAY));
    saved_games.append(id(3), &Change::Restored { request: "r".into(), at: 20 * DAY });
    assert_eq!(saved_games.summary(id(3)).and_then(|summary| summary.deleted), None);
    saved_games.append(id(3), &Change::Deleted { request: "e".into(), at: 21 * DAY });
    drop(saved_games);
    let (mut saved_games, _) = SavedGames::open(&folder.0, 9999 * DAY).expect("it opens");
    assert_eq!(saved_games.games().len(), 2, "a clock that is wrong once throws nothing away");
    // Somebody even plays under that clock.
    for at in [9999 * DAY, 55 * DAY] {
        let played = Change::Played { request: "p".into(), acts: Vec::new(), again: false, over: false, at };
        saved_games.append(id(4), &played);
    }
    drop(saved_games);
    for _ in 0..4 {
        let (saved_games, _) = SavedGames::open(&folder.0, 60 * DAY).expect("it opens");
        assert_eq!(saved_games.games().len(), 2, "nor does one day on which it is started often");
    }
    let (saved_games, _) = SavedGames::open(&folder.0, 61 * DAY).expect("it opens");
    assert_eq!(saved_games.games().len(), 1, "the other one stays");
    drop(saved_games);
    let (saved_games, _) = SavedGames::open(&folder.0, 60 * DAY).expect("it opens");
    assert!(saved_games.summary(id(3)).is_none(), "it does not come back from the mirror");
}

#[test]
fn settings_and_results_are_kept() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let settings = Settings { language: "fr".into(), ..Settings::default() };
    saved_games.set(settings.clone(), 7);
    let mut game = Playing::begin(&mut saved_games, 5);
    while game.step(&mut saved_games).is_some() {}
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    let result = GameResult::of(&saved, &*game.table).expect("it is over");
    assert!(result.places.iter().any(|place| !place.sources.is_empty()), "{result:?}");
    assert!(result.places.iter().all(|place| place.colour.is_some()));
    saved_games.finished(game.id, result.clone());
    drop(saved_games);
    fs::remove_dir_all(folder.0.join("db")).expect("sled can be thrown away");
    let saved_games = open(&folder.0);
    assert_eq!(*saved_games.settings(), settings);
    assert_eq!(saved_games.results().get(&game.id), Some(&result), "and rebuilt by replay it is equal");
    assert_eq!(Statistics::of(saved_games.results(), &games::all()).played["monastery"], 1);
}

#[test]
fn a_file_carries_a_game() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 6);
    for _ in 0..40 {
        game.step(&mut saved_games);
    }
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    let running = GameFile::of(&saved, false, 77).write();
    assert!(!running.contains("draw") && !running.contains(&saved.seed.to_string()), "{running}");
    let (_, save, table) = GameFile::read(&running, games::resume).expect("it reads");
    assert_eq!(table.hash(), game.table.hash());
    let changes = GameFile::of(&saved, false, 77).changes(&save, "import", false, 9);
    saved_games.begin(id(60), save.rules, &changes);
    assert_eq!(saved_games.load(id(60), 0).expect("it opens").0.save(), save);

    while game.step(&mut saved_games).is_some() {}
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    let over = GameFile::of(&saved, true, 78).write();
    assert!(over.lines().count() > saved.acts.len(), "an action a line");
    let (file, _, table) = GameFile::read(&over, games::resume).expect("it reads");
    assert_eq!((table.hash(), file.title.as_str()), (game.table.hash(), "Game 6"));
    assert!(GameFile::read(&saved.save().write(), games::resume).is_ok(), "a bare save is read too");
}

#[test]
fn a_changed_file_is_refused_with_its_place() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 7);
    while game.step(&mut saved_games).is_some() {}
    let (saved, _) = saved_games.load(game.id, 0).expect("it opens");
    let over = GameFile::of(&saved, true, 78).write();
    let refused = |text: &str| GameFile::read(text, games::resume).err().expect("it is refused").to_string();
    assert!(refused(&over.replace("Game 7", "Game 8")).contains("changed or damaged"));
    let mut save = saved.save();
    save.log.remove(30);
    assert!(refused(&save.write()).contains("action "), "{}", refused(&save.write()));
    save.cloister = 9;
    assert_eq!(refused(&save.write()), BadSave::Newer(9).to_string());
    for cut in (0..over.len()).step_by(over.len() / 200 + 1) {
        assert!(!over.is_char_boundary(cut) || GameFile::read(&over[..cut], games::resume).is_err());
    }
    assert!(refused(&"x".repeat(6 << 20)).contains("too large"));
}

#[test]
fn nothing_of_a_running_game_can_be_read_in_the_files() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    let mut game = Playing::begin(&mut saved_games, 8);
    for _ in 0..80 {
        game.step(&mut saved_games);
    }
    let seed = saved_games.load(game.id, 0).expect("it opens").0.seed;
    drop(saved_games);
    let names = ["draw", "put-back", "garden", "chapel", "library", "farm"];
    for path in cloister_tests::files(&folder.0, "") {
        let bytes = fs::read(&path).expect("a file can be read");
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(&seed.to_string()), "{}", path.display());
        assert!(!bytes.windows(8).any(|eight| eight == &seed.0[..8]) || seed.0[..8] == [0; 8]);
        for name in names {
            assert!(!text.contains(name), "{} says {name}", path.display());
        }
    }
}

#[test]
fn compaction_keeps_everything() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    for n in 0..4 {
        let mut game = Playing::begin(&mut saved_games, n);
        while game.step(&mut saved_games).is_some() {}
    }
    let before = tables(&mut saved_games);
    let mut news = Vec::new();
    saved_games.compact(&mut news).expect("there is room");
    assert!(matches!(news[..], [News::Compacted { .. }]), "{news:?}");
    assert_eq!(tables(&mut saved_games), before);
    drop(saved_games);
    assert_eq!(tables(&mut open(&folder.0)), before);
}

#[test]
fn compaction_gives_back_what_thrown_away_games_took() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let (folder, mut memory) = (Folder::new(), SavedGames::in_memory(Saving::Saved));
    let mut game = Playing::begin(&mut memory, 1);
    while game.step(&mut memory).is_some() {}
    let (saved, _) = memory.load(game.id, 0).expect("it opens");
    let mut saved_games = open(&folder.0);
    for n in 0..60 {
        saved_games.begin(id(n), saved.summary.rules, &saved.copied(saved.acts.len(), "copy", true, 0));
        if n >= 5 {
            saved_games.append(id(n), &Change::Deleted { request: "d".into(), at: 0 });
        }
    }
    let played = Change::Played { request: "p".into(), acts: Vec::new(), again: false, over: true, at: 59 * DAY };
    saved_games.append(id(0), &played);
    drop(saved_games);
    for day in [60, 61] {
        drop(SavedGames::open(&folder.0, day * DAY).expect("it opens"));
    }
    let (mut saved_games, _) = SavedGames::open(&folder.0, 62 * DAY).expect("it opens");
    let before = tables(&mut saved_games);
    assert_eq!(before.len(), 5);
    let mut news = Vec::new();
    saved_games.compact(&mut news).expect("there is room");
    let [News::Compacted { before: large, after: small }] = news[..] else { panic!("{news:?}") };
    println!("55 of 60 games thrown away: {large} bytes before compaction, {small} after");
    assert!(small * 2 < large, "{large} to {small}");
    assert_eq!(tables(&mut saved_games), before);
}

#[test]
fn a_folder_that_cannot_be_written_means_play_in_memory() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).expect("a folder");
    fs::write(folder.0.join("file"), "no folder").expect("a file");
    let (mut saved_games, news) = SavedGames::open(&folder.0.join("file/inside"), 0).expect("in memory");
    assert!(matches!(news[..], [News::InMemory { .. }]), "{news:?}");
    assert!(matches!(saved_games.saving(), Saving::NotSaved { .. }));
    let mut game = Playing::begin(&mut saved_games, 1);
    assert_eq!(game.step(&mut saved_games), Some(false), "played, and said not to be saved");
    assert_eq!(tables(&mut saved_games)[0].2, game.table.hash());
}

#[test]
fn a_newer_folder_is_left_alone() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    Playing::begin(&mut saved_games, 1);
    drop(saved_games);
    fs::write(folder.0.join("format"), "cloister 3 3 3\n").expect("it can be written");
    let contents = || -> Vec<(std::path::PathBuf, Vec<u8>)> {
        cloister_tests::files(&folder.0, "").into_iter().map(|p| (p.clone(), fs::read(p).unwrap())).collect()
    };
    let before = contents();
    let (saved_games, news) = SavedGames::open(&folder.0, 0).expect("in memory");
    assert!(matches!(&news[..], [News::InMemory { reason: store::Why::Newer, .. }]), "{news:?}");
    drop(saved_games);
    assert_eq!(contents(), before);
    // One flipped bit makes no newer folder of it.
    fs::write(folder.0.join("format"), "cloister 3 1 1\n").expect("it can be written");
    assert_eq!(tables(&mut open(&folder.0)).len(), 1);
}

#[test]
fn backups_are_kept_for_three_days_of_play() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    Playing::begin(&mut saved_games, 1);
    let own = folder.0.join("backups/0 mine");
    fs::create_dir_all(&own).expect("somebody keeps things of their own there");
    for day in 1..8 {
        let named = Change::Named { request: format!("n{day}"), title: "x".into(), at: day * DAY };
        saved_games.append(id(1), &named);
    }
    let mut days: Vec<String> = fs::read_dir(folder.0.join("backups"))
        .expect("backups")
        .map(|day| day.expect("a day").file_name().to_string_lossy().into_owned())
        .collect();
    days.sort();
    assert_eq!(days, ["0 mine", "1970-01-06", "1970-01-07", "1970-01-08"]);
}

#[test]
fn one_bad_game_does_not_block_the_list() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    for n in 0..3 {
        Playing::begin(&mut saved_games, n);
    }
    drop(saved_games);
    fs::remove_dir_all(folder.0.join("db")).expect("sled is lost");
    fs::write(folder.0.join(format!("games/{}.tale", id(1))), "nonsense\n").expect("and a mirror too");
    let (mut saved_games, news) = SavedGames::open(&folder.0, 0).expect("it opens");
    assert!(news.contains(&News::Unreadable { game: id(1), title: String::new() }), "{news:?}");
    assert_eq!(tables(&mut saved_games).len(), 2);
    assert!(saved_games.summary(id(1)).is_some_and(|summary| summary.unreadable));
    assert!(saved_games.load(id(1), 0).is_err());
    assert!(matches!(saved_games.load(GameId([9; 16]), 0), Err(StoreError::NoSuchGame)));
}

#[test]
fn a_lost_entry_of_the_index_is_written_anew() {
    let folder = Folder::new();
    let mut saved_games = open(&folder.0);
    Playing::begin(&mut saved_games, 1);
    let before: Vec<_> = saved_games.games().into_iter().cloned().collect();
    drop(saved_games);
    let mut sled = SledStore::open(&folder.0.join("db"), Faults::none()).expect("it opens");
    let mut batch = Batch::default();
    for (key, _) in sled.scan(b"h").expect("it can be read") {
        batch.remove(key);
    }
    sled.write(&batch).expect("it can be written");
    drop(sled);
    let saved_games = open(&folder.0);
    assert_eq!(saved_games.games().into_iter().cloned().collect::<Vec<_>>(), before);
}
