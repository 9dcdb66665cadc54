//! What is kept, and what happens when it is hurt.

use std::{
    fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{
    app::{App, story, story_with, story_with_fingers},
    display::display,
    player::Player,
    tables::{moment_to, whole_game},
};

/// Places a tile, whichever comes first, as whoever sits there.
async fn place_a_tile(app: &App) {
    app.press_one(".m-hand-tile.offered").await;
    app.press("may lie here").await;
    app.press("Place here").await;
    app.until("the tile on the board", "return eyes.all('.m-ghost').length === 0;", vec![]).await;
}

async fn tiles(app: &App) -> serde_json::Value {
    app.script("return eyes.all('.m-laid').map(eyes.name).sort();", vec![]).await
}

#[test]
fn a_killed_app_comes_back_with_every_tile() {
    story_with(
        "kill",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            place_a_tile(app).await;
            let before = tiles(app).await;
            app.kill_and_start().await;
            app.press("Continue").await;
            app.open_door().await;
            assert_eq!(tiles(app).await, before, "the same tiles lie on the table");
        },
    );
}

#[test]
fn a_damaged_store_is_rebuilt_and_said() {
    story_with(
        "damage",
        |folder| {
            whole_game().lay(folder);
            let tree = folder.join("db").join("db");
            let size = fs::metadata(&tree).expect("the store is there").len();
            fs::write(&tree, vec![0xA5; usize::try_from(size).expect("a small store")]).expect("it is damaged");
        },
        async |app| {
            app.sees("was damaged").await;
            app.press("Saved games").await;
            app.press("See the end").await;
            app.sees("won").await;
        },
    );
}

#[test]
fn where_nothing_can_be_kept_the_window_says_so_and_one_plays_in_memory() {
    // Where nothing can be kept the webview remembers nothing either, and its driver finds no such page: this is the
    // same page over the same shell. tests/shell/start.sh opens the window itself.
    story_with_fingers(
        "in_memory",
        |folder| fs::write(folder, "a file in the place of the folder").expect("there is room"),
        async |app| {
            app.sees("nothing is saved").await;
            // Two persons: no bot thinks behind this page.
            app.press("New game").await;
            app.press_one("input[name='who-1'][value='person']").await;
            app.press("Begin").await;
            app.open_door().await;
            app.sees("not being saved").await;
            place_a_tile(app).await;
            app.press("Leave the table").await;
            app.press("Continue").await;
            app.open_door().await;
            app.until("the tile in memory", "return eyes.all('.m-laid').length > 1;", vec![]).await;
            let there = fs::read_to_string(app.data()).expect("it is there");
            assert_eq!(there, "a file in the place of the folder", "nobody touched it");
        },
    );
}

#[test]
fn a_second_start_leaves_the_first_alone() {
    story("second_start", async |app| {
        app.sees("Play now").await;
        let began = Instant::now();
        let second = Command::new(env!("CARGO_BIN_EXE_cloister"))
            .arg("--data-dir")
            .arg(app.data())
            .env("DISPLAY", &display().name)
            .stderr(Stdio::null())
            .status()
            .expect("it starts");
        assert!(second.success() && began.elapsed() < Duration::from_secs(10), "the second ends by itself");
        app.press("Play now").await;
        app.sees("Behind the screen").await;
    });
}

#[test]
fn what_the_page_remembers_lies_in_the_folder() {
    story("remembers", async |app| {
        app.press("Play now").await;
        app.press("No more hints").await;
        app.until("what is remembered", "return localStorage.getItem('cloister.guide') === '[\"all\"]';", vec![]).await;
        app.close_and_start(&[]).await;
        app.press("Continue").await;
        app.sees("Behind the screen").await;
        let told = app.script("return eyes.all('.t-guide').length;", vec![]).await;
        assert_eq!(told, json!(0), "the guide was sent away before");
        let kept = fs::read_dir(app.data().join("webview")).expect("the webview has a folder here").count();
        assert!(kept > 0, "it keeps its things there");
    });
}

#[test]
fn a_file_is_opened_and_a_bad_one_is_explained() {
    story("files", async |app| {
        app.press("Play now").await;
        app.sees("Behind the screen").await;
        app.press("Leave the table").await;
        let bad = app.data().with_file_name("bad.cloister");
        fs::write(&bad, "{\"cloister\": 1, \"title\": \"no game at all\"}").expect("there is room");
        app.close_and_start(&[bad.to_str().expect("a plain path")]).await;
        app.sees("The file was not opened").await;
        app.press("Saved games").await;
        app.sees("Resume").await;
    });
}

#[test]
fn saved_games_are_renamed_copied_deleted_and_restored() {
    story_with(
        "saved",
        |folder| whole_game().lay(folder),
        async |app| {
            app.press("Saved games").await;
            app.press("More for").await;
            app.press("Rename").await;
            app.type_("Advent").await;
            app.press("Save").await;
            app.sees("Advent").await;
            app.press("More for").await;
            app.press("Duplicate").await;
            app.sees("The copy is in the list").await;
            app.press("More for").await;
            app.press("Delete").await;
            app.sees("was deleted").await;
            app.press("Undo").await;
            app.until("both games", "return eyes.all('.saved-entry').length === 2;", vec![]).await;
        },
    );
}

#[test]
fn the_language_changes_in_the_middle_of_a_game_and_the_log_with_it() {
    story_with(
        "language",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            place_a_tile(app).await;
            app.sees("places").await;
            app.press("Menu").await;
            app.press("Français").await;
            app.until(
                "the French log",
                "return document.querySelector('.t-lately, .t-log').textContent.includes('pose');",
                vec![],
            )
            .await;
            let language = app.script("return document.documentElement.lang;", vec![]).await;
            assert_eq!(language, json!("fr"));
        },
    );
}

/// A whole game against one bot of this level.
fn against(level: &'static str) {
    story(level, async |app| {
        app.press("Settings").await;
        app.press("At once").await;
        app.press("Back").await;
        app.press("New game").await;
        app.press_one(&format!("input[name='who-1'][value='{level}']")).await;
        app.press("Begin").await;
        let mut player = Player::new(7);
        player.play_on(app, async |_| panic!("one person needs no door")).await;
        app.press("Count at once").await;
        app.sees("won").await;
        app.press("Play again").await;
        app.until("another table", "return document.querySelector('.m-board') !== null;", vec![]).await;
        app.press("Leave the table").await;
        app.press("Statistics").await;
        app.sees("Pilgrim").await;
    });
}

#[test]
fn a_game_against_a_novice() {
    against("novice");
}

#[test]
fn a_game_against_a_brother() {
    against("brother");
}

#[test]
fn a_game_against_an_abbot() {
    against("abbot");
}
