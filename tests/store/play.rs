//! A player for the tests: real games, real happenings, a folder of one's own.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};
use store::{Archive, GameId, Happening, Player, Saving};
use table::{Purpose, Rng, Seed, Table, Turn};

/// How many times as long a long test is.
pub(crate) fn soak(usual: u64) -> u64 {
    usual * std::env::var("CLOISTER_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A folder that is gone when it is dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let name = format!("cloister-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game being played into an archive.
pub(crate) struct Playing {
    pub(crate) id: GameId,
    pub(crate) table: Box<dyn Table>,
    rng: Rng,
    requests: u32,
}

pub(crate) fn id(n: u64) -> GameId {
    let mut bytes = [0xaa; 16];
    bytes[..8].copy_from_slice(&(n + 1).to_be_bytes());
    GameId(bytes)
}

impl Playing {
    /// Sits down and says so to the archive.
    pub(crate) fn begin(archive: &mut Archive, n: u64) -> Playing {
        Playing::begin_with(archive, n, 0)
    }

    /// Sits down, plays so many steps, and only then says so to the archive: many games are there quickly.
    pub(crate) fn begin_with(archive: &mut Archive, n: u64, steps: u32) -> Playing {
        let seats = 2 + n % 3;
        let setup = json!({ "seats": seats });
        let table = games::sit_down("monastery", &setup, Seed::from(n)).expect("a good setup");
        let save = table.save();
        let players = (0..seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
        let mut happenings = vec![Happening::Begun {
            request: format!("begin-{n}"),
            kind: save.game,
            setup: save.setup,
            seed: save.seed,
            players,
            title: format!("Game {n}"),
            acts: save.log,
            open: false,
            copy: false,
            at: 1000 * n,
        }];
        let mut game = Playing { id: id(n), table, rng: Seed::from(n).stream(Purpose::Test, 1), requests: 0 };
        happenings.extend((0..steps).map_while(|_| game.happen()));
        archive.begin(id(n), save.rules, &happenings);
        game
    }

    /// Goes on with a game that was saved.
    pub(crate) fn resume(archive: &mut Archive, game: GameId, chance: u64) -> Playing {
        Playing::try_resume(archive, game, chance).expect("a saved game opens")
    }

    /// The same, where the disk may fail.
    pub(crate) fn try_resume(archive: &mut Archive, game: GameId, chance: u64) -> Option<Playing> {
        let (tale, _) = archive.load(game, 0).ok()?;
        let table = games::resume(&tale.save()).expect("a saved game holds");
        let requests = tale.summary.number;
        Some(Playing { id: game, table, rng: Seed::from(chance).stream(Purpose::Test, 2), requests })
    }

    /// One random action, or now and then an undo; whether the archive says it is on disk.
    /// Gives nothing once the game is over.
    pub(crate) fn step(&mut self, archive: &mut Archive) -> Option<bool> {
        let happening = self.happen()?;
        archive.append(self.id, &happening);
        Some(*archive.saving() == Saving::Saved)
    }

    /// The same, without telling anybody.
    fn happen(&mut self) -> Option<Happening> {
        if self.table.turn() == Turn::Over {
            return None;
        }
        self.requests += 1;
        let request = format!("r{}", self.requests);
        let at = u64::from(self.requests) * 1000;
        if self.rng.below(12) == 0 && self.table.undo().is_ok() {
            return Some(Happening::Undone { request, at });
        }
        let from = self.table.lines();
        let actions = self.table.actions();
        let actions: &Vec<Value> = actions.as_array().expect("actions are a list");
        let action = self.rng.pick(actions).expect("somebody can act");
        self.table.play(action).expect("a listed action is legal");
        let over = self.table.turn() == Turn::Over;
        Some(Happening::Played { request, acts: self.table.acts(from), again: false, over, at })
    }
}

/// An archive that must open, and be on disk.
#[track_caller]
pub(crate) fn open(folder: &Path) -> Archive {
    let (archive, news) = Archive::open(folder, 0).expect("nobody else has it");
    assert_eq!(*archive.saving(), Saving::Saved, "{news:?}");
    archive
}

/// The tables of all games, by id: their number and fingerprint.
pub(crate) fn tables(archive: &mut Archive) -> Vec<(GameId, u32, u64)> {
    let ids: Vec<GameId> = archive.games().iter().map(|summary| summary.game).collect();
    let mut all: Vec<_> = ids
        .into_iter()
        .filter_map(|game| {
            let (tale, _) = archive.load(game, 0).ok()?;
            let table = games::resume(&tale.save()).expect("what was saved holds");
            Some((game, tale.summary.number, table.hash()))
        })
        .collect();
    all.sort_unstable();
    all
}
