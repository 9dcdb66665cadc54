//! Domus Domini in the window: whole games, a defence in the middle of a turn, a kill, and a turn by keys.

use serde_json::{Value, json};

use crate::{
    app::{App, story, story_with},
    hand::key,
    player::Player,
    tables::{kind, moment_of_domus},
};

impl App {
    /// Whoever is to act takes the device, if they are asked to.
    pub(crate) async fn take_the_device(&self) {
        self.until("somebody to act", "return eyes.all('.t-pass .primary, .t-primary').length > 0;", vec![]).await;
        if self.script("return document.querySelector('.t-pass') !== null;", vec![]).await == json!(true) {
            self.press_one(".t-pass .primary").await;
            self.read_the_news().await;
        }
    }

    /// Whoever has taken the device reads what happened meanwhile, if it lies open.
    pub(crate) async fn read_the_news(&self) {
        if self.script("return document.querySelector('.t-recap') !== null;", vec![]).await == json!(true) {
            self.press_one(".t-recap-buttons .primary").await;
        }
    }

    /// Waits until the log tells this.
    async fn log_tells(&self, words: &str) {
        let script = "return document.querySelector('.t-lately')?.textContent.includes(arguments[0]);";
        self.until(words, script, vec![json!(words)]).await;
    }

    async fn press_hook(&self, hook: &str) {
        self.press_one(&format!("[data-hook='{hook}']")).await;
    }
}

#[test]
fn an_attack_is_warded_off_in_the_middle_of_a_turn() {
    let mut saved = moment_of_domus(&json!({ "seats": 3 }), &["defend"]);
    let attack: Value = saved.played.pop().expect("somebody attacks");
    let victim = attack[kind(&attack)].as_u64().expect("somebody is attacked") as usize;
    story_with(
        "defence",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.take_the_device().await;
            app.press_hook(&format!("{} {victim}", kind(&attack))).await;
            app.press_one(".t-primary").await;
            app.sees(&format!("Pass the device to {}", ["Ann", "Bob", "Cyd"][victim])).await;
            app.sees("In the middle of").await;
            app.press_one(".t-pass .primary").await;
            app.sees("would fall back 3 spaces").await;
            app.press("wards him off").await;
            app.log_tells("wards him off").await;
        },
    );
}

#[test]
fn three_people_play_a_whole_game_from_its_first_action() {
    story("domus-three", async |app| {
        app.make_haste().await;
        app.press("Domus Domini").await;
        app.press("Add a seat").await;
        for seat in [1, 2] {
            app.press_one(&format!("input[name='who-{seat}'][value='person']")).await;
        }
        app.press("Begin").await;
        let mut player = Player::new(5);
        player.play_on(app, async |_| panic!("nothing is hidden, so there is no door")).await;
        app.sees("has won").await;
        app.sees("Points by round").await;
    });
}

#[test]
fn somebody_plays_with_robbers_and_events_against_bots() {
    story("domus-bots", async |app| {
        app.press("Settings").await;
        app.press("At once").await;
        app.press("Back").await;
        app.press("Domus Domini").await;
        app.press("Add a seat").await;
        for seat in [1, 2] {
            app.press_one(&format!("input[name='who-{seat}'][value='novice']")).await;
        }
        app.press("Robbers").await;
        app.press("Event cards").await;
        app.press("Begin").await;
        let mut player = Player::new(7);
        player.play_on(app, async |_| panic!("nothing is hidden, so there is no door")).await;
        app.sees("has won").await;
        app.press("Replay").await;
        app.press("One step forward").await;
        app.press("Back").await;
        app.press("Leave the table").await;
        app.press("Statistics").await;
        app.sees("What points came from").await;
        app.sees("Ended after the fifth round").await;
    });
}

#[test]
fn a_killed_app_comes_back_to_the_same_monastery() {
    story_with(
        "domus-kill",
        |folder| moment_of_domus(&json!({ "seats": 2 }), &["deliver", "expand"]).lay(folder),
        async |app| {
            let built = "return eyes.all('.d-place').map(eyes.name);";
            app.press("Continue").await;
            app.take_the_device().await;
            app.press_one(".d-place.t-offer").await;
            app.log_tells("to level 1 for").await;
            let before = app.script(built, vec![]).await;
            app.kill_and_start().await;
            app.press("Continue").await;
            app.take_the_device().await;
            app.sees("Deliver").await;
            assert_eq!(app.script(built, vec![]).await, before, "the same levels are built");
            app.key('z').await;
            let script = "const now = eyes.all('.d-place').map(eyes.name);
                return JSON.stringify(now) !== JSON.stringify(arguments[0]);";
            app.until("the level to be taken back", script, vec![before]).await;
        },
    );
}

/// What a tap would hit in the middle of a slip that has just come up.
const CATCHES: &str = "new MutationObserver((_, watch) => {
        const slip = document.querySelector('.t-remark');
        if (slip === null) return;
        watch.disconnect();
        const { x, y, width, height } = slip.getBoundingClientRect();
        window.caught = slip.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? 'it' : 'nothing';
    }).observe(document.body, { childList: true, subtree: true });";

#[test]
fn what_is_not_allowed_is_explained_with_its_rule() {
    story_with(
        "domus-refusal",
        |folder| moment_of_domus(&json!({ "seats": 2 }), &["deliver"]).lay(folder),
        async |app| {
            app.press("Continue").await;
            app.take_the_device().await;
            app.script(CATCHES, vec![]).await;
            app.press("Watchdog").await;
            app.sees("needs a doghouse of its own").await;
            let caught = app.until("the slip to come up", "return window.caught ?? null;", vec![]).await;
            assert_eq!(caught, json!("nothing"), "a tap is caught that was meant for what lies below");
            app.press("The rule: Watchdogs").await;
            app.until("its chapter", "return document.activeElement?.id === 'rule-watchdogs';", vec![]).await;
            app.press("Back").await;
            app.sees("Deliver").await;
        },
    );
}

#[test]
fn a_turn_can_be_played_with_text_of_twice_its_size() {
    story_with(
        "domus-text",
        |folder| moment_of_domus(&json!({ "seats": 3 }), &["deliver", "expand"]).lay(folder),
        async |app| {
            app.large_letters().await;
            app.press("Continue").await;
            app.take_the_device().await;
            app.press_one(".d-place.t-offer").await;
            app.press("Deliver").await;
            app.until("the next one", "return document.querySelector('.t-pass') !== null;", vec![]).await;
            let wide = app.script("return document.documentElement.scrollWidth > innerWidth;", vec![]).await;
            assert_eq!(wide, json!(false), "the page is wider than its window");
        },
    );
}

#[test]
fn a_turn_of_domus_domini_is_played_by_keys() {
    story_with(
        "domus-keys",
        |folder| moment_of_domus(&json!({ "seats": 2 }), &["employ"]).lay(folder),
        async |app| {
            app.sees("Continue").await;
            app.walk_to("Continue").await;
            app.take_the_device_by_key().await;
            app.walk_to("Number 2").await;
            app.sees("Employ 2").await;
            app.key(key::ENTER).await;
            app.log_tells("employs cellerar 2").await;
            // The larder is full: nobody is asked how many vegetables they buy.
            app.take_the_device_by_key().await;
            app.walk_to("Go without").await;
            app.take_the_device_by_key().await;
            app.sees("Deliver").await;
            app.walk_to("Brewery, level 0").await;
            app.log_tells("raises the brewery to level 1").await;
            app.walk_to("Hire 2").await;
            app.log_tells("hires 2 lay brothers").await;
            app.walk_to("Lend").await;
            app.sees("How much").await;
            app.walk_to("3 denarii").await;
            app.log_tells("lends 3 denarii").await;
            app.key('z').await;
            app.walk_to("Deliver").await;
            app.log_tells("delivers").await;
        },
    );
}

impl App {
    async fn take_the_device_by_key(&self) {
        self.until("somebody to act", "return eyes.all('.t-pass .primary, .t-primary').length > 0;", vec![]).await;
        if self.script("return document.querySelector('.t-pass') !== null;", vec![]).await == json!(true) {
            self.until("the focus", "return document.activeElement?.matches('.t-pass .primary');", vec![]).await;
            self.key(key::ENTER).await;
        }
    }
}
