//! Fingers: to tap, to drag a tile onto the board, to pinch.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use serde_json::{Value, json};

use crate::{
    app::{App, story_with_fingers},
    tables::{moment_of_domus, moment_to},
};

const DOWN: PointerAction = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
const UP: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };

fn to(x: f64, y: f64, millis: u64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::from_millis(millis)), x, y }
}

fn point(at: &Value) -> (f64, f64) {
    let along = |axis: &str| at[axis].as_f64().expect("a point has two coordinates");
    (along("x"), along("y"))
}

fn finger(name: &str, steps: Vec<PointerAction>) -> TouchActions {
    steps.into_iter().fold(TouchActions::new(name.into()), TouchActions::then)
}

impl App {
    async fn fingers(&self, fingers: Vec<TouchActions>) {
        self.page.perform_actions(Actions::from(fingers)).await.expect("fingers move");
    }

    async fn where_is(&self, which: &str) -> (f64, f64) {
        let script = "return eyes.all(arguments[0]).map(eyes.point).find((at) => at !== null) ?? null;";
        point(&self.until(which, script, vec![json!(which)]).await)
    }

    async fn tap(&self, which: &str) {
        let (x, y) = self.where_is(which).await;
        self.fingers(vec![finger(
            "one",
            vec![to(x, y, 0), DOWN, PointerAction::Pause { duration: Duration::from_millis(60) }, UP],
        )])
        .await;
    }

    /// Opens the door with a finger and comes to the table.
    async fn come_to_the_table(&self) {
        self.press("Continue").await;
        let (x, y) = self.where_is(".t-latch").await;
        let held = PointerAction::Pause { duration: Duration::from_millis(1500) };
        self.fingers(vec![finger("one", vec![to(x, y, 0), DOWN, held, UP])]).await;
        self.until("the recap or the table", "return document.querySelector('.t-recap, .t-shelf') !== null;", vec![])
            .await;
        // Nobody taps again within a blink.
        tokio::time::sleep(Duration::from_millis(300)).await;
        if self.script("return document.querySelector('.t-recap') !== null;", vec![]).await == json!(true) {
            self.tap(".t-recap-buttons button").await;
            self.until("the table", "return document.querySelector('.t-recap') === null;", vec![]).await;
        }
    }

    /// Draws two fingers apart on this, and tells how near the page is looked at afterwards.
    pub(crate) async fn pinch(&self, which: &str) -> Value {
        let (x, y) = self.where_is(which).await;
        let apart = |way: f64| vec![to(x + 10.0 * way, y, 0), DOWN, to(x + 120.0 * way, y, 300), UP];
        self.fingers(vec![finger("one", apart(-1.0)), finger("two", apart(1.0))]).await;
        self.script("return visualViewport.scale;", vec![]).await
    }

    /// How large the board is drawn.
    async fn breadth(&self) -> f64 {
        let script = "return document.querySelector('.m-board').getBoundingClientRect().width;";
        self.script(script, vec![]).await.as_f64().expect("the board has a breadth")
    }
}

#[test]
fn a_finger_places_a_tile_by_taps() {
    story_with_fingers(
        "taps",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.come_to_the_table().await;
            app.tap(".m-hand-tile.offered").await;
            app.tap(".m-legal").await;
            app.tap(".m-ghost").await;
            app.until(
                "the tile",
                "return eyes.all('.m-laid').length > 1 && eyes.all('.m-ghost').length === 0;",
                vec![],
            )
            .await;
        },
    );
}

#[test]
fn a_finger_drags_a_tile_onto_the_board() {
    story_with_fingers(
        "drag",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.come_to_the_table().await;
            let (x, y) = app.where_is(".m-hand-tile.offered").await;
            let place = app.where_is(".m-gap-open").await;
            app.fingers(vec![finger(
                "one",
                vec![to(x, y, 0), DOWN, to(x, y - 60.0, 200), to(place.0, place.1, 300), UP],
            )])
            .await;
            app.until("the ghost of the tile", "return eyes.all('.m-ghost').length === 1;", vec![]).await;
        },
    );
}

#[test]
fn two_fingers_bring_the_board_nearer() {
    story_with_fingers(
        "pinch",
        |folder| moment_to("total").lay(folder),
        async |app| {
            app.come_to_the_table().await;
            let before = app.breadth().await;
            let (x, y) = app.where_is(".t-viewport").await;
            let apart = |way: f64| vec![to(x + 20.0 * way, y, 0), DOWN, to(x + 160.0 * way, y, 300), UP];
            app.fingers(vec![finger("one", apart(-1.0)), finger("two", apart(1.0))]).await;
            let after = app.breadth().await;
            assert!(after > before * 1.5, "the board was {before} wide and is {after}");
        },
    );
}

#[test]
fn a_sector_is_raised_and_the_yield_delivered_with_a_finger() {
    story_with_fingers(
        "domus-finger",
        |folder| moment_of_domus(&json!({ "seats": 2 }), &["deliver", "expand"]).lay(folder),
        async |app| {
            app.press("Continue").await;
            app.tap(".t-pass .primary").await;
            app.tap(".d-place.t-offer").await;
            app.until(
                "the level",
                "return eyes.all('.d-place').some((one) => eyes.name(one).includes('level 1,'));",
                vec![],
            )
            .await;
            app.tap(".t-primary").await;
            app.until("the next one", "return document.querySelector('.t-pass') !== null;", vec![]).await;
        },
    );
}
