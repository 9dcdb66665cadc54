//! The saved games: every game, kept twice.

mod backups;
mod compacting;
mod disk_space;
mod format;
mod index;
mod opening;
mod packing;
mod reopening;
mod repair;

use std::{
    collections::BTreeMap,
    fs::File,
    path::{Path, PathBuf},
};

use crate::{
    Batch, Change, Faults, GameId, GameResult, Mark, Memory, Mirror, News, Record, SavedGame, Saving, Settings, Store,
    StoreError, Summary, Why,
    copies::{Packs, line, read_note, replace},
    game::mark_of,
};

use table::Seed;

use index::{IndexEntry, head, key, record_key, seldom_changed};

pub use format::FORMAT;

/// What stands in files for the kind of game that the app itself is.
const APP_KIND: &str = "house";

/// What the list shows of a game takes about so many bytes.
const LISTED: u64 = 1 << 10;

/// All saved games, kept twice.
pub struct SavedGames {
    pub(crate) folder: Option<PathBuf>,
    pub(crate) store: Box<dyn Store>,
    /// A damaged store, or one whose folder was moved away: what it still gives is carried over while opening.
    pub(crate) former: Option<Box<dyn Store>>,
    pub(crate) mirror: Option<Mirror>,
    /// Finished games, which the store holds no longer.
    pub(crate) packs: Option<Packs>,
    pub(crate) faults: Faults,
    pub(crate) index: BTreeMap<GameId, IndexEntry>,
    pub(crate) settings: Settings,
    pub(crate) results: BTreeMap<GameId, GameResult>,
    /// The seeds of games that were asked for: they never change.
    pub(crate) seeds: BTreeMap<GameId, Seed>,
    /// What happened since the disk failed.
    pub(crate) pending: Vec<Record>,
    pub(crate) saving: Saving,
    /// What nobody was told yet.
    pub(crate) news: Vec<News>,
    /// Held as long as the store is open.
    pub(crate) lock: Option<File>,
    /// The days since 1970 on which a game was last backed up.
    pub(crate) backed_up: BTreeMap<GameId, u64>,
}

impl SavedGames {
    /// Saved games that are kept in memory only, and why.
    pub fn in_memory(saving: Saving) -> SavedGames {
        SavedGames::with(Box::new(Memory::default()), None, Faults::none(), saving)
    }

    /// Saved games over this store and this mirror, both empty.
    pub fn with(store: Box<dyn Store>, mirror: Option<Mirror>, faults: Faults, saving: Saving) -> SavedGames {
        SavedGames {
            folder: None,
            store,
            former: None,
            mirror,
            packs: None,
            faults,
            index: BTreeMap::new(),
            settings: Settings::default(),
            results: BTreeMap::new(),
            seeds: BTreeMap::new(),
            pending: Vec::new(),
            saving,
            news: Vec::new(),
            lock: None,
            backed_up: BTreeMap::new(),
        }
    }

    /// Whether what is played is on disk.
    pub fn saving(&self) -> &Saving {
        &self.saving
    }

    /// The seed of a game.
    pub fn seed(&mut self, game: GameId) -> Option<Seed> {
        if !self.seeds.contains_key(&game) {
            let seed = self.read_seed(game)?;
            self.seeds.insert(game, seed);
        }
        self.seeds.get(&game).copied()
    }

    fn read_seed(&mut self, game: GameId) -> Option<Seed> {
        let first = self.store.scan(&record_key(game, 1)).ok()?;
        let begun = first.first().and_then(|(_, bytes)| Record::read(bytes).ok()?.change().ok());
        match begun {
            Some(Change::Begun { seed, .. }) => Some(seed),
            _ => self.load(game, 0).ok().map(|(saved, _)| saved.seed),
        }
    }

    /// What was last kept about wrong PINs; nothing, where nothing was.
    pub fn tries(&self) -> String {
        let file = self.folder.as_ref().map(|folder| folder.join("tries"));
        file.filter(|file| file.is_file()).and_then(|file| read_note(&file).ok()).unwrap_or_default()
    }

    /// Keeps what is to be known about wrong PINs at the next start, as far as the disk lets us.
    pub fn keep_tries(&self, text: &str) {
        if let Some(folder) = self.folder.as_ref().filter(|_| self.saving == Saving::Saved) {
            let _ = replace(&folder.join("tries"), text.as_bytes());
        }
    }

    /// What has come up since this was last asked.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// The folder it is in, if it is in one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Every saved game, the last played first.
    pub fn games(&self) -> Vec<&Summary> {
        let games = self.index.values().filter(|entry| entry.summary.game != GameId::APP);
        let mut all: Vec<&Summary> = games.map(|entry| &entry.summary).collect();
        all.sort_by_key(|summary| (std::cmp::Reverse(summary.last), summary.game));
        all
    }

    /// What the list shows of this game.
    pub fn summary(&self, game: GameId) -> Option<&Summary> {
        self.index.get(&game).map(|entry| &entry.summary)
    }

    /// A game, checked in both copies and repaired where one was damaged.
    ///
    /// # Errors
    /// If there is none, or nothing of it can be read.
    pub fn load(&mut self, game: GameId, now: u64) -> Result<(SavedGame, Vec<News>), StoreError> {
        if !self.index.contains_key(&game) {
            return Err(StoreError::NoSuchGame);
        }
        let mut news = Vec::new();
        let mut records = self.repair(game, now, &mut news)?;
        news.append(&mut self.news);
        let last = records.last().map_or(0, |record| record.number);
        let pending = self.pending.iter().filter(|record| record.game == game);
        records.extend(pending.filter(|record| record.number > last).cloned());
        let saved = SavedGame::of(&records).map_err(|bad| StoreError::Damaged(bad.to_string()))?;
        Ok((saved, news))
    }

    /// Begins a game. What came from elsewhere brings more than one change; all of them are
    /// written, or none.
    pub fn begin(&mut self, game: GameId, rules: u16, changes: &[Change]) {
        let kind = match changes.first() {
            Some(Change::Begun { kind, .. }) => kind.as_str(),
            _ => APP_KIND,
        };
        let summary = Summary::new(game, rules, kind);
        self.index.insert(game, IndexEntry { summary, mark: Mark::default(), bytes: 0, packed: false });
        self.append_all(game, changes);
    }

    /// Something happened to a game that is there. Whether it is on disk when this returns is
    /// what [`SavedGames::saving`] says.
    pub fn append(&mut self, game: GameId, change: &Change) {
        self.append_all(game, std::slice::from_ref(change));
    }

    fn append_all(&mut self, game: GameId, changes: &[Change]) {
        let Some(entry) = self.index.get(&game) else {
            self.not_saved(&StoreError::NoSuchGame);
            return;
        };
        let rules = entry.summary.rules;
        let mut entry = entry.clone();
        let seldom = |change: &Change| !matches!(change, Change::Played { .. } | Change::Undone { .. });
        let rewrite = changes.iter().any(seldom);
        let (mut records, mut batch, mut lines) = (Vec::new(), Batch::default(), String::new());
        for change in changes {
            entry.summary.apply(change);
            let number = entry.summary.number;
            let record = Record::new(game, rules, number, entry.mark, change);
            let bytes = record.write();
            entry.mark = mark_of(&bytes);
            lines.push_str(&line(&record));
            batch.put(record_key(game, number), bytes);
            records.push(record);
        }
        let at = entry.bytes;
        entry.bytes += lines.len() as u64;
        entry.packed = false;
        batch.put(key(b'h', game), head(&entry));
        if rewrite {
            batch.put(key(b's', game), seldom_changed(&entry));
        }
        self.index.insert(game, entry);
        for change in changes {
            self.remember(change);
        }
        self.keep(game, records, &batch, &lines, at);
    }

    /// Writes both copies, the store first. It is saved when both are, in the folder that was opened.
    fn keep(&mut self, game: GameId, records: Vec<Record>, batch: &Batch, lines: &str, at: u64) {
        if self.saving != Saving::Saved {
            self.pending.extend(records.into_iter().filter(|_| self.folder.is_some()));
            // In memory only there is nowhere else to keep them.
            if self.folder.is_none() {
                let _ = self.store.write(batch);
            }
            return;
        }
        let now = records.first().map_or(0, happened_at);
        self.back_up(game, now);
        let last = records.last().map_or(0, |record| record.number);
        let written = self.store.write(batch).and_then(|()| self.keep_mirror(game, lines, at, last));
        let Err(error) = written.and_then(|()| self.is_in_place()) else { return };
        self.not_saved(&error);
        self.pending.extend(records);
        if matches!(error, StoreError::Damaged(_)) {
            self.start_over(now);
        }
    }

    /// A mirror that is not as it was is written anew from the store, if that holds all of the game up to this record.
    fn keep_mirror(&self, game: GameId, lines: &str, at: u64, last: u32) -> Result<(), StoreError> {
        let Some(mirror) = &self.mirror else { return Ok(()) };
        if mirror.append(game, lines, at).is_ok() {
            return Ok(());
        }
        let stored = self.loose(game)?;
        let records: Vec<Record> = stored.iter().filter_map(|(_, bytes)| Record::read(bytes).ok()).collect();
        if records.len() != last as usize || !is_chain(&records) {
            return Err(StoreError::Damaged("the store has lost something of this game".into()));
        }
        mirror.rewrite(game, &records)?;
        Ok(())
    }

    /// Whether both copies still lie in the folder that was opened: what is written into a folder that was removed,
    /// or moved away, is not there at the next start.
    fn is_in_place(&self) -> Result<(), StoreError> {
        let in_place = self.store.is_in_place()
            && self.mirror.as_ref().is_none_or(Mirror::is_in_place)
            && self.packs.as_ref().is_none_or(Packs::is_in_place);
        let gone = || StoreError::Disk(Why::NoFolder, "the folder of the games was moved or removed".into());
        if in_place { Ok(()) } else { Err(gone()) }
    }

    pub(crate) fn not_saved(&mut self, error: &StoreError) {
        if self.saving == Saving::Saved {
            self.saving = Saving::from(error);
        }
    }

    pub(crate) fn remember(&mut self, change: &Change) {
        match change {
            Change::Set { settings, .. } => self.settings = (**settings).clone(),
            Change::Finished { game, result } => {
                self.results.insert(*game, result.clone());
            }
            _ => {}
        }
    }

    /// What the players like.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The players like something else.
    pub fn set(&mut self, settings: Settings, at: u64) {
        self.append_to_app(&Change::Set { settings: Box::new(settings), at });
    }

    /// How every finished game came out.
    pub fn results(&self) -> &BTreeMap<GameId, GameResult> {
        &self.results
    }

    /// A game came to its end.
    pub fn finished(&mut self, game: GameId, result: GameResult) {
        if self.results.get(&game) != Some(&result) {
            self.append_to_app(&Change::Finished { game, result });
        }
    }

    /// Games came to their ends; all of them are written at once.
    pub fn all_finished(&mut self, results: Vec<(GameId, GameResult)>) {
        let new = results.into_iter().filter(|(game, result)| self.results.get(game) != Some(result));
        let changes: Vec<Change> = new.map(|(game, result)| Change::Finished { game, result }).collect();
        if let Some((first, rest)) = changes.split_first() {
            self.append_to_app(first);
            if !rest.is_empty() {
                self.append_all(GameId::APP, rest);
            }
        }
    }

    fn append_to_app(&mut self, change: &Change) {
        if self.index.contains_key(&GameId::APP) {
            self.append(GameId::APP, change);
        } else {
            let begun = Change::Begun {
                request: APP_KIND.into(),
                kind: APP_KIND.into(),
                setup: serde_json::Value::Null,
                seed: Seed::from(0),
                players: Vec::new(),
                title: String::new(),
                acts: Vec::new(),
                open: false,
                copy: false,
                at: change.at(),
            };
            self.begin(GameId::APP, 0, &[begun, change.clone()]);
        }
    }

    /// How many bytes the store takes up, and about how many it has to keep: of a packed game only what the list shows.
    pub fn size(&self) -> (u64, u64) {
        let kept = |entry: &IndexEntry| if entry.packed { LISTED } else { entry.bytes };
        (self.store.size(), self.index.values().map(kept).sum())
    }
}

/// Whether each of these follows the one before, from the first on.
fn is_chain(records: &[Record]) -> bool {
    let mut mark = Mark::default();
    let follows = |(number, record): (u32, &Record)| {
        let follows = (record.number, record.before) == (number, mark);
        mark = record.mark();
        follows
    };
    (1..).zip(records).all(follows)
}

fn happened_at(record: &Record) -> u64 {
    record.change().map_or(0, |change| change.at())
}
