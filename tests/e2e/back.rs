//! The device's own Back: from each level it lays one thing aside, and it asks before the table is left.

use serde_json::json;

use crate::{
    app::story_with_fingers,
    devices::{LYING, PHONE, abbey},
    tables::{Moment, moment_to},
};

/// From the door to the first page, with what is pressed to choose something at the table.
fn back_from(name: &str, size: (u32, u32), saved: &Moment, presses: &[&str]) {
    story_with_fingers(
        &format!("back-{name}"),
        |folder| saved.lay(folder),
        async |app| {
            app.hold(size).await;
            app.make_haste().await;
            app.press("Continue").await;
            app.until("the door", "return eyes.all('.t-latch, .t-pass .primary').length > 0;", vec![]).await;
            let asks = "return eyes.named('Stay') !== null;";
            let quiet = "return document.querySelector('dialog') === null;";
            // Before anybody has come to the table.
            app.back().await;
            app.until("the question", asks, vec![]).await;
            app.back().await;
            app.until("no question", quiet, vec![]).await;
            app.enter().await;
            app.until("the table", "return document.querySelector('.t-pass, .t-recap') === null;", vec![]).await;
            app.script("document.querySelector('[data-action=guide-off]')?.click();", vec![]).await;
            // Pages over the table, then what lies on it.
            let menu = "return document.querySelector('.t-menu') !== null;";
            app.press("Menu").await;
            app.until("the menu", menu, vec![]).await;
            app.press("Rules").await;
            app.until("the rules", "return document.body.dataset.page === 'rules';", vec![]).await;
            app.back().await;
            app.until("the table", "return document.querySelector('.t-shelf') !== null;", vec![]).await;
            app.press("Menu").await;
            app.until("the menu", menu, vec![]).await;
            app.back().await;
            app.until("no menu", "return document.querySelector('.t-menu') === null;", vec![]).await;
            let closed = app.settled().await;
            for panel in ["[data-action='log'], .t-tabs [data-panel='log']", PANEL] {
                app.press_one(panel).await;
                let open = "return document.querySelector(arguments[0]) !== null;";
                app.until(panel, open, vec![json!(OPENED)]).await;
                app.picture_of(&format!("back-{name}-panel")).await;
                app.back().await;
                let gone = "return document.querySelector(arguments[0]) === null;";
                app.until("no panel", gone, vec![json!(OPENED)]).await;
            }
            // What is chosen, but not done.
            assert_eq!(app.settled().await, closed, "Back did more than it was asked");
            for thing in presses {
                app.press_one(thing).await;
            }
            let chosen = app.settled().await;
            assert_ne!(chosen, closed, "nothing was chosen");
            app.picture_of(&format!("back-{name}-chosen")).await;
            app.back().await;
            assert_eq!(app.settled().await, closed, "what was chosen is still chosen");
            // Nothing is left but the table.
            app.back().await;
            app.until("the question", asks, vec![]).await;
            app.picture_of(&format!("back-{name}-leave")).await;
            app.press("Stay").await;
            app.until("no question", quiet, vec![]).await;
            app.back().await;
            app.until("the question", asks, vec![]).await;
            app.press_one("dialog [data-action=leave]").await;
            app.until("the first page", "return document.body.dataset.page === 'home';", vec![]).await;
            let ahead = "return history.state === null;";
            app.until("no step of ours in the history", ahead, vec![]).await;
        },
    );
}

/// What opens something beside the board: a tab, or a handle where the table lies on its side.
const PANEL: &str = ".t-tabs [aria-pressed='false']:not([data-panel='log']), .t-handle";

/// What is open beside the board.
const OPENED: &str = ".t-log, .t-tabs [data-panel]:not([aria-pressed='false']), .t-handle[aria-expanded='true']";

#[test]
fn back_at_each_level_of_monastery() {
    let saved = moment_to("place");
    for (name, size) in [("monastery-phone", PHONE), ("monastery-tablet", LYING)] {
        back_from(name, size, &saved, &[".m-hand-tile.offered", ".m-legal"]);
    }
}

#[test]
fn back_at_each_level_of_mystery_of_the_abbey() {
    let saved = abbey();
    for (name, size) in [("mystery-phone", PHONE), ("mystery-tablet", LYING)] {
        back_from(name, size, &saved, &[".a-room.t-offer"]);
    }
}
