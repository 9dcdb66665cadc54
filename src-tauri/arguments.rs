//! What the program is started with: where to keep things, and a file to open.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use crate::error::{Error, Kind};

/// What the program was started with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Where to keep things, if not at the usual place.
    pub data: Option<PathBuf>,
    /// A `.cloister` file that was double-clicked.
    pub file: Option<PathBuf>,
}

impl Arguments {
    /// Reads them; what is not understood is left alone.
    ///
    /// # Errors
    /// If `--data-dir` names no folder: whoever wants a folder of their own does not want the usual one.
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Arguments, Error> {
        let mut found = Arguments::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let text = word.to_string_lossy();
            if text == "--data-dir" {
                found.data = Some(folder(words.next())?);
            } else if let Some(named) = text.strip_prefix("--data-dir=") {
                found.data = Some(folder(Some(named.into()))?);
            } else if !text.starts_with('-') && is_game(Path::new(&word)) {
                found.file = Some(PathBuf::from(word));
            }
        }
        Ok(found)
    }
}

/// Whether a file is one of ours, by its name. Some disks write all names in large letters.
pub(crate) fn is_game(file: &Path) -> bool {
    file.extension().is_some_and(|end| end.eq_ignore_ascii_case("cloister"))
}

/// The folder that was named.
fn folder(word: Option<OsString>) -> Result<PathBuf, Error> {
    let named = word.filter(|word| !word.is_empty() && !word.to_string_lossy().starts_with("--"));
    let none = || Error::new(Kind::Malformed, "--data-dir names a folder: cloister --data-dir FOLDER");
    named.map(PathBuf::from).ok_or_else(none)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let read = |words: &[&str]| Arguments::read(words.iter().map(OsString::from));
        let both = read(&["cloister", "--data-dir", "/d", "/x/Sunday.cloister"]).expect("a folder and a file");
        assert_eq!(both.data, Some("/d".into()));
        assert_eq!(both.file, Some("/x/Sunday.cloister".into()));
        assert_eq!(read(&["cloister", "--data-dir=/e"]).map(|read| read.data), Ok(Some("/e".into())));
        assert_eq!(read(&["cloister", "E:/SUNDAY.CLO/1.CLOISTER"]).map(|read| read.file.is_some()), Ok(true));
        assert_eq!(read(&["cloister", "--other", "file.txt"]), Ok(Arguments::default()));
        for nowhere in [&["--data-dir"][..], &["--data-dir", ""], &["--data-dir="], &["--data-dir", "--other"]] {
            assert_eq!(read(nowhere).map_err(|error| error.kind), Err(Kind::Malformed), "{nowhere:?}");
        }
    }
}
