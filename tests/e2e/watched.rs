//! What happens is seen: scenes after one's own press, bots in few breaths, and the way to one's own turn.

use serde_json::{Value, json};

use crate::{
    app::{App, story, story_with},
    tables::{Moment, kind, many, moment_of_domus_when},
};

/// The last question of a first round between two: whoever answers it ends the round.
fn at_the_end_of_a_round() -> Moment {
    let mut saved = moment_of_domus_when(&json!({ "seats": 2 }), |actions, played| {
        many(played, "deliver") == 2
            && many(actions, "pass-start") > 0
            && played.last().is_some_and(|one| kind(one) == "feed")
    });
    saved.played.pop();
    saved
}

#[test]
fn a_round_that_ones_own_press_ends_is_paid_in_a_scene() {
    story_with(
        "own-scene",
        |folder| at_the_end_of_a_round().lay(folder),
        async |app| {
            app.press("Continue").await;
            app.take_the_device().await;
            app.press_one("[data-action=primary][data-does=feed]").await;
            app.scene("Letters and denarii").await;
            app.press_one("[data-action=beat]").await;
            app.scene("Round 2 of 5").await;
            app.press_one("[data-action=skip]").await;
            app.until("no scene", "return document.querySelector('.t-beat') === null;", vec![]).await;
            // And who stood where can be read by whoever is next.
            app.take_the_device().await;
            app.sees("Round 1 is over").await;
        },
    );
}

/// Notes every line that is told on top.
const NOTES: &str = "const told = window.told = [];
    const look = () => {
        const words = document.querySelector('.t-prompt:not(.own)')?.textContent.trim().replace(/\\s+/g, ' ');
        if (words && told.at(-1) !== words) told.push(words);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });";

/// Waits for one's own turn, or for something else that is wanted.
const MINE: &str = "return document.querySelector('[data-action=primary]:not([aria-disabled])')?.dataset.does ?? null;";

impl App {
    async fn scene(&self, title: &str) {
        let seen = "return document.querySelector('.t-beat-title')?.textContent.includes(arguments[0]) ?? false;";
        self.until(title, seen, vec![json!(title)]).await;
    }

    async fn against_a_brother(&self) {
        self.press("Domus Domini").await;
        self.press_one("input[name='who-1'][value='brother']").await;
        self.press("Begin").await;
        self.until("the table", "return document.querySelector('.d-house') !== null;", vec![]).await;
        self.press("No more hints").await;
    }
}

#[test]
fn a_bots_building_is_told_in_one_breath_and_in_the_log_step_by_step() {
    story("breath", async |app| {
        app.against_a_brother().await;
        app.script(NOTES, vec![]).await;
        let delivered = "return window.told.some((words) => words.includes(' delivers '));";
        while app.script(delivered, vec![]).await == json!(false) {
            let does = app
                .until(
                    "somebody's turn",
                    &format!("if (window.told.some((words) => words.includes(' delivers '))) return 'told'; {MINE}"),
                    vec![],
                )
                .await;
            if does != json!("told") {
                app.press_one("[data-action=primary]").await;
                let gone = "return document.querySelector('[data-action=primary]')?.dataset.does !== arguments[0];";
                app.until("the answer", gone, vec![does]).await;
            }
        }
        let steps = "const step = / (raises|builds|hires|lends|sends) |doghouse|watchdog|to the fields/;
            return window.told.filter((words) => step.test(words)).length;";
        assert_eq!(app.script(steps, vec![]).await, json!(1), "{}", app.script("return window.told;", vec![]).await);
    });
}

#[test]
fn whoever_goes_straight_to_their_turn_reads_what_happened_meanwhile() {
    story("to-my-turn", async |app| {
        app.against_a_brother().await;
        let next = "if (document.querySelector('.t-recap') !== null) return 'recap';
            if (eyes.all('[data-action=skip]').length > 0) return 'skip';";
        for _ in 0..40 {
            let what: Value = app.until("a turn", &format!("{next} {MINE}"), vec![]).await;
            match what.as_str() {
                Some("recap") => {
                    app.sees("While you waited").await;
                    let watched = "return document.querySelector('.t-beat') !== null;";
                    assert_eq!(app.script(watched, vec![]).await, json!(false), "nothing is watched any more");
                    return;
                }
                Some("skip") => app.script("document.querySelector('[data-action=skip]')?.click();", vec![]).await,
                _ => app.script("document.querySelector('[data-action=primary]')?.click();", vec![]).await,
            };
            tokio::time::sleep(std::time::Duration::from_millis(450)).await;
        }
        panic!("nobody could skip anything");
    });
}
