//! Finished games, each packed in a file of its own: sled would take three times the room for them.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    Faults, GameId,
    copies::{OpenFolder, is_endless, mirror::LARGEST, replace},
};

/// The folder of packed games.
#[derive(Clone, Debug)]
pub(crate) struct Packs {
    folder: Arc<OpenFolder>,
    faults: Faults,
}

impl Packs {
    /// The packs in this folder; it is made if it is not there.
    pub(crate) fn open(folder: &Path, faults: Faults) -> io::Result<Packs> {
        faults.pass()?;
        Ok(Packs { folder: Arc::new(OpenFolder::make(folder)?), faults })
    }

    /// Whether its folder is still the one that was opened.
    pub(crate) fn is_in_place(&self) -> bool {
        self.folder.is_in_place()
    }

    fn path(&self, game: GameId) -> PathBuf {
        self.folder.path().join(format!("{game}.pack"))
    }

    /// Every game that has a pack.
    pub(crate) fn all(&self) -> io::Result<Vec<GameId>> {
        self.faults.pass()?;
        let mut found = Vec::new();
        for entry in fs::read_dir(self.folder.path())? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            found.extend(name.strip_suffix(".pack").and_then(|id| id.parse::<GameId>().ok()));
        }
        Ok(found)
    }

    /// Puts a pack in the place of an older one.
    pub(crate) fn put(&self, game: GameId, packed: &[u8]) -> io::Result<()> {
        self.faults.pass()?;
        replace(&self.path(game), packed)
    }

    /// The pack of a game, if there is one.
    pub(crate) fn read(&self, game: GameId) -> io::Result<Option<Vec<u8>>> {
        self.faults.pass()?;
        let path = self.path(game);
        if is_endless(&path) || fs::metadata(&path).is_ok_and(|about| about.is_dir() || about.len() > LARGEST) {
            // No pack at all, which is a damaged one.
            return Ok(Some(Vec::new()));
        }
        match fs::read(path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Throws a pack away.
    pub(crate) fn remove(&self, game: GameId) -> io::Result<()> {
        self.faults.pass()?;
        match fs::remove_file(self.path(game)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
