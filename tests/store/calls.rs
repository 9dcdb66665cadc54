//! What a child did to the files below a folder, read from a trace of `strace -xx`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use store::GameId;

use crate::traced::acknowledgement;

/// A call that changes the disk. Files are named by number.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    Write {
        file: usize,
        at: usize,
        bytes: Vec<u8>,
    },
    Cut {
        file: usize,
        length: usize,
    },
    Name {
        path: PathBuf,
        what: Option<What>,
    },
    Move {
        from: PathBuf,
        to: PathBuf,
    },
    /// Everything of this file that was done before the call with this number is safe.
    SyncFile {
        file: usize,
        before: usize,
    },
    SyncFolder {
        path: PathBuf,
        before: usize,
    },
    Acknowledged {
        game: GameId,
        number: u32,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum What {
    File(usize),
    Folder,
}

/// What a name in a folder stands for.
pub(crate) type Names = BTreeMap<PathBuf, What>;

/// Reads a trace: what the child did to the files below a folder, in order.
pub(crate) struct Reader<'a> {
    root: &'a Path,
    pub(crate) calls: Vec<Call>,
    pub(crate) names: Names,
    /// How long each file is.
    lengths: Vec<usize>,
    /// What each descriptor stands for, where it is, and whether it always writes at the end.
    open: BTreeMap<u32, (PathBuf, Option<usize>, usize, bool)>,
    unfinished: BTreeMap<u32, (String, usize)>,
    said: String,
}

impl<'a> Reader<'a> {
    /// A reader of what happens to this folder, which is as it is now.
    pub(crate) fn new(root: &'a Path) -> Reader<'a> {
        let mut reader = Reader {
            root,
            calls: Vec::new(),
            names: Names::new(),
            lengths: Vec::new(),
            open: BTreeMap::new(),
            unfinished: BTreeMap::new(),
            said: String::new(),
        };
        reader.take_in(root);
        reader
    }

    fn take_in(&mut self, folder: &Path) {
        let Ok(inside) = fs::read_dir(folder) else { return };
        for path in inside.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                self.names.insert(path.clone(), What::Folder);
                self.take_in(&path);
            } else {
                self.names.insert(path.clone(), What::File(self.lengths.len()));
                self.lengths.push(fs::metadata(&path).expect("a file").len() as usize);
            }
        }
    }

    pub(crate) fn line(&mut self, line: &str) {
        let Some((pid, text)) = line.split_once(' ') else { return };
        let Ok(pid) = pid.parse::<u32>() else { return };
        let text = text.trim_start();
        let now = self.calls.len();
        if let Some(begun) = text.strip_suffix("<unfinished ...>") {
            self.unfinished.insert(pid, (begun.to_owned(), now));
        } else if text.starts_with("<...") {
            let rest = text.split_once("resumed>").map_or("", |(_, rest)| rest);
            if let Some((begun, before)) = self.unfinished.remove(&pid) {
                self.call(&format!("{begun}{rest}"), before);
            }
        } else {
            self.call(text, now);
        }
    }

    /// One whole call, which began when so many calls were done.
    fn call(&mut self, text: &str, before: usize) {
        let Some((head, result)) = text.rsplit_once(" = ") else { return };
        let Some((name, inside)) = head.trim_end().strip_suffix(')').and_then(|head| head.split_once('(')) else {
            return;
        };
        let Ok(result) = result.split_whitespace().next().unwrap_or("").parse::<i64>() else { return };
        if result < 0 {
            return;
        }
        let words: Vec<&str> = inside.split(", ").map(str::trim).collect();
        let word = |n: usize| words.get(n).copied().unwrap_or("");
        let path = |n: usize| PathBuf::from(String::from_utf8(unquoted(word(n))).expect("a path"));
        let number = |n: usize| word(n).parse::<usize>().expect("a number");
        match name {
            "openat" => self.opened(path(1), word(2), result as u32),
            "write" => self.written(number(0) as u32, None, unquoted(word(1)), result as usize),
            "pwrite64" => self.written(number(0) as u32, Some(number(3)), unquoted(word(1)), result as usize),
            "ftruncate" => {
                if let Some((_, Some(file), ..)) = self.open.get(&(number(0) as u32)).cloned() {
                    self.cut(file, number(1));
                }
            }
            "fsync" | "fdatasync" => match self.open.get(&(number(0) as u32)).cloned() {
                Some((_, Some(file), ..)) => self.calls.push(Call::SyncFile { file, before }),
                Some((path, None, ..)) => self.calls.push(Call::SyncFolder { path, before }),
                None => {}
            },
            "mkdir" => self.named(path(0), Some(What::Folder)),
            "rmdir" | "unlink" => self.named(path(0), None),
            // The standard library removes folders by descriptor.
            "unlinkat" => {
                let folder = match word(0) {
                    "AT_FDCWD" => PathBuf::new(),
                    _ => self.open.get(&(number(0) as u32)).map(|open| open.0.clone()).unwrap_or_default(),
                };
                self.named(folder.join(path(1)), None);
            }
            "rename" => {
                let (from, to) = (path(0), path(1));
                if self.is_ours(&from) {
                    rename(&mut self.names, &from, &to);
                    self.calls.push(Call::Move { from, to });
                }
            }
            other => panic!("{other} was not asked for"),
        }
    }

    fn is_ours(&self, path: &Path) -> bool {
        path.starts_with(self.root) && path != self.root
    }

    fn named(&mut self, path: PathBuf, what: Option<What>) {
        if self.is_ours(&path) {
            match what {
                Some(what) => drop(self.names.insert(path.clone(), what)),
                None => drop(self.names.remove(&path)),
            }
            self.calls.push(Call::Name { path, what });
        }
    }

    fn cut(&mut self, file: usize, length: usize) {
        self.lengths[file] = length;
        self.calls.push(Call::Cut { file, length });
    }

    fn opened(&mut self, path: PathBuf, flags: &str, fd: u32) {
        self.open.remove(&fd);
        // A folder below one that was opened is named by its descriptor when it is removed.
        if !path.starts_with(self.root) {
            return;
        }
        if flags.contains("O_CREAT") && !self.names.contains_key(&path) {
            let file = self.lengths.len();
            self.lengths.push(0);
            self.named(path.clone(), Some(What::File(file)));
        }
        let file = match self.names.get(&path) {
            Some(What::File(file)) => Some(*file),
            _ => None,
        };
        if let Some(file) = file.filter(|_| flags.contains("O_TRUNC")) {
            self.cut(file, 0);
        }
        self.open.insert(fd, (path, file, 0, flags.contains("O_APPEND")));
    }

    fn written(&mut self, fd: u32, at: Option<usize>, mut bytes: Vec<u8>, many: usize) {
        bytes.truncate(many);
        if fd == 1 {
            self.said.push_str(&String::from_utf8_lossy(&bytes));
            while let Some((line, rest)) =
                self.said.split_once('\n').map(|(line, rest)| (line.to_owned(), rest.to_owned()))
            {
                if let Some((game, number)) = acknowledgement(&line) {
                    self.calls.push(Call::Acknowledged { game, number });
                }
                self.said = rest;
            }
            return;
        }
        let Some((_, Some(file), position, append)) = self.open.get_mut(&fd) else { return };
        let (file, length) = (*file, self.lengths[*file]);
        let start = match (at, *append) {
            (Some(at), _) => at,
            (None, true) => length,
            (None, false) => *position,
        };
        if at.is_none() {
            *position = start + bytes.len();
        }
        self.lengths[file] = length.max(start + bytes.len());
        self.calls.push(Call::Write { file, at: start, bytes });
    }
}

/// The bytes of a string that `strace -xx` wrote.
fn unquoted(word: &str) -> Vec<u8> {
    assert!(!word.ends_with("..."), "the trace was cut");
    let digits = word.trim_matches('"').split("\\x").skip(1);
    digits.map(|two| u8::from_str_radix(two, 16).expect("two digits")).collect()
}

/// Moves a name, and everything below it.
pub(crate) fn rename(names: &mut Names, from: &Path, to: &Path) {
    let below: Vec<PathBuf> = names.keys().filter(|path| path.starts_with(from)).cloned().collect();
    names.retain(|path, _| !path.starts_with(to));
    for path in below {
        let rest = path.strip_prefix(from).expect("it is below").to_owned();
        let what = names.remove(&path).expect("it is there");
        names.insert(if rest.as_os_str().is_empty() { to.to_owned() } else { to.join(rest) }, what);
    }
}
