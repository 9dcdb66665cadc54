//! Housekeeping: finished games are packed one by one, while nobody waits for it.

use std::{thread, time::Duration};

use tauri::{AppHandle, Manager, Runtime};

use crate::{
    app::App,
    shell::{Shell, told_saving},
};

/// How long the app is left alone between two games, so that whoever plays notices nothing.
const BETWEEN: Duration = Duration::from_millis(40);

/// How often somebody looks whether there is something to do.
const LOOKING: Duration = Duration::from_secs(20);

impl App {
    /// Packs one finished game; whether there was one.
    pub fn pack_one(&mut self) -> bool {
        let Some(game) = self.saved_games.to_pack() else { return false };
        let now = self.now();
        self.saved_games.pack(game, now);
        true
    }
}

/// Does it from now on.
pub fn begin<R: Runtime>(handle: &AppHandle<R>) {
    let handle = handle.clone();
    // Without it everything takes more room, and nothing else.
    let _ = thread::Builder::new().name("packing".into()).spawn(move || {
        loop {
            let packed = handle.state::<Shell>().ask(|app| {
                let before = app.saving().clone();
                let packed = app.pack_one();
                Ok((packed, before, app.saving().clone()))
            });
            let Ok((packed, before, after)) = packed else { return };
            if before != after {
                told_saving(&handle, &after);
            }
            thread::sleep(if packed { BETWEEN } else { LOOKING });
        }
    });
}
