//! Opening: step by step, until something holds.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::Path,
    thread,
    time::Duration,
};

use crate::{
    Archive, Batch, Chest, Entries, Faults, GameId, Memory, Mirror, News, Record, Saving, Store, StoreError, Why,
    card::{Card, card, key},
    chest::{rename, sync_folder},
    compact, room, version,
};

/// What was deleted is thrown away after so long.
const THROWN_AWAY: u64 = 30 * 24 * 60 * 60 * 1000;

impl Archive {
    /// Opens the archive in this folder. Where that cannot be, an archive in memory is given, and
    /// the news say why.
    ///
    /// # Errors
    /// Only if another process has it.
    pub fn open(folder: &Path, now: u64) -> Result<(Archive, Vec<News>), StoreError> {
        Archive::open_with(folder, now, Faults::none())
    }

    /// Opens the archive over a disk that fails so.
    ///
    /// # Errors
    /// Only if another process has it.
    pub fn open_with(folder: &Path, now: u64, faults: Faults) -> Result<(Archive, Vec<News>), StoreError> {
        let mut news = Vec::new();
        match Archive::climb(folder, now, faults.clone(), &mut None, &mut news) {
            Ok(archive) => Ok((archive, news)),
            Err(StoreError::InUse) => Err(StoreError::InUse),
            Err(error) => {
                let saving = Saving::from(&error);
                if let Saving::NotSaved { reason, detail } = &saving {
                    news.push(News::InMemory { reason: *reason, detail: detail.clone() });
                }
                let mut archive = Archive::in_memory(saving);
                // A newer folder stays as it is; any other trouble may pass.
                if !matches!(error, StoreError::Newer(_)) {
                    archive.folder = Some(folder.to_owned());
                }
                archive.faults = faults;
                Ok((archive, news))
            }
        }
    }

    /// Step by step. What a former store still gives is carried over; it stays where it is if that fails.
    pub(crate) fn climb(
        folder: &Path,
        now: u64,
        faults: Faults,
        former: &mut Option<Box<dyn Store>>,
        news: &mut Vec<News>,
    ) -> Result<Archive, StoreError> {
        let found = version::read(folder)?;
        if let Some(newer) = found.filter(|found| *found > version::FORMAT) {
            return Err(StoreError::Newer(newer));
        }
        faults.pass()?;
        if !folder.exists() {
            fs::create_dir_all(folder)?;
            sync_folder(folder.parent().unwrap_or(folder))?;
        }
        let lock = lock(folder)?;
        room::probe(folder, &faults)?;
        match found {
            Some(older) if older < version::FORMAT => {
                version::migrate(folder, older, version::STEPS)?;
            }
            Some(_) => {}
            None => version::write(folder, version::FORMAT)?,
        }
        compact::tidy(folder, &faults)?;
        let mirror = Mirror::open(&folder.join("games"), faults.clone())?;
        let (chest, damaged) = open_chest(folder, now, &faults, news)?;
        let mut archive = Archive::with(Box::new(chest), Some(mirror), faults, Saving::Saved);
        archive.folder = Some(folder.to_owned());
        archive.lock = Some(lock);
        archive.former = former.take().or(damaged);
        let laid_out = archive.lay_out(now, news);
        *former = archive.former.take();
        laid_out?;
        archive.recall_house(now, news);
        archive.throw_away(now)?;
        archive.compact_if_large(now, news)?;
        news.append(&mut archive.news);
        news.extend(archive.little_room());
        Ok(archive)
    }

    /// Lays out a card for every tale, and heals those whose copies do not agree.
    fn lay_out(&mut self, now: u64, news: &mut Vec<News>) -> Result<(), StoreError> {
        let (own, lost) = cards(&self.store.scan(b"h")?, &self.store.scan(b"s")?);
        let (former, former_lost) = self.former.as_ref().map_or_else(Default::default, |former| {
            let (heads, seldom) = (former.salvage(b"h"), former.salvage(b"s"));
            cards(&heads, &seldom)
        });
        let mirrored = self.mirror.as_ref().map_or(Ok(Vec::new()), Mirror::all)?;
        let lengths: BTreeMap<GameId, u64> = mirrored.into_iter().collect();
        let mut doubtful: BTreeSet<GameId> = lost.into_iter().chain(former_lost).collect();
        let agrees = |game: &GameId| own.get(game).is_some_and(|card| lengths.get(game) == Some(&card.bytes));
        let all = own.keys().chain(former.keys()).chain(lengths.keys());
        doubtful.extend(all.filter(|game| !agrees(game)));
        // A former store knows how long a tale was, and what it is called.
        self.cards = former;
        self.cards.extend(own);
        for game in doubtful {
            match self.heal(game, now, news) {
                // One bad game does not block the others.
                Ok(_) | Err(StoreError::Damaged(_) | StoreError::Newer(_)) => {
                    self.cards.entry(game).or_insert_with(|| unreadable(game));
                }
                Err(other) => return Err(other),
            }
        }
        Ok(())
    }

    /// Closes the store after an error and opens it again; what happened meanwhile is written.
    pub fn reopen(&mut self, now: u64) -> &Saving {
        let Some(folder) = self.folder.clone().filter(|_| self.saving != Saving::Saved) else { return &self.saving };
        // A store whose folder is gone can still be read; any other must be closed before it is opened again.
        let store = std::mem::replace(&mut self.store, Box::new(Memory::default()));
        let former = (!store.is_in_place()).then_some(store);
        self.lock = None;
        self.open_anew(&folder, now, former);
        &self.saving
    }

    /// The store turned out to be damaged: it is set aside, and written anew from the mirrors and from what it still
    /// gives. Whether that was possible.
    pub(crate) fn start_over(&mut self, now: u64) -> bool {
        // While opening, and in memory, there is nothing more to start over with.
        let Some(folder) = self.folder.clone().filter(|_| self.former.is_none()) else { return false };
        self.store = Box::new(Memory::default());
        self.lock = None;
        let mut news = Vec::new();
        let former = match set_aside(&folder, now, &self.faults, &mut news) {
            Ok(former) => former,
            Err(error) => {
                self.saving = Saving::from(&error);
                return false;
            }
        };
        self.open_anew(&folder, now, former);
        self.news.extend(news);
        self.saving == Saving::Saved
    }

    /// Takes the place of what was open, with all that is pending.
    fn open_anew(&mut self, folder: &Path, now: u64, mut former: Option<Box<dyn Store>>) {
        let mut news = std::mem::take(&mut self.news);
        match Archive::climb(folder, now, self.faults.clone(), &mut former, &mut news) {
            Ok(mut archive) => {
                archive.catch_up(std::mem::take(&mut self.pending));
                *self = archive;
            }
            Err(error) => {
                self.saving = Saving::from(&error);
                // What it still gives may be wanted the next time.
                self.store = former.unwrap_or_else(|| Box::new(Memory::default()));
            }
        }
        self.news.append(&mut news);
    }

    /// Writes what happened while the disk was away, as it was. What cannot be written, because the disk failed once
    /// more or because what came before it is lost, is pending again.
    fn catch_up(&mut self, pending: Vec<Record>) {
        for record in pending {
            let there = self.cards.get(&record.game).map_or(0, |card| card.summary.number);
            let Ok(happening) = record.happening() else { continue };
            if record.number <= there {
                continue;
            }
            if there + 1 < record.number {
                self.not_saved(&StoreError::Damaged("what came before is lost".into()));
                self.pending.push(record);
            } else if there == 0 {
                self.begin(record.game, record.rules, &[happening]);
            } else {
                self.append(record.game, &happening);
            }
        }
    }

    /// What was deleted long ago is thrown away: the store first, so that a crash in between only
    /// brings it back as deleted.
    fn throw_away(&mut self, now: u64) -> Result<(), StoreError> {
        let old = |card: &Card| card.summary.deleted.is_some_and(|at| now.saturating_sub(at) > THROWN_AWAY);
        let gone: Vec<GameId> = self.cards.iter().filter(|(_, card)| old(card)).map(|(game, _)| *game).collect();
        for game in gone {
            match self.throw_out(game) {
                // It is there once more, deleted, and thrown away at the next start.
                Err(StoreError::Damaged(_)) if self.start_over(now) => return Ok(()),
                thrown => thrown?,
            }
            self.cards.remove(&game);
        }
        Ok(())
    }

    /// Removes both copies of a tale.
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
        Ok(())
    }
}

/// The cards of a store, and the tales whose card makes no sense.
fn cards(heads: &Entries, seldom: &Entries) -> (BTreeMap<GameId, Card>, Vec<GameId>) {
    let id = |key: &[u8]| key.get(1..).and_then(|id| id.try_into().ok()).map(GameId);
    let seldom: BTreeMap<GameId, &Vec<u8>> = seldom.iter().filter_map(|(key, bytes)| Some((id(key)?, bytes))).collect();
    let (mut found, mut lost) = (BTreeMap::new(), Vec::new());
    for (game, head) in heads.iter().filter_map(|(key, head)| Some((id(key)?, head))) {
        match seldom.get(&game).and_then(|bytes| card(bytes, head)) {
            Some(card) => drop(found.insert(game, card)),
            None => lost.push(game),
        }
    }
    (found, lost)
}

fn unreadable(game: GameId) -> Card {
    let mut summary = crate::Summary::new(game, 0, "unknown");
    summary.unreadable = true;
    Card { summary, mark: Default::default(), bytes: 0 }
}

/// Our own lock, taken before sled's: sled has none on tablets.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join("lock"))?;
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

/// The ladder: as it is; without half-written snapshots; without snapshots; anew, beside what is damaged.
fn open_chest(folder: &Path, now: u64, faults: &Faults, news: &mut Vec<News>) -> Result<Opened, StoreError> {
    let db = folder.join("db");
    let open = || {
        let chest = Chest::open(&db, faults.clone())?;
        // Where no tale can be found, it is no better than what cannot be opened. The tales themselves are read when
        // they are asked for.
        chest.scan(b"h")?;
        chest.scan(b"s")?;
        Ok((chest, None))
    };
    let hopeless = |error: &StoreError| !matches!(error, StoreError::Damaged(_));
    match open() {
        Ok(chest) => return Ok(chest),
        Err(error) if hopeless(&error) && !is_missing(&error) => return Err(error),
        Err(_) => {}
    }
    let is_snapshot = |name: &str| name.starts_with("snap.");
    let is_half = |name: &str| is_snapshot(name) && name.ends_with(".generating");
    if move_away(&db, now, is_half)?
        && let Ok(chest) = open()
    {
        return Ok(chest);
    }
    if move_away(&db, now, is_snapshot)?
        && let Ok(chest) = open()
    {
        return Ok(chest);
    }
    let former = set_aside(folder, now, faults, news)?;
    Ok((Chest::open(&db, faults.clone())?, former))
}

/// A store, and what can still be read of the damaged one whose place it took.
type Opened = (Chest, Option<Box<dyn Store>>);

/// Keeps a damaged store under another name, and opens it there for what it still gives.
fn set_aside(
    folder: &Path,
    now: u64,
    faults: &Faults,
    news: &mut Vec<News>,
) -> Result<Option<Box<dyn Store>>, StoreError> {
    let aside = (0..).map(|n| folder.join(format!("db.corrupt-{}", now + n)));
    let aside = aside.into_iter().find(|path| !path.exists()).unwrap_or_else(|| folder.join("db.corrupt"));
    rename(&folder.join("db"), &aside)?;
    sync_folder(folder)?;
    let name = aside.file_name().map(|name| name.to_string_lossy().into_owned());
    news.push(News::SetAside { folder: name.unwrap_or_default() });
    Ok(Chest::open(&aside, faults.clone()).ok().map(|chest| Box::new(chest) as Box<dyn Store>))
}

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
