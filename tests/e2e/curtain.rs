//! Between two persons there is a closed door, and nothing of a seat is left in the page behind it.

use serde_json::json;

use crate::{
    app::{App, story, story_with},
    player::Player,
    tables,
};

/// Everything in the page that a person, a screen reader or a script could find.
const WHOLE: &str = "
    const labels = [...document.querySelectorAll('*')].flatMap((thing) =>
        [...thing.attributes].filter(({ name }) => !['d', 'viewBox', 'transform', 'class', 'style'].includes(name)).map(({ value }) => value));
    const stored = (sled) => Object.entries({ ...sled }).flat();
    return [document.title, document.documentElement.textContent, location.href, ...labels,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        ...stored(localStorage), ...stored(sessionStorage), document.cookie ?? ''].join('\\n');";

/// What nobody may read behind the door: the names of tiles, and the words that go with a screen.
fn secrets() -> Vec<String> {
    let words = include_str!("../../ui/locales/en/monastery/words.ftl");
    let tiles = words.lines().filter_map(|line| line.strip_prefix("m-tile-")?.split_once(" = ")).map(|(_, name)| name);
    // The app itself is called after one of them.
    let mut all: Vec<String> = tiles.filter(|name| *name != "Cloisters").map(str::to_owned).collect();
    all.extend(["blessing", "Behind the screen", "step left", "to spend"].map(str::to_owned));
    assert!(all.len() > 30, "the names of the tiles are found");
    all
}

/// Looks for secrets everywhere.
pub(crate) async fn nothing_shows(app: &App) {
    let page = app.script(WHOLE, vec![]).await;
    let page = page.as_str().expect("the page can be read");
    for secret in secrets() {
        assert!(!page.contains(&secret), "{secret:?} can be found behind the door: {page}");
    }
    let left =
        app.script("return eyes.all('.m-board, .m-hand-tile, .t-shelf, .m-psalter, .t-log').length;", vec![]).await;
    assert_eq!(left, json!(0), "a part of the table is still in the page");
}

#[test]
fn two_persons_play_a_whole_game_through_closed_doors() {
    story("two_persons", async |app| {
        app.make_haste().await;
        app.press("New game").await;
        app.press_one("input[name='who-1'][value='person']").await;
        app.press("Begin").await;
        let mut player = Player::new(1);
        player.play_on(app, nothing_shows).await;
        assert!(player.doors >= 40, "there are two days of ten hours, and {} doors", player.doors);
        app.sees("won").await;
    });
}

#[test]
fn a_reload_lands_behind_the_door() {
    story_with(
        "reload",
        |folder| tables::moment_to("total").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            app.sees("Behind the screen").await;
            app.reload().await;
            app.sees("is next").await;
            nothing_shows(app).await;
        },
    );
}

#[test]
fn leaving_the_window_closes_the_door() {
    story_with(
        "hidden",
        |folder| tables::moment_to("total").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.open_door().await;
            app.sees("Behind the screen").await;
            // What the page is told when its window is hidden.
            let shown = async |state: &str| {
                let script = "const tell = (name, value) => Object.defineProperty(document, name, { value, configurable: true });
                tell('visibilityState', arguments[0]);
                tell('hidden', arguments[0] === 'hidden');
                document.dispatchEvent(new Event('visibilitychange'));";
                app.script(script, vec![json!(state)]).await;
            };
            shown("hidden").await;
            app.until("the closed door", "return document.querySelector('.t-door') !== null;", vec![]).await;
            nothing_shows(app).await;
            shown("visible").await;
            app.sees("is next").await;
            nothing_shows(app).await;
        },
    );
}

/// Two persons with the PINs 1234 and 5678 sit down; tells which of them is asked first.
async fn sit_down_with_pins(app: &App) -> &'static str {
    app.press("New game").await;
    app.press_one("input[name='who-1'][value='person']").await;
    app.press_one("#pin-0").await;
    app.type_("1234").await;
    app.press_one("#pin-1").await;
    app.type_("5678").await;
    app.press("Begin").await;
    app.sees("PIN of").await;
    let words = app.text().await;
    if words.contains("Pilgrim 2") || words.contains("Pilgrim II") { "5678" } else { "1234" }
}

async fn enter(app: &App, pin: &str) {
    app.press("PIN of").await;
    // The last digit opens.
    app.type_(pin).await;
}

#[test]
fn a_pin_keeps_others_out() {
    story("pin", async |app| {
        let pin = sit_down_with_pins(app).await;
        enter(app, "0000").await;
        app.sees("That is not the PIN").await;
        nothing_shows(app).await;
        enter(app, pin).await;
        app.sees("Behind the screen").await;
    });
}

#[test]
fn a_forgotten_pin_is_told_to_everybody_and_the_right_one_ends_it() {
    story("forgotten", async |app| {
        let pin = sit_down_with_pins(app).await;
        app.press("PIN forgotten?").await;
        app.sees("shows for good").await;
        app.press("Tell everybody").await;
        app.sees("has forgotten the PIN").await;
        let left = "const left = document.querySelector('[role=timer]')?.textContent.match(/\\d+/);
            return left !== null && left !== undefined && Number(left[0]) < 59;";
        app.until("the seconds to pass", left, vec![]).await;
        nothing_shows(app).await;
        // A minute that nobody sees is none: a new page begins without one.
        app.reload().await;
        app.sees("PIN forgotten?").await;
        app.until("no minute", "return document.querySelector('[role=timer]') === null;", vec![]).await;
        app.press("PIN forgotten?").await;
        app.press("Tell everybody").await;
        app.until("the seconds to pass again", left, vec![]).await;
        nothing_shows(app).await;
        enter(app, pin).await;
        app.sees("Behind the screen").await;
        assert!(!app.text().await.contains("PIN forgotten"), "the right PIN leaves no word of it");
    });
}
