//! The screens of Mystery of the Abbey as people see them, in each size, light and language.

use std::{path::Path, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    app::story_with,
    looks::{Look, in_four_looks},
    tables::{kind, moment_of_mystery, whole_game_of_mystery},
};

pub(crate) type Wanted = fn(&Value, &[Value]) -> bool;

fn part(view: &Value, part: &str) -> bool {
    view["phase"]["part"] == part
}

fn may(actions: &[Value], wanted: &str) -> bool {
    actions.iter().any(|action| kind(action) == wanted)
}

/// Moments of play: when they come about, for how many, and what is pressed before somebody looks.
pub(crate) const MOMENTS: [(&str, u8, Wanted, &[&str]); 9] = [
    ("mystery-plan", 6, |view, _| part(view, "moving") && view["masses"] == 1, &[".a-room.t-offer"]),
    ("mystery-suspect", 3, |view, _| part(view, "moving") && view["masses"] == 2, &[".a-hand-card"]),
    ("mystery-asking", 4, |view, _| part(view, "asking") && view["phase"]["of"].is_u64(), &[]),
    (
        "mystery-question",
        3,
        |view, _| part(view, "asking") && view["phase"]["of"].is_u64() && !view["phase"]["question"]["scope"].is_null(),
        &[],
    ),
    ("mystery-answering", 3, |view, actions| part(view, "answering") && may(actions, "answer"), &[]),
    ("mystery-cell", 5, |_, actions| may(actions, "search"), &[]),
    ("mystery-hall", 3, |_, actions| may(actions, "accuse"), &[]),
    ("mystery-accusing", 3, |_, actions| may(actions, "accuse"), &["[data-answer='accusing']"]),
    ("mystery-mass", 3, |view, _| part(view, "passing") && view["masses"] == 3, &[".a-hand-card.t-offer"]),
];

fn look(name: &'static str, size: (u32, u32), light: &'static str, language: &'static str) {
    let seen = Look { size, light, language };
    story_with(
        &format!("mystery-{name}"),
        |folder: &Path| whole_game_of_mystery().lay(folder),
        async |app| {
            let mut wrong = Vec::new();
            seen.settle(app).await;
            seen.at(app, "mystery-home", &mut wrong).await;
            seen.press(app, "mystery-of-the-abbey-name").await;
            app.sees(&seen.words("mystery-of-the-abbey-new-tactical")).await;
            seen.at(app, "mystery-new-game", &mut wrong).await;
            seen.press(app, "app-back").await;
            seen.at_the_end(app, ["mystery-ending", "mystery-replay"], &mut wrong).await;
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        },
    );
    let lay = |folder: &Path| {
        for (screen, seats, wanted, _) in MOMENTS {
            moment_of_mystery(&json!({ "seats": seats, "help": "inference" }), wanted).lay_as(folder, screen);
        }
    };
    story_with(&format!("mystery-play-{name}"), lay, async |app| {
        let mut wrong = Vec::new();
        seen.settle(app).await;
        seen.press(app, "home-way-saved").await;
        for (screen, _, _, pressed) in MOMENTS {
            app.resume(screen).await;
            app.come_to_the_abbey().await;
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
