//! Every screen as people see it, in each size, light and language; and nothing in it that shuts somebody out.
//!
//! `CLOISTER_PICTURES=FOLDER` keeps pictures of each, in all sizes and both lights.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    app::{App, story_with},
    tables::{late_moment, lay_games_that_count, moment_to, whole_game},
};

/// A way to see every screen.
pub(crate) struct Look {
    pub(crate) size: (u32, u32),
    pub(crate) light: &'static str,
    pub(crate) language: &'static str,
}

/// The sizes in which pictures are taken.
const SIZES: [(&str, (u32, u32)); 4] =
    [("desk", (1280, 800)), ("tablet", (1024, 768)), ("upright", (768, 1024)), ("wide", (1920, 1080))];

/// What axe finds against the page, in a few words each. The lamp above it is put out meanwhile: over a gradient axe judges
/// no contrast. Nor does it judge rightly what is still changing its colour.
const AXE: &str = "
    const done = arguments[arguments.length - 1];
    const changing = () => document.getAnimations().filter(({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    const settled = async () => {
        while (changing().length > 0) await Promise.allSettled(changing().map(({ finished }) => finished));
    };
    const dark = new CSSStyleSheet();
    dark.replaceSync('body, .t-ending { background: var(--ground) !important; }');
    document.adoptedStyleSheets = [dark];
    settled().then(() => window.axe.run(document, { resultTypes: ['violations'], preload: false, elementRef: false })).finally(
        () => { document.adoptedStyleSheets = []; },
    ).then(
        ({ violations }) => done(violations.map(({ id, nodes }) =>
            `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`)),
        (error) => done([String(error)]));";

impl Look {
    /// The words of a message in this look's language.
    pub(crate) fn words(&self, key: &str) -> String {
        let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/locales").join(self.language);
        let folders = games::all().into_iter().map(|game| shared.join(games::folder(game.name).expect("it is listed")));
        let folders: Vec<PathBuf> = folders.chain([shared.clone()]).collect();
        let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("its words are there")).flatten();
        let texts = files.filter_map(|file| fs::read_to_string(file.path()).ok());
        let begins = format!("{key} = ");
        texts
            .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
            .find_map(|line| line.strip_prefix(&begins).map(str::to_owned))
            .unwrap_or_else(|| panic!("there is no {key} in {}", self.language))
    }

    pub(crate) async fn press(&self, app: &App, key: &str) {
        app.press(&self.words(key)).await;
    }

    /// Looks at this screen, and notes what is wrong with it.
    pub(crate) async fn at(&self, app: &App, screen: &str, wrong: &mut Vec<String>) {
        let script = include_str!("../../ui/node_modules/axe-core/axe.min.js");
        app.page.execute(script, vec![]).await.expect("axe is there");
        let found = app.page.execute_async(AXE, vec![]).await.expect("axe looks");
        let found = found.as_array().cloned().unwrap_or_default();
        wrong.extend(found.iter().map(|what| format!("{screen}: {}", what.as_str().unwrap_or("?"))));
        let wide = app.script("return document.documentElement.scrollWidth > innerWidth;", vec![]).await;
        if wide == json!(true) {
            wrong.push(format!("{screen}: the page is wider than its window"));
        }
        if let Some(folder) = env::var_os("CLOISTER_PICTURES") {
            self.picture(app, screen, Path::new(&folder)).await;
        }
    }

    /// Takes pictures of this screen in every size and light, and leaves it as it was.
    async fn picture(&self, app: &App, screen: &str, folder: &Path) {
        let shine = "const { dataset } = document.documentElement; const was = dataset.light;
            dataset.light = arguments[0]; return was;";
        let was = app.script(shine, vec![json!("day")]).await;
        fs::create_dir_all(folder).expect("there is room for pictures");
        for (size, (width, height)) in SIZES {
            app.resize(width, height).await;
            for light in ["day", "night"] {
                app.script(shine, vec![json!(light)]).await;
                // The light changes slowly, and the board takes the room.
                sleep(Duration::from_millis(600)).await;
                let picture = app.page.screenshot().await.expect("a picture is taken");
                let name = format!("{screen}-{size}-{light}-{}.png", self.language);
                fs::write(folder.join(name), picture).expect("it is kept");
            }
        }
        app.script(shine, vec![was]).await;
        app.resize(self.size.0, self.size.1).await;
    }

    pub(crate) async fn settle(&self, app: &App) {
        app.resize(self.size.0, self.size.1).await;
        app.press(if self.language == "fr" { "Français" } else { "English" }).await;
        self.press(app, self.light).await;
        // The light changes slowly.
        sleep(Duration::from_millis(600)).await;
    }

    /// Looks at how a saved game ended, and at a moment of its replay.
    pub(crate) async fn at_the_end(&self, app: &App, [ending, replay]: [&str; 2], wrong: &mut Vec<String>) {
        self.press(app, "home-way-saved").await;
        self.press(app, "saved-look").await;
        app.sees(&self.words("end-rematch")).await;
        self.at(app, ending, wrong).await;
        self.press(app, "end-replay").await;
        app.pull_the_cord(0.6).await;
        self.at(app, replay, wrong).await;
    }

    /// Goes through every page.
    async fn walk(&self, app: &App) {
        let mut wrong = Vec::new();
        self.settle(app).await;
        app.sees(&self.words("home-continue")).await;
        self.at(app, "home", &mut wrong).await;
        for (link, screen) in [
            ("home-new-game", "new-game"),
            ("home-way-saved", "saved"),
            ("home-way-statistics", "statistics"),
            ("home-way-rules", "rules"),
            ("home-way-settings", "settings"),
            ("home-way-about", "about"),
        ] {
            self.press(app, link).await;
            app.sees(&self.words("app-back")).await;
            self.at(app, screen, &mut wrong).await;
            self.press(app, "app-back").await;
        }
        self.at_the_end(app, ["ending", "replay"], &mut wrong).await;
        self.press(app, "app-back").await;
        self.press(app, "table-leave").await;
        self.press(app, "app-back").await;
        self.press(app, "home-continue").await;
        app.sees(&self.words("door-hold")).await;
        self.at(app, "curtain", &mut wrong).await;
        app.hold_the_latch().await;
        app.until("the recap", "return document.querySelector('.t-recap') !== null;", vec![]).await;
        self.at(app, "recap", &mut wrong).await;
        app.press_one(".t-recap-buttons button").await;
        app.until("the table", "return document.querySelector('.t-recap') === null;", vec![]).await;
        self.at(app, "table", &mut wrong).await;
        app.press_one(".m-laid").await;
        self.at(app, "card", &mut wrong).await;
        self.press(app, "menu-title").await;
        self.at(app, "menu", &mut wrong).await;
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// Moments in the middle of a game of four, and what is pressed there before somebody looks.
pub(crate) const MOMENTS: [(&str, &str, usize, &str, &[&str]); 8] = [
    ("placing", "place", 16, "", &[".m-hand-tile.offered", ".m-legal"]),
    ("walking", "move", 14, "", &[".m-walker"]),
    ("preview", "move", 15, "", &[".m-preview-line"]),
    ("exchanging", "exchange", 4, "", &["[data-action='exchange']"]),
    ("advice", "move", 10, "do-hint", &[]),
    ("scoring", "construct", 12, "", &[]),
    ("letters", "collect-letter", 18, "", &[]),
    ("log", "total", 20, "log-title", &[]),
];

/// Looks at moments of play.
fn look_at_play(name: &'static str, size: (u32, u32), light: &'static str, language: &'static str) {
    let lay = |folder: &Path| {
        for (screen, wanted, tiles, ..) in MOMENTS {
            late_moment(4, tiles, &[wanted]).lay_as(folder, screen);
        }
    };
    story_with(&format!("play-{name}"), lay, async |app| {
        let look = Look { size, light, language };
        let mut wrong = Vec::new();
        look.settle(app).await;
        look.press(app, "home-way-saved").await;
        for (screen, _, _, opened, pressed) in MOMENTS {
            app.resume(screen).await;
            app.open_door().await;
            app.script("document.querySelector('[data-action=guide-off]')?.click();", vec![]).await;
            // The board takes the room.
            sleep(Duration::from_millis(400)).await;
            for thing in pressed {
                app.press_one(thing).await;
            }
            if !opened.is_empty() {
                look.press(app, opened).await;
            }
            sleep(Duration::from_millis(600)).await;
            look.at(app, screen, &mut wrong).await;
            app.press_one("[data-action='leave']").await;
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

fn look(name: &'static str, size: (u32, u32), light: &'static str, language: &'static str) {
    let lay = |folder: &Path| {
        lay_games_that_count(folder, 4);
        whole_game().lay(folder);
        late_moment(2, 6, &["place", "exchange"]).lay(folder);
    };
    story_with(name, lay, async |app| Look { size, light, language }.walk(app).await);
}

/// The four looks that every screen is seen in.
macro_rules! in_four_looks {
    ($look:ident) => {
        #[test]
        fn on_a_desk_by_day_in_english() {
            $look("desk-day-en", (1280, 800), "app-light-day", "en");
        }

        #[test]
        fn on_a_tablet_by_night_in_french() {
            $look("tablet-night-fr", (1024, 768), "app-light-night", "fr");
        }

        #[test]
        fn on_an_upright_tablet_by_day_in_french() {
            $look("upright-day-fr", (768, 1024), "app-light-day", "fr");
        }

        #[test]
        fn on_a_wide_desk_by_night_in_english() {
            $look("wide-night-en", (1920, 1080), "app-light-night", "en");
        }
    };
}

pub(crate) use in_four_looks;

in_four_looks!(look);

#[test]
fn on_play_on_a_desk_by_night_in_french() {
    look_at_play("desk-night-fr", (1280, 800), "app-light-night", "fr");
}

#[test]
fn on_play_on_a_tablet_by_day_in_english() {
    look_at_play("tablet-day-en", (1024, 768), "app-light-day", "en");
}

#[test]
fn on_play_on_an_upright_tablet_by_night_in_english() {
    look_at_play("upright-night-en", (768, 1024), "app-light-night", "en");
}

impl App {
    /// Opens the saved game of this name. Its button is pressed by the page itself: the list draws only what is in sight
    /// and may be put in order anew while a finger is on its way.
    pub(crate) async fn resume(&self, title: &str) {
        let press = "const entries = [...document.querySelectorAll('.saved-entry')];
            const entry = entries.find((one) => one.querySelector('h3').textContent === arguments[0]);
            if (entry === undefined) {
                const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
                scrollTo(0, end ? 0 : scrollY + innerHeight / 2);
                return false;
            }
            entry.querySelector('.saved-buttons button').click();
            return true;";
        self.until(title, press, vec![json!(title)]).await;
    }

    /// Goes so far into a replay.
    pub(crate) async fn pull_the_cord(&self, share: f64) {
        let pull = "const cord = document.querySelector('.replay-controls input');
            if (cord === null) return null;
            cord.value = Math.round(cord.max * arguments[0]);
            cord.dispatchEvent(new Event('input'));
            return cord.value;";
        let line = self.until("the cord", pull, vec![json!(share)]).await;
        let there = "return document.querySelector('.replay-controls input').getAttribute('aria-valuetext').startsWith(`${arguments[0]} `);";
        self.until("that moment", there, vec![line]).await;
    }

    /// Chooses letters of twice their size.
    pub(crate) async fn large_letters(&self) {
        self.press("Settings").await;
        self.sees("Text size").await;
        self.press("200%").await;
        let large = "return parseFloat(getComputedStyle(document.documentElement).fontSize) > 30;";
        self.until("large letters", large, vec![]).await;
        self.press("Back").await;
    }
}

#[test]
fn text_grows_to_twice_its_size() {
    story_with(
        "text",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.large_letters().await;
            app.press("Continue").await;
            app.open_door().await;
            app.press_one(".m-hand-tile.offered").await;
            app.press("may lie here").await;
            app.press("Place here").await;
            let wide = app.script("return document.documentElement.scrollWidth > innerWidth;", vec![]).await;
            assert_eq!(wide, json!(false), "the page is wider than its window");
        },
    );
}
