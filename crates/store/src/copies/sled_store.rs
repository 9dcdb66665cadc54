//! The store on disk: sled, with what it leaves to others.
//!
//! sled's `flush` is no fsync on Linux, so we sync its file ourselves. It panics on some damage,
//! so it is asked behind `catch_unwind`. It would use a gigabyte of cache, so it is told not to. On a disk that fails at
//! a bad moment its `flush` waits for ever, so it writes on a thread of its own, and nobody waits for that for ever.

use std::{
    fs::File,
    io, iter,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::mpsc::{self, Sender},
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    Batch, Entries, Faults, Store, StoreError, Why,
    copies::{is_same_file, size_of_folder, sync_folder},
};

/// No disk that works takes longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the writing thread is asked, and where it answers.
type Job = (sled::Batch, Sender<Result<(), StoreError>>);

/// A store on disk.
pub struct SledStore {
    /// There until the sled is dropped.
    db: Option<sled::Db>,
    /// To whoever writes.
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// Whether a write never came back: sled is left alone then, for good.
    hangs: bool,
    /// The file that sled keeps everything in, for syncing it. It may be written: Windows syncs no other.
    file: File,
    folder: PathBuf,
    faults: Faults,
}

impl SledStore {
    /// Opens the store in this folder, or makes a new one.
    ///
    /// # Errors
    /// If the disk will not, or what is there was damaged.
    pub fn open(folder: &Path, faults: Faults) -> Result<SledStore, StoreError> {
        faults.pass()?;
        let is_new = !folder.join("db").exists();
        let config =
            sled::Config::new().path(folder).cache_capacity(16 << 20).flush_every_ms(None).mode(sled::Mode::LowSpace);
        let db = open_patiently(&config)?;
        let file = File::options().read(true).write(true).open(folder.join("db"))?;
        if is_new {
            guarded(|| db.flush())?;
            file.sync_all()?;
            sync_folder(folder)?;
            sync_folder(folder.parent().unwrap_or(folder))?;
        }
        let (jobs, asked) = mpsc::channel::<Job>();
        let (own, own_faults) = (db.clone(), faults.clone());
        let write = move || {
            while let Ok((batch, answer)) = asked.recv() {
                let _ = answer.send(write(&own, batch, &own_faults));
            }
        };
        let writer = thread::Builder::new().name("sled".into()).spawn(write)?;
        let (folder, jobs, writer) = (folder.to_owned(), Some(jobs), Some(writer));
        Ok(SledStore { db: Some(db), jobs, writer, hangs: false, file, folder, faults })
    }
}

/// Writes all of this, as far as sled itself is concerned.
fn write(db: &sled::Db, batch: sled::Batch, faults: &Faults) -> Result<(), StoreError> {
    faults.pass()?;
    guarded(|| db.apply_batch(batch))?;
    faults.pass()?;
    guarded(|| db.flush()).map(drop)
}

impl SledStore {
    fn db(&self) -> &sled::Db {
        self.db.as_ref().expect("it is there until the sled is dropped")
    }
}

impl Drop for SledStore {
    /// On a disk that fails, sled panics when it is closed; everything acknowledged is on disk by then.
    fn drop(&mut self) {
        self.jobs = None;
        if self.hangs {
            // Closing it would wait as well. What it holds is forgotten, and its files are set aside.
            std::mem::forget(self.db.take());
            return;
        }
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
        let _ = guarded(|| {
            drop(self.db.take());
            Ok(())
        });
    }
}

impl Store for SledStore {
    fn scan(&self, prefix: &[u8]) -> Result<Entries, StoreError> {
        self.faults.pass()?;
        if self.hangs {
            return Err(no_answer());
        }
        guarded(|| self.db().scan_prefix(prefix).map(|entry| entry.map(owned)).collect())
    }

    /// What lies before the damage, and what lies behind it.
    fn salvage(&self, prefix: &[u8]) -> Entries {
        if self.hangs {
            return Vec::new();
        }
        let mut all = self.db().scan_prefix(prefix);
        let mut found: Entries = iter::from_fn(|| readable(|| all.next())).collect();
        let mut behind: Entries = iter::from_fn(|| readable(|| all.next_back())).collect();
        behind.reverse();
        found.append(&mut behind);
        found
    }

    fn is_in_place(&self) -> bool {
        self.file.metadata().is_ok_and(|opened| is_same_file(&self.folder.join("db"), &opened))
    }

    fn write(&mut self, batch: &Batch) -> Result<(), StoreError> {
        let mut own = sled::Batch::default();
        for (key, bytes) in &batch.entries {
            match bytes {
                Some(bytes) => own.insert(key.as_slice(), bytes.as_slice()),
                None => own.remove(key.as_slice()),
            }
        }
        let (answer, answered) = mpsc::channel();
        let asked = self.jobs.as_ref().filter(|_| !self.hangs).is_some_and(|jobs| jobs.send((own, answer)).is_ok());
        if !asked {
            return Err(no_answer());
        }
        let Some(written) = self.faults.wait(&answered, PATIENCE) else {
            self.hangs = true;
            return Err(no_answer());
        };
        written?;
        self.faults.pass()?;
        Ok(self.file.sync_all()?)
    }

    fn hangs(&self) -> bool {
        self.hangs
    }

    fn size(&self) -> u64 {
        size_of_folder(&self.folder)
    }
}

fn no_answer() -> StoreError {
    StoreError::Disk(Why::DiskError, "the disk does not answer".into())
}

/// Our own lock is held already, so whoever still has sled's is a store of ours that was just
/// dropped: its threads end a moment later.
fn open_patiently(config: &sled::Config) -> Result<sled::Db, StoreError> {
    for _ in 0..1_000 {
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

fn makes_no_sense(error: &io::Error) -> bool {
    use io::ErrorKind as Kind;
    matches!(error.kind(), Kind::UnexpectedEof | Kind::InvalidData | Kind::InvalidInput)
        || error.raw_os_error() == Some(UNREADABLE_SECTOR)
}

/// The next entry, as long as it can be read.
fn readable(next: impl FnOnce() -> Option<sled::Result<(sled::IVec, sled::IVec)>>) -> Option<(Vec<u8>, Vec<u8>)> {
    guarded(|| next().transpose()).ok().flatten().map(owned)
}

fn owned((key, bytes): (sled::IVec, sled::IVec)) -> (Vec<u8>, Vec<u8>) {
    (key.to_vec(), bytes.to_vec())
}

/// How it reads that somebody else has the lock: what Unix says, and what Windows says.
const TAKEN: [&str; 2] = ["WouldBlock", "code: 33,"];

/// What the system says of a sector that it cannot read.
const UNREADABLE_SECTOR: i32 = if cfg!(windows) { 23 } else { 5 };

fn translate(error: sled::Error) -> StoreError {
    match error {
        // sled calls it so whenever it has no lock, also where a file system has none to give.
        sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => {
            if TAKEN.iter().any(|taken| error.to_string().contains(taken)) { StoreError::InUse } else { error.into() }
        }
        // A file that ends too early or makes no sense is damage, not a disk that did not do its part.
        sled::Error::Io(error) if makes_no_sense(&error) => StoreError::Damaged(error.to_string()),
        sled::Error::Io(error) => StoreError::from(error),
        other => StoreError::Damaged(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, io::Write as _};

    use super::*;

    /// Windows syncs a file only through a handle that may write; so it is held everywhere.
    #[test]
    fn what_is_synced_may_be_written() {
        let folder = std::env::temp_dir().join(format!("cloister-sled-{}", std::process::id()));
        let sled = SledStore::open(&folder, Faults::none()).unwrap();
        // Not a byte: a handle for reading refuses even that.
        assert_eq!((&sled.file).write(&[]).map_err(|error| error.to_string()), Ok(0));
        // Who asks for the lock as well is told that it is taken, in the words of this system.
        let config = sled::Config::new().path(&folder);
        assert_eq!(config.open().map_err(translate).err(), Some(StoreError::InUse));
        drop(sled);
        fs::remove_dir_all(folder).unwrap();
    }

    /// Such a file system is no other Cloister: one plays in memory there, and is told why.
    #[test]
    fn a_file_system_without_locks_is_not_in_use() {
        let words = "could not acquire lock on \"db\": Os { code: 95, kind: Unsupported, message: \"not supported\" }";
        let error = translate(sled::Error::Io(io::Error::other(words)));
        assert!(matches!(error, StoreError::Disk(..)), "{error:?}");
    }
}
