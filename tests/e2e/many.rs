//! Two thousand saved games in the list: only what is in sight is drawn, and it is found, scrolled and searched as
//! quickly as a few.

use std::{fs, process::Command};

use serde_json::{Value, json};

use crate::{
    app::{App, story_with},
    tables::{lay_again_and_again, moment_to, whole_game, whole_game_of_domus},
};

/// How long the list took from the press until it could be pressed itself, in milliseconds, by the page's own clock.
pub(crate) async fn open_the_list(app: &App) -> f64 {
    let watch = "
        window.took = null;
        addEventListener('pointerdown', ({ timeStamp: began }) => {
            const look = () => {
                const entry = document.querySelector('.saved-entry');
                const there = entry !== null && eyes.point(entry.querySelector('button')) !== null;
                if (there) requestAnimationFrame((now) => { window.took = performance.now() - began; });
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        }, { once: true, capture: true });";
    app.script(watch, vec![]).await;
    app.press("Saved games").await;
    app.until("the list", "return window.took;", vec![]).await.as_f64().expect("a time")
}

/// Scrolls down the list at every frame for two seconds, by a row every few frames; how long each frame took.
pub(crate) async fn scroll_the_list(app: &App) -> Vec<f64> {
    let scroll = "
        const done = arguments[0];
        const took = [];
        let last = performance.now();
        const began = last;
        const frame = () => {
            const now = performance.now();
            took.push(now - last);
            last = now;
            if (now - began > 2000) return done(took);
            scrollBy({ top: 40, behavior: 'instant' });
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);";
    let took = app.page.execute_async(scroll, vec![]).await.expect("the list scrolls");
    took.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// What the page's process holds, in megabytes.
pub(crate) fn page_memory(app: &App) -> u64 {
    let app = app.process.clone().expect("the app runs");
    let found =
        Command::new("pgrep").args(["--parent", &app, "--full", "WebKitWebProcess"]).output().expect("pgrep runs");
    let held = |number: &str| {
        let rolled = fs::read_to_string(format!("/proc/{number}/smaps_rollup")).ok()?;
        let held = rolled.lines().find_map(|line| line.strip_prefix("Rss:"))?;
        held.trim().trim_end_matches(" kB").parse::<u64>().ok()
    };
    String::from_utf8_lossy(&found.stdout).lines().filter_map(held).sum::<u64>() / 1000
}

/// How many entries are drawn.
async fn drawn(app: &App) -> u64 {
    app.script("return eyes.all('.saved-entry').length;", vec![]).await.as_u64().expect("a number")
}

#[test]
fn two_thousand_saved_games_are_as_usable_as_twenty() {
    story_with(
        "many",
        |folder| lay_again_and_again(folder, &[moment_to("place"), whole_game(), whole_game_of_domus()], 2_000),
        async |app| {
            app.sees("Saved games").await;
            let before = page_memory(app);
            let took = open_the_list(app).await;
            assert!(drawn(app).await < 20, "what is out of sight is not drawn");
            let frames = scroll_the_list(app).await;
            assert!(drawn(app).await < 20, "what is out of sight is not drawn, wherever one looks");
            app.until("pictures", "return document.querySelectorAll('.saved-picture svg').length > 2;", vec![]).await;
            let more = page_memory(app).saturating_sub(before);
            println!(
                "2,000 saved games: the list after {took:.0} ms, {} frames in two seconds of scrolling, {more} MB more",
                frames.len()
            );
            assert!(more <= 50, "the page holds {more} MB more");
            // The last of them, and one among them.
            app.script("scrollTo(0, document.documentElement.scrollHeight);", vec![]).await;
            let last = "return eyes.all('.saved-entry').some((one) => one.getAttribute('aria-posinset') === one.getAttribute('aria-setsize'));";
            app.until("the last game", last, vec![]).await;
            app.script("scrollTo(0, 0); document.querySelector('#saved-words').focus();", vec![]).await;
            app.type_("evening 1234").await;
            let one = "return eyes.all('.saved-entry h3').map((title) => title.textContent).join() === 'Evening 1234';";
            app.until("the game that was looked for", one, vec![json!(null)]).await;
        },
    );
}
