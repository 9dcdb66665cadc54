//! Files on the disks of desktops: read up to a size, written whole, and never over each other.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, ErrorKind, Read, Write},
    path::Path,
};

use crate::{
    answers::{KeptFiles, OwnFile},
    error::{Error, Kind},
};

/// The text of a file; nothing, if it is larger than this.
pub(crate) fn read_file(path: &Path, largest: u64) -> Option<String> {
    let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    // Some files say that they are empty, and do not end.
    let (mut file, mut text) = (File::open(path).ok()?.take(largest + 1), String::new());
    let read = about.len() <= largest && file.read_to_string(&mut text).is_ok();
    (read && text.len() as u64 <= largest).then_some(text)
}

/// Writes each into the folder, over no file that is there.
pub(crate) fn keep_all(folder: &Path, all: &[OwnFile]) -> Result<KeptFiles, Error> {
    // Thousands of games may be called alike: which numbers are taken is found out once.
    let mut numbers: BTreeMap<&str, u32> = BTreeMap::new();
    for own in all {
        let (name, kind) = own.file.rsplit_once('.').unwrap_or((&own.file, ""));
        let number = numbers.entry(&own.file).or_insert(0);
        let file = loop {
            *number += 1;
            let called = if *number == 1 { own.file.clone() } else { format!("{name} {number}.{kind}") };
            match File::create_new(folder.join(called)) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                made => break made,
            }
        };
        file.and_then(|mut file| file.write_all(own.text.as_bytes()))
            .map_err(|error| Error::new(Kind::NotSaved, error.to_string()))?;
    }
    Ok(KeptFiles { place: folder.display().to_string(), many: all.len(), left_out: 0, guarded: 0 })
}

/// Writes a file so that there is always the old one or the new: what was there is not lost where there is no room.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Through a link, to what it leads to.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // A name of its own, and a short one: that of the file may be as long as names can be.
    let beside = path.with_file_name(beside());
    let write = || {
        let mut file = File::create_new(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        // Whoever could read the old one can read the new.
        if let Ok(old) = fs::metadata(&path) {
            fs::set_permissions(&beside, old.permissions())?;
        }
        fs::rename(&beside, &path)
    };
    write().inspect_err(|_| drop(fs::remove_file(&beside)))
}

fn beside() -> String {
    format!(".cloister-{}", std::process::id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_written_leaves_the_old_one_as_it_was() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join("Sunday.cloister");
        write_whole(&path, b"older").expect("there is room");
        write_whole(&path, b"newer").expect("there is room");
        assert_eq!(fs::read(&path).expect("it is there"), b"newer");
        let inside = || fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(inside(), 1, "nothing is left beside it");
        // The place beside it is taken: nothing can be written there.
        fs::create_dir(folder.path().join(beside())).expect("a folder");
        write_whole(&path, b"newest").expect_err("it cannot be written");
        assert_eq!(fs::read(&path).expect("it is there"), b"newer");
    }

    #[test]
    fn a_file_is_called_as_long_as_files_can_be() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join("x".repeat(246) + ".cloister");
        write_whole(&path, b"whole").expect("the name is as long as a name can be");
        assert_eq!(fs::read(&path).expect("it is there"), b"whole");
    }

    #[test]
    fn games_are_kept_together_and_over_no_other_file() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let own = |text: &str| OwnFile { file: "Sunday.cloister".into(), text: text.into() };
        fs::write(folder.path().join("Sunday.cloister"), "older").expect("a file is written");
        let kept = keep_all(folder.path(), &[own("one"), own("two")]).expect("there is room");
        assert_eq!(kept.many, 2);
        let text = |name| fs::read_to_string(folder.path().join(name)).expect("it is there");
        let names = ["Sunday.cloister", "Sunday 2.cloister", "Sunday 3.cloister"];
        assert_eq!(names.map(text), ["older", "one", "two"]);
        let nowhere = keep_all(&folder.path().join("gone"), &[own("one")]).expect_err("there is no such folder");
        assert_eq!(nowhere.kind, Kind::NotSaved);
    }
}
