//! The version of the whole folder, and the way from an older one.

use std::{fs, io, path::Path};

use crate::{
    StoreError,
    copies::{read_note, replace, sync_folder},
};

/// The version of the way the folder is laid out.
pub const FORMAT: u16 = 2;

/// Changes a copy of the mirrors from one format to the next.
pub(crate) type Step = fn(&Path) -> io::Result<()>;

/// Step n leads from format n + 1 to format n + 2. From 1 to 2 nothing has to change at once: finished games may be
/// packed, and are, one after another.
pub(crate) const STEPS: &[Option<Step>] = &[None];

/// The version of a folder; nothing, if it is new.
pub(crate) fn read(folder: &Path) -> Result<Option<u16>, StoreError> {
    let path = folder.join("format");
    if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
        return Ok(Some(FORMAT));
    }
    match read_note(&path) {
        Ok(text) => {
            let numbers: Vec<Option<u16>> = text.split_whitespace().skip(1).map(|word| word.parse().ok()).collect();
            // A damaged file of one number is no reason to lock anybody out: the records know. It says
            // the number three times, so that a flipped bit does not make a newer one of it.
            Ok(Some(match numbers[..] {
                [Some(one), Some(two), Some(three)] if one == two && two == three => one,
                _ => FORMAT,
            }))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(Some(FORMAT)),
        Err(error) => Err(error.into()),
    }
}

pub(crate) fn write(folder: &Path, version: u16) -> io::Result<()> {
    replace(&folder.join("format"), format!("cloister {version} {version} {version}\n").as_bytes())
}

/// Brings an older folder up to date. It works on a copy of the mirrors; the old folder of
/// mirrors and the old store are kept beside the new, and the store is rebuilt.
pub(crate) fn migrate(folder: &Path, from: u16, steps: &[Option<Step>]) -> io::Result<()> {
    let to = steps.len() as u16 + 1;
    let steps: Vec<Step> = steps.iter().skip(usize::from(from) - 1).flatten().copied().collect();
    if steps.is_empty() {
        return write(folder, to);
    }
    let (games, copy) = (folder.join("games"), folder.join("games.new"));
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    fs::create_dir(&copy)?;
    for entry in fs::read_dir(&games)? {
        let entry = entry?;
        fs::copy(entry.path(), copy.join(entry.file_name()))?;
    }
    for step in steps {
        step(&copy)?;
    }
    sync_folder(&copy)?;
    fs::rename(&games, folder.join(format!("games.format-{from}")))?;
    fs::rename(&copy, &games)?;
    let db = folder.join("db");
    if db.exists() {
        fs::rename(&db, folder.join(format!("db.format-{from}")))?;
    }
    sync_folder(folder)?;
    write(folder, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_folder_is_brought_up_to_date_on_a_copy() {
        let folder = std::env::temp_dir().join(format!("cloister-migrate-{}", std::process::id()));
        fs::create_dir_all(folder.join("games")).unwrap();
        fs::create_dir_all(folder.join("db")).unwrap();
        fs::write(folder.join("games/a.tale"), "old").unwrap();
        let louder: Step = |games| fs::write(games.join("a.tale"), "new");
        let further: Step = |games| {
            let text = fs::read_to_string(games.join("a.tale"))?;
            fs::write(games.join("a.tale"), text + "er")
        };
        migrate(&folder, 1, &[Some(louder), None, Some(further)]).unwrap();
        let text = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
        assert_eq!(text("games/a.tale"), "newer");
        assert_eq!(text("games.format-1/a.tale"), "old", "what was there is kept");
        assert!(folder.join("db.format-1").exists() && !folder.join("db").exists());
        assert_eq!(read(&folder), Ok(Some(4)));
        fs::remove_dir_all(folder).unwrap();
    }
}
