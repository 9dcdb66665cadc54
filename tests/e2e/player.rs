//! Somebody who knows no rule: they press what is offered, and come to the end of a game that way.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Purpose, Rng, Seed};
use tokio::time::sleep;

use crate::app::{App, PATIENCE};

const ASKED: &str = include_str!("asked.js");

/// What came of asking the page.
pub(crate) enum Step {
    Pressed,
    /// The door is closed, and somebody stands before it.
    Door,
    Over,
}

pub(crate) struct Player {
    chance: Rng,
    /// How many doors were opened.
    pub(crate) doors: usize,
    /// How often something was pressed.
    pub(crate) presses: usize,
}

impl Player {
    pub(crate) fn new(seed: u64) -> Self {
        Self { chance: Seed::from(seed).stream(Purpose::Test, 1), doors: 0, presses: 0 }
    }

    /// Plays until the game is over. At every door the keeper looks at the page first.
    pub(crate) async fn play_on(&mut self, app: &App, keeper: impl AsyncFn(&App)) {
        loop {
            match self.step(app).await {
                Step::Over => return,
                Step::Door => {
                    keeper(app).await;
                    app.hold_the_latch().await;
                    self.doors += 1;
                }
                Step::Pressed => {}
            }
        }
    }

    /// Presses the next thing, as soon as something is asked.
    pub(crate) async fn step(&mut self, app: &App) -> Step {
        let began = Instant::now();
        loop {
            let asked = app.script(ASKED, vec![]).await;
            let things = asked["things"].as_array().expect("things are a list");
            match (asked["what"].as_str(), self.chance.pick(things)) {
                (Some("over"), _) => return Step::Over,
                (Some("door"), Some(_)) => return Step::Door,
                (Some("press"), Some(thing)) => self.press(app, thing).await,
                (Some("may"), Some(thing)) => {
                    let enough = !asked["primary"].is_null() && self.chance.below(4) == 0;
                    self.press(app, if enough { &asked["primary"] } else { thing }).await;
                }
                _ => {
                    assert!(began.elapsed() < PATIENCE, "nothing can be done, and nothing happens");
                    sleep(Duration::from_millis(40)).await;
                    continue;
                }
            }
            return Step::Pressed;
        }
    }

    async fn press(&mut self, app: &App, thing: &Value) {
        self.presses += 1;
        assert!(self.presses < 4000, "this game does not end; the last press was {}", json!(thing));
        app.touch(&thing["at"]).await;
    }
}

impl App {
    /// Lets bots act at once, and nothing move about.
    pub(crate) async fn make_haste(&self) {
        self.press("Settings").await;
        self.press("At once").await;
        self.press("None").await;
        self.press("Back").await;
    }
}
