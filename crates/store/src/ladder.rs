//! Opening: step by step, until something holds.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::Path,
    thread,
    time::Duration,
};

use crate::{
    Archive, Chest, Faults, GameId, Mirror, News, Saving, Store, StoreError, Why,
    card::{Card, card},
    chest::sync_folder,
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
        match Archive::climb(folder, now, faults.clone(), &mut news) {
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

    fn climb(folder: &Path, now: u64, faults: Faults, news: &mut Vec<News>) -> Result<Archive, StoreError> {
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
        let chest = open_chest(folder, now, &faults, news)?;
        let mut archive = Archive::with(Box::new(chest), Some(mirror), faults, Saving::Saved);
        archive.folder = Some(folder.to_owned());
        archive.lock = Some(lock);
        archive.lay_out(now, news)?;
        archive.recall_house(now, news);
        archive.throw_away(now)?;
        archive.compact_if_large(news)?;
        news.extend(archive.little_room());
        Ok(archive)
    }

    /// Lays out a card for every tale, and heals those whose copies do not agree.
    fn lay_out(&mut self, now: u64, news: &mut Vec<News>) -> Result<(), StoreError> {
        let heads = self.store.scan(b"h")?;
        let seldom = self.store.scan(b"s")?;
        let id = |key: &[u8]| key.get(1..).and_then(|id| id.try_into().ok()).map(GameId);
        let mut seldom = seldom.iter().filter_map(|(key, bytes)| Some((id(key)?, bytes))).peekable();
        for (key, head) in &heads {
            let Some(game) = id(key) else { continue };
            while seldom.next_if(|(other, _)| *other < game).is_some() {}
            let bytes = seldom.next_if(|(other, _)| *other == game).map(|(_, bytes)| bytes);
            if let Some(card) = bytes.and_then(|bytes| card(bytes, head)) {
                self.cards.insert(game, card);
            }
        }
        let mirrored = self.mirror.as_ref().map_or(Ok(Vec::new()), Mirror::all)?;
        let lengths: std::collections::BTreeMap<GameId, u64> = mirrored.into_iter().collect();
        let mut doubtful: Vec<GameId> = Vec::new();
        for (game, length) in &lengths {
            if self.cards.get(game).is_none_or(|card| card.bytes != *length) {
                doubtful.push(*game);
            }
        }
        doubtful.extend(self.cards.keys().filter(|game| !lengths.contains_key(game)));
        let lost_cards = heads.iter().filter_map(|(key, _)| id(key));
        doubtful.extend(lost_cards.filter(|game| !self.cards.contains_key(game)));
        doubtful.sort_unstable();
        doubtful.dedup();
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

    /// What was deleted long ago is thrown away: the store first, so that a crash in between only
    /// brings it back as deleted.
    fn throw_away(&mut self, now: u64) -> Result<(), StoreError> {
        let old = |card: &Card| card.summary.deleted.is_some_and(|at| now.saturating_sub(at) > THROWN_AWAY);
        let gone: Vec<GameId> = self.cards.iter().filter(|(_, card)| old(card)).map(|(game, _)| *game).collect();
        for game in gone {
            let mut batch = crate::Batch::default();
            for letter in [b'r', b'h', b's'] {
                let keys = self.store.scan(&crate::card::key(letter, game))?;
                keys.into_iter().for_each(|(key, _)| batch.remove(key));
            }
            self.store.write(&batch)?;
            if let Some(mirror) = &self.mirror {
                mirror.remove(game)?;
            }
            self.cards.remove(&game);
        }
        Ok(())
    }
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

/// The ladder: as it is; without half-written snapshots; without snapshots; anew.
fn open_chest(folder: &Path, now: u64, faults: &Faults, news: &mut Vec<News>) -> Result<Chest, StoreError> {
    let db = folder.join("db");
    let open = || {
        let chest = Chest::open(&db, faults.clone())?;
        // What cannot be read through is no better than what cannot be opened.
        chest.scan(b"h")?;
        Ok(chest)
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
    let aside = (0..).map(|n| folder.join(format!("db.corrupt-{}", now + n)));
    let aside = aside.into_iter().find(|path| !path.exists()).unwrap_or_else(|| db.with_extension("corrupt"));
    fs::rename(&db, &aside)?;
    sync_folder(folder)?;
    let name = aside.file_name().map(|name| name.to_string_lossy().into_owned());
    news.push(News::SetAside { folder: name.unwrap_or_default() });
    Chest::open(&db, faults.clone())
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
            fs::rename(entry.path(), db.join(format!("aside-{now}-{name}")))?;
            any = true;
        }
    }
    Ok(any)
}
