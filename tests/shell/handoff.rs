//! Handing the device on: an undo that reaches another seat, a forgotten PIN, and games without
//! secrets.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use games::monastery::Monastery;
use serde_json::{Value, json};
use store::{Archive, Player, Saving};
use table::{Act, Barrier, Eyes, Game, Outcome, Privacy, Save, Score, Seat, Seed, Session, Table, TableError, Turn};

use super::kit::{Foreseen, house, lifted, sit, this};
use super::pairs::tale;
use super::twin::Twin;
use crate::asked::{Change, ForgetPin, Lift, Look, Play, SetSettings};
use crate::curtain::FORGETTING;
use crate::error::{Error, Kind};
use crate::screen::Screen;
use crate::session::{Desk, House, World};

fn look(house: &mut House, screen: &Screen) -> Screen {
    house.screen(Look { game: screen.game, since: None }).expect("it is open")
}

fn play(house: &mut House, screen: &Screen, action: Value, request: &str) -> Screen {
    let asked = Play { game: screen.game, number: screen.number, request: request.into(), action, since: None };
    house.play(asked).expect("it is legal")
}

/// A house with this table among persons.
fn lay(table: Box<dyn Table>) -> (House, Screen) {
    let mut house = house(1);
    let persons = (0..table.seats()).map(|seat| Player::person(format!("Player {seat}"))).collect();
    house.desk = Some(Desk::with(tale(persons), table));
    let game = house.desk.as_ref().expect("open").tale.id();
    let screen = house.screen(Look { game, since: None }).expect("open");
    (house, screen)
}

#[test]
fn an_undo_that_reaches_another_seat_lands_behind_the_curtain() {
    let session = Session::<Monastery>::new(Monastery::setups()[0].clone(), Seed::from(4)).expect("a good setup");
    // A twin takes back whatever was done last, whoever did it.
    let (mut house, screen) = lay(Box::new(Twin::new(*session.game(), vec![Vec::new()])));
    let mut screen = lifted(&mut house, screen);
    let first = screen.seat.expect("somebody is there");
    for n in 0.. {
        screen = lifted(&mut house, screen);
        let actions = screen.actions.clone().expect("it is to act");
        let action = actions.as_array().and_then(|all| all.last()).expect("there is one").clone();
        screen = play(&mut house, &screen, action, &format!("r{n}"));
        if screen.seat.is_none() && house.desk.as_ref().expect("open").table.can_undo().is_ok() {
            break;
        }
        assert!(n < 500, "no turn passes without a draw");
    }
    let asked = screen.curtain.as_ref().expect("a hand-off is due").seat;
    let fall = screen.curtain.as_ref().expect("a hand-off is due").fall;
    let up = lifted(&mut house, screen);
    assert_eq!(up.seat, Some(asked));
    let undo = Change { game: up.game, number: up.number, request: "undo".into(), since: None };
    let back = house.undo(undo).expect("a twin takes it back");
    let curtain = back.curtain.clone().expect("behind the curtain");
    assert_ne!(curtain.seat, asked, "the other seat is asked; it was {first}'s game");
    assert!(curtain.fall > fall, "old prompts are void");
    assert_eq!((back.seat, back.actions.clone()), (None, None));
    assert_eq!(back.view, house.desk.as_ref().expect("open").table.view(Eyes::Table));
}

#[test]
fn an_undo_of_ones_own_keeps_the_curtain_up_and_tells_nobody_anything() {
    let mut house = house(3);
    let screen = sit(&mut house, "pp");
    let up = lifted(&mut house, screen);
    let actions = up.actions.clone().expect("it is to act");
    let places = actions.as_array().into_iter().flatten().find(|action| action.get("place").is_some());
    let seen = |house: &House| {
        let table = &house.desk.as_ref().expect("open").table;
        Seat::all(table.seats()).map(|seat| table.view(Eyes::Seat(seat))).collect::<Vec<_>>()
    };
    let before = seen(&house);
    let played = play(&mut house, &up, places.expect("a tile can be placed").clone(), "p");
    let undo = Change { game: up.game, number: played.number, request: "u".into(), since: None };
    let back = house.undo(undo).expect("nothing was learnt");
    assert_eq!((back.seat, back.curtain), (up.seat, None));
    assert_eq!(seen(&house), before, "every seat sees what it saw before");
}

#[test]
fn what_was_taken_back_can_be_done_again_after_reopening() {
    let mut house = house(5);
    let screen = sit(&mut house, "pp");
    let up = lifted(&mut house, screen);
    let actions = up.actions.clone().expect("it is to act");
    let place = actions.as_array().into_iter().flatten().find(|action| action.get("place").is_some());
    let played = play(&mut house, &up, place.expect("a tile can be placed").clone(), "p");
    let undo = Change { game: up.game, number: played.number, request: "u".into(), since: None };
    house.undo(undo).expect("nothing was learnt");
    house.close_game(this(&up)).expect("it was open");
    let again = house.open_game(this(&up)).expect("it opens");
    let again = lifted(&mut house, again);
    assert!(again.undo.as_ref().expect("it is to act").redo, "redo outlives the closing");
    assert_eq!((again.line, again.view.clone()), (up.line, up.view));
    let redo = Change { game: up.game, number: again.number, request: "r".into(), since: None };
    assert_eq!(house.redo(redo).expect("it can be done again").view, played.view);
    house.close_game(this(&again)).expect("it was open");
    let last = house.open_game(this(&again)).expect("it opens");
    let last = lifted(&mut house, last);
    assert_eq!((last.view, last.undo.expect("it is to act").redo), (played.view, false));
}

/// A world whose clock others set.
struct Clock(Arc<AtomicU64>, Foreseen);

impl World for Clock {
    fn now(&self) -> u64 {
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
    let mut house = House::new(Archive::in_memory(Saving::Saved), Vec::new(), Box::new(world));
    let screen = sit(&mut house, "PP");
    let curtain = screen.curtain.clone().expect("a hand-off is due");
    let (game, seat, fall) = (screen.game, curtain.seat, curtain.fall);
    assert_eq!(curtain.forgotten_ms, None);
    let lift = |pin: Option<&str>| Lift { game, seat, fall, pin: pin.map(str::to_owned) };
    let forget = |seat: u8, fall: u32| ForgetPin { game, seat, fall };
    assert_eq!(kind(house.forget_pin(forget(1 - seat, fall))), Some(Kind::NotYours), "another is asked");
    assert_eq!(kind(house.forget_pin(forget(seat, fall + 1))), Some(Kind::StaleCurtain));
    let told = house.forget_pin(forget(seat, fall)).expect("it may be forgotten");
    assert_eq!(told.curtain.expect("still down").forgotten_ms, Some(FORGETTING));
    assert_eq!(told.seat, None);
    clock.fetch_add(FORGETTING - 1, Ordering::Relaxed);
    let again = house.forget_pin(forget(seat, fall)).expect("said twice");
    assert_eq!(again.curtain.expect("still down").forgotten_ms, Some(1), "saying it again changes nothing");
    assert_eq!(kind(house.lift(lift(None))), Some(Kind::WrongPin), "not yet");
    clock.fetch_add(1, Ordering::Relaxed);
    let up = house.lift(lift(None)).expect("the minute is over");
    let player = &up.players[usize::from(seat)];
    assert_eq!((up.seat, player.pin, player.forgotten), (Some(seat), false, 1));
    assert_eq!(up.number, screen.number + 1, "it is in the tale");
    house.close_game(this(&up)).expect("it was open");
    let later = house.open_game(this(&up)).expect("it opens");
    assert_eq!(later.players[usize::from(seat)].forgotten, 1, "for good");
    assert_eq!(kind(house.forget_pin(forget(seat, later.curtain.expect("down").fall))), Some(Kind::NotYours));
}

#[test]
fn the_right_pin_ends_the_forgetting() {
    let mut house = house(7);
    let screen = sit(&mut house, "PP");
    let curtain = screen.curtain.clone().expect("a hand-off is due");
    let forget = ForgetPin { game: screen.game, seat: curtain.seat, fall: curtain.fall };
    house.forget_pin(forget).expect("it may be forgotten");
    let up = lifted(&mut house, screen);
    assert!(up.players[usize::from(curtain.seat)].pin, "the PIN stays");
    house.lower(Default::default()).expect("never fails");
    assert_eq!(look(&mut house, &up).curtain.expect("down again").forgotten_ms, None);
}

/// A table at which nothing is hidden: everybody sees what heaven sees.
struct Open(Session<Monastery>);

impl Table for Open {
    fn about(&self) -> &'static table::About {
        Table::about(&self.0)
    }
    fn seats(&self) -> u8 {
        Table::seats(&self.0)
    }
    fn turn(&self) -> Turn {
        Table::turn(&self.0)
    }
    fn colours(&self) -> Vec<&'static str> {
        Table::colours(&self.0)
    }
    fn privacy(&self) -> Privacy {
        Privacy::Open
    }
    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(&self.0)
    }
    fn scores(&self) -> Vec<Score> {
        Table::scores(&self.0)
    }
    fn lines(&self) -> usize {
        self.0.lines()
    }
    fn hash(&self) -> u64 {
        Table::hash(&self.0)
    }
    fn actions(&self) -> Value {
        self.0.actions()
    }
    fn why(&self, action: &Value) -> Result<(), TableError> {
        self.0.why(action)
    }
    fn play(&mut self, action: &Value) -> Result<(), TableError> {
        Table::play(&mut self.0, action)
    }
    fn view(&self, _: Eyes) -> Value {
        json!({ "turn": self.turn(), "line": self.lines() })
    }
    fn told(&self, _: usize, _: Eyes) -> Value {
        json!([])
    }
    fn by(&self, line: usize) -> Option<Seat> {
        self.0.by(line)
    }
    fn past(&self, lines: usize, eyes: Eyes) -> Option<(Value, Value)> {
        self.0.past(lines, eyes)
    }
    fn preview(&self, action: &Value, eyes: Eyes) -> Result<Option<Value>, TableError> {
        self.0.preview(action, eyes)
    }
    fn can_undo(&self) -> Result<(), Barrier> {
        Table::can_undo(&self.0)
    }
    fn undo(&mut self) -> Result<(), Barrier> {
        Table::undo(&mut self.0)
    }
    fn redo(&mut self) -> Result<(), Barrier> {
        Table::redo(&mut self.0)
    }
    fn can_redo(&self) -> bool {
        Table::can_redo(&self.0)
    }
    fn acts(&self, from: usize) -> Vec<Act> {
        Table::acts(&self.0, from)
    }
    fn save(&self) -> Save {
        Table::save(&self.0)
    }
    fn as_any(&self) -> &dyn std::any::Any {
        &self.0
    }
}

#[test]
fn where_nothing_is_hidden_the_device_is_passed_on_without_a_curtain() {
    let session = Session::<Monastery>::new(Monastery::setups()[0].clone(), Seed::from(8)).expect("a good setup");
    let (mut house, mut screen) = lay(Box::new(Open(session)));
    let mut holder = None;
    let mut passed = 0;
    for n in 0..120 {
        let turn = screen.turn["seat"].as_u64().map(|seat| seat as u8);
        if turn.is_none() {
            break;
        }
        assert!(screen.curtain.is_none() && screen.actions.is_some(), "everything may be seen");
        assert_eq!(screen.pass.as_ref().map(|pass| pass.seat), turn.filter(|seat| Some(*seat) != holder));
        passed += u32::from(screen.pass.is_some());
        // Looking again, a reload and a hidden window do not nag whoever holds the device.
        house.lower(Default::default()).expect("never fails");
        assert_eq!(look(&mut house, &screen).pass, screen.pass);
        let actions = screen.actions.clone().expect("it is to act");
        let all = actions.as_array().expect("a list");
        let played = play(&mut house, &screen, all[n % all.len()].clone(), &format!("r{n}"));
        holder = turn;
        // Nor does taking back.
        let undo = Change { game: screen.game, number: played.number, request: format!("u{n}"), since: None };
        screen = match house.undo(undo) {
            Ok(undone) => {
                assert_eq!(undone.pass, None);
                play(&mut house, &undone, all[n % all.len()].clone(), &format!("again{n}"))
            }
            Err(_) => played,
        };
    }
    assert!(passed > 4, "the turn passes: {passed}");
    let mut settings = house.settings(Default::default()).expect("settings");
    settings.prompts = false;
    house.set_settings(SetSettings { settings }).expect("good settings");
    house.desk.as_mut().expect("open").curtain.hold(Seat(9));
    assert_eq!(look(&mut house, &screen).pass, None, "who does not want it is not asked");
}
