//! Bots: each level beats the one below, sees only its view, and answers the same again.

use std::fs;

use bots::{Budget, Level, Watch, think};
use cloister_tests::{files, play_on, project};
use games::monastery::{Action, Monastery, Setup, scenario};
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Session, Turn};

/// A player: a bot, or anything that is legal.
#[derive(Clone, Copy)]
enum Player {
    Random,
    Bot(Level, u32),
}

fn plan(game: &Monastery, seat: Seat, player: Player, rng: &mut Rng) -> Vec<Action> {
    match player {
        Player::Random => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            vec![*rng.pick(&actions).expect("somebody can act")]
        }
        Player::Bot(level, playouts) => {
            let budget = Budget { playouts, threads: 1 };
            let seed = u64::from(rng.below(u32::MAX));
            think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, level, budget, seed, &Watch::new()).plan.actions
        }
    }
}

/// How many of these two-seat games the first player wins, with seats changed for every other.
fn wins(first: Player, second: Player, games: u64) -> usize {
    let won = |n: u64| {
        let setup = Setup::plain(2);
        let mut session = Session::<Monastery>::new(setup, Seed::from(n / 2)).expect("a good setup");
        let mut rng = Seed::from(n).stream(Purpose::Test, 3);
        let own = Seat((n % 2) as u8);
        while let Turn::Seat(seat) = session.game().turn() {
            let player = if seat == own { first } else { second };
            for action in plan(session.game(), seat, player, &mut rng) {
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
    let novice = Player::Bot(Level::Novice, 0);
    let brother = Player::Bot(Level::Brother, 0);
    let abbot = Player::Bot(Level::Abbot, 48);
    let beats = |one, other, games: u64, least: usize| {
        let won = wins(one, other, games);
        assert!(won >= least, "{won} of {games}, not {least}");
    };
    beats(novice, Player::Random, 60, 48);
    beats(brother, novice, 60, 54);
    beats(abbot, brother, 20, 13);
}

/// Positions from random games in which a seat must act.
fn positions(many: usize, with: impl Fn(&Monastery, Seat, u64)) {
    let mut rng = Seed::from(8).stream(Purpose::Test, 4);
    let mut actions = Vec::new();
    let setups = Monastery::setups();
    let mut seen = 0;
    for setup in setups.iter().cycle() {
        let mut game = Monastery::new(setup).expect("a good setup");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                with(&game, seat, seen as u64);
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
    positions(10_000, |game, seat, n| {
        for level in [Level::Novice, Level::Brother] {
            let choice =
                think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, level, level.budget(), n, &Watch::new());
            let mut game = *game;
            for action in &choice.plan.actions {
                assert_eq!(game.turn(), Turn::Seat(seat), "{level:?} plans for another");
                game.allows(action).unwrap_or_else(|refusal| panic!("{level:?} plans {action:?}: {refusal}"));
                game.apply(action, &mut ());
            }
        }
    });
    positions(300, |game, seat, n| {
        let budget = Budget { playouts: 12, threads: 1 };
        let choice = think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, Level::Abbot, budget, n, &Watch::new());
        game.allows(&choice.plan.actions[0]).expect("an Abbot is legal");
    });
}

#[test]
fn the_same_view_and_seed_give_the_same_action() {
    positions(1_500, |game, seat, n| {
        let view = game.view(Eyes::Seat(seat));
        let other = Monastery::imagine(&view, &mut Seed::from(n).stream(Purpose::Test, 5));
        for level in [Level::Novice, Level::Brother] {
            let choose = |game: &Monastery| {
                let view = game.view(Eyes::Seat(seat));
                think::<Monastery>(&view, seat, level, level.budget(), n, &Watch::new()).plan.actions
            };
            assert_eq!(choose(game), choose(&other), "{level:?} saw more than its view");
        }
    });
    positions(120, |game, seat, n| {
        let view = game.view(Eyes::Seat(seat));
        let with = |threads| {
            let budget = Budget { playouts: 40, threads };
            think::<Monastery>(&view, seat, Level::Abbot, budget, n, &Watch::new()).plan.actions
        };
        assert_eq!(with(1), with(3), "the number of threads matters");
    });
}

#[test]
fn thinking_can_be_stopped() {
    positions(60, |game, seat, n| {
        let watch = Watch::new();
        watch.stop();
        let budget = Budget { playouts: u32::MAX, threads: 2 };
        let choice = think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, Level::Abbot, budget, n, &watch);
        assert_eq!(choice.playouts, 0);
        game.allows(&choice.plan.actions[0]).expect("the best found so far is legal");
    });
}

#[test]
fn an_obviously_best_move_is_found() {
    let files = files(&project().join("tests/positions"), ".position");
    assert!(files.len() >= 4);
    for file in files {
        let text = fs::read_to_string(&file).expect("a position can be read");
        let stage = scenario::stage(&text).unwrap_or_else(|failure| panic!("{}: {failure}", file.display()));
        let best = text.lines().find_map(|line| line.strip_prefix("best ")).expect("a position says what is best");
        let wanted = stage.meaning(best).expect("it can be understood");
        let game = stage.game();
        let seat = game.turn().seat().expect("a seat must act");
        for (level, playouts) in [(Level::Brother, 0), (Level::Abbot, 200)] {
            let budget = Budget { playouts, threads: 1 };
            let choice = think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, level, budget, 1, &Watch::new());
            let plan = choice.plan.actions;
            assert!(plan.contains(&wanted), "{}: {level:?} plans {plan:?}", file.display());
        }
    }
}
