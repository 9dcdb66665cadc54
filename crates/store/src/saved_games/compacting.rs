//! Writing the store anew, because sled never gives room back.

use std::{fs, path::Path};

use crate::{
    Batch, Faults, News, SavedGames, Saving, SledStore, Store, StoreError,
    copies::{rename, size_of_folder, sync_folder},
};

/// A store larger than this, and than twice what it keeps, is written anew.
const LARGE: u64 = 32 << 20;

impl SavedGames {
    /// Writes the store anew if it has grown too large.
    pub(crate) fn compact_if_large(&mut self, now: u64, news: &mut Vec<News>) -> Result<(), StoreError> {
        let (size, kept) = self.size();
        if size <= LARGE || size <= 2 * kept {
            return Ok(());
        }
        match self.compact(news) {
            // A store that cannot be read through is written anew, too, but from the mirrors.
            Err(StoreError::Damaged(_)) if self.start_over(now) => Ok(()),
            compacted => compacted,
        }
    }

    /// Writes the store anew, checks the copy, and puts it in place of the old.
    ///
    /// # Errors
    /// If the disk will not; the old store stays then.
    pub fn compact(&mut self, news: &mut Vec<News>) -> Result<(), StoreError> {
        let Some(folder) = self.folder.clone() else { return Ok(()) };
        let before = self.store.size();
        let (db, new, old) = (folder.join("db"), folder.join("db.new"), folder.join("db.old"));
        remove(&new)?;
        let all = self.store.scan(b"")?;
        {
            let mut copy = SledStore::open(&new, self.faults.clone())?;
            for part in all.chunks(500) {
                let mut batch = Batch::default();
                for (key, bytes) in part {
                    batch.put(key.clone(), bytes.clone());
                }
                copy.write(&batch)?;
            }
            if copy.scan(b"")? != all {
                return Err(StoreError::Damaged("the copy is not the same".into()));
            }
        }
        self.store = Box::new(crate::Memory::default());
        let swap = || -> Result<SledStore, StoreError> {
            rename(&db, &old)?;
            rename(&new, &db)?;
            sync_folder(&folder)?;
            SledStore::open(&db, self.faults.clone())
        };
        match swap() {
            Ok(sled) => self.store = Box::new(sled),
            Err(error) => {
                // Without a store nothing is saved until it was reopened.
                self.saving = Saving::from(&error);
                return Err(error);
            }
        }
        remove(&old)?;
        news.push(News::Compacted { before, after: size_of_folder(&db) });
        Ok(())
    }
}

/// Finishes a compaction that was broken off: the old store is the good one until the new one
/// has its name.
pub(crate) fn tidy(folder: &Path, faults: &Faults) -> Result<(), StoreError> {
    let (db, new, old) = (folder.join("db"), folder.join("db.new"), folder.join("db.old"));
    faults.pass()?;
    if !db.exists() && old.exists() {
        fs::rename(&old, &db)?;
    }
    remove(&new)?;
    if db.exists() { remove(&old) } else { Ok(()) }
}

fn remove(folder: &Path) -> Result<(), StoreError> {
    if folder.exists() { Ok(fs::remove_dir_all(folder)?) } else { Ok(()) }
}
