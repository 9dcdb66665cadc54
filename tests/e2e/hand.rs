//! What a person does and sees. Things are found by what they are called, as a screen reader finds them.

use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::app::{App, PATIENCE};

/// Finds what can be pressed by its name, and where a finger would touch it.
const EYES: &str = include_str!("eyes.js");

/// Keys without a letter, as WebDriver writes them.
pub(crate) mod key {
    pub(crate) const ENTER: char = '\u{e007}';
    pub(crate) const ESCAPE: char = '\u{e00c}';
    pub(crate) const TAB: char = '\u{e004}';
    pub(crate) const LEFT: char = '\u{e012}';
    pub(crate) const UP: char = '\u{e013}';
    pub(crate) const RIGHT: char = '\u{e014}';
    pub(crate) const DOWN: char = '\u{e015}';
}

const UP: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };

fn move_to(at: &Value) -> PointerAction {
    let along = |axis: &str| at[axis].as_f64().expect("a point has two coordinates");
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x: along("x"), y: along("y") }
}

impl App {
    /// Runs a script in the page; `eyes` are there to help.
    pub(crate) async fn script(&self, script: &str, with: Vec<Value>) -> Value {
        let whole = format!("const eyes = {EYES};\n{script}");
        self.page.execute(&whole, with).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until the script answers with something.
    pub(crate) async fn until(&self, what: &str, script: &str, with: Vec<Value>) -> Value {
        let began = Instant::now();
        loop {
            let found = self.script(script, with.clone()).await;
            if found != Value::Null && found != json!(false) {
                return found;
            }
            if began.elapsed() > PATIENCE {
                let names = self.script("return eyes.names();", vec![]).await;
                panic!("waited in vain for {what}; there are {names}");
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until these words can be read, or something is called so.
    pub(crate) async fn sees(&self, words: &str) {
        let script = "const words = arguments[0];
            // Capitals may be a matter of style.
            return document.body.innerText.toLowerCase().includes(words.toLowerCase()) || eyes.named(words) !== null
                || document.querySelector(`[aria-label*=${JSON.stringify(words)}]`) !== null;";
        self.until(words, script, vec![json!(words)]).await;
    }

    /// What can be read on the page now.
    pub(crate) async fn text(&self) -> String {
        self.script("return document.body.innerText;", vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until something is called so, and presses it.
    pub(crate) async fn press(&self, name: &str) {
        let at = self.steady(name, "return eyes.point(eyes.named(arguments[0]));").await;
        self.touch(&at).await;
    }

    /// Waits until there is a thing that this selector finds, and presses it.
    pub(crate) async fn press_one(&self, which: &str) {
        let at = self.place_of(which).await;
        self.touch(&at).await;
    }

    /// Waits until the script finds a point, and until it lies still: nobody aims at what is moving.
    async fn steady(&self, what: &str, script: &str) -> Value {
        let mut at = self.until(what, script, vec![json!(what)]).await;
        loop {
            self.two_frames().await;
            let now = self.until(what, script, vec![json!(what)]).await;
            if now == at {
                return at;
            }
            at = now;
        }
    }

    /// Presses at a point of the page.
    pub(crate) async fn touch(&self, at: &Value) {
        self.mouse(vec![move_to(at), PointerAction::Down { button: MOUSE_BUTTON_LEFT }, UP]).await;
    }

    /// Presses this often at one point, as fast as a hand that trembles.
    pub(crate) async fn patter(&self, at: &Value, presses: usize) {
        let press = [
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            UP,
            PointerAction::Pause { duration: Duration::from_millis(60) },
        ];
        let all = (0..presses).flat_map(|_| press.clone());
        self.mouse([move_to(at)].into_iter().chain(all).collect()).await;
    }

    /// Where this can be pressed.
    pub(crate) async fn place_of(&self, which: &str) -> Value {
        self.steady(which, "return eyes.all(arguments[0]).map(eyes.point).find((at) => at !== null) ?? null;").await
    }

    /// A mouse acts in the app's window; in a browser that knows fingers, a finger.
    async fn mouse(&self, steps: Vec<PointerAction>) {
        if self.process.is_none() {
            let finger = steps.into_iter().fold(TouchActions::new("finger".into()), TouchActions::then);
            return self.page.perform_actions(finger).await.expect("the finger obeys");
        }
        let mouse = steps.into_iter().fold(MouseActions::new("mouse".into()), MouseActions::then);
        self.page.perform_actions(mouse).await.expect("the mouse obeys");
    }

    /// Holds the latch until the door is open.
    pub(crate) async fn hold_the_latch(&self) {
        let at = self.place_of(".t-latch").await;
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let open = "return document.querySelector('.t-latch') === null;";
        if self.process.is_none() {
            // A finger is lifted where it was put down, or Chromium does not tell of it.
            let held = PointerAction::Pause { duration: Duration::from_millis(1500) };
            self.mouse(vec![move_to(&at), down, held, UP]).await;
            self.until("the open door", open, vec![]).await;
        } else {
            self.mouse(vec![move_to(&at), down]).await;
            self.until("the open door", open, vec![]).await;
            self.mouse(vec![UP]).await;
        }
        // Nobody presses again within a blink.
        sleep(Duration::from_millis(300)).await;
    }

    /// Presses a key.
    pub(crate) async fn key(&self, key: char) {
        if key == key::ENTER {
            // Nobody presses what has only just come up.
            let settled = "return !document.activeElement?.hasAttribute('data-fresh');";
            self.until("what has the focus to settle", settled, vec![]).await;
        }
        self.keys(vec![KeyAction::Down { value: key }, KeyAction::Up { value: key }]).await;
    }

    async fn keys(&self, steps: Vec<KeyAction>) {
        let keys = steps.into_iter().fold(KeyActions::new("keys".into()), KeyActions::then);
        self.page.perform_actions(keys).await.expect("the keys obey");
    }

    /// Holds Enter on the latch until the door is open.
    pub(crate) async fn hold_the_latch_by_key(&self) {
        self.until("the latch in focus", "return document.activeElement?.matches('.t-latch');", vec![]).await;
        self.keys(vec![KeyAction::Down { value: key::ENTER }]).await;
        self.until("the open door", "return document.querySelector('.t-latch') === null;", vec![]).await;
        self.keys(vec![KeyAction::Up { value: key::ENTER }]).await;
    }

    /// Writes, where the focus is.
    pub(crate) async fn type_(&self, text: &str) {
        for letter in text.chars() {
            self.key(letter).await;
        }
    }

    /// Opens the door as whoever is next, and goes straight to the table.
    pub(crate) async fn open_door(&self) {
        self.hold_the_latch().await;
        self.until("the table", "return document.querySelector('.t-shelf, .t-recap') !== null;", vec![]).await;
        // What was learnt is read first, then what happened.
        while self.script("return document.querySelector('.t-recap') !== null;", vec![]).await == json!(true) {
            self.press_one(".t-recap-buttons button").await;
        }
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) {
        self.script("window.old = true; setTimeout(() => location.reload());", vec![]).await;
        self.until("the new page", "return window.old === undefined && eyes.all().length > 0;", vec![]).await;
    }

    /// Makes the window so large.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        self.page.set_window_size(width, height).await.expect("the window is resized");
        self.until("the new size", "return innerWidth === arguments[0];", vec![json!(width)]).await;
        self.two_frames().await;
    }

    /// Waits for two frames, so that what depends on the size or on the place in the page has been drawn.
    pub(crate) async fn two_frames(&self) {
        let frames = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));";
        self.page.execute_async(frames, vec![]).await.expect("frames come");
    }
}
