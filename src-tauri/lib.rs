//! The shell: a window, and a short list of commands that the UI in it may call.
//!
//! No rule of any game is written here. The shell asks the engine and passes
//! the answer on; the UI draws it. Everything is generic over Tauri's runtime,
//! so that tests can ask the same commands, behind the same permissions,
//! without a display.

pub mod commands;
pub mod error;

use error::{Error, Kind};
use tauri::{Builder, Context, Runtime, Wry};

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
    furnished(Builder::<Wry>::new())
        .run(context())
        .map_err(|error| Error::new(Kind::NoWindow, error.to_string()))
}

/// A bare app with our commands in it, and nothing yet that needs a display.
#[must_use]
pub fn furnished<R: Runtime>(bare: Builder<R>) -> Builder<R> {
    bare.invoke_handler(commands::all())
}

/// What is baked in at build time: the UI, the configuration, the permissions.
#[must_use]
pub fn context<R: Runtime>() -> Context<R> {
    tauri::generate_context!()
}

/// GTK ends the process without a word to the player when it finds no display.
fn display_is_there() -> bool {
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || named("DISPLAY") || named("WAYLAND_DISPLAY")
}

/// Where Android and iOS come in.
#[cfg(mobile)]
#[tauri::mobile_entry_point]
fn open_on_a_phone() {
    if let Err(error) = open() {
        eprintln!("cloister: {error}");
    }
}

#[cfg(test)]
mod tests;
