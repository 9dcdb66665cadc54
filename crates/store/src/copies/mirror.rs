//! The second copy: a plain file for every game, a record a line.
//!
//! A line is the record's bytes in base64. A damaged line costs itself and nothing after it. A finished game begins with
//! all its records packed, as bytes, and lines follow after it.

use std::{
    fs::{self, Metadata, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD as BASE64};

use crate::{
    Faults, GameId, Record,
    copies::{for_us, is_endless, is_same_file, replace, sync_folder},
    game::{length_of_pack, unpack},
};

/// No game takes up more. A longer file was blown up, and reading it could take all the memory there is.
const LARGEST: u64 = 64 << 20;

/// The folder of second copies.
#[derive(Clone, Debug)]
pub struct Mirror {
    folder: PathBuf,
    /// Its folder as it was when it was opened.
    opened: Metadata,
    faults: Faults,
}

/// What a mirror file holds.
#[derive(Debug, Default)]
pub(crate) struct MirrorFile {
    /// The good records.
    pub(crate) records: Vec<Record>,
    /// How many bytes it has.
    pub(crate) bytes: u64,
    /// How many lines are no good.
    pub(crate) damaged: usize,
    /// Whether the last of them was only not written to its end: what it would have told was not acknowledged.
    pub(crate) torn: bool,
    /// Whether a newer Cloister wrote some of it.
    pub(crate) newer: bool,
}

/// A record as a line.
pub(crate) fn line(record: &Record) -> String {
    let mut line = BASE64.encode(record.write());
    line.push('\n');
    line
}

impl Mirror {
    /// The mirror in this folder; it is made if it is not there.
    ///
    /// # Errors
    /// If the disk will not.
    pub fn open(folder: &Path, faults: Faults) -> io::Result<Mirror> {
        faults.pass()?;
        fs::create_dir_all(folder)?;
        Ok(Mirror { folder: folder.to_owned(), opened: fs::metadata(folder)?, faults })
    }

    /// Whether its folder is still the one that was opened.
    pub(crate) fn is_in_place(&self) -> bool {
        is_same_file(&self.folder, &self.opened)
    }

    pub(crate) fn path(&self, game: GameId) -> PathBuf {
        let name = if game == GameId::APP { "house".into() } else { game.to_string() };
        self.folder.join(name + ".tale")
    }

    /// Every game that has a file, with its length.
    pub(crate) fn all(&self) -> io::Result<Vec<(GameId, u64)>> {
        self.faults.pass()?;
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let id = match name.strip_suffix(".tale") {
                Some("house") => GameId::APP,
                Some(id) => match id.parse() {
                    Ok(id) => id,
                    Err(_) => continue,
                },
                None => continue,
            };
            let about = entry.metadata()?;
            if about.is_file() {
                found.push((id, about.len()));
            }
        }
        found.sort_unstable();
        Ok(found)
    }

    /// Adds lines to a file of this length; gives its new length.
    pub(crate) fn append(&self, game: GameId, lines: &str, at: u64) -> io::Result<u64> {
        let path = self.path(game);
        self.faults.pass()?;
        let is_new = at == 0;
        if is_endless(&path) {
            return Err(io::Error::other("the mirror is no file any more"));
        }
        let mut file = for_us(OpenOptions::new().append(true).create(true)).open(&path)?;
        if file.metadata()?.len() != at {
            return Err(io::Error::other("the mirror is not as long as it was"));
        }
        if let Err(error) = self.faults.pass() {
            // A disk that fails in the middle of writing leaves a torn line.
            file.write_all(&lines.as_bytes()[..lines.len() / 2])?;
            return Err(error);
        }
        file.write_all(lines.as_bytes())?;
        self.faults.pass()?;
        file.sync_all()?;
        if is_new {
            sync_folder(&self.folder)?;
        }
        Ok(at + lines.len() as u64)
    }

    /// Puts a whole new file in the place of the old; gives its length.
    pub(crate) fn rewrite(&self, game: GameId, records: &[Record]) -> io::Result<u64> {
        let text: String = records.iter().map(line).collect();
        self.put(game, text.as_bytes())
    }

    /// Puts this in the place of the old; gives its length.
    pub(crate) fn put(&self, game: GameId, bytes: &[u8]) -> io::Result<u64> {
        self.faults.pass()?;
        replace(&self.path(game), bytes)?;
        Ok(bytes.len() as u64)
    }

    /// Everything good in a file; nothing, if there is none.
    pub(crate) fn read(&self, game: GameId) -> io::Result<MirrorFile> {
        self.faults.pass()?;
        let path = self.path(game);
        let spoilt = |about: &Metadata| !about.is_file() || about.len() > LARGEST;
        if let Some(about) = fs::metadata(&path).ok().filter(spoilt) {
            return Ok(MirrorFile { bytes: about.len(), damaged: 1, ..MirrorFile::default() });
        }
        match fs::read(path) {
            Ok(bytes) => Ok(parse(game, &bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(MirrorFile::default()),
            Err(error) => Err(error),
        }
    }

    /// Keeps a damaged file for whoever wants to look at it.
    pub(crate) fn set_aside(&self, game: GameId, now: u64) -> io::Result<()> {
        let from = self.path(game);
        if from.is_file() {
            fs::copy(&from, from.with_extension(format!("damaged-{now}")))?;
        }
        Ok(())
    }

    /// Throws a file away.
    pub(crate) fn remove(&self, game: GameId) -> io::Result<()> {
        self.faults.pass()?;
        match fs::remove_file(self.path(game)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

fn parse(game: GameId, bytes: &[u8]) -> MirrorFile {
    let mut found = MirrorFile { bytes: bytes.len() as u64, ..MirrorFile::default() };
    let (packed, lines) = bytes.split_at(length_of_pack(bytes).unwrap_or(0));
    if !packed.is_empty() {
        match unpack(game, packed) {
            Ok(records) => found.records = records,
            Err(crate::BadRecord::Newer(_)) => found.newer = true,
            Err(_) => found.damaged += 1,
        }
    }
    for line in lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let record = BASE64.decode(line).map(|bytes| Record::read(&bytes));
        match record {
            Ok(Ok(record)) if record.game == game => found.records.push(record),
            Ok(Err(crate::BadRecord::Newer(_))) => found.newer = true,
            _ => {
                found.damaged += 1;
                found.torn = !bytes.ends_with(b"\n") && bytes.ends_with(line);
            }
        }
    }
    found
}
