//! Domus Domini in the window.

use serde_json::json;

use crate::{app::story_with, tables::moment_of_domus};

#[test]
fn a_look() {
    let which = std::env::var("LOOK").unwrap_or_default();
    for (name, seats, wanted) in [
        ("build", 4, &["build-chapel", "lend", "hire"][..]),
        ("start", 3, &["pass-start"][..]),
        ("employ", 6, &["give-up-cellerar"][..]),
        ("buy", 3, &["buy-vegetables"][..]),
        ("beg", 5, &["send-drunkard", "beg"][..]),
        ("defend", 3, &["defend"][..]),
        ("advance", 4, &["advance"][..]),
        ("feed", 2, &["feed"][..]),
        ("robbers", 4, &["robbers"][..]),
        ("inherit", 4, &["inherit"][..]),
    ] {
        if !which.split(',').any(|one| one == name) {
            continue;
        }
        story_with(
            "domus-look",
            |folder| moment_of_domus(&json!({ "seats": seats, "robbers": true, "events": true }), wanted).lay(folder),
            async |app| {
                app.press("Continue").await;
                app.sees("Menu").await;
                if std::env::var("GUIDE").is_ok() {
                    app.press("Menu").await;
                    app.press("Guide me again").await;
                }
                let sizes = std::env::var("SIZES").unwrap_or("1280x800".to_owned());
                for size in sizes.split(',') {
                    let (w, h) = size.split_once('x').expect("a size");
                    app.resize(w.parse().expect("wide"), h.parse().expect("high")).await;
                    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                    let picture = app.page.screenshot().await.expect("a picture");
                    std::fs::write(format!("/tmp/domus-ui/{name}-{w}.png"), picture).expect("kept");
                }
            },
        );
    }
}
