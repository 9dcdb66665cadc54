//! Nothing is lost by a slip: presses at full speed, and what can be taken back.

use serde_json::{Value, json};

use crate::{
    app::{App, story_with},
    tables::{Moment, by_chance, kind, many, moment_to},
};

const PRIMARY: &str = "[data-action=primary]";

/// A game between two in which whoever is to act may place a tile, walk, and end.
fn at_the_beginning() -> Moment {
    moment_to("place")
}

/// The first moment at which a tile lies and steps are left.
fn with_steps_left() -> Moment {
    let may = |actions: &[Value], _: &[Value]| {
        many(actions, "place") == 0
            && many(actions, "move") > 0
            && actions.iter().any(|one| kind(one) == "end-placement")
    };
    (0..2_000)
        .map(|seed| by_chance(2, seed, may))
        .find_map(|(saved, came)| came.then_some(saved))
        .expect("such a moment comes about")
}

fn slip(name: &str, saved: &Moment, told: impl AsyncFn(&App)) {
    story_with(
        name,
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            told(app).await;
        },
    );
}

impl App {
    /// What the primary button does now.
    async fn does(&self) -> Value {
        let script = format!("return document.querySelector('{PRIMARY}')?.dataset.does ?? null;");
        self.script(&script, vec![]).await
    }

    async fn pieces(&self) -> Value {
        self.script("return document.querySelectorAll('.m-laid').length;", vec![]).await
    }

    async fn is_shut(&self) -> bool {
        self.script("return document.querySelector('.t-door') !== null;", vec![]).await == json!(true)
    }

    async fn waits_until_it_does(&self, what: &str) {
        let script = format!("return document.querySelector('{PRIMARY}')?.dataset.does === arguments[0];");
        self.until(what, &script, vec![json!(what)]).await;
    }

    async fn places_a_ghost(&self) {
        self.press_one(".m-hand-tile.offered").await;
        self.press_one(".m-legal").await;
        self.waits_until_it_does("place").await;
    }
}

#[test]
fn a_double_press_on_place_here_places_and_ends_nothing() {
    slip("double-place", &at_the_beginning(), async |app| {
        let before = app.pieces().await.as_u64();
        app.places_a_ghost().await;
        let at = app.place_of(PRIMARY).await;
        app.patter(&at, 2).await;
        app.waits_until_it_does("end-placement").await;
        assert_eq!(app.pieces().await.as_u64(), before.map(|pieces| pieces + 1));
        assert!(!app.is_shut().await, "the turn goes on");
    });
}

#[test]
fn a_double_press_on_the_end_does_not_answer_its_own_question() {
    slip("double-end", &with_steps_left(), async |app| {
        let at = app.place_of(PRIMARY).await;
        app.patter(&at, 3).await;
        app.sees("left for your monks").await;
        assert!(!app.is_shut().await, "the turn goes on");
        let covers = "const at = arguments[0];
            return eyes.all('.t-slips .t-answer').some((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                return at.x > left && at.x < right && at.y > top && at.y < bottom;
            });";
        assert_eq!(app.script(covers, vec![at.clone()]).await, json!(false), "no answer lies under the button");
        app.press("Keep walking").await;
        app.until("no question", "return document.querySelector('.t-slips .t-answer') === null;", vec![]).await;
        assert!(!app.is_shut().await);
    });
}

#[test]
fn what_ended_a_turn_is_taken_back_while_the_door_is_shut() {
    slip("end-taken-back", &with_steps_left(), async |app| {
        let who = app.script("return document.querySelector('.t-own-name').textContent;", vec![]).await;
        app.press_one(PRIMARY).await;
        app.press_one("[data-answer=end]").await;
        app.until("the door", "return document.querySelector('.t-door') !== null;", vec![]).await;
        app.press_one("[data-action=take-back]").await;
        let mine =
            "return document.querySelector('.t-door')?.textContent.includes(`${arguments[0]} is next`) ?? false;";
        app.until("their own door", mine, vec![who.clone()]).await;
        app.open_door().await;
        assert_eq!(app.does().await, json!("end-placement"), "the turn goes on where it was");
    });
}

#[test]
fn a_turn_is_started_over_with_one_press() {
    slip("start-over", &at_the_beginning(), async |app| {
        let before = app.pieces().await;
        app.places_a_ghost().await;
        app.press_one(PRIMARY).await;
        app.waits_until_it_does("end-placement").await;
        app.press_one(".m-walker").await;
        app.press("Walk: ").await;
        // Boxes that lie close together are asked about in large.
        app.press_one(".t-slips [data-answer^=box]").await;
        let walked = "return eyes.all('[data-action=undo]:not(.t-barred)').length > 0
            && document.querySelector('.m-walker.m-chosen') === null;";
        app.until("the walk", walked, vec![]).await;
        app.press_one("[data-action=start-over]").await;
        let over = "return document.querySelectorAll('.m-laid').length === arguments[0]
            && document.querySelector('[data-action=start-over]').disabled;";
        app.until("the beginning of the turn", over, vec![before]).await;
        // Redo brings the tile back.
        app.press_one("[data-action=redo]").await;
        app.waits_until_it_does("end-placement").await;
    });
}

/// The first moment at which some tile may lie two ways at one place.
fn with_a_tile_to_turn() -> Moment {
    let turned = |actions: &[Value]| {
        let places: Vec<&Value> = actions.iter().filter_map(|action| action.get("place")).collect();
        let same = |one: &Value, other: &Value| one["tile"] == other["tile"] && one["at"] == other["at"];
        places.first().is_some_and(|one| places.iter().filter(|other| same(one, other)).count() > 1)
    };
    (0..2_000)
        .map(|seed| by_chance(2, seed, |actions, _| turned(actions)))
        .find_map(|(saved, came)| came.then_some(saved))
        .expect("such a moment comes about")
}

#[test]
fn the_turning_sign_turns_the_tile_and_places_nothing() {
    slip("turning-sign", &with_a_tile_to_turn(), async |app| {
        let before = app.pieces().await;
        let tiles = app.script("return eyes.all('.m-hand-tile').length;", vec![]).await.as_u64().unwrap_or_default();
        for n in 1..=tiles {
            let tile = format!("li:nth-child({n}) > .m-hand-tile.offered");
            let there = "return document.querySelector(arguments[0]) !== null;";
            if app.script(there, vec![json!(tile)]).await == json!(false) {
                continue;
            }
            app.press_one(&tile).await;
            let places = app.script("return eyes.all('.m-legal').length;", vec![]).await.as_u64().unwrap_or_default();
            for place in 0..places {
                let at = "return eyes.point(eyes.all('.m-legal')[arguments[0]] ?? eyes.all('.m-legal')[0]);";
                let at = app.until("a place", at, vec![json!(place)]).await;
                app.touch(&at).await;
                app.waits_until_it_does("place").await;
                if app.script("return document.querySelector('.m-turn') !== null;", vec![]).await == json!(true) {
                    return app.turns_the_ghost(&before).await;
                }
            }
            app.key(crate::hand::key::ESCAPE).await;
        }
        panic!("no tile can be turned here");
    });
}

impl App {
    async fn turns_the_ghost(&self, pieces: &Value) {
        let label = "return document.querySelector('.m-ghost').getAttribute('aria-label');";
        let old = self.script(label, vec![]).await;
        self.press_one(".m-turn").await;
        let turned = format!("return (() => {{ {label} }})() !== arguments[0];");
        self.until("the tile to turn", &turned, vec![old]).await;
        assert_eq!(&self.pieces().await, pieces, "nothing was placed");
    }
}

/// The first moment at which two monks of whoever is to act can walk out of boxes of one tile.
fn with_monks_side_by_side() -> Moment {
    let beside = |actions: &[Value], _: &[Value]| {
        let from: Vec<&Value> =
            actions.iter().filter_map(|action| action.get("move")).map(|one| &one["from"]).collect();
        let boxed = |one: &Value| one["box"].is_u64();
        let other =
            |one: &Value| from.iter().any(|two| two["on"] == one["on"] && boxed(two) && two["box"] != one["box"]);
        from.iter().any(|one| boxed(one) && other(one))
    };
    (0..2_000)
        .map(|seed| by_chance(2, seed, beside))
        .find_map(|(saved, came)| came.then_some(saved))
        .expect("such a moment comes about")
}

#[test]
fn of_two_monks_under_one_finger_the_nearer_is_meant() {
    slip("nearer-monk", &with_monks_side_by_side(), async |app| {
        // From afar they are closer to each other than a finger is broad.
        for _ in 0..3 {
            app.press("Zoom out").await;
        }
        let beside = "const monks = [...document.querySelectorAll('.m-walker')].filter((one) => /monk .*[.]/.test(one.dataset.hook));
            const middle = (one) => { const { left, right, top, bottom } = one.getBoundingClientRect();
                return { x: (left + right) / 2, y: (top + bottom) / 2 }; };
            for (const one of monks) for (const other of monks) {
                const [at, beside] = [middle(one), middle(other)];
                const far = Math.hypot(at.x - beside.x, at.y - beside.y);
                // The other is drawn later, and lies on top.
                if (far > 0 && far < 40 && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
                    return { hook: one.dataset.hook, x: at.x + (beside.x - at.x) * 0.4, y: at.y + (beside.y - at.y) * 0.4 };
            }
            return null;";
        let found = app.until("two monks side by side", beside, vec![]).await;
        app.touch(&found).await;
        let chosen = "return document.querySelector('.m-walker.m-chosen')?.dataset.hook === arguments[0];";
        app.until("the nearer monk", chosen, vec![found["hook"].clone()]).await;
    });
}
