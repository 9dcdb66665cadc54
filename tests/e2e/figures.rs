//! What the window costs: to start, to hold in memory, to press, to pan. Printed, never asserted: machines differ.
//!
//! `make bench` runs it on the app as it is released.

// The stories' helpers, of which figures need only some.
#![allow(dead_code)]

mod app;
mod bridge;
mod display;
mod hand;
mod list;
mod tables;
mod twice;

use std::{
    fs,
    os::unix::fs::FileExt,
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use app::{App, story, story_with};
use display::display;
use list::{open_the_list, page_memory, scroll_the_list};
use serde_json::Value;
use tables::{
    Moment, by_brothers, kind, lay_again_and_again, many, whole_game, whole_game_of_domus, whole_game_of_mystery,
};

/// The app draws as it does on people's machines.
fn renderer() -> [(&'static str, &'static str); 0] {
    []
}

fn main() {
    // `-- saved` measures the list of saved games alone.
    if std::env::args().all(|word| word != "saved") {
        size_of_the_page();
        starts();
        presses_and_pans();
    }
    saved_games();
}

/// The list of saved games, short and long, in turn: how soon it can be used, how it scrolls, what it holds.
fn saved_games() {
    let all = [whole_game(), whole_game_of_domus(), whole_game_of_mystery()];
    for games in [2_000, 20, 2_000] {
        story_with(
            "saved_figures",
            |folder| lay_again_and_again(folder, &all, games),
            async |app| {
                app.sees("Saved games").await;
                tokio::time::sleep(Duration::from_secs(2)).await;
                let before = page_memory(app);
                let mut took = vec![open_the_list(app).await];
                tokio::time::sleep(Duration::from_secs(2)).await;
                let held = page_memory(app).saturating_sub(before);
                let watching = thread::spawn(|| pictures(Duration::from_millis(2000)));
                let frames = scroll_the_list(app).await;
                let shown = watching.join().expect("somebody watched");
                tokio::time::sleep(Duration::from_secs(12)).await;
                let after = page_memory(app).saturating_sub(before);
                for _ in 0..4 {
                    app.press("Back").await;
                    app.sees("Saved games").await;
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    took.push(open_the_list(app).await);
                }
                let (first, (later, _)) = (took[0], spread(took[1..].to_vec()));
                let ((frame, slow), (picture, _)) = (spread(frames[1..].to_vec()), spread(shown));
                println!(
                    "{games:>5} saved games         the list after {first:.0} ms, later {later:.0} ms; scrolling {:.0} frames a second \
                     ({:.0} on the display), 95th within {slow:.0} ms; {held} MB more, {after} after scrolling",
                    1000.0 / frame,
                    1000.0 / picture,
                );
            },
        );
    }
}

/// The middle, and what 95 of 100 stay under.
fn spread(mut all: Vec<f64>) -> (f64, f64) {
    all.sort_by(f64::total_cmp);
    let at = |share: f64| all[((all.len() as f64 * share) as usize).min(all.len() - 1)];
    (at(0.5), at(0.95))
}

/// All that a player of one game may load: everything but what only another game needs, and the licence texts.
fn size_of_the_page() {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/dist/assets");
    let files: Vec<(String, usize)> = fs::read_dir(scripts)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|file| file.path().extension().is_some_and(|kind| kind == "js"))
        .filter(|file| !file.file_name().to_string_lossy().contains("licence-texts"))
        .filter_map(|file| {
            let zipped = Command::new("gzip").arg("-9c").arg(file.path()).output().ok()?;
            Some((file.file_name().into_string().ok()?, zipped.stdout.len()))
        })
        .collect();
    let games: Vec<String> =
        games::all().into_iter().map(|game| games::folder(game.name).expect("it is listed").to_owned()).collect();
    for game in &games {
        let of_another = |name: &str| games.iter().any(|other| other != game && name.starts_with(other));
        let sizes = files.iter().filter(|(name, _)| !of_another(name)).map(|(_, size)| size);
        println!("JavaScript, gzipped       {} kB with {game}", sizes.sum::<usize>() / 1000);
    }
}

/// From asking for the app to a first page that can be pressed, as its driver sees it; and what is held in memory at a table.
fn starts() {
    let (mut times, mut pages) = (Vec::new(), Vec::new());
    for n in 0..10 {
        let began = Instant::now();
        story("start", async |app| {
            app.sees("Play now").await;
            times.push(began.elapsed().as_secs_f64() * 1000.0);
            let drawn = "const [drawn] = performance.getEntriesByName('first-contentful-paint');
                return drawn?.startTime ?? performance.now();";
            pages.push(app.script(drawn, vec![]).await.as_f64().expect("a time"));
            if n == 9 {
                app.press("Play now").await;
                app.sees("Behind the screen").await;
                for (name, size) in memory(app) {
                    println!("memory at a table         {size} MB, {name}");
                }
            }
        });
    }
    let (middle, most) = spread(times);
    println!("start to a usable home    {middle:.0} ms, 95th {most:.0} ms, of 10");
    let (middle, most) = spread(pages);
    println!("  of it, page to painted  {middle:.0} ms, 95th {most:.0} ms");
}

/// The numbers of the app's process and of its helpers.
fn processes(app: &App) -> Vec<String> {
    let app = app.process.clone().expect("the app runs");
    let helpers = Command::new("pgrep").args(["--parent", &app]).output().expect("pgrep runs").stdout;
    let helpers = String::from_utf8_lossy(&helpers).into_owned();
    [app].into_iter().chain(helpers.lines().map(str::to_owned)).collect()
}

/// How long all of them have worked, in milliseconds; a busy machine does not lengthen that.
fn work(app: &App) -> f64 {
    let ticks = |number: String| {
        let all = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        let after_name: Vec<&str> = all.rsplit_once(") ")?.1.split(' ').collect();
        Some(after_name[11].parse::<f64>().ok()? + after_name[12].parse::<f64>().ok()?)
    };
    10.0 * processes(app).into_iter().filter_map(ticks).sum::<f64>()
}

/// What they hold, each in megabytes; what they share is counted by shares.
fn memory(app: &App) -> Vec<(String, u64)> {
    let all = processes(app).into_iter();
    all.filter_map(|number| {
        let rolled = fs::read_to_string(format!("/proc/{number}/smaps_rollup")).ok()?;
        let share = rolled.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        let size: u64 = share.trim().trim_end_matches(" kB").parse().ok()?;
        Some((fs::read_to_string(format!("/proc/{number}/comm")).ok()?.trim().to_owned(), size / 1000))
    })
    .collect()
}

/// The last placement of a game of four in which many tiles were laid.
fn crowded() -> Moment {
    let laid = |saved: &Moment| many(&saved.played, "place");
    let mut saved =
        (0..200).map(|seed| by_brothers(4, seed, |_, _| false).0).max_by_key(laid).expect("there are games");
    let last = saved.played.iter().rposition(|action| kind(action) == "place").expect("a tile was placed");
    saved.played.truncate(last);
    saved
}

/// Measures, in the page, from a press to the last change it brought about on the screen.
const STOPWATCH: &str = "
    window.took = [];
    addEventListener('pointerdown', (event) => {
        const began = event.timeStamp;
        let painted = began;
        const changes = new MutationObserver(() => requestAnimationFrame(() => { painted = performance.now(); }));
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => { changes.disconnect(); if (painted > began) window.took.push(painted - began); }, 350);
    }, true);";

/// Drags the board about, or turns the wheel over it, at every frame for a second and a half.
const MOVE: &str = "
    const [how, done] = arguments;
    const view = document.querySelector('.t-viewport');
    const { x, y, width, height } = view.getBoundingClientRect();
    const middle = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
    const finger = { ...middle, pointerId: 1, button: 0, buttons: 1 };
    const began = performance.now();
    if (how === 'pan') view.dispatchEvent(new PointerEvent('pointerdown', finger));
    const move = (now) => {
        const spent = now - began;
        const there = { clientX: middle.clientX + 150 * Math.sin(spent / 150), clientY: middle.clientY + 80 * Math.cos(spent / 150) };
        if (spent > 1500) {
            view.dispatchEvent(new PointerEvent('pointerup', finger));
            return done();
        }
        if (how === 'pan') view.dispatchEvent(new PointerEvent('pointermove', { ...finger, ...there }));
        else view.dispatchEvent(new WheelEvent('wheel', { ...middle, deltaY: spent < 750 ? -24 : 24 }));
        requestAnimationFrame(move);
    };
    requestAnimationFrame(move);";

fn presses_and_pans() {
    let saved = crowded();
    story_with(
        "figures",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Settings").await;
            app.press("None").await;
            app.press("Back").await;
            app.press("Continue").await;
            app.open_door().await;
            let tiles = app.script("return eyes.all('.m-laid').length;", vec![]).await;
            frames(app).await;
            app.script(STOPWATCH, vec![]).await;
            for n in 0..60 {
                let things = app
                    .script(
                        "return eyes.all('.m-laid, .m-hand-tile, .m-walker').map(eyes.point).filter(Boolean);",
                        vec![],
                    )
                    .await;
                let things = things.as_array().expect("a list");
                app.touch(&things[n * 7 % things.len()]).await;
                tokio::time::sleep(Duration::from_millis(400)).await;
            }
            let (middle, most) = spread(numbers(&app.script("return window.took;", vec![]).await));
            println!("press to painted result   {middle:.0} ms, 95th {most:.0} ms, with {tiles} tiles on the table");
        },
    );
}

/// What moving the board costs.
async fn frames(app: &App) {
    for (how, what) in [("pan", "panning"), ("zoom", "zooming")] {
        // The whole board first.
        app.key('0').await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        moved(app, how, what).await;
    }
}

async fn moved(app: &App, how: &str, what: &str) {
    let before = work(app);
    let watching = thread::spawn(|| pictures(Duration::from_millis(1500)));
    app.page.execute_async(MOVE, vec![how.into()]).await.expect("the board moves");
    let took = watching.join().expect("somebody watched");
    let each = (work(app) - before) / took.len() as f64;
    let (middle, most) = spread(took);
    println!(
        "frames while {what}      {:.0} a second, 95th within {most:.0} ms; {each:.0} ms of work a frame",
        1000.0 / middle
    );
}

/// How long each picture stood on the display, in milliseconds, told by a line across the board.
fn pictures(time: Duration) -> Vec<f64> {
    let shown = &display().picture;
    // A header of numbers, the largest end first; then a list of colours; then the lines.
    let mut head = [0; 100];
    shown.read_exact_at(&mut head, 0).expect("the picture has a head");
    let number = |n: usize| u64::from(u32::from_be_bytes(head[4 * n..][..4].try_into().expect("four bytes")));
    let (size, height, line, colours) = (number(0), number(5), number(12), number(19));
    let at = size + 12 * colours + height / 2 * line;
    let (mut was, mut now) = (vec![0; line as usize], vec![0; line as usize]);
    let (mut changes, began) = (Vec::new(), Instant::now());
    while began.elapsed() < time {
        shown.read_exact_at(&mut now, at).expect("the line is there");
        if now != was {
            changes.push(began.elapsed().as_secs_f64() * 1000.0);
            was.copy_from_slice(&now);
        }
        thread::sleep(Duration::from_millis(1));
    }
    changes.windows(2).map(|two| two[1] - two[0]).collect()
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
}
