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

/// Somebody who looks on while a game is played.
pub(crate) trait Witness {
    /// The door is closed.
    async fn at_the_door(&mut self, app: &App);
    /// Whoever is next has opened it.
    async fn behind_it(&mut self, _: &App) {}
    /// Something is decided on the open table, where nobody's own things lie.
    async fn at_the_open_table(&mut self, _: &App) {}
    /// What is pressed rather than anything else, by parts of its name, the dearest first.
    async fn wishes(&mut self, _: &App) -> Vec<String> {
        Vec::new()
    }
}

/// Only the doors are watched.
struct AtDoors<K>(K);

impl<K: AsyncFn(&App)> Witness for AtDoors<K> {
    async fn at_the_door(&mut self, app: &App) {
        (self.0)(app).await;
    }
}

/// Nothing is watched.
struct Unwatched;

impl Witness for Unwatched {
    async fn at_the_door(&mut self, _: &App) {}
}

pub(crate) struct Player {
    chance: Rng,
    /// One time in so many what can be ended is ended.
    lingers: u32,
    /// How many doors were opened.
    pub(crate) doors: usize,
    /// How often something was pressed.
    pub(crate) presses: usize,
}

impl Player {
    pub(crate) fn new(seed: u64) -> Self {
        Self { chance: Seed::from(seed).stream(Purpose::Test, 1), lingers: 4, doors: 0, presses: 0 }
    }

    /// The same, with short turns.
    pub(crate) fn hasty(self) -> Self {
        Self { lingers: 2, ..self }
    }

    /// Plays until the game is over. At every door the keeper looks at the page first.
    pub(crate) async fn play_on(&mut self, app: &App, keeper: impl AsyncFn(&App)) {
        self.play_through(app, &mut AtDoors(keeper)).await;
    }

    /// Plays until the game is over, before a witness.
    pub(crate) async fn play_through(&mut self, app: &App, witness: &mut impl Witness) {
        loop {
            match self.step_before(app, witness).await {
                Step::Over => return,
                Step::Door => {
                    witness.at_the_door(app).await;
                    app.unlock("1234").await;
                    self.doors += 1;
                    witness.behind_it(app).await;
                }
                Step::Pressed => {}
            }
        }
    }

    /// Presses the next thing, as soon as something is asked.
    pub(crate) async fn step(&mut self, app: &App) -> Step {
        self.step_before(app, &mut Unwatched).await
    }

    /// The same, before a witness.
    async fn step_before(&mut self, app: &App, witness: &mut impl Witness) -> Step {
        let began = Instant::now();
        loop {
            let asked = app.script(ASKED, vec![]).await;
            let things = asked["things"].as_array().expect("things are a list");
            if asked["open"] == json!(true) && !things.is_empty() {
                witness.at_the_open_table(app).await;
            }
            let wishes = if things.len() > 1 { witness.wishes(app).await } else { Vec::new() };
            let wished = wishes.iter().find_map(|wish| things.iter().find(|thing| is_called(thing, wish)));
            match (asked["what"].as_str(), wished.or(self.chance.pick(things))) {
                (Some("over"), _) => return Step::Over,
                (Some("door"), Some(_)) => return Step::Door,
                (Some("press"), Some(thing)) => self.press(app, thing).await,
                (Some("may"), Some(thing)) => {
                    let enough =
                        wished.is_none() && !asked["primary"].is_null() && self.chance.below(self.lingers) == 0;
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

fn is_called(thing: &Value, part: &str) -> bool {
    thing["name"].as_str().is_some_and(|name| name.contains(part))
}

impl App {
    /// Opens the door, with a PIN where one is asked for.
    async fn unlock(&self, pin: &str) {
        if self.script("return eyes.all('.t-pin input').length === 0;", vec![]).await == json!(true) {
            return self.hold_the_latch().await;
        }
        self.press_one(".t-pin input").await;
        // The last digit opens.
        self.type_(pin).await;
        self.until("the open door", "return document.querySelector('.t-door') === null;", vec![]).await;
        // Nobody presses again within a blink.
        sleep(Duration::from_millis(300)).await;
    }

    /// Lets bots act at once, and nothing move about.
    pub(crate) async fn make_haste(&self) {
        self.press("Settings").await;
        self.press("At once").await;
        self.press("None").await;
        self.press("Back").await;
    }
}
