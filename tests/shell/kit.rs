//! What the tests of the shell share: an app in a world that can be foreseen, and its window.

use std::{
    env,
    sync::atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};
use store::{Change, GameId, Player, Record, SavedGame, SavedGames, Saving};
use table::{Privacy, Purpose, Rng, Seed, Table};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{Manager, WebviewWindow, WebviewWindowBuilder};

use crate::answers::{Handoff, Screen};
use crate::app::{App, OpenGame, World};
use crate::journal::Journal;
use crate::requests::{ChangeGame, Lift, Look, NewGame, Play, ThisGame};
use crate::shell::Shell;
use crate::{context, furnished};

macro_rules! names {
    (
        app { $($name:ident: $asked:ident $(up to $most:ident)? => $answer:ty,)* }
        beside { $($home:ident::$other:ident: $wanted:ident => $given:ty,)* }
    ) => {
        /// What every command is called.
        pub(super) const COMMANDS: &[&str] = &[$(stringify!($name),)* $(stringify!($other),)*];
    };
}

every_command!(names);

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

    fn steady(&self) -> u64 {
        self.time.load(Ordering::Relaxed)
    }

    fn chance(&mut self, bytes: &mut [u8]) {
        bytes.iter_mut().for_each(|byte| *byte = self.rng.below(256) as u8);
    }
}

/// An app in memory that takes itself for saved.
pub(super) fn app(seed: u64) -> App {
    App::new(SavedGames::in_memory(Saving::Saved), Vec::new(), Box::new(Foreseen::new(seed)))
}

/// The shell around this app, without a window.
pub(super) fn shell(app: App) -> Shell {
    Shell::with(app, Journal::nowhere())
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
    let closed = |handoff: &&Handoff| handoff.privacy != Privacy::Open;
    let Some(handoff) = screen.handoff.as_ref().filter(closed) else { return screen };
    let pin = handoff.needs_pin.then(|| "1234".to_owned());
    app.lift(Lift { game: screen.game, seat: handoff.seat, fall: handoff.fall, pin })
        .expect("the seat that is asked may lift")
}

/// The screen as it is now, with everything that happened.
pub(super) fn look(app: &mut App, screen: &Screen) -> Screen {
    app.screen(Look { game: screen.game, since: Some(0) }).expect("it is open")
}

/// Whoever is at the device does this.
pub(super) fn play(app: &mut App, screen: &Screen, action: Value, request: &str) -> Screen {
    app.play(to_play(screen, action, request)).expect("it is legal")
}

/// One action, asked for on this screen.
pub(super) fn to_play(screen: &Screen, action: Value, request: &str) -> Play {
    let actions = vec![action];
    Play { game: screen.game, number: screen.number, request: request.into(), actions, since: None }
}

/// A change, asked for on this screen.
pub(super) fn change(screen: &Screen, request: &str) -> ChangeGame {
    ChangeGame { game: screen.game, number: screen.number, request: request.into(), since: None }
}

/// What is offered.
pub(super) fn offers(screen: &Screen) -> &[Value] {
    screen.actions.as_ref().and_then(Value::as_array).expect("somebody can act")
}

/// The first offered action of this kind.
pub(super) fn offer(screen: &Screen, kind: &str) -> Value {
    offers(screen).iter().find(|action| action.get(kind).is_some()).expect("it is offered").clone()
}

/// The table of the open game.
pub(super) fn table(app: &App) -> &dyn Table {
    &*app.opened.as_ref().expect("a game is open").table
}

/// A saved game of these players, of which only the players matter.
pub(super) fn saved(players: Vec<Player>) -> SavedGame {
    let begun = Change::Begun {
        request: "new".into(),
        kind: "monastery".into(),
        setup: Value::Null,
        seed: Seed::from(0),
        players,
        title: String::new(),
        acts: Vec::new(),
        open: false,
        copy: false,
        at: 0,
    };
    SavedGame::of(&[Record::new(GameId([5; 16]), 1, 1, Default::default(), &begun)]).expect("a saved game")
}

/// An app with this table among persons, and its screen.
pub(super) fn lay(table: Box<dyn Table>) -> (App, Screen) {
    let mut app = app(1);
    let persons = (0..table.seats()).map(|seat| Player::person(format!("Player {seat}"))).collect();
    let open = OpenGame::with(saved(persons), table);
    let game = open.saved.id();
    app.opened = Some(open);
    let screen = app.screen(Look { game, since: None }).expect("open");
    (app, screen)
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
