//! Two thousand saved games in the list: only what is in sight is drawn, and it is found, scrolled and searched as
//! quickly as a few.

use serde_json::json;

use crate::{
    app::{App, story_with},
    list::{open_the_list, page_memory, scroll_the_list},
    tables::{lay_again_and_again, moment_to, whole_game, whole_game_of_domus},
};

/// So many megabytes more a page may hold after it was scrolled on and on.
const MOST: u64 = 100;

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
            app.until("pictures", "return document.querySelectorAll('.saved-picture canvas').length > 2;", vec![])
                .await;
            // On and on: what went by is let go.
            for _ in 0..5 {
                scroll_the_list(app).await;
            }
            let more = page_memory(app).saturating_sub(before);
            println!(
                "2,000 saved games: the list after {took:.0} ms, {} frames in the first two seconds of scrolling, {more} MB more after twelve",
                frames.len()
            );
            // `make bench` measures it as people's machines draw it. A live board for every game would be gigabytes, and so
            // would be every drawing that a small picture was made of.
            assert!(more <= MOST, "the page holds {more} MB more");
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
