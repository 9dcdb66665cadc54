//! A whole turn by keys alone.

use serde_json::json;

use crate::{
    app::{App, story_with},
    hand::key,
    tables::moment_to,
};

impl App {
    /// Goes on with Tab and the arrows until the focus is on something called so, and presses Enter.
    pub(crate) async fn walk_to(&self, name: &str) {
        let called = "const at = document.activeElement;
            return at?.matches('button, a, input, summary, [role=button]') ? eyes.name(at) : '';";
        for _ in 0..80 {
            let now = self.script(called, vec![]).await;
            if now.as_str().is_some_and(|now| now.contains(name)) {
                self.key(key::ENTER).await;
                return;
            }
            // Where arrows go about among things of a kind, Tab goes past them.
            self.key(key::RIGHT).await;
            let roving = "return document.activeElement?.closest('[data-roving]') != null;";
            if self.script(called, vec![]).await == now || self.script(roving, vec![]).await == json!(false) {
                self.key(key::TAB).await;
            }
        }
        panic!("the focus never came to {name}");
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
            app.sees("Bob is next").await;
        },
    );
}
