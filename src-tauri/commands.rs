//! What the UI may ask. Each command is a line or two over the engine.

use serde::Serialize;
use tauri::ipc::Invoke;
use tauri::{AppHandle, Runtime, command};

/// All commands, as the builder wants them. `build.rs` names the same list.
pub fn all<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
    tauri::generate_handler![about]
}

/// What this copy of Cloister is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct About {
    /// The version, as in the changelog.
    pub version: String,
    /// The names of the games whose rules it knows.
    pub games: Vec<&'static str>,
}

/// Says what this copy of Cloister is.
#[command]
fn about<R: Runtime>(app: AppHandle<R>) -> About {
    About {
        version: app.package_info().version.to_string(),
        games: games::all().iter().map(|game| game.name).collect(),
    }
}
