//! Every screen as people see it: in each size, light and language; and nothing that shuts somebody out.
//!
//! `CLOISTER_PICTURES=FOLDER` keeps a picture of each.

use std::{env, fs, path::Path};

use serde_json::json;

use crate::{
    app::{App, story_with},
    hand::key,
    tables::{moment_to, whole_game},
};

struct Look {
    name: &'static str,
    size: (u32, u32),
    light: &'static str,
    language: &'static str,
}

const LOOKS: [Look; 4] = [
    Look { name: "desk-day-en", size: (1280, 800), light: "Day", language: "English" },
    Look { name: "wide-night-en", size: (1920, 1080), light: "Night", language: "English" },
    Look { name: "tablet-night-fr", size: (1024, 768), light: "Night", language: "Français" },
    Look { name: "upright-day-fr", size: (768, 1024), light: "Day", language: "Français" },
];

/// What axe finds against the page, in a few words each.
const AXE: &str = "
    const done = arguments[arguments.length - 1];
    window.axe.run(document, { resultTypes: ['violations'], preload: false, elementRef: false }).then(
        ({ violations }) => done(violations.map(({ id, nodes }) =>
            `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`)),
        (error) => done([String(error)]));";

impl App {
    /// Looks at this screen in every way, and says what is wrong with it.
    async fn look_at(&self, screen: &str, wrong: &mut Vec<String>) {
        for look in &LOOKS {
            self.resize(look.size.0, look.size.1).await;
            // Light goes by its English name.
            self.switch("English").await;
            self.switch(look.light).await;
            self.switch(look.language).await;
            let script = include_str!("../../ui/node_modules/axe-core/axe.min.js");
            self.page.execute(script, vec![]).await.expect("axe is there");
            let found = self.page.execute_async(AXE, vec![]).await.expect("axe looks");
            let found = found.as_array().cloned().unwrap_or_default();
            wrong.extend(found.iter().map(|what| format!("{screen}, {}: {}", look.name, what.as_str().unwrap_or("?"))));
            let wide = self.script("return document.documentElement.scrollWidth > innerWidth;", vec![]).await;
            if wide == json!(true) {
                wrong.push(format!("{screen}, {}: the page is wider than its window", look.name));
            }
            if let Some(folder) = env::var_os("CLOISTER_PICTURES") {
                let picture = self.page.screenshot().await.expect("a picture is taken");
                fs::create_dir_all(&folder).expect("there is room for pictures");
                fs::write(Path::new(&folder).join(format!("{screen}-{}.png", look.name)), picture).expect("it is kept");
            }
        }
        self.resize(1280, 800).await;
        self.switch("English").await;
    }

    /// Light and language are in the corner of every page; of a table, in its menu; a closed door has none.
    async fn switch(&self, to: &str) {
        let menu = "return eyes.point(document.querySelector('.t-menu-button, [data-action=menu]'));";
        let menu = self.script(menu, vec![]).await;
        if !menu.is_null() {
            self.touch(&menu).await;
        }
        if self.offers(to).await {
            self.press(to).await;
        }
        if !menu.is_null() {
            self.key(key::ESCAPE).await;
        }
    }
}

#[test]
fn every_screen_is_for_everybody() {
    let lay = |folder: &Path| {
        whole_game().lay(folder);
        moment_to("collect-monk").lay(folder);
    };
    story_with("looks", lay, async |app| {
        let mut wrong: Vec<String> = Vec::new();
        app.sees("Continue").await;
        app.look_at("home", &mut wrong).await;
        for (door, screen) in [
            ("Lay a new table", "new-game"),
            ("Saved games", "saved"),
            ("Statistics", "statistics"),
            ("Rules", "rules"),
            ("Settings", "settings"),
            ("About", "about"),
        ] {
            app.press(door).await;
            app.sees("Back").await;
            app.look_at(screen, &mut wrong).await;
            app.press("Back").await;
        }
        app.press("Saved games").await;
        app.press("See the end").await;
        app.sees("won").await;
        app.look_at("ending", &mut wrong).await;
        app.press("Replay").await;
        app.sees("Step of the game").await;
        app.press("One step on").await;
        app.look_at("replay", &mut wrong).await;
        app.reload().await;
        // The table that lay open is back.
        app.press("Leave the table").await;
        app.press("Continue").await;
        app.sees("is next").await;
        app.look_at("curtain", &mut wrong).await;
        app.hold_the_latch().await;
        app.look_at("recap", &mut wrong).await;
        app.press_one(".t-recap-deeds button").await;
        app.look_at("table", &mut wrong).await;
        app.press_one(".t-piece").await;
        app.look_at("card", &mut wrong).await;
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

#[test]
fn text_grows_to_twice_its_size() {
    story_with("text", |folder| moment_to("place").lay(folder), async |app| {
        app.press("Settings").await;
        app.press("200").await;
        app.press("Back").await;
        app.press("Continue").await;
        app.open_door().await;
        app.press_one(".t-tile.offered").await;
        app.press("may lie here").await;
        app.press("Place here").await;
        let wide = app.script("return document.documentElement.scrollWidth - innerWidth;", vec![]).await;
        assert_eq!(wide.as_i64().map(|more| more.max(0)), Some(0), "the page is wider than its window");
    });
}
