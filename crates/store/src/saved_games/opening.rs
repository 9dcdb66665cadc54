//! Opening: step by step, until something holds.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::Path,
    thread,
    time::Duration,
};

use super::{
    compacting, disk_space, format,
    index::{IndexEntry, entry, key},
    reopening::set_aside,
};
use crate::{
    Batch, Entries, Faults, GameId, Mirror, News, SavedGames, Saving, SledStore, Store, StoreError, Why,
    copies::{Packs, for_us, keep_for_us, make_way, read_note, rename, replace, sync_folder},
};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// On so many days Cloister must have been started after that.
const LATE: usize = 3;

/// So many days are remembered.
const KEPT_DAYS: usize = 40;

/// What was deleted is thrown away after so long.
const THROWN_AWAY: u64 = 30 * 24 * 60 * 60 * 1000;

impl SavedGames {
    /// Opens the saved games in this folder. Where that cannot be, they are kept in memory only, and the news say why.
    ///
    /// # Errors
    /// Only if another process has it.
    pub fn open(folder: &Path, now: u64) -> Result<(SavedGames, Vec<News>), StoreError> {
        SavedGames::open_with(folder, now, Faults::none())
    }

    /// Whether another process has this folder at this moment.
    pub fn is_in_use(folder: &Path) -> bool {
        let lock = folder.join("lock");
        let file = fs::metadata(&lock).is_ok_and(|about| about.is_file()).then(|| File::open(&lock));
        file.is_some_and(|file| file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock))))
    }

    /// Opens the saved games over a disk that fails so.
    ///
    /// # Errors
    /// Only if another process has it.
    pub fn open_with(folder: &Path, now: u64, faults: Faults) -> Result<(SavedGames, Vec<News>), StoreError> {
        let mut news = Vec::new();
        match SavedGames::open_step_by_step(folder, now, faults.clone(), &mut None, &mut news) {
            Ok(saved_games) => Ok((saved_games, news)),
            Err(StoreError::InUse) => Err(StoreError::InUse),
            Err(error) => {
                let saving = Saving::from(&error);
                if let Saving::NotSaved { reason, detail } = &saving {
                    news.push(News::InMemory { reason: *reason, detail: detail.clone() });
                }
                let mut saved_games = SavedGames::in_memory(saving);
                // A newer folder stays as it is; any other trouble may pass.
                if !matches!(error, StoreError::Newer(_)) {
                    saved_games.folder = Some(folder.to_owned());
                }
                saved_games.faults = faults;
                Ok((saved_games, news))
            }
        }
    }

    /// Step by step. What a former store still gives is carried over; it stays where it is if that fails.
    pub(crate) fn open_step_by_step(
        folder: &Path,
        now: u64,
        faults: Faults,
        former: &mut Option<Box<dyn Store>>,
        news: &mut Vec<News>,
    ) -> Result<SavedGames, StoreError> {
        let found = format::read(folder)?;
        if let Some(newer) = found.filter(|found| *found > format::FORMAT) {
            return Err(StoreError::Newer(newer));
        }
        faults.pass()?;
        if !folder.exists() {
            fs::create_dir_all(folder)?;
            sync_folder(folder.parent().unwrap_or(folder))?;
        }
        let lock = lock(folder)?;
        for own in ["db", "games", "packs", "backups", "logs", "format", "lock", "tries", "days", "room"] {
            keep_for_us(&folder.join(own));
        }
        disk_space::probe(folder, &faults)?;
        match found {
            Some(older) if older < format::FORMAT => {
                format::migrate(folder, older, format::STEPS)?;
            }
            Some(_) => {}
            None => format::write(folder, format::FORMAT)?,
        }
        compacting::tidy(folder, &faults)?;
        let mirror = Mirror::open(&folder.join("games"), faults.clone())?;
        let packs = Packs::open(&folder.join("packs"), faults.clone())?;
        let (sled, damaged) = open_sled(folder, now, &faults, news)?;
        // What sled makes, everybody may read.
        keep_for_us(&folder.join("db"));
        let mut saved_games = SavedGames::with(Box::new(sled), Some(mirror), faults, Saving::Saved);
        saved_games.folder = Some(folder.to_owned());
        saved_games.packs = Some(packs);
        saved_games.lock = Some(lock);
        saved_games.former = former.take().or(damaged);
        let read = saved_games.read_index(now, news);
        *former = saved_games.former.take();
        read?;
        saved_games.read_app(now, news);
        saved_games.throw_away(now)?;
        saved_games.compact_if_large(now, news)?;
        news.append(&mut saved_games.news);
        news.extend(saved_games.little_space());
        Ok(saved_games)
    }

    /// Reads the entry of every game, and repairs those whose copies do not agree.
    fn read_index(&mut self, now: u64, news: &mut Vec<News>) -> Result<(), StoreError> {
        let (own, lost) = entries(&self.store.scan(b"h")?, &self.store.scan(b"s")?);
        let (former, former_lost) = self.former.as_ref().map_or_else(Default::default, |former| {
            let (heads, seldom) = (former.salvage(b"h"), former.salvage(b"s"));
            entries(&heads, &seldom)
        });
        let mirrored = self.mirror.as_ref().map_or(Ok(Vec::new()), Mirror::all)?;
        let lengths: BTreeMap<GameId, u64> = mirrored.into_iter().collect();
        let packed = self.packs.as_ref().map_or(Ok(Vec::new()), Packs::all)?;
        let mut doubtful: BTreeSet<GameId> = lost.into_iter().chain(former_lost).collect();
        let agrees = |game: &GameId| own.get(game).is_some_and(|entry| lengths.get(game) == Some(&entry.bytes));
        let all = own.keys().chain(former.keys()).chain(lengths.keys());
        doubtful.extend(all.filter(|game| !agrees(game)));
        // A former store knows how long a game was, and what it is called. Packed games lie where it lay.
        let own_or_loose = |game: &GameId, entry: &IndexEntry| !entry.packed || lengths.contains_key(game);
        self.index = former.into_iter().filter(|(game, entry)| own_or_loose(game, entry)).collect();
        doubtful.retain(|game| self.index.contains_key(game) || own.contains_key(game) || lengths.contains_key(game));
        self.index.extend(own);
        // A pack may be the only thing that is left of a game.
        doubtful.extend(packed.into_iter().filter(|game| !self.index.contains_key(game)));
        for game in doubtful {
            match self.repair(game, now, news) {
                // One bad game does not block the others.
                Ok(_) | Err(StoreError::Damaged(_) | StoreError::Newer(_)) => {
                    self.index.entry(game).or_insert_with(|| unreadable(game));
                }
                Err(other) => return Err(other),
            }
        }
        Ok(())
    }

    /// What was deleted long ago is thrown away: the store first, so that a crash in between only
    /// brings it back as deleted. A clock that is wrong for a day throws nothing away: something must have been
    /// played that much later, too, and Cloister must have been started on three days that late.
    fn throw_away(&mut self, now: u64) -> Result<(), StoreError> {
        let days = self.note_day(now / DAY);
        let newest = self.index.values().map(|entry| entry.summary.last).max().unwrap_or(0);
        let now = now.min(newest);
        let late = |at: u64| {
            days.iter().filter(|day| day.saturating_mul(DAY).saturating_sub(at) > THROWN_AWAY).count() >= LATE
        };
        let old = |entry: &IndexEntry| {
            // One that was deleted under a clock set back was there when it was last played.
            let at = entry.summary.deleted.map(|at| at.max(entry.summary.last));
            at.is_some_and(|at| now.saturating_sub(at) > THROWN_AWAY && late(at))
        };
        let gone: Vec<GameId> = self.index.iter().filter(|(_, entry)| old(entry)).map(|(game, _)| *game).collect();
        for game in gone {
            match self.throw_out(game) {
                // It is there once more, deleted, and thrown away at the next start.
                Err(StoreError::Damaged(_)) if self.start_over(now) => return Ok(()),
                thrown => thrown?,
            }
            self.index.remove(&game);
        }
        Ok(())
    }

    /// The days on which Cloister was started here, as far as it matters, today among them.
    fn note_day(&self, today: u64) -> Vec<u64> {
        let Some(file) = self.folder.as_ref().map(|folder| folder.join("days")) else { return Vec::new() };
        let text = read_note(&file).unwrap_or_default();
        let mut days: BTreeSet<u64> = text.split_whitespace().filter_map(|day| day.parse().ok()).collect();
        if days.insert(today) {
            let latest: Vec<u64> = days.iter().rev().take(KEPT_DAYS).copied().collect();
            let lines: String = latest.iter().map(|day| format!("{day}\n")).collect();
            let _ = replace(&file, lines.as_bytes());
        }
        days.into_iter().collect()
    }

    /// Removes both copies of a game.
    pub(crate) fn throw_out(&mut self, game: GameId) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        for letter in [b'r', b'h', b's'] {
            let keys = self.store.scan(&key(letter, game))?;
            keys.into_iter().for_each(|(key, _)| batch.remove(key));
        }
        self.store.write(&batch)?;
        if let Some(mirror) = &self.mirror {
            mirror.remove(game)?;
        }
        if let Some(packs) = &self.packs {
            packs.remove(game)?;
        }
        Ok(())
    }
}

/// The entries of a store, and the games whose entry makes no sense.
fn entries(heads: &Entries, seldom: &Entries) -> (BTreeMap<GameId, IndexEntry>, Vec<GameId>) {
    let id = |key: &[u8]| key.get(1..).and_then(|id| id.try_into().ok()).map(GameId);
    let seldom: BTreeMap<GameId, &Vec<u8>> = seldom.iter().filter_map(|(key, bytes)| Some((id(key)?, bytes))).collect();
    let (mut found, mut lost) = (BTreeMap::new(), Vec::new());
    for (game, head) in heads.iter().filter_map(|(key, head)| Some((id(key)?, head))) {
        match seldom.get(&game).and_then(|bytes| entry(bytes, head)) {
            Some(entry) => drop(found.insert(game, entry)),
            None => lost.push(game),
        }
    }
    (found, lost)
}

fn unreadable(game: GameId) -> IndexEntry {
    let mut summary = crate::Summary::new(game, 0, "unknown");
    summary.unreadable = true;
    IndexEntry { summary, mark: Default::default(), bytes: 0, packed: false }
}

/// Our own lock, taken before sled's: sled has none on tablets.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join("lock");
    // Whoever opens a pipe waits for somebody to read it.
    if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
        make_way(&path)?;
    }
    let file = for_us(OpenOptions::new().create(true).truncate(false).write(true)).open(path)?;
    // A process that was just started by another of our threads may hold a copy for a moment, and one that was
    // killed on a busy machine dies slowly.
    for _ in 0..200 {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(10)),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                return Ok(file);
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
    }
    Err(StoreError::InUse)
}

/// As it is; without half-written snapshots; without snapshots; anew, beside what is damaged.
fn open_sled(folder: &Path, now: u64, faults: &Faults, news: &mut Vec<News>) -> Result<Opened, StoreError> {
    let db = folder.join("db");
    let open = || {
        let sled = SledStore::open(&db, faults.clone())?;
        // Where no game can be found, it is no better than what cannot be opened. The games themselves are read when
        // they are asked for.
        sled.scan(b"h")?;
        sled.scan(b"s")?;
        Ok((sled, None))
    };
    let hopeless = |error: &StoreError| !matches!(error, StoreError::Damaged(_));
    match open() {
        Ok(sled) => return Ok(sled),
        Err(error) if hopeless(&error) && !is_missing(&error) => return Err(error),
        Err(_) => {}
    }
    let is_snapshot = |name: &str| name.starts_with("snap.");
    let is_half = |name: &str| is_snapshot(name) && name.ends_with(".generating");
    if move_away(&db, now, is_half)?
        && let Ok(sled) = open()
    {
        return Ok(sled);
    }
    if move_away(&db, now, is_snapshot)?
        && let Ok(sled) = open()
    {
        return Ok(sled);
    }
    let former = set_aside(folder, now, faults, news)?;
    Ok((SledStore::open(&db, faults.clone())?, former))
}

/// A store, and what can still be read of the damaged one whose place it took.
type Opened = (SledStore, Option<Box<dyn Store>>);

/// A store whose files are missing is damaged, not a disk that failed.
fn is_missing(error: &StoreError) -> bool {
    matches!(error, StoreError::Disk(Why::NoFolder, _))
}

/// Moves files out of sled's sight; whether there were any.
fn move_away(db: &Path, now: u64, which: impl Fn(&str) -> bool) -> Result<bool, StoreError> {
    let Ok(inside) = fs::read_dir(db) else { return Ok(false) };
    let mut any = false;
    for entry in inside.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if which(&name) {
            rename(&entry.path(), &db.join(format!("aside-{now}-{name}")))?;
            any = true;
        }
    }
    Ok(any)
}
