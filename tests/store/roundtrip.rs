//! What is put in comes out, from every backing.

use std::fs;

use store::{
    Archive, Batch, Chest, Failing, Faults, GameId, GameResult, Happening, Memory, Mirror, News, Paper, Saving,
    Settings, Statistics, Store, StoreError,
};
use table::{BadSave, Turn};

use crate::play::{Folder, Playing, id, open, tables};

fn backings(folder: &Folder) -> Vec<(&'static str, Archive)> {
    let memory = || Box::new(Memory::default()) as Box<dyn Store>;
    let failing = Box::new(Failing::new(Memory::default(), Faults::none()));
    let mirror = Mirror::open(&folder.0.join("mirror"), Faults::none()).expect("a mirror opens");
    vec![
        ("memory", Archive::with(memory(), None, Faults::none(), Saving::Saved)),
        ("failing", Archive::with(failing, Some(mirror), Faults::none(), Saving::Saved)),
        ("sled", open(&folder.0.join("sled"))),
    ]
}

#[test]
fn every_backing_keeps_a_game() {
    let folder = Folder::new();
    for (name, mut archive) in backings(&folder) {
        let mut game = Playing::begin(&mut archive, 1);
        while game.step(&mut archive).is_some() {}
        let kept = tables(&mut archive);
        assert_eq!(kept.len(), 1, "{name}");
        assert_eq!(kept[0].2, game.table.hash(), "{name}");
        assert!(archive.games()[0].over, "{name}");
    }
}

#[test]
fn a_game_goes_on_after_reopening() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    let mut game = Playing::begin(&mut archive, 2);
    for _ in 0..60 {
        game.step(&mut archive);
    }
    let before = tables(&mut archive);
    let summaries: Vec<_> = archive.games().into_iter().cloned().collect();
    drop(archive);
    let mut archive = open(&folder.0);
    assert_eq!(archive.games().into_iter().cloned().collect::<Vec<_>>(), summaries);
    assert_eq!(tables(&mut archive), before);
    let mut game = Playing::resume(&mut archive, game.id, 5);
    while game.step(&mut archive).is_some() {}
    assert_eq!(game.table.turn(), Turn::Over);
}

#[test]
fn a_second_process_is_told_so() {
    let folder = Folder::new();
    let _first = open(&folder.0);
    assert!(matches!(Archive::open(&folder.0, 0), Err(StoreError::InUse)));
}

#[test]
fn a_deleted_game_comes_back_for_thirty_days() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    Playing::begin(&mut archive, 3);
    Playing::begin(&mut archive, 4);
    archive.append(id(3), &Happening::Deleted { request: "d".into(), at: DAY });
    drop(archive);
    let (mut archive, _) = Archive::open(&folder.0, 20 * DAY).expect("it opens");
    assert_eq!(archive.summary(id(3)).and_then(|summary| summary.deleted), Some(DAY));
    archive.append(id(3), &Happening::Restored { request: "r".into(), at: 20 * DAY });
    assert_eq!(archive.summary(id(3)).and_then(|summary| summary.deleted), None);
    archive.append(id(3), &Happening::Deleted { request: "e".into(), at: 21 * DAY });
    drop(archive);
    let (archive, _) = Archive::open(&folder.0, 60 * DAY).expect("it opens");
    assert_eq!(archive.games().len(), 1, "the other one stays");
    drop(archive);
    let (archive, _) = Archive::open(&folder.0, 60 * DAY).expect("it opens");
    assert!(archive.summary(id(3)).is_none(), "it does not come back from the mirror");
}

#[test]
fn settings_and_results_are_kept() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    let settings = Settings { language: "fr".into(), ..Settings::default() };
    archive.set(settings.clone(), 7);
    let mut game = Playing::begin(&mut archive, 5);
    while game.step(&mut archive).is_some() {}
    let (tale, _) = archive.load(game.id, 0).expect("it opens");
    let result = GameResult::of(&tale, &*game.table).expect("it is over");
    assert!(result.places.iter().any(|place| !place.sources.is_empty()), "{result:?}");
    assert!(result.places.iter().all(|place| place.colour.is_some()));
    archive.finished(game.id, result.clone());
    drop(archive);
    fs::remove_dir_all(folder.0.join("db")).expect("sled can be thrown away");
    let archive = open(&folder.0);
    assert_eq!(*archive.settings(), settings);
    assert_eq!(archive.results().get(&game.id), Some(&result), "and rebuilt by replay it is equal");
    assert_eq!(Statistics::of(archive.results()).played["monastery"], 1);
}

#[test]
fn a_file_carries_a_game() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    let mut game = Playing::begin(&mut archive, 6);
    for _ in 0..40 {
        game.step(&mut archive);
    }
    let (tale, _) = archive.load(game.id, 0).expect("it opens");
    let running = Paper::of(&tale, false, 77).write();
    assert!(!running.contains("draw") && !running.contains(&tale.seed.to_string()), "{running}");
    let (_, save, table) = Paper::read(&running, games::resume).expect("it reads");
    assert_eq!(table.hash(), game.table.hash());
    let happenings = Paper::of(&tale, false, 77).happenings(&save, "import", false, 9);
    archive.begin(id(60), save.rules, &happenings);
    assert_eq!(archive.load(id(60), 0).expect("it opens").0.save(), save);

    while game.step(&mut archive).is_some() {}
    let (tale, _) = archive.load(game.id, 0).expect("it opens");
    let over = Paper::of(&tale, true, 78).write();
    assert!(over.lines().count() > tale.acts.len(), "an action a line");
    let (paper, _, table) = Paper::read(&over, games::resume).expect("it reads");
    assert_eq!((table.hash(), paper.title.as_str()), (game.table.hash(), "Game 6"));
    assert!(Paper::read(&tale.save().write(), games::resume).is_ok(), "a bare save is read too");
}

#[test]
fn a_changed_file_is_refused_with_its_place() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    let mut game = Playing::begin(&mut archive, 7);
    while game.step(&mut archive).is_some() {}
    let (tale, _) = archive.load(game.id, 0).expect("it opens");
    let over = Paper::of(&tale, true, 78).write();
    let refused = |text: &str| Paper::read(text, games::resume).err().expect("it is refused").to_string();
    assert!(refused(&over.replace("Game 7", "Game 8")).contains("changed or damaged"));
    let mut save = tale.save();
    save.log.remove(30);
    assert!(refused(&save.write()).contains("action "), "{}", refused(&save.write()));
    save.cloister = 9;
    assert_eq!(refused(&save.write()), BadSave::Newer(9).to_string());
    for cut in (0..over.len()).step_by(over.len() / 200 + 1) {
        assert!(!over.is_char_boundary(cut) || Paper::read(&over[..cut], games::resume).is_err());
    }
    assert!(refused(&"x".repeat(6 << 20)).contains("too large"));
}

#[test]
fn nothing_of_a_running_game_can_be_read_in_the_files() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    let mut game = Playing::begin(&mut archive, 8);
    for _ in 0..80 {
        game.step(&mut archive);
    }
    let seed = archive.load(game.id, 0).expect("it opens").0.seed;
    drop(archive);
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
    let mut archive = open(&folder.0);
    for n in 0..4 {
        let mut game = Playing::begin(&mut archive, n);
        while game.step(&mut archive).is_some() {}
    }
    let before = tables(&mut archive);
    let mut news = Vec::new();
    archive.compact(&mut news).expect("there is room");
    assert!(matches!(news[..], [News::Compacted { .. }]), "{news:?}");
    assert_eq!(tables(&mut archive), before);
    drop(archive);
    assert_eq!(tables(&mut open(&folder.0)), before);
}

#[test]
fn compaction_gives_back_what_thrown_away_games_took() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let (folder, mut memory) = (Folder::new(), Archive::in_memory(Saving::Saved));
    let mut game = Playing::begin(&mut memory, 1);
    while game.step(&mut memory).is_some() {}
    let (tale, _) = memory.load(game.id, 0).expect("it opens");
    let mut archive = open(&folder.0);
    for n in 0..60 {
        archive.begin(id(n), tale.summary.rules, &tale.copied(tale.acts.len(), "copy", true, 0));
        if n >= 5 {
            archive.append(id(n), &Happening::Deleted { request: "d".into(), at: 0 });
        }
    }
    drop(archive);
    let (mut archive, _) = Archive::open(&folder.0, 60 * DAY).expect("it opens");
    let before = tables(&mut archive);
    assert_eq!(before.len(), 5);
    let mut news = Vec::new();
    archive.compact(&mut news).expect("there is room");
    let [News::Compacted { before: large, after: small }] = news[..] else { panic!("{news:?}") };
    println!("55 of 60 games thrown away: {large} bytes before compaction, {small} after");
    assert!(small * 2 < large, "{large} to {small}");
    assert_eq!(tables(&mut archive), before);
}

#[test]
fn a_folder_that_cannot_be_written_means_play_in_memory() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).expect("a folder");
    fs::write(folder.0.join("file"), "no folder").expect("a file");
    let (mut archive, news) = Archive::open(&folder.0.join("file/inside"), 0).expect("in memory");
    assert!(matches!(news[..], [News::InMemory { .. }]), "{news:?}");
    assert!(matches!(archive.saving(), Saving::NotSaved { .. }));
    let mut game = Playing::begin(&mut archive, 1);
    assert_eq!(game.step(&mut archive), Some(false), "played, and said not to be saved");
    assert_eq!(tables(&mut archive)[0].2, game.table.hash());
}

#[test]
fn a_newer_folder_is_left_alone() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    Playing::begin(&mut archive, 1);
    drop(archive);
    fs::write(folder.0.join("format"), "cloister 2 2 2\n").expect("it can be written");
    let contents = || -> Vec<(std::path::PathBuf, Vec<u8>)> {
        cloister_tests::files(&folder.0, "").into_iter().map(|p| (p.clone(), fs::read(p).unwrap())).collect()
    };
    let before = contents();
    let (archive, news) = Archive::open(&folder.0, 0).expect("in memory");
    assert!(matches!(&news[..], [News::InMemory { reason: store::Why::Newer, .. }]), "{news:?}");
    drop(archive);
    assert_eq!(contents(), before);
    // One flipped bit makes no newer folder of it.
    fs::write(folder.0.join("format"), "cloister 3 1 1\n").expect("it can be written");
    assert_eq!(tables(&mut open(&folder.0)).len(), 1);
}

#[test]
fn backups_are_kept_for_three_days_of_play() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    Playing::begin(&mut archive, 1);
    for day in 1..8 {
        let named = Happening::Named { request: format!("n{day}"), title: "x".into(), at: day * DAY };
        archive.append(id(1), &named);
    }
    let mut days: Vec<String> = fs::read_dir(folder.0.join("backups"))
        .expect("backups")
        .map(|day| day.expect("a day").file_name().to_string_lossy().into_owned())
        .collect();
    days.sort();
    assert_eq!(days, ["1970-01-06", "1970-01-07", "1970-01-08"]);
}

#[test]
fn one_bad_game_does_not_block_the_list() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    for n in 0..3 {
        Playing::begin(&mut archive, n);
    }
    drop(archive);
    fs::remove_dir_all(folder.0.join("db")).expect("sled is lost");
    fs::write(folder.0.join(format!("games/{}.tale", id(1))), "nonsense\n").expect("and a mirror too");
    let (mut archive, news) = Archive::open(&folder.0, 0).expect("it opens");
    assert!(news.contains(&News::Unreadable { game: id(1), title: String::new() }), "{news:?}");
    assert_eq!(tables(&mut archive).len(), 2);
    assert!(archive.summary(id(1)).is_some_and(|summary| summary.unreadable));
    assert!(archive.load(id(1), 0).is_err());
    assert!(matches!(archive.load(GameId([9; 16]), 0), Err(StoreError::NoSuchGame)));
}

#[test]
fn a_lost_card_is_written_anew() {
    let folder = Folder::new();
    let mut archive = open(&folder.0);
    Playing::begin(&mut archive, 1);
    let before: Vec<_> = archive.games().into_iter().cloned().collect();
    drop(archive);
    let mut chest = Chest::open(&folder.0.join("db"), Faults::none()).expect("it opens");
    let mut batch = Batch::default();
    for (key, _) in chest.scan(b"h").expect("it can be read") {
        batch.remove(key);
    }
    chest.write(&batch).expect("it can be written");
    drop(chest);
    let archive = open(&folder.0);
    assert_eq!(archive.games().into_iter().cloned().collect::<Vec<_>>(), before);
}
