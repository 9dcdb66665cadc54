//! Decisions that can be taken on the open table, with a look behind the curtain if wanted.

use serde_json::json;
use store::Player;
use table::{Eyes, Game, Privacy, Seat, Seed, Session};

use super::kit::{change, lay, lifted, look, offers, play, table, to_play};
use super::whisper::Whisper;
use crate::answers::Screen;
use crate::app::App;
use crate::error::Kind;
use crate::pin;
use crate::requests::{Consider, ForgetPin, Hint, History, Lift, Log, SetPin, ThisGame};

/// Somebody has asked, and the neighbour may answer.
fn asked(cards: &[u8]) -> (App, Screen) {
    let session = Session::<Whisper>::new(cards.to_vec(), Seed::from(1)).expect("a good setup");
    let (mut app, screen) = lay(Box::new(session));
    assert_eq!(screen.handoff.as_ref().expect("a hand-off is due").privacy, Privacy::MustLook);
    assert_eq!((screen.actions.clone(), screen.undo.clone()), (None, None), "nobody has looked");
    let up = lifted(&mut app, screen);
    assert_eq!((up.seat, up.handoff.clone()), (Some(0), None));
    let screen = play(&mut app, &up, json!("ask"), "ask");
    (app, screen)
}

/// The same, and the one who may answer has a PIN.
fn asked_with_pin() -> (App, Screen) {
    let (mut app, screen) = asked(&[3, 5, 7]);
    let hashed = pin::hash("1234", [1; 8]);
    let open = app.opened.as_mut().expect("open");
    open.saved.players[1] = Player { pin: Some(hashed), ..open.saved.players[1].clone() };
    let screen = look(&mut app, &screen);
    (app, screen)
}

#[test]
fn what_may_be_decided_openly_is_offered_on_the_open_table() {
    let (mut app, screen) = asked(&[3, 5, 7]);
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    assert_eq!((handoff.privacy, handoff.seat, handoff.colour), (Privacy::MayLook, 1, Some("blue")));
    assert_eq!((screen.seat, offers(&screen)), (None, &[json!("answer"), json!("keep-silent")][..]));
    assert_eq!(screen.view, table(&app).view(Eyes::Table));
    assert!(screen.undo.is_some());
    // Done without lifting: the device is theirs, and nobody's secret was shown.
    let answered = play(&mut app, &screen, json!("answer"), "a");
    assert_eq!((answered.seat, answered.number), (None, screen.number + 1));
    let told = &answered.frames.last().expect("it is told").line;
    assert_eq!(told.events, [json!({ "answered": { "by": 1, "to": 0, "card": "hidden" } })]);
    assert_eq!(told.open, None);
}

#[test]
fn nothing_on_the_open_table_depends_on_what_is_hidden() {
    let everything = |cards: &[u8]| {
        let (mut app, screen) = asked(cards);
        let (game, number) = (screen.game, screen.number);
        let consider = || Consider { game, number, actions: vec![json!("answer"), json!("keep-silent"), json!("ask")] };
        let mut all = vec![json!(screen), json!(look(&mut app, &screen))];
        all.push(json!(app.why(consider())));
        all.push(json!(app.log(Log { game, from: 0, most: None })));
        all.push(json!(app.history(History { game, line: screen.line, eyes: None })));
        all.push(json!(app.glance(ThisGame { game })));
        let answered = play(&mut app, &screen, json!("answer"), "a");
        all.push(json!(answered));
        all.push(json!(look(&mut app, &answered)));
        all
    };
    assert_eq!(everything(&[3, 5, 7]), everything(&[8, 9, 1]));
}

#[test]
fn what_only_a_seats_eyes_may_ask_stays_closed() {
    let (mut app, screen) = asked(&[3, 5, 7]);
    let (game, number) = (screen.game, screen.number);
    let hint = app.ask_advice(&Hint { game, number, level: None }).err().expect("a hint may tell a secret");
    assert_eq!(hint.kind, Kind::NoSeat);
    let set = SetPin { game, number, request: "s".into(), pin: Some("9999".into()) };
    assert_eq!(app.set_pin(set).expect_err("anybody could").kind, Kind::NoSeat);
    let past = app.history(History { game, line: screen.line, eyes: Some(Eyes::Seat(Seat(1))) });
    assert_eq!(past.expect_err("it is not over").kind, Kind::NotOver);
}

#[test]
fn whoever_wants_to_may_look_and_is_seen_to_have_looked() {
    let (mut app, screen) = asked(&[3, 5, 7]);
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let lift = || Lift { game: screen.game, seat: 1, fall: handoff.fall, pin: None };
    assert_eq!(app.lift(Lift { seat: 0, ..lift() }).expect_err("another is asked").kind, Kind::NotYours);
    let up = app.lift(lift()).expect("no PIN is asked for");
    assert_eq!((up.seat, up.handoff.clone()), (Some(1), None));
    assert_eq!(up.view, table(&app).view(Eyes::Seat(Seat(1))));
    assert_ne!(up.view, screen.view);
    assert_eq!(up.actions, screen.actions);
    assert!(app.shows_secrets());
    // Lowered again, it is the open table, and the old prompt is void.
    app.lower(Default::default()).expect("never fails");
    let down = look(&mut app, &screen);
    assert_eq!((down.seat, &down.view), (None, &screen.view));
    assert_eq!(app.lift(lift()).expect_err("it fell again").kind, Kind::StaleCurtain);
    let up = lifted(&mut app, down);
    let answered = play(&mut app, &up, json!("answer"), "a");
    assert_eq!(answered.seat, None, "the turn has passed on, and the curtain fell");
}

#[test]
fn nobody_answers_for_somebody_with_a_pin() {
    let (mut app, screen) = asked_with_pin();
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    assert_eq!((handoff.privacy, handoff.needs_pin), (Privacy::MustLook, true));
    assert_eq!((screen.seat, screen.actions.clone(), screen.forecasts.clone()), (None, None, None));
    for action in ["answer", "keep-silent"] {
        let refused = app.play(to_play(&screen, json!(action), action)).expect_err("another's answer");
        assert_eq!(refused.kind, Kind::NoSeat);
    }
    let lift = |pin: Option<&str>| Lift { game: screen.game, seat: 1, fall: handoff.fall, pin: pin.map(str::to_owned) };
    assert_eq!(app.lift(lift(None)).expect_err("there is a PIN").kind, Kind::WrongPin);
    let up = app.lift(lift(Some("1234"))).expect("the right PIN");
    assert_eq!(offers(&up), [json!("answer"), json!("keep-silent")]);
    let answered = play(&mut app, &up, json!("answer"), "a");
    assert_eq!((answered.seat, answered.number), (None, screen.number + 1));
}

#[test]
fn a_pin_is_forgotten_here_as_behind_any_curtain() {
    let (mut app, screen) = asked_with_pin();
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let forget = ForgetPin { game: screen.game, seat: 1, fall: handoff.fall };
    let told = app.forget_pin(forget).expect("it may be forgotten");
    assert!(told.handoff.expect("still down").forgotten_ms.is_some());
    assert_eq!((told.seat, told.actions), (None, None));
}

#[test]
fn a_game_with_secrets_shows_nobodys_eyes_unasked() {
    let (mut app, screen) = asked(&[3, 5]);
    let answered = play(&mut app, &screen, json!("keep-silent"), "s");
    assert_eq!(table(&app).privacy(), Privacy::Open, "saying thanks hides nothing");
    let handoff = answered.handoff.clone().expect("a hand-off is due");
    assert_eq!((answered.seat, handoff.privacy, handoff.seat), (None, Privacy::MayLook, 0));
    assert_eq!(answered.view, table(&app).view(Eyes::Table));
    let thanked = play(&mut app, &answered, json!("thank"), "t");
    assert_eq!(thanked.handoff.expect("the next is asked").privacy, Privacy::MustLook);
}

#[test]
fn openly_too_a_change_is_done_once_and_only_by_whoever_is_awaited() {
    let (mut app, screen) = asked(&[3, 5]);
    let answer = to_play(&screen, json!("answer"), "a");
    let first = app.play(answer.clone()).expect("it is legal");
    let again = app.play(answer).expect("a repeat is answered");
    assert_eq!((first.number, first.line), (again.number, again.line));
    let late = to_play(&screen, json!("keep-silent"), "late");
    assert_eq!(app.play(late).expect_err("something has happened").kind, Kind::Stale);
    let whose = first.undo.as_ref().and_then(|undo| undo.passed);
    assert_eq!(whose, Some(1), "an answer goes back as long as nobody has gone on from it");
    let next = lifted(&mut app, first);
    assert_eq!(app.undo(change(&next, "u")).expect_err("another has looked").kind, Kind::Barrier);
    assert_eq!(Whisper::ABOUT.name, table(&app).about().name);
}
