//! The shell: a window, and a list of commands that the UI in it may call.
//!
//! No rule of any game is written here. The [`app`] asks the engine and the store and passes the
//! answer on; the UI draws it. Everything is generic over Tauri's runtime, so that tests can ask the
//! same commands, behind the same permissions, without a display. The contract with the UI is told
//! in docs/shell.md.

#[macro_use]
mod command_table;

pub mod answers;
pub mod app;
pub mod arguments;
mod chosen_file;
pub mod commands;
pub mod curtain;
#[cfg(desktop)]
mod disk;
pub mod error;
pub mod files;
pub mod housekeeping;
pub mod journal;
#[cfg(mobile)]
mod mobile;
pub mod pin;
pub mod requests;
pub mod satchel;
pub mod shell;
pub mod thinking;
pub mod watchdog;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use arguments::Arguments;
use chosen_file::Chosen;
use error::{Error, Kind};
use satchel::Satchel;
use shell::Shell;
use store::{News, SavedGames};
use tauri::{AppHandle, Builder, Context, DragDropEvent, Manager, RunEvent, Runtime, Window, WindowEvent, Wry};

/// The variables by which a page could be inspected, or driven from outside.
pub const TOOLS: &[&str] = &["TAURI_WEBVIEW_AUTOMATION", "WEBKIT_INSPECTOR_SERVER", "WEBKIT_INSPECTOR_HTTP_SERVER"];

/// Whether this copy is there to be tried or measured: then they may stay.
#[must_use]
pub fn may_be_driven() -> bool {
    cfg!(debug_assertions) || cfg!(feature = "automation")
}

/// Opens the window and stays until it is closed.
///
/// # Errors
///
/// When there is no display to open a window on, or the webview does not start.
pub fn open() -> Result<(), Error> {
    if !display_is_there() {
        return Err(Error::new(
            Kind::NoDisplay,
            "there is no display to open a window on; start Cloister from a desktop session, \
             or set DISPLAY or WAYLAND_DISPLAY",
        ));
    }
    let arguments = Arguments::read(env::args_os())?;
    let app = furnished(desktop(Builder::<Wry>::new(), &arguments))
        .setup(move |app| {
            let folder = data_folder(app.handle(), &arguments);
            // Where no session bus tells the first Cloister, a file in its folder does.
            if SavedGames::is_in_use(&folder) && raised(&folder, arguments.file.as_deref()) {
                app.handle().exit(0);
                return Ok(());
            }
            let shell = match Shell::open(&folder) {
                Ok(shell) => shell,
                // The first window could not be raised, but it is there: that is no failure.
                Err(store::StoreError::InUse) => {
                    eprintln!("cloister: another Cloister is using {}", folder.display());
                    app.handle().exit(0);
                    return Ok(());
                }
                Err(error) => return Err(error.into()),
            };
            app.manage(shell);
            app.manage(arguments.clone());
            let own = app.handle().clone();
            journal::note_panics(move |line| own.state::<Shell>().journal.note(line));
            open_file(app.handle(), arguments.file.clone().map(Chosen::from));
            // Only now: a page that asks before there is a shell would never be answered.
            if let Err(error) = watchdog::open_windows(app.handle()) {
                eprintln!("cloister: the window does not open: {error}");
                app.handle().exit(1);
                return Ok(());
            }
            watchdog::watch(app.handle());
            housekeeping::begin(app.handle());
            Ok(())
        })
        .build(context())
        .map_err(|error| Error::new(Kind::NoWindow, error.to_string()))?;
    app.run(|handle, event| match event {
        // A window that is made anew leaves the app without one for a moment.
        RunEvent::ExitRequested { api, code: None, .. }
            if handle.try_state::<Shell>().is_some_and(|shell| shell.pulse.is_rebuilding()) =>
        {
            api.prevent_exit();
        }
        // Where files are not opened by arguments.
        #[cfg(any(target_os = "macos", target_os = "ios", target_os = "android"))]
        RunEvent::Opened { urls } => {
            for url in urls {
                open_file(handle, Some(url.into()));
            }
        }
        _ => {}
    });
    Ok(())
}

/// A bare app with our commands in it, and nothing yet that needs a display. Whoever builds it
/// gives it a [`Shell`] to manage.
#[must_use]
pub fn furnished<R: Runtime>(bare: Builder<R>) -> Builder<R> {
    // Only the system can open what was chosen on a tablet.
    #[cfg(mobile)]
    let bare = bare.plugin(tauri_plugin_fs::init());
    bare.plugin(watchdog::plugin()).plugin(tauri_plugin_dialog::init()).invoke_handler(commands::all()).on_window_event(
        |window, event| {
            if is_out_of_sight(window, event) {
                shell::lower(window.app_handle());
            }
            if let WindowEvent::DragDrop(DragDropEvent::Drop { paths, .. }) = event {
                open_soon(window.app_handle(), paths.iter().filter(|path| arguments::is_game(path)).cloned());
            }
        },
    )
}

/// A minimised window is out of its player's sight, and soon under another's eyes.
#[cfg(desktop)]
fn is_out_of_sight<R: Runtime>(window: &Window<R>, event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::Resized(_)) && window.is_minimized().unwrap_or(false)
}

/// So is an app behind another one, or behind a dark screen.
#[cfg(mobile)]
fn is_out_of_sight<R: Runtime>(_: &Window<R>, event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::Suspended)
}

/// What only desktops have: one process, raised when it is started again, and windows that stay
/// where they were put.
#[cfg(desktop)]
fn desktop<R: Runtime>(bare: Builder<R>, arguments: &Arguments) -> Builder<R> {
    use tauri_plugin_window_state::StateFlags;

    let kept = StateFlags::all() - StateFlags::VISIBLE - StateFlags::DECORATIONS;
    let placed = tauri_plugin_window_state::Builder::new().with_state_flags(kept).build();
    // With a folder of its own it is another Cloister, for tests.
    let bare = if arguments.data.is_none() {
        bare.plugin(tauri_plugin_single_instance::init(|handle, words, folder| {
            come_forward(handle);
            // A file is named from where the other Cloister was started.
            let file = Arguments::read(words.into_iter().map(Into::into)).unwrap_or_default().file;
            open_soon(handle, file.map(|file| PathBuf::from(folder).join(file)));
        }))
    } else {
        bare
    };
    bare.plugin(placed)
}

#[cfg(not(desktop))]
fn desktop<R: Runtime>(bare: Builder<R>, _: &Arguments) -> Builder<R> {
    bare
}

/// What is baked in at build time: the UI, the configuration, the permissions.
#[must_use]
pub fn context<R: Runtime>() -> Context<R> {
    tauri::generate_context!()
}

/// Where things are kept.
fn data_folder<R: Runtime>(handle: &AppHandle<R>, arguments: &Arguments) -> PathBuf {
    // The webview keeps its own things beside.
    let usual = || handle.path().app_data_dir().map(|folder| folder.join("store"));
    let usual = || usual().unwrap_or_else(|_| PathBuf::from("cloister-data"));
    arguments.data.clone().unwrap_or_else(usual)
}

/// The name of the file by which a second start asks the first to come forward; in it, a game to be opened.
const RAISE: &str = "raise";

/// Asks the Cloister that has this folder to come forward, with this file; whether it heard.
fn raised(folder: &Path, file: Option<&Path>) -> bool {
    let asked = folder.join(RAISE);
    let file = file.map(|file| env::current_dir().unwrap_or_default().join(file));
    let text = file.map(|file| file.display().to_string()).unwrap_or_default();
    if ask_by(&asked, &text).is_err() {
        return false;
    }
    for _ in 0..75 {
        thread::sleep(Duration::from_millis(20));
        if !asked.exists() {
            return true;
        }
    }
    let _ = fs::remove_file(asked);
    false
}

/// Lays this file there, whole. What lay there is replaced and never written into: it may be a pipe that nobody reads, or
/// a link to somebody's file.
fn ask_by(asked: &Path, text: &str) -> io::Result<()> {
    let beside = asked.with_extension(std::process::id().to_string());
    fs::write(&beside, text)?;
    fs::rename(&beside, asked).inspect_err(|_| drop(fs::remove_file(&beside)))
}

fn come_forward<R: Runtime>(handle: &AppHandle<R>) {
    if let Some(window) = handle.get_webview_window("main") {
        #[cfg(desktop)]
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// Comes forward, if a second start asks for it.
pub(crate) fn hear_second_start<R: Runtime>(handle: &AppHandle<R>) {
    let Some(asked) = handle.try_state::<Arguments>().map(|own| data_folder(handle, &own).join(RAISE)) else { return };
    if !fs::metadata(&asked).is_ok_and(|about| about.is_file() && about.len() < 8_192) {
        return;
    }
    let file = fs::read_to_string(&asked).unwrap_or_default();
    if fs::remove_file(&asked).is_err() {
        return;
    }
    come_forward(handle);
    if !file.is_empty() {
        open_file(handle, Some(PathBuf::from(file).into()));
    }
}

/// Opens games that were dragged onto the window, or handed over by a second start. Reading them may take a while: the
/// window waits for nothing.
fn open_soon<R: Runtime>(handle: &AppHandle<R>, games: impl IntoIterator<Item = PathBuf>) {
    let games: Vec<PathBuf> = games.into_iter().collect();
    let handle = handle.clone();
    tauri::async_runtime::spawn_blocking(move || {
        for game in games {
            open_file(&handle, Some(game.into()));
        }
    });
}

/// Opens a game that was double-clicked, or keeps all that are in the file; a page that is there asks anew what lies on the
/// table.
fn open_file<R: Runtime>(handle: &AppHandle<R>, file: Option<Chosen>) {
    let (Some(file), Some(shell)) = (file, handle.try_state::<Shell>()) else { return };
    let opened = files::text_of(handle, file).and_then(|text| match Satchel::read(&text) {
        Some(satchel) => {
            files::bring_all(&shell, satchel);
            Ok(())
        }
        None => shell.ask(|app| app.open_text(text).map(drop)),
    });
    if let Err(error) = opened {
        // The reason may quote the file: for the log its kind is enough.
        shell.journal.note(&format!("a file was not opened: {:?}", error.kind));
        let _ = shell.ask(|app| {
            app.tell([News::NotOpened { detail: error.detail }]);
            Ok(())
        });
    }
    if let Some(window) = handle.get_webview_window("main") {
        let _ = window.reload();
    }
}

/// GTK ends the process without a word to the player when it finds no display.
fn display_is_there() -> bool {
    let named = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || named("DISPLAY") || named("WAYLAND_DISPLAY")
}

#[cfg(test)]
#[path = "../tests/shell/mod.rs"]
mod tests;
