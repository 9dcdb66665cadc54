//! The recap: what happened since a seat last looked, its own last line included.

use serde_json::{Value, json};
use table::{Eyes, Line, Seat, Seed, Session, Turn};

use super::kit::{app, lay, lifted, look, offers, play, sit, table, this};
use super::whisper::Whisper;
use crate::answers::Screen;
use crate::app::App;
use crate::requests::{Log, Look, SeatBot, SeatPerson};

/// Plays on until this seat looks again, every other action by chance; its screen then.
fn until_it_looks(app: &mut App, mut screen: Screen, seat: u8, from: usize) -> Screen {
    for n in from.. {
        let asked = screen.handoff.as_ref().map(|handoff| handoff.seat);
        screen = lifted(app, screen);
        if asked == Some(seat) || screen.turn == Turn::Over {
            break;
        }
        let action = offers(&screen)[n * 7 % offers(&screen).len()].clone();
        screen = play(app, &screen, action, &format!("o{n}"));
    }
    screen
}

#[test]
fn what_followed_by_itself_in_ones_own_last_line_is_told() {
    let mut found = None;
    for seed in 0..40 {
        let mut app = app(seed);
        let mut screen = sit(&mut app, "ppp");
        for n in 0.. {
            screen = lifted(&mut app, screen);
            if screen.turn == Turn::Over {
                break;
            }
            let (seat, line) = (screen.seat.expect("somebody is there"), screen.line);
            let action = offers(&screen)[n * 11 % offers(&screen).len()].clone();
            screen = play(&mut app, &screen, action, &format!("r{n}"));
            // Somebody else's points, in the line in which the turn passed on.
            let own = &table(&app).lines_told(line as usize..line as usize + 1, Eyes::Table)[0].events;
            let others = |event: &&Value| event["event"] == "scored" && event["seat"] != seat;
            if screen.seat != Some(seat)
                && let Some(automatic) = own.iter().find(others).cloned()
            {
                let up = until_it_looks(&mut app, screen.clone(), seat, 1_000 * (n + 1));
                if up.seat == Some(seat) {
                    let first = &up.frames.first().expect("there is something to tell").line;
                    assert_eq!(first.line, line, "it begins with one's own last line");
                    assert!(first.events.contains(&automatic), "{automatic} is told: {:?}", first.events);
                    found = Some(automatic);
                }
                screen = up;
            }
        }
        if found.is_some() {
            break;
        }
    }
    println!("told in one's own last line: {}", found.expect("something follows by itself now and then"));
}

#[test]
fn the_recap_tells_what_the_seat_has_not_seen() {
    let mut app = app(7);
    let mut screen = sit(&mut app, "pp");
    let mut looked: [Option<u32>; 2] = [None; 2];
    for n in 0..400 {
        let begins = screen.handoff.is_some();
        let up = lifted(&mut app, screen);
        if up.turn == Turn::Over {
            break;
        }
        let seat = up.seat.expect("somebody is there");
        if let Some(seen) = looked[usize::from(seat)].take() {
            let unseen = table(&app).lines_told(seen as usize..up.line as usize, Eyes::Seat(Seat(seat)));
            assert!(told(&up).eq(&unseen), "nothing is left out, and nothing told that was seen");
        }
        // Looking again without having acted tells the same.
        app.recover();
        let down = look(&mut app, &up);
        let again = lifted(&mut app, down);
        assert!(!begins || told(&again).eq(told(&up)));
        let up = again;
        let action = offers(&up)[n % offers(&up).len()].clone();
        screen = play(&mut app, &up, action, &format!("r{n}"));
        if screen.seat != Some(seat) {
            looked[usize::from(seat)] = Some(up.line);
        }
    }
}

/// The lines of the log that a screen tells.
fn told(screen: &Screen) -> impl Iterator<Item = &Line> {
    screen.frames.iter().map(|frame| &frame.line)
}

/// The first line of the log that was not seen, as a lifted screen tells it.
fn told_from(screen: &Screen) -> Option<u32> {
    screen.frames.first().map(|frame| frame.line.line)
}

#[test]
fn a_game_that_was_opened_again_tells_the_same() {
    let mut app = app(9);
    let mut screen = sit(&mut app, "ppp");
    let mut compared = 0;
    for n in 0..200 {
        let begins = screen.handoff.is_some();
        let up = lifted(&mut app, screen);
        if up.turn == Turn::Over {
            break;
        }
        app.close_game(this(&up)).expect("it was open");
        let again = app.open_game(this(&up)).expect("it opens");
        let anew = lifted(&mut app, again);
        if begins {
            assert_eq!(told_from(&anew), told_from(&up), "as if it had never been closed");
            compared += 1;
        } else {
            assert_eq!(told_from(&anew), None, "whoever is still to act has seen it all");
        }
        // Every other game goes on with what is remembered.
        screen = if n % 2 == 0 { anew } else { look(&mut app, &anew) };
        let action = offers(&screen)[n * 5 % offers(&screen).len()].clone();
        screen = play(&mut app, &screen, action, &format!("r{n}"));
    }
    assert!(compared > 20, "{compared}");
}

/// A bot sits in this seat and acts as often as it is asked to; then the person is back.
fn a_bot_plays(app: &mut App, screen: &Screen, seat: u8, times: usize) -> Screen {
    let asked = SeatBot {
        game: screen.game,
        number: screen.number,
        request: "away".into(),
        seat,
        level: "novice".into(),
        pin: None,
    };
    let mut screen = app.seat_bot(asked).expect("a bot may sit there");
    let mut acted = 0;
    for n in 0.. {
        if let Some((game, _, changes, ..)) = app.bot_to_act() {
            app.bot_acts(game, changes, &[], &[]).expect("it is legal");
            acted += 1;
            screen = look(app, &screen);
        } else if acted >= times {
            break;
        } else {
            screen = lifted(app, screen);
            let action = offers(&screen)[n * 3 % offers(&screen).len()].clone();
            screen = play(app, &screen, action, &format!("a{n}"));
        }
    }
    let back = SeatPerson { game: screen.game, number: screen.number, request: "back".into(), seat };
    app.seat_person(back).expect("the person may come back")
}

/// What a bot did in a seat while its person was away is told when they are back: from this line on.
#[track_caller]
fn tells_what_the_bot_did(app: &mut App, back: Screen, seat: u8, from: u32) {
    let mut screen = back;
    for n in 0.. {
        let asked = screen.handoff.as_ref().map(|handoff| handoff.seat);
        screen = lifted(app, screen);
        if asked == Some(seat) {
            break;
        }
        let action = offers(&screen)[n * 3 % offers(&screen).len()].clone();
        screen = play(app, &screen, action, &format!("w{n}"));
    }
    let by_bot = |frame: &&table::Frame| frame.line.bot;
    assert_eq!(told_from(&screen), Some(from));
    assert!(screen.frames.iter().filter(by_bot).all(|frame| frame.line.by == Some(Seat(seat))));
    let told = screen.frames.iter().filter(by_bot).count();
    let all = (0..table(app).lines()).filter(|line| app.opened.as_ref().expect("open").by_bot(*line)).count();
    assert!(told > 0 && told == all, "{told} of {all}");
}

#[test]
fn what_a_bot_did_for_somebody_who_has_never_looked_is_told() {
    let mut app = app(3);
    let screen = sit(&mut app, "pp");
    let back = a_bot_plays(&mut app, &screen, 1, 3);
    tells_what_the_bot_did(&mut app, back, 1, 0);
}

#[test]
fn what_a_bot_did_is_told_after_the_game_was_opened_again() {
    for closes in [false, true] {
        let mut app = app(3);
        let mut screen = sit(&mut app, "pp");
        let mut last = 0;
        for n in 0..20 {
            screen = lifted(&mut app, screen);
            if screen.seat == Some(1) {
                last = screen.line;
            }
            let action = offers(&screen)[n * 3 % offers(&screen).len()].clone();
            screen = play(&mut app, &screen, action, &format!("r{n}"));
        }
        let mut back = a_bot_plays(&mut app, &screen, 1, 3);
        if closes {
            app.close_game(this(&back)).expect("it was open");
            back = app.open_game(this(&back)).expect("it opens");
        }
        tells_what_the_bot_did(&mut app, back, 1, last);
    }
}

#[test]
fn what_was_decided_openly_was_not_looked_at() {
    let session = Session::<Whisper>::new(vec![3, 5], Seed::from(1)).expect("a good setup");
    let (mut app, mut screen) = lay(Box::new(session));
    screen = lifted(&mut app, screen);
    for (n, action) in ["ask", "answer", "thank"].into_iter().enumerate() {
        screen = play(&mut app, &screen, json!(action), &format!("r{n}"));
    }
    // Seat 0 looked before it asked; seat 1 answered without looking, and now sees what it showed.
    let up = lifted(&mut app, screen);
    assert_eq!(up.seat, Some(1));
    for (n, action) in ["ask", "keep-silent", "thank"].into_iter().enumerate() {
        let now = look(&mut app, &up);
        play(&mut app, &now, json!(action), &format!("s{n}"));
    }
    let now = look(&mut app, &up);
    let up = lifted(&mut app, now);
    assert_eq!(up.seat, Some(0));
    let told = &up.frames[1].line;
    assert_eq!(up.frames[0].line.events, [json!({ "asked": { "by": 0 } })], "from what it last looked at");
    assert_eq!(told.events, [json!({ "answered": { "by": 1, "to": 0, "card": { "seen": 5 } } })]);
    let open = [json!({ "answered": { "by": 1, "to": 0, "card": "hidden" } })];
    assert_eq!(told.open.as_deref(), Some(&open[..]), "what everybody was told goes with it");
}

#[test]
fn why_a_bot_did_it_is_told_as_far_as_everybody_may_know() {
    let mut app = app(3);
    let screen = sit(&mut app, "pb");
    let mut screen = lifted(&mut app, screen);
    for n in 0.. {
        if let Some((game, _, changes, ..)) = app.bot_to_act() {
            let line = screen.line;
            let reason = bots::Reason { key: "points-now", many: 3, subject: None };
            app.bot_acts(game, changes, &[], &[reason]).expect("it is legal");
            let told = app.log(Log { game, from: line, most: None }).expect("a log").lines;
            let because = |line: &Line| line.because.clone();
            assert_eq!(because(&told[0]), Some(vec![json!({ "key": "points-now", "many": 3 })]));
            assert!(told[1..].iter().all(|line| because(line).is_none()), "it is said once");
            let seen = app.screen(Look { game, since: Some(line) }).expect("open").frames;
            assert_eq!(seen.first().and_then(|frame| frame.line.because.clone()), because(&told[0]));
            return;
        }
        screen = lifted(&mut app, screen);
        let action = offers(&screen)[n * 3 % offers(&screen).len()].clone();
        screen = play(&mut app, &screen, action, &format!("a{n}"));
    }
}
