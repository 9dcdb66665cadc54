//! Bad input gets a clear message with place and reason, and nothing panics.

use games::monastery::{Monastery, TheBox};
use serde_json::{Value, json};
use table::{BadSave, Save, Seed, Session, Turn};

const BOX: &str = include_str!("../data/monastery/box.json");

#[track_caller]
fn box_is_wrong(change: impl FnOnce(&mut Value), because: &str) {
    let mut data: Value = serde_json::from_str(BOX).expect("the box is JSON");
    change(&mut data);
    let wrong = TheBox::read(&data.to_string()).expect_err("this box is wrong").to_string();
    assert!(wrong.contains(because), "the box is wrong, but not because {because:?}: {wrong}");
}

#[test]
fn the_box_on_the_shelf_is_good() {
    let the_box = TheBox::read(BOX).expect("the box is good");
    let tiles: u32 = the_box.tiles.iter().map(|facts| u32::from(facts.count)).sum();
    assert_eq!(tiles + 1, 53, "53 tiles with the Abbey");
    assert_eq!(the_box.phrases.concat().len(), 36, "36 letters");
}

#[test]
fn a_wrong_box_says_what_is_wrong() {
    let tile = |data: &mut Value, n: usize, field: &str, value: Value| data["tiles"][n][field] = value;
    box_is_wrong(
        |data| tile(data, 0, "edges", json!("P-X-")),
        "tile 1 (\"path-straight\"): an edge is P, G or -, not 'X'",
    );
    box_is_wrong(|data| tile(data, 2, "edges", json!("GGG")), "a tile has four edges, not \"GGG\"");
    box_is_wrong(|data| tile(data, 7, "boxes", json!([3, 2, 1])), "more boxes than the circled value");
    box_is_wrong(|data| tile(data, 10, "special", json!("casino")), "unknown variant `casino`");
    box_is_wrong(|data| tile(data, 10, "ground", json!("mud")), "unknown variant `mud`");
    box_is_wrong(|data| tile(data, 1, "key", json!("path-straight")), "is there twice");
    box_is_wrong(|data| tile(data, 1, "key", json!("Path 2")), "a key has only small letters");
    box_is_wrong(|data| tile(data, 1, "count", json!(20)), "tiles are more than");
    box_is_wrong(|data| tile(data, 1, "colour", json!("grey")), "unknown field `colour`");
    box_is_wrong(|data| data["grid"]["rows"][1]["cells"] = json!("+QUAESUMU?"), "'?' is neither a letter nor a cross");
    box_is_wrong(|data| data["grid"]["rows"][1]["cells"] = json!("QUAESUMUS"), "has not 10 cells");
    box_is_wrong(|data| data["dial"][9]["kind"] = json!("study"), "the day must end with night");
    box_is_wrong(|data| data["dial"][0]["draw"] = json!(9), "more than a hand holds");
    box_is_wrong(|data| data["abbey"]["north"] = json!("PP"), "the Abbey's north side has 3 edges");
    box_is_wrong(|data| data["monks"] = json!(6), "6 monks a player");
    assert!(TheBox::read("{").expect_err("half a box").to_string().contains("line 1"));
}

/// A short game, saved.
fn save() -> Save {
    let setup = json!({ "seats": 2, "colours": ["red", "green"] });
    let mut table = games::sit_down("monastery", &setup, Seed::from(4)).expect("a good setup");
    while table.lines() < 40 && table.turn() != Turn::Over {
        let actions = table.actions();
        let many = actions.as_array().map_or(0, Vec::len);
        let action = actions[table.lines() * 7 % many].clone();
        table.play(&action).expect("a listed action is legal");
    }
    table.save()
}

#[track_caller]
fn save_is_wrong(change: impl FnOnce(&mut Save), because: &str) {
    let mut save = save();
    change(&mut save);
    let wrong = games::resume(&save).err().expect("this save is wrong").to_string();
    assert!(wrong.contains(because), "the save is wrong, but not because {because:?}: {wrong}");
}

#[test]
fn a_wrong_save_says_where_and_why() {
    assert!(games::resume(&save()).is_ok());
    save_is_wrong(|save| save.game = "chess".into(), "\"chess\", which is not among ours");
    save_is_wrong(|save| save.rules = 9, "played by version 9 of the rules; these are version 1");
    save_is_wrong(|save| save.setup = json!({ "seats": 7 }), "two to four players, not 7");
    save_is_wrong(|save| save.setup = json!({ "seats": "many" }), "the setup is not good");
    save_is_wrong(|save| save.setup["colour"] = json!("red"), "unknown field `colour`");
    save_is_wrong(|save| save.log[8].action = json!("total"), "action 9 is not allowed");
    save_is_wrong(|save| save.log[9].action = json!({ "move": "fast" }), "action 10 is not an action");
    save_is_wrong(|save| save.log[20].hash = "0".repeat(16), "after action 21 the table is");
    save_is_wrong(|save| save.seed = Seed::from(5), "is not what the seed draws");
    save_is_wrong(|save| drop(save.log.remove(12)), "action 1");
}

#[test]
fn what_is_no_save_is_said_to_be_none() {
    let not = |text: &str| Save::read(text).expect_err("no save");
    assert!(matches!(not("hello"), BadSave::NotASave(_)));
    assert!(matches!(not("{}"), BadSave::NotASave(_)));
    assert!(matches!(not("{\"cloister\":1}"), BadSave::NotASave(_)));
    assert_eq!(not("{\"cloister\":2,\"tomorrow\":true}"), BadSave::Newer(2));
    let deep = "[".repeat(100_000);
    assert!(matches!(not(&deep), BadSave::NotASave(_)));
}

#[test]
fn setups_that_cannot_be_are_refused() {
    let wrong =
        |setup: Value| games::sit_down("monastery", &setup, Seed::from(1)).err().expect("a bad setup").to_string();
    assert_eq!(wrong(json!({ "seats": 1 })), "Monastery is for two to four players, not 1");
    assert_eq!(wrong(json!({ "seats": 3, "paired": true })), "the paired game is for four players, not 3");
    assert!(wrong(json!({ "seats": 2, "colours": ["red"] })).contains("1 colours for 2 seats"));
    assert!(wrong(json!({ "seats": 2, "colours": ["blue", "red"] })).contains("in the order red, blue"));
    assert!(wrong(json!({ "seats": 2, "colours": ["red", "mauve"] })).contains("unknown variant `mauve`"));
    assert!(games::sit_down("ludo", &json!({}), Seed::from(1)).is_err());
}

#[test]
fn undo_stops_by_itself_and_says_why() {
    let setup = serde_json::from_value(json!({ "seats": 2, "colours": ["red", "blue"] })).expect("a good setup");
    let mut session = Session::<Monastery>::new(setup, Seed::from(3)).expect("a good setup");
    assert_eq!(session.undo().expect_err("tiles were drawn").to_string(), "chance was asked");
    let mut actions = Vec::new();
    table::Game::actions(session.game(), &mut actions);
    let place = actions.iter().find(|action| format!("{action:?}").starts_with("Place")).expect("a tile can be placed");
    session.play(*place).expect("it is legal");
    session.undo().expect("a placement can be taken back");
    session.redo().expect("and done again");
    session.undo().expect("and taken back");
    session.play(games::monastery::Action::Exchange).expect("a tile can be exchanged");
    assert_eq!(session.undo().expect_err("a tile was drawn").to_string(), "chance was asked");
    assert_eq!(session.redo().expect_err("something else was done").to_string(), "there is nothing to do again");
    let drawn = actions.iter().find(|action| format!("{action:?}").starts_with("PutBack"));
    assert!(drawn.is_none(), "nothing was drawn before");
    actions.clear();
    table::Game::actions(session.game(), &mut actions);
    session.play(actions[0]).expect("a tile can be put back");
    session.play(games::monastery::Action::EndPlacement).expect("it can end");
    assert_eq!(session.undo().expect_err("it is blue's turn").to_string(), "the turn has passed on");
}
