//! Bots: each level beats the one below, sees only its view, answers the same again, and tells the
//! truth about its reasons.

use std::{collections::BTreeSet, fs, thread};

use bots::{Budget, Choice, Judgement as _, Level, Watch, think};
use cloister_tests::{files, play_on, project};
use games::monastery::{Action, Event, Monastery, Phase, Setup, scenario};
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Session, Turn};

/// A player: a bot, or anything that is legal.
#[derive(Clone, Copy)]
enum Player {
    Random,
    Bot(Level, u32),
}

fn ask(game: &Monastery, seat: Seat, level: Level, budget: Budget, seed: u64) -> Choice<Monastery> {
    think(&game.view(Eyes::Seat(seat)), seat, level, budget, seed, &Watch::new())
}

fn plan(game: &Monastery, seat: Seat, player: Player, rng: &mut Rng) -> Vec<Action> {
    match player {
        Player::Random => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            vec![*rng.pick(&actions).expect("somebody can act")]
        }
        Player::Bot(level, playouts) => {
            let seed = u64::from(rng.below(u32::MAX));
            ask(game, seat, level, Budget { playouts, threads: 1 }, seed).plan.actions
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
    let abbot = Player::Bot(Level::Abbot, 100);
    let beats = |one, other, games: u64, least: usize| {
        let won = wins(one, other, games);
        assert!(won >= least, "{won} of {games}, not {least}");
    };
    beats(novice, Player::Random, 60, 54);
    beats(brother, novice, 60, 57);
    beats(abbot, brother, 24, 16);
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
    let follow = |game: &Monastery, seat: Seat, level: Level, budget: Budget, seed: u64| {
        let mut game = *game;
        for action in ask(&game, seat, level, budget, seed).plan.actions {
            assert_eq!(game.turn(), Turn::Seat(seat), "{level:?} plans for another");
            game.allows(&action).unwrap_or_else(|refusal| panic!("{level:?} plans {action:?}: {refusal}"));
            game.apply(&action, &mut ());
        }
    };
    positions(10_000, |game, seat, n| {
        follow(game, seat, Level::Novice, Budget::of::<Monastery>(Level::Novice), n);
        follow(game, seat, Level::Brother, Budget::of::<Monastery>(Level::Brother), n);
        if n % 10 == 0 {
            follow(game, seat, Level::Abbot, Budget { playouts: 12, threads: 1 }, n);
        }
    });
}

#[test]
fn the_same_view_and_seed_give_the_same_action() {
    positions(1_500, |game, seat, n| {
        let other = Monastery::imagine(&game.view(Eyes::Seat(seat)), &mut Seed::from(n).stream(Purpose::Test, 5));
        for level in [Level::Novice, Level::Brother] {
            let choose = |game: &Monastery| ask(game, seat, level, Budget::of::<Monastery>(level), n).plan;
            assert_eq!(choose(game), choose(&other), "{level:?} saw more than its view");
        }
    });
    positions(150, |game, seat, n| {
        let other = Monastery::imagine(&game.view(Eyes::Seat(seat)), &mut Seed::from(n).stream(Purpose::Test, 5));
        let with = |game: &Monastery, threads| ask(game, seat, Level::Abbot, Budget { playouts: 40, threads }, n).plan;
        let alone = with(game, 1);
        assert_eq!(alone, with(&other, 1), "an Abbot saw more than its view");
        assert_eq!(alone, with(game, 2), "the number of threads matters");
        assert_eq!(alone, with(game, 5), "the number of threads matters");
    });
}

/// A position in the middle of a game among bots, in which there is much to think about.
fn middle() -> (Monastery, Seat) {
    let mut game = Monastery::new(&Setup::plain(2)).expect("a good setup");
    let mut rng = Seed::from(3).stream(Purpose::Test, 6);
    loop {
        match game.turn() {
            Turn::Seat(seat) if game.open().rounds_left() == 7 && matches!(game.open().phase, Phase::Placing(_)) => {
                return (game, seat);
            }
            Turn::Seat(_) => game.play_on(&mut rng),
            _ => {
                let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
                game.apply(&drawn, &mut ());
            }
        }
    }
}

#[test]
fn a_stopped_search_ends_at_the_next_playout_with_the_best_so_far() {
    let (game, seat) = middle();
    let watch = Watch::new();
    let threads = 2;
    let budget = Budget { playouts: u32::MAX, threads };
    let view = game.view(Eyes::Seat(seat));
    let choice = thread::scope(|scope| {
        let thinking = scope.spawn(|| think::<Monastery>(&view, seat, Level::Abbot, budget, 1, &watch));
        while watch.played() < 200 {
            thread::yield_now();
        }
        assert!(!watch.best_line().is_empty(), "nothing can be watched");
        watch.stop();
        let then = watch.played();
        let choice = thinking.join().expect("a bot does not panic");
        assert!(watch.played() <= then + threads, "{} playouts after it was stopped", watch.played() - then);
        choice
    });
    assert!(choice.playouts > 0, "what was found before was thrown away");
    game.allows(&choice.plan.actions[0]).expect("the best found so far is legal");
    let line: Vec<_> = choice.plan.actions.iter().map(|action| serde_json::json!(action)).collect();
    assert_eq!(watch.best_line(), line, "another line was shown than is played");
}

#[test]
fn a_search_stopped_before_it_began_plays_what_looks_best() {
    positions(60, |game, seat, n| {
        let watch = Watch::new();
        watch.stop();
        let budget = Budget { playouts: u32::MAX, threads: 2 };
        let choice = think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, Level::Abbot, budget, n, &watch);
        assert_eq!((choice.playouts, watch.played()), (0, 0));
        game.allows(&choice.plan.actions[0]).expect("the best found so far is legal");
    });
}

#[test]
fn thinking_uses_its_budget_and_not_more() {
    let (game, seat) = middle();
    let watch = Watch::new();
    let budget = Budget { playouts: 300, threads: 2 };
    let choice = think::<Monastery>(&game.view(Eyes::Seat(seat)), seat, Level::Abbot, budget, 1, &watch);
    assert_eq!(choice.playouts, watch.played());
    assert!((240..=300).contains(&choice.playouts), "{} playouts", choice.playouts);
    assert!(watch.progress() >= 80);
}

#[test]
fn an_obviously_best_move_is_found() {
    let files = files(&project().join("tests/positions"), ".position");
    assert!(files.len() >= 6);
    for file in files {
        let text = fs::read_to_string(&file).expect("a position can be read");
        let stage = scenario::stage(&text).unwrap_or_else(|failure| panic!("{}: {failure}", file.display()));
        let best = text.lines().filter_map(|line| line.strip_prefix("best "));
        let wanted: Vec<Action> = best.map(|act| stage.meaning(act).expect("it can be understood")).collect();
        assert!(!wanted.is_empty(), "{} does not say what is best", file.display());
        let game = stage.game();
        let seat = game.turn().seat().expect("a seat must act");
        for (level, playouts) in [(Level::Brother, 0), (Level::Abbot, 200)] {
            let plan = ask(game, seat, level, Budget { playouts, threads: 1 }, 1).plan.actions;
            assert!(plan.iter().any(|action| wanted.contains(action)), "{}: {level:?} plans {plan:?}", file.display());
        }
    }
}

/// Plays these actions; gives the points scored and the blessings received on the way.
fn told(game: &mut Monastery, who: Seat, actions: &[Action]) -> (i32, i32) {
    let mut events = Vec::new();
    actions.iter().for_each(|action| game.apply(action, &mut events));
    let mut sums = (0, 0);
    for event in events {
        match event {
            Event::Scored { seat, points, .. } if seat == who => sums.0 += i32::from(points),
            Event::Blessed { seat, blessings, .. } if seat == who => sums.1 += i32::from(blessings),
            _ => {}
        }
    }
    sums
}

/// What the first of a round would score with each prayer and without, if the others did nothing.
fn scores(mut game: Monastery, seat: Seat) -> Vec<i32> {
    while let Phase::Placing(_) = game.open().phase {
        game.apply(&Action::EndPlacement, &mut ());
    }
    let mut actions = Vec::new();
    let total = |mut game: Monastery| loop {
        match game.open().phase {
            Phase::Scoring(_) => {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                let first = actions.iter().find(|action| matches!(action, Action::Construct(_) | Action::Total));
                game.apply(first.expect("one of them is legal"), &mut ());
            }
            Phase::Collecting(collecting) => return i32::from(collecting.points),
            _ => return 0,
        }
    };
    game.actions(&mut actions);
    let mut scores = vec![total(game)];
    if game.turn() == Turn::Seat(seat) {
        for prayer in actions.iter().filter(|action| matches!(action, Action::Pray(_))) {
            let mut game = game;
            game.apply(prayer, &mut ());
            scores.push(total(game));
        }
    }
    scores
}

/// Checks every reason of a plan against what happens when it is followed.
fn check_reasons(game: &Monastery, seat: Seat, choice: &Choice<Monastery>, keys: &mut BTreeSet<&'static str>) {
    let actions = &choice.plan.actions;
    let count = |which: fn(&Action, Seat) -> bool| actions.iter().filter(|a| which(a, seat)).count() as i32;
    let mut after = *game;
    let (scored, _) = told(&mut after, seat, actions);
    for reason in &choice.plan.because {
        keys.insert(reason.key);
        let truth = match reason.key {
            "points-now" if game.open().abbot == seat => {
                let claimed = scores(after, seat);
                assert!(claimed.contains(&reason.many), "{} of {claimed:?} points: {actions:?}", reason.many);
                continue;
            }
            "points-now" => continue,
            "monks-moved" => count(|action, _| matches!(action, Action::Move { .. })),
            "tile-placed" => {
                let value = |action: &Action| match action {
                    Action::Place { tile, .. } => Some(i32::from(tile.facts().value)),
                    _ => None,
                };
                actions.iter().find_map(value).expect("a tile is placed")
            }
            "blessings-now" => {
                let place = actions.iter().position(|action| matches!(action, Action::Place { .. }));
                let place = place.expect("a tile is placed");
                let mut before = *game;
                told(&mut before, seat, &actions[..place]);
                told(&mut before, seat, &actions[place..=place]).1
            }
            "encouragement" => count(|action, _| matches!(action, Action::Encourage(_))),
            "tile-exchanged" => {
                let values = game.hand(seat).tiles().iter().map(|tile| i32::from(tile.facts().value));
                assert_eq!(actions[0], Action::Exchange);
                values.max().expect("there is a tile to exchange")
            }
            "construct-first" => scored_first(game, seat, actions[0]),
            "prayer" => scored_first(game, seat, actions[0]).min(scored),
            "letters-own" => {
                count(|action, seat| matches!(action, Action::CollectLetter { strip, .. } if *strip == seat))
            }
            "letters-denied" => {
                count(|action, seat| matches!(action, Action::CollectLetter { strip, .. } if *strip != seat))
            }
            "monks-bought" => count(|action, _| matches!(action, Action::CollectMonk { .. })),
            "blessings-kept" => {
                let (last, others) = actions.split_last().expect("a plan has actions");
                let mut before = *game;
                told(&mut before, seat, others);
                if before.open().pool < 4 {
                    continue;
                }
                told(&mut before, seat, &[*last]).1
            }
            "icon-effect" => {
                assert!(reason.many > 0);
                continue;
            }
            "choice" => {
                let mut all = Vec::new();
                game.actions(&mut all);
                all.len() as i32
            }
            key => panic!("{key:?} is in no list"),
        };
        assert_eq!(reason.many, truth, "{} of {actions:?}", reason.key);
    }
}

/// What the first score of this action is.
fn scored_first(game: &Monastery, who: Seat, action: Action) -> i32 {
    let mut events = Vec::new();
    game.clone().apply(&action, &mut events);
    let scored = |event: &Event| match event {
        Event::Scored { seat, points, .. } if *seat == who => Some(i32::from(*points)),
        _ => None,
    };
    events.iter().find_map(scored).unwrap_or(0)
}

#[test]
fn the_reasons_of_a_plan_are_true() {
    let mut keys = BTreeSet::new();
    for n in 0..120 {
        let mut rng = Seed::from(n).stream(Purpose::Test, 7);
        let mut game = Monastery::new(&Setup::plain(2 + (n % 3) as u8)).expect("a good setup");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                let choice = ask(&game, seat, Level::Brother, Budget::of::<Monastery>(Level::Brother), n);
                check_reasons(&game, seat, &choice, &mut keys);
                told(&mut game, seat, &choice.plan.actions);
            } else {
                let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
                game.apply(&drawn, &mut ());
            }
        }
    }
    let all = [
        "blessings-kept",
        "blessings-now",
        "choice",
        "construct-first",
        "encouragement",
        "icon-effect",
        "letters-denied",
        "letters-own",
        "monks-bought",
        "monks-moved",
        "points-now",
        "prayer",
        "tile-exchanged",
        "tile-placed",
    ];
    assert_eq!(keys.into_iter().collect::<Vec<_>>(), all);
}
