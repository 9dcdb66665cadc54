//! What holds bytes under keys.

use crate::StoreError;

/// Keys with their bytes.
pub type Entries = Vec<(Vec<u8>, Vec<u8>)>;

/// Something that holds bytes under keys, sorted. Keys begin with one letter: `r` for records,
/// `h` for what changes with every record, `s` for what seldom does.
pub trait Store: Send {
    /// Everything whose key begins so, in order.
    ///
    /// # Errors
    /// If it cannot be read.
    fn scan(&self, prefix: &[u8]) -> Result<Entries, StoreError>;

    /// As much of that as can still be read where it was damaged.
    fn salvage(&self, prefix: &[u8]) -> Entries {
        self.scan(prefix).unwrap_or_default()
    }

    /// Whether what is written still lands where the next start will look for it: a folder may be moved or removed
    /// while its files are open.
    fn is_in_place(&self) -> bool {
        true
    }

    /// Writes all of this or nothing; it is on disk when this returns well.
    ///
    /// # Errors
    /// If it may not be on disk. It may be there all the same: ask again after reopening.
    fn write(&mut self, batch: &Batch) -> Result<(), StoreError>;

    /// Whether it has stopped answering. It is not asked again, and its files are set aside before it is opened anew.
    fn hangs(&self) -> bool {
        false
    }

    /// How many bytes it takes up.
    fn size(&self) -> u64;
}

/// What is to be written together.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Keys with their new bytes; a key without bytes is removed.
    pub entries: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

impl Batch {
    /// Puts these bytes under this key.
    pub fn put(&mut self, key: Vec<u8>, bytes: Vec<u8>) {
        self.entries.push((key, Some(bytes)));
    }

    /// Removes what is under this key.
    pub fn remove(&mut self, key: Vec<u8>) {
        self.entries.push((key, None));
    }
}
