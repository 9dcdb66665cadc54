//! A refusal changes nothing: every command, with everything that may be wrong about what it is asked, leaves every
//! byte of the store and all that the app knows as they were. But for one thing: a wrong PIN is counted.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{GameId, SavedGames};
use tauri::Manager;

use super::kit::{COMMANDS, Desktop, Foreseen, new_game};
use crate::app::App;
use crate::shell::Shell;

/// These open a dialog of the system, so that only what is refused before it can be tried.
const DIALOGS: &[&str] = &["export_all", "export_file", "export_statistics_file", "import_file"];

/// Every file of the folder, by its path, as a digest of its bytes.
fn files(folder: &Path, found: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            let bytes = fs::read(&path).expect("it can be read");
            found.insert(path.display().to_string(), Sha256::digest(bytes).to_vec());
        }
    }
}

/// Everything that is true: on disk, and in the app.
fn truth(desktop: &Desktop, folder: &Path) -> (BTreeMap<String, Vec<u8>>, String) {
    let mut all = BTreeMap::new();
    files(folder, &mut all);
    // Wrong PINs are counted here.
    all.retain(|path, _| !path.ends_with("/tries"));
    let shell = desktop.tauri.state::<Shell>();
    let known = shell.ask(|app| {
        let saved = app.saved_games.games().into_iter().cloned().collect::<Vec<_>>();
        let house = app.saved_games.summary(GameId::APP).cloned();
        let open = app.opened.as_ref().map(|open| {
            (
                open.saved.clone(),
                open.table.hash(),
                open.table.lines(),
                open.curtain.fall(),
                open.looking(),
                open.forgot,
            )
        });
        let settings = app.saved_games.settings().clone();
        Ok(format!("{saved:?} {house:?} {settings:?} {:?} {open:?}", app.saved_games.results()))
    });
    (all, known.expect("it can be told"))
}

/// What may be wrong about each field, and what may be right.
fn values(field: &str, screen: &Value, other: &str, file: &str) -> Vec<Value> {
    let ids = |own: &Value| vec![own.clone(), json!("0".repeat(32)), json!("f".repeat(32)), json!(other), json!("?")];
    match field {
        "game" => ids(&screen["game"]),
        "number" => (0..4).map(Value::from).chain([screen["number"].clone(), json!(u32::MAX), json!(-1)]).collect(),
        "request" => vec![json!("fresh"), json!("new"), json!(""), json!("x".repeat(65)), json!("\u{e9}")],
        "seat" => vec![json!(0), json!(1), json!(2), json!(255), json!(256)],
        "fall" => vec![screen["handoff"]["fall"].clone(), json!(0), json!(9999)],
        "pin" => vec![json!("0000"), json!(null), json!("12a4"), json!("12345")],
        "pins" => vec![json!(["0000", null]), json!([]), json!(["1234", "1234", "1234"])],
        "actions" => vec![json!([]), json!(["pray-for-rain"]), json!([{ "place": 999 }]), json!([null])],
        "line" | "from" | "since" | "most" => vec![json!(0), json!(100_000), json!(-1)],
        "eyes" => vec![json!("heaven"), json!({ "seat": 9 }), json!("table")],
        "level" => vec![json!("pope"), json!(7)],
        "about" => vec![json!("the-cook"), json!(""), json!("The Cook"), json!("x".repeat(41))],
        "title" => vec![json!("x".repeat(81)), json!("a\u{0}b"), json!(3)],
        "text" => vec![json!(""), json!("{}"), json!(file.replace("Ann", "Eve")), json!(&file[..file.len() / 2])],
        "kind" => vec![json!("monastery"), json!("house"), json!("")],
        "setup" => vec![json!({ "seats": 2 }), json!({ "seats": 99 }), json!(null)],
        "players" => vec![json!([{ "name": "Ann" }]), json!([{ "name": "" }, { "name": "Bob" }]), json!([])],
        "seed" => vec![json!("not a seed"), json!("")],
        "settings" => vec![json!({ "sound": 255 }), json!({ "language": "../.." }), json!(null)],
        "format" => vec![json!("pdf")],
        "deed" => vec![json!("copy"), json!("steal"), json!({ "seat": 7 }), json!({ "seat": 0 })],
        _ => vec![json!(1)],
    }
}

/// Each single field wrong while the others are right, and each pair of a game with everything else.
fn requests(fields: &[&str], screen: &Value, other: &str, file: &str) -> Vec<Value> {
    let mut all = vec![json!({}), json!(null), json!([]), json!({ "no such field": 1 })];
    let pools: Vec<Vec<Value>> = fields.iter().map(|field| values(field, screen, other, file)).collect();
    let request = |chosen: &[usize]| {
        let mut asked = json!({});
        for ((field, pool), at) in fields.iter().zip(&pools).zip(chosen) {
            asked[*field] = pool[at % pool.len()].clone();
        }
        asked
    };
    let most = pools.iter().map(Vec::len).max().unwrap_or(0);
    for one in 0..fields.len() {
        for two in 0..fields.len() {
            for (n, m) in (0..most).flat_map(|n| (0..most).map(move |m| (n, m))) {
                let mut chosen = vec![0; fields.len()];
                chosen[one] = n;
                chosen[two] = m;
                all.push(request(&chosen));
            }
        }
        let mut without = request(&vec![0; fields.len()]);
        if let Some(without) = without.as_object_mut() {
            without.remove(fields[one]);
        }
        all.push(without);
    }
    all.sort_by_key(Value::to_string);
    all.dedup();
    all
}

#[test]
fn a_refused_command_changes_nothing() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
    let desktop = Desktop::new(App::new(saved_games, news, Box::new(Foreseen::new(3))));
    let mut asked = new_game("pp");
    asked["request"] = json!("other");
    let other = desktop.ask("new_game", asked).expect("a game")["game"].as_str().expect("an id").to_owned();
    desktop.ask("set_settings", json!({ "settings": { "sound": 40 } })).expect("the app has something to lose");
    let game = desktop.ask("new_game", new_game("PPb")).expect("a game")["game"].clone();
    let file = desktop.ask("export_game", json!({ "game": other })).expect("a file")["text"].clone();
    let file = file.as_str().expect("a text").to_owned();
    let (mut refused, mut granted) = (BTreeMap::new(), 0);
    for command in COMMANDS {
        let mut screen = desktop.ask("open_game", json!({ "game": game })).expect("it opens");
        let mut before = truth(&desktop, folder.path());
        let all = match *command {
            "export_file" => vec![json!({ "game": game }), json!({ "game": "f".repeat(32) }), json!([])],
            dialog if DIALOGS.contains(&dialog) => vec![json!([]), json!({ "no such field": 1 }), json!("all")],
            other_command => requests(super::fuzz::fields(other_command), &screen, &other, &file),
        };
        for asked in all {
            let answer = desktop.ask(command, asked.clone());
            let after = truth(&desktop, folder.path());
            match answer {
                Err(error) => {
                    assert!(error["kind"].is_string(), "{command} {asked}: {error}");
                    assert!(after == before, "{command} {asked} was refused ({error}) and changed something");
                    *refused.entry(*command).or_insert(0u32) += 1;
                }
                Ok(_) => granted += 1,
            }
            if after != before {
                screen = desktop.ask("open_game", json!({ "game": game })).expect("it opens");
                before = truth(&desktop, folder.path());
            }
        }
        let _ = screen;
    }
    let many: u32 = refused.values().sum();
    println!("{many} refusals of {} commands changed nothing; {granted} were granted", refused.len());
    assert_eq!(refused.len(), COMMANDS.len(), "every command refuses something: {refused:?}");
}
