//! Domus Domini in the window.

use serde_json::json;

use crate::{app::story_with, tables::moment_of_domus};

#[test]
fn a_look() {
    story_with(
        "domus-look",
        |folder| moment_of_domus(&json!({ "seats": 4, "robbers": true, "events": true }), &["build-chapel", "lend", "hire"]).lay(folder),
        async |app| {
            app.press("Continue").await;
            app.sees("Deliver").await;
            for (w, h) in [(1280, 800), (1024, 768), (768, 1024)] {
                app.resize(w, h).await;
                tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                let picture = app.page.screenshot().await.expect("a picture");
                std::fs::write(format!("/tmp/domus/look-{w}.png"), picture).expect("kept");
            }
        },
    );
}
