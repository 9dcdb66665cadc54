//! Tablets and phones: every game is played with a finger, turned over in mid-turn, gone back from, with large letters.

use std::{env, fs, path::Path, time::Duration};

use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};
use tauri::{Url, http::Method};
use tokio::time::sleep;

use crate::{
    app::{App, story_with_fingers},
    player::{Player, Step},
    tables::{Moment, moment_of_domus, moment_of_mystery, moment_to},
};

const LYING: (u32, u32) = (1024, 768);
const PHONE: (u32, u32) = (360, 740);

/// What only Chromium can be told: which device it is.
#[derive(Debug)]
struct Device {
    command: &'static str,
    with: Value,
}

impl WebDriverCompatibleCommand for Device {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, <Url as std::str::FromStr>::Err> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.command, "params": self.with }).to_string()))
    }
}

/// What is chosen, asked and said, wherever on the screen it is.
const CHOSEN: &str =
    "const text = (which) => [...document.querySelectorAll(which)].map((one) => one.textContent.trim());
    return {
        asked: text('.t-prompt'),
        said: text('.t-slips p'),
        meant: document.querySelectorAll('.m-ghost').length,
        pressed: [...document.querySelectorAll('.t-offer[aria-pressed=true], .m-hand-tile[aria-pressed=true]')].map(eyes.name).sort(),
    };";

/// What is wrong with how the table lies: parts that lie over each other or beyond the edge, words that are cut off.
const WRONG: &str = "const wrong = [];
    const box = (which) => document.querySelector(which)?.getBoundingClientRect();
    const parts = ['.t-top', '.t-middle', '.t-tabs', '.t-shelf'].map((which) => [which, box(which)])
        .filter(([, at]) => at !== undefined && at.height > 0);
    for (const [which, at] of parts) {
        if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
            wrong.push(`${which} lies beyond the edge: ${JSON.stringify(at)}`);
        for (const [other, there] of parts)
            if (which < other && at.bottom > there.top + 1 && there.bottom > at.top + 1 && at.right > there.left + 1 && there.right > at.left + 1)
                wrong.push(`${which} lies over ${other}`);
    }
    const prompt = document.querySelector('.t-prompt span');
    if (prompt !== null && prompt.scrollHeight > prompt.clientHeight + 2) wrong.push(`the question is cut off: ${prompt.textContent}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');
    const middle = box('.t-middle');
    const asks = document.querySelector('.t-choosing') !== null;
    if (middle !== undefined && !asks && middle.height < innerHeight * arguments[0])
        wrong.push(`the board has ${middle.height} of ${innerHeight}`);
    return wrong;";

impl App {
    async fn device(&self, command: &'static str, with: Value) {
        self.page.issue_cmd(Device { command, with }).await.expect("Chromium obeys");
    }

    /// The screen is so large now, as when somebody turns the device.
    pub(crate) async fn hold(&self, (width, height): (u32, u32)) {
        let (kind, angle) = if width > height { ("landscapePrimary", 90) } else { ("portraitPrimary", 0) };
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true,
            "screenOrientation": { "type": kind, "angle": angle },
        });
        self.device("Emulation.setDeviceMetricsOverride", metrics).await;
        self.until(
            "the new size",
            "return innerWidth === arguments[0] && innerHeight === arguments[1];",
            vec![json!(width), json!(height)],
        )
        .await;
        let frames = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));";
        self.page.execute_async(frames, vec![]).await.expect("frames come");
    }

    /// What is chosen, as soon as the last press has done all that it does.
    async fn settled(&self) -> Value {
        let mut before = json!(null);
        loop {
            sleep(Duration::from_millis(200)).await;
            let now = self.script(CHOSEN, vec![]).await;
            let fresh = self.script("return document.querySelector('[data-fresh]') !== null;", vec![]).await;
            if now == before && fresh == json!(false) {
                return now;
            }
            before = now;
        }
    }

    /// A picture, where pictures are wanted.
    pub(crate) async fn picture_of(&self, name: &str) {
        let Some(folder) = env::var_os("CLOISTER_PICTURES") else { return };
        let folder = Path::new(&folder);
        fs::create_dir_all(folder).expect("there is room for pictures");
        let picture = self.page.screenshot().await.expect("a picture is taken");
        fs::write(folder.join(format!("{name}.png")), picture).expect("there is room for pictures");
    }

    /// The board has at least this share of the height, and nothing lies over anything else.
    async fn lies_well(&self, name: &str, share: f64) {
        self.picture_of(name).await;
        assert_eq!(self.script(WRONG, vec![json!(share)]).await, json!([]), "{name}");
    }

    /// Whoever is next opens the door, or takes the device.
    async fn sit_before_it(&self) {
        self.press("Continue").await;
        self.enter().await;
    }

    /// Goes through the door, or takes the device.
    pub(crate) async fn enter(&self) {
        let there = "return eyes.all('.t-latch, .t-pass .primary, .t-shelf').length > 0;";
        self.until("the door or the table", there, vec![]).await;
        if self.script("return document.querySelector('.t-latch') !== null;", vec![]).await == json!(true) {
            self.open_door().await;
        } else if self.script("return document.querySelector('.t-pass') !== null;", vec![]).await == json!(true) {
            self.press_one(".t-pass .primary").await;
            self.read_the_news().await;
        }
    }

    pub(crate) async fn back(&self) {
        self.page.back().await.expect("Back is pressed");
    }
}

/// Plays a whole turn with a finger, and turns the device about after every second press.
fn turn_by_finger(name: &'static str, saved: &Moment, sizes: [(u32, u32); 2]) {
    turn_in_letters(name, saved, sizes, false);
}

/// The same, in letters of twice their size if wanted.
fn turn_in_letters(name: &'static str, saved: &Moment, sizes: [(u32, u32); 2], large: bool) {
    story_with_fingers(
        &format!("turn-{name}"),
        |folder| saved.lay(folder),
        async |app| {
            app.hold(sizes[0]).await;
            app.make_haste().await;
            if large {
                app.large_letters().await;
            }
            app.sit_before_it().await;
            let who = "return document.querySelector('.t-prompt b')?.textContent ?? null;";
            let first = app.until("whose turn it is", who, vec![]).await;
            let mut player = Player::new(7);
            let mut turned = 0;
            loop {
                let before = app.settled().await;
                if player.presses % 2 == 1 && !before["asked"].as_array().is_none_or(Vec::is_empty) {
                    turned += 1;
                    app.hold(sizes[turned % 2]).await;
                    let after = app.settled().await;
                    assert_eq!(before, after, "turning the device changed what was chosen");
                    app.lies_well(&format!("{name}-{turned}"), 0.0).await;
                }
                match player.step(app).await {
                    Step::Door | Step::Over => break,
                    Step::Pressed => {}
                }
                let next = app.script("return document.querySelector('.t-pass') !== null;", vec![]).await;
                let now = app.script(who, vec![]).await;
                if next == json!(true) || (!now.is_null() && now != first) {
                    break;
                }
            }
            assert!(player.presses > 1 && turned > 0, "{} presses, turned {turned} times", player.presses);
            app.picture_of(&format!("{name}-passed")).await;
        },
    );
}

fn abbey() -> Moment {
    moment_of_mystery(&json!({ "seats": 3 }), |view, _| view["phase"]["part"] == "moving")
}

fn house() -> Moment {
    moment_of_domus(&json!({ "seats": 2 }), &["deliver", "expand"])
}

#[test]
fn a_turn_of_monastery_on_a_tablet_that_is_turned() {
    turn_by_finger("monastery-tablet", &moment_to("place"), [LYING, (768, 1024)]);
}

#[test]
fn a_turn_of_monastery_on_a_phone_that_is_turned() {
    turn_by_finger("monastery-phone", &moment_to("place"), [PHONE, (740, 360)]);
}

#[test]
fn a_turn_of_domus_domini_on_a_tablet_that_is_turned() {
    turn_by_finger("domus-tablet", &house(), [(800, 1280), (1280, 800)]);
}

#[test]
fn a_turn_of_domus_domini_on_a_phone_that_is_turned() {
    turn_by_finger("domus-phone", &house(), [PHONE, (740, 360)]);
}

#[test]
fn a_turn_of_mystery_of_the_abbey_on_a_tablet_that_is_turned() {
    turn_by_finger("mystery-tablet", &abbey(), [(768, 1024), LYING]);
}

#[test]
fn a_turn_of_mystery_of_the_abbey_on_a_phone_that_is_turned() {
    turn_by_finger("mystery-phone", &abbey(), [PHONE, (740, 360)]);
}

#[test]
fn a_turn_of_monastery_in_large_letters() {
    turn_in_letters("monastery-large", &moment_to("place"), [LYING, (768, 1024)], true);
}

#[test]
fn a_turn_of_domus_domini_in_large_letters() {
    turn_in_letters("domus-large", &house(), [LYING, (768, 1024)], true);
}

#[test]
fn a_turn_of_mystery_of_the_abbey_in_large_letters() {
    turn_in_letters("mystery-large", &abbey(), [(768, 1024), LYING], true);
}

#[test]
fn monastery_lies_well_on_every_screen() {
    story_with_fingers(
        "lies-well",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.hold(PHONE).await;
            app.picture_of("home-phone").await;
            app.sit_before_it().await;
            for (size, share) in [(LYING, 0.4), ((768, 1024), 0.4), ((800, 1280), 0.4), (PHONE, 0.3), ((740, 360), 0.3)]
            {
                app.hold(size).await;
                let (width, height) = size;
                app.lies_well(&format!("monastery-{width}x{height}"), share).await;
                app.press_one(".m-hand-tile.offered").await;
                app.press_one(".m-legal").await;
                app.until("the tile as it is meant", "return eyes.all('.m-ghost').length === 1;", vec![]).await;
                app.lies_well(&format!("monastery-{width}x{height}-meant"), share).await;
                app.back().await;
                app.until("nothing meant", "return eyes.all('.m-ghost').length === 0;", vec![]).await;
            }
        },
    );
}

#[test]
fn back_lays_aside_one_thing_at_a_time_and_asks_before_it_leaves() {
    story_with_fingers(
        "back",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.hold(PHONE).await;
            app.press("Continue").await;
            app.until("the latch", "return eyes.all('.t-latch').length > 0;", vec![]).await;
            let asks = "return eyes.named('Stay') !== null;";
            let quiet = "return document.querySelector('dialog') === null;";
            // At the door, too.
            app.back().await;
            app.until("the question", asks, vec![]).await;
            app.back().await;
            app.until("no question", quiet, vec![]).await;
            app.open_door().await;
            app.press("Menu").await;
            app.until("the menu", "return document.querySelector('.t-menu') !== null;", vec![]).await;
            app.press("Rules").await;
            app.until("the rules", "return document.body.dataset.page === 'rules';", vec![]).await;
            app.back().await;
            app.until("the table", "return document.querySelector('.t-shelf') !== null;", vec![]).await;
            app.press("Menu").await;
            app.until("the menu", "return document.querySelector('.t-menu') !== null;", vec![]).await;
            app.back().await;
            app.until("no menu", "return document.querySelector('.t-menu') === null;", vec![]).await;
            app.press_one(".m-hand-tile.offered").await;
            app.press_one(".m-legal").await;
            app.until("the tile as it is meant", "return eyes.all('.m-ghost').length === 1;", vec![]).await;
            app.back().await;
            app.until("nothing meant", "return eyes.all('.m-ghost, .m-legal').length === 0;", vec![]).await;
            app.back().await;
            app.until("the question", asks, vec![]).await;
            app.picture_of("leave-phone").await;
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

#[test]
fn nothing_lies_under_the_edges_or_the_keyboard_and_the_screen_stays_lit() {
    story_with_fingers(
        "edges",
        |_| {},
        async |app| {
            app.hold(PHONE).await;
            let counted = "window.lit = 0; const lit = navigator.wakeLock.request.bind(navigator.wakeLock);
                navigator.wakeLock.request = (kind) => { window.lit += 1; return lit(kind); };";
            app.script(counted, vec![]).await;
            let edges = json!({ "insets": { "top": 40, "bottom": 30, "left": 12, "right": 12 } });
            app.device("Emulation.setSafeAreaInsetsOverride", edges).await;
            app.press("New game").await;
            app.press_one("input[name='who-1'][value='person']").await;
            for field in ["#pin-0", "#pin-1"] {
                app.press_one(field).await;
                app.type_("1234").await;
            }
            app.press("Begin").await;
            app.until("the keyhole", "return eyes.all('.t-pin input').length > 0;", vec![]).await;
            app.script("document.documentElement.style.setProperty('--covered', '300px');", vec![]).await;
            let bottom = "return document.querySelector('.t-pin').getBoundingClientRect().bottom;";
            let seen = app.script(bottom, vec![]).await.as_f64().expect("a height");
            app.picture_of("keyhole-covered").await;
            assert!(seen <= 440.0, "the keyboard covers the field: it ends at {seen}");
            app.script("document.documentElement.style.setProperty('--covered', '0px');", vec![]).await;
            // Where the keyboard takes its room from the page instead, the field is still there to be pressed.
            app.hold((360, 420)).await;
            app.picture_of("keyhole-low").await;
            app.press("PIN of").await;
            app.type_("1234").await;
            app.hold(PHONE).await;
            app.until("the table", "return document.querySelector('.t-shelf') !== null;", vec![]).await;
            app.picture_of("edges").await;
            let within = "const box = (which) => document.querySelector(which).getBoundingClientRect();
                return [box('.t-bar').top >= 40, box('.t-shelf').bottom <= innerHeight - 30, box('.t-bar').left >= 12, window.lit > 0];";
            assert_eq!(app.script(within, vec![]).await, json!([true, true, true, true]));
            // Two fingers on what is no board do not make the page larger.
            let near = app.pinch(".t-shelf").await;
            assert_eq!(near, json!(1), "the page was zoomed");
            // The app goes behind another one.
            app.script("window.dispatchEvent(new Event('pagehide'));", vec![]).await;
            app.until("the closed door", "return document.querySelector('.t-door') !== null;", vec![]).await;
            let left =
                app.script("return document.querySelectorAll('.t-shelf, .m-board, .t-log').length;", vec![]).await;
            assert_eq!(left, json!(0), "something of the table is still there");
        },
    );
}

#[test]
fn a_tile_is_placed_with_letters_of_twice_their_size() {
    story_with_fingers(
        "large-on-a-tablet",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.hold(LYING).await;
            app.large_letters().await;
            app.sit_before_it().await;
            app.lies_well("large-lying", 0.15).await;
            app.press_one(".m-hand-tile.offered").await;
            app.press_one(".m-legal").await;
            app.hold((768, 1024)).await;
            app.until("the tile as it is meant", "return eyes.all('.m-ghost').length === 1;", vec![]).await;
            app.lies_well("large-upright", 0.15).await;
            app.press_one(".t-primary").await;
            app.until("the tile", "return eyes.all('.m-ghost').length === 0;", vec![]).await;
        },
    );
}
