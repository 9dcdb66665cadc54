//! Room on the disk: asked for before sled is, and before a game is begun.

use std::{fs, io::Write, path::Path};

use crate::{Faults, News, SavedGames, Saving, StoreError, Why, copies::fresh};

/// With less than this the players are told.
pub(crate) const LITTLE: u64 = 20 << 20;

/// With less than this a store is not even opened: sled could not be opened again.
const LEAST: u64 = 1 << 20;

/// So much is really written, because a quota is not seen by looking.
const PROBE: usize = 256 << 10;

impl SavedGames {
    /// What there is to tell about the room on the disk, if games are saved there.
    pub fn little_space(&self) -> Option<News> {
        let folder = self.folder.as_deref().filter(|_| self.saving == Saving::Saved)?;
        let free = free(folder).filter(|free| *free < LITTLE)?;
        Some(News::LittleSpace { free })
    }
}

/// How many bytes are free; nothing, where nobody can tell. A file system that says it has no room at all, free or taken,
/// does not know: some that lie on other machines do not.
fn free(folder: &Path) -> Option<u64> {
    let all = fs2::total_space(folder).ok()?;
    fs2::available_space(folder).ok().filter(|_| all > 0)
}

/// On a full disk sled cannot even be opened: find out before it is touched.
pub(crate) fn probe(folder: &Path, faults: &Faults) -> Result<(), StoreError> {
    faults.pass()?;
    if let Some(free) = free(folder).filter(|free| *free < LEAST) {
        return Err(StoreError::Disk(Why::DiskFull, format!("only {} kB are free", free >> 10)));
    }
    let probe = folder.join("room");
    let mut file = fresh(&probe)?;
    let written = file.write_all(&vec![0; PROBE]);
    drop(file);
    fs::remove_file(&probe)?;
    Ok(written?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn a_disk_that_does_not_know_its_size_is_not_full() {
        assert_eq!(fs2::available_space("/proc").ok(), Some(0), "it is such a disk");
        assert_eq!(free(Path::new("/proc")), None);
        assert!(free(&std::env::temp_dir()).is_some());
    }
}
