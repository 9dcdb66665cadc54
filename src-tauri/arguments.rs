//! What the program is started with: where to keep things, and a file to open.

use std::{ffi::OsString, path::PathBuf};

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
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Arguments {
        let mut found = Arguments::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let text = word.to_string_lossy();
            if text == "--data-dir" {
                found.data = words.next().map(PathBuf::from);
            } else if let Some(folder) = text.strip_prefix("--data-dir=") {
                found.data = Some(PathBuf::from(folder));
            } else if !text.starts_with('-') && text.ends_with(".cloister") {
                found.file = Some(PathBuf::from(word));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let read = |words: &[&str]| Arguments::read(words.iter().map(OsString::from));
        let both = read(&["cloister", "--data-dir", "/d", "/x/Sunday.cloister"]);
        assert_eq!(both.data, Some("/d".into()));
        assert_eq!(both.file, Some("/x/Sunday.cloister".into()));
        assert_eq!(read(&["cloister", "--data-dir=/e"]).data, Some("/e".into()));
        assert_eq!(read(&["cloister", "--other", "file.txt"]), Arguments::default());
    }
}
