//! Behind the curtain there is nothing, whatever is asked in whatever order.

use serde_json::{Value, json};
use table::{Eyes, Purpose, Rng, Seat, Seed, Turn};

use super::kit::{app, lifted, look, sit, soak, table, this};
use crate::answers::Screen;
use crate::app::App;
use crate::curtain::awaited;
use crate::error::Kind;
use crate::requests::{ChangeGame, Consider, Hint, History, Lift, Log, Nothing, Play, SeatBot, SeatPerson, SetPin};

/// Behind the curtain nothing can be taken back but the end of the turn that let it fall.
fn only_the_end_goes_back(screen: &Screen) -> bool {
    screen.undo.as_ref().is_none_or(|undo| undo.passed.is_some() && !undo.redo)
}

/// A screen without a seat holds nothing but what lies open.
#[track_caller]
fn holds_nothing(app: &App, screen: &Screen) {
    let table = table(app);
    assert_eq!(screen.view, table.view(Eyes::Table));
    assert!(screen.actions.is_none() && only_the_end_goes_back(screen));
    let from = table.lines() - screen.frames.len();
    assert_eq!(screen.frames, table.frames(from..table.lines(), Eyes::Table), "all is told to everybody");
}

#[test]
fn a_new_game_begins_behind_the_curtain() {
    let mut app = app(1);
    let screen = sit(&mut app, "pPp");
    let curtain = screen.handoff.clone().expect("a hand-off is due");
    assert!(screen.seat.is_none());
    assert_eq!(curtain.name, screen.players[usize::from(curtain.seat)].name);
    holds_nothing(&app, &screen);
    let up = lifted(&mut app, screen);
    assert_eq!(up.seat, Some(curtain.seat));
    assert!(up.actions.is_some());
}

#[test]
fn everything_that_should_lower_it_lowers_it() {
    let mut app = app(2);
    let screen = sit(&mut app, "pp");
    type Lower = fn(&mut App, &Screen);
    let lower: [(&str, Lower); 4] = [
        ("lower", |app, _| app.lower(Nothing {}).expect("never fails")),
        ("reload", |app, _| drop(app.about(Nothing {}).expect("never fails"))),
        ("open again", |app, screen| drop(app.open_game(this(screen)).expect("it opens"))),
        ("crash", |app, _| app.recover()),
    ];
    for (how, lower) in lower {
        let before = look(&mut app, &screen);
        let up = lifted(&mut app, before);
        assert!(up.seat.is_some(), "{how}");
        lower(&mut app, &screen);
        let down = look(&mut app, &screen);
        assert!(down.seat.is_none() && down.handoff.is_some(), "{how}");
        holds_nothing(&app, &down);
    }
}

#[test]
fn an_old_prompt_lifts_nothing() {
    let mut app = app(3);
    let screen = sit(&mut app, "pp");
    let old = screen.handoff.clone().expect("a hand-off is due");
    app.lower(Nothing {}).expect("never fails");
    let lift = Lift { game: screen.game, seat: old.seat, fall: old.fall, pin: None };
    assert_eq!(app.lift(lift.clone()).expect_err("it fell again").kind, Kind::StaleCurtain);
    let other = Lift { seat: 1 - old.seat, ..lift };
    assert_eq!(app.lift(other).expect_err("another is asked").kind, Kind::NotYours);
}

#[test]
fn a_wrong_pin_costs_time() {
    let mut app = app(4);
    let screen = sit(&mut app, "PP");
    let curtain = screen.handoff.clone().expect("a hand-off is due");
    assert!(curtain.needs_pin);
    let mut lift = |pin: Option<&str>| {
        let pin = pin.map(str::to_owned);
        app.lift(Lift { game: screen.game, seat: curtain.seat, fall: curtain.fall, pin })
    };
    assert_eq!(lift(None).expect_err("no PIN").kind, Kind::WrongPin);
    assert_eq!(lift(Some("0000")).expect_err("another PIN").kind, Kind::WrongPin);
    assert_eq!(lift(Some("12345")).expect_err("no PIN at all").kind, Kind::WrongPin);
    assert_eq!(lift(Some("1234")).expect_err("too late").kind, Kind::TooManyTries);
    app.close_game(this(&screen)).expect("it was open");
    let again = app.open_game(this(&screen)).expect("it opens");
    assert!(again.handoff.expect("a hand-off is due").wait_ms > 4_000, "closing does not help");
}

#[test]
fn one_person_needs_no_curtain() {
    let mut app = app(5);
    let screen = sit(&mut app, "npn");
    assert_eq!((screen.seat, screen.handoff), (Some(1), None));
    let mut app = super::kit::app(5);
    let screen = sit(&mut app, "nn");
    assert_eq!((screen.seat, screen.handoff.clone()), (None, None));
    holds_nothing(&app, &screen);
}

#[test]
fn handing_ones_own_seat_to_a_bot_shows_nobody_elses() {
    let mut app = app(6);
    let screen = sit(&mut app, "pP");
    for seat in 0..2 {
        let now = look(&mut app, &screen);
        let bot = SeatBot {
            game: screen.game,
            number: now.number,
            request: format!("bot-{seat}"),
            seat,
            level: "novice".into(),
            pin: Some("1234".into()),
        };
        let shown = app.seat_bot(bot).expect("a bot sits down");
        assert_eq!(shown.seat, None);
        holds_nothing(&app, &shown);
    }
    let now = look(&mut app, &screen);
    let back = SeatPerson { game: screen.game, number: now.number, request: "back".into(), seat: 0 };
    let shown = app.seat_person(back).expect("the person is back");
    assert_eq!((shown.seat, shown.players[0].absent, shown.players[1].absent), (None, false, true));
}

/// One random thing that a page might ask, sensible or not.
fn ask(app: &mut App, rng: &mut Rng, screen: &Screen, n: u64) -> Option<Screen> {
    let game = screen.game;
    let number = if rng.below(4) == 0 { rng.below(60) } else { screen.number };
    let request = format!("q{}", if rng.below(5) == 0 { u64::from(rng.below(30)) } else { 1000 + n });
    let fall = screen.handoff.as_ref().map_or(0, |handoff| handoff.fall + rng.below(2));
    let seat = rng.below(4) as u8;
    let pin = (rng.below(3) > 0).then(|| "1234".to_owned());
    let action = match (&screen.actions, rng.below(5)) {
        (Some(actions), 1..) => {
            let actions = actions.as_array().expect("a list");
            rng.pick(actions).cloned().unwrap_or(Value::Null)
        }
        _ => json!(["end-placement", "total", "end-scoring", "exchange"][rng.below(4) as usize]),
    };
    let change = ChangeGame { game, number, request: request.clone(), since: Some(0) };
    let mut actions = vec![action];
    actions.extend((rng.below(6) == 0).then(|| json!("end-placement")));
    let consider = Consider { game, number, actions: actions.clone() };
    match rng.below(16) {
        0..4 => app.play(Play { game, number, request, actions, since: Some(0) }).ok(),
        4 => app.undo(change).ok(),
        5 => app.redo(change).ok(),
        6..9 => app.lift(Lift { game, seat, fall, pin }).ok(),
        9 => {
            app.lower(Nothing {}).expect("never fails");
            None
        }
        10 => {
            let _ = app.why(consider);
            None
        }
        11 => {
            let _ = app.history(History { game, line: rng.below(40), eyes: Some(Eyes::Heaven) });
            let past = app.history(History { game, line: screen.line, eyes: None }).ok()?;
            assert!(screen.seat.is_some() || past.frame.view == screen.view, "the past shows as much");
            None
        }
        12 => app.set_pin(SetPin { game, number, request, pin }).ok(),
        13 => {
            let told = app.log(Log { game, from: 0, most: None }).expect("open").lines;
            let open = table(app).lines_told(0..usize::MAX, Eyes::Table);
            assert!(screen.seat.is_some() || told == open, "the log tells as much");
            None
        }
        14 => {
            if screen.seat.is_none() {
                assert!(app.ask_advice(&Hint { game, number, level: None }).is_err());
            }
            None
        }
        _ => Some(look(app, screen)),
    }
}

#[test]
fn in_every_order_of_commands_only_the_lifted_seat_is_shown() {
    for trial in 0..soak(40) {
        let mut app = app(100 + trial);
        let mut rng = Seed::from(trial).stream(Purpose::Test, 3);
        let mut screen = sit(&mut app, ["pp", "pPp", "PPPP", "ppn"][trial as usize % 4]);
        for n in 0..400 {
            if let Some(answer) = ask(&mut app, &mut rng, &screen, n) {
                screen = answer;
            }
            screen = look(&mut app, &screen);
            let open = app.opened.as_ref().expect("open");
            if screen.turn == Turn::Over {
                break;
            }
            match screen.seat {
                None => holds_nothing(&app, &screen),
                Some(seat) => {
                    assert_eq!(awaited(&*open.table, open.players()), Some(Seat(seat)));
                    assert_eq!(screen.view, open.table.view(Eyes::Seat(Seat(seat))));
                    assert!(screen.handoff.is_none());
                }
            }
        }
    }
}
