//! Bots of Domus Domini: legal in every part of every variant, the same again, each level better than
//! the one below.

use bots::{Bot, Budget, Level, Mind as _, Watch};
use cloister_tests::play_on;
use games::{
    domus_domini::{Action, DomusDomini, Setup},
    script,
};
use table::{Eyes, Game, Purpose, Seat, Seed, Session, Turn};

fn plan(game: &DomusDomini, seat: Seat, level: Level, tries: u32, seed: u64) -> Vec<Action> {
    let budget = Budget { tries, threads: 1 };
    DomusDomini::think(&game.view(Eyes::Seat(seat)), seat, Bot { level, budget, seed }, &Watch::new()).actions
}

/// Positions from random games of every setup in which a seat must act.
fn positions(many: u64, with: impl Fn(&DomusDomini, Seat, u64)) {
    let mut rng = Seed::from(8).stream(Purpose::Test, 4);
    let mut actions = Vec::new();
    let mut seen = 0;
    for setup in DomusDomini::setups().iter().cycle() {
        let mut game = DomusDomini::new(setup).expect("a good setup");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                with(&game, seat, seen);
                seen += 1;
                if seen == many {
                    return;
                }
            }
            play_on(&mut game, &mut rng, 1, &mut actions);
        }
    }
}

#[test]
fn no_bot_proposes_what_is_illegal() {
    let follow = |game: &DomusDomini, seat: Seat, level: Level, plan: &[Action]| {
        assert!(!plan.is_empty(), "{level:?} plans nothing");
        let mut game = *game;
        for action in plan {
            assert_eq!(game.turn(), Turn::Seat(seat), "{level:?} plans for another");
            game.allows(action).unwrap_or_else(|refusal| panic!("{level:?} plans {action:?}: {refusal}"));
            game.apply(action, &mut ());
        }
    };
    positions(20_000, |game, seat, n| {
        for level in [Level::Novice, Level::Brother] {
            follow(game, seat, level, &plan(game, seat, level, 0, n));
        }
    });
    positions(400, |game, seat, n| follow(game, seat, Level::Abbot, &plan(game, seat, Level::Abbot, 24, n)));
}

#[test]
fn the_same_view_and_seed_give_the_same_action() {
    positions(150, |game, seat, n| {
        let with = |threads| {
            let budget = Budget { tries: 40, threads };
            let view = game.view(Eyes::Seat(seat));
            DomusDomini::think(&view, seat, Bot { level: Level::Abbot, budget, seed: n }, &Watch::new()).actions
        };
        assert_eq!(with(1), with(3), "the number of threads matters");
    });
}

/// How many of these two-seat games the first player wins, with seats changed for every other.
fn wins(first: (Level, u32), second: (Level, u32), games: u64) -> usize {
    let won = |n: u64| {
        let mut session = Session::<DomusDomini>::new(Setup::plain(2), Seed::from(n / 2)).expect("a good setup");
        let own = Seat((n % 2) as u8);
        let mut thoughts = 1000 * n;
        while let Turn::Seat(seat) = session.game().turn() {
            let (level, tries) = if seat == own { first } else { second };
            thoughts += 1;
            for action in plan(session.game(), seat, level, tries, thoughts) {
                if session.game().turn() != Turn::Seat(seat) || session.play(action).is_err() {
                    break;
                }
            }
        }
        session.game().outcome().is_some_and(|outcome| outcome.winners.has(own))
    };
    (0..games).filter(|n| won(*n)).count()
}

#[test]
fn each_level_beats_the_one_below() {
    let beats = |one, other, games: u64, least: usize| {
        let won = wins(one, other, games);
        assert!(won >= least, "{one:?} against {other:?}: {won} of {games}, not {least}");
    };
    beats((Level::Brother, 0), (Level::Novice, 0), 100, 85);
    beats((Level::Abbot, 32), (Level::Brother, 0), 16, 11);
}

/// In this position both Brother and Abbot plan this act.
#[track_caller]
fn finds(position: &str, best: &str) {
    let text = format!("game domus-domini\nseats red blue\nround 5\n{position}");
    let stage = script::stage::<DomusDomini>(&text).expect("a good position");
    let wanted = stage.meaning(best).expect("it can be understood");
    for (level, tries) in [(Level::Brother, 0), (Level::Abbot, 100)] {
        let plan = plan(stage.game(), Seat(0), level, tries, 1);
        assert!(plan.contains(&wanted), "{level:?} plans {plan:?}, not to have {best}");
    }
}

#[test]
fn an_obviously_best_move_is_found() {
    finds("red brewery 5 denarii 4 brothers 0 vegetables 0\nbegin phase 3", "red expands brewery");
    finds("red brothers 0 vegetables 3 cart 50\nblue cart 300\nbegin phase 5", "red advances 3");
    finds("red brothers 4 vegetables 2 cart 50\nbegin phase 6", "red feeds 4");
    finds("red brothers 1 vegetables 0 cart 50\nblue cart 90\nbegin phase 4", "red begs against blue");
}
