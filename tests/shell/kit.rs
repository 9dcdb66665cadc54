//! What the tests of the shell share: an app in a world that can be foreseen, and its window.

use std::{
    env,
    sync::atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};
use store::{Archive, Saving};
use table::{Purpose, Rng, Seed};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{Manager, WebviewWindow, WebviewWindowBuilder};

use crate::answers::Screen;
use crate::app::{App, World};
use crate::journal::Journal;
use crate::requests::{Lift, NewGame, ThisGame};
use crate::shell::Shell;
use crate::{context, furnished};

/// How many times as long a long test is.
pub(super) fn soak(usual: u64) -> u64 {
    usual * env::var("CLOISTER_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A world whose clock stands nearly still and whose chance is a seed.
pub(super) struct Foreseen {
    time: AtomicU64,
    /// How much later it is whenever it is asked.
    pace: u64,
    rng: Rng,
}

impl Foreseen {
    pub(super) fn new(seed: u64) -> Foreseen {
        Foreseen { time: AtomicU64::new(1_000), pace: 1, rng: Seed::from(seed).stream(Purpose::Test, 0) }
    }

    /// One whose clock stands still.
    pub(super) fn still(seed: u64) -> Foreseen {
        Foreseen { pace: 0, ..Foreseen::new(seed) }
    }
}

impl World for Foreseen {
    fn now(&self) -> u64 {
        self.time.fetch_add(self.pace, Ordering::Relaxed)
    }

    fn chance(&mut self, bytes: &mut [u8]) {
        bytes.iter_mut().for_each(|byte| *byte = self.rng.below(256) as u8);
    }
}

/// An app in memory that takes itself for saved.
pub(super) fn app(seed: u64) -> App {
    App::new(Archive::in_memory(Saving::Saved), Vec::new(), Box::new(Foreseen::new(seed)))
}

/// A new game: `p` for a person, `P` for one with the PIN 1234, else a bot.
pub(super) fn new_game(players: &str) -> Value {
    let name = ["Ann", "Bob", "Cyd", "Dot"];
    let player = |(n, letter): (usize, char)| match letter {
        'p' => json!({ "name": name[n] }),
        'P' => json!({ "name": name[n], "pin": "1234" }),
        'n' => json!({ "bot": "novice" }),
        _ => json!({ "bot": "brother" }),
    };
    let players: Vec<Value> = players.chars().enumerate().map(player).collect();
    json!({ "request": "new", "kind": "monastery", "setup": { "seats": players.len() }, "players": players })
}

/// Sits down in an app.
pub(super) fn sit(app: &mut App, players: &str) -> Screen {
    let asked: NewGame = serde_json::from_value(new_game(players)).expect("a good request");
    app.new_game(asked).expect("a good setup")
}

/// Lifts the curtain if it is down.
pub(super) fn lifted(app: &mut App, screen: Screen) -> Screen {
    let Some(curtain) = screen.curtain else { return screen };
    let pin = curtain.needs_pin.then(|| "1234".to_owned());
    app.lift(Lift { game: screen.game, seat: curtain.seat, fall: curtain.fall, pin })
        .expect("the seat that is asked may lift")
}

pub(super) fn this(screen: &Screen) -> ThisGame {
    ThisGame { game: screen.game }
}

/// An app on the mock runtime, with our real capabilities, and its window.
pub(super) struct Desktop {
    pub(super) tauri: tauri::App<MockRuntime>,
    pub(super) window: WebviewWindow<MockRuntime>,
}

impl Desktop {
    pub(super) fn new(app: App) -> Desktop {
        Desktop::with(app, Journal::nowhere())
    }

    pub(super) fn with(app: App, journal: Journal) -> Desktop {
        let tauri = furnished(mock_builder()).build(context()).expect("the app builds");
        tauri.manage(Shell::with(app, journal));
        let window = WebviewWindowBuilder::new(&tauri, "main", Default::default()).build().expect("a window opens");
        Desktop { tauri, window }
    }

    /// What the shell answers to the UI that calls `command`.
    pub(super) fn ask(&self, command: &str, asked: Value) -> Result<Value, Value> {
        self.ask_from("tauri://localhost", command, asked)
    }

    pub(super) fn ask_from(&self, from: &str, command: &str, asked: Value) -> Result<Value, Value> {
        ask_window(&self.window, from, command, asked)
    }
}

/// What the shell answers to this window.
pub(super) fn ask_window(
    window: &WebviewWindow<MockRuntime>,
    from: &str,
    command: &str,
    asked: Value,
) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: command.into(),
        callback: tauri::ipc::CallbackFn(0),
        error: tauri::ipc::CallbackFn(1),
        url: from.parse().expect("a plain address"),
        body: tauri::ipc::InvokeBody::Json(asked),
        headers: Default::default(),
        invoke_key: INVOKE_KEY.into(),
    };
    get_ipc_response(window, request).map(|body| body.deserialize().expect("an answer is JSON"))
}
