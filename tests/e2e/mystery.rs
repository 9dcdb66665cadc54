//! Mystery of the Abbey in the window: whole games, doors that keep every secret, questions and silence, an intruder, Mass,
//! accusations, keys and French.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    app::{App, story, story_with},
    hand::key,
    player::Player,
    secrets::nothing_shows,
    tables::{Moment, kind, moment_of_mystery},
};

impl App {
    /// Whoever is to act comes to the table: through the door, if there is one.
    pub(crate) async fn come_to_the_abbey(&self) {
        self.until("the door or the table", "return eyes.all('.t-latch, .a-abbey').length > 0;", vec![]).await;
        if self.script("return document.querySelector('.t-latch') !== null;", vec![]).await == json!(true) {
            self.open_door().await;
        }
        self.script("document.querySelector('[data-action=guide-off]')?.click();", vec![]).await;
        self.until("the plan", "return document.querySelector('.a-abbey') !== null;", vec![]).await;
        // The board takes the room.
        sleep(Duration::from_millis(400)).await;
    }

    async fn lately_tells(&self, words: &str) {
        let script = "return document.querySelector('.t-lately')?.textContent.includes(arguments[0]);";
        self.until(words, script, vec![json!(words)]).await;
    }
}

/// A moment at which this kind of thing may be done.
fn moment_to(setup: &Value, wanted: &str) -> Moment {
    moment_of_mystery(setup, |_, actions| actions.iter().any(|action| kind(action) == wanted))
}

const NAMES: [&str; 6] = ["Ann", "Bob", "Cyd", "Dot", "Eve", "Fay"];

fn seat_of(view: &Value) -> usize {
    view["phase"]["seat"].as_u64().expect("somebody acts") as usize
}

#[test]
fn somebody_plays_a_whole_game_against_bots() {
    story("mystery-bots", async |app| {
        app.make_haste().await;
        app.press("Mystery of the Abbey").await;
        for seat in [1, 2] {
            app.press_one(&format!("input[name='who-{seat}'][value='novice']")).await;
        }
        app.press("Begin").await;
        let mut player = Player::new(11);
        player.play_on(app, async |_| panic!("one person needs no door")).await;
        app.sees("won").await;
        app.press("Replay").await;
        app.press("One step forward").await;
        app.press("Back").await;
        app.press("Leave the table").await;
        app.press("Statistics").await;
        app.sees("Masses until the end").await;
    });
}

#[test]
fn a_pin_keeps_others_from_the_notebook() {
    story("mystery-pin", async |app| {
        app.press("Mystery of the Abbey").await;
        for seat in [1, 2] {
            app.press_one(&format!("input[name='who-{seat}'][value='person']")).await;
        }
        for seat in [0, 1, 2] {
            app.press_one(&format!("#pin-{seat}")).await;
            app.type_("1234").await;
        }
        app.press("Begin").await;
        let enter = async |pin: &str| {
            app.press("PIN of").await;
            // The last digit opens.
            app.type_(pin).await;
        };
        app.sees("PIN of").await;
        enter("0000").await;
        app.sees("That is not the PIN").await;
        nothing_shows(app).await;
        enter("1234").await;
        app.until("the notebook", "return document.querySelectorAll('.a-mark').length === 24;", vec![]).await;
    });
}

#[test]
fn a_question_grows_part_by_part_and_meets_a_vow_of_silence() {
    // Somebody has met somebody, and has said nothing yet.
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        let phase = &view["phase"];
        phase["part"] == "asking"
            && phase["occasion"] == "encounter"
            && phase["of"].is_u64()
            && phase["question"]["kind"].is_null()
            && view["seats"][seat_of(view)]["books"] == 0
            && actions.iter().any(|action| kind(action) == "say")
    });
    story_with(
        "mystery-silence",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.come_to_the_abbey().await;
            app.press("Put a question together").await;
            app.press_one("[data-answer='{\"say\":{\"kind\":\"count\"}}']").await;
            app.press_one("[data-answer='{\"say\":{\"scope\":\"hand\"}}']").await;
            app.sees("How many … do you hold?").await;
            app.press_one("[data-answer='{\"say\":{\"trait\":\"bearded\"}}']").await;
            app.sees("How many bearded monks do you hold?").await;
            // A part is taken back, and another one said.
            app.press_one("[data-action='part-back']").await;
            app.sees("How many … do you hold?").await;
            app.press_one("[data-answer='{\"say\":{\"trait\":\"templar\"}}']").await;
            app.sees("How many Templars do you hold?").await;
            app.press("Ask this").await;
            // On the open table, with nothing of anybody's upon it.
            app.sees("Keep silence").await;
            let page = app.text().await;
            assert!(!page.contains("Your true answer"), "the answer is nobody else's business: {page}");
            assert_eq!(app.script("return document.querySelectorAll('.a-hand-card').length;", vec![]).await, json!(0));
            app.press("Keep silence").await;
            app.sees("is next").await;
            nothing_shows(app).await;
            app.come_to_the_abbey().await;
            app.lately_tells("silence").await;
        },
    );
}

#[test]
fn whoever_is_asked_may_look_at_the_true_answer_behind_the_door() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        view["phase"]["part"] == "answering" && actions.iter().any(|action| kind(action) == "answer")
    });
    story_with(
        "mystery-answer",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.sees("Answer truly").await;
            assert_eq!(app.script("return document.querySelector('.a-truth');", vec![]).await, json!(null));
            app.press_one("[data-action='look']").await;
            app.open_door().await;
            app.sees("Your true answer").await;
            app.press("Answer truly").await;
            app.until("the question back", "return document.querySelector('.a-ask-slip') !== null;", vec![]).await;
            app.press("Ask nothing").await;
        },
    );
}

#[test]
fn an_intruder_is_caught() {
    // Somebody can go home, and somebody else is there.
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        if view["phase"]["part"] != "moving" {
            return false;
        }
        let seats = view["seats"].as_array().expect("seats");
        let home = &seats[seat_of(view)]["cell"];
        let visited = seats.iter().zip(0..).any(|(seat, n)| n != seat_of(view) && seat["room"] == *home);
        visited && actions.iter().any(|action| kind(action) == "go" && action["go"] == *home)
    });
    let home = {
        let cells = ["cell-1", "cell-3", "cell-2"];
        let seat = first_to_move(&saved);
        cells[seat]
    };
    story_with(
        "mystery-intruder",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.come_to_the_abbey().await;
            app.press_one(&format!("[data-hook='room {home}']")).await;
            app.press_one(".t-primary[data-does='go']").await;
            app.lately_tells("Caught!").await;
        },
    );
}

/// The seat that acts at this moment.
fn first_to_move(saved: &Moment) -> usize {
    let mut table = games::sit_down(saved.game, &saved.setup, saved.seed).expect("a good setup");
    for action in &saved.played {
        table.play(action).expect("what was played once can be played again");
    }
    table.turn().seat().expect("somebody acts").index()
}

#[test]
fn cards_are_passed_at_mass_in_one_round_of_the_table() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, _| {
        view["phase"]["part"] == "passing" && view["phase"]["at_mass"] == true && view["phase"]["more"] == 2
    });
    story_with(
        "mystery-mass",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            for _ in 0..3 {
                app.sees("is next").await;
                nothing_shows(app).await;
                app.come_to_the_abbey().await;
                let due = app.until("cards to pass", "return eyes.all('.a-hand-card.t-offer').length;", vec![]).await;
                assert!(due.as_u64().is_some_and(|many| many > 0), "cards can be chosen");
                app.press_one(".a-hand-card.t-offer").await;
                app.press_one(".a-hand-card.t-offer:not([data-chosen])").await;
                app.press_one(".t-primary[data-does='pass']").await;
            }
            // Whoever comes next reads what everybody gave and got, and which event was turned up.
            app.come_to_the_abbey().await;
            app.press_one("[data-action='log']").await;
            app.sees("passes").await;
        },
    );
}

/// A moment at which anybody can be accused, with who did it.
fn accusation() -> (Moment, Vec<String>, String) {
    let saved = moment_to(&json!({ "seats": 3, "short": true }), "accuse");
    let mut table = games::sit_down(saved.game, &saved.setup, saved.seed).expect("a good setup");
    for action in &saved.played {
        table.play(action).expect("what was played once can be played again");
    }
    let view = table.view(table::Eyes::Heaven);
    let culprit = view["culprit"]["seen"].as_str().expect("heaven knows").to_owned();
    let actions = table.actions();
    let accused = actions.as_array().expect("a list").iter().filter_map(|action| action["accuse"].as_str());
    (saved.clone(), accused.filter(|one| *one != culprit).map(str::to_owned).collect(), culprit)
}

#[test]
fn a_wrong_and_a_right_accusation() {
    let (saved, innocent, culprit) = accusation();
    let wrong = innocent.first().expect("somebody is innocent").clone();
    let accuse = async |app: &App, who: &str| {
        app.press("Continue").await;
        app.come_to_the_abbey().await;
        app.press("Accuse somebody").await;
        app.press_one(&format!("[data-answer='{{\"accuse\":\"{who}\"}}']")).await;
        app.press_one(".a-meant .a-put").await;
    };
    story_with(
        "mystery-wrong",
        |folder| saved.lay(folder),
        async |app| {
            accuse(app, &wrong).await;
            app.until("a door or the table", "return eyes.all('.t-latch, .a-abbey').length > 0;", vec![]).await;
            app.come_to_the_abbey().await;
            app.press_one("[data-hook='heard']").await;
            app.sees("innocent").await;
        },
    );
    story_with(
        "mystery-right",
        |folder| saved.lay(folder),
        async |app| {
            accuse(app, &culprit).await;
            app.sees("won").await;
        },
    );
}

#[test]
fn a_room_says_what_happens_there_and_why_it_is_closed() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        view["phase"]["part"] == "moving" && !actions.iter().any(|action| action["go"] == "library")
    });
    story_with(
        "mystery-closed",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.come_to_the_abbey().await;
            app.press_one("[data-hook='room library']").await;
            app.sees("Draw a Library card").await;
            app.press("Why not?").await;
            app.until("a reason", "return document.querySelector('.t-remark [data-rule]') !== null;", vec![]).await;
        },
    );
}

#[test]
fn suspects_are_crossed_out_and_that_is_taken_back() {
    story_with(
        "mystery-sheet",
        |folder| moment_to(&json!({ "seats": 3 }), "cross").lay(folder),
        async |app| {
            app.press("Continue").await;
            app.come_to_the_abbey().await;
            let open = "return eyes.all('.a-mark').filter((one) => eyes.name(one).includes('still possible')).length;";
            let before = app.script(open, vec![]).await.as_u64().expect("a number");
            app.press_one(".a-markable").await;
            let fewer = "return eyes.all('.a-mark').filter((one) => eyes.name(one).includes('still possible')).length < arguments[0];";
            app.until("one fewer", fewer, vec![json!(before)]).await;
            app.key('z').await;
            let again = "return eyes.all('.a-mark').filter((one) => eyes.name(one).includes('still possible')).length === arguments[0];";
            app.until("all of them again", again, vec![json!(before)]).await;
            // Without the pencil a face is only looked at, and only hooded ones are shown if one likes.
            app.press_one(".a-pencil").await;
            app.press_one(".a-markable").await;
            app.sees("Cross him out").await;
            app.press_one(".a-filter:has([data-filter='hooded'])").await;
            app.until("twelve hoods", "return eyes.all('.a-mark').length === 12;", vec![]).await;
        },
    );
}

#[test]
fn the_sheet_follows_the_window() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, _| view["phase"]["part"] == "moving");
    story_with(
        "mystery-sizes",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Continue").await;
            app.come_to_the_abbey().await;
            // Every face has its place, with its name below it; and the last lines are seen whole or not at all.
            let well = "const box = (one) => one.getBoundingClientRect();
                const marks = eyes.all('.a-mark');
                const faces = marks.every((mark) => {
                    const [all, face, name] = [mark, mark.querySelector('.a-likeness'), mark.querySelector('span')].map(box);
                    return face.height > face.width && name.top >= face.bottom - 2 && all.bottom >= name.bottom - 2
                        && all.height < face.height + 3 * name.height;
                });
                const lately = document.querySelector('.t-lately');
                const column = box(document.querySelector('.a-notes-margin')).bottom;
                return faces && marks.length === 24 && (box(lately).height === 0 || box(lately).bottom <= column);";
            for (width, height) in [(1280, 800), (1920, 1080), (1440, 900), (1600, 900), (1280, 720), (1366, 768)] {
                app.resize(width, height).await;
                app.until(&format!("faces in their places at {width} by {height}"), well, vec![]).await;
            }
        },
    );
}

#[test]
fn a_turn_in_the_abbey_is_played_by_keys() {
    // With one step everything about the first room is near.
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        view["phase"]["part"] == "moving" && actions.iter().any(|action| action["go"] == "crypt")
    });
    story_with(
        "mystery-keys",
        |folder| saved.lay(folder),
        async |app| {
            app.sees("Continue").await;
            app.walk_to("Continue").await;
            app.sees("is next").await;
            app.hold_the_latch_by_key().await;
            app.until("the recap", "return document.querySelector('.t-recap, .t-shelf') !== null;", vec![]).await;
            while app.script("return document.querySelector('.t-recap') !== null;", vec![]).await == json!(true) {
                app.key(key::ENTER).await;
            }
            app.walk_to("within reach").await;
            app.until("the way", "return document.querySelector('.a-way') !== null;", vec![]).await;
            app.key(key::ENTER).await;
            app.until("the pawn to go", "return document.querySelector('.a-abbey.a-going') === null;", vec![]).await;
        },
    );
}

#[test]
fn the_abbey_speaks_french() {
    let saved = moment_of_mystery(&json!({ "seats": 3 }), |view, actions| {
        view["phase"]["part"] == "moving" && actions.iter().any(|action| action["go"] == "parlor")
    });
    story_with(
        "mystery-french",
        |folder| saved.lay(folder),
        async |app| {
            app.press("Français").await;
            app.press("Reprendre").await;
            app.come_to_the_abbey().await;
            app.sees("Choisissez une salle").await;
            app.press_one("[data-hook='room parlor']").await;
            app.press_one(".t-primary[data-does='go']").await;
            let english = app.text().await;
            assert!(!english.contains("suspects left"), "no English is left: {english}");
        },
    );
}

#[test]
fn six_sit_about_one_tablet_either_way() {
    let saved =
        moment_of_mystery(&json!({ "seats": 6 }), |view, _| view["masses"] == 1 && view["phase"]["part"] == "moving");
    for (name, width, height) in [("mystery-six-flat", 1024, 768), ("mystery-six-upright", 768, 1024)] {
        story_with(
            name,
            |folder| saved.lay(folder),
            async |app| {
                app.resize(width, height).await;
                app.press("Continue").await;
                app.come_to_the_abbey().await;
                let fits = "return document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight;";
                app.until("the table to fit", fits, vec![]).await;
                app.press_one(".a-room.t-offer").await;
                app.press_one(".t-primary[data-does='go']").await;
                for name in NAMES {
                    app.sees(name).await;
                }
            },
        );
    }
}
