//! A player for the tests: real games, real changes, a folder of one's own.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};
use store::{Change, GameId, Player, SavedGames, Saving};
use table::{Purpose, Rng, Seed, Table, Turn};

/// How many times as long a long test is; less than once where every call to the disk is slow.
pub(crate) fn soak(usual: u64) -> u64 {
    let times: f64 = std::env::var("CLOISTER_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1.0);
    ((usual as f64 * times) as u64).max(1)
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

/// A game being played into a store.
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
    /// Sits down and says so to the store.
    pub(crate) fn begin(saved_games: &mut SavedGames, n: u64) -> Playing {
        Playing::begin_with(saved_games, n, 0)
    }

    /// Sits down, plays so many steps, and only then says so to the store: many games are there quickly.
    pub(crate) fn begin_with(saved_games: &mut SavedGames, n: u64, steps: u32) -> Playing {
        let seats = 2 + n % 3;
        let setup = json!({ "seats": seats });
        let table = games::sit_down("monastery", &setup, Seed::from(n)).expect("a good setup");
        let save = table.save();
        let players = (0..seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
        let mut changes = vec![Change::Begun {
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
        changes.extend((0..steps).map_while(|_| game.happen()));
        saved_games.begin(id(n), save.rules, &changes);
        game
    }

    /// Goes on with a game that was saved.
    pub(crate) fn resume(saved_games: &mut SavedGames, game: GameId, chance: u64) -> Playing {
        Playing::try_resume(saved_games, game, chance).expect("a saved game opens")
    }

    /// The same, where the disk may fail.
    pub(crate) fn try_resume(saved_games: &mut SavedGames, game: GameId, chance: u64) -> Option<Playing> {
        let (saved, _) = saved_games.load(game, 0).ok()?;
        let table = games::resume(&saved.save()).expect("a saved game holds");
        let requests = saved.summary.number;
        Some(Playing { id: game, table, rng: Seed::from(chance).stream(Purpose::Test, 2), requests })
    }

    /// One random action, or now and then an undo; whether it is said to be on disk.
    /// Gives nothing once the game is over.
    pub(crate) fn step(&mut self, saved_games: &mut SavedGames) -> Option<bool> {
        let change = self.happen()?;
        saved_games.append(self.id, &change);
        Some(*saved_games.saving() == Saving::Saved)
    }

    /// The same, without telling anybody.
    fn happen(&mut self) -> Option<Change> {
        if self.table.turn() == Turn::Over {
            return None;
        }
        self.requests += 1;
        // As long, and as hard to foresee, as those of a page.
        let (one, two) = (self.rng.below(u32::MAX), self.rng.below(u32::MAX));
        let request =
            format!("{one:08x}-{:04x}-4{:03x}-8{:03x}-{two:012x}", one >> 9 & 0xffff, two >> 5 & 0xfff, one & 0xfff);
        let at = u64::from(self.requests) * 1000;
        if self.rng.below(12) == 0 && self.table.undo().is_ok() {
            return Some(Change::Undone { request, at });
        }
        let from = self.table.lines();
        let actions = self.table.actions();
        let actions: &Vec<Value> = actions.as_array().expect("actions are a list");
        let action = self.rng.pick(actions).expect("somebody can act");
        self.table.play(action).expect("a listed action is legal");
        let over = self.table.turn() == Turn::Over;
        Some(Change::Played { request, acts: self.table.acts(from), again: false, over, at })
    }
}

/// Saved games that must open, and be on disk.
#[track_caller]
pub(crate) fn open(folder: &Path) -> SavedGames {
    let (saved_games, news) = SavedGames::open(folder, 0).expect("nobody else has it");
    assert_eq!(*saved_games.saving(), Saving::Saved, "{news:?}");
    saved_games
}

/// The tables of all games, by id: their number and fingerprint.
pub(crate) fn tables(saved_games: &mut SavedGames) -> Vec<(GameId, u32, u64)> {
    let ids: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    let mut all: Vec<_> = ids
        .into_iter()
        .filter_map(|game| {
            let (saved, _) = saved_games.load(game, 0).ok()?;
            let table = games::resume(&saved.save()).expect("what was saved holds");
            Some((game, saved.summary.number, table.hash()))
        })
        .collect();
    all.sort_unstable();
    all
}
