//! A file as the system's dialog hands it over: on desktops a path, on tablets an address that only the system can open.

use std::{
    ffi::OsStr,
    io,
    path::{Path, PathBuf},
};

use tauri::{AppHandle, Runtime};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};

use crate::error::{Error, Kind};

/// A file that the player chose or named.
pub(crate) struct Chosen(FilePath);

impl From<tauri::Url> for Chosen {
    fn from(address: tauri::Url) -> Self {
        Self(FilePath::Url(address))
    }
}

impl From<PathBuf> for Chosen {
    fn from(path: PathBuf) -> Self {
        Self(FilePath::Path(path))
    }
}

/// Lets the player choose a file of ours.
pub(crate) fn to_read<R: Runtime>(handle: &AppHandle<R>) -> Result<Chosen, Error> {
    chosen(of_kind(handle.dialog().file(), "cloister").blocking_pick_file())
}

/// Lets the player say where a file of this name goes.
pub(crate) fn to_write<R: Runtime>(handle: &AppHandle<R>, name: &str) -> Result<Chosen, Error> {
    let kind = Path::new(name).extension().and_then(OsStr::to_str).unwrap_or_default();
    chosen(of_kind(handle.dialog().file(), kind).set_file_name(name).blocking_save_file())
}

/// Lets the player choose a folder.
#[cfg(desktop)]
pub(crate) fn folder<R: Runtime>(handle: &AppHandle<R>) -> Result<PathBuf, Error> {
    let Chosen(folder) = chosen(handle.dialog().file().blocking_pick_folder())?;
    folder.into_path().map_err(|_| Error::new(Kind::Cancelled, "this is no folder"))
}

fn chosen(file: Option<FilePath>) -> Result<Chosen, Error> {
    file.map(Chosen).ok_or_else(|| Error::new(Kind::Cancelled, "no file was chosen"))
}

/// Tablets know files by kinds of their own, and would show none of ours.
fn of_kind<R: Runtime>(dialog: FileDialogBuilder<R>, kind: &str) -> FileDialogBuilder<R> {
    if cfg!(desktop) { dialog.add_filter("Cloister", &[kind]) } else { dialog }
}

impl Chosen {
    /// What the file is called; an address need not tell.
    pub(crate) fn name(&self) -> Option<String> {
        let path = self.0.as_path()?;
        path.file_name().map(|name| name.to_string_lossy().into_owned())
    }

    /// Its text; nothing, if it is larger than this.
    #[cfg(desktop)]
    pub(crate) fn read<R: Runtime>(self, _: &AppHandle<R>, largest: u64) -> Option<String> {
        crate::disk::read_file(&self.0.into_path().ok()?, largest)
    }

    /// Writes it whole, or leaves what was there.
    #[cfg(desktop)]
    pub(crate) fn write<R: Runtime>(self, _: &AppHandle<R>, bytes: &[u8]) -> io::Result<()> {
        crate::disk::write_whole(&self.0.into_path().map_err(io::Error::other)?, bytes)
    }

    /// Its text; nothing, if it is larger than this.
    #[cfg(mobile)]
    pub(crate) fn read<R: Runtime>(self, handle: &AppHandle<R>, largest: u64) -> Option<String> {
        use io::Read;

        let mut text = String::new();
        let wanted = tauri_plugin_fs::OpenOptions::new().read(true).to_owned();
        let read = self.opened(handle, wanted, |file| file.take(largest + 1).read_to_string(&mut text));
        (read.ok()? as u64 <= largest).then_some(text)
    }

    /// Writes it where the system says. No other file can be laid beside it first.
    #[cfg(mobile)]
    pub(crate) fn write<R: Runtime>(self, handle: &AppHandle<R>, bytes: &[u8]) -> io::Result<()> {
        use io::Write;

        let wanted = tauri_plugin_fs::OpenOptions::new().write(true).create(true).truncate(true).to_owned();
        self.opened(handle, wanted, |mut file| file.write_all(bytes))
    }

    /// Opens it as the system can, and gives it back.
    #[cfg(mobile)]
    fn opened<R: Runtime, T>(
        self,
        handle: &AppHandle<R>,
        wanted: tauri_plugin_fs::OpenOptions,
        use_it: impl FnOnce(std::fs::File) -> io::Result<T>,
    ) -> io::Result<T> {
        use tauri_plugin_fs::FsExt;

        let done = handle.fs().open(self.0.clone(), wanted).and_then(use_it);
        #[cfg(target_os = "ios")]
        let _ = handle.fs().stop_accessing_security_scoped_resource(self.0);
        done
    }
}
