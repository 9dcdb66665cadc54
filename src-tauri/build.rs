//! Embeds the built UI and turns the command list into permissions.

use tauri_build::{AppManifest, Attributes};

/// Every command the shell answers. A command that is not named here would
/// need no permission at all, so this list and `commands::all` go together.
const COMMANDS: &[&str] = &[
    "about",
    "close_game",
    "delete_game",
    "duplicate_game",
    "export_all",
    "export_file",
    "export_game",
    "export_statistics",
    "export_statistics_file",
    "forget_pin",
    "games",
    "glance",
    "heartbeat",
    "hint",
    "history",
    "import_file",
    "import_game",
    "lift",
    "log",
    "lower",
    "new_game",
    "open_game",
    "play",
    "preview",
    "recap",
    "redo",
    "rename_game",
    "restore_game",
    "retry_saving",
    "screen",
    "seat_bot",
    "seat_person",
    "set_pin",
    "set_settings",
    "settings",
    "statistics",
    "stop_thinking",
    "undo",
    "why",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Tauri watches neither of these by itself: without the lines below a
    // changed capability or a new picture in the UI would silently stay out.
    println!("cargo:rerun-if-changed=src-tauri/capabilities");
    println!("cargo:rerun-if-changed=ui/dist");

    let attributes = Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(AppManifest::new().commands(COMMANDS));
    Ok(tauri_build::try_build(attributes)?)
}
