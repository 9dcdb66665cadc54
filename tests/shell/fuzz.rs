//! Whatever is sent is answered, nothing panics, and a refused call changes nothing.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Map, Value, json};
use table::{Purpose, Rng, Seed};
use tauri::Manager;

use super::kit::{COMMANDS, Desktop, app, new_game, soak};
use crate::shell::Shell;

/// These open a dialog, or think.
const TAKE_LONG: &[&str] = &["export_all", "export_file", "export_statistics_file", "import_file", "hint"];

const FIELDS: &[&str] = &[
    "game", "number", "request", "since", "actions", "seat", "fall", "pin", "line", "eyes", "from", "most", "level",
    "title", "text", "kind", "setup", "players", "seed", "settings", "format", "deed", "pins", "about",
];

fn value(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth > 4 { 9 } else { 12 }) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(rng.below(300)),
        3 => json!(-i64::from(rng.below(1000))),
        4 => json!(u64::MAX - u64::from(rng.below(3))),
        5 => json!(1e300),
        6 => json!("0".repeat(rng.below(70) as usize)),
        7 => {
            json!(["monastery", "csv", "novice", "1234", "x", "\u{0}\u{202e}é", "end-placement"][rng.below(7) as usize])
        }
        8 => json!("z".repeat(1 << rng.below(17))),
        9 => (0..rng.below(4)).map(|_| value(rng, depth + 1)).collect(),
        _ => object(rng, depth + 1),
    }
}

fn object(rng: &mut Rng, depth: u32) -> Value {
    let mut fields = Map::new();
    for _ in 0..rng.below(6) {
        let key = rng.pick(FIELDS).expect("there are fields").to_string();
        fields.insert(key, value(rng, depth));
    }
    Value::Object(fields)
}

/// The fields a page would send with this command.
pub(super) fn fields(command: &str) -> &'static [&'static str] {
    match command {
        "glance" | "open_game" | "close_game" | "object" | "stop_thinking" => &["game"],
        "screen" => &["game", "since"],
        "delete_game" | "restore_game" | "undo" | "redo" => &["game", "number", "request"],
        "write_note" => &["game", "number", "request", "about", "text"],
        "rename_game" => &["game", "number", "request", "title"],
        "export_game" => &["game", "pins"],
        "ask_table" => &["game", "deed"],
        "duplicate_game" => &["game", "request", "line", "pins"],
        "play_again" => &["game", "request"],
        "import_game" => &["request", "text", "pins"],
        "lift" => &["game", "seat", "fall", "pin"],
        "forget_pin" => &["game", "seat", "fall"],
        "play" => &["game", "number", "request", "actions"],
        "why" => &["game", "number", "actions"],
        "log" => &["game", "from", "most"],
        "history" => &["game", "line"],
        "seat_bot" => &["game", "number", "request", "seat", "level", "pin"],
        "seat_person" => &["game", "number", "request", "seat"],
        "set_pin" => &["game", "number", "request", "pin"],
        "set_settings" => &["settings"],
        "export_statistics" => &["format"],
        "new_game" => &["request", "kind", "setup", "players", "seed"],
        _ => &[],
    }
}

/// Something that is offered, or was at other times.
fn action(rng: &mut Rng, screen: &Value) -> Value {
    match screen["actions"].as_array() {
        Some(actions) if rng.below(4) > 0 => rng.pick(actions).cloned().unwrap_or(Value::Null),
        _ => json!(["end-placement", "exchange", "total", "end-scoring"][rng.below(4) as usize]),
    }
}

/// A request that is right, or nearly: the fields a page would send, now and then one spoilt.
fn nearly(rng: &mut Rng, command: &str, screen: &Value, n: u64) -> Value {
    let mut asked = json!({});
    for field in fields(command) {
        asked[*field] = match *field {
            "game" | "number" => screen[*field].clone(),
            "request" => json!(format!("f{n}")),
            "seat" => json!(rng.below(3)),
            "fall" => json!(screen["handoff"]["fall"]),
            "actions" => (0..1 + rng.below(8) / 6).map(|_| action(rng, screen)).collect(),
            "title" => json!("Sunday"),
            "text" if command == "write_note" => json!("Sunday"),
            "about" => json!("the-cook"),
            "level" => json!("pope"),
            "format" => json!("csv"),
            "pin" => json!("1234"),
            "pins" => json!([null, "1234"]),
            "deed" => json!([json!("copy"), json!("export"), json!({ "seat": 1 })][rng.below(3) as usize]),
            "line" | "from" | "since" => json!(rng.below(40)),
            "kind" => json!("monastery"),
            "setup" => json!({ "seats": 2 }),
            "players" => json!([{ "name": "Ann" }, { "name": "Bob" }]),
            _ => value(rng, 2),
        };
    }
    if let (0, Some(field)) = (rng.below(3), rng.pick(FIELDS)) {
        asked[*field] = value(rng, 2);
    }
    asked
}

/// Everything that a refused call must leave alone.
fn truth(desktop: &Desktop) -> (usize, u64, u32, Option<u64>) {
    let shell = desktop.tauri.state::<Shell>();
    let truth = shell.ask(|app| {
        let all = app.saved_games.games().iter().map(|summary| u64::from(summary.number)).sum();
        let open = app.opened.as_ref();
        Ok((
            app.saved_games.games().len(),
            all,
            open.map_or(0, |open| open.saved.summary.number),
            open.map(|open| open.table.hash()),
        ))
    });
    truth.expect("it can be told")
}

#[test]
fn a_great_many_bad_commands_do_no_harm() {
    let panics = Arc::new(AtomicU64::new(0));
    let mut rng = Seed::from(77).stream(Purpose::Test, 5);
    let mut desktop = Desktop::new(app(9));
    let mut screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let mut last = screen.clone();
    let hook = std::panic::take_hook();
    let counted = panics.clone();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name().is_some_and(|name| name.starts_with("tokio")) {
            counted.fetch_add(1, Ordering::Relaxed);
        }
        hook(panic);
    }));
    let (mut granted, mut refused, mut slowest) = (0u64, 0u64, Duration::ZERO);
    let mut before = truth(&desktop);
    let calls = soak(20_000);
    let commands: Vec<&str> = COMMANDS.iter().copied().filter(|name| !TAKE_LONG.contains(name)).collect();
    for n in 0..calls {
        let command = rng.pick(&commands).expect("there are commands");
        let asked = match rng.below(4) {
            0 => value(&mut rng, 0),
            1 => object(&mut rng, 0),
            _ => nearly(&mut rng, command, &last, n),
        };
        let began = Instant::now();
        let answer = desktop.ask(command, asked.clone());
        slowest = slowest.max(began.elapsed());
        let after = if n % 8 == 0 || answer.is_ok() { truth(&desktop) } else { before };
        match answer {
            Ok(answer) => {
                granted += 1;
                if answer["number"].is_number() && answer["game"].is_string() && !answer["view"].is_null() {
                    last = answer;
                }
            }
            Err(error) => {
                refused += 1;
                assert!(error["kind"].is_string(), "{command} {asked}: {error}");
                assert_ne!(error["kind"], "internal", "{command} {asked}: {error}");
                assert_eq!(after, before, "{command} {asked} was refused and changed something");
            }
        }
        before = after;
        // An app in which ten thousand games were begun is not what is measured here.
        if n % 20_000 == 19_999 {
            desktop = Desktop::new(app(n));
            screen = desktop.ask("new_game", new_game("pp")).expect("a game");
        }
        if n % 500 == 499 {
            last = desktop.ask("open_game", json!({ "game": screen["game"] })).expect("it opens");
            before = truth(&desktop);
        }
    }
    let _ = std::panic::take_hook();
    assert_eq!(panics.load(Ordering::Relaxed), 0);
    println!("{calls} commands: {granted} granted, {refused} refused, 0 panics, the slowest {slowest:?}");
    // What hangs is far slower than what a busy machine delays.
    assert!(slowest < Duration::from_secs(20), "{slowest:?}");
    assert!(granted > calls / 10, "the fuzz must get in at times");
}
