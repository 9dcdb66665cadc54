//! The store on disk: sled, with what it leaves to others.
//!
//! sled's `flush` is no fsync on Linux, so we sync its file ourselves. It panics on some damage,
//! so it is asked behind `catch_unwind`. It would use a gigabyte of cache, so it is told not to.

use std::{
    fs::{self, File},
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use crate::{Batch, Entries, Faults, Store, StoreError};

/// A store on disk.
pub struct Chest {
    /// There until the chest is dropped.
    db: Option<sled::Db>,
    /// sled's own file, for syncing it.
    file: File,
    folder: PathBuf,
    faults: Faults,
}

impl Chest {
    /// Opens the store in this folder, or makes a new one.
    ///
    /// # Errors
    /// If the disk will not, or what is there was damaged.
    pub fn open(folder: &Path, faults: Faults) -> Result<Chest, StoreError> {
        faults.pass()?;
        let is_new = !folder.join("db").exists();
        let config =
            sled::Config::new().path(folder).cache_capacity(16 << 20).flush_every_ms(None).mode(sled::Mode::LowSpace);
        let db = open_patiently(&config)?;
        let file = File::open(folder.join("db"))?;
        if is_new {
            guarded(|| db.flush())?;
            file.sync_all()?;
            sync_folder(folder)?;
            sync_folder(folder.parent().unwrap_or(folder))?;
        }
        Ok(Chest { db: Some(db), file, folder: folder.to_owned(), faults })
    }
}

impl Chest {
    fn db(&self) -> &sled::Db {
        self.db.as_ref().expect("it is there until the chest is dropped")
    }
}

impl Drop for Chest {
    /// On a disk that fails, sled panics when it is closed; everything acknowledged is on disk by then.
    fn drop(&mut self) {
        let _ = guarded(|| {
            drop(self.db.take());
            Ok(())
        });
    }
}

impl Store for Chest {
    fn scan(&self, prefix: &[u8]) -> Result<Entries, StoreError> {
        self.faults.pass()?;
        guarded(|| {
            self.db()
                .scan_prefix(prefix)
                .map(|entry| entry.map(|(key, bytes)| (key.to_vec(), bytes.to_vec())))
                .collect()
        })
    }

    fn write(&mut self, batch: &Batch) -> Result<(), StoreError> {
        let mut own = sled::Batch::default();
        for (key, bytes) in &batch.entries {
            match bytes {
                Some(bytes) => own.insert(key.as_slice(), bytes.as_slice()),
                None => own.remove(key.as_slice()),
            }
        }
        self.faults.pass()?;
        guarded(|| self.db().apply_batch(own))?;
        self.faults.pass()?;
        guarded(|| self.db().flush())?;
        self.faults.pass()?;
        Ok(self.file.sync_all()?)
    }

    fn size(&self) -> u64 {
        size_of_folder(&self.folder)
    }
}

/// Our own lock is held already, so whoever still has sled's is a store of ours that was just
/// dropped: its threads end a moment later.
fn open_patiently(config: &sled::Config) -> Result<sled::Db, StoreError> {
    for _ in 0..200 {
        match guarded(|| config.open()) {
            Err(StoreError::InUse) => thread::sleep(Duration::from_millis(10)),
            answer => return answer,
        }
    }
    Err(StoreError::InUse)
}

/// Asks sled, and takes a panic for the damage that it is.
fn guarded<T>(ask: impl FnOnce() -> sled::Result<T>) -> Result<T, StoreError> {
    match catch_unwind(AssertUnwindSafe(ask)) {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) => Err(translate(error)),
        Err(_) => Err(StoreError::Damaged("sled panicked".into())),
    }
}

fn translate(error: sled::Error) -> StoreError {
    match error {
        // A file that ends too early or makes no sense is damage, not a bad disk.
        sled::Error::Io(error) if matches!(error.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData) => {
            StoreError::Damaged(error.to_string())
        }
        sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => StoreError::InUse,
        sled::Error::Io(error) => StoreError::from(error),
        other => StoreError::Damaged(other.to_string()),
    }
}

/// A new file's name is on disk only when its folder is.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

pub(crate) fn size_of_folder(folder: &Path) -> u64 {
    let Ok(inside) = fs::read_dir(folder) else { return 0 };
    inside
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(about) if about.is_dir() => size_of_folder(&entry.path()),
            Ok(about) => about.len(),
            Err(_) => 0,
        })
        .sum()
}
