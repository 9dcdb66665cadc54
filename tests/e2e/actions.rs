//! Every kind of thing that can be done, done in the window: found by its name, told in the log.

use serde_json::json;

use crate::{
    app::{App, story, story_with},
    hand::key,
    tables::{Moment, moment, moment_to},
};

/// At this moment of a game these things are done, and the log tells so.
fn done(name: &str, saved: &Moment, act: impl AsyncFn(&App), told: &str) {
    story_with(
        name,
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            act(app).await;
            app.tells(told).await;
        },
    );
}

impl App {
    /// Waits until the log tells this, to whoever is next if the turn has passed on.
    async fn tells(&self, words: &str) {
        let script = "if (document.querySelector('.t-latch')) return 'door';
            return document.querySelector('.t-lately, .t-log')?.textContent.includes(arguments[0]);";
        let what = format!("the log to tell {words:?}");
        while self.until(&what, script, vec![json!(words)]).await == json!("door") {
            self.open_door().await;
        }
    }

    /// Gives the first answer if something is asked, or else confirms what was chosen.
    async fn answer_or_confirm(&self) {
        self.press_one(".t-slips .t-answer, .t-primary:not([data-does^='end'])").await;
    }
}

#[test]
fn a_tile_is_placed_and_a_monk_walks() {
    done(
        "place",
        &moment_to("place"),
        async |app| {
            app.press_one(".m-hand-tile.offered").await;
            app.press("may lie here").await;
            app.press("Place here").await;
            app.tells("places").await;
            app.press_one(".m-walker").await;
            app.press("Walk: ").await;
            // Boxes that lie close together are asked about in large.
            app.press_one(".t-slips [data-answer^=box]").await;
        },
        "a monk walks to",
    );
}

#[test]
fn a_tile_is_exchanged_and_that_is_not_undone() {
    done(
        "exchange",
        &moment_to("exchange"),
        async |app| {
            app.press("Exchange a tile").await;
            app.press("Draw a tile").await;
            app.sees("just drawn").await;
            app.press("Nothing to undo").await;
            app.until(
                "the reason",
                "return eyes.all('.t-remark').some((note) => note.textContent.includes('Something was drawn'));",
                vec![],
            )
            .await;
            app.press("Close").await;
            app.press("can be put back").await;
            app.press("Put back").await;
        },
        "puts back",
    );
}

#[test]
fn a_blessing_is_laid_on_a_tile() {
    done(
        "encourage",
        &moment_to("encourage"),
        async |app| {
            app.press("Encourage").await;
            app.press("Lay a blessing on").await;
        },
        "lays a blessing on",
    );
}

#[test]
fn a_monk_kneels_to_pray() {
    done("pray", &moment_to("pray"), async |app| app.press("Pray: ").await, "kneels to pray");
}

#[test]
fn what_is_built_first_is_chosen() {
    done("construct", &moment_to("construct"), async |app| app.press("Build ").await, "Built:");
}

#[test]
fn the_almonry_gives_a_blessing() {
    done("almonry", &moment_to("almonry"), async |app| app.press("Almonry: take").await, "a blessing at the Almonry");
}

#[test]
fn the_workshop_draws_a_tile() {
    done(
        "workshop",
        &moment_to("workshop"),
        async |app| {
            app.press("Workshop: draw").await;
            app.press("can be put back").await;
            app.press("Put back").await;
        },
        "puts back",
    );
}

#[test]
fn the_abbots_house_calls_an_election() {
    done(
        "abbots_house",
        &moment_to("abbots-house"),
        async |app| app.press("Abbot’s House: call").await,
        "calls an election",
    );
}

#[test]
fn the_library_switches_two_letters() {
    done(
        "library",
        &moment_to("switch"),
        async |app| {
            app.press("Library: switch two").await;
            app.sees("choose two letters").await;
            app.press(": switch it").await;
            app.sees("the second letter").await;
            app.press(": switch it").await;
        },
        "switches two letters",
    );
}

#[test]
fn the_stables_place_another_tile() {
    let saved = moment(2, &["place", "total"]);
    done(
        "stables",
        &saved,
        async |app| {
            app.press("Stables: place").await;
            app.sees("choose a tile from your shelf").await;
            app.press_one(".m-hand-tile.offered").await;
            app.press("may lie here").await;
            app.press("Place here").await;
        },
        "places",
    );
}

#[test]
fn points_buy_letters_and_monks() {
    let saved = moment(2, &["collect-letter", "collect-monk"]);
    done(
        "collect",
        &saved,
        async |app| {
            app.press(": call one").await;
            app.answer_or_confirm().await;
            app.tells("to the Abbey for").await;
            app.key('z').await;
            app.press(": collect for").await;
            app.answer_or_confirm().await;
        },
        "collects",
    );
}

#[test]
fn the_brewhouse_keeps_a_monk() {
    done(
        "brewhouse",
        &moment_to("keep"),
        async |app| {
            app.sees("thanks to the Brewhouse").await;
            app.press_one(".t-slips .t-answer").await;
        },
        "keeps a monk",
    );
}

#[test]
fn a_tied_election_is_decided() {
    let saved = moment(3, &["elect"]);
    done(
        "election",
        &saved,
        async |app| {
            app.sees("The vote is tied").await;
            app.press_one(".t-slips .t-answer").await;
        },
        "is Abbot, chosen among equals",
    );
}

#[test]
fn the_new_abbot_locks_somebody_up() {
    done(
        "imprison",
        &moment_to("imprison"),
        async |app| {
            app.sees("may lock up a monk").await;
            app.press_one(".t-slips .t-answer").await;
        },
        "locks up",
    );
}

#[test]
fn advice_is_followed_with_one_press() {
    story_with(
        "advice",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            app.press("Advice").await;
            app.until("the advice", "return document.querySelector('.t-advice') !== null;", vec![]).await;
            app.press_one(".t-primary").await;
            let done = "return document.querySelector('[data-action=undo]:not(.t-barred)') !== null;";
            app.until("something to take back", done, vec![]).await;
        },
    );
}

#[test]
fn what_is_not_allowed_is_explained_with_its_rule() {
    done(
        "refusal",
        &moment_to("place"),
        async |app| {
            app.press_one(".m-hand-tile.offered").await;
            app.press("Empty place").await;
            app.sees("The rule: ").await;
            app.press("The rule: ").await;
            app.until("its chapter", "return document.activeElement?.closest('main, article') !== null;", vec![]).await;
            app.press("Back").await;
            app.key(key::ESCAPE).await;
            app.press_one(".m-hand-tile.offered").await;
            app.press("may lie here").await;
            app.press("Place here").await;
        },
        "places",
    );
}

#[test]
fn what_the_round_would_score_is_told_before_it_is_ended() {
    story_with(
        "preview",
        |folder| moment_to("place").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            app.press("As it lies, you would score").await;
            app.until("the slip", "return document.querySelector('.m-preview h2') !== null;", vec![]).await;
            app.key(key::ESCAPE).await;
            app.until("no slip", "return document.querySelector('.m-preview') === null;", vec![]).await;
        },
    );
}

#[test]
fn why_a_bot_did_it_is_told_to_whoever_asks() {
    story("why", async |app| {
        app.make_haste().await;
        app.press("New game").await;
        app.press_one("input[name='who-1'][value='brother']").await;
        app.press("Begin").await;
        let asked = "return document.querySelector('[data-action=primary]:not([aria-disabled])')?.dataset.does ?? '';";
        app.until("my turn", &asked.replace("?? ''", "=== 'end-placement'"), vec![]).await;
        app.press_one("[data-action=primary]").await;
        app.press_one("[data-answer='end']").await;
        app.until("the bot has played", "return document.querySelector('.t-meanwhile, .t-recap') !== null;", vec![])
            .await;
        app.press("Log").await;
        app.press("Why?").await;
        let told =
            "return [...document.querySelectorAll('.t-log .t-why[open] p')].some((p) => p.textContent.length > 10);";
        app.until("its reason", told, vec![]).await;
    });
}
