//! The list of saved games, as stories and figures use it: opened, scrolled, and what the page holds meanwhile.

use std::{fs, process::Command};

use serde_json::Value;

use crate::app::App;

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
