//! The secrets of Mystery of the Abbey: a whole game of three persons through closed doors, with a PIN, in which everything
//! is searched at every hand-off; and proof that whatever is planted there is found.

use std::{cell::Cell, collections::BTreeSet, env};

use serde_json::{Value, json};

use crate::{
    app::{App, story_with},
    player::{Player, Witness},
    tables::{Moment, moment_of_mystery},
};

const SEARCH: &str = include_str!("secrets.js");

/// From now on every answer of the shell is overheard; `tampered` lets one tell too much, as a shell that leaks would.
const LISTEN: &str = "
    if (window.overheard !== undefined) return;
    window.overheard = [];
    const ask = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        const command = String(asked[0]?.url ?? asked[0]).split('/').pop();
        const told = await answer.clone().text();
        if (/^[[{]/.test(told)) window.overheard.push({ command, told: window.tampered?.(told) ?? told });
        return answer;
    };";

/// A note begins so: it is written nowhere else.
const NOTE: &str = "my secret";

/// So many doors have been searched before anybody is accused.
const ENOUGH: usize = 30;

/// How many games are played, and after how many doors they look for the culprit: one, or with `CLOISTER_SOAK=n` n long
/// ones.
fn games_and_doors() -> (u64, usize) {
    let games = env::var("CLOISTER_SOAK").ok().and_then(|text| text.parse().ok());
    games.map_or((1, ENOUGH), |games| (games, 5 * ENOUGH))
}

const NAMES: [&str; 3] = ["Ann", "Bob", "Cyd"];

fn facts() -> Value {
    serde_json::from_str(include_str!("../../data/mystery_abbey/box.json")).expect("the box")
}

fn of_suspects(field: &str) -> Vec<String> {
    let facts = facts();
    let all = facts["suspects"].as_array().expect("suspects").iter();
    all.map(|one| one[field].as_str().expect("a name").to_owned()).collect()
}

fn notes() -> impl Iterator<Item = String> {
    NAMES.iter().map(|name| format!("{NOTE} is {name}"))
}

/// What nobody may read behind the door: the names of all suspects and books, the words that go with a notebook, and
/// everybody's notes.
fn secrets() -> Vec<String> {
    let words = include_str!("../../ui/locales/en/mystery_abbey/cards.ftl");
    let books = words.lines().filter_map(|line| line.strip_prefix("a-book-")?.split_once(" = ")).map(|(_, name)| name);
    let mut all = of_suspects("name");
    all.extend(books.filter(|name| !name.contains('{')).map(str::to_owned));
    all.extend(["suspects left", "still possible", "crossed out", "Your true answer"].map(str::to_owned));
    all.extend(notes());
    assert!(all.len() > 60, "suspects and books are found");
    all
}

/// Everything that is found of these where nobody looks, and how many answers were searched.
async fn found(app: &App, words: &[String]) -> (Vec<String>, u64) {
    let told = app.script(SEARCH, vec![json!(words), json!(of_suspects("suspect"))]).await;
    let all = told["found"].as_array().expect("a list").iter().map(ToString::to_string).collect();
    (all, told["answers"].as_u64().expect("a number"))
}

/// Looks for secrets everywhere behind a closed door.
pub(crate) async fn nothing_shows(app: &App) {
    let (found, _) = found(app, &secrets()).await;
    assert!(found.is_empty(), "behind the door can be found: {found:?}");
    let left = app.script("return eyes.all('.a-abbey, .a-notebook, .t-shelf, .a-seats, .t-log').length;", vec![]).await;
    assert_eq!(left, json!(0), "a part of the table is still in the page");
}

/// What comes into this field if whoever stands before it takes back what was typed, again and again, and types it anew:
/// the webview remembers that for the whole page. Nothing, where there is no such field.
async fn brought_back(app: &App, field: &str) -> Value {
    let script = "const field = document.querySelector(arguments[0]);
        if (field === null) return '';
        const held = document.activeElement;
        field.focus();
        const seen = [field.value];
        for (const how of ['undo', 'redo', 'undo', 'redo']) {
            for (let n = 0; n < 60; n++) {
                document.execCommand(how);
                seen.push(field.value);
            }
        }
        held?.focus();
        return [...new Set(seen)].join(' | ');";
    app.script(script, vec![json!(field)]).await
}

/// Looks at every hand-off, and lets everybody write a note that nobody else may ever find.
#[derive(Default)]
struct Watchman {
    doors: usize,
    open: usize,
    answers: u64,
    /// Who has written a note.
    written: BTreeSet<String>,
    /// Who did it: a game is over sooner if somebody suspects the right one.
    culprit: String,
    /// After so many doors the culprit is looked for.
    enough: usize,
}

impl Witness for Watchman {
    async fn at_the_door(&mut self, app: &App) {
        assert_eq!(brought_back(app, ".t-pin input").await, json!(""), "what was typed at another door comes back");
        nothing_shows(app).await;
        self.answers += found(app, &secrets()).await.1;
        self.doors += 1;
    }

    async fn behind_it(&mut self, app: &App) {
        app.until("the table", "return document.querySelector('.a-notebook') !== null;", vec![]).await;
        let name = app.script("return document.querySelector('.t-own-name').textContent;", vec![]).await;
        let name = name.as_str().expect("somebody sits here").to_owned();
        if self.written.insert(name.clone()) {
            let note = format!("{NOTE} is {name}");
            app.script(
                "let read; while ((read = document.querySelector('.t-recap-buttons button'))) read.click();",
                vec![],
            )
            .await;
            app.press_one("[data-hook='notes']").await;
            app.press_one("[data-note='page']").await;
            assert_eq!(brought_back(app, "[data-note='page']").await, json!(""), "what another wrote comes back");
            app.type_(&note).await;
            let kept = "return window.overheard.some(({ command, told }) => command === 'write_note' && told.includes(arguments[0]));";
            app.until("the note to be kept", kept, vec![json!(note)]).await;
            // One's own can be taken back, so the question is a good one; and it is done again.
            let own = brought_back(app, "[data-note='page']").await;
            assert_ne!(own, json!(note), "nothing can be taken back here at all");
            assert_eq!(
                app.script("return document.querySelector(\"[data-note='page']\").value;", vec![]).await,
                json!(note)
            );
        }
    }

    /// Nobody is accused before the pile in the Parlor is used up.
    async fn wishes(&mut self, app: &App) -> Vec<String> {
        let pile = "const last = window.overheard.findLast(({ told }) => told.includes('\"pile\":'));
            return last === undefined ? null : Number(/\"pile\":(\\d+)/.exec(last.told)[1]);";
        let used_up = app.script(pile, vec![]).await == json!(0);
        let wished = if used_up && self.doors >= self.enough {
            [&self.culprit, "Accuse", "Chapter Hall"]
        } else {
            ["top card", "Answer truly", "Parlor"]
        };
        wished.map(str::to_owned).to_vec()
    }

    async fn at_the_open_table(&mut self, app: &App) {
        let words: Vec<String> = notes().collect();
        let (found, answers) = found(app, &words).await;
        assert!(found.is_empty(), "on the open table can be found: {found:?}");
        let own = app.script("return eyes.all('.a-hand-card, .a-mark, .a-book, .a-note').length;", vec![]).await;
        assert_eq!(own, json!(0), "something of one's own lies on the open table");
        self.open += 1;
        self.answers += answers;
    }
}

/// A game in which nothing has been done yet, and who did it.
fn beginning() -> (Moment, String) {
    let saved = moment_of_mystery(&json!({ "seats": 3, "short": true }), |_, _| true);
    let table = games::sit_down(saved.game, &saved.setup, saved.seed).expect("a good setup");
    let culprit = table.view(table::Eyes::Heaven)["culprit"]["seen"].as_str().expect("heaven knows").to_owned();
    let place = of_suspects("suspect").iter().position(|one| *one == culprit).expect("he is listed");
    (saved, of_suspects("name").swap_remove(place))
}

#[test]
fn three_persons_play_a_whole_game_through_closed_doors() {
    let (saved, culprit) = beginning();
    let (games, enough) = games_and_doors();
    let all = Cell::new((0, 0, 0));
    for game in 0..games {
        story_with(
            "mystery-whole",
            |folder| saved.lay_guarded(folder, "1234"),
            async |app| {
                app.make_haste().await;
                app.script(LISTEN, vec![]).await;
                app.press("Continue").await;
                let mut player = Player::new(3 + game).hasty();
                let mut watchman = Watchman { culprit: culprit.clone(), enough, ..Watchman::default() };
                player.play_through(app, &mut watchman).await;
                app.sees("won").await;
                let Watchman { doors, open, answers, written, .. } = watchman;
                assert_eq!(written.len(), NAMES.len(), "everybody has written a note");
                assert!(doors >= ENOUGH && open > 3 && answers > 20, "{doors} doors, {open} open, {answers} answers");
                let before = all.get();
                all.set((before.0 + doors, before.1 + open, before.2 + answers));
            },
        );
        let (doors, open, answers) = all.get();
        println!("{doors} doors, {open} decisions on the open table, {answers} answers searched: nothing found");
    }
}

/// A way to give a secret away, and the way to take it back.
const LEAKS: [(&str, &str, &str); 14] = [
    (
        "words in the page",
        "document.body.append(Object.assign(document.createElement('p'), { id: 'leak', textContent: arguments[0] }));",
        "document.querySelector('#leak').remove();",
    ),
    (
        "words that are hidden",
        "document.body.append(Object.assign(document.createElement('p'), { id: 'leak', hidden: true, textContent: arguments[0] }));",
        "document.querySelector('#leak').remove();",
    ),
    (
        "a name for ears",
        "document.querySelector('.t-door').setAttribute('aria-label', arguments[0]);",
        "document.querySelector('.t-door').removeAttribute('aria-label');",
    ),
    (
        "a tooltip",
        "document.querySelector('.t-latch').title = arguments[0];",
        "document.querySelector('.t-latch').removeAttribute('title');",
    ),
    ("an attribute for scripts", "document.body.dataset.leak = arguments[0];", "delete document.body.dataset.leak;"),
    ("a comment", "document.body.append(document.createComment(arguments[0]));", "document.body.lastChild.remove();"),
    ("the title of the window", "document.title += arguments[0];", "document.title = 'Cloister';"),
    (
        "the address",
        "location.hash = arguments[0].replaceAll(' ', '_'); history.replaceState({ leak: arguments[0] }, '');",
        "history.replaceState(null, '', location.pathname);",
    ),
    (
        "what a field holds",
        "document.body.append(Object.assign(document.createElement('textarea'), { id: 'leak', value: arguments[0] }));",
        "document.querySelector('#leak').remove();",
    ),
    (
        "what the page keeps",
        "localStorage.setItem('cloister.leak', arguments[0]);",
        "localStorage.removeItem('cloister.leak');",
    ),
    (
        "what the page keeps for a while",
        "sessionStorage.setItem('leak', arguments[0]);",
        "sessionStorage.removeItem('leak');",
    ),
    (
        "a hand in an answer",
        "window.tampered = (told) => { const all = JSON.parse(told); if (all.view) all.view.seats[0].hand = { seen: [arguments[1]] }; return JSON.stringify(all); };",
        "delete window.tampered;",
    ),
    (
        "an event in an answer",
        "window.tampered = (told) => { const all = JSON.parse(told); (all.frames ?? []).push({ events: [{ event: 'card-shown', card: { seen: arguments[1] } }] }); return JSON.stringify(all); };",
        "delete window.tampered;",
    ),
    (
        "a note in an answer",
        "window.tampered = (told) => { const all = JSON.parse(told); if (all.view) all.notes = { page: 'x' }; return JSON.stringify(all); };",
        "delete window.tampered;",
    ),
];

#[test]
fn every_planted_leak_is_found() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, _| view["phase"]["part"] == "moving");
    story_with(
        "mystery-leaks",
        |folder| saved.lay(folder),
        async |app| {
            app.script(LISTEN, vec![]).await;
            app.press("Continue").await;
            app.until("the door", "return eyes.all('.t-latch').length > 0;", vec![]).await;
            let (name, suspect) = (&of_suspects("name")[4], &of_suspects("suspect")[4]);
            // A page that comes to sight again asks how things are.
            let ask_again = "window.overheard = []; document.dispatchEvent(new Event('visibilitychange'));";
            let asked = "return window.overheard.length > 0;";
            for (what, plant, take_back) in LEAKS {
                nothing_shows(app).await;
                app.script(plant, vec![json!(name), json!(suspect)]).await;
                app.script(ask_again, vec![]).await;
                app.until("an answer", asked, vec![]).await;
                let (caught, answers) = found(app, &secrets()).await;
                assert!(!caught.is_empty(), "{what} was not found among {answers} answers");
                app.script(take_back, vec![]).await;
                app.script(ask_again, vec![]).await;
                app.until("an answer", asked, vec![]).await;
            }
            nothing_shows(app).await;
            println!("{} planted leaks, all found", LEAKS.len());
        },
    );
}
