//! What can go wrong with a store, and what is said about it.

use std::io;

use serde::Serialize;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another process has it.
    #[error("another Cloister is using this folder")]
    InUse,
    /// A newer Cloister wrote it.
    #[error("a newer version of Cloister wrote this (format {0}); nothing was touched")]
    Newer(u16),
    /// The disk did not do its part.
    #[error("the disk did not do its part: {0}")]
    Disk(Why, String),
    /// What is there was damaged.
    #[error("this was damaged: {0}")]
    Damaged(String),
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
}

/// What the trouble with the disk is, as far as a player can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The disk is full.
    DiskFull,
    /// The folder may not be written.
    ReadOnly,
    /// The folder is not there, or is no folder.
    NoFolder,
    /// Something else.
    DiskError,
    /// A newer Cloister wrote what is there.
    Newer,
}

impl std::fmt::Display for Why {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Why::DiskFull => "disk full",
            Why::ReadOnly => "read only",
            Why::NoFolder => "no folder",
            Why::DiskError => "disk error",
            Why::Newer => "newer",
        })
    }
}

/// Whether what is played is on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Saving {
    /// It is.
    Saved,
    /// It is only in memory.
    NotSaved {
        /// What the trouble is.
        reason: Why,
        /// The particulars.
        detail: String,
    },
}

impl From<&io::Error> for Why {
    fn from(error: &io::Error) -> Why {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::WriteZero => Why::DiskFull,
            Kind::ReadOnlyFilesystem | Kind::PermissionDenied => Why::ReadOnly,
            Kind::NotFound | Kind::NotADirectory => Why::NoFolder,
            _ => Why::DiskError,
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        StoreError::Disk(Why::from(&error), error.to_string())
    }
}

impl From<&StoreError> for Saving {
    fn from(error: &StoreError) -> Saving {
        let reason = match error {
            StoreError::Disk(why, _) => *why,
            StoreError::Newer(_) => Why::Newer,
            _ => Why::DiskError,
        };
        Saving::NotSaved { reason, detail: error.to_string() }
    }
}
