//! Whole ways through the commands.

use serde_json::{Value, json};
use store::Saving;
use tauri::Manager;

use super::kit::{Desktop, Foreseen, app, new_game};
use crate::app::App;
use crate::error::{Error, Kind};
use crate::shell::Shell;

fn kind(answer: Result<Value, Value>) -> String {
    answer.expect_err("it is refused")["kind"].as_str().expect("it has a kind").to_owned()
}

/// Lifts, if a hand-off is due.
fn lift(desktop: &Desktop, screen: Value) -> Value {
    let handoff = &screen["handoff"];
    if handoff.is_null() {
        return screen;
    }
    let asked = json!({ "game": screen["game"], "seat": handoff["seat"], "fall": handoff["fall"], "pin": "1234" });
    desktop.ask("lift", asked).expect("the seat that is asked may lift")
}

fn play(desktop: &Desktop, screen: &Value, action: &Value, request: &str) -> Result<Value, Value> {
    desktop.ask(
        "play",
        json!({
            "game": screen["game"], "number": screen["number"], "request": request, "actions": [action],
        }),
    )
}

#[test]
fn about_tells_the_version_and_the_games() {
    let about = Desktop::new(app(1)).ask("about", json!({})).expect("the page may ask this");
    assert_eq!(about["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(about["kinds"][0]["name"], "monastery");
    assert_eq!(about["kinds"][0]["seats"], json!([2, 4]));
    assert_eq!(about["saving"], json!({ "state": "saved" }));
}

#[test]
fn an_error_speaks_in_kebab_case() {
    let error = Error::new(Kind::NoDisplay, "there is no display");
    assert_eq!(
        serde_json::to_value(error).expect("an error is JSON"),
        json!({ "kind": "no-display", "detail": "there is no display" }),
    );
}

#[test]
fn two_persons_play_to_the_end() {
    let desktop = Desktop::new(app(2));
    let mut screen = desktop.ask("new_game", new_game("pP")).expect("a game");
    let mut n = 0;
    while screen["turn"] != "over" {
        screen = lift(&desktop, screen);
        let action = screen["actions"][n % screen["actions"].as_array().expect("actions").len()].clone();
        screen = play(&desktop, &screen, &action, &format!("r{n}")).expect("a listed action is legal");
        n += 1;
    }
    assert!(screen["outcome"]["points"].is_array());
    let game = screen["game"].clone();
    let past = json!({ "game": game, "line": 20, "eyes": { "seat": 1 } });
    assert!(desktop.ask("history", past).expect("it is over")["frame"]["view"].is_object());
    let heaven = json!({ "game": game, "line": 20, "eyes": "heaven" });
    assert!(desktop.ask("history", heaven).is_ok());
    let book = desktop.ask("statistics", json!({})).expect("statistics");
    assert_eq!(book["players"]["monastery"]["Ann"]["all"]["played"], 1);
    let csv = desktop.ask("export_statistics", json!({ "format": "csv" })).expect("a file");
    assert_eq!(csv["text"].as_str().expect("text").lines().count(), 3);
    let file = desktop.ask("export_game", json!({ "game": game })).expect("a file");
    let again = json!({ "request": "import", "text": file["text"] });
    let summary = desktop.ask("import_game", again.clone()).expect("it holds");
    assert_eq!(desktop.ask("import_game", again).expect("once")["game"], summary["game"]);
    assert_eq!(summary["over"], true);
    assert_eq!(desktop.ask("games", json!({})).expect("a list").as_array().expect("a list").len(), 2);
    let copy = json!({ "game": game, "request": "copy", "line": screen["line"] });
    assert_eq!(desktop.ask("duplicate_game", copy).expect("a copy")["copy"], true);
    let again = json!({ "game": game, "request": "again" });
    let new = desktop.ask("play_again", again.clone()).expect("the same table again");
    assert_ne!(new["game"], game);
    assert_eq!(desktop.ask("play_again", again).expect("once")["game"], new["game"]);
    let seated = |screen: &Value| -> Vec<Value> {
        let players = screen["players"].as_array().expect("players");
        players.iter().map(|player| json!([player["name"], player["colour"], player["level"]])).collect()
    };
    assert_eq!(seated(&new), seated(&screen), "everybody keeps seat and colour");
    let running = json!({ "game": new["game"], "request": "too soon" });
    assert_eq!(kind(desktop.ask("play_again", running)), "malformed", "a request has no blanks");
    let running = json!({ "game": new["game"], "request": "soon" });
    assert_eq!(kind(desktop.ask("play_again", running)), "not-over");
}

#[test]
fn undo_redo_and_their_barriers() {
    let desktop = Desktop::new(app(3));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let screen = lift(&desktop, screen);
    assert_eq!(screen["undo"], json!({ "can": false, "barrier": "chance", "redo": false }));
    let change = |screen: &Value, request: &str| json!({ "game": screen["game"], "number": screen["number"], "request": request });
    assert_eq!(kind(desktop.ask("undo", change(&screen, "u0"))), "barrier");
    let place = screen["actions"].as_array().expect("actions").iter().find(|action| action.get("place").is_some());
    let played = play(&desktop, &screen, place.expect("a tile can be placed"), "p").expect("it is legal");
    assert_eq!(played["undo"]["can"], true);
    let undone = desktop.ask("undo", change(&played, "u")).expect("nothing was learnt");
    assert_eq!((&undone["view"], &undone["undo"]["redo"]), (&screen["view"], &json!(true)));
    assert_eq!(undone["number"], played["number"].as_u64().expect("a number") + 1);
    let redone = desktop.ask("redo", change(&undone, "r")).expect("it can be done again");
    assert_eq!(redone["view"], played["view"]);
    assert_eq!(redone["undo"]["redo"], false);
}

#[test]
fn several_actions_are_one_change_or_none() {
    let desktop = Desktop::new(app(9));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let screen = lift(&desktop, screen);
    let place = screen["actions"].as_array().expect("actions").iter().find(|action| action.get("place").is_some());
    let place = place.expect("a tile can be placed").clone();
    let placed = play(&desktop, &screen, &place, "p").expect("it is legal");
    let next = placed["actions"][0].clone();
    let undo = json!({ "game": screen["game"], "number": placed["number"], "request": "u" });
    let undone = desktop.ask("undo", undo).expect("nothing was learnt");
    let all = |screen: &Value, actions: Value, request: &str| {
        let asked =
            json!({ "game": screen["game"], "number": screen["number"], "request": request, "actions": actions });
        desktop.ask("play", asked)
    };
    let refused = all(&undone, json!([place, "send-home"]), "no").expect_err("the second is not allowed");
    assert_eq!(refused["refusal"]["why"], "not-now");
    let as_it_was = desktop.ask("screen", json!({ "game": screen["game"] })).expect("open");
    assert_eq!((&as_it_was["number"], &as_it_was["view"]), (&undone["number"], &undone["view"]));
    assert_eq!(as_it_was["undo"]["redo"], true, "nothing at all has changed");
    let both = all(&undone, json!([place, next]), "both").expect("they are legal");
    assert_eq!(both["number"], undone["number"].as_u64().expect("a number") + 1);
    assert!(both["frames"].as_array().expect("frames").len() >= 2);
    assert_eq!(both["frames"][0]["line"], undone["line"]);
    assert_eq!(all(&undone, json!([place, next]), "both").expect("a repeat")["number"], both["number"]);
    // After what draws or passes the turn on, nothing more is done at once.
    let up = lift(&desktop, both);
    let (ending, barrier) = ["end-placement", "total", "end-scoring"]
        .into_iter()
        .find_map(|ending| {
            let error = all(&up, json!([ending, ending]), "end").expect_err("not twice");
            (error["kind"] == "barrier").then(|| (ending, error["detail"].clone()))
        })
        .expect("a turn can be ended");
    assert!(barrier == "passed" || barrier == "chance", "{barrier}");
    assert_eq!(desktop.ask("screen", json!({ "game": screen["game"] })).expect("open")["number"], up["number"]);
    all(&up, json!([ending]), "end").expect("alone it is done");
}

#[test]
fn a_stale_or_foreign_change_is_refused() {
    let desktop = Desktop::new(app(4));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let up = lift(&desktop, screen.clone());
    let action = up["actions"][0].clone();
    let asked = |game: &Value, number: u64, request: &str| json!({ "game": game, "number": number, "request": request, "actions": [action] });
    assert_eq!(kind(desktop.ask("play", asked(&up["game"], 99, "a"))), "stale");
    assert_eq!(kind(desktop.ask("play", asked(&json!("0".repeat(32)), 1, "a"))), "not-open");
    assert_eq!(kind(desktop.ask("play", asked(&json!("zz"), 1, "a"))), "malformed");
    assert_eq!(kind(desktop.ask("play", asked(&up["game"], 1, ""))), "malformed");
    assert_eq!(kind(desktop.ask("play", asked(&up["game"], 1, &"x".repeat(65)))), "malformed");
    let refused = play(&desktop, &up, &json!("send-home"), "b").expect_err("not now");
    assert_eq!(refused["refusal"], json!({ "why": "not-now", "rule": "sequence" }));
    assert_eq!(kind(play(&desktop, &up, &json!({ "fly": 1 }), "c")), "malformed");
    let consider = |actions: Value| json!({ "game": up["game"], "number": 1, "actions": actions });
    let why = desktop.ask("why", consider(json!(["send-home", action]))).expect("an answer");
    assert_eq!(why, json!({ "why": "not-now", "rule": "sequence" }));
    assert_eq!(desktop.ask("why", consider(json!([action]))).expect("an answer"), Value::Null);
    assert_eq!(kind(desktop.ask("why", consider(json!([{ "fly": 1 }])))), "malformed");
    let many = |key: &str| up[key].as_array().map(Vec::len);
    assert_eq!(many("forecasts"), many("actions"), "each has its forecast, or null");
    let none = json!({ "game": up["game"], "number": 1, "request": "d", "actions": [] });
    assert_eq!(kind(desktop.ask("play", none)), "malformed");
}

#[test]
fn bad_setups_players_pins_and_settings_are_refused() {
    let desktop = Desktop::new(app(5));
    let with = |key: &str, value: Value| {
        let mut asked = new_game("pp");
        asked[key] = value;
        desktop.ask("new_game", asked)
    };
    assert_eq!(kind(with("kind", json!("ludo"))), "bad-setup");
    assert_eq!(kind(with("setup", json!({ "seats": 3 }))), "bad-setup");
    assert_eq!(kind(with("players", json!([{ "name": "" }, { "name": "B" }]))), "malformed");
    assert_eq!(kind(with("players", json!([{ "name": "A\u{7}" }, { "name": "B" }]))), "malformed");
    assert_eq!(kind(with("players", json!([{ "name": "x".repeat(41) }, { "name": "B" }]))), "malformed");
    assert_eq!(kind(with("players", json!([{ "name": "A", "pin": "12345" }, { "name": "B" }]))), "malformed");
    assert_eq!(kind(with("players", json!([{ "bot": "pope" }, { "name": "B" }]))), "no-bot");
    assert_eq!(kind(with("seed", json!("blue"))), "malformed");
    assert_eq!(kind(with("extra", json!(1))), "malformed");
    assert_eq!(kind(with("title", json!("x".repeat(100_000)))), "malformed");
    assert_eq!(with("seed", json!("7")).expect("a seed")["open"], true);
    let mut settings = desktop.ask("settings", json!({})).expect("settings");
    settings["pace"] = json!("warp");
    assert_eq!(kind(desktop.ask("set_settings", json!({ "settings": settings }))), "malformed");
    settings["pace"] = json!("fast");
    assert_eq!(desktop.ask("set_settings", json!({ "settings": settings })).expect("good")["pace"], "fast");
}

#[test]
fn saved_games_are_renamed_deleted_and_restored() {
    let desktop = Desktop::new(app(6));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let change = |number: u64, request: &str, more: Value| {
        let mut asked = json!({ "game": screen["game"], "number": number, "request": request });
        for (key, value) in more.as_object().into_iter().flatten() {
            asked[key] = value.clone();
        }
        asked
    };
    let named = desktop.ask("rename_game", change(1, "n", json!({ "title": " Sunday " }))).expect("named");
    assert_eq!((&named["title"], &named["number"]), (&json!("Sunday"), &json!(2)));
    let deleted = desktop.ask("delete_game", change(2, "d", json!({}))).expect("deleted");
    assert!(deleted["deleted"].is_number());
    assert_eq!(kind(desktop.ask("screen", json!({ "game": screen["game"] }))), "not-open");
    assert_eq!(kind(desktop.ask("restore_game", change(2, "late", json!({})))), "stale");
    let restored = desktop.ask("restore_game", change(3, "r", json!({}))).expect("restored");
    assert!(restored["deleted"].is_null());
    assert_eq!(desktop.ask("restore_game", change(3, "r", json!({}))).expect("a repeat"), restored);
    let again = desktop.ask("open_game", json!({ "game": screen["game"] })).expect("it opens");
    assert_eq!(again["title"], "Sunday");
    assert_eq!(again["view"], screen["view"]);
    assert!(desktop.ask("glance", json!({ "game": screen["game"] })).is_ok());
    let copy = desktop.ask("duplicate_game", json!({ "game": screen["game"], "request": "c" })).expect("a copy");
    assert_eq!(copy["copy"], true);
    assert_eq!(desktop.ask("screen", json!({ "game": screen["game"] })).expect("open")["copies"], 1);
    assert_eq!(
        kind(desktop.ask("duplicate_game", json!({ "game": screen["game"], "request": "e", "line": 3 }))),
        "not-over"
    );
}

#[test]
fn a_panic_is_an_answer_and_the_game_goes_on() {
    let desktop = Desktop::new(app(7));
    let screen = desktop.ask("new_game", new_game("pp")).expect("a game");
    let up = lift(&desktop, screen);
    let played = play(&desktop, &up, &up["actions"][0], "one").expect("it is legal");
    let shell = desktop.tauri.state::<Shell>();
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let error = shell.ask::<()>(|_| panic!("a mistake of ours")).expect_err("an error");
    std::panic::set_hook(hook);
    assert_eq!(error.kind, Kind::Internal);
    let back = desktop.ask("screen", json!({ "game": up["game"] })).expect("the game is there");
    assert_eq!((&back["number"], &back["line"]), (&played["number"], &played["line"]));
    assert!(back["seat"].is_null() && back["handoff"]["privacy"] == "must-look", "behind the curtain");
    let up = lift(&desktop, back);
    play(&desktop, &up, &up["actions"][0], "two").expect("it goes on");
}

#[test]
fn an_app_without_a_disk_says_so_and_plays() {
    let nowhere = std::env::temp_dir().join(format!("cloister-nowhere-{}", std::process::id()));
    std::fs::write(&nowhere, "a file, no folder").expect("it can be written");
    let (saved_games, news) = store::SavedGames::open(&nowhere, 0).expect("in memory");
    let app = App::new(saved_games, news, Box::new(Foreseen::new(8)));
    assert!(matches!(app.saving(), Saving::NotSaved { .. }));
    let desktop = Desktop::new(app);
    assert_eq!(desktop.ask("about", json!({})).expect("about")["news"][0]["what"], "in-memory");
    let screen = desktop.ask("new_game", new_game("pn")).expect("a game");
    assert_eq!(screen["saving"]["state"], "not-saved");
    std::fs::remove_file(&nowhere).expect("it can be removed");
    assert_eq!(desktop.ask("retry_saving", json!({})).expect("tried")["state"], "saved");
    assert_eq!(desktop.ask("games", json!({})).expect("a list").as_array().expect("a list").len(), 1);
    std::fs::remove_dir_all(&nowhere).expect("it can be removed");
}
