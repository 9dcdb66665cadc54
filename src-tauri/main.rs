//! Opens the window. Everything else is in the library, which phones share.

// On Windows a release must not open a console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    avoid_blank_windows();
    if !cloister_lib::may_be_driven() {
        shut_out_tools();
    }

    match cloister_lib::open() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cloister: {error}");
            ExitCode::FAILURE
        }
    }
}

/// With some graphics drivers WebKitGTK shows an empty window when it shares
/// buffers with the compositor. Whoever has chosen for themselves keeps their choice.
#[cfg(target_os = "linux")]
fn avoid_blank_windows() {
    const VARIABLE: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    if std::env::var_os(VARIABLE).is_none() {
        // SAFETY: this is the first thing the program does. No other thread
        // exists yet that could be reading the environment.
        #[allow(unsafe_code)]
        unsafe {
            std::env::set_var(VARIABLE, "1");
        }
    }
}

/// Nobody looks into a page, or presses its buttons, by setting a variable.
fn shut_out_tools() {
    for variable in cloister_lib::TOOLS {
        // SAFETY: as above, no other thread exists yet.
        #[allow(unsafe_code)]
        unsafe {
            std::env::remove_var(variable);
        }
    }
}
