//! The recap: what happened since a seat last looked, its own last line included.

use serde_json::{Value, json};
use table::{Eyes, Seat, Seed, Session, Turn};

use super::kit::{app, lay, lifted, look, offers, play, sit, table, this};
use super::whisper::Whisper;
use crate::answers::Screen;
use crate::app::App;

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
                    let recap = app.recap(this(&up)).expect("somebody is there");
                    assert_eq!((recap.from, &recap.lines[0]), (line, first));
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
        let own = app.recap(this(&up)).expect("somebody is there");
        assert_eq!(own.lines, table(&app).lines_told(own.from as usize..own.line as usize, Eyes::Seat(Seat(seat))));
        if let Some(seen) = looked[usize::from(seat)].take() {
            assert_eq!(own.from, seen, "nothing is left out, and nothing told that was seen");
        }
        // Looking again without having acted tells the same.
        app.recover();
        let down = look(&mut app, &up);
        let up = lifted(&mut app, down);
        if begins {
            assert_eq!(app.recap(this(&up)).expect("somebody is there"), own);
            assert_eq!(up.frames.len(), own.lines.len());
        }
        let action = offers(&up)[n % offers(&up).len()].clone();
        screen = play(&mut app, &up, action, &format!("r{n}"));
        if screen.seat != Some(seat) {
            looked[usize::from(seat)] = Some(up.line);
        }
    }
}

#[test]
fn a_game_that_was_opened_again_tells_from_the_line_after_ones_last() {
    let mut app = app(9);
    let mut screen = sit(&mut app, "pp");
    for n in 0..30 {
        screen = lifted(&mut app, screen);
        let action = offers(&screen)[n % offers(&screen).len()].clone();
        screen = play(&mut app, &screen, action, &format!("r{n}"));
    }
    app.close_game(this(&screen)).expect("it was open");
    let again = app.open_game(this(&screen)).expect("it opens");
    let up = lifted(&mut app, again);
    let seat = Seat(up.seat.expect("somebody is there"));
    let table = table(&app);
    let last = (0..table.lines()).rev().find(|line| table.by(*line) == Some(seat)).expect("it has acted");
    let frames: Vec<usize> = up.frames.iter().map(|frame| frame.line.line as usize).collect();
    assert_eq!(frames, (last + 1..table.lines()).collect::<Vec<_>>());
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
