//! The screens of Domus Domini as people see them, in each size, light and language.

use std::{path::Path, time::Duration};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    app::story_with,
    looks::{Look, in_four_looks},
    tables::{moment_of_domus, whole_game_of_domus},
};

/// Moments of play: what may be done there, and what is pressed before somebody looks.
pub(crate) const MOMENTS: [(&str, u8, &[&str], &[&str]); 8] = [
    ("domus-start", 3, &["pass-start"], &[]),
    ("domus-payday", 6, &["give-up-cellerar"], &[]),
    ("domus-market", 6, &["give-up-cellerar"], &["[data-action='payday-read']", ".d-cellerar.t-offer"]),
    ("domus-table", 4, &["pray", "lend", "buy-dog"], &[".d-place.t-offer"]),
    ("domus-ledgers", 6, &["pray", "lend", "buy-dog"], &["[data-action='ledgers']"]),
    ("domus-begging", 5, &["beg", "send-drunkard"], &[".d-option"]),
    ("domus-defence", 3, &["defend"], &[]),
    ("domus-road", 4, &["advance"], &["[data-hook='advance 2']"]),
];

fn look(name: &'static str, size: (u32, u32), light: &'static str, language: &'static str) {
    let seen = Look { size, light, language };
    story_with(
        name,
        |folder: &Path| whole_game_of_domus().lay(folder),
        async |app| {
            let mut wrong = Vec::new();
            seen.settle(app).await;
            seen.at(app, "domus-home", &mut wrong).await;
            seen.press(app, "domus-domini-name").await;
            app.sees(&seen.words("domus-domini-new-robbers")).await;
            seen.at(app, "domus-new-game", &mut wrong).await;
            seen.press(app, "app-back").await;
            seen.press(app, "home-way-rules").await;
            app.press_one(".rules-kinds input[value='domus-domini']").await;
            app.until("the book", "return document.getElementById('rule-cellerars') !== null;", vec![]).await;
            seen.at(app, "domus-rules", &mut wrong).await;
            seen.press(app, "app-back").await;
            seen.at_the_end(app, ["domus-ending", "domus-replay"], &mut wrong).await;
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        },
    );
    let lay = |folder: &Path| {
        for (screen, seats, wanted, _) in MOMENTS {
            let setup = json!({ "seats": seats, "robbers": true, "events": true });
            moment_of_domus(&setup, wanted).lay_as(folder, screen);
        }
    };
    story_with(&format!("domus-play-{name}"), lay, async |app| {
        let mut wrong = Vec::new();
        seen.settle(app).await;
        seen.press(app, "home-way-saved").await;
        for (screen, _, _, pressed) in MOMENTS {
            app.resume(screen).await;
            app.until("the table", "return document.querySelector('.d-house') !== null;", vec![]).await;
            if screen == "domus-defence" {
                seen.at(app, "domus-pass", &mut wrong).await;
            }
            app.take_the_device().await;
            app.script("document.querySelector('[data-action=guide-off]')?.click();", vec![]).await;
            for thing in pressed {
                app.press_one(thing).await;
            }
            sleep(Duration::from_millis(600)).await;
            seen.at(app, screen, &mut wrong).await;
            app.press_one("[data-action='leave']").await;
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

in_four_looks!(look);
