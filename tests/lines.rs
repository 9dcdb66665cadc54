//! What a table tells of its past, and several actions at once.

use serde_json::{Value, json};
use table::{About, Barrier, Eyes, Game, Purpose, Rng, Seat, Seed, Table, TableError, Turn};

/// A table of this game on which so many random actions were played.
fn played(about: &About, seed: u64, many: usize) -> Box<dyn Table> {
    let setup = json!({ "seats": about.seats.0 });
    let mut table = games::sit_down(about.name, &setup, Seed::from(seed)).expect("a good setup");
    let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
    for _ in 0..many {
        if table.turn() == Turn::Over {
            break;
        }
        let action = any(&*table, &mut rng);
        table.play(&action).expect("a listed action is legal");
    }
    table
}

fn any(table: &dyn Table, rng: &mut Rng) -> Value {
    let actions = table.actions();
    rng.pick(actions.as_array().expect("a list")).expect("somebody can act").clone()
}

#[test]
fn frames_are_the_lines_told_and_the_views_of_the_past() {
    for about in games::all() {
        let table = played(about, 3, 60);
        let lines = table.lines();
        let seats = Seat::all(table.seats()).map(Eyes::Seat);
        for eyes in seats.chain([Eyes::Table, Eyes::Heaven]) {
            let (told, frames) = (table.lines_told(0..lines, eyes), table.frames(0..lines, eyes));
            assert_eq!(told.len(), lines);
            for (n, (line, frame)) in told.iter().zip(&frames).enumerate() {
                assert_eq!((line, line.line as usize, line.by), (&frame.line, n, table.by(n)));
                let past = table.past(n + 1, eyes).expect("the log is longer");
                assert_eq!(past, *frame);
                let open = &table.lines_told(n..n + 1, Eyes::Table)[0].events;
                assert_eq!(line.open.as_ref().unwrap_or(&line.events), open, "what everybody was told");
            }
            assert_eq!(frames.last().map(|frame| &frame.view), Some(&table.view(eyes)));
            assert_eq!(table.frames(7..9, eyes), frames[7..9]);
            assert!(table.frames(lines..lines + 5, eyes).is_empty());
            assert!(table.past(0, eyes).is_some() && table.past(lines + 1, eyes).is_none());
        }
        assert_eq!(json!(table.frames(2..3, Eyes::Table)[0])["line"], 2, "a frame is written as a line with a view");
    }
}

#[test]
fn several_actions_are_done_as_one_after_another_or_not_at_all() {
    let (mut together, mut refused, mut stopped) = (0, 0, 0);
    let mut rng = Seed::from(5).stream(Purpose::Test, 2);
    for trial in 0..400 {
        let about = games::all()[trial % games::all().len()];
        let mut table = played(about, trial as u64, 10 + trial % 90);
        let mut apart = games::resume(&table.save()).expect("it was played by the rules");
        let mut actions = Vec::new();
        while apart.turn() != Turn::Over && actions.len() < 2 + trial % 3 {
            if !actions.is_empty() && apart.can_undo().is_err() {
                break;
            }
            actions.push(any(&*apart, &mut rng));
            apart.play(&actions[actions.len() - 1]).expect("a listed action is legal");
        }
        let before = (table.hash(), table.lines(), table.can_redo(), table.save());
        let now = |table: &dyn Table| (table.hash(), table.lines(), table.can_redo(), table.save());
        // Once more what was done last is not an action, or not one of now.
        for bad in [json!("sing"), json!("send-home"), json!("pass")] {
            let with = [&actions[..], &[bad]].concat();
            let mut tried = games::resume(&before.3).expect("it was played by the rules");
            match tried.play_all(&with) {
                Ok(()) => continue,
                Err(TableError::Barrier(barrier)) => {
                    stopped += 1;
                    assert_ne!(barrier, Barrier::Beginning);
                }
                Err(_) => refused += 1,
            }
            assert_eq!(now(&*tried), before, "nothing has changed");
        }
        table.play_all(&actions).expect("they were done one after another");
        together += usize::from(actions.len() > 1);
        assert_eq!(now(&*table), now(&*apart));
    }
    assert!(together > 100 && refused > 100 && stopped > 50, "{together} {refused} {stopped}");
}

#[test]
fn what_was_taken_back_is_still_there_after_actions_that_were_refused() {
    let setup = games::monastery::Monastery::setups().remove(0);
    let mut table = games::sit_down("monastery", &json!(setup), Seed::from(4)).expect("a good setup");
    let actions = table.actions();
    let all = actions.as_array().expect("a list");
    let place = all.iter().find(|action| action.get("place").is_some()).expect("a tile can be placed").clone();
    table.play(&place).expect("it is legal");
    table.undo().expect("nothing was learnt");
    table.play_all(&[place, json!("send-home")]).expect_err("not now");
    table.redo().expect("it can still be done again");
}

#[test]
fn of_several_ways_the_rule_that_says_most_is_told() {
    let table = played(games::all()[0], 9, 30);
    let legal = table.actions()[0].clone();
    assert_eq!(table.why(std::slice::from_ref(&legal)), Ok(()));
    let refused = table.why(&[json!("send-home"), legal]);
    assert!(matches!(refused, Err(TableError::Refused { .. })), "{refused:?}");
    let no_action = table.why(&[json!("send-home"), json!({ "fly": 1 })]);
    assert!(matches!(no_action, Err(TableError::NotAnAction(_))), "{no_action:?}");
}

#[test]
fn every_legal_action_has_its_forecast_or_none() {
    let table = played(games::all()[0], 9, 30);
    let seat = table.turn().seat().expect("a seat must act");
    let many = table.actions().as_array().map_or(0, Vec::len);
    assert_eq!(table.forecasts(Eyes::Seat(seat)).len(), many);
}
