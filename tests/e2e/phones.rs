//! Every part of a game on a phone and on tablets, upright and on their side: nothing lies over anything else, the question
//! can be read, whatever can be pressed is large enough for a finger, and nothing is cut off.

use std::{path::Path, time::Duration};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    app::{App, story_with_fingers},
    domus_looks, looks, mystery_looks,
    tables::{late_moment, moment_of_domus, moment_of_mystery},
};

/// A device held upright and on its side, and others of its kind.
#[derive(Clone, Copy)]
struct Held {
    called: &'static str,
    sizes: &'static [(u32, u32)],
}

const PHONE: Held = Held { called: "phone", sizes: &[(360, 740), (740, 360)] };
const TABLET: Held = Held { called: "tablet", sizes: &[(768, 1024), (1024, 768), (800, 1280)] };

/// What is wrong with a screen.
const WRONG: &str = include_str!("phones.js");

/// What can be opened beside the board, held upright and on its side.
const PANELS: [&[&str]; 2] = [
    &[".t-tabs button:nth-child(1)", ".t-tabs button:nth-child(2)", ".t-tabs button:nth-child(3)"],
    &[".t-handle", "[data-action='log']"],
];

impl App {
    /// Looks at the screen in every way, and notes what is wrong with it.
    async fn every_way(&self, device: Held, screen: &str, wrong: &mut Vec<String>) {
        for size in device.sizes.iter().copied() {
            self.held(device, size, screen, wrong).await;
        }
        self.hold(device.sizes[0]).await;
    }

    /// Looks at the screen one way.
    async fn held(&self, device: Held, (width, height): (u32, u32), screen: &str, wrong: &mut Vec<String>) {
        self.hold((width, height)).await;
        // The board takes the room, and what has just come up can be pressed.
        sleep(Duration::from_millis(600)).await;
        let screen = format!("{}-{screen}-{width}x{height}", device.called);
        self.picture_of(&screen).await;
        let found = self.script(WRONG, vec![]).await;
        let found = found.as_array().expect("a list");
        wrong.extend(found.iter().map(|what| format!("{screen}: {}", what.as_str().unwrap_or("?"))));
    }

    /// Opens one panel after the other, and looks at each.
    async fn panels(&self, device: Held, screen: &str, wrong: &mut Vec<String>) {
        for (size, panels) in device.sizes.iter().copied().zip(PANELS) {
            self.hold(size).await;
            for (n, panel) in panels.iter().enumerate() {
                self.press_one(panel).await;
                self.held(device, size, &format!("{screen}-panel-{n}"), wrong).await;
                self.back().await;
            }
        }
        self.hold(device.sizes[0]).await;
        self.press("Menu").await;
        self.every_way(device, &format!("{screen}-menu"), wrong).await;
        self.back().await;
    }
}

/// Lays moments of a game and looks at each of them on a device.
fn on<'a>(
    device: Held,
    name: &str,
    lay: impl Fn(&Path),
    moments: impl Iterator<Item = (&'a str, &'a [&'a str])> + Clone,
) {
    story_with_fingers(&format!("{}-{name}", device.called), lay, async |app| {
        let mut wrong = Vec::new();
        app.hold(device.sizes[0]).await;
        app.make_haste().await;
        app.press("Saved games").await;
        for (n, (screen, pressed)) in moments.clone().enumerate() {
            app.resume(screen).await;
            app.enter().await;
            if n == 0 {
                app.every_way(device, &format!("{screen}-guided"), &mut wrong).await;
            }
            app.script("document.querySelector('[data-action=guide-off]')?.click();", vec![]).await;
            for thing in pressed {
                app.press_one(thing).await;
            }
            app.every_way(device, screen, &mut wrong).await;
            if n == 0 {
                app.panels(device, screen, &mut wrong).await;
            }
            app.press_one("[data-action='leave']").await;
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

fn monastery_on(device: Held) {
    let lay = |folder: &Path| {
        for (screen, wanted, tiles, ..) in looks::MOMENTS {
            late_moment(4, tiles, &[wanted]).lay_as(folder, screen);
        }
    };
    on(device, "monastery", lay, looks::MOMENTS.iter().map(|(screen, _, _, _, pressed)| (*screen, *pressed)));
}

fn domus_domini_on(device: Held) {
    let lay = |folder: &Path| {
        for (screen, seats, wanted, _) in domus_looks::MOMENTS {
            let setup = json!({ "seats": seats, "robbers": true, "events": true });
            moment_of_domus(&setup, wanted).lay_as(folder, screen);
        }
    };
    on(device, "domus", lay, domus_looks::MOMENTS.iter().map(|(screen, _, _, pressed)| (*screen, *pressed)));
}

fn mystery_of_the_abbey_on(device: Held) {
    let lay = |folder: &Path| {
        for (screen, seats, wanted, _) in mystery_looks::MOMENTS {
            moment_of_mystery(&json!({ "seats": seats, "help": "inference" }), wanted).lay_as(folder, screen);
        }
    };
    on(device, "mystery", lay, mystery_looks::MOMENTS.iter().map(|(screen, _, _, pressed)| (*screen, *pressed)));
}

#[test]
fn monastery_can_be_read_and_pressed_on_a_phone() {
    monastery_on(PHONE);
}

#[test]
fn monastery_can_be_read_and_pressed_on_a_tablet() {
    monastery_on(TABLET);
}

#[test]
fn domus_domini_can_be_read_and_pressed_on_a_phone() {
    domus_domini_on(PHONE);
}

#[test]
fn domus_domini_can_be_read_and_pressed_on_a_tablet() {
    domus_domini_on(TABLET);
}

#[test]
fn mystery_of_the_abbey_can_be_read_and_pressed_on_a_tablet() {
    mystery_of_the_abbey_on(TABLET);
}
