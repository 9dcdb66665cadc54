//! Bad input gets a clear message with place and reason, and nothing panics.

use cloister_tests::in_every_game;
use games::{Visitor, domus_domini, domus_domini::DomusDomini, monastery::Monastery, monastery::TheBox};
use serde_json::{Value, json};
use table::{BadSave, Game, Save, Seed, Session, Turn};

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
    box_is_wrong(|data| tile(data, 2, "edges", json!("GGG-")), "Fields and Gardens are open on all sides");
    box_is_wrong(|data| data["basis"]["days"] = json!(2), "does not say how it is known");
    box_is_wrong(|data| tile(data, 3, "basis", json!("as above")), "\"as above\" does not say how it is known");
    let silent = |data: &mut Value| drop(data["basis"].as_object_mut().and_then(|basis| basis.remove("blessings")));
    box_is_wrong(silent, "nobody says how blessings is known");
    assert!(TheBox::read("{").expect_err("half a box").to_string().contains("line 1"));
}

const SECOND_BOX: &str = include_str!("../data/domus_domini/box.json");

#[track_caller]
fn second_box_is_wrong(change: impl FnOnce(&mut Value), because: &str) {
    let mut data: Value = serde_json::from_str(SECOND_BOX).expect("the box is JSON");
    change(&mut data);
    let wrong = domus_domini::TheBox::read(&data.to_string()).expect_err("this box is wrong").to_string();
    assert!(wrong.contains(because), "the box is wrong, but not because {because:?}: {wrong}");
}

#[test]
fn the_second_box_agrees_with_what_is_stated() {
    let the_box = domus_domini::TheBox::read(SECOND_BOX).expect("the box is good");
    let sector = |n: usize, level: usize| the_box.sectors[n].levels[level].spaces;
    assert_eq!((sector(0, 2), sector(1, 1), sector(2, 0)), (3, 2, 0), "30 + 20 + 0");
    assert_eq!(the_box.sectors.each_ref().map(|facts| facts.letters), [7, 10, 15]);
    let cellerar = |n: u8| the_box.cellerar(n).map(|cellerar| cellerar.spaces);
    assert_eq!([1, 4, 7].map(cellerar), [Some(1), Some(2), Some(4)], "cellerars 1, 4 and 7");
    assert_eq!((the_box.chapel[0].cost, the_box.chapel[2].cost, the_box.chapel[3].letters), (3, 4, 20));
    assert_eq!((the_box.start, the_box.payout), ([9, 10, 11, 12, 13], [7, 5, 4, 3, 2, 1]));
    assert_eq!((the_box.dogs, the_box.doghouses, the_box.denarii), (12, 18, 24 + 3 * 48));
}

fn level_basis(data: &mut Value) -> &mut serde_json::Map<String, Value> {
    data["sectors"][0]["levels"][0]["basis"].as_object_mut().expect("it is known")
}

#[test]
fn a_wrong_second_box_says_what_is_wrong() {
    let level = |data: &mut Value, n: usize, field: &str, value: Value| data["sectors"][0]["levels"][n][field] = value;
    second_box_is_wrong(|data| level(data, 0, "fu", json!(15)), "Garden level 1: 15 food units are no space");
    second_box_is_wrong(|data| level(data, 1, "fu", json!(10)), "Garden level 2 yields no more than the one below");
    second_box_is_wrong(|data| level(data, 1, "cost", json!(0)), "Garden level 2 costs nothing");
    second_box_is_wrong(|data| level(data, 0, "basis", json!({"fu": "guessed"})), "unknown variant `guessed`");
    second_box_is_wrong(|data| data["sectors"][0]["sector"] = json!("dairy"), "garden, dairy, brewery");
    second_box_is_wrong(|data| data["sectors"][2]["levels"] = json!([]), "the Brewery has 0 levels");
    second_box_is_wrong(|data| data["cellerars"][3]["number"] = json!(9), "cellerar 9 stands where 4 should");
    second_box_is_wrong(|data| data["cellerars"][3]["plus"] = json!(10), "only a brewery cellerar has a plus");
    second_box_is_wrong(|data| drop(data["cellerars"].as_array_mut().map(Vec::pop)), "17 of 18 cellerars");
    second_box_is_wrong(|data| data["chapel"][3]["fu"] = json!(40), "the first three levels of the chapel");
    second_box_is_wrong(|data| data["production"][1]["key"] = json!("herbs"), "\"herbs\" is there twice");
    second_box_is_wrong(|data| data["production"][1]["count"] = json!(3), "7 production cards are not six");
    second_box_is_wrong(|data| data["road"]["payout"] = json!([1, 2, 3, 4, 5, 7]), "is not paid more");
    second_box_is_wrong(|data| data["room"]["fields"] = json!(7), "fields for 7 brothers");
    second_box_is_wrong(|data| data["wine"] = json!(1), "unknown field `wine`");
    second_box_is_wrong(|data| drop(level_basis(data).remove("fu")), "levels 1: nobody says how fu is known");
    let levels = |data: &mut Value| data["sectors"][0]["basis"] = json!({ "sector": "stated", "letters": "stated" });
    second_box_is_wrong(levels, "nobody says how many levels the Garden has");
}

/// A short game, saved.
fn save<G: Game>() -> Save {
    let setup = serde_json::to_value(&G::setups()[0]).expect("a setup can be written");
    let mut table = games::sit_down(G::ABOUT.name, &setup, Seed::from(4)).expect("a good setup");
    while table.lines() < 40 && table.turn() != Turn::Over {
        let actions = table.actions();
        let many = actions.as_array().map_or(0, Vec::len);
        let action = actions[table.lines() * 7 % many].clone();
        table.play(&action).expect("a listed action is legal");
    }
    table.save()
}

#[derive(Clone, Copy)]
struct Saves;

impl Visitor for Saves {
    type Output = ();

    fn visit<G: Game>(self) {
        let name = G::ABOUT.name;
        let good = save::<G>();
        assert!(games::resume(&good).is_ok(), "{name} cannot be resumed");
        let is_wrong = |because: &str, change: &dyn Fn(&mut Save)| {
            let mut save = good.clone();
            change(&mut save);
            let wrong = games::resume(&save).err().expect("this save is wrong").to_string();
            assert!(wrong.contains(because), "{name}: the save is wrong, but not because {because:?}: {wrong}");
        };
        is_wrong("\"chess\", which is not among ours", &|save| save.game = "chess".into());
        let other = format!("played by version 99 of the rules; these are version {}", G::ABOUT.rules);
        is_wrong(&other, &|save| save.rules = 99);
        is_wrong(&format!("not {}", G::ABOUT.seats.1 + 1), &|save| {
            save.setup = json!({ "seats": G::ABOUT.seats.1 + 1 })
        });
        is_wrong("the setup is not good", &|save| save.setup = json!({ "seats": "many" }));
        is_wrong("unknown field `dragons`", &|save| save.setup["dragons"] = json!(true));
        is_wrong("action 10 is not an action", &|save| save.log[9].action = json!({ "dance": "fast" }));
        is_wrong("after action 21 the table is", &|save| save.log[20].hash = "0".repeat(16));
        is_wrong("is not what the seed draws", &|save| save.seed = Seed::from(5));
        is_wrong("action 1", &|save| drop(save.log.remove(12)));
        // Whatever is done elsewhere in this game, something of it is illegal here.
        let illegal = good.log.iter().any(|act| {
            let mut save = good.clone();
            save.log[30].action = act.action.clone();
            games::resume(&save).is_err_and(|bad| bad.to_string().contains("action 31 is not allowed"))
        });
        assert!(illegal, "{name}: everything is allowed at any time");
    }
}

#[test]
fn a_wrong_save_says_where_and_why() {
    in_every_game(Saves);
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

#[derive(Clone, Copy)]
struct Setups;

impl Visitor for Setups {
    type Output = ();

    fn visit<G: Game>(self) {
        let refused = |setup: &Value| games::sit_down(G::ABOUT.name, setup, Seed::from(1)).is_err();
        let (fewest, most) = G::ABOUT.seats;
        for seats in [0, 1, fewest - 1, most + 1, 255] {
            assert!(refused(&json!({ "seats": seats })), "{}: {seats} seats", G::ABOUT.name);
        }
        for wrong in [json!(null), json!([]), json!({}), json!({ "seats": fewest, "dragons": true })] {
            assert!(refused(&wrong), "{}: {wrong}", G::ABOUT.name);
        }
        for variant in G::ABOUT.variants {
            let nonsense = json!({ "seats": fewest, variant.key: "nonsense" });
            assert!(refused(&nonsense), "{}: {nonsense}", G::ABOUT.name);
        }
    }
}

#[test]
fn setups_of_no_game_are_refused() {
    in_every_game(Setups);
    assert!(games::sit_down("ludo", &json!({}), Seed::from(1)).is_err());
}

#[derive(Clone, Copy)]
struct Actions;

impl Visitor for Actions {
    type Output = ();

    fn visit<G: Game>(self) {
        let setup = serde_json::to_value(&G::setups()[0]).expect("a setup can be written");
        let mut table = games::sit_down(G::ABOUT.name, &setup, Seed::from(4)).expect("a good setup");
        let (lines, hash) = (table.lines(), table.hash());
        for wrong in [json!(null), json!(7), json!("dance"), json!([]), json!({}), json!({ "dance": { "with": 3 } })] {
            let refused = table.play(&wrong).expect_err("this is no action").to_string();
            assert!(refused.contains("this is not an action"), "{}: {wrong}: {refused}", G::ABOUT.name);
        }
        assert_eq!(
            (table.lines(), table.hash()),
            (lines, hash),
            "{}: a refused action changed something",
            G::ABOUT.name
        );
    }
}

#[test]
fn what_is_no_action_is_refused() {
    in_every_game(Actions);
}

#[test]
fn setups_that_cannot_be_say_why() {
    let wrong =
        |setup: Value| games::sit_down("monastery", &setup, Seed::from(1)).err().expect("a bad setup").to_string();
    assert_eq!(wrong(json!({ "seats": 1 })), "Monastery is for two to four players, not 1");
    assert_eq!(wrong(json!({ "seats": 3, "paired": true })), "the paired game is for four players, not 3");
    assert!(wrong(json!({ "seats": 2, "colours": ["red"] })).contains("1 colours for 2 seats"));
    assert!(wrong(json!({ "seats": 2, "colours": ["blue", "red"] })).contains("in the order red, blue"));
    assert!(wrong(json!({ "seats": 2, "colours": ["red", "mauve"] })).contains("unknown variant `mauve`"));
    let wrong =
        |setup: Value| games::sit_down("domus-domini", &setup, Seed::from(1)).err().expect("a bad setup").to_string();
    assert_eq!(wrong(json!({ "seats": 7 })), "Domus Domini is for two to six players, not 7");
    assert!(wrong(json!({ "seats": 2, "colours": ["red"] })).contains("1 colours for 2 seats"));
    assert!(wrong(json!({ "seats": 2, "colours": ["red", "red"] })).contains("a colour of his own"));
    assert!(wrong(json!({ "seats": 2, "dragons": true })).contains("unknown field `dragons`"));
}

#[test]
fn undo_stops_by_itself_and_says_why() {
    let setup = serde_json::from_value(json!({ "seats": 2, "colours": ["red", "blue"] })).expect("a good setup");
    let mut session = Session::<Monastery>::new(setup, Seed::from(3)).expect("a good setup");
    assert_eq!(session.undo().expect_err("tiles were drawn").to_string(), "chance was asked");
    let mut actions = Vec::new();
    Game::actions(session.game(), &mut actions);
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
    Game::actions(session.game(), &mut actions);
    session.play(actions[0]).expect("a tile can be put back");
    session.play(games::monastery::Action::EndPlacement).expect("it can end");
    assert_eq!(session.undo().expect_err("it is blue's turn").to_string(), "the turn has passed on");
}

#[test]
fn a_whole_phase_3_can_be_taken_back_until_it_is_delivered() {
    use domus_domini::{Action, Sector};
    let setup = domus_domini::Setup::plain(2);
    let mut session = Session::<DomusDomini>::new(setup, Seed::from(3)).expect("a good setup");
    let play = |session: &mut Session<DomusDomini>, action| session.play(action).expect("it is legal");
    play(&mut session, Action::Start);
    assert_eq!(session.undo().expect_err("a card was revealed").to_string(), "chance was asked");
    play(&mut session, Action::Employ(2));
    session.undo().expect("a cellerar can go back");
    play(&mut session, Action::KeepCellerar);
    assert_eq!(session.undo().expect_err("the other is asked").to_string(), "the turn has passed on");
    play(&mut session, Action::KeepCellerar);
    let before = *session.game();
    let steps =
        [Action::Expand(Sector::Garden), Action::BuildChapel, Action::Pray(1), Action::Hire, Action::SendToFields];
    let more = [Action::BuyDoghouse, Action::BuyDog, Action::Lend(3)];
    for step in steps.into_iter().chain(more) {
        play(&mut session, step);
    }
    for _ in 0..steps.len() + more.len() {
        session.undo().expect("everything in phase 3 can be taken back");
    }
    assert_eq!(*session.game(), before);
    play(&mut session, Action::Deliver);
    assert_eq!(session.undo().expect_err("it is delivered").to_string(), "the turn has passed on");
}
