//! Handing the device on: an undo that reaches another seat, a forgotten PIN, and games without
//! secrets.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use games::{domus_domini::DomusDomini, monastery::Monastery};
use store::{SavedGames, Saving};
use table::{Eyes, Game, Privacy, Seat, Seed, Session, Turn};

use super::kit::{Foreseen, app, change, lay, lifted, look, offer, offers, play, sit, table, this};
use super::twin::Twin;
use crate::answers::Screen;
use crate::app::{App, World};
use crate::error::{Error, Kind};
use crate::pin::MINUTE;
use crate::requests::{ForgetPin, Lift, SetSettings};

#[test]
fn an_undo_that_reaches_another_seat_lands_behind_the_curtain() {
    let session = Session::<Monastery>::new(Monastery::setups()[0].clone(), Seed::from(4)).expect("a good setup");
    // A twin takes back whatever was done last, whoever did it.
    let (mut app, screen) = lay(Box::new(Twin::new(*session.game(), vec![Vec::new()])));
    let mut screen = lifted(&mut app, screen);
    let first = screen.seat.expect("somebody is there");
    for n in 0.. {
        screen = lifted(&mut app, screen);
        let action = offers(&screen).last().expect("there is one").clone();
        screen = play(&mut app, &screen, action, &format!("r{n}"));
        if screen.seat.is_none() && table(&app).can_undo().is_ok() {
            break;
        }
        assert!(n < 500, "no turn passes without a draw");
    }
    let handoff = screen.handoff.clone().expect("a hand-off is due");
    let (asked, fall) = (handoff.seat, handoff.fall);
    let up = lifted(&mut app, screen);
    assert_eq!(up.seat, Some(asked));
    let back = app.undo(change(&up, "undo")).expect("a twin takes it back");
    let curtain = back.handoff.clone().expect("behind the curtain");
    assert_ne!(curtain.seat, asked, "the other seat is asked; it was {first}'s game");
    assert!(curtain.fall > fall, "old prompts are void");
    assert_eq!((back.seat, back.actions.clone()), (None, None));
    assert_eq!(back.view, table(&app).view(Eyes::Table));
}

/// Somebody's turn ends without a draw; the screen after it, and whose turn it was.
fn end_of_a_turn(app: &mut App, screen: Screen) -> (Screen, u8) {
    let mut screen = screen;
    for n in 0..500 {
        screen = lifted(app, screen);
        let seat = screen.seat.expect("somebody is there");
        let end = offers(&screen).iter().find(|action| action.is_string()).or(offers(&screen).last());
        let action = end.expect("there is one").clone();
        screen = play(app, &screen, action, &format!("r{n}"));
        if screen.undo.as_ref().is_some_and(|undo| undo.passed.is_some()) {
            return (screen, seat);
        }
    }
    panic!("no turn passes without a draw")
}

#[test]
fn the_end_of_a_turn_goes_back_until_somebody_else_has_looked() {
    let mut app = app(11);
    let screen = sit(&mut app, "ppp");
    let (ended, seat) = end_of_a_turn(&mut app, screen);
    assert_eq!(ended.undo.as_ref().and_then(|undo| undo.passed), Some(seat));
    assert_eq!((ended.seat, ended.actions.clone()), (None, None), "the door is shut all the while");
    let back = app.undo(change(&ended, "u")).expect("nobody has looked");
    let door = back.handoff.clone().expect("the door stays shut");
    assert_eq!((door.seat, back.seat, back.line), (seat, None, ended.line - 1));
    let again = lifted(&mut app, back);
    assert_eq!(again.seat, Some(seat));
    assert!(again.undo.as_ref().expect("it is to act").redo, "the end can be done again");
    let ended = app.redo(change(&again, "r")).expect("it ends once more");
    assert_eq!(ended.undo.as_ref().and_then(|undo| undo.passed), Some(seat));
    let next = lifted(&mut app, ended);
    assert_eq!(next.undo.as_ref().map(|undo| (undo.can, undo.passed)), Some((false, None)));
    assert_eq!(kind(app.undo(change(&next, "late"))), Some(Kind::Barrier), "another has looked");
}

#[test]
fn the_end_of_a_turn_goes_back_until_a_bot_has_acted() {
    let mut app = app(12);
    let screen = sit(&mut app, "pb");
    let mut screen = screen;
    // The bot may be first.
    while screen.actions.is_none() {
        let (game, _, changes, ..) = app.bot_to_act().expect("the bot acts");
        app.bot_acts(game, changes, &[], &[]).expect("it may");
        screen = look(&mut app, &screen);
    }
    let (ended, seat) = end_of_a_turn(&mut app, screen);
    assert_eq!(ended.seat, Some(seat), "one person keeps looking");
    let (game, _, changes, ..) = app.bot_to_act().expect("the bot is next");
    let back = app.undo(change(&ended, "u")).expect("the bot has not acted");
    assert_eq!((back.seat, back.line), (Some(seat), ended.line - 1));
    assert!(back.actions.is_some());
    assert_eq!(kind(app.bot_acts(game, changes, &[], &[])), Some(Kind::Stale), "the bot comes too late");
    let ended = app.redo(change(&back, "r")).expect("it ends once more");
    let (game, _, changes, ..) = app.bot_to_act().expect("the bot is next");
    app.bot_acts(game, changes, &[], &[]).expect("it may");
    let late = look(&mut app, &ended);
    assert_eq!(late.undo.and_then(|undo| undo.passed), None, "the bot has acted");
}

#[test]
fn what_was_ended_and_taken_back_can_be_done_again_after_reopening() {
    let mut app = app(13);
    let screen = sit(&mut app, "pp");
    let (ended, seat) = end_of_a_turn(&mut app, screen);
    app.undo(change(&ended, "u")).expect("nobody has looked");
    app.close_game(this(&ended)).expect("it was open");
    let again = app.open_game(this(&ended)).expect("it opens");
    let again = lifted(&mut app, again);
    assert_eq!(again.seat, Some(seat));
    assert!(again.undo.as_ref().expect("it is to act").redo, "redo outlives the closing");
}

#[test]
fn an_undo_of_ones_own_keeps_the_curtain_up_and_tells_nobody_anything() {
    let mut app = app(3);
    let screen = sit(&mut app, "pp");
    let up = lifted(&mut app, screen);
    let seen = |app: &App| {
        let table = table(app);
        Seat::all(table.seats()).map(|seat| table.view(Eyes::Seat(seat))).collect::<Vec<_>>()
    };
    let before = seen(&app);
    let played = play(&mut app, &up, offer(&up, "place"), "p");
    let back = app.undo(change(&played, "u")).expect("nothing was learnt");
    assert_eq!((back.seat, back.handoff), (up.seat, None));
    assert_eq!(seen(&app), before, "every seat sees what it saw before");
}

#[test]
fn what_was_taken_back_can_be_done_again_after_reopening() {
    let mut app = app(5);
    let screen = sit(&mut app, "pp");
    let up = lifted(&mut app, screen);
    let played = play(&mut app, &up, offer(&up, "place"), "p");
    app.undo(change(&played, "u")).expect("nothing was learnt");
    app.close_game(this(&up)).expect("it was open");
    let again = app.open_game(this(&up)).expect("it opens");
    let again = lifted(&mut app, again);
    assert!(again.undo.as_ref().expect("it is to act").redo, "redo outlives the closing");
    assert_eq!((again.line, again.view.clone()), (up.line, up.view));
    assert_eq!(app.redo(change(&again, "r")).expect("it can be done again").view, played.view);
    app.close_game(this(&again)).expect("it was open");
    let last = app.open_game(this(&again)).expect("it opens");
    let last = lifted(&mut app, last);
    assert_eq!((last.view, last.undo.expect("it is to act").redo), (played.view, false));
}

/// A world whose clock others set.
struct Clock(Arc<AtomicU64>, Foreseen);

impl World for Clock {
    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
    fn steady(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
    fn chance(&mut self, bytes: &mut [u8]) {
        self.1.chance(bytes);
    }
}

fn kind<T>(answer: Result<T, Error>) -> Option<Kind> {
    answer.err().map(|error| error.kind)
}

#[test]
fn a_forgotten_pin_is_set_aside_after_a_minute_and_everybody_knows() {
    let clock = Arc::new(AtomicU64::new(1_000_000));
    let world = Clock(clock.clone(), Foreseen::new(6));
    let mut app = App::new(SavedGames::in_memory(Saving::Saved), Vec::new(), Box::new(world));
    let screen = sit(&mut app, "PP");
    let curtain = screen.handoff.clone().expect("a hand-off is due");
    let (game, seat, fall) = (screen.game, curtain.seat, curtain.fall);
    assert_eq!(curtain.forgotten_ms, None);
    let lift = |pin: Option<&str>| Lift { game, seat, fall, pin: pin.map(str::to_owned) };
    let forget = |seat: u8, fall: u32| ForgetPin { game, seat, fall };
    assert_eq!(kind(app.forget_pin(forget(1 - seat, fall))), Some(Kind::NotYours), "another is asked");
    assert_eq!(kind(app.forget_pin(forget(seat, fall + 1))), Some(Kind::StaleCurtain));
    let told = app.forget_pin(forget(seat, fall)).expect("it may be forgotten");
    assert_eq!(told.handoff.expect("still down").forgotten_ms, Some(MINUTE));
    assert_eq!(told.seat, None);
    clock.fetch_add(MINUTE - 1, Ordering::Relaxed);
    let again = app.forget_pin(forget(seat, fall)).expect("said twice");
    assert_eq!(again.handoff.expect("still down").forgotten_ms, Some(1), "saying it again changes nothing");
    assert_eq!(kind(app.lift(lift(None))), Some(Kind::WrongPin), "not yet");
    clock.fetch_add(1, Ordering::Relaxed);
    let up = app.lift(lift(None)).expect("the minute is over");
    let player = &up.players[usize::from(seat)];
    assert_eq!((up.seat, player.pin, player.forgotten), (Some(seat), false, 1));
    assert_eq!(up.number, screen.number + 1, "it is saved");
    app.close_game(this(&up)).expect("it was open");
    let later = app.open_game(this(&up)).expect("it opens");
    assert_eq!(later.players[usize::from(seat)].forgotten, 1, "for good");
    assert_eq!(kind(app.forget_pin(forget(seat, later.handoff.expect("down").fall))), Some(Kind::NotYours));
}

#[test]
fn the_right_pin_ends_the_forgetting() {
    let mut app = app(7);
    let screen = sit(&mut app, "PP");
    let curtain = screen.handoff.clone().expect("a hand-off is due");
    let forget = ForgetPin { game: screen.game, seat: curtain.seat, fall: curtain.fall };
    app.forget_pin(forget).expect("it may be forgotten");
    let up = lifted(&mut app, screen);
    assert!(up.players[usize::from(curtain.seat)].pin, "the PIN stays");
    app.lower(Default::default()).expect("never fails");
    assert_eq!(look(&mut app, &up).handoff.expect("down again").forgotten_ms, None);
}

#[test]
fn where_nothing_is_hidden_the_device_is_passed_on_without_a_curtain() {
    let session = Session::<DomusDomini>::new(DomusDomini::setups()[0].clone(), Seed::from(8)).expect("a good setup");
    let (mut app, mut screen) = lay(Box::new(session));
    let mut holder = None;
    let mut passed = 0;
    for n in 0..120 {
        let Turn::Seat(Seat(turn)) = screen.turn else { break };
        assert!(screen.seat == Some(turn) && screen.actions.is_some(), "everything may be seen");
        let asked = screen.handoff.as_ref().map(|handoff| (handoff.privacy, handoff.seat));
        assert_eq!(asked, (Some(turn) != holder).then_some((Privacy::Open, turn)));
        passed += u32::from(asked.is_some());
        // Looking again, a reload and a hidden window do not nag whoever holds the device.
        app.lower(Default::default()).expect("never fails");
        let again = look(&mut app, &screen).handoff.map(|handoff| (handoff.privacy, handoff.seat));
        assert_eq!(again, asked);
        let action = offers(&screen)[n % offers(&screen).len()].clone();
        let played = play(&mut app, &screen, action.clone(), &format!("r{n}"));
        holder = Some(turn);
        // Nor does taking back.
        screen = match app.undo(change(&played, &format!("u{n}"))) {
            Ok(undone) => {
                assert_eq!(undone.handoff, None);
                play(&mut app, &undone, action, &format!("again{n}"))
            }
            Err(_) => played,
        };
    }
    assert!(passed > 4, "the turn passes: {passed}");
    let mut settings = app.settings(Default::default()).expect("settings");
    settings.prompts = false;
    app.set_settings(SetSettings { settings }).expect("good settings");
    app.opened.as_mut().expect("open").curtain.hold(Seat(9));
    assert_eq!(look(&mut app, &screen).handoff, None, "who does not want it is not asked");
}
