//! Bots of every game: each level beats the one below, sees only its view, answers the same again,
//! and proposes nothing illegal.

use std::{path::Path, thread};

use bots::{Bot, Budget, Former, Level, Mind, Plan, Progress, Rung, Visitor};
use cloister_tests::{files, play_on, project, text, with_every_mind};
use games::script::{self, Scripted};
use table::{Eyes, Purpose, Rng, Seat, Seed, Session, Turn};

/// As in a game, but with so many tries, if the rung has any.
fn ask<G: Mind>(game: &G, seat: Seat, rung: impl Into<Rung>, tries: u32, seed: u64) -> Plan<G> {
    let bot = Bot::of::<G>(rung, seed);
    let tries = tries.min(bot.budget.tries);
    with(game, seat, Bot { budget: Budget { tries, threads: 1 }, ..bot }, &Progress::new())
}

/// An Abbot with this budget.
fn abbot<G: Mind>(budget: Budget, seed: u64) -> Bot {
    Bot { budget, ..Bot::of::<G>(Level::Abbot, seed) }
}

fn with<G: Mind>(game: &G, seat: Seat, bot: Bot, progress: &Progress) -> Plan<G> {
    G::think(&game.view(Eyes::Seat(seat)), seat, bot, progress)
}

/// Positions from random games of every setup in which a seat must act.
fn positions<G: Mind>(many: u64, each: impl Fn(&G, Seat, u64)) {
    let mut rng = Seed::from(8).stream(Purpose::Test, 4);
    let mut actions = Vec::new();
    let mut seen = 0;
    for setup in G::setups().iter().cycle() {
        let mut game = G::new(setup).expect("a good setup");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                each(&game, seat, seen);
                seen += 1;
                if seen == many {
                    return;
                }
            }
            play_on(&mut game, &mut rng, 1, &mut actions);
        }
    }
}

/// A player: a bot with so many tries, or anything that is legal.
#[derive(Clone, Copy)]
enum Player {
    Random,
    Bot(Rung, u32),
}

impl Player {
    /// `random`, a level, or one with fewer tries, such as `abbot:100`.
    fn read(word: &str) -> Player {
        let (name, tries) = word.split_once(':').unwrap_or((word, "1000000"));
        match name.parse() {
            Ok(rung) => Player::Bot(rung, tries.parse().expect("tries are a number")),
            Err(_) => Player::Random,
        }
    }

    fn plan<G: Mind>(self, game: &G, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
        match self {
            Player::Random => {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                vec![rng.pick(&actions).expect("somebody can act").clone()]
            }
            Player::Bot(rung, tries) => {
                let seed = u64::from(rng.below(u32::MAX));
                ask(game, seat, rung, tries, seed).actions
            }
        }
    }
}

/// How many of these games at the smallest table the first player wins against the second on all other
/// seats. Every seat is taken in turn.
fn wins<G: Mind>(first: Player, second: Player, games: u64) -> usize {
    let setup = G::setups().swap_remove(0);
    let won = |n: u64| {
        let seats = u64::from(G::ABOUT.seats.0);
        let mut session = Session::<G>::new(setup.clone(), Seed::from(n / seats)).expect("a good setup");
        let mut rng = Seed::from(n).stream(Purpose::Test, 3);
        let own = Seat((n % seats) as u8);
        while let Turn::Seat(seat) = session.game().turn() {
            let player = if seat == own { first } else { second };
            for action in player.plan(session.game(), seat, &mut rng) {
                if session.game().turn() != Turn::Seat(seat) || session.play(action).is_err() {
                    break;
                }
            }
        }
        session.game().outcome().is_some_and(|outcome| outcome.winners.has(own))
    };
    (0..games).filter(|n| won(*n)).count()
}

#[derive(Clone, Copy)]
struct Levels;

impl Visitor for Levels {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        let game = G::ABOUT.name;
        let file = project().join(format!("tests/levels/{game}.levels"));
        let text = text(&file);
        let lines: Vec<Vec<&str>> =
            text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect()).collect();
        for level in Level::ALL.map(Level::name) {
            let said = lines.iter().any(|line| line[0].split(':').next() == Some(level));
            assert!(said, "{} does not say whom {level} beats", file.display());
        }
        for line in lines {
            let [one, "beats", other, "in", least, "of", games] = line[..] else {
                panic!("{}: {line:?} is not `ONE beats OTHER in N of M`", file.display());
            };
            let number = |word: &str| word.parse::<u64>().expect("games are a number");
            let won = wins::<G>(Player::read(one), Player::read(other), number(games)) as u64;
            assert!(won >= number(least), "{game}: {one} beats {other} in {won} of {games}, not {least}");
        }
    }
}

#[test]
fn each_level_beats_the_one_below() {
    with_every_mind(Levels);
}

#[derive(Clone, Copy)]
struct Legal;

impl Visitor for Legal {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        let follow = |game: &G, seat: Seat, level: Rung, tries: u32, seed: u64| {
            let plan = ask(game, seat, level, tries, seed);
            let name = G::ABOUT.name;
            assert!(!plan.actions.is_empty(), "{name}: {level:?} plans nothing");
            for reason in &plan.because {
                assert!(
                    G::REASONS.contains(&reason.key),
                    "{name}: {level:?} gives a reason that is not listed: {reason:?}"
                );
            }
            let mut game = game.clone();
            for action in plan.actions {
                assert_eq!(game.turn(), Turn::Seat(seat), "{name}: {level:?} plans for another");
                game.allows(&action).unwrap_or_else(|refusal| panic!("{name}: {level:?} plans {action:?}: {refusal}"));
                game.apply(&action, &mut ());
            }
        };
        positions::<G>(12_000, |game, seat, n| {
            // Everybody draws what a search looks at, sooner or later.
            let heated = if n % 2 == 0 { Level::Oblate } else { Level::Novice };
            follow(game, seat, heated.rung(), 0, n);
            follow(game, seat, Rung::Former(Former::Novice), 0, n);
            follow(game, seat, Rung::Former(Former::Brother), 0, n);
            if n % 12 == 0 {
                follow(game, seat, Rung::TOP, if n % 60 == 0 { 200 } else { 16 }, n);
            }
        });
    }
}

#[test]
fn no_bot_proposes_what_is_illegal() {
    with_every_mind(Legal);
}

#[derive(Clone, Copy)]
struct Same;

impl Visitor for Same {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        let name = G::ABOUT.name;
        let imagined = |game: &G, seat: Seat, n: u64| {
            G::imagine(&game.view(Eyes::Seat(seat)), &mut Seed::from(n).stream(Purpose::Test, 5))
        };
        positions::<G>(1_500, |game, seat, n| {
            let other = imagined(game, seat, n);
            for level in [Level::Oblate, Level::Novice, Level::Brother] {
                let plan = ask(game, seat, level, 0, n);
                assert_eq!(plan, ask(&other, seat, level, 0, n), "{name}: {level:?} saw more than its view");
            }
        });
        positions::<G>(150, |game, seat, n| {
            let other = imagined(game, seat, n);
            // With more tries there are some for plans like the best one.
            let tries = if n % 5 == 0 { 240 } else { 40 };
            let abbot = |threads| abbot::<G>(Budget { tries, threads }, n);
            let alone = with(game, seat, abbot(1), &Progress::new());
            assert_eq!(
                alone,
                with(&other, seat, abbot(1), &Progress::new()),
                "{name}: an Abbot saw more than its view"
            );
            for threads in [2, 3, 5] {
                let many = with(game, seat, abbot(threads), &Progress::new());
                assert_eq!(alone, many, "{name}: the number of threads matters");
            }
        });
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_plan() {
    with_every_mind(Same);
}

/// A position, from a game among Brothers, in which an Abbot thinks as long as it may.
fn worth_thinking<G: Mind>() -> (G, Seat) {
    let mut game = G::new(&G::setups()[0]).expect("a good setup");
    let mut rng = Seed::from(3).stream(Purpose::Test, 6);
    let mut decisions = 0;
    while game.turn() != Turn::Over {
        let Turn::Seat(seat) = game.turn() else {
            let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
            game.apply(&drawn, &mut ());
            continue;
        };
        decisions += 1;
        let progress = Progress::new();
        if decisions > 40 {
            with(&game, seat, abbot::<G>(BUDGET, 1), &progress);
        }
        if progress.tries() >= BUDGET.tries * 4 / 5 {
            return (game, seat);
        }
        game.apply(&ask(&game, seat, Rung::Former(Former::Brother), 0, 1).actions[0], &mut ());
    }
    panic!("{}: there is nothing to think about", G::ABOUT.name);
}

const BUDGET: Budget = Budget { tries: 300, threads: 2 };

#[derive(Clone, Copy)]
struct Watched;

impl Visitor for Watched {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        let name = G::ABOUT.name;
        let (game, seat) = worth_thinking::<G>();
        let progress = Progress::new();
        with(&game, seat, abbot::<G>(BUDGET, 1), &progress);
        assert!(progress.tries() <= BUDGET.tries, "{name}: {} tries of {}", progress.tries(), BUDGET.tries);
        assert!(progress.hundredths() >= 80, "{name}: {} hundredths are told", progress.hundredths());

        let endless = abbot::<G>(Budget { tries: u32::MAX, threads: 2 }, 1);
        let progress = Progress::new();
        thread::scope(|scope| {
            let thinking = scope.spawn(|| with(&game, seat, endless, &progress));
            while progress.tries() < 200 {
                thread::yield_now();
            }
            progress.stop();
            let then = progress.tries();
            let plan = thinking.join().expect("a bot does not panic");
            assert!(progress.tries() <= then + 2, "{name}: {} tries after it was stopped", progress.tries() - then);
            game.allows(&plan.actions[0]).expect("the best found so far is legal");
        });
    }
}

#[test]
fn thinking_keeps_its_budget_and_ends_when_it_is_stopped() {
    with_every_mind(Watched);
}

#[derive(Clone, Copy)]
struct Stopped;

impl Visitor for Stopped {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        positions::<G>(60, |game, seat, n| {
            let progress = Progress::new();
            progress.stop();
            let budget = Budget { tries: u32::MAX, threads: 2 };
            let plan = with(game, seat, abbot::<G>(budget, n), &progress);
            assert_eq!(progress.tries(), 0, "{}", G::ABOUT.name);
            game.allows(&plan.actions[0]).expect("what looks best is legal");
        });
    }
}

#[test]
fn a_bot_stopped_before_it_began_plays_what_looks_best() {
    with_every_mind(Stopped);
}

/// What is wrong with a position, or who misses its one best action.
fn missed<G: Mind + Scripted>(file: &Path) -> Vec<String> {
    let (name, text) = (file.display(), text(file));
    let stage = match script::stage::<G>(&text) {
        Ok(stage) => stage,
        Err(failure) => return vec![format!("{name}: {failure}")],
    };
    let best = text.lines().filter_map(|line| line.strip_prefix("best "));
    let wanted: Result<Vec<G::Action>, String> = best.map(|act| stage.meaning(act)).collect();
    let (Ok(wanted), Some(seat)) = (&wanted, stage.game().turn().seat()) else {
        return vec![format!("{name}: {wanted:?} {:?}", stage.game().turn())];
    };
    let mut missed = Vec::new();
    for (level, tries) in [(Rung::Former(Former::Brother), 0), (Rung::TOP, 200)] {
        let plan = ask(stage.game(), seat, level, tries, 1).actions;
        if !plan.iter().any(|action| wanted.contains(action)) {
            missed.push(format!("{name}: {level:?} plans {plan:?}"));
        }
    }
    missed
}

#[derive(Clone, Copy)]
struct Best;

impl Visitor for Best {
    type Output = ();

    fn visit<G: Mind + Scripted>(self) {
        let files = files(&project().join("tests/positions").join(G::ABOUT.name), ".position");
        assert!(files.len() >= 4, "{} has {} positions with one best action", G::ABOUT.name, files.len());
        let missed: Vec<String> = files.iter().flat_map(|file| missed::<G>(file)).collect();
        assert!(missed.is_empty(), "{}", missed.join("\n"));
    }
}

#[test]
fn an_obviously_best_move_is_found() {
    with_every_mind(Best);
}
