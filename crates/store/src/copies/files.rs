//! What is asked of the file system besides reading and writing.

use std::{
    fs::{self, File, Metadata, OpenOptions},
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// What Windows says of a file that another program has open for itself alone.
const SHARING_VIOLATION: i32 = 32;

/// A folder, to be told apart from another one that takes its place.
#[derive(Debug)]
pub(crate) struct OpenFolder {
    path: PathBuf,
    /// It is kept open: a stick's file system gives whatever nobody has open another number now and then.
    #[cfg(unix)]
    held: File,
}

impl OpenFolder {
    /// Opens this folder; it is made if it is not there. What lies in its place is called otherwise.
    pub(crate) fn make(path: &Path) -> io::Result<OpenFolder> {
        if path.is_file() {
            make_way(path)?;
        }
        fs::create_dir_all(path)?;
        Ok(OpenFolder {
            path: path.to_owned(),
            #[cfg(unix)]
            held: File::open(path)?,
        })
    }

    /// Whether its path still leads to it.
    pub(crate) fn is_in_place(&self) -> bool {
        #[cfg(unix)]
        return self.held.metadata().is_ok_and(|opened| is_same_file(&self.path, &opened));
        // Other systems do not let a folder go whose files are open.
        #[cfg(not(unix))]
        self.path.exists()
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Whether this path still leads to the file or folder that was opened.
#[cfg(unix)]
pub(crate) fn is_same_file(path: &Path, opened: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).is_ok_and(|there| (there.dev(), there.ino()) == (opened.dev(), opened.ino()))
}

/// Other systems do not let a file go that is open.
#[cfg(not(unix))]
pub(crate) fn is_same_file(path: &Path, _: &Metadata) -> bool {
    path.exists()
}

/// Gives a file or folder another name. Windows refuses as long as somebody has it open, as a store that was just closed:
/// its threads end a moment later.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    for _ in 0..200 {
        match fs::rename(from, to) {
            Err(error) if cfg!(windows) && is_held(&error) => thread::sleep(Duration::from_millis(10)),
            answer => return answer,
        }
    }
    fs::rename(from, to)
}

/// Whether somebody else has the file open. A program that looks through new files for viruses lets go a moment later.
fn is_held(error: &io::Error) -> bool {
    error.kind() == ErrorKind::PermissionDenied || error.raw_os_error() == Some(SHARING_VIOLATION)
}

/// A new file's name is on disk only when its folder is. Some file systems that are shared with other machines know
/// nothing of syncing a folder: nothing more can be done there.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

pub(crate) fn size_of_folder(folder: &Path) -> u64 {
    let Ok(inside) = fs::read_dir(folder) else { return 0 };
    inside
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(about) if about.is_dir() => size_of_folder(&entry.path()),
            Ok(about) => about.len(),
            Err(_) => 0,
        })
        .sum()
}

/// Puts a file in place so that there is always the old one or the new.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut file = fresh(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    // Windows renames no file that is open.
    drop(file);
    if is_folder(path) {
        make_way(path)?;
    }
    rename(&beside, path)?;
    sync_folder(path.parent().unwrap_or(path))
}

/// Notes of ours are short.
const LONGEST_NOTE: u64 = 1 << 20;

/// The text of a short file. What is too long was not written by us, and is not read to its end.
pub(crate) fn read_note(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LONGEST_NOTE).read_to_string(&mut text)?;
    Ok(text)
}

/// A file that nobody wrote yet. What lies there is taken away first: into a pipe nobody could write without a reader, and
/// a link would lead to somebody's file.
pub(crate) fn fresh(path: &Path) -> io::Result<File> {
    if is_folder(path) {
        make_way(path)?;
    }
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => for_us(OpenOptions::new().write(true).create_new(true)).open(path),
    }
}

/// What lies where a file or folder of ours belongs, and is no such thing, is called otherwise.
pub(crate) fn make_way(path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut names = (1..).map(|n| path.with_file_name(format!("not-ours-{n}-{name}")));
    let free = names.find(|name| fs::symlink_metadata(name).is_err()).expect("names do not end");
    fs::rename(path, free)
}

/// Whether a folder lies there itself, and no link to one.
fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_dir())
}

/// A new file is for its owner alone.
pub(crate) fn for_us(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Whether something lies there from which somebody might read for ever, or wait for ever to write into it.
pub(crate) fn is_endless(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink())
}

/// What we keep is for its owner alone, also what others make for us; and what is neither a file nor a folder, from which
/// somebody might read for ever, is called otherwise. Where a link leads is not ours: it may be somebody's file or folder,
/// or this one. Only a folder of ours itself may lie elsewhere.
pub(crate) fn keep_for_us(path: &Path) {
    let Ok(about) = fs::metadata(path) else { return };
    if about.is_dir() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            if !(is_link(&entry.path()) && entry.path().is_dir()) {
                keep_for_us(&entry.path());
            }
        }
    } else if !about.is_file() {
        let _ = make_way(path);
        return;
    } else if is_link(path) {
        return;
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let wanted = if about.is_dir() { 0o700 } else { 0o600 };
        if about.permissions().mode() & 0o777 != wanted {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(wanted));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As some file systems that are shared with other machines.
    #[test]
    #[cfg(target_os = "linux")]
    fn where_no_folder_can_be_synced_nothing_is_wrong() {
        let kind = File::open("/proc").unwrap().sync_all().map_err(|error| error.kind());
        assert_eq!(kind, Err(ErrorKind::InvalidInput), "it is such a file system");
        sync_folder(Path::new("/proc")).unwrap();
    }
}
