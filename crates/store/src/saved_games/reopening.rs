//! Opening again: after an error of the disk, and beside a store that turned out to be damaged.

use std::path::{Path, PathBuf};

use crate::{
    Batch, Entries, Faults, Memory, News, Record, SavedGames, Saving, SledStore, Store, StoreError, Why,
    copies::{rename, sync_folder},
};

impl SavedGames {
    /// Closes the store after an error and opens it again; what happened meanwhile is written.
    pub fn reopen(&mut self, now: u64) -> &Saving {
        let Some(folder) = self.folder.clone().filter(|_| self.saving != Saving::Saved) else { return &self.saving };
        // A store whose folder is gone can still be read; any other must be closed before it is opened again.
        let store = std::mem::replace(&mut self.store, Box::new(Memory::default()));
        let hangs = store.hangs();
        let former = (!hangs && !store.is_in_place()).then_some(store);
        self.lock = None;
        if hangs {
            // What it may still write, should it ever wake up, lands in files that nobody opens.
            let aside = free_name(&folder, now);
            if let Err(error) = rename(&folder.join("db"), &aside) {
                self.saving = Saving::from(&StoreError::from(error));
                self.store = Box::new(Hung);
                return &self.saving;
            }
            self.news.push(set_aside_as(&aside));
        }
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
        match SavedGames::open_step_by_step(folder, now, self.faults.clone(), &mut former, &mut news) {
            Ok(mut saved_games) => {
                saved_games.catch_up(std::mem::take(&mut self.pending));
                *self = saved_games;
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
            let there = self.index.get(&record.game).map_or(0, |entry| entry.summary.number);
            let Ok(change) = record.change() else { continue };
            if record.number <= there {
                continue;
            }
            if there + 1 < record.number {
                self.not_saved(&StoreError::Damaged("what came before is lost".into()));
                self.pending.push(record);
            } else if there == 0 {
                self.begin(record.game, record.rules, &[change]);
            } else {
                self.append(record.game, &change);
            }
        }
    }
}

/// Keeps a damaged store under another name, and opens it there for what it still gives.
pub(super) fn set_aside(
    folder: &Path,
    now: u64,
    faults: &Faults,
    news: &mut Vec<News>,
) -> Result<Option<Box<dyn Store>>, StoreError> {
    let aside = free_name(folder, now);
    rename(&folder.join("db"), &aside)?;
    sync_folder(folder)?;
    news.push(set_aside_as(&aside));
    Ok(SledStore::open(&aside, faults.clone()).ok().map(|sled| Box::new(sled) as Box<dyn Store>))
}

/// A name for a store that is set aside.
fn free_name(folder: &Path, now: u64) -> PathBuf {
    let mut names = (0..u64::MAX).map(|n| folder.join(format!("db.corrupt-{}", now.saturating_add(n))));
    names.find(|path| !path.exists()).unwrap_or_else(|| folder.join("db.corrupt"))
}

fn set_aside_as(aside: &Path) -> News {
    let name = aside.file_name().map(|name| name.to_string_lossy().into_owned());
    News::SetAside { folder: name.unwrap_or_default() }
}

/// In place of a store that does not answer, until its files can be set aside.
struct Hung;

impl Store for Hung {
    fn scan(&self, _: &[u8]) -> Result<Entries, StoreError> {
        Err(StoreError::Disk(Why::DiskError, "the disk does not answer".into()))
    }

    fn write(&mut self, _: &Batch) -> Result<(), StoreError> {
        Err(StoreError::Disk(Why::DiskError, "the disk does not answer".into()))
    }

    fn hangs(&self) -> bool {
        true
    }

    fn size(&self) -> u64 {
        0
    }
}
