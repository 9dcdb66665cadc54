//! A whole turn by keys alone.

use serde_json::json;

use crate::{
    app::{App, story_with},
    hand::key,
    tables::moment_to,
};

impl App {
    /// What has the focus is called so.
    async fn focused(&self) -> String {
        let called = "const at = document.activeElement;
            return at?.matches('button, a, input, summary, [role=button]') ? eyes.name(at) : '';";
        self.script(called, vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Goes on with Tab and the arrows until the focus is on something called so, and presses Enter.
    pub(crate) async fn walk_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused().await.contains(name) || self.rove_to(name).await {
                self.key(key::ENTER).await;
                return;
            }
            self.key(key::TAB).await;
        }
        panic!("the focus never came to {name}");
    }

    /// Where arrows go about among things of a kind, all of them are tried; Tab goes past them.
    async fn rove_to(&self, name: &str) -> bool {
        let roving = "return document.activeElement?.closest('[data-roving]') != null;";
        if self.script(roving, vec![]).await == json!(false) {
            return false;
        }
        for way in [key::RIGHT, key::LEFT, key::DOWN, key::RIGHT, key::LEFT, key::UP] {
            loop {
                let before = self.focused().await;
                self.key(way).await;
                let now = self.focused().await;
                if now.contains(name) {
                    return true;
                }
                if now == before {
                    break;
                }
            }
        }
        false
    }
}

#[test]
fn a_turn_is_played_by_keys() {
    story_with(
        "keys",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.sees("Continue").await;
            app.walk_to("Continue").await;
            app.sees("is next").await;
            app.hold_the_latch_by_key().await;
            app.until("the recap", "return document.querySelector('.t-recap, .t-shelf') !== null;", vec![]).await;
            while app.script("return document.querySelector('.t-recap') !== null;", vec![]).await == json!(true) {
                app.key(key::ENTER).await;
            }
            app.walk_to(" places").await;
            app.key(key::ENTER).await;
            app.until("a ghost", "return document.querySelector('.m-ghost') !== null;", vec![]).await;
            app.key('r').await;
            app.key(key::ENTER).await;
            app.sees("places").await;
            app.walk_to("End placement").await;
            // Steps are left: the first answer has the focus, the next one means it.
            app.sees("left for your monks").await;
            app.walk_to("End placement").await;
            app.sees("Bob is next").await;
        },
    );
}
